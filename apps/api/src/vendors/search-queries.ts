// Searching vendors in SQL. Every statement's text is one of a handful, so that each is planned once; what is asked for comes
// in as parameters, the filters as one text search condition over words and tokens (`c:<category>`, `l:<place>`, `p:<price>`).
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Schema } from "../database/schema.ts";
import type { KeyKind, Position } from "../lists/cursor.ts";
import { type Key, keyset } from "../lists/keyset.ts";
import { summaryColumns, type VendorRow } from "./summary.ts";

type Db = Kysely<Schema>;
type Sql = RawBuilder<unknown>;

/** Above this, counting costs more than a number is worth. */
export const countedAtMost = 1_000;
/** So few hits of the words themselves call similar names in. */
const fewHits = 5;
/** So many hits tell too little apart to be worth weighing each: the best-ranked vendors among them come first. */
const manyHits = 3_000;

export interface Filters {
  category: string[];
  location: string[];
  priceRange: number[];
  minRating: number | null;
  openNow: boolean;
}

/** How words are taken: `similar` adds similar names, for want of words that match; `broad` words match very many. */
export const wordModes = ["words", "similar", "broad"] as const;
export type WordMode = (typeof wordModes)[number];

/** What is typed, as the database understands it. */
export interface Words {
  /** A text search condition; null when no word is asked for. */
  query: string | null;
  /** What names are compared with. */
  key: string;
  mode: WordMode;
}

/** @param mode what an earlier page decided; null to decide now */
export async function readWords(db: Db, text: string, mode: WordMode | null): Promise<Words> {
  const { rows } = await sql<Words>`
    with asked as (select search_words(${text}) as query, left(name_key(${text}), 80) as key),
    hits as (select count(*) as found from (
      select from vendors v where ${mode}::text is null and v.status = 'approved' and v.search @@ (select query from asked)
      limit ${manyHits + 1}) f),
    alike as materialized (
      select from vendors v where v.status = 'approved' and ${resembles(sql`(select key from asked)`)}
        and v.search @@ (select query from asked) is not true)
    select query::text, key, coalesce(${mode}::text,
      case when (select found from hits) > ${manyHits} then 'broad'
           when (select found from hits) < ${fewHits} and exists (select from alike) then 'similar'
           else 'words' end) as mode
    from asked`.execute(db);
  return rows[0]!;
}

// The likeness of the best part of a name is never less than that of the whole.
const resembles = (key: Sql) => sql`${key} <% v.name_key`;

const tokensOf = ({ category, location, priceRange }: Filters): string[][] =>
  [
    category.map((slug) => `c:${slug}`),
    location.map((id) => `l:${id}`),
    priceRange.map((range) => `p:${range}`),
  ].filter((group) => group.length > 0);

/** The filters' tokens as a text search condition. They come validated: a slug has no quotes. */
const tokenQuery = (filters: Filters) =>
  tokensOf(filters)
    .map((group) => `(${group.map((token) => `'${token}'`).join(" | ")})`)
    .join(" & ") || "'all:'";

/** Null where the words ask for nothing that can be found. */
const wholeQuery = (words: Words | null, filters: Filters) => {
  if (words === null || words.mode === "similar") return tokenQuery(filters);
  return words.query && `(${words.query}) & ${tokenQuery(filters)}`;
};

/** The one listing to walk for filters without words: '' for all, a token, null when it takes more than one. */
export function listingOf({ minRating, openNow, ...filters }: Filters): string | null {
  const tokens = tokensOf({ ...filters, minRating, openNow }).flat();
  return minRating === null && !openNow && tokens.length <= 1 ? (tokens[0] ?? "") : null;
}

/** Where hits are looked for. The `offset` keeps filters out: the planner would begin with them and compare every name. */
const vendorsFor = (words: Words | null) =>
  words?.mode === "similar"
    ? sql`(select * from vendors v where v.status = 'approved'
        and (v.search @@ ${words.query}::tsquery or ${resembles(sql`${words.key}::text`)}) offset 0) v`
    : sql`vendors v`;

const isOpen = (now: Date) => sql`v.opening_minutes @> minute_of_week(${now}::timestamptz, v.time_zone)`;

// Items ---------------------------------------------------------------------------------------------------------------

export type Sort = "best" | "rating" | "reviewed" | "newest";

