// A search from request to answer: understand, decide, read, and widen if little is found.
import type { components } from "@troth/api-client/schema";
import type { Kysely } from "kysely";
import type { Call } from "../contract/handlers.ts";
import type { Schema } from "../database/schema.ts";
import { type KeyKind, listName, readCursor } from "../lists/cursor.ts";
import { page } from "../lists/keyset.ts";
import type { Area } from "./geography.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Lexicons, SearchIndex } from "./current-lexicon.ts";
import { understand } from "./understand.ts";
import { findPlace, type PlaceFound } from "./where.ts";
import { countingOf, facetsOf, facetValues, totalOf, without } from "./facets.ts";
import { type ChosenFilters, readText, type TextRead } from "./read-text.ts";
import {
  type Answered,
  maxCounted,
  type Counts,
  countSets,
  fewHits,
  type FilterSet,
  type Group,
  readLabels,
  readSearch,
  sortKinds,
} from "./search-queries.ts";
import { toSummary } from "../vendors/summary.ts";

type Db = Kysely<Schema>;
type Query = Call<"searchVendors">["query"];
type Result = components["schemas"]["VendorSearchResult"];
type Wider = Result["wider"][number];

/** How far misspellings may be from the vocabulary if a text is only suggested. */
const generous = 1.5;
/** How many places are checked around one with few hits, and how many are shown. */
const nearPlaces = 24;
const shownNear = 4;

export async function searchVendors(db: Db, lexicons: Lexicons, query: Query, now: Date): Promise<Result> {
  const { sort = "best", limit = 20 } = query;
  const text = query.q?.trim() ?? "";
  const index = await (text === "" && query.where === undefined ? lexicons.withoutWords() : lexicons.current());
  const { lexicon } = index;
  const place = query.where === undefined ? null : findPlace(query.where, lexicon);
  const location = [...new Set([...(query.location ?? []), ...(place?.area ? [place.area.id] : [])])].toSorted();
  const chosen = {
    category: [...new Set(query.category?.map((slug) => lexicon.slugs.get(slug) ?? slug))].toSorted(),
    location,
    priceRange: (query.priceRange ?? []).toSorted(),
    minRating: query.minRating ?? null,
    openNow: query.openNow ?? false,
    language: (query.language ?? []).toSorted(),
  };

  const list = listName(text, query.verbatim ?? false, chosen, sort);
  const kinds: KeyKind[] = ["integer", ...(text !== "" && sort === "best" ? (["number"] as const) : sortKinds(sort))];
  const position = readCursor(query.cursor, list, kinds);
  const [decided = null, ...keys] = position?.keys ?? [];
  const from = position && { id: position.id, keys };

  const read = await readText(db, index, { text, verbatim: query.verbatim ?? false, chosen, decided });
  const { words, filters, areas, decision } = read;
  const counting = countingOf(words, filters, from === null);
  const areaIds = areas.map(({ id }) => id);
  const answer = await readSearch(db, {
    search: { words, filters, sort, now, explain: query.explain ?? false },
    from,
    limit,
    listings: counting.listings,
    chosen: (filters.all.location ?? []).map((id) => `l:${id}`),
    sets: counting.sets,
    ratings: counting.ratings,
  });
  const countsFor = (what: Parameters<typeof counting.countsFor>[0]) =>
    withAreas(counting.countsFor(what, answer.listings, answer.sets), areas);
  // A search by words is sorted by one weight; otherwise, the order has its own keys.
  const { items, nextCursor } = page(
    answer.rows.map((row) => ({ ...row, keys: [decision, ...row.keys] })),
    limit,
    list,
  );
  const total = totalOf(countsFor("total"));
  return {
    items: items.map((row) => ({ ...toSummary(row, now), ...rankingOf(row) })),
    total,
    facets:
      from === null
        ? facetsOf(
            filters.all,
            areaIds,
            counting.ratings,
            await labelsOf(db, lexicon, facetValues(countsFor, filters.all, areaIds)),
            countsFor,
          )
        : null,
    filters: { ...filters.all, location: areaIds },
    understood: read.parts && {
      parts: read.parts,
      corrected: read.corrected,
      didYouMean: total.count === 0 ? await betterText(db, index, text, chosen, now) : null,
    },
    where: place && toFound(query.where!, place),
    wider: from === null && total.exact && total.count < fewHits ? await widen(db, lexicon, read, countsFor, now) : [],
    matched: text === "" ? "browse" : words?.names === "alike" ? "similar" : "words",
    nextCursor,
  };
}

/** A text with fewer misspellings that would find something, if there is one. */
async function betterText(
  db: Db,
  index: SearchIndex,
  text: string,
  chosen: ChosenFilters,
  now: Date,
): Promise<string | null> {
  const { corrected, parts } = understand(text, index.lexicon, chosen, generous);
  if (corrected === null || parts.every(({ kind }) => kind === "words" || kind === "unanswered")) return null;
  const { words, filters } = await readText(db, index, {
    text: corrected,
    verbatim: false,
    chosen,
    decided: null,
  });
  if (words !== null && words.query === null && words.names === "none") return null;
  const [count = 0] = await countSets(db, [{ words, filters }], now);
  return count > 0 ? corrected : null;
}

