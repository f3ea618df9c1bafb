// Decides whether a new review is published straight away or waits for someone to look at it. It isn't told the stars,
// so it can't treat praise and criticism differently. What it looks for is public: docs/trust.md.
import { comparedFor, type HoldReason, isUnusual, tooAlike, unusualRate } from "@troth/rules/screening";
import { type Kysely, sql } from "kysely";
import { isAtWebsite } from "../claims/evidence.ts";
import type { Schema } from "../database/schema.ts";
import { hasEverManaged } from "../team/managers.ts";
import { hashes } from "./likeness.ts";

interface Unscreened {
  vendorId: string;
  /** The author, and their partner. */
  voices: readonly string[];
  likeness: readonly number[];
}

/** The first reason to hold it; null to publish it. */
export async function screen(db: Kysely<Schema>, review: Unscreened): Promise<HoldReason | null> {
  if (await hasConflict(db, review)) return "conflict-of-interest";
  if (await isAlike(db, review)) return "alike";
  return (await isRateUnusual(db, review.vendorId)) ? "unusual-rate" : null;
}

/**
 * The author or their partner looks after a competitor nearby, has looked after the vendor itself, or has an address at its
 * own domain.
 */
async function hasConflict(db: Kysely<Schema>, { vendorId, voices }: Unscreened): Promise<boolean> {
  const { rows } = await sql<{ is_close: boolean; website: string; email: string; colleagues: string[] }>`
    select v.website, u.email, array(
        select split_part(other.email::text, '@', 2) from vendor_managers m join users other on other.id = m.user_id
        where m.vendor_id = v.id) as colleagues,
      ${hasEverManaged} or exists (
        select from vendor_managers m join vendors o on o.id = m.vendor_id
        where m.user_id = u.id and o.id <> v.id and o.category && v.category and o.location && v.location) as is_close
    from vendors v, users u where v.id = ${vendorId}::uuid and u.id = any(${voices}::uuid[])`.execute(db);
  return rows.some(
    ({ is_close, website, email, colleagues }) =>
      is_close || [website, ...colleagues.map((domain) => `https://${domain}`)].some((at) => isAtWebsite(email, at)),
  );
}

/** Someone, perhaps the same person, has written nearly the same words about this vendor or another. */
async function isAlike(db: Kysely<Schema>, { likeness }: Pick<Unscreened, "likeness">): Promise<boolean> {
  if (likeness.length === 0) return false;
  const { rows } = await sql<{ alike: boolean }>`select exists (select ${alikeTo(likeness)}) as alike`.execute(db);
  return rows[0]!.alike;
}

/**
 * An edit has made the words of a review nearly those of someone else's, which they weren't before. Reviews that were published
 * since count as well.
 */
export async function hasBecomeAlike(
  db: Kysely<Schema>,
  { authorId, before, after }: { authorId: string; before: readonly number[]; after: readonly number[] },
): Promise<boolean> {
  if (after.length === 0) return false;
  const { rows } = await sql<{ alike: boolean }>`
    select exists (select ${alikeTo(after)} and r.author_id <> ${authorId}::uuid and ${sharedWith(before)} < ${enough}) as alike`.execute(
    db,
  );
  return rows[0]!.alike;
}

const enough = sql`${Math.ceil(tooAlike * hashes)}::integer`;
const sharedWith = (likeness: readonly number[]) => sql`
  cardinality(array(select unnest(r.likeness) intersect select unnest(${likeness}::integer[])))`;

/** For a query of `reviews r`: its author hasn't taken it away. What an admin has removed counts for as long as it is kept. */
export const isCompared = sql`r.review <> '' and (r.status <> 'removed' or (
  select e.action = 'remove' and e.actor_id is not null from moderation_events e
  where e.subject_type = 'review' and e.subject_id = r.id order by e.at desc, e.id desc limit 1))`;

/** Everything that has been written counts, including what was written during this transaction. */
const alikeTo = (likeness: readonly number[], at = sql<Date>`clock_timestamp()`) => sql`
  from reviews r
  where r.likeness && ${likeness}::integer[] and r.likeness <> '{}' and ${isCompared}
    and r.created_at <= ${at} and r.created_at > ${at} - make_interval(months => ${comparedFor})
    and ${sharedWith(likeness)} >= ${enough}`;

/** How many of them whoever decides is shown. */
const mostCompared = 5;

/** Notes which earlier ones a review reads like, for whoever decides about it. @param at when it did: now, if not given */
export async function noteLikenesses(
  db: Kysely<Schema>,
  { id, likeness, at }: { id: string; likeness: readonly number[]; at?: string },
): Promise<void> {
  if (likeness.length === 0) return;
  await sql`
    insert into review_likenesses (review_id, other_id)
    select ${id}::uuid, r.id ${alikeTo(likeness, at === undefined ? undefined : sql`${at}::timestamptz`)} and r.id <> ${id}::uuid
    order by ${sharedWith(likeness)} desc, r.created_at desc limit ${mostCompared}
    on conflict do nothing`.execute(db);
}

/**
 * Only published ones count: while new ones are held, their number falls as the day moves on, so that this ends by itself.
 */
export async function isRateUnusual(db: Kysely<Schema>, vendorId: string): Promise<boolean> {
  const { rows } = await sql<{ last_day: number; before: number }>`
    select (count(*) filter (where created_at > now() - interval '1 day'))::integer as last_day,
           (count(*) filter (where created_at <= now() - interval '1 day'))::integer as before
    from reviews
    where vendor_id = ${vendorId}::uuid and status = 'published'
      and created_at > now() - make_interval(days => ${unusualRate.averageOverDays + 1})`.execute(db);
  return isUnusual({ lastDay: rows[0]!.last_day, before: rows[0]!.before });
}