/** Over `vendors v` and `vendor_stats s`. */
const sortKeys: Record<Sort, Key[]> = {
  best: [{ kind: "number", column: sql`s.score` }],
  rating: [
    { kind: "number", column: sql`coalesce(s.average, 0)` },
    { kind: "integer", column: sql`s.review_count` },
  ],
  reviewed: [{ kind: "integer", column: sql`s.review_count` }],
  newest: [{ kind: "micros", column: sql`v.created_at` }],
};

export const sortKinds = (sort: Sort): KeyKind[] => sortKeys[sort].map(({ kind }) => kind);

/** How well a vendor fits the words: where they stand in it and how often, or how alike the names are; then its score. */
const relevance = ({ query, key, mode }: Words): Key => ({
  kind: "number",
  column:
    mode === "similar"
      ? sql`(coalesce(ts_rank(v.search, ${query}::tsquery), 0) + similarity(v.name_key, ${key}) + word_similarity(${key}, v.name_key) + s.score / 100)::float8`
      : sql`(ts_rank(v.search, ${query}::tsquery) * s.score)::float8`,
});

export interface Search {
  words: Words | null;
  filters: Filters;
  sort: Sort;
  now: Date;
}

/** A page of vendors, from a position on, and one more if another page follows. */
export async function readVendors(
  db: Db,
  { words, filters, sort, now }: Search,
  from: Position | null,
  limit: number,
): Promise<(VendorRow & { keys: number[] })[]> {
  const weighed = words !== null && words.mode !== "broad";
  const keys = weighed && sort === "best" ? [relevance(words)] : sortKeys[sort];
  const tokens = tokensOf(filters).flat();
  const { minRating, openNow } = filters;
  // Walking an order, words are looked for in each vendor on the way.
  const said = sql`(${words?.query ?? null}::tsquery is null or v.search @@ ${words?.query ?? null}::tsquery)`;
  const narrowed = sql`(${minRating}::float8 is null or s.average >= ${minRating}::float8) and (not ${openNow}::boolean or ${isOpen(now)})`;

  let page: Sql;
  if (!weighed && sort === "best" && tokens.length <= 1) {
    const order = keyset([{ kind: "number", column: sql`l.score` }], { id: sql`l.vendor_id` });
    page = sql`
      select l.vendor_id as id, ${order.keys} as keys
      from vendor_listings l join vendors v on v.id = l.vendor_id join vendor_stats s on s.vendor_id = l.vendor_id
      where l.token = ${tokens[0] ?? ""} and ${order.after(from)} and ${narrowed} and ${said}
      ${order.upTo(limit)}`;
  } else if (!weighed && tokens.length === 0) {
    // Of the table whose index has the order.
    const id = sort === "newest" ? sql`v.id` : sql`s.vendor_id`;
    const order = keyset(keys, { id });
    page = sql`
      select ${id} as id, ${order.keys} as keys
      from vendors v join vendor_stats s on s.vendor_id = v.id
      where v.status = 'approved' and ${narrowed} and ${said} and ${order.after(from)}
      ${order.upTo(limit)}`;
  } else {
    const named = keys.map(({ kind, column }, i) => ({ kind, column, name: sql.raw(`key${i}`) }));
    const order = keyset(
      named.map(({ kind, name }) => ({ kind, column: name })),
      { id: sql`id` },
    );
    // Materialized: the condition decides how the hits are found, never the order.
    page = sql`
      with hits as materialized (
        select v.id, ${sql.join(named.map(({ column, name }) => sql`${column} as ${name}`))}
        from ${vendorsFor(words)} join vendor_stats s on s.vendor_id = v.id
        where v.status = 'approved' and v.search @@ ${wholeQuery(words, filters)}::tsquery and ${narrowed})
      select id, ${order.keys} as keys from hits where ${order.after(from)} ${order.upTo(limit)}`;
  }

  const { rows } = await sql<VendorRow & { keys: number[] }>`
    with page as materialized (${page})
    select ${summaryColumns}, page.keys
    from page join vendors v on v.id = page.id join vendor_stats s on s.vendor_id = v.id
    order by page.keys desc, page.id desc`.execute(db);
  return rows;
}

// Counts --------------------------------------------------------------------------------------------------------------

export type Group = "category" | "location" | "priceRange" | "minRating" | "openNow";

