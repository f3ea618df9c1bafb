import { vendorSortValues } from "@troth/api-client/enumerations";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Button } from "@troth/ui/button";
import { FilterPanel } from "@troth/ui/filter-panel";
import { Heading } from "@troth/ui/heading";
import { Columns, Container, Stack } from "@troth/ui/page";
import { Pagination } from "@troth/ui/pagination";
import { SearchBar } from "@troth/ui/search-bar";
import { SortSelect } from "@troth/ui/sort-select";
import { Text } from "@troth/ui/text";
import { useRef, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { Head } from "../frame/head.tsx";
import { renderedPart } from "../frame/rendered-part.ts";
import { useFocusOnRemoval } from "../frame/use-focus-on-removal.ts";
import { useLocationState } from "../frame/use-location-state.ts";
import { useIsReloadingPage } from "../frame/use-is-reloading-page.ts";
import * as paths from "../paths.ts";
import { prefetch, type Reads } from "../prefetch.ts";
import { categoriesQuery, type VendorSummary, vendorsQuery } from "../queries.ts";
import { isListOf, isShape, isString } from "../state/shape.ts";
import { VendorList } from "../vendors/vendor-list.tsx";
import { Alternatives, nearbyQuery } from "./alternatives.tsx";
import { AppliedFilterChips } from "./applied-filter-chips.tsx";
import { appliedFilters, headlineOf, namesOf } from "./applied-filters.ts";
import { type Change, type Filters, noFilters, setFilters, type Understanding } from "./edit-query.ts";
import { filterGroups } from "./filters.ts";
import { messages } from "./messages.ts";
import { Notes } from "./notes.tsx";
import { PAGE_SIZE, parseSearch, partsOf, queryOf, searchNames, type SearchState } from "./search-state.ts";
import { type NewSearch, useSiteSearch } from "./site-search.tsx";

// Only the first page of a search says what was understood, and has the facets.
const firstPage = (state: SearchState) => vendorsQuery(queryOf({ ...state, cursor: "" }));

const fetches = prefetch(async (client, _params, url) => {
  const state = parseSearch(url.searchParams);
  const [first] = await Promise.all([
    client.ensureQueryData(firstPage(state)),
    ...(state.cursor ? [client.ensureQueryData(vendorsQuery(queryOf(state)))] : []),
    client.ensureQueryData(categoriesQuery()),
  ]);
  const near = nearbyQuery(state, first);
  if (near) await client.ensureQueryData(vendorsQuery(near));
});
export const loader = fetches;
export const clientLoader = fetches;
export const handle: Reads = { reads: searchNames };

const words = messages.page;

// Most searches find enough.
const NoResults = renderedPart(async () => (await import("./few-results.tsx")).NoResults);
const NearbyVendors = renderedPart(async () => (await import("./few-results.tsx")).NearbyVendors);
const ExplainLink = renderedPart(async () => (await import("./explain-link.tsx")).ExplainLink);
const why = () => import("./ranking-note.tsx");
const RankingNote = renderedPart(async () => (await why()).RankingNote);
const RankingReasons = renderedPart(async () => (await why()).RankingReasons);
const reasonsOf = (vendor: VendorSummary) => <RankingReasons vendor={vendor} />;
const isHandedOver = isShape<{ trail: string[] }>({ trail: isListOf(isString) });

export default function Search() {
  const [params] = useSearchParams();
  const state = parseSearch(params);
  const { data: result, dataUpdatedAt: now } = useSuspenseQuery(vendorsQuery(queryOf(state)));
  const { data: first } = useSuspenseQuery(firstPage(state));
  const { data: categories } = useSuspenseQuery(categoriesQuery());
  const filters = useFilters(params.toString(), state, first);
  const busy = useIsReloadingPage();
  const heading = useRef<HTMLHeadingElement>(null);

  const { total } = first;
  const names = namesOf(categories, first);
  const applied = appliedFilters(state, first, names);
  useFocusOnRemoval(heading, applied.length);
  const places = [...new Set([...state.location, ...(first.where?.place ? [first.where.place.id] : [])])];
  const { what, where, more } = headlineOf(state, first, names);
  const subject = what || words.heading;
  const title = subject + (where && words.headingIn + where) + (more && words.headingMore + more);
  const results = words.results(total.count, total.exact);
  const near = nearbyQuery(state, first);
  const search = useSiteSearch({
    q: state.q,
    where: first.where && !first.where.place ? first.where.text : places.map(names.place).join(", "),
    places,
    appliedPlaces: first.filters.location,
    to: (change) => paths.search(partsOf(state, { ...anew(state, first, change), verbatim: false })),
  });
  const sort = total.count > 1 ? <SearchSort state={state} /> : null;

  return (
    <>
      <Head
        title={title}
        description={words.description}
        // One page for each category and place is enough for a search engine, and only if it has vendors: its own, if
        // there is one.
        path={
          state.category.length === 1 && state.location.length < 2
            ? paths.category(state.category[0]!, state.location[0])
            : paths.search(partsOf({ ...state, sort: "best", explain: false }))
        }
        noindex={
          state.q !== "" ||
          state.where !== "" ||
          state.cursor !== "" ||
          state.minRating !== null ||
          state.openNow ||
          state.priceRange.length > 0 ||
          state.language.length > 0 ||
          total.count === 0
        }
      />
      <Container className="pt-2 pb-4 sm:py-8">
        <SearchBar {...search} summary={[what, where].filter(Boolean).join(" · ")} />
        <Columns layout="sidebar-main" className="max-lg:gap-y-1 sm:mt-4 lg:mt-8">
          <FilterPanel
            action={paths.search()}
            hiddenFields={carried(state, first)}
            groups={filterGroups(filters.shown, first.facets, categories, names)}
            onChange={(id, values) => filters.set(changeOf(id, values))}
            onClear={filters.clear}
            resultLabel={messages.filters.show(results)}
            beside={sort}
          />
          <section aria-labelledby="results" aria-busy={busy}>
            <Stack gap={4}>
              <div className="flex items-start justify-between gap-x-4">
                <div className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4 lg:block">
                  <Heading level={1} size="panel" id="results" dir="auto" ref={heading} tabIndex={-1}>
                    {subject}
                    {where ? (
                      <>
                        {words.headingIn}
                        <em>{where}</em>
                      </>
                    ) : null}
                    {more ? words.headingMore + more : null}
                  </Heading>
                  <Text asChild size={15} tone="muted">
                    <output>{busy ? words.loading : results}</output>
                  </Text>
                </div>
                <div className="hidden lg:block noscript:block">{sort}</div>
              </div>
              <AppliedFilterChips state={state} filters={applied} understood={first.understood} />
              <Notes state={state} result={first} />
              {result.items.length === 0 ? (
                <NoResults state={state} result={first} place={where} categories={categories} />
              ) : (
                <>
                  <Alternatives state={state} result={first} place={where} />
                  {state.explain ? <RankingNote /> : null}
                  <VendorList
                    vendors={result.items}
                    categories={categories}
                    now={now}
                    inSight={state.cursor ? 0 : 3}
                    headingLevel={2}
                    footerOf={state.explain ? reasonsOf : undefined}
                  />
                  {state.explain || total.count > 1 ? (
                    <ExplainLink isOn={state.explain} to={paths.search(partsOf(state, { explain: !state.explain }))} />
                  ) : null}
                </>
              )}
              <SearchPager state={state} total={total} shown={result.items.length} nextCursor={result.nextCursor} />
              {near ? (
                <NearbyVendors state={state} result={first} place={where} query={near} categories={categories} />
              ) : null}
            </Stack>
          </section>
        </Columns>
      </Container>
    </>
  );
}

/** New words are a new search: the filters stay, except the category. */
function anew(state: SearchState, understanding: Understanding, change: NewSearch): Change {
  const { q, where, location } = change;
  if (q && q !== state.q) return { category: [], ...change };
  // The same words in another place: a place within the words goes.
  const isElsewhere = where !== "" || location.length > 0;
  return { ...change, ...(q && isElsewhere && { q: setFilters(state, understanding, { location }).q ?? q }) };
}

/** The filters before the answer is there: a box is ticked as soon as someone ticks it. */
function useFilters(address: string, state: SearchState, understanding: Understanding) {
  const [ahead, setAhead] = useState<{ address: string; filters: Partial<Filters> } | null>(null);
  if (ahead && ahead.address !== address) setAhead(null);
  const filters = ahead?.address === address ? ahead.filters : {};
  const navigate = useNavigate();
  const go = (filters: Partial<Filters>, change: Change) => {
    setAhead({ address, filters });
    void navigate(paths.search(partsOf(state, change)), { preventScrollReset: true });
  };
  return {
    shown: { ...understanding.filters, ...filters },
    set: (changed: Partial<Filters>) => {
      const all = { ...filters, ...changed };
      go(all, setFilters(state, understanding, all));
    },
    clear: () => go(noFilters, setFilters(state, understanding, noFilters)),
  };
}

/** What the filter form sends along without script: the text need not repeat what its boxes say. */
function carried(state: SearchState, understanding: Understanding): Record<string, string> {
  const { category, location, openNow, minRating, priceRange } = understanding.filters;
  const { q } = {
    ...state,
    ...setFilters(state, understanding, { category, location, openNow, minRating, priceRange }),
  };
  const { verbatim, language, sort } = partsOf(state);
  return { ...(q && { q }), ...(verbatim && { verbatim }), ...(language && { language }), ...(sort && { sort }) };
}

function changeOf(id: string, values: string[]): Partial<Filters> {
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

function SearchSort({ state }: { state: SearchState }) {
  const navigate = useNavigate();
  return (
    <SortSelect
      action={paths.search()}
      hiddenFields={Object.fromEntries(
        Object.entries(partsOf(state, { sort: "best" })).filter(([, text]) => text !== ""),
      )}
      value={state.sort}
      options={vendorSortValues.map((value) => ({ value, label: words.sorts[value] }))}
      onChange={(value) => void navigate(paths.search(partsOf(state, { sort: value })), { preventScrollReset: true })}
    />
  );
}

type SearchPagerProps = {
  state: SearchState;
  total: { count: number; exact: boolean };
  shown: number;
  nextCursor: string | null;
};

/** To the next page by its cursor, and back by the cursors that led here. */
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

/** The cursors of the pages before this one. The server knows none, so the first render mustn't either. */
function useTrail(): string[] | null {
  return useLocationState(isHandedOver)?.trail ?? null;
}
