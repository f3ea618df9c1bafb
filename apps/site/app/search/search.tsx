import { vendorSortValues } from "@troth/api-client/enumerations";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import { EmptyState } from "@troth/ui/empty-state";
import { FilterPanel } from "@troth/ui/filter-panel";
import { Heading } from "@troth/ui/heading";
import { Columns, Container, Stack } from "@troth/ui/page";
import { Pagination } from "@troth/ui/pagination";
import { Text } from "@troth/ui/text";
import { useState } from "react";
import { Link, redirect, useNavigate, useNavigation, useSearchParams } from "react-router-dom";
import { Head } from "../frame/head.tsx";
import { useLocationState } from "../frame/use-location-state.ts";
import * as paths from "../paths.ts";
import { prefetch } from "../prefetch.ts";
import { categoriesQuery, suggestionsQuery, vendorsQuery } from "../queries.ts";
import { isListOf, isShape, isString } from "../state/shape.ts";
import { VendorList } from "../vendors/vendor-list.tsx";
import { filterGroups } from "./filters.ts";
import { messages } from "./messages.ts";
import { isFiltered, isPlaceId, PAGE_SIZE, parseSearch, partsOf, queryOf, type SearchState } from "./search-state.ts";
import { SiteSearch } from "./site-search.tsx";

const fetches = prefetch(async (client, _params, url) => {
  const state = parseSearch(url.searchParams);
  await findPlaces(client, state);
  await Promise.all([
    client.ensureQueryData(vendorsQuery(queryOf(state))),
    // Facets come with the first page only.
    ...(state.cursor ? [client.ensureQueryData(vendorsQuery(queryOf({ ...state, cursor: "" })))] : []),
    client.ensureQueryData(categoriesQuery()),
  ]);
});
export const loader = fetches;
export const clientLoader = fetches;

/** A place that somebody wrote out becomes its id in the address. */
async function findPlaces(client: QueryClient, state: SearchState): Promise<void> {
  const written = state.location.filter((place) => !isPlaceId(place));
  if (written.length === 0) return;
  const found = await Promise.all(
    written.map(async (place) => {
      const name = place.split(",")[0]!.trim().slice(0, 100);
      const suggestions = name ? await client.ensureQueryData(suggestionsQuery(name, ["place"])) : [];
      return suggestions[0]?.id;
    }),
  );
  const location = [...state.location.filter(isPlaceId), ...found.filter((id) => id !== undefined)];
  const unknown = written.filter((_place, index) => found[index] === undefined)[0];
  throw redirect(paths.search({ ...partsOf(state, { location }), unknown }));
}

const words = messages.page;
const isHandedOver = isShape<{ trail: string[] }>({ trail: isListOf(isString) });

export default function Search() {
  const [params] = useSearchParams();
  const state = parseSearch(params);
  const [chosen, choose] = useChosen(params.toString(), state);
  const { data: result, dataUpdatedAt: now } = useSuspenseQuery(vendorsQuery(queryOf(state)));
  const { data: first } = useSuspenseQuery(vendorsQuery(queryOf({ ...state, cursor: "" })));
  const { data: categories } = useSuspenseQuery(categoriesQuery());
  const navigate = useNavigate();
  const busy = useNavigation().state === "loading";

  const { total } = first;
  const placeName = (id: string) =>
    first.facets?.location?.find(({ value }) => value === id)?.label ??
    first.items.flatMap(({ places }) => places).find((place) => place.id === id)?.name ??
    id;
  const where = state.location.map(placeName).join(", ");
  const kind =
    state.category.length === 1 ? (categories.find(({ slug }) => slug === state.category[0])?.name ?? "") : "";
  const subject = state.q ? words.headingFor(state.q) : kind || words.heading;
  const heading = where ? words.headingIn(subject, where) : subject;
  const results = words.results(total.count, total.exact);
  const unknown = params.get("unknown");
  const go = (change: Partial<SearchState>) => {
    choose({ ...chosen, ...change });
    void navigate(paths.search(partsOf(chosen, change)), { preventScrollReset: true });
  };

  return (
    <>
      <Head
        title={state.q ? words.titleFor(heading) : heading}
        description={words.description}
        path={paths.search(partsOf({ ...state, sort: "best" }))}
        // One page for each category and place is enough for a search engine.
        noindex={
          state.q !== "" ||
          state.cursor !== "" ||
          state.minRating !== null ||
          state.openNow ||
          state.priceRange.length > 0
        }
      />
      <Container className="py-6 sm:py-8">
        <SiteSearch
          size="bar"
          q={state.q}
          where={where}
          places={state.location}
          to={(change) => paths.search(partsOf(state, change))}
        />
        <Columns layout="sidebar-main" className="mt-8">
          <FilterPanel
            action={paths.search()}
            carry={carried(state)}
            groups={filterGroups(chosen, first.facets, categories, placeName)}
            onChange={(id, values) => go(changeOf(id, values))}
            onClear={() => go({ category: [], location: [], minRating: null, openNow: false, priceRange: [] })}
            resultLabel={messages.filters.show(results)}
          />
          <section aria-labelledby="results" aria-busy={busy}>
            <Stack gap={4}>
              <Stack direction="row" gap={4} className="justify-between">
                <div>
                  <Heading level={1} size="panel" id="results" dir="auto">
                    {heading}
                  </Heading>
                  <Text asChild size={15} tone="muted">
                    <output>{busy ? words.loading : results}</output>
                  </Text>
                </div>
                <SortLinks state={state} />
              </Stack>
              {unknown ? <Banner tone="caution">{words.unknownPlace(unknown)}</Banner> : null}
              {result.matched === "similar" && result.items.length > 0 ? <Banner>{words.similar}</Banner> : null}
              {result.items.length === 0 ? (
                <Nothing state={state} />
              ) : (
                <VendorList
                  vendors={result.items}
                  categories={categories}
                  now={now}
                  inSight={state.cursor ? 0 : 3}
                  headingLevel={2}
                  sizes="(min-width: 1264px) 290px, (min-width: 640px) 45vw, 90vw"
                />
              )}
              <SearchPager state={state} total={total} shown={result.items.length} nextCursor={result.nextCursor} />
            </Stack>
          </section>
        </Columns>
      </Container>
    </>
  );
}

