// What a category's page shows below its vendors, or instead of them.
import { Button } from "@troth/ui/button";
import { EmptyState } from "@troth/ui/empty-state";
import { Section } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { TextLink } from "@troth/ui/text-link";
import { Link, useLocation } from "react-router-dom";
import * as paths from "../paths.ts";
import type { Category } from "../queries.ts";
import type { SearchResult } from "../search/edit-query.ts";
import { ExplainLink } from "../search/explain-link.tsx";
import { CategoryGrid } from "./category-grid.tsx";
import { messages as words } from "./where-next-messages.ts";

export { RankingNote, RankingReasons } from "../search/ranking-note.tsx";

const NEIGHBOURS = 6;
const PLACES = 24;

type WhereNextProps = {
  category: Category;
  categories: readonly Category[];
  facets: SearchResult["facets"];
  placeId: string | undefined;
  /** Its name; empty without one. */
  place: string;
};

/** The same category in other places, and other categories. */
export function WhereNext({ category, categories, facets, placeId, place }: WhereNextProps) {
  const otherPlaces = (facets?.location ?? []).filter(({ value, count }) => value !== placeId && count > 0);
  const neighbours = neighboursOf(category, categories, placeId ? (facets?.category ?? []) : null);
  return (
    <>
      {otherPlaces.length > 0 ? (
        <Section tone="sunken" title={words.places(category.name)}>
          <ul className="grid grid-cols-1 gap-x-10 min-[30rem]:grid-cols-2 lg:grid-cols-4">
            {otherPlaces.slice(0, PLACES).map(({ value, label, count }) => (
              <li key={value} className="flex items-baseline justify-between gap-4 border-b border-hairline py-2">
                <TextLink asChild>
                  <Link to={paths.category(category.slug, value)}>{label}</Link>
                </TextLink>
                <Text asChild size={14} tone="muted">
                  <span className="figures">{count}</span>
                </Text>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      {neighbours.length > 0 ? (
        <Section title={place ? words.othersIn(place) : words.others}>
          <CategoryGrid categories={neighbours} place={placeId} className="lg:grid-cols-6" />
        </Section>
      ) : null}
    </>
  );
}

/** Has every vendor say why it is where it is, or no longer. */
export function WhyThisOrder({ isOn }: { isOn: boolean }) {
  const { pathname } = useLocation();
  return <ExplainLink isOn={isOn} to={isOn ? pathname : `${pathname}?explain=true`} />;
}

/** When there are no vendors yet. */
export function NoVendors({ category, place }: Pick<WhereNextProps, "category" | "place">) {
  return (
    <EmptyState
      title={words.none(category.name, place)}
      description={words.noneHint}
      action={
        <>
          <Button asChild variant="outline">
            <Link to={paths.addVendor}>{words.add}</Link>
          </Button>
          {place ? (
            <Button asChild variant="outline">
              <Link to={paths.category(category.slug)}>{words.elsewhere(category.name)}</Link>
            </Button>
          ) : null}
        </>
      }
    />
  );
}

type Counts = readonly { value: string; count: number }[];

/** Other categories that have vendors: in a place those with the most, elsewhere those next to it in the list. */
function neighboursOf(category: Category, categories: readonly Category[], inPlace: Counts | null): Category[] {
  const at = categories.indexOf(category);
  const others = [...categories.slice(at + 1), ...categories.slice(0, at)];
  const counted = inPlace
    ? inPlace.flatMap(({ value, count }) => {
        const one = others.find(({ slug }) => slug === value);
        return one ? [{ ...one, vendorCount: count }] : [];
      })
    : others;
  return counted.filter(({ vendorCount }) => vendorCount > 0).slice(0, NEIGHBOURS);
}
