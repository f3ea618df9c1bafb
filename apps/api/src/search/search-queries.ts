// Searches vendors in SQL. There are only a handful of statement texts, so that each is planned once. Searches are
// passed as parameters, and the filters as one text search condition over words and tokens (`c:<category>`,
// `l:<place>`, `p:<price>`).
import type { components } from "@troth/api-client/schema";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Schema } from "../database/schema.ts";
import type { KeyKind, Position } from "../lists/cursor.ts";
import { type Key, keyset } from "../lists/keyset.ts";
import { leastAlike, limitTo, maxCompared, namesAlike, namesMatch } from "../vendors/by-index.ts";
import { isOpenAt } from "../vendors/opening-hours.ts";
import { summaryColumns, type VendorRow } from "../vendors/summary.ts";

type Db = Kysely<Schema>;
type Sql = RawBuilder<unknown>;
type RankingReason = components["schemas"]["RankingReason"];

/** Above this number, counting costs more than it is worth. */
export const maxCounted = 1_000;
/** With this few hits, similar names and hits elsewhere are added. */
export const fewHits = 5;
/** With this many hits, weighing each isn't worth it: the best-ranked vendors come first. */
const manyHits = 3_000;
/** A word in more names than this doesn't distinguish them: "Hochzeitsfotografie". */
const mostNamed = 5;
/** No one looks further than this among similar names. */
const maxSimilar = 100;

export interface Filters {
  category: string[];
  /** Ids of places, any of which may match; null for anywhere. */
  location: string[] | null;
  priceRange: number[];
  minRating: number | null;
  openNow: boolean;
  language: string[];
}

/**
 * The filters in force, and those of them that were chosen rather than understood. Only the chosen ones apply when
 * searching names.
 */
export interface FilterSet {
  all: Filters;
  chosen: Filters;
}

/** How names are compared with the typed text: not at all, exactly, by similarity, or by one of its words. */
export type Names = "none" | "equal" | "alike" | "word";

/** A vendor with a similar name. */
interface Alike {
  id: string;
  /** The similarity of the whole plus that of its best part, from 0 to 2. */
  likeness: number;
  /** The similarity of the whole, from 0 to 1. */
  whole: number;
}

/** The typed text, as the database understands it. */
export interface Words {
  /** A text search condition; null if no vendor can match it. */
  query: string | null;
  /** Vendors that match this come first; null if none does. */
  prefer: string | null;
  /** Vendors that match more of these conditions come first. */
  wishes: string[];
  /** Listings in these languages come first. */
  languages: string[];
  /** Vendors with at least this rating come first. */
  minRating: number | null;
  /** The text that names are compared with. */
  key: string;
  names: Names;
  /** Vendors with similar names, and how similar they are. */
  alike: Alike[];
  /** The words match very many vendors. */
  broad: boolean;
}

/** The filters that have tokens. */
type Indexed = Pick<Filters, "category" | "location" | "priceRange">;

/**
 * The filters' tokens, in groups of which one has to match. Where a vendor's category or place is asked for, its price
 * is looked at in the vendor (`hasPrice`): a quarter of all vendors have the same.
 */
const indexedTokens = (filters: Filters): string[][] => {
  const placed = tokensOf({ ...filters, priceRange: [] });
  return placed.length > 0 ? placed : tokensOf(filters);
};
const tokensOf = ({ category, location, priceRange }: Indexed): string[][] => [
  ...(category.length ? [category.map((slug) => `c:${slug}`)] : []),
  // A place without vendors: no listing has it.
  ...(location === null ? [] : [location.length ? location.map((id) => `l:${id}`) : ["l:"]]),
  ...(priceRange.length ? [priceRange.map((range) => `p:${range}`)] : []),
];

/** A text search condition that every vendor matches. */
export const everything = "'all:'";

/** The filters' tokens as a text search condition. They have been validated: a slug has no quotes. */
export const tokenQuery = (filters: Indexed): string => queryOf(tokensOf(filters));
const queryOf = (groups: string[][]) =>
  groups.map((group) => `(${group.map((token) => `'${token}'`).join(" | ")})`).join(" & ") || everything;

/** Without filters, the index would otherwise be asked for every vendor. */
const inFilters = (query: string): Sql => (query === everything ? sql`true` : sql`v.search @@ ${query}::tsquery`);

const hasPrice = (ranges: Sql) => sql`(cardinality(${ranges}) = 0 or v.price_range = any(${ranges}))`;

