// Publishes a review, or holds it: the rules that need the database, and everything that follows from it, in one transaction.
import type { components } from "@troth/api-client/schema";
import type { HoldReason } from "@troth/rules/screening";
import { sql, type Transaction } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Schema } from "../database/schema.ts";
import { assertNotOwn, coupleReviewOf, lockPartner } from "../partners/couples.ts";
import { takeInvitation } from "../invitations/queries.ts";
import { ProblemError } from "../problems.ts";
import { record } from "../record/record.ts";
import { cleanName } from "../text/clean-name.ts";
import { assertOwnPhotos } from "../photos/uploads.ts";
import { refreshStats } from "../vendors/stats.ts";
import { endDraft } from "./draft.ts";
import { languageOf } from "./language.ts";
import { likenessColumns } from "./likeness.ts";
import { insertPhotos, photosOf } from "./photos.ts";
import { columns, findReviewable, idOfOwnReview, joins, type ReviewRow } from "./read-queries.ts";
import { noteLikenesses, screen } from "./screen.ts";

type NewReview = components["schemas"]["NewReview"];

interface Created {
  row: ReviewRow;
  /** Why it waits; null if it's published. */
  heldFor: HoldReason | null;
  /** Whom to tell. */
  author: { email: string; settings: Record<string, unknown> };
  /** The vendor's name. */
  business: string;
}

/**
 * @param tell writes to those whom it concerns
 * @throws ProblemError not-found, own-vendor, couple-reviewed, invalid-body or already-reviewed
 */
export async function createReview(
  trx: Transaction<Schema>,
  vendorId: string,
  authorId: string,
  given: NewReview,
  tell: (created: Created) => Promise<void>,
): Promise<Created> {
  // Locked, so that a claim by the same person at the same time, or their joining its team, either sees this review or is seen here.
  const vendor = await findReviewable(trx, vendorId).forShare().executeTakeFirst();
  if (!vendor) throw new ProblemError("not-found");
  // So are both partners, so that what one of them publishes at the same time is seen here or sees this.
  const partner = await lockPartner(trx, authorId);
  await assertNotOwn(trx, { vendorId, userId: authorId, partnerId: partner?.id });
  const theirs = await coupleReviewOf(trx, { vendorId, userId: authorId });
  if (theirs)
    throw new ProblemError("couple-reviewed", {
      ...(theirs.is_public && { reviewId: theirs.id }),
      detail: "Couples have one voice: one review of each vendor, written by either of them.",
    });

  const content = contentOf(given);
  const { title, review: text } = content;
  const recognised = likenessColumns(text);
  const { likeness } = recognised;
  const heldFor = await screen(trx, { vendorId, voices: [authorId, ...(partner ? [partner.id] : [])], likeness });
  const status = heldFor ? "held" : "published";
  const shown = photosOf(given);
  await assertOwnPhotos(trx, authorId, shown);
  // After screening, which mustn't know. One that is too old or has been used takes nothing away from the review.
  const invited = given.invitation !== undefined && (await takeInvitation(trx, vendorId, given.invitation));
  const row = await trx
    .insertInto("reviews")
    .values({
      id: uuidv7(),
      vendor_id: vendorId,
      author_id: authorId,
      couple_id: partner?.couple_id ?? null,
      ...content,
      language: languageOf(`${title} ${text}`),
      ...recognised,
      status,
      trust: invited ? "invited" : "unverified",
    })
    // Literally: with a parameter in its place the prepared statement no longer matches the partial index once it is planned
    // for any value, which PostgreSQL does at the sixth execution.
    .onConflict((oc) => oc.columns(["vendor_id", "author_id"]).where("status", "<>", sql.lit("removed")).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!row) throw new ProblemError("already-reviewed", { reviewId: (await idOfOwnReview(trx, vendorId, authorId))! });

  await trx
    .insertInto("review_revisions")
    .values({ review_id: row.id, revision: 1, ...content, photos: JSON.stringify(shown) })
    .execute();
  await insertPhotos(trx, row.id, shown);
  await endDraft(trx, { userId: authorId, vendorId });
  const entry = { actor: authorId, subjectType: "review", subjectId: row.id } as const;
  if (heldFor) {
    await record(trx, { ...entry, actor: null, action: "hold", to: "held", reason: heldFor });
    await noteLikenesses(trx, { id: row.id, likeness });
  } else await record(trx, { ...entry, action: "publish", to: "published" });

  const { rows } = await sql<ReviewRow & Created["author"]>`
    select ${columns}, u.email, u.settings from reviews r ${joins} where r.id = ${row.id}::uuid`.execute(trx);
  const { email, settings, ...review } = rows[0]!;
  const created = { row: review, heldFor, author: { email, settings }, business: cleanName(vendor.name) };
  await tell(created);
  // Last, because all other reviews of this vendor wait from here until the commit.
  if (!heldFor) await refreshStats(trx, [vendorId]);
  return created;
}

/** What a review says, as its columns. */
export const contentOf = ({ rating, title = "", review, experience, weddingDate, aspects = {} }: NewReview) => ({
  rating,
  title: title.trim(),
  review: review.trim(),
  experience,
  wedding_date: weddingDate ? `${weddingDate}-01` : null,
  quality: aspects.quality ?? null,
  value: aspects.value ?? null,
  communication: aspects.communication ?? null,
  professionalism: aspects.professionalism ?? null,
  flexibility: aspects.flexibility ?? null,
});
