// Who is due a summary, and what is in it. A listing's month is that of its own time zone, and so is the hour at which
// the month counts as over: a person's summary goes out once it is seven in the morning on the first wherever they have
// a listing.
import { type Kysely, sql, type Transaction } from "kysely";
import type { OpeningHoursEntry, Schema } from "../database/schema.ts";

type Db = Kysely<Schema> | Transaction<Schema>;

/** The first day of a month, as text: 2026-11-01. */
export type FirstDay = string;

export const hour = 7;

/** Wants summaries, and can be written to. */
const wants = sql<boolean>`u.settings @> '{"notices": {"monthlySummary": true}}'
  and u.erase_at is null and u.deleted_at is null and u.email_verified_at is not null`;

/** The month that has begun wherever the person has a listing; null without one. */
const monthOf = (now: Date, from: number) => sql<FirstDay | null>`(
  select min(date_trunc('month', ${now}::timestamptz at time zone v.time_zone - make_interval(hours => ${from})))::date
  from vendors v where v.owner_id = u.id and v.status = 'approved')`;

/** The people who are owed a summary of the month before `month`. */
export async function readDue(db: Db, now: Date): Promise<{ id: string; month: FirstDay }[]> {
  const { rows } = await sql<{ id: string; month: FirstDay }>`
    select u.id, m.month from users u, lateral (select ${monthOf(now, hour)} as month) m
    where ${wants} and u.summarised_until < m.month
    order by u.id`.execute(db);
  return rows;
}

/**
 * Marks the summary as dealt with. Of several that try, whether in one process or many, one succeeds.
 * @returns the person's address; null if it has been dealt with, or is no longer wanted
 */
export async function takeSummary(trx: Transaction<Schema>, userId: string, month: FirstDay): Promise<string | null> {
  const { rows } = await sql<{ email: string }>`
    update users u set summarised_until = ${month}::date
    where u.id = ${userId}::uuid and u.summarised_until < ${month}::date and ${wants}
    returning u.email`.execute(trx);
  return rows[0]?.email ?? null;
}

/** People who ask for summaries get the first one after the month in which they ask; no month is told twice. */
export const startSummaries = (trx: Transaction<Schema>, userId: string, now: Date) =>
  sql`update users u set summarised_until = greatest(u.summarised_until,
        coalesce(${monthOf(now, 0)}, date_trunc('month', ${now}::timestamptz at time zone 'UTC')::date))
      where u.id = ${userId}::uuid`.execute(trx);

/** Does nothing for an account that has been closed or erased since. */
export const stopSummaries = (db: Db, userId: string) =>
  sql`update users set settings = jsonb_set(settings, '{notices,monthlySummary}', 'false')
      where id = ${userId}::uuid and settings @> '{"notices": {"monthlySummary": true}}'`.execute(db);

export interface ListingFacts {
  id: string;
  name: string;
  /** Published in the month, and still there. */
  reviews: number;
  /** Of those that count towards the average; null if none does. */
  average: number | null;
  /** People who have had it among their favourites since that month, and not before. */
  favourites: number;
  hasPhotos: boolean;
  openingHours: OpeningHoursEntry[];
  website: string;
  phoneNumber: string;
  description: string;
}

/** What the person's listings gained in the month before `month`. */
export async function readListings(db: Db, userId: string, month: FirstDay): Promise<ListingFacts[]> {
  const { rows } = await sql<ListingFacts>`
    select v.id, v.name, r.reviews, r.average, f.favourites,
      exists (select from vendor_photos p where p.vendor_id = v.id) as "hasPhotos",
      v.opening_hours as "openingHours", v.website, v.phone_number as "phoneNumber", v.description
    from vendors v,
      lateral (select (${month}::date - interval '1 month') at time zone v.time_zone as since,
        ${month}::date::timestamp at time zone v.time_zone as until) m,
      lateral (
        select count(*)::integer as reviews,
          avg(r.rating) filter (where r.experience <> 'enquired')::double precision as average
        from reviews r,
          -- One that was looked at first is news once it is published.
          lateral (select coalesce(min(e.at), r.created_at) as at from moderation_events e
            where e.subject_type = 'review' and e.subject_id = r.id and e.action = 'publish') p
        where r.vendor_id = v.id and r.status = 'published' and r.created_at < m.until
          and p.at >= m.since and p.at < m.until) r,
      lateral (
        select count(*)::integer as favourites from (
          select from favourites f
            join favourite_list_vendors t on t.list_id = f.list_id and t.vendor_id = f.vendor_id and t.removed_at is null
          where f.vendor_id = v.id and f.user_id <> v.owner_id
          group by f.user_id having min(f.added_at) >= m.since and min(f.added_at) < m.until) g) f
    where v.owner_id = ${userId}::uuid and v.status = 'approved'
    order by v.name_key, v.id`.execute(db);
  return rows;
}
