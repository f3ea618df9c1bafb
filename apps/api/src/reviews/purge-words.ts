// What was taken away is kept as long as someone can appeal. Then its words go for good: those of reviews that were removed or
// deleted, of redacted parts, with their photos, and of replies. That it was there, and why it went, stays on record.
import { lifetimes } from "@troth/rules/lifetimes";
import { type Kysely, sql } from "kysely";
import { isAboutReply } from "../appeals/holds.ts";
import type { Schema } from "../database/schema.ts";
import { deletePhotos } from "./photos.ts";

export async function purgeWords(db: Kysely<Schema>): Promise<void> {
  const late = sql`now() - make_interval(secs => ${lifetimes.appeal})`;
  await sql`
    delete from redacted_words k using review_decisions d
    where d.id = k.decision_id and d.at < ${late} and not exists (
      select from review_appeals a where a.decision_id = d.id and a.outcome is null)`.execute(db);
  await sql`
    delete from removed_replies k using review_decisions d
    where d.id = k.decision_id and d.at < ${late}`.execute(db);
  // With the words of the same decision, which are always kept.
  await sql`
    delete from redacted_photos p
    where not exists (select from redacted_words k where k.decision_id = p.decision_id)`.execute(db);
  const { rows } = await sql<{ id: string }>`
    select r.id from reviews r
    where r.status = 'removed' and r.review <> '' and not exists (
      select from moderation_events e where e.subject_type = 'review' and e.subject_id = r.id and e.at >= ${late})
      -- Such as for a notice about what was removed before. What an appeal is answered with can't be appealed against.
      and not exists (
        select from review_decisions d where d.review_id = r.id and d.at >= ${late} and not ${isAboutReply} and not exists (
          select from review_appeals a where a.outcome_id = d.id))
      and not exists (
        select from review_appeals a join review_decisions d on d.id = a.decision_id
        where d.review_id = r.id and a.outcome is null)`.execute(db);
  for (const { id } of rows)
    await db.transaction().execute(async (trx) => {
      // Unless it has been reinstated in the meantime.
      const removed = await trx
        .updateTable("reviews")
        .set({ title: "", review: "", likeness: [] })
        .where("id", "=", id)
        .where("status", "=", "removed")
        .returning("id")
        .execute();
      if (removed.length === 0) return;
      await trx
        .updateTable("review_revisions")
        .set({ title: "", review: "", photos: "[]", withheld: true })
        .where("review_id", "=", id)
        .execute();
      await trx.deleteFrom("redacted_words").where("review_id", "=", id).execute();
      await trx.deleteFrom("review_responses").where("review_id", "=", id).execute();
      await sql`
        delete from removed_replies k using review_decisions d
        where d.id = k.decision_id and d.review_id = ${id}::uuid`.execute(trx);
      await deletePhotos(trx, id);
      await sql`
        delete from redacted_photos p using review_decisions d
        where d.id = p.decision_id and d.review_id = ${id}::uuid`.execute(trx);
    });
}