/** For use with `hasPrice`. Null if the words contain nothing that can be searched for. */
function wholeQuery(words: Words | null, { all }: FilterSet): string | null {
  const filters = queryOf(indexedTokens(all));
  if (words === null) return filters;
  // Beside words, what every vendor matches only makes the index look every vendor up.
  return words.query && (filters === everything ? words.query : `(${words.query}) & ${filters}`);
}

/** The vendors to look at for these filters, as far as their number is known. */
export function lookedAt(filters: Filters): CountedSet["unless"] {
  const placed = tokensOf({ ...filters, priceRange: [] }).flat();
  if (placed.length > 1) return null;
  const [scope = ""] = placed;
  return { scope, tokens: filters.priceRange.length > 0 ? filters.priceRange.map((range) => `p:${range}`) : [scope] };
}

/** The single listing to read for filters without words: '' for all, a token, or null if it takes more than one. */
export function listingOf(filters: Filters): string | null {
  const tokens = tokensOf(filters).flat();
  const { minRating, openNow, language } = filters;
  return minRating === null && !openNow && language.length === 0 && tokens.length <= 1 ? (tokens[0] ?? "") : null;
}

const isAmong = ({ alike }: Words) => sql`v.id = any(${alike.map(({ id }) => id)}::uuid[])`;

const resemblance: Record<Names, (words: Words) => Sql> = {
  none: () => sql`false`,
  equal: ({ key }) => sql`v.name_key = ${key}`,
  alike: isAmong,
  word: isAmong,
};

/**
 * Approved vendors that match the words or the name.
 * @param query the condition for the words and filters
 * @param names the condition for searching names
 */
function matching(words: Words | null, query: Sql, names: Sql): Sql {
  if (words === null || words.names === "none") return sql`v.status = 'approved' and v.search @@ ${query}`;
  const named = sql`${resemblance[words.names](words)} and v.search @@ ${names}`;
  return words.query === null
    ? sql`v.status = 'approved' and ${named}`
    : sql`v.status = 'approved' and (v.search @@ ${query} or (${named}))`;
}

// Deciding what words mean --------------------------------------------------------------------------------------------

/** A way to read the typed text. */
export interface Reading {
  /** What vendors have to say about themselves, as a condition; null if there are only filters. */
  condition: string | null;
  /** Words that must all occur in a vendor's text; may be empty. */
  words: string;
  /** How they match: by stem, by spelling, or by spelling in the vendor's name. */
  by: "stems" | "spelling" | "name";
  /** The condition for the filters it stands for. */
  filters: string;
  /** With this many vendors, it stands, and the looser readings after it needn't be counted. */
  enough: number;
}

export interface Decision {
  /**
   * For each reading: its condition without the filters, and how many vendors match it with them, as far as is worth
   * counting; 0 after one that enough match.
   */
  readings: { query: string | null; found: number }[];
  prefer: string | null;
  key: string;
  hasName: boolean;
  /**
   * Vendors with similar names, most similar first; none if a vendor has exactly this name, or enough vendors match the
   * first reading's words.
   */
  alike: Alike[];
  /** Vendors whose names have all the words of one of the given parts, if they are so few that it distinguishes them. */
  named: Alike[];
}

/**
 * @param text the whole text, which names are compared with
 * @param left its words that mean nothing else; if there are none, no similar name is meant
 * @param parts words that may be part of a name, and the condition for the filters that apply to it
 * @param prefer words and a condition: vendors that match any of them come first
 * @param names the condition for searching names
 * @param resembled an earlier page found similar names, so they are searched for again
 */
