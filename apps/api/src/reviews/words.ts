import { type Kysely, sql } from "kysely";
import type { Schema } from "../database/schema.ts";

const batch = 500;

/** Stores the words of reviews from before words were stored, a batch at a time. All others have theirs by a trigger. */
export async function storeMissingWords(db: Kysely<Schema>): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      insert into review_words (review_id, words)
      select r.id, review_words_of(r.title, r.review) from reviews r
      where not exists (select from review_words w where w.review_id = r.id)
      limit ${batch}
      on conflict do nothing
      returning review_id`.execute(db);
    if (rows.length < batch) return;
  }
}
