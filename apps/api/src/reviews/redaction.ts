// Takes a part of a review away: what the public mustn't read, such as someone's telephone number. What is left is a new
// version; none of those before it is shown again, and their words are kept apart until no one can appeal any more.
import { sql, type Transaction } from "kysely";
import type { Schema } from "../database/schema.ts";
import { invalidField } from "../problems.ts";
import { likenessOf } from "./likeness.ts";

export interface Redacted {
  title: string;
  review: string;
}

/** What stands in place of what was taken away. */
const mark = "[removed]";

/** @throws ProblemError invalid-body unless it is the same text with something taken out */
export function assertRedacted(before: Redacted, redacted: Redacted): void {
  for (const field of ["title", "review"] as const)
    if (!isRedacted(before[field], redacted[field]))
      throw invalidField(
        `/redacted/${field}`,
        `must be what its author wrote, with “${mark}” in place of what you take away`,
      );
  if (before.title === redacted.title && before.review === redacted.review)
    throw invalidField("/redacted/review", "takes nothing away");
}

/** Whether the marks alone tell the texts apart. What stands between two of them has to come in the same order. */
function isRedacted(before: string, after: string): boolean {
  const [start = "", ...others] = after.split(mark);
  const end = others.pop();
  if (end === undefined) return before === after;
  if (!before.startsWith(start)) return false;
  let from = start.length;
  for (const part of others) {
    const at = before.indexOf(part, from);
    if (at === -1) return false;
    from = at + part.length;
  }
  return before.length - end.length >= from && before.endsWith(end);
}

/** The review's row is locked. */
export async function redact(
  trx: Transaction<Schema>,
  review: { id: string; revision: number },
  { decisionId, redacted: { title, review: text } }: { decisionId: string; redacted: Redacted },
): Promise<void> {
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
  await rewrite(trx, review, { title, review: text });
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