/** What the vendors of one set add up to: value → number. */
export type Counts = Record<Group, Map<string, number>> & { total: number };

const noCounts = (): Counts => ({
  total: 0,
  category: new Map(),
  location: new Map(),
  priceRange: new Map(),
  minRating: new Map(),
  openNow: new Map(),
});

/** Counts each set of filters under the same words; null for a set of more than `countedAtMost`. */
export async function countVendors(
  db: Db,
  words: Words | null,
  sets: Filters[],
  ratings: number[],
  now: Date,
): Promise<(Counts | null)[]> {
  if (sets.length === 0) return [];
  const queries = sets.map((filters) => wholeQuery(words, filters));
  const minRatings = sets.map(({ minRating }) => minRating);
  const openNows = sets.map(({ openNow }) => openNow);
  const { rows } = await sql<{ set: number; group: Group | "total"; value: string; vendors: number }>`
    select sets.n::integer as set, counts.*
    from unnest(${queries}::text[], ${minRatings}::float8[], ${openNows}::boolean[]) with ordinality sets(query, min_rating, open_now, n),
    lateral (
      with hits as materialized (
        select v.category, v.location, v.price_range, s.average, ${isOpen(now)} as open
        from ${vendorsFor(words)} join vendor_stats s on s.vendor_id = v.id
        where v.status = 'approved' and v.search @@ sets.query::tsquery
          and (sets.min_rating is null or s.average >= sets.min_rating) and (not sets.open_now or ${isOpen(now)})
        limit ${countedAtMost + 1})
      select 'total' as "group", '' as value, count(*)::integer as vendors from hits
      union all select 'category', slug, count(*)::integer from hits, unnest(category) slug group by slug
      union all select 'location', id, count(*)::integer from hits, unnest(location) id group by id
      union all select 'priceRange', price_range::text, count(*)::integer from hits where price_range is not null group by price_range
      union all select 'minRating', rating::text, count(*)::integer from hits, unnest(${ratings}::float8[]) rating where average >= rating group by rating
      union all select 'openNow', '', count(*)::integer from hits where open
    ) counts`.execute(db);
  const counts = sets.map(noCounts);
  for (const { set, group, value, vendors } of rows) {
    const of = counts[set - 1]!;
    if (group === "total") of.total = vendors;
    else of[group].set(value, vendors);
  }
  return counts.map((of) => (of.total > countedAtMost ? null : of));
}

/** Only the first so many places of a listing are counted, besides the chosen ones. */
export const placesAtMost = 50;

/** What is kept about whole listings: their numbers of vendors by category, place and price range. */
export async function countListings(db: Db, listings: string[], chosen: string[]): Promise<Map<string, Counts>> {
  const found = new Map(listings.map((listing) => [listing, noCounts()]));
  if (listings.length === 0) return found;
  const { rows } = await sql<{ scope: string; token: string; vendors: number }>`
    select scope, token, vendors from listing_counts
    where scope = any(${listings}::text[]) and vendors > 0
      and (token like 'c:%' or token like 'p:%' or token = scope or token = any(${chosen}::text[]))
    union all
    select scope, token, vendors
    from unnest(${listings}::text[]) listing,
    lateral (select scope, token, vendors from listing_counts
             where scope = listing and token like 'l:%' and vendors > 0 order by vendors desc, token limit ${placesAtMost}) places`.execute(
    db,
  );
  const groups: Record<string, Group> = { c: "category", l: "location", p: "priceRange" };
  for (const { scope, token, vendors } of rows) {
    const counts = found.get(scope)!;
    if (token === scope) counts.total = vendors;
    const group = groups[token.slice(0, 1)];
    if (group) counts[group].set(token.slice(2), vendors);
  }
  return found;
}

/** The names of categories that are in use, and of places. */
export async function readLabels(
  db: Db,
  categories: string[],
  places: string[],
): Promise<{ category: Map<string, string>; location: Map<string, string> }> {
  const { rows } = await sql<{ group: "category" | "location"; value: string; label: string }>`
    select 'category' as "group", slug as value, name as label from categories where slug = any(${categories}::text[]) and retired_at is null
    union all
    select 'location', id, name from places where id = any(${places}::text[])`.execute(db);
  const of = (group: string) =>
    new Map(rows.filter((row) => row.group === group).map(({ value, label }) => [value, label]));
  return { category: of("category"), location: of("location") };
}