/** What is chosen, ahead of the answer: a box that was ticked is ticked at once. */
function useChosen(address: string, state: SearchState): [SearchState, (next: SearchState) => void] {
  const [ahead, setAhead] = useState<{ address: string; state: SearchState } | null>(null);
  if (ahead && ahead.address !== address) setAhead(null);
  return [ahead?.address === address ? ahead.state : state, (next) => setAhead({ address, state: next })];
}

/** What the filter form sends along where there is no script. */
function carried({ q, sort }: SearchState): Record<string, string> {
  return { ...(q && { q }), ...(sort !== "best" && { sort }) };
}

function changeOf(id: string, values: string[]): Partial<SearchState> {
  switch (id) {
    case "minRating":
      return { minRating: values[0] ? Number(values[0]) : null };
    case "openNow":
      return { openNow: values.length > 0 };
    case "priceRange":
      return { priceRange: values.map(Number) };
    case "location":
      return { location: values };
    default:
      return { category: values };
  }
}

function SortLinks({ state }: { state: SearchState }) {
  return (
    <nav aria-label={words.sort} className="-ms-3 flex flex-wrap sm:ms-0">
      {vendorSortValues.map((sort) => (
        <Button key={sort} asChild size="sm" variant={sort === state.sort ? "quiet" : "plain"}>
          <Link
            to={paths.search(partsOf(state, { sort }))}
            aria-current={sort === state.sort ? "true" : undefined}
            preventScrollReset
          >
            {words.sorts[sort]}
          </Link>
        </Button>
      ))}
    </nav>
  );
}

function Nothing({ state }: { state: SearchState }) {
  return (
    <EmptyState
      title={words.none}
      description={words.noneHint}
      action={
        <>
          {isFiltered(state) ? (
            <Button asChild>
              <Link to={paths.search({ q: state.q })}>{words.clear}</Link>
            </Button>
          ) : null}
          <Button asChild variant="outline">
            <Link to={paths.categories}>{words.browse}</Link>
          </Button>
        </>
      }
    />
  );
}

type SearchPagerProps = {
  state: SearchState;
  total: { count: number; exact: boolean };
  shown: number;
  nextCursor: string | null;
};

/** On to the next page by its cursor, and back by the cursors that led here. */
function SearchPager({ state, total, shown, nextCursor }: SearchPagerProps) {
  const trail = useTrail();
  if (shown === 0 || (!nextCursor && !state.cursor)) return null;
  const from = (state.page - 1) * PAGE_SIZE + 1;
  const before = trail?.at(-1);
  return (
    <Pagination
      className="mt-4"
      status={words.showing(from, from + shown - 1, total.count, total.exact)}
      previous={
        state.cursor ? (
          <Button asChild variant="outline">
            {before === undefined ? (
              <Link to={paths.search(partsOf(state))} rel="prev">
                {state.page === 2 ? words.previous : words.first}
              </Link>
            ) : (
              <Link
                to={paths.search(partsOf(state, { cursor: before, page: state.page - 1 }))}
                state={{ trail: trail!.slice(0, -1) }}
                rel="prev"
              >
                {words.previous}
              </Link>
            )}
          </Button>
        ) : undefined
      }
      next={
        nextCursor ? (
          <Button asChild variant="outline">
            <Link
              to={paths.search(partsOf(state, { cursor: nextCursor, page: state.page + 1 }))}
              state={{ trail: [...(trail ?? []), state.cursor] }}
              rel="next"
            >
              {words.next}
            </Link>
          </Button>
        ) : undefined
      }
    />
  );
}

/** The cursors of the pages before this one. The server knows none, so the first render must not either. */
function useTrail(): string[] | null {
  return useLocationState(isHandedOver)?.trail ?? null;
}