export async function decide(
  db: Db,
  {
    text,
    left,
    parts,
    readings,
    prefer,
    names,
    resembled,
  }: {
    text: string;
    left: string;
    parts: { words: string[]; filters: string };
    readings: Reading[];
    prefer: { words: string[]; condition: string | null };
    names: string;
    resembled: boolean;
  },
): Promise<Decision> {
  const { rows } = await sql<Decision>`
    with recursive asked as materialized (select left(name_key(btrim(${text})), 80) as key, left(name_key(${left}), 80) as "left"),
    readings as materialized (
      select n, enough, query, case when words <> '' and wanted is null then null
                                    when filters = ${everything}::tsquery then coalesce(query, filters) else coalesce(query && filters, filters) end as whole
      from (
        select n, enough, words, filters::tsquery as filters, wanted, coalesce(condition::tsquery && wanted, condition::tsquery, wanted) as query
        from (
          select n, enough, condition, words, filters, case when words = '' then null when "by" = 'stems' then search_words(words) when "by" = 'spelling' then plainto_tsquery('plain', words)
                 else (select string_agg(quote_literal(lexeme) || ':A', ' & ')::tsquery from unnest(to_tsvector('plain', words))) end as wanted
          from unnest(${readings.map(({ condition }) => condition)}::text[], ${readings.map(({ words }) => words)}::text[],
              ${readings.map(({ filters }) => filters)}::text[], ${readings.map(({ by }) => by)}::text[],
              ${readings.map(({ enough }) => enough)}::integer[])
            with ordinality r(condition, words, filters, "by", enough, n)) r) r),
    named as materialized (
      select exists (select from vendors v where v.status = 'approved' and v.name_key = (select key from asked)
                     and v.search @@ ${names}::tsquery) as found),
    -- One after another: to count the loosest, such as any of the words, can mean to read a good part of the table. A
    -- whole name needs no reading.
    counted as (
      select 0::bigint as n, ${left !== ""}::boolean and named.found as stands, 0::bigint as found from named
      union all
      select r.n, f.found >= r.enough, f.found
      from counted c join readings r on r.n = c.n + 1 and not c.stands,
      lateral (select count(*) as found from (
        select from vendors v where v.status = 'approved' and v.search @@ r.whole ${limitTo(manyHits + 1)}) f) f)
    select (select json_agg(json_build_object('query', r.query::text, 'found', coalesce(c.found, 0)) order by r.n)
            from readings r left join counted c on c.n = r.n) as readings,
           (select string_agg('(' || query::text || ')', ' | ') from (
              select ${prefer.condition}::tsquery as query
              union all select search_words(word) from unnest(${prefer.words}::text[]) word) p) as prefer,
           key,
           (select found from named) as "hasName",
           -- Looking for similar names is expensive, and pointless once a name is found or words say enough.
           case when ${left === ""}::boolean or (select found from named)
             or ${readings[0]!.words !== "" && !resembled}::boolean and (select found from counted where n = 1) >= ${fewHits}
           then '[]'::json else (
             select coalesce(json_agg(json_build_object('id', id, 'likeness', likeness, 'whole', whole)), '[]') from (
               select id, (similarity(name_key, key) + word_similarity(key, name_key))::float8 as likeness, similarity(name_key, key)::float8 as whole
               from (
                 select v.id, v.name_key from vendors v
                 where v.status = 'approved' and ${namesAlike(sql`(select key from asked)`)}
                   and ${inFilters(names)} ${limitTo(maxCompared)}) v, asked
               where least(word_similarity(key, name_key), word_similarity("left", name_key)) >= ${leastAlike}
               order by likeness desc, id desc limit ${maxSimilar}) a) end as alike,
           (select coalesce(json_agg(json_build_object('id', id, 'likeness', similarity(name_key, key) + word_similarity(key, name_key),
                                                       'whole', similarity(name_key, key))), '[]') from (
              select distinct v.id, v.name_key
              from unnest(${parts.words}::text[]) words,
              lateral (select id, name_key, count(*) over () as bearers from (
                         select v.id, v.name_key from vendors v
                         where v.status = 'approved' and ${namesMatch(sql`plainto_tsquery('plain', words)`)} and ${inFilters(parts.filters)}
                         ${limitTo(mostNamed + 1)}) b) v
              where bearers <= ${mostNamed}) n, asked) as named
    from asked`.execute(db);
  return rows[0]!;
}

/**
 * Whether a vendor has exactly this name, and whether these words distinguish those that have them in theirs.
 * @param names the condition for searching names
 */
export async function namesake(
  db: Db,
  text: string,
  words: string,
  names: string,
): Promise<{ key: string; found: boolean; isPart: boolean }> {
  const most = words.includes(" ") ? mostNamed : 1;
  const hasWords = words === "" ? sql`false` : namesMatch(sql`plainto_tsquery('plain', ${words})`);
  const { rows } = await sql<{ key: string; found: boolean; isPart: boolean }>`
    with asked as materialized (select left(name_key(btrim(${text})), 80) as key)
    select key, exists (select from vendors v where v.status = 'approved' and v.name_key = (select key from asked)
                        and v.search @@ ${names}::tsquery) as found,
           (select count(*) between 1 and ${most}::integer from (
              select from vendors v
              where v.status = 'approved' and ${hasWords} and ${inFilters(names)}
              ${limitTo(mostNamed + 1)}) n) as "isPart"
    from asked`.execute(db);
  return rows[0]!;
}

