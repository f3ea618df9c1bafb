// Takes a part of a review away: what the public mustn't read or see, such as someone's telephone number or their children.
// What is left is a new version; none of those before it is shown again, and what they had is kept apart until no one can
// appeal any more.
import { maxReviewPhotos } from "@troth/rules/reviews";
import { type RawBuilder, sql, type Transaction } from "kysely";
import { isUnedited } from "../appeals/holds.ts";
import type { Schema } from "../database/schema.ts";
import { invalidField, ProblemError } from "../problems.ts";
import { likenessColumns } from "./likeness.ts";

interface Words {
  title: string;
  review: string;
}

/** What is left of a review. */
export interface Redacted extends Words {
  /** The ids of those that go. */
  photos?: readonly string[] | undefined;
}

/** What stands in place of what was taken away. */
const mark = "[removed]";

/** @throws ProblemError invalid-body unless it is the same text with something taken out */
function assertRedacted(before: Words, redacted: Redacted): void {
  for (const field of ["title", "review"] as const)
    if (!isRedacted(before[field], redacted[field]))
      throw invalidField(
        `/redacted/${field}`,
        `must be what its author wrote, with “${mark}” in place of what you take away`,
      );
  if (before.title === redacted.title && before.review === redacted.review && !redacted.photos?.length)
    throw invalidField("/redacted/review", "takes nothing away");
}

/** Whether the marks alone tell the texts apart, and each takes something away. What stands between two has to come in the same order. */
export function isRedacted(before: string, after: string): boolean {
  const [start = "", ...others] = after.split(mark);
  const end = others.pop();
  if (end === undefined) return before === after;
  if (!before.startsWith(start)) return false;
  let from = start.length;
  for (const part of others) {
    const at = before.indexOf(part, from + 1);
    if (at === -1) return false;
    from = at + part.length;
  }
  return before.length - end.length > from && before.endsWith(end);
}

/**
 * The review's row is locked.
 * @throws ProblemError invalid-body unless it is the same text with something taken out
 */
export async function redact(
  trx: Transaction<Schema>,
  review: Words & { id: string; revision: number },
  { decisionId, redacted }: { decisionId: string; redacted: Redacted },
): Promise<void> {
  assertRedacted(review, redacted);
  // Those of an earlier redaction are kept with that one.
  await sql`
    insert into redacted_words (review_id, revision, decision_id, title, review)
    select review_id, revision, ${decisionId}::uuid, title, review from review_revisions
    where review_id = ${review.id}::uuid and not withheld`.execute(trx);
  await trx
    .updateTable("review_revisions")
    .set({ title: "", review: mark, withheld: true })
    .where("review_id", "=", review.id)
    .where("withheld", "=", false)
    .execute();
  await takePhotos(trx, review.id, { decisionId, photos: redacted.photos ?? [] });
  await rewrite(trx, review, redacted);
}

/** @throws ProblemError invalid-body unless the review has all of them */
async function takePhotos(
  trx: Transaction<Schema>,
  reviewId: string,
  { decisionId, photos }: { decisionId: string; photos: readonly string[] },
): Promise<void> {
  if (photos.length === 0) return;
  const taken = await trx
    .deleteFrom("review_photos")
    .where("review_id", "=", reviewId)
    .where("photo_id", "in", photos)
    .returning(["position", "photo_id", "alt"])
    .execute();
  if (taken.length < photos.length) throw invalidField("/redacted/photos", "must be photos of this review");
  await trx
    .insertInto("redacted_photos")
    .values(taken.map((photo) => ({ ...photo, decision_id: decisionId })))
    .execute();
}

/** The ids of the photos that a redaction has taken out, as long as they are kept. */
export const photosTakenBy = async (trx: Transaction<Schema>, decisionId: string): Promise<string[]> =>
  (await trx.selectFrom("redacted_photos").select("photo_id").where("decision_id", "=", decisionId).execute()).map(
    ({ photo_id }) => photo_id,
  );

