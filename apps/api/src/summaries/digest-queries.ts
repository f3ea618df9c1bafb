// Who is due the monthly e-mail about whom their reviews have helped, and what is in it. Authors have no time zone of
// their own, so their month is UTC's.
import { type Kysely, sql, type Transaction } from "kysely";
import type { Schema } from "../database/schema.ts";
import { cleanName } from "../text/clean-name.ts";
import { type FirstDay, hour } from "./queries.ts";

type Db = Kysely<Schema>;

/** Wants them, and can be written to. */
const wants = sql<boolean>`u.settings @> '{"notices": {"helpfulDigest": true}}'
  and u.erase_at is null and u.deleted_at is null and u.email_verified_at is not null`;

const monthOf = (now: Date, from: number) =>
  sql<FirstDay>`date_trunc('month', ${now}::timestamptz at time zone 'UTC' - make_interval(hours => ${from}))::date`;

/** The people who are owed an e-mail about the month before `month`. */
export async function readDueDigests(db: Db, now: Date): Promise<{ id: string; month: FirstDay }[]> {
  const { rows } = await sql<{ id: string; month: FirstDay }>`
    select u.id, ${monthOf(now, hour)} as month from users u
    where ${wants} and u.digested_until < ${monthOf(now, hour)}
    order by u.id`.execute(db);
  return rows;
}

/**
 * Marks the month as dealt with. Of several that try, whether in one process or many, one succeeds.
 * @returns the person's address; null if it has been dealt with, or is no longer wanted
 */
export async function takeDigest(trx: Transaction<Schema>, userId: string, month: FirstDay): Promise<string | null> {
  const { rows } = await sql<{ email: string }>`
    update users u set digested_until = ${month}::date
    where u.id = ${userId}::uuid and u.digested_until < ${month}::date and ${wants}
    returning u.email`.execute(trx);
  return rows[0]?.email ?? null;
}

/** The first one is about the month in which they ask; no month is told twice. */
export const startDigests = (trx: Transaction<Schema>, userId: string, now: Date) =>
  sql`update users u set digested_until = greatest(u.digested_until, ${monthOf(now, 0)})
      where u.id = ${userId}::uuid`.execute(trx);

/** Does nothing for an account that has been closed or erased since. */
export const stopDigests = (db: Db, userId: string) =>
  sql`update users set settings = jsonb_set(settings, '{notices,helpfulDigest}', 'false')
      where id = ${userId}::uuid and settings @> '{"notices": {"helpfulDigest": true}}'`.execute(db);

export interface Helped {
  /** Each counts once, however many of the reviews helped them. */
  people: number;
  /** The most helpful first. */
  reviews: { id: string; vendor: string; votes: number; all: number }[];
}

/** Whom the person's public reviews helped in the month before `month`, by votes that still stand. */
export async function readHelped(db: Db, userId: string, month: FirstDay): Promise<Helped> {
  const { rows } = await sql<{ id: string; vendor: string; all: number; voters: string[] }>`
    select r.id, v.name as vendor, r.helpful_count as all, array_agg(h.user_id) as voters
    from reviews r join vendors v on v.id = r.vendor_id and v.status = 'approved'
    join helpful_votes h on h.review_id = r.id
      and h.voted_at >= (${month}::date - interval '1 month') at time zone 'UTC'
      and h.voted_at < ${month}::date::timestamp at time zone 'UTC'
    where r.author_id = ${userId}::uuid and r.status = 'published'
    group by r.id, v.id
    order by count(*) desc, r.id`.execute(db);
  return {
    people: new Set(rows.flatMap(({ voters }) => voters)).size,
    reviews: rows.map(({ id, vendor, voters, all }) => ({ id, vendor: cleanName(vendor), votes: voters.length, all })),
  };
}
