// The numbers beside the filters, and the total number of vendors.
import type { components } from "@troth/api-client/schema";
import {
  type CountedSet,
  type Counts,
  maxCounted,
  type Filters,
  type FilterSet,
  type Group,
  listingOf,
  lookedAt,
  maxPlaces,
  type Words,
} from "./search-queries.ts";

type Result = components["schemas"]["VendorSearchResult"];
type Facets = NonNullable<Result["facets"]>;
type Facet = components["schemas"]["Facet"];
type NumberFacet = components["schemas"]["NumberFacet"];

const offeredRatings = [4.5, 4, 3];
const groups: Group[] = ["category", "location", "priceRange", "minRating", "openNow"];
/** What is kept about whole listings. */
const kept: ReadonlySet<"total" | Group> = new Set(["total", "category", "location", "priceRange"] as const);
const nothing: Filters = {
  category: [],
  location: null,
  priceRange: [],
  minRating: null,
  openNow: false,
  language: [],
};

/** The filters without one group's own. */
export const without = ({ all, chosen }: FilterSet, group: keyof Filters): FilterSet => ({
  all: { ...all, [group]: nothing[group] },
  chosen: { ...chosen, [group]: nothing[group] },
});

/** What to count for the total and the facets: whole listings, whose counts are stored, and sets to count now. */
export interface Counting {
  listings: string[];
  sets: CountedSet[];
  ratings: number[];
  /** Null for a number too large to count. */
  countsFor(what: "total" | Group, listings: Map<string, Counts>, sets: (Counts | null)[]): Counts | null;
}

export function countingOf(words: Words | null, filters: FilterSet, withFacets: boolean): Counting {
  const { minRating } = filters.all;
  const ratings = [...new Set([...offeredRatings, ...(minRating === null ? [] : [minRating])])];
  const whole = JSON.stringify(filters);
  const wanted: ("total" | Group)[] = ["total", ...(withFacets ? groups : [])];
  // Many need the same set.
  const needs = new Map(
    wanted.map((what) => {
      const under = what === "total" ? filters : without(filters, what);
      const listing = words === null ? listingOf(under.all) : null;
      return [what, { under, listing, isKept: listing !== null && kept.has(what), set: JSON.stringify(under) }];
    }),
  );
  const counted = new Map(
    [...needs.values()].flatMap(({ under, listing, isKept, set }) =>
      isKept
        ? []
        : [
            [
              set,
              {
                filters: under,
                isTotal: set === whole,
                unless: words === null && (set !== whole || listing !== null) ? lookedAt(under.all) : null,
              },
            ],
          ],
    ),
  );
  const names = [...counted.keys()];
  return {
    listings: [...new Set([...needs.values()].flatMap(({ listing }) => listing ?? []))],
    sets: [...counted.values()],
    ratings,
    countsFor(what, listings, sets) {
      const { listing, isKept, set } = needs.get(what)!;
      return isKept ? listings.get(listing!)! : (sets[names.indexOf(set)] ?? null);
    },
  };
}

export const totalOf = (inAll: Counts | null): Result["total"] =>
  inAll ? { count: inAll.total, exact: true } : { count: maxCounted, exact: false };

/** The values in the facets that need labels. */
export const facetValues = (
  countsFor: (group: Group) => Counts | null,
  filters: Pick<Filters, "category">,
  areas: string[],
) => ({
  categories: [...new Set([...(countsFor("category")?.category.keys() ?? []), ...filters.category])],
  places: [...new Set([...(countsFor("location")?.location.keys() ?? []), ...areas])],
});

/** @param areas the chosen places: cities, regions or countries */
export function facetsOf(
  filters: Filters,
  areas: string[],
  ratings: number[],
  labels: Map<string, string>,
  countsFor: (group: Group) => Counts | null,
): Facets {
  const categories = countsFor("category")?.category;
  const places = countsFor("location")?.location;
  const minRatings = countsFor("minRating")?.minRating;
  const open = countsFor("openNow");
  return {
    category: categories ? labelled(categories, "c:", filters.category, labels) : null,
    location: places ? labelled(places, "l:", areas, labels, maxPlaces) : null,
    priceRange: numbered(countsFor("priceRange")?.priceRange, [1, 2, 3, 4], filters.priceRange),
    minRating: numbered(
      minRatings,
      ratings.toSorted((a, b) => b - a),
      filters.minRating === null ? [] : [filters.minRating],
    ),
    openNow: open ? (open.openNow.get("") ?? 0) : null,
  };
}

/** By number, then by name; chosen values are always included, however few vendors they have. */
function labelled(
  counts: Map<string, number>,
  prefix: string,
  chosen: string[],
  labels: Map<string, string>,
  atMost = Infinity,
): Facet[] {
  const values = new Set([...counts.keys()].filter((value) => labels.has(prefix + value)).concat(chosen));
  const facets = [...values].map((value) => ({
    value,
    label: labels.get(prefix + value) ?? value,
    count: counts.get(value) ?? 0,
  }));
  return facets
    .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, "en") || (a.value < b.value ? -1 : 1))
    .filter(({ value }, i) => i < atMost || chosen.includes(value));
}

function numbered(counts: Map<string, number> | undefined, values: number[], chosen: number[]): NumberFacet[] | null {
  if (!counts) return null;
  return values
    .map((value) => ({ value, count: counts.get(String(value)) ?? 0 }))
    .filter(({ value, count }) => count > 0 || chosen.includes(value));
}
