// Who is linked with whom. A couple has one voice: one review of each vendor, and what one of them looks after counts as
// the other's own, too. Everything that asks whether someone may review a vendor asks here.
import { type Kysely, sql, type Transaction } from "kysely";
import { uuidv7 } from "uuidv7";
import { hasOpenClaim } from "../claims/queries.ts";
import type { Schema } from "../database/schema.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { queueMail } from "../mail/outbox.ts";
import { ProblemError } from "../problems.ts";
import { manages } from "../team/managers.ts";
import { fullName } from "../team/invitations.ts";
import type { Site } from "../users/emails.ts";
import { partnershipEndedEmail } from "./emails.ts";

type Db = Kysely<Schema>;
type Trx = Transaction<Schema>;

export interface Partner {
  couple_id: string;
  since: Date;
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  image: string;
}

/** The person someone is linked with now. */
export async function partnerOf(db: Db, userId: string): Promise<Partner | undefined> {
  const { rows } = await sql<Partner>`
    select m.couple_id, m.since, u.id, u.email, u.first_name, u.last_name, u.image
    from couple_members m join couple_members o on o.couple_id = m.couple_id and o.user_id <> m.user_id
    join users u on u.id = o.user_id
    where m.user_id = ${userId}::uuid and m.until is null`.execute(db);
  return rows[0];
}

/**
 * The same, with the person and the couple locked until the transaction ends: whatever either of the two writes comes one
 * after another, and so does linking.
 */
export async function lockPartner(trx: Trx, userId: string): Promise<Partner | undefined> {
  await trx.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate().execute();
  const partner = await partnerOf(trx, userId);
  if (!partner) return;
  await trx
    .selectFrom("couple_members")
    .select("user_id")
    .where("couple_id", "=", partner.couple_id)
    .orderBy("user_id")
    .forNoKeyUpdate()
    .execute();
  // Again: the other one may have ended it meanwhile.
  return partnerOf(trx, userId);
}

/** @throws ProblemError own-vendor */
export async function assertNotOwn(
  db: Db,
  { vendorId, userId, partnerId }: { vendorId: string; userId: string; partnerId: string | undefined },
): Promise<void> {
  if (await manages(db, { vendorId, userId })) throw new ProblemError("own-vendor");
  if (await hasOpenClaim(db, vendorId, userId))
    throw new ProblemError("own-vendor", { detail: "You’ve claimed it. To review it, withdraw your claim first." });
  if (partnerId !== undefined && (await isOwn(db, { vendorId, userId: partnerId })))
    throw new ProblemError("own-vendor", { detail: "Your partner runs it, so it counts as yours, too." });
}

/** Whether someone looks after a vendor, or has an open claim to it. */
export const isOwn = async (db: Db, who: { vendorId: string; userId: string }): Promise<boolean> =>
  (await manages(db, who)) || hasOpenClaim(db, who.vendorId, who.userId);

/** For a query of `reviews r`: someone's partner wrote it, or somebody did whom they were linked with at the time. */
const speaksFor = (userId: string) => sql`exists (
  select from couple_members m join couple_members o on o.couple_id = m.couple_id
  where m.user_id = ${userId}::uuid and (r.couple_id = m.couple_id or (m.until is null and o.user_id = r.author_id)))`;

export async function isSpokenForBy(db: Db, reviewId: string, userId: string): Promise<boolean> {
  const { rows } = await sql`select from reviews r where r.id = ${reviewId}::uuid and ${speaksFor(userId)}`.execute(db);
  return rows.length > 0;
}

/**
 * The review of a vendor that speaks for someone although they haven't written it: their partner's, or one that was
 * written by someone they were linked with at the time.
 */