export const isBroad = (found: number): boolean => found > manyHits;

/**
 * Whether a set is known to be larger than is counted: so many vendors match broad words in the categories, places and
 * price ranges asked for, and no set is narrower than that but by what is looked at in each vendor.
 */
const isTooMany = (words: Words | null, { minRating, openNow, language }: Filters): boolean =>
  words !== null && words.broad && minRating === null && !openNow && language.length === 0;

// Items ---------------------------------------------------------------------------------------------------------------

export type Sort = "best" | "rating" | "reviewed" | "newest";

/** For use with `vendors v` and `vendor_stats s`. */
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

/** More than all wishes together. */
const byName = sql`1000`;

/**
 * How well a vendor fits the words: above all its name, then the preferred words, by where and how often they occur.
 */
const relevance = ({ prefer, wishes, languages, minRating, key, names, alike }: Words): Key => {
  const preference = sql`${prefer}::tsquery`;
  const met = sql.join([sql`0`, ...wishes.map((wish) => sql`(v.search @@ ${wish}::tsquery)::integer`)], sql` + `);
  const fit = sql`(case when v.search @@ ${preference} then 10 + 20 * ts_rank(v.search, ${preference}) else 0 end
    + 20 * (${met})
    + case when v.language = any(${languages}::text[]) then 40 else 0 end
    + case when s.average >= ${minRating}::float8 then 40 else 0 end + s.score)`;
  const likeness = sql`(select ${byName} + likeness from unnest(${alike.map(({ id }) => id)}::uuid[], ${alike.map((name) => name.likeness)}::float8[])
    a(id, likeness) where a.id = v.id)`;
  const resembling = sql`coalesce(${likeness}, ${fit})`;
  const columns: Record<Names, Sql> = {
    none: fit,
    equal: sql`(case when v.name_key = ${key} then ${byName} else ${fit} end)`,
    alike: resembling,
    word: resembling,
  };
  return { kind: "number", column: sql`${columns[names]}::float8` };
};

/** What decides the order of each sort. */
const sortReasons: Record<Sort, RankingReason[]> = {
  best: ["score"],
  rating: ["average", "reviews"],
  reviewed: ["reviews"],
  newest: ["newest"],
};

/** What decides a vendor's place, the most important first: what `relevance` adds up, by name. */
function reasonsFor({ words, sort }: Search, weighed: boolean): Sql {
  const reasons = (names: RankingReason[]) => sql`${names}::text[]`;
  const order = reasons(sortReasons[sort]);
  if (!words || !weighed || sort !== "best") return order;
  const { prefer, wishes, languages, minRating, key, names } = words;
  const when = (condition: Sql, reason: RankingReason) => sql`case when ${condition} then ${reason}::text end`;
  const met = sql.join([sql`false`, ...wishes.map((wish) => sql`v.search @@ ${wish}::tsquery`)], sql` or `);
  const fit = sql`array_remove(array[
    ${when(sql`v.language = any(${languages}::text[])`, "language")},
    ${when(sql`s.average >= ${minRating}::float8`, "minRating")},
    ${when(sql`(${met})`, "wishes")},
    ${when(sql`v.search @@ ${prefer}::tsquery`, "preferred")}], null) || ${order}`;
  if (names === "equal") return sql`case when v.name_key = ${key} then ${reasons(["name"])} else ${fit} end`;
  if (names === "none") return fit;
  const likeness = sql`case when v.name_key = ${key} then ${reasons(["name"])} else ${reasons(["similar-name"])} end`;
  return sql`case when ${isAmong(words)} then ${likeness} else ${fit} end`;
}

interface Search {
  words: Words | null;
  filters: FilterSet;
  sort: Sort;
  now: Date;
  /** With the reasons for each vendor's place. */
  explain: boolean;
}

/** How a page is found: from `hits`, all vendors that match, or by reading in order until there are enough. */
interface Source {
  hits: Sql | null;
  page: Sql;
}

/**
 * A page of vendors from a given position, plus one more if another page follows.
 * @param isCounted whether the hits are counted, too
 */
