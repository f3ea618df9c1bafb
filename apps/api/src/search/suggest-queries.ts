// Completes what is being typed. A suggestion's tier: 0 starts with it, 1 has a word that does, 2 only looks like it.
import { type Kysely, sql } from "kysely";
import { coverJson, coverOf, type CoverSubject } from "../covers/cover.ts";
import type { Schema } from "../database/schema.ts";
import { leastAlike, limitTo, maxCompared, namesAlike, namesMatch } from "../vendors/by-index.ts";
import { type PictureRow, toPicture } from "../vendors/pictures.ts";
import { tokenQuery } from "./search-queries.ts";
import { firstPictureJson } from "../vendors/summary.ts";

type Db = Kysely<Schema>;

export interface SuggestionRow {
  id: string;
  label: string;
  hint: string;
  tier: 0 | 1 | 2;
}

const asked = (text: string) =>
  sql`asked as (select search_prefix(${text}) as query, left(name_key(btrim(${text})), 80) as key)`;
const queryAsked = sql`(select query from asked)`;
const tierOf = (nameKey: string) =>
  sql`case when starts_with(${sql.raw(nameKey)}, (select key from asked)) then 0 else 1 end`;

// What to show about a vendor besides its name: "Florist · Lisbon".
const vendorHint = sql`concat_ws(' · ',
  (select c.singular from categories c where c.slug = v.category[1]), (select p.name from places p where p.id = v.location[1]))`;

// If many names start this way, sorting would take long, so the best-ranked vendors are checked in order instead.
const maxSorted = 2_000;
// If so many start this way that they are met again and again, these few of the best-ranked are enough. In a smaller
// table, they needn't be that many.
const firstChecked = 500;
const largeTable = 100_000;

/** Vendors with a word in their name that starts this way, best-ranked first. */
export async function completeVendors(db: Db, text: string, limit: number): Promise<SuggestionRow[]> {
  const { rows } = await sql<SuggestionRow>`
    with ${asked(text)},
    first as materialized (
      select v.id, v.name_key, l.score
      from (select vendor_id, score from vendor_listings where token = '' order by score desc, vendor_id desc
            limit (select case when vendors >= ${largeTable} then ${firstChecked}::integer else 0 end from listing_counts where scope = '' and token = '')) l
      join vendors v on v.id = l.vendor_id
      where ${namesMatch(queryAsked)}
      order by l.score desc, l.vendor_id desc limit ${limit}),
    hits as materialized (
      select v.id, ${tierOf("v.name_key")} as tier from vendors v
      where (select count(*) from first) < ${limit} and v.status = 'approved' and ${namesMatch(queryAsked)} ${limitTo(maxSorted + 1)}),
    best as (
      (select id, ${tierOf("name_key")} as tier, score from first where (select count(*) from first) = ${limit})
      union all
      (select h.id, h.tier, s.score from hits h join vendor_stats s on s.vendor_id = h.id
       where (select count(*) from hits) <= ${maxSorted}
       order by h.tier, s.score desc, h.id desc limit ${limit})
      union all
      (select v.id, ${tierOf("v.name_key")}, l.score from vendor_listings l join vendors v on v.id = l.vendor_id
       where (select count(*) from hits) > ${maxSorted} and l.token = '' and ${namesMatch(queryAsked)}
       order by l.score desc, l.vendor_id desc limit ${limit}))
    select v.id, v.name as label, ${vendorHint} as hint, best.tier
    from best join vendors v on v.id = best.id
    order by best.tier, best.score desc, best.id desc`.execute(db);
  return rows;
}

/** Vendors with similar names, most similar first. */
export async function resembleVendors(db: Db, text: string, limit: number): Promise<SuggestionRow[]> {
  const { rows } = await sql<SuggestionRow>`
    with asked as (select left(name_key(btrim(${text})), 80) as key),
    best as materialized (
      select id, similarity(name_key, key) + word_similarity(key, name_key) as likeness
      from (select v.id, v.name_key from vendors v
            where v.status = 'approved' and ${namesAlike(sql`(select key from asked)`)} ${limitTo(maxCompared)}) v, asked
      where word_similarity(key, name_key) >= ${leastAlike}
      order by likeness desc, id desc limit ${limit})
    select v.id, v.name as label, ${vendorHint} as hint, 2 as tier
    from best join vendors v on v.id = best.id
    order by best.likeness desc, best.id desc`.execute(db);
  return rows;
}

/** The narrowest file of each vendor's picture, by vendor id. */
export async function pictureFiles(db: Db, ids: string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; picture: PictureRow | null; cover: CoverSubject }>`
    select v.id, ${firstPictureJson} as picture, ${coverJson} as cover
    from vendors v where v.id = any(${ids}::uuid[])`.execute(db);
  return new Map(
    rows.flatMap(({ id, picture, cover }) => {
      const { variants } = picture ? toPicture(picture) : coverOf(id, cover);
      const [narrowest] = variants.filter(({ format }) => format === "webp").toSorted((a, b) => a.width - b.width);
      return narrowest ? [[id, narrowest.src] as const] : [];
    }),
  );
}

/** How many vendors are in each of these categories. */
export async function countCategories(db: Db, slugs: string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("listing_counts")
    .select(["token", "vendors"])
    .where("scope", "=", "")
    .where(
      "token",
      "in",
      slugs.map((slug) => `c:${slug}`),
    )
    .execute();
  return new Map(rows.map(({ token, vendors }) => [token.slice(2), vendors]));
}

/** For each, whether any vendor of the category is in one of the places and meets the condition, if there is one. */
export async function haveVendors(
  db: Db,
  asked: readonly { category: string; places: readonly string[]; condition: string | null }[],
): Promise<boolean[]> {
  const queries = asked.map(({ category, places, condition }) => {
    const filters = tokenQuery({ category: [category], location: [...places], priceRange: [] });
    return condition ? `${filters} & (${condition})` : filters;
  });
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from vendors v where v.status = 'approved' and v.search @@ asked.query) as found
    from unnest(${queries}::tsquery[]) with ordinality asked(query, n)
    order by n`.execute(db);
  return rows.map(({ found }) => found);
}
