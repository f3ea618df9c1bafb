// Takes a part of a review away: what the public mustn't read, such as someone's telephone number. What is left is a new
// version; none of those before it is shown again, and their words are kept apart until no one can appeal any more.
import { sql, type Transaction } from "kysely";
import type { Schema } from "../database/schema.ts";
import { invalidField, ProblemError } from "../problems.ts";
import { likenessOf } from "./likeness.ts";

export interface Redacted {
  title: string;
  review: string;
}

/** What stands in place of what was taken away. */
const mark = "[removed]";

/** @throws ProblemError invalid-body unless it is the same text with something taken out */
function assertRedacted(before: Redacted, redacted: Redacted): void {
  for (const field of ["title", "review"] as const)
    if (!isRedacted(before[field], redacted[field]))
      throw invalidField(
        `/redacted/${field}`,
        `must be what its author wrote, with “${mark}” in place of what you take away`,
      );
  if (before.title === redacted.title && before.review === redacted.review)
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
  review: Redacted & { id: string; revision: number },
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
  await rewrite(trx, review, { title: redacted.title, review: redacted.review });
}

/**
 * Brings back what a redaction has taken away, for an appeal. What its author has written since stays.
 * @throws ProblemError conflict if it is no longer kept
 */
export async function undoRedaction(
  trx: Transaction<Schema>,
  review: { id: string; revision: number },
  decisionId: string,
): Promise<void> {
  const { rows } = await sql<Redacted & { revision: number }>`
    with kept as (delete from redacted_words where decision_id = ${decisionId}::uuid returning *)
    update review_revisions v set title = k.title, review = k.review, withheld = false
    from kept k where v.review_id = k.review_id and v.revision = k.revision
    returning v.revision, v.title, v.review`.execute(trx);
  const last = rows.toSorted((a, b) => a.revision - b.revision).at(-1);
  if (!last) throw new ProblemError("conflict", { detail: "What was removed is no longer kept." });
  if (last.revision === review.revision - 1) await rewrite(trx, review, { title: last.title, review: last.review });
}

/** Writes a new version that differs in its words alone. It isn't an edit by its author. */
async function rewrite(
  trx: Transaction<Schema>,
  { id, revision }: { id: string; revision: number },
  words: Redacted,
): Promise<void> {
  await trx
    .updateTable("reviews")
    .set({ ...words, likeness: likenessOf(words.review), revision: revision + 1 })
    .where("id", "=", id)
    .execute();
  await sql`
    insert into review_revisions (review_id, revision, rating, title, review, experience, wedding_date, quality, value,
      communication, professionalism, flexibility, photos)
    select r.id, r.revision, r.rating, r.title, r.review, r.experience, r.wedding_date, r.quality, r.value,
           r.communication, r.professionalism, r.flexibility, v.photos
    from reviews r join review_revisions v on v.review_id = r.id and v.revision = ${revision}
    where r.id = ${id}::uuid`.execute(trx);
}