function sourceOf(
  { words, filters, sort, now }: Search,
  from: Position | null,
  limit: number,
  isCounted: boolean,
): Source {
  const weighed = isWeighed(words);
  const keys = weighed && sort === "best" ? [relevance(words)] : sortKeys[sort];
  const tokens = tokensOf(filters.all).flat();
  const { minRating, openNow, language, priceRange } = filters.all;
  // When reading in order, words are checked in each vendor on the way.
  const said = sql`(${words?.query ?? null}::tsquery is null or v.search @@ ${words?.query ?? null}::tsquery)`;
  const narrowed = sql`(${minRating}::float8 is null or s.average >= ${minRating}::float8) and (not ${openNow}::boolean or ${isOpenAt(now)})
    and (cardinality(${language}::text[]) = 0 or v.language = any(${language}::text[]))`;

  if (!weighed && sort === "best" && tokens.length <= 1) {
    const order = keyset([{ kind: "number", column: sql`l.score` }], { id: sql`l.vendor_id` });
    const page = sql`
      select l.vendor_id as id, ${order.keys} as keys
      from vendor_listings l join vendors v on v.id = l.vendor_id join vendor_stats s on s.vendor_id = l.vendor_id
      where l.token = ${tokens[0] ?? ""} and ${order.after(from)} and ${narrowed} and ${said}
      ${order.upTo(limit)}`;
    return { hits: null, page };
  }
  if (!weighed && tokens.length === 0) {
    // From the table whose index has the order.
    const id = sort === "newest" ? sql`v.id` : sql`s.vendor_id`;
    const order = keyset(keys, { id });
    const page = sql`
      select ${id} as id, ${order.keys} as keys
      from vendors v join vendor_stats s on s.vendor_id = v.id
      where v.status = 'approved' and ${narrowed} and ${said} and ${order.after(from)}
      ${order.upTo(limit)}`;
    return { hits: null, page };
  }
  const named = keys.map(({ kind, column }, i) => ({ kind, column, name: sql.raw(`key${i}`) }));
  const order = keyset(
    named.map(({ kind, name }) => ({ kind, column: name })),
    { id: sql`id` },
  );
  const matched = matching(
    words,
    sql`${wholeQuery(words, filters)}::tsquery`,
    sql`${tokenQuery(filters.chosen)}::tsquery`,
  );
  return {
    hits: sql`
      select v.id, ${isCounted ? sql`${countedColumns(now)}, true as fits, ` : sql``}${sql.join(named.map(({ column, name }) => sql`${column} as ${name}`))}
      from vendors v join vendor_stats s on s.vendor_id = v.id
      where ${matched} and ${hasPrice(sql`${priceRange}::smallint[]`)} and ${narrowed}`,
    page: sql`select id, ${order.keys} as keys from hits where ${order.after(from)} ${order.upTo(limit)}`,
  };
}

const isWeighed = (words: Words | null): words is Words => words !== null && !words.broad;

/** The vendors of `page`, as JSON. */
const itemsSql = (search: Search): Sql => sql`(
    select coalesce(json_agg(i), '[]') from (
      select ${summaryColumns}, page.keys${search.explain ? sql`, s.score, ${reasonsFor(search, isWeighed(search.words))} as reasons` : sql``}
      from page join vendors v on v.id = page.id join vendor_stats s on s.vendor_id = v.id
      order by page.keys desc, page.id desc) i)`;

// Counts --------------------------------------------------------------------------------------------------------------

export type Group = "category" | "location" | "priceRange" | "minRating" | "openNow";

/** How many vendors of one set have each value. */
export type Counts = Record<Group, Map<string, number>> & { total: number };

const noCounts = (): Counts => ({
  total: 0,
  category: new Map(),
  location: new Map(),
  priceRange: new Map(),
  minRating: new Map(),
  openNow: new Map(),
});

/** A set of vendors to count for the same words. */
export interface CountedSet {
  filters: FilterSet;
  /** The search itself is counted however many vendors have to be looked at for that. */
  isTotal: boolean;
  /** Skip it if this many vendors are too many to be looked at: those listed under both the scope and one of the tokens. */
  unless: { scope: string; tokens: string[] } | null;
}

interface SetRow {
  set: number;
  group: Group | "total";
  value: string;
  vendors: number;
}

/** What sets are counted by. */
const countedColumns = (now: Date) => sql`v.category, v.location, v.price_range, s.average, ${isOpenAt(now)} as open`;