/** The photos that `reviews r` gets back if a redaction is undone: as many as there is room for, and none twice. */
export const photosToReturn = (decisionId: RawBuilder<unknown>) => sql`
  select t.photo_id, t.alt, t.position from redacted_photos t
  where t.decision_id = ${decisionId}
    and not exists (select from review_photos p where p.review_id = r.id and p.photo_id = t.photo_id)
  order by t.position limit ${maxReviewPhotos} - r.photo_count`;

interface TakenPhoto {
  photo_id: string;
  alt: string;
  position: number;
}

/** @returns whether there were any */
async function returnPhotos(trx: Transaction<Schema>, reviewId: string, decisionId: string): Promise<boolean> {
  const { rows } = await sql<TakenPhoto>`
    select t.* from reviews r cross join lateral (${photosToReturn(sql`${decisionId}::uuid`)}) t
    where r.id = ${reviewId}::uuid order by t.position`.execute(trx);
  await trx.deleteFrom("redacted_photos").where("decision_id", "=", decisionId).execute();
  if (rows.length === 0) return false;
  const shown = await trx.selectFrom("review_photos").select("position").where("review_id", "=", reviewId).execute();
  const filled = new Set(shown.map(({ position }) => position));
  const photos = rows.map((photo) => {
    // Its author may have put another one in its place since.
    const position = [photo.position, ...Array(maxReviewPhotos).keys()].find((place) => !filled.has(place))!;
    filled.add(position);
    return { ...photo, review_id: reviewId, position };
  });
  await trx.insertInto("review_photos").values(photos).execute();
  return true;
}

/**
 * Brings back what a redaction has taken away, for an appeal. If its author has edited it since, their words stay.
 * @throws ProblemError conflict if it is no longer kept
 */
export async function undoRedaction(
  trx: Transaction<Schema>,
  review: Words & { id: string; revision: number },
  decisionId: string,
): Promise<void> {
  const { rows } = await sql<Words & { revision: number }>`
    with kept as (delete from redacted_words where decision_id = ${decisionId}::uuid returning *)
    update review_revisions v set title = k.title, review = k.review, withheld = false
    from kept k where v.review_id = k.review_id and v.revision = k.revision
    returning v.revision, v.title, v.review`.execute(trx);
  const last = rows.toSorted((a, b) => a.revision - b.revision).at(-1);
  if (!last) throw new ProblemError("conflict", { detail: "What was removed is no longer kept." });
  const unedited = await trx
    .selectFrom("reviews as r")
    .innerJoin("review_decisions as d", "d.review_id", "r.id")
    .select("d.id")
    .where("d.id", "=", decisionId)
    .where(isUnedited)
    .executeTakeFirst();
  const hasPhotos = await returnPhotos(trx, review.id, decisionId);
  if (unedited || hasPhotos) await rewrite(trx, review, unedited ? last : review);
}

/** Writes a new version, with these words and the photos that it has. It isn't an edit by its author. */
async function rewrite(
  trx: Transaction<Schema>,
  { id, revision }: { id: string; revision: number },
  { title, review }: Words,
): Promise<void> {
  await trx
    .updateTable("reviews")
    .set({ title, review, ...likenessColumns(review), revision: revision + 1 })
    .where("id", "=", id)
    .execute();
  await sql`
    insert into review_revisions (review_id, revision, rating, title, review, experience, wedding_date, quality, value,
      communication, professionalism, flexibility, photos)
    select r.id, r.revision, r.rating, r.title, r.review, r.experience, r.wedding_date, r.quality, r.value,
           r.communication, r.professionalism, r.flexibility, coalesce((
             select jsonb_agg(jsonb_build_object('id', p.photo_id, 'alt', p.alt) order by p.position)
             from review_photos p where p.review_id = r.id), '[]')
    from reviews r where r.id = ${id}::uuid`.execute(trx);
}
