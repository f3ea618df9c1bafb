// What authors do with a review that they have published: edit it, and delete it. Each in one transaction with all that
// follows from it.
import type { components } from "@troth/api-client/schema";
import { sql, type Transaction } from "kysely";
import type { Schema } from "../database/schema.ts";
import { assertNotOwn, partnerOf } from "../partners/couples.ts";
import { ProblemError } from "../problems.ts";
import { endProofs } from "../proofs/end-proofs.ts";
import { changeStatus } from "../record/change-status.ts";
import { photoErrors, releaseUploads } from "../photos/uploads.ts";
import { takeUpByRule } from "../report-tickets/take-up.ts";
import { tagOf } from "../users/queries.ts";
import { refreshStats } from "../vendors/stats.ts";
import { contentOf } from "./create-review.ts";
import type { Means } from "./decide-review.ts";
import { endReports } from "./end-reports.ts";
import { languageOf } from "./language.ts";
import { likenessColumns, likenessOf } from "./likeness.ts";
import { deletePhotos, insertPhotos, photosOf } from "./photos.ts";
import { columns, findReviewable, joins, type ReviewRow } from "./read-queries.ts";
import { reviewErrors } from "./rules.ts";
import { hasBecomeAlike, noteLikenesses } from "./screen.ts";

type NewReview = components["schemas"]["NewReview"];

interface Own {
  authorId: string;
  reviewId: string;
}

/**
 * @param change.read the version that the author has read, as in `If-Match`
 * @returns the review as it is now, and whether anything is different
 * @throws ProblemError not-found, own-vendor, conflict, changed-meanwhile or invalid-body
 */
export async function updateReview(
  trx: Transaction<Schema>,
  own: Own,
  change: { given: components["schemas"]["ReviewChange"]; read: string | undefined; now: Date },
): Promise<{ row: ReviewRow; changed: boolean }> {
  const current = await lockOwn(trx, own);
  const { vendor_id: vendorId } = current;
  if (!(await findReviewable(trx, vendorId).executeTakeFirst())) throw new ProblemError("not-found");
  const partner = await partnerOf(trx, own.authorId);
  await assertNotOwn(trx, { vendorId, userId: own.authorId, partnerId: partner?.id });
  if (current.status === "removed")
    throw new ProblemError("conflict", { detail: "The review has been removed, so it can’t be edited." });
  if (change.read !== tagOf(current.version))
    throw new ProblemError("changed-meanwhile", {
      detail: "You’ve edited this review since you loaded it, perhaps in another tab.",
      etag: tagOf(current.version),
    });

  const before = said(current);
  const { given } = change;
  const after: NewReview = {
    ...before,
    ...given,
    ...(given.experience === "enquired" && given.weddingDate === undefined && { weddingDate: null }),
  };
  const shown = photosOf(after);
  const errors = [
    ...reviewErrors(after, change.now, before),
    ...(await photoErrors(trx, own.authorId, shown, before.photos)),
  ];
  if (errors.length) throw new ProblemError("invalid-body", { errors });
  const content = contentOf(after);
  const hasOtherPhotos = JSON.stringify(shown) !== JSON.stringify(before.photos);
  if (!hasOtherPhotos && JSON.stringify(content) === JSON.stringify(contentOf(before)))
    return { row: current, changed: false };

  const revision = current.version + 1;
  const recognised = likenessColumns(content.review);
  await trx
    .updateTable("reviews")
    .set({
      ...content,
      language: languageOf(`${content.title} ${content.review}`),
      ...recognised,
      revision,
      edited_at: sql`now()`,
    })
    .where("id", "=", current.id)
    .execute();
  await trx
    .insertInto("review_revisions")
    .values({ review_id: current.id, revision, ...content, photos: JSON.stringify(shown) })
    .execute();
  if (hasOtherPhotos) {
    await deletePhotos(trx, current.id);
    await insertPhotos(trx, current.id, shown);
  }
  if (content.review !== current.review) {
    const { likeness } = recognised;
    const isPublished = current.status === "published";
    const change = { authorId: own.authorId, before: likenessOf(current.review), after: likeness };
    const isNews = isPublished && (await hasBecomeAlike(trx, change));
    // What isn't public waits for an admin, who is then shown these as well as those that it read like before.
    if (isNews || !isPublished) await noteLikenesses(trx, { id: current.id, likeness });
    if (isNews) await takeUpByRule(trx, { reviewId: current.id, reason: "alike" });
  }
  await refreshStats(trx, [vendorId]);
  return { row: (await readOwn(trx, own))!, changed: true };
}

/**
 * Takes a review away for good, with its photos and the vendor's reply to it.
 * @returns whether it was still there, and its photos, whose files may be for `removeFiles`
 * @throws ProblemError not-found
 */
export async function deleteReview(
  trx: Transaction<Schema>,
  means: Means,
  own: Own,
): Promise<{ deleted: boolean; photos: readonly string[] }> {
  const { id, vendor_id, status } = await lockOwn(trx, own);
  if (status === "removed") return { deleted: false, photos: [] };
  await changeStatus(trx, { subjectType: "review", action: "delete", ids: [id], actor: own.authorId });
  await endReports(trx, means, { reviewId: id, action: "withdraw", actor: own.authorId });
  await endProofs(trx, means.jobs, { of: { review_id: id }, actor: own.authorId });
  await trx.deleteFrom("review_responses").where("review_id", "=", id).execute();
  await refreshStats(trx, [vendor_id]);
  const photos = await deletePhotos(trx, id);
  await releaseUploads(trx, own.authorId, photos);
  return { deleted: true, photos };
}

async function readOwn(trx: Transaction<Schema>, { authorId, reviewId }: Own): Promise<ReviewRow | undefined> {
  const { rows } = await sql<ReviewRow>`
    select ${columns} from reviews r ${joins}
    where r.id = ${reviewId}::uuid and r.author_id = ${authorId}::uuid`.execute(trx);
  return rows[0];
}

async function lockOwn(trx: Transaction<Schema>, own: Own): Promise<ReviewRow> {
  await trx
    .selectFrom("reviews")
    .select("id")
    .where("id", "=", own.reviewId)
    .where("author_id", "=", own.authorId)
    .forNoKeyUpdate()
    .execute();
  // In a statement of its own, which sees what was committed while this one waited.
  const row = await readOwn(trx, own);
  if (!row) throw new ProblemError("not-found");
  return row;
}

const said = ({ rating, title, review, experience, wedding_month, aspects, pictures }: ReviewRow) => ({
  rating,
  title,
  review,
  experience,
  weddingDate: wedding_month,
  aspects,
  photos: pictures.map(({ id, alt }) => ({ id, alt })),
});