/** What these hits add up to; if there are too many, only the total. @param hits a query's name */
const countsOf = (hits: Sql, ratings: number[]) => sql`
  with counted as (select * from ${hits} where (select count(*) from ${hits}) <= ${maxCounted})
  select 'total' as "group", '' as value, (case when count(*) > ${maxCounted} then count(*) else count(*) filter (where fits) end)::integer as vendors from ${hits}
  union all select 'category', slug, count(*)::integer from counted, unnest(category) slug where fits group by slug
  union all select 'location', place, count(*)::integer from counted, unnest(location) place where fits group by place
  union all select 'priceRange', price_range::text, count(*)::integer from counted where fits and price_range is not null group by price_range
  union all select 'minRating', rating::text, count(*)::integer from counted, unnest(${ratings}::float8[]) rating where fits and average >= rating group by rating
  union all select 'openNow', '', count(*)::integer from counted where fits and open`;

/**
 * Sets for which more than `maxCounted` vendors would have to be looked at have only the total row.
 * @param found the place of `hits` among the sets
 */
function setsSql(words: Words | null, sets: readonly CountedSet[], found: number, ratings: number[], now: Date): Sql {
  const values = sets.map(({ filters }) => filters);
  const matched = matching(words, sql`sets.query`, sql`sets.names`);
  const fits = sql`((sets.min_rating is null or s.average >= sets.min_rating) and (not sets.open_now or ${isOpenAt(now)})
            and (sets.languages = '' or v.language = any(string_to_array(sets.languages, ','))))`;
  const ofHits = sql`select ${found + 1}::integer as set, counts.* from (${countsOf(sql`hits`, ratings)}) counts`;
  const ofOthers = sql`
      select sets.n::integer as set, counts.*
      from unnest(${values.map((set) => wholeQuery(words, set))}::tsquery[], ${values.map(({ chosen }) => tokenQuery(chosen))}::tsquery[],
          ${values.map(({ all }) => all.minRating)}::float8[], ${values.map(({ all }) => all.openNow)}::boolean[],
          ${values.map(({ all }) => all.language.join(","))}::text[], ${values.map(({ all }) => all.priceRange.join(","))}::text[],
          ${sets.map(({ isTotal }) => isTotal)}::boolean[],
          ${sets.map(({ unless }) => unless?.scope ?? null)}::text[], ${sets.map(({ unless }) => unless && JSON.stringify(unless.tokens))}::text[])
        with ordinality sets(query, names, min_rating, open_now, languages, prices, is_total, scope, tokens, n),
      lateral (
        with looked_at as materialized (
          select ${countedColumns(now)}, ${fits} as fits
          from vendors v join vendor_stats s on s.vendor_id = v.id
          where ${matched} and ${hasPrice(sql`string_to_array(sets.prices, ',')::smallint[]`)} and (not sets.is_total or ${fits})
          ${limitTo(maxCounted + 1)})
        select * from (${countsOf(sql`looked_at`, ratings)}) c
      ) counts
      where sets.n <> ${found + 1} and (sets.scope is null
        or coalesce((select sum(vendors) from listing_counts where scope = sets.scope and token in (select json_array_elements_text(sets.tokens::json))), 0) <= ${maxCounted})`;
  const parts = [...(found >= 0 ? [ofHits] : []), ...(sets.length > (found >= 0 ? 1 : 0) ? [ofOthers] : [])];
  return sql`(select coalesce(json_agg(c), '[]') from (${sql.join(parts, sql` union all `)}) c)`;
}

/** Only this many places of a listing are counted, plus the chosen ones. */
export const maxPlaces = 50;

/** What is stored about whole listings: their numbers of vendors by category, place and price range. */
const listingsSql = (listings: string[], chosen: string[]): Sql => sql`(
  select coalesce(json_agg(c), '[]') from (
    select scope, token, vendors from listing_counts
    where scope = any(${listings}::text[]) and vendors > 0
      and (token like 'c:%' or token like 'p:%' or token = scope or token = any(${chosen}::text[]))
    union all
    select scope, token, vendors
    from unnest(${listings}::text[]) listing,
    lateral (select scope, token, vendors from listing_counts
             where scope = listing and token like 'l:%' and vendors > 0 order by vendors desc, token limit ${maxPlaces}) places) c)`;

