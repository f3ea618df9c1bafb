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
const listed: ReadonlySet<Group> = new Set(["category", "location", "priceRange"]);
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
  const listings = new Set<string>();
  const sets = new Map<string, Filters>();
  const need = (filters: Filters, kept: boolean) => {
    const listing = kept && words === null ? listingOf(filters) : null;
    if (listing !== null) {
      listings.add(listing);
      return { listing };
    }
    const set = JSON.stringify(filters);
    sets.set(set, filters);
    return { set };
  };
  const needs = {
    total: need(filters, true),
    ...(withFacets &&
      Object.fromEntries(groups.map((group) => [group, need(without(filters, group), listed.has(group))]))),
  } as { total: ReturnType<typeof need> } & Record<Group, ReturnType<typeof need>>;

  const chosen = filters.location.map((id) => `l:${id}`);
  const [ofListings, ofSets] = await Promise.all([
    countListings(db, [...listings], chosen),
    countVendors(db, words, [...sets.values()], ratings, now),
  ]);
  const names = [...sets.keys()];
  const countsFor = (what: "total" | Group): Counts | null => {
    const { listing, set } = needs[what] as { listing?: string; set: string };
    return listing === undefined ? ofSets[names.indexOf(set)]! : ofListings.get(listing)!;
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
