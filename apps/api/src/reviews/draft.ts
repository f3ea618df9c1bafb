// Reviews that someone has started: one draft for each vendor, kept as it was written until it is published or discarded.
import type { components } from "@troth/api-client/schema";
import { maxReviewDrafts } from "@troth/rules/reviews";
import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from "kysely";
import type { Schema } from "../database/schema.ts";
import { assertCurrent, lockDrafts, versionAfter } from "../draft-versions.ts";
import type { PhotoPasses } from "../photos/passes.ts";
import { assertOwnPhotos, draftPhotos, uploadedPhotos } from "../photos/uploads.ts";
import { ProblemError } from "../problems.ts";
import { findReviewable, idOfOwnReview } from "./read-queries.ts";

type DraftFields = Required<components["schemas"]["ReviewDraftFields"]>;
type DraftRow = Selectable<Schema["review_drafts"]>;

interface Whose {
  userId: string;
  vendorId: string;
}

const ofPerson = (db: Kysely<Schema>, userId: string) =>
  db.selectFrom("review_drafts").selectAll().where("user_id", "=", userId);

export const readDraft = (db: Kysely<Schema>, { userId, vendorId }: Whose): Promise<DraftRow | undefined> =>
  ofPerson(db, userId).where("vendor_id", "=", vendorId).executeTakeFirst();

/** Those that can be published, the one saved last first. */
export const readDrafts = (db: Kysely<Schema>, userId: string): Promise<DraftRow[]> =>
  ofPerson(db, userId)
    .where(sql<boolean>`exists (select from vendors v where v.id = review_drafts.vendor_id and v.status = 'approved')`)
    .orderBy("updated_at", "desc")
    .orderBy("vendor_id")
    .execute();

/** Lets no one else change this person's drafts until the transaction ends. */
const lockAll = (trx: Transaction<Schema>, userId: string) => lockDrafts(trx, `review drafts ${userId}`);

async function lockDraft(trx: Transaction<Schema>, whose: Whose): Promise<DraftRow | undefined> {
  await lockAll(trx, whose.userId);
  return readDraft(trx, whose);
}

/**
 * @throws ProblemError changed-meanwhile if it isn't a change to this version, unless it changes nothing; not-found;
 *   already-reviewed; invalid-body; conflict if there are too many
 */
export async function storeDraft(
  trx: Transaction<Schema>,
  { userId, vendorId }: Whose,
  fields: DraftFields,
  tag: string,
): Promise<DraftRow> {
  const current = await lockDraft(trx, { userId, vendorId });
  if (!(await findReviewable(trx, vendorId).executeTakeFirst())) throw new ProblemError("not-found");
  // After the lock, which publishing takes too: a draft that is saved at the same moment doesn't outlive the review.
  const reviewId = await idOfOwnReview(trx, vendorId, userId);
  if (reviewId) throw new ProblemError("already-reviewed", { reviewId });
  const version = versionAfter(current && { ...current, draft: completed(current.draft) }, fields, tag);
  await assertOwnPhotos(trx, userId, fields.photos);
  if (!current) await assertRoom(trx, userId);
  const draft = JSON.stringify(fields);
  return trx
    .insertInto("review_drafts")
    .values({ user_id: userId, vendor_id: vendorId, draft, version })
    .onConflict((oc) => oc.columns(["user_id", "vendor_id"]).doUpdateSet({ draft, version, updated_at: sql`now()` }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function assertRoom(trx: Transaction<Schema>, userId: string): Promise<void> {
  const { count } = await trx
    .selectFrom("review_drafts")
    .select(sql<number>`count(*)::integer`.as("count"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  if (count >= maxReviewDrafts)
    throw new ProblemError("conflict", {
      detail: `You have ${maxReviewDrafts} drafts in your account. Publish or discard one first.`,
    });
}

/** @throws ProblemError changed-meanwhile */
export async function deleteDraft(trx: Transaction<Schema>, whose: Whose, tag: string): Promise<void> {
  const current = await lockDraft(trx, whose);
  if (!current) return;
  assertCurrent(current, tag);
  await deleteLocked(trx, whose);
}

/** Of a review that is published in this transaction. */
export async function endDraft(trx: Transaction<Schema>, whose: Whose): Promise<void> {
  await lockAll(trx, whose.userId);
  await deleteLocked(trx, whose);
}

const deleteLocked = (trx: Transaction<Schema>, { userId, vendorId }: Whose) =>
  trx.deleteFrom("review_drafts").where("user_id", "=", userId).where("vendor_id", "=", vendorId).execute();

export const deleteOldReviewDrafts = (db: Kysely<Schema>, before: RawBuilder<Date>) =>
  db.deleteFrom("review_drafts").where("updated_at", "<", before).execute();

/** All of it. What isn't given is empty, as are the photos of drafts from before there were any. */
export const completed = (given: components["schemas"]["ReviewDraftFields"]): DraftFields => ({
  rating: null,
  title: "",
  review: "",
  experience: null,
  weddingDate: null,
  aspects: {},
  photos: [],
  ...given,
});

/** A person's drafts with what a form needs to show them: their photos. */
export async function toDrafts(
  db: Kysely<Schema>,
  userId: string,
  rows: readonly DraftRow[],
  passes: PhotoPasses,
): Promise<components["schemas"]["ReviewDraft"][]> {
  const drafts = rows.map(({ draft, ...row }) => ({ ...row, draft: completed(draft) }));
  const ids = drafts.flatMap(({ draft }) => draft.photos.map(({ id }) => id));
  const uploads = ids.length > 0 ? await uploadedPhotos(db, userId, ids) : [];
  return drafts.map(({ vendor_id, draft, updated_at }) => ({
    ...draft,
    ...draftPhotos(draft.photos, uploads, passes),
    vendorId: vendor_id,
    updatedAt: updated_at.toISOString(),
  }));
}
