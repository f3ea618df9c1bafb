// What people are told when something that concerns them is decided. The record is kept for good and the words aren't, so the
// record has a digest of them: it shows whether they were changed for as long as they are there, and says nothing once they are gone.
import { createHash, randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../database/schema.ts";

/**
 * @param id what they belong to, so that the words of one decision can't stand in for another's
 * @returns the digest for the event, and the salt, which is kept beside the words
 */
export function digestOf(id: string, words: string): { digest: Buffer; salt: Buffer } {
  const salt = randomBytes(16);
  return { salt, digest: createHash("sha256").update(salt).update(id).update(words).digest() };
}

/** Where words are kept, and the column with what they belong to. */
const kept = [
  { table: "vendor_decisions", key: "event_id" },
  { table: "vendor_proposals", key: "id" },
  { table: "review_decisions", key: "id" },
  { table: "review_proofs", key: "id" },
] as const;

/** As many as are compared in one statement. */
const batch = 10_000;

/** Looks for words that the record doesn't know. @returns what is wrong with the first of them */
export async function changedWords(db: Kysely<Schema>): Promise<string | undefined> {
  for (const { table, key } of kept)
    for (let after = "00000000-0000-0000-0000-000000000000"; ;) {
      const { rows } = await sql<{ last: string | null; changed: string | null }>`
        with part as (
          select ${sql.ref(key)} as key, salt, explanation from ${sql.table(table)}
          where ${sql.ref(key)} > ${after}::uuid order by 1 limit ${batch})
        select (select key from part order by key desc limit 1) as last,
          (select p.key from part p
            where p.salt is not null and not exists (
              select from moderation_events e
              where e.words_digest = sha256(p.salt || convert_to(p.key || p.explanation, 'UTF8')))
            order by p.key limit 1) as changed`.execute(db);
      const { last, changed } = rows[0]!;
      if (changed !== null) return `The words kept for ${changed} (${table}) aren’t what people were told.`;
      if (last === null) break;
      after = last;
    }
  return undefined;
}
