// The numbers beside the filters, and how many vendors there are in all.
import type { components } from "@troth/api-client/schema";
import type { Kysely } from "kysely";
import type { Schema } from "../database/schema.ts";
import {
  type Counts,
  countedAtMost,
  countListings,
  countVendors,
  type Filters,
  type Group,
  listingOf,
  placesAtMost,
  readLabels,
  type Words,
} from "./search-queries.ts";

type Result = components["schemas"]["VendorSearchResult"];
type Facets = NonNullable<Result["facets"]>;
type Facet = components["schemas"]["Facet"];
type NumberFacet = components["schemas"]["NumberFacet"];

const offeredRatings = [4.5, 4, 3];
const groups: Group[] = ["category", "location", "priceRange", "minRating", "openNow"];
/** What is kept of whole listings. */
const kept: ReadonlySet<"total" | Group> = new Set(["total", "category", "location", "priceRange"] as const);
const nothing: Filters = { category: [], location: [], priceRange: [], minRating: null, openNow: false };

/** The filters that a group's counts are taken under: all but its own. */
const without = (filters: Filters, group: Group): Filters => ({ ...filters, [group]: nothing[group] });

/** What counting answers; `facets` is null where only the total was asked for. */
export async function countResult(
  db: Kysely<Schema>,
  { words, filters, now, withFacets }: { words: Words | null; filters: Filters; now: Date; withFacets: boolean },
): Promise<{ total: Result["total"]; facets: Facets | null }> {
  const ratings = [...new Set([...offeredRatings, ...(filters.minRating === null ? [] : [filters.minRating])])];

  // What each needs: a whole listing, whose counts are kept, or a set to be counted now. Many need the same.
  const wanted: ("total" | Group)[] = ["total", ...(withFacets ? groups : [])];
  const needs = new Map(
    wanted.map((what) => {
      const under = what === "total" ? filters : without(filters, what);
      return [what, { under, listing: words === null ? listingOf(under) : null, set: JSON.stringify(under) }];
    }),
  );
  const listings = new Set([...needs.values()].flatMap(({ listing }) => listing ?? []));
  const ofListings = await countListings(
    db,
    [...listings],
    filters.location.map((id) => `l:${id}`),
  );
  const isKept = (what: "total" | Group) => needs.get(what)!.listing !== null && kept.has(what);
  const isTooLarge = (listing: string | null) => listing !== null && ofListings.get(listing)!.total > countedAtMost;
  const sets = new Map(
    [...needs]
      .filter(([what, { listing }]) => !isKept(what) && !isTooLarge(listing))
      .map(([, { set, under }]) => [set, under]),
  );
  const ofSets = await countVendors(db, words, [...sets.values()], ratings, now);
  const names = [...sets.keys()];
  const countsFor = (what: "total" | Group): Counts | null => {
    const { listing, set } = needs.get(what)!;
    return isKept(what) ? ofListings.get(listing!)! : (ofSets[names.indexOf(set)] ?? null);
  };

  const inAll = countsFor("total");
  const total = inAll ? { count: inAll.total, exact: true } : { count: countedAtMost, exact: false };
  return { total, facets: withFacets ? await facetsOf(db, filters, ratings, countsFor) : null };
}

async function facetsOf(
  db: Kysely<Schema>,
  filters: Filters,
  ratings: number[],
  countsFor: (group: Group) => Counts | null,
): Promise<Facets> {
  const categories = countsFor("category")?.category;
  const places = countsFor("location")?.location;
  const labels = await readLabels(
    db,
    [...(categories?.keys() ?? []), ...filters.category],
    [...(places?.keys() ?? []), ...filters.location],
  );
  const minRatings = countsFor("minRating")?.minRating;
  return {
    category: categories ? labelled(categories, filters.category, labels.category) : null,
    location: places ? labelled(places, filters.location, labels.location, placesAtMost) : null,
    priceRange: numbered(countsFor("priceRange")?.priceRange, [1, 2, 3, 4], filters.priceRange),
    minRating: numbered(
      minRatings,
      ratings.toSorted((a, b) => b - a),
      filters.minRating === null ? [] : [filters.minRating],
    ),
    openNow: countsFor("openNow")?.openNow.get("") ?? (countsFor("openNow") ? 0 : null),
  };
}

/** By number, then by name; the chosen ones always, however few they are. */
function labelled(
  counts: Map<string, number>,
  chosen: string[],
  labels: Map<string, string>,
  atMost = Infinity,
): Facet[] {
  const values = new Set([...counts.keys()].filter((value) => labels.has(value)).concat(chosen));
  const facets = [...values].map((value) => ({
    value,
    label: labels.get(value) ?? value,
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