// Widening ------------------------------------------------------------------------------------------------------------

const noWords = "words" as const;

/**
 * What else would find vendors: the same search nearby, or with one wish fewer.
 * @param countsFor what was counted for the facets, each without its own wish; null if that took too much
 */
async function widen(
  db: Db,
  lexicon: Lexicon,
  { words, filters, areas, parts }: TextRead,
  countsFor: (group: Group) => Counts | null,
  now: Date,
): Promise<Wider[]> {
  const near = areas.length === 1 ? lexicon.geography.near(areas[0]!.id, nearPlaces) : [];
  const inPlace = (id: string): FilterSet => ({
    all: { ...filters.all, location: [id] },
    chosen: { ...filters.chosen, location: filters.chosen.location && [id] },
  });
  const { all } = filters;
  const narrowing = (parts ?? []).filter(
    ({ kind, effect }) => (kind === "words" || kind === "specialty") && effect !== "prefers",
  );
  // A specialty belongs to its category: without the category, it would find nothing.
  const isSpecial = narrowing.some(({ kind, effect }) => kind === "specialty" && effect === "filters");
  const groups = (["location", "category", "priceRange", "minRating", "openNow", "language"] as const).filter(
    (group) => {
      const value = all[group];
      if (group === "category" && isSpecial) return false;
      return Array.isArray(value) ? group === "location" || value.length > 0 : Boolean(value);
    },
  );
  const wishes = [...groups, ...(narrowing.length > 0 ? [noWords] : [])];
  // Leaving out the last wish would find everything.
  const left = wishes.length > 1 ? wishes : [];
  const countedFor = (wish: (typeof left)[number]) =>
    wish === noWords || wish === "language" ? null : countsFor(wish);
  const uncounted = left.filter((wish) => countedFor(wish) === null);
  const counts = await countSets(
    db,
    [
      ...near.map(({ id }) => ({ words, filters: inPlace(id) })),
      ...uncounted.map((wish) =>
        wish === noWords ? { words: null, filters } : { words, filters: without(filters, wish) },
      ),
    ],
    now,
  );
  const countWithout = (wish: (typeof left)[number]) =>
    countedFor(wish)?.total ?? counts[near.length + uncounted.indexOf(wish)]!;
  const labels: Record<string, string> = {
    location: areas.map(({ label }) => label).join(" · "),
    category: all.category.map((slug) => lexicon.categories.get(slug) ?? slug).join(" · "),
    words: (parts ?? [])
      .filter(({ kind }) => kind === "words" || kind === "specialty")
      .map(({ label }) => label)
      .join(" · "),
  };
  const nearby = near.map(({ id, kilometres }, i): Wider => ({
    kind: "nearby",
    value: id,
    label: lexicon.geography.area(id)!.label,
    kilometres: Math.round(kilometres),
    count: Math.min(counts[i]!, maxCounted),
  }));
  const lessStrict = left.map((wish): Wider => ({
    kind: "without",
    value: wish,
    label: labels[wish] ?? "",
    kilometres: null,
    count: Math.min(countWithout(wish), maxCounted),
  }));
  return [
    ...nearby.filter(({ count }) => count > 0).slice(0, shownNear),
    ...lessStrict.filter(({ count }) => count > 0),
  ];
}

// Answering -----------------------------------------------------------------------------------------------------------

/** Only if it was asked for. */
const rankingOf = ({ reasons, score }: Answered["rows"][number]) =>
  reasons && score !== undefined ? { ranking: { reasons, score: Math.round(score * 100) / 100 } } : {};

/** The count of a region or country is that of its places. */
function withAreas(counts: Counts | null, areas: readonly Area[]): Counts | null {
  if (!counts) return null;
  const location = new Map(counts.location);
  for (const { id, within } of areas) {
    if (within.includes(id)) continue;
    location.set(
      id,
      within.reduce((sum, place) => sum + (counts.location.get(place) ?? 0), 0),
    );
  }
  return { ...counts, location };
}

/** From the lexicon, or from the database if newer than the lexicon. */
async function labelsOf(
  db: Db,
  lexicon: Lexicon,
  { categories, places }: { categories: string[]; places: string[] },
): Promise<Map<string, string>> {
  const labels = new Map<string, string>();
  const unknown: { categories: string[]; places: string[] } = { categories: [], places: [] };
  for (const slug of categories) {
    const name = lexicon.categories.get(slug);
    if (name === undefined) unknown.categories.push(slug);
    else labels.set(`c:${slug}`, name);
  }
  for (const id of places) {
    const area = lexicon.geography.area(id);
    if (area === null) unknown.places.push(id);
    else labels.set(`l:${id}`, area.label);
  }
  if (unknown.categories.length + unknown.places.length === 0) return labels;
  return new Map([...labels, ...(await readLabels(db, unknown.categories, unknown.places))]);
}

const toChoice = ({ id, label, hint }: Area) => ({ id, label, hint });

const toFound = (text: string, { area, corrected, choices }: PlaceFound): NonNullable<Result["where"]> => ({
  text,
  place: area && toChoice(area),
  corrected,
  choices: choices.map(toChoice),
});