function countsOfListings(
  listings: readonly string[],
  rows: readonly { scope: string; token: string; vendors: number }[],
) {
  const groups: Record<string, Group> = { c: "category", l: "location", p: "priceRange" };
  const found = new Map(listings.map((listing) => [listing, noCounts()]));
  for (const { scope, token, vendors } of rows) {
    const counts = found.get(scope)!;
    if (token === scope) counts.total = vendors;
    const group = groups[token.slice(0, 1)];
    if (group) counts[group].set(token.slice(2), vendors);
  }
  return found;
}

function countsOfSets(sets: number, rows: readonly SetRow[]): (Counts | null)[] {
  const counts: (Counts | null)[] = Array.from({ length: sets }, () => null);
  for (const { set, group, value, vendors } of rows) {
    const of = (counts[set - 1] ??= noCounts());
    if (group === "total") of.total = vendors;
    else of[group].set(value, vendors);
  }
  return counts.map((of) => (of === null || of.total > maxCounted ? null : of));
}

// All of it -----------------------------------------------------------------------------------------------------------

export interface Asked {
  search: Search;
  from: Position | null;
  limit: number;
  listings: string[];
  /** Tokens of places whose counts are needed, however few vendors they have. */
  chosen: string[];
  sets: CountedSet[];
  ratings: number[];
}

export interface Answered {
  rows: (VendorRow & { keys: number[]; score?: number; reasons?: RankingReason[] })[];
  listings: Map<string, Counts>;
  /** Null for a set too large to count. */
  sets: (Counts | null)[];
}

/** A page of vendors and everything needed for its numbers, in one round trip. */
export async function readSearch(
  db: Db,
  { search, from, limit, listings, chosen, sets, ratings }: Asked,
): Promise<Answered> {
  const counted = sets.filter(({ filters }) => !isTooMany(search.words, filters.all));
  // The search's own set is what its page is found from.
  const own = counted.findIndex(({ isTotal }) => isTotal);
  const source = sourceOf(search, from, limit, own >= 0);
  const found = source.hits ? own : -1;
  const { rows } = await sql<{
    items: Answered["rows"];
    listings: { scope: string; token: string; vendors: number }[];
    sets: SetRow[];
  }>`
    with ${source.hits ? sql`hits as materialized (${source.hits}),` : sql``}
    page as materialized (${source.page})
    select ${itemsSql(search)} as items,
           ${listings.length ? listingsSql(listings, chosen) : sql`'[]'::json`} as listings,
           ${counted.length ? setsSql(search.words, counted, found, ratings, search.now) : sql`'[]'::json`} as sets`.execute(
    db,
  );
  const [answer] = rows;
  const counts = countsOfSets(counted.length, answer!.sets);
  return {
    rows: answer!.items,
    listings: countsOfListings(listings, answer!.listings),
    sets: sets.map((set) => counts[counted.indexOf(set)] ?? null),
  };
}

/** How many vendors there are in each set; `maxCounted + 1` means more. */
export async function countSets(
  db: Db,
  sets: readonly { words: Words | null; filters: FilterSet }[],
  now: Date,
): Promise<number[]> {
  if (sets.length === 0) return [];
  const counts = sets.map(({ words, filters }) => {
    const { minRating, openNow, language, priceRange } = filters.all;
    const listing = words === null ? listingOf(filters.all) : null;
    if (listing !== null)
      return sql`coalesce((select least(vendors, ${maxCounted + 1}) from listing_counts where scope = ${listing} and token = ${listing}), 0)`;
    const matched = matching(
      words,
      sql`${wholeQuery(words, filters)}::tsquery`,
      sql`${tokenQuery(filters.chosen)}::tsquery`,
    );
    return sql`(select count(*) from (
      select from vendors v join vendor_stats s on s.vendor_id = v.id
      where ${matched} and ${hasPrice(sql`${priceRange}::smallint[]`)}
        and (${minRating}::float8 is null or s.average >= ${minRating}::float8) and (not ${openNow}::boolean or ${isOpenAt(now)})
        and (cardinality(${language}::text[]) = 0 or v.language = any(${language}::text[]))
      limit ${maxCounted + 1}) f)`;
  });
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(counts)}]::integer[] as counts`.execute(db);
  return rows[0]!.counts;
}

/** The names of categories in use, and of places. */
export async function readLabels(db: Db, categories: string[], places: string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ value: string; label: string }>`
    select 'c:' || slug as value, name as label from categories where slug = any(${categories}::text[]) and retired_at is null
    union all
    select 'l:' || id, name from places where id = any(${places}::text[])`.execute(db);
  return new Map(rows.map(({ value, label }) => [value, label]));
}