export async function coupleReviewOf(
  db: Db,
  { vendorId, userId }: { vendorId: string; userId: string },
): Promise<{ id: string; is_public: boolean } | null> {
  const { rows } = await sql<{ id: string; is_public: boolean }>`
    select r.id, r.status = 'published' as is_public from reviews r
    where r.vendor_id = ${vendorId}::uuid and r.author_id <> ${userId}::uuid and r.status <> 'removed'
      and ${speaksFor(userId)}
    order by r.created_at limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Why a partner keeps someone from reviewing a vendor; null if none does. */
export async function coupleInTheWay(
  db: Db,
  { vendorId, userId }: { vendorId: string; userId: string },
): Promise<{ because: "reviewed" | "own-vendor"; reviewId: string | null } | null> {
  const review = await coupleReviewOf(db, { vendorId, userId });
  if (review) return { because: "reviewed", reviewId: review.is_public ? review.id : null };
  const partner = await partnerOf(db, userId);
  const isTheirs = partner && (await isOwn(db, { vendorId, userId: partner.id }));
  return isTheirs ? { because: "own-vendor", reviewId: null } : null;
}

export interface InTheWay {
  vendor: { id: string; name: string; language: string };
  because: "both-reviewed" | "own-vendor";
}

/** The reviews that keep two people from being one voice. */
export async function readInTheWay(db: Db, one: string, other: string): Promise<InTheWay[]> {
  const { rows } = await sql<InTheWay>`
    with people as (select * from (values (${one}::uuid, ${other}::uuid), (${other}::uuid, ${one}::uuid)) p (id, partner)),
    found as (
      select r.vendor_id, case when exists (
          select from reviews t where t.vendor_id = r.vendor_id and t.author_id = p.partner and t.status <> 'removed')
        then 'both-reviewed' else 'own-vendor' end as because
      from people p join reviews r on r.author_id = p.id and r.status <> 'removed'
      where exists (select from reviews t where t.vendor_id = r.vendor_id and t.author_id = p.partner and t.status <> 'removed')
        or exists (select from vendor_managers m where m.vendor_id = r.vendor_id and m.user_id = p.partner)
        or exists (select from claims c where c.vendor_id = r.vendor_id and c.claimant_id = p.partner
          and c.status in ('pending', 'needs-more')))
    select json_build_object('id', v.id, 'name', v.name, 'language', v.language) as vendor, min(f.because) as because
    from found f join vendors v on v.id = f.vendor_id
    where v.status not in ('merged', 'retired')
    group by v.id order by v.name_key, v.id limit 50`.execute(db);
  return rows;
}

interface Written {
  author_id: string;
  couple_id: string | null;
}

/**
 * What tells which of several reviews of one vendor count, by the same rule as `coupleReviewOf`: of those of one voice, the
 * first.
 */
export async function readVoices(
  db: Db,
  authorIds: readonly string[],
): Promise<<R extends Written>(reviews: readonly R[]) => Set<R>> {
  const { rows } = await sql<{ user_id: string; partner_id: string; couple_id: string; is_linked: boolean }>`
    select m.user_id, o.user_id as partner_id, m.couple_id, m.until is null as is_linked
    from couple_members m join couple_members o on o.couple_id = m.couple_id and o.user_id <> m.user_id
    where m.user_id = any(${[...new Set(authorIds)]}::uuid[])`.execute(db);
  const couplesOf = Map.groupBy(rows, ({ user_id }) => user_id);

  return <R extends Written>(reviews: readonly R[]) => {
    const counted = new Map<string, R>();
    const isSpokenFor = ({ author_id, couple_id }: R) =>
      counted.has(author_id) ||
      (couplesOf.get(author_id) ?? []).some((couple) => {
        const other = counted.get(couple.partner_id);
        return other && (couple.is_linked || [couple_id, other.couple_id].includes(couple.couple_id));
      });
    for (const review of reviews) if (!isSpokenFor(review)) counted.set(review.author_id, review);
    return new Set(counted.values());
  };
}

/** Links two people whom the caller has locked. Whatever they were asked to do with others ends. */
export async function link(trx: Trx, one: string, other: string): Promise<void> {
  const couple_id = uuidv7();
  await trx
    .insertInto("couple_members")
    .values([one, other].map((user_id) => ({ couple_id, user_id, since: sql`now()` })))
    .execute();
  await trx.deleteFrom("partner_invitations").where("invited_by", "in", [one, other]).execute();
}

/**
 * Ends the link of someone, if there is one, and tells the two; the one who closes their account hears of that instead.
 * @returns whether there was one
 */
export async function unlink(
  trx: Trx,
  { jobs, site }: { jobs: Jobs; site: Site },
  userId: string,
  tell: "both" | "partner",
): Promise<boolean> {
  const partner = await lockPartner(trx, userId);
  if (!partner) return false;
  await trx
    .updateTable("couple_members")
    .set({ until: sql`now()` })
    .where("couple_id", "=", partner.couple_id)
    .execute();
  await deleteForgotten(trx, partner.couple_id);
  const person = await trx
    .selectFrom("users")
    .select(["email", "first_name", "last_name"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  await queueMail(trx, jobs, partnershipEndedEmail(site, partner.email, { name: fullName(person) }), partner.id);
  if (tell === "both")
    await queueMail(trx, jobs, partnershipEndedEmail(site, person.email, { name: fullName(partner) }), userId);
  return true;
}

/** Deletes who was once linked, unless a review was written while they were; and what then refers to no one. */
export async function deleteForgotten(db: Db, coupleId: string | null = null): Promise<void> {
  const asked = sql`(${coupleId}::uuid is null or couple_id = ${coupleId}::uuid)`;
  await sql`
    delete from couple_members m where m.until is not null and ${asked}
      and not exists (select from reviews r where r.couple_id = m.couple_id)`.execute(db);
  await sql`
    update reviews r set couple_id = null where r.couple_id is not null and ${asked}
      and not exists (select from couple_members m where m.couple_id = r.couple_id)`.execute(db);
}
