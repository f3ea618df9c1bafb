import { useSuspenseQuery } from "@tanstack/react-query";
import { Button } from "@troth/ui/button";
import { EmptyState } from "@troth/ui/empty-state";
import { Heading } from "@troth/ui/heading";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { TextLink } from "@troth/ui/text-link";
import { Fragment, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { CategoryGrid } from "../categories/category-grid.tsx";
import * as paths from "../paths.ts";
import { type Category, type VendorQuery, vendorsQuery } from "../queries.ts";
import { VendorList } from "../vendors/vendor-list.tsx";
import { type SearchResult, widened, othersOf } from "./in-force.ts";
import { messages } from "./messages.ts";
import { partsOf, queryOf, type SearchState } from "./search-state.ts";

type Wider = SearchResult["wider"][number];

const words = messages.wider;

/** How many vendors of the nearest place are shown. */
const SHOWN_NEAR = 3;

const nearestOf = (result: SearchResult): Wider | undefined => othersOf(result).find(({ kind }) => kind === "nearby");

const addressOf = (state: SearchState, result: SearchResult, wider: Wider) =>
  paths.search(partsOf(state, widened(state, result, wider)));

const without = ({ value, label, count }: Wider) =>
  words.counted(count, words.without[value as keyof typeof words.without](label));

type WideningProps = {
  state: SearchState;
  result: SearchResult;
  /** The place's name that was looked in. */
  place: string;
};

/** What else would find vendors, in a line or two under few of them. */
export function Widening({ state, result, place }: WideningProps) {
  const wider = othersOf(result);
  const near = wider.filter(({ kind }) => kind === "nearby");
  const less = wider.filter(({ kind }) => kind === "without");
  const links = (entries: readonly Wider[], text: (entry: Wider) => string): ReactNode =>
    entries.map((entry, index) => (
      <Fragment key={entry.value}>
        {index > 0 ? " · " : null}
        <TextLink asChild>
          <Link to={addressOf(state, result, entry)}>{text(entry)}</Link>
        </TextLink>
      </Fragment>
    ));
  if (wider.length === 0) return null;
  return (
    <Stack gap={1}>
      {near.length > 0 ? (
        <Text size={15}>
          {words.near(place)}
          {links(near, ({ label, kilometres, count }) => words.nearby(label, kilometres ?? 0, count))}
        </Text>
      ) : null}
      {less.length > 0 ? (
        <Text size={15}>
          {words.or}
          {links(less, without)}
        </Text>
      ) : null}
    </Stack>
  );
}

/** Nothing was found, and there is always somewhere to go from here. */
export function Nothing({ state, result, categories }: WideningProps & { categories: readonly Category[] }) {
  const { none, noneNear, noneElse, browse } = messages.page;
  const wider = othersOf(result);
  return (
    <>
      <EmptyState
        className={wider.length > 0 ? "py-2" : "py-6"}
        // Where vendors follow, they are the picture.
        {...(wider.length > 0 && { picture: null })}
        title={none}
        description={wider.length > 0 ? noneNear : noneElse}
        action={
          wider.length > 0 ? (
            wider.map((entry) => (
              <Button key={`${entry.kind} ${entry.value}`} asChild size="sm" variant="outline">
                <Link to={addressOf(state, result, entry)}>
                  {entry.kind === "nearby"
                    ? words.nearby(entry.label, entry.kilometres ?? 0, entry.count)
                    : without(entry)}
                </Link>
              </Button>
            ))
          ) : (
            <Button asChild variant="outline">
              <Link to={paths.categories}>{browse}</Link>
            </Button>
          )
        }
      />
      {wider.length === 0 ? (
        <CategoryGrid categories={categories.filter(({ vendorCount }) => vendorCount > 0).slice(0, 8)} />
      ) : null}
    </>
  );
}

/** The first vendors of the nearest place, where few are found in the one that was asked for. */
export function nearestQuery(state: SearchState, result: SearchResult): VendorQuery | null {
  const nearest = nearestOf(result);
  if (!nearest || state.cursor) return null;
  return { ...queryOf({ ...state, ...widened(state, result, nearest) }), limit: SHOWN_NEAR };
}

type NearestProps = WideningProps & { query: VendorQuery; categories: readonly Category[]; sizes: string };

export function Nearest({ state, result, place, query, categories, sizes }: NearestProps) {
  const { data, dataUpdatedAt: now } = useSuspenseQuery(vendorsQuery(query));
  const nearest = nearestOf(result)!;
  return (
    <section aria-labelledby="nearest" className="mt-6">
      <Stack gap={4}>
        <Stack direction="row" gap={3} className="items-baseline justify-between">
          <Heading level={2} size="card" id="nearest">
            {words.nearest(place)}
            <em>{nearest.label}</em>
            {words.distance(nearest.kilometres ?? 0)}
          </Heading>
          {nearest.count > data.items.length ? (
            <Text size={15}>
              <TextLink asChild>
                <Link to={addressOf(state, result, nearest)}>{words.all(nearest.count, nearest.label)}</Link>
              </TextLink>
            </Text>
          ) : null}
        </Stack>
        <VendorList vendors={data.items} categories={categories} now={now} sizes={sizes} />
      </Stack>
    </section>
  );
}
