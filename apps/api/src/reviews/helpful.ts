// Who finds which review helpful. A trigger keeps the count beside the review, so that it also follows erasures.
import { type Kysely, sql, type Transaction } from "kysely";
import { hasOpenClaim } from "../claims/queries.ts";
import type { Schema } from "../database/schema.ts";
import { isOfTheirVendor } from "../partners/concerns.ts";
import { isSpokenForBy } from "../partners/couples.ts";
import { ProblemError } from "../problems.ts";
import { manages } from "../team/managers.ts";
import { lockShownReview } from "./shown-review.ts";

/** How many of their votes for a vendor's reviews someone is told about. */
const mostTold = 500;

/** @throws ProblemError not-found, own-review or own-vendor-review */
export async function markHelpful(trx: Transaction<Schema>, reviewId: string, userId: string) {
  const { vendor_id: vendorId, author_id } = await lockShownReview(trx, reviewId);
  if (author_id === userId) throw new ProblemError("own-review");
  if (await isSpokenForBy(trx, reviewId, userId))
    throw new ProblemError("own-review", {
      detail: "This review speaks for your partner and you. You can’t vote for it.",
    });
  if (await manages(trx, { vendorId, userId })) throw new ProblemError("own-vendor-review");
  if (await hasOpenClaim(trx, vendorId, userId))
    throw new ProblemError("own-vendor-review", { detail: "You’ve claimed the vendor that it is about." });
  if (await isOfTheirVendor(trx, vendorId, userId))
    throw new ProblemError("own-vendor-review", {
      detail: "Your partner runs the vendor that it is about, or says so.",
    });
  await trx
    .insertInto("helpful_votes")
    .values({ review_id: reviewId, user_id: userId })
    .onConflict((oc) => oc.doNothing())
    .execute();
  return { isHelpful: true, helpfulCount: await countOf(trx, reviewId) };
}

/** @throws ProblemError not-found */
export async function unmarkHelpful(trx: Transaction<Schema>, reviewId: string, userId: string) {
  await lockShownReview(trx, reviewId);
  await trx.deleteFrom("helpful_votes").where("review_id", "=", reviewId).where("user_id", "=", userId).execute();
  return { isHelpful: false, helpfulCount: await countOf(trx, reviewId) };
}

async function countOf(trx: Transaction<Schema>, reviewId: string): Promise<number> {
  const { helpful_count } = await trx
    .selectFrom("reviews")
    .select("helpful_count")
    .where("id", "=", reviewId)
    .executeTakeFirstOrThrow();
  return helpful_count;
}

/** The ids of a vendor's reviews that someone finds helpful, the last one they marked first. */
export async function readHelpful(
  db: Kysely<Schema>,
  { vendorId, userId }: { vendorId: string; userId: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select r.id from helpful_votes h join reviews r on r.id = h.review_id
    where h.user_id = ${userId}::uuid and r.vendor_id = ${vendorId}::uuid and r.status = 'published'
    order by h.voted_at desc, r.id limit ${mostTold}`.execute(db);
  return rows.map(({ id }) => id);
}
