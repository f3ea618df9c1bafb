// Completing what is being typed. A suggestion's tier: 0 begins with it, 1 has a word that does, 2 only looks like it.
import { type Kysely, sql } from "kysely";
import type { Schema } from "../database/schema.ts";

type Db = Kysely<Schema>;

export interface SuggestionRow {
  id: string;
  label: string;
  hint: string;
  tier: 0 | 1 | 2;
}

const asked = (text: string) =>
  sql`asked as (select search_prefix(${text}) as query, left(name_key(btrim(${text})), 80) as key)`;
const tierOf = (nameKey: string) =>
  sql`case when starts_with(${sql.raw(nameKey)}, (select key from asked)) then 0 else 1 end`;

// What says more about a vendor than its name: "Florist · Lisbon".
const vendorHint = sql`concat_ws(' · ',
  (select c.singular from categories c where c.slug = v.category[1]), (select p.name from places p where p.id = v.location[1]))`;

// A beginning that many names have would take long to sort: the best-ranked vendors are then asked instead, in their order.
const sortedAtMost = 2_000;

/** Vendors with names of which a word begins so, the best-ranked first. */
export async function completeVendors(db: Db, text: string, limit: number): Promise<SuggestionRow[]> {
  const { rows } = await sql<SuggestionRow>`
    with ${asked(text)},
    hits as materialized (
      select v.id, ${tierOf("v.name_key")} as tier from vendors v
      where v.status = 'approved' and v.search @@ (select query from asked) limit ${sortedAtMost + 1}),
    best as (
      (select h.id, h.tier, s.score from hits h join vendor_stats s on s.vendor_id = h.id
       where (select count(*) from hits) <= ${sortedAtMost}
       order by h.tier, s.score desc, h.id desc limit ${limit})
      union all
      (select v.id, ${tierOf("v.name_key")}, l.score from vendor_listings l join vendors v on v.id = l.vendor_id
       where (select count(*) from hits) > ${sortedAtMost} and l.token = '' and v.search @@ (select query from asked)
       order by l.score desc, l.vendor_id desc limit ${limit}))
    select v.id, v.name as label, ${vendorHint} as hint, best.tier
    from best join vendors v on v.id = best.id
    order by best.tier, best.score desc, best.id desc`.execute(db);
  return rows;
}

/** Vendors with names that look like it, the most alike first. */
export async function resembleVendors(db: Db, text: string, limit: number): Promise<SuggestionRow[]> {
  const { rows } = await sql<SuggestionRow>`
    with asked as (select left(name_key(btrim(${text})), 80) as key),
    best as materialized (
      select v.id, similarity(v.name_key, key) + word_similarity(key, v.name_key) as likeness
      from vendors v, asked
      where v.status = 'approved' and (select key from asked) <% v.name_key
      order by likeness desc, v.id desc limit ${limit})
    select v.id, v.name as label, ${vendorHint} as hint, 2 as tier
    from best join vendors v on v.id = best.id
    order by best.likeness desc, best.id desc`.execute(db);
  return rows;
}

/** Categories, by their name or what one of them is called. */
export async function suggestCategories(db: Db, text: string, limit: number): Promise<SuggestionRow[]> {
  const { rows } = await sql<SuggestionRow>`
    with ${asked(text)},
    named as (
      select c.*, name_key(c.name || ' ' || c.singular) as words, key from categories c, asked
      where c.retired_at is null and query is not null),
    found as (
      select slug, name, position, word_similarity(key, words) as likeness,
             case when starts_with(words, key) or starts_with(name_key(singular), key) then 0
                  when position(' ' || key in ' ' || words) > 0 then 1
                  when length(key) >= 3 and word_similarity(key, words) >= 0.45 then 2 end as tier
      from named)
    select f.slug as id, f.name as label, case n.vendors when 1 then '1 vendor' else coalesce(n.vendors, 0) || ' vendors' end as hint, f.tier
    from found f left join listing_counts n on n.scope = '' and n.token = 'c:' || f.slug
    where f.tier is not null
    order by f.tier, f.likeness desc, f.position limit ${limit}`.execute(db);
  return rows;
}

/** Places by their English or own name, those with most vendors first. */
export async function completePlaces(db: Db, text: string, limit: number): Promise<SuggestionRow[]> {
  const { rows } = await sql<SuggestionRow>`
    with ${asked(text)}
    select p.id, p.name as label, p.country_name as hint, ${tierOf("p.name_key")} as tier
    from places p left join listing_counts n on n.scope = '' and n.token = 'l:' || p.id
    where p.search @@ (select query from asked)
    order by tier, coalesce(n.vendors, 0) desc, p.name, p.id limit ${limit}`.execute(db);
  return rows;
}

/** Places with names that look like it. */
export async function resemblePlaces(db: Db, text: string, limit: number): Promise<SuggestionRow[]> {
  const { rows } = await sql<SuggestionRow>`
    with asked as (select left(name_key(btrim(${text})), 80) as key)
    select p.id, p.name as label, p.country_name as hint, 2 as tier
    from places p, asked
    where (select key from asked) <% p.name_key
    order by similarity(p.name_key, key) + word_similarity(key, p.name_key) desc, p.id limit ${limit}`.execute(db);
  return rows;
}
