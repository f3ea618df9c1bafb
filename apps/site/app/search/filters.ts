import type { FilterGroup, FilterOption } from "@troth/ui/filter-panel";
import { number } from "../format.ts";
import type { Category } from "../queries.ts";
import type { Names } from "./applied-filters.ts";
import type { Filters, SearchResult } from "./edit-query.ts";
import { messages } from "./messages.ts";

type Facets = SearchResult["facets"];

const words = messages.filters;
const ratings = [4.5, 4, 3];

/**
 * The filters, with how many vendors each would leave. A facet that would be too costly to count is missing from the
 * answer, and its values are shown without numbers. Applied filters are always shown, whether chosen or understood.
 */
export function filterGroups(
  applied: Filters,
  facets: Facets,
  categories: readonly Category[],
  names: Names,
): FilterGroup[] {
  const option = (value: string, label: string, count: number | undefined, checked: boolean): FilterOption => ({
    value,
    label,
    count: count && number(count),
    checked,
  });

  const categoryCounts = counts(facets?.category);
  const shownCategories = categories.filter(
    ({ slug }) => !categoryCounts || categoryCounts.has(slug) || applied.category.includes(slug),
  );
  const placeCounts = counts(facets?.location);
  const places = [...new Set([...(placeCounts?.keys() ?? []), ...applied.location])];
  const prices = counts(facets?.priceRange);
  const minimums = counts(facets?.minRating);
  // An address may ask for another minimum, which is then shown as chosen.
  const stars = [...new Set([...ratings, ...(applied.minRating === null ? [] : [applied.minRating])])].sort(
    (a, b) => b - a,
  );
  const open = facets?.openNow ?? undefined;

  const groups: FilterGroup[] = [
    {
      id: "openNow",
      legend: words.openNow,
      kind: "toggle",
      options: [option("true", words.openNow, open, applied.openNow)],
    },
    {
      id: "category",
      legend: words.category,
      kind: "multiple",
      options: shownCategories.map(({ slug, name }) =>
        option(
          slug,
          name,
          categoryCounts ? (categoryCounts.get(slug) ?? 0) : undefined,
          applied.category.includes(slug),
        ),
      ),
    },
    {
      id: "location",
      legend: words.location,
      kind: "multiple",
      options: places.map((id) =>
        option(
          id,
          names.place(id),
          placeCounts ? (placeCounts.get(id) ?? 0) : undefined,
          applied.location.includes(id),
        ),
      ),
    },
    {
      id: "minRating",
      legend: words.minRating,
      kind: "single",
      options: [
        option("", words.anyRating, undefined, applied.minRating === null),
        ...stars.map((least) =>
          option(String(least), words.atLeast(least), minimums?.get(String(least)), applied.minRating === least),
        ),
      ],
    },
    {
      id: "priceRange",
      legend: words.priceRange,
      kind: "multiple",
      options: words.prices.map((label, index) =>
        option(
          String(index + 1),
          label,
          prices ? (prices.get(String(index + 1)) ?? 0) : undefined,
          applied.priceRange.includes(index + 1),
        ),
      ),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

function counts(
  facet: readonly { value: string | number; count: number }[] | null | undefined,
): Map<string, number> | undefined {
  return facet ? new Map(facet.map(({ value, count }) => [String(value), count])) : undefined;
}
