// Recognises a text that has been published before with a few words changed, without comparing it with every other:
// MinHash. Two texts agree in about as many of their hashes as they have parts in common.
import { createHash } from "node:crypto";
import { comparedFrom } from "@troth/rules/screening";
import { lengthOf } from "@troth/rules/text";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../database/schema.ts";
import { wordsAsSeen } from "../import/names.ts";

/** Hashes of one text. */
export const hashes = 24;

/** Characters in a part. Works in every language, and survives a changed word better than parts of whole words. */
const partLength = 6;

/** Multipliers and offsets of independent hash functions; any would do, as long as they stay the same. */
const functions = Array.from({ length: hashes }, (_, i) => {
  const bytes = createHash("sha256").update(`likeness ${i}`).digest();
  return { times: bytes.readUInt32LE(0) | 1, plus: bytes.readUInt32LE(4) };
});

/**
 * What a text is recognised by: as many 32-bit integers as there are hashes, each with its place worked in, so that they
 * can be compared as sets. Empty if the text is too short.
 */
export function likenessOf(text: string): number[] {
  const plain = wordsAsSeen(text).join(" ");
  if (lengthOf(plain) < comparedFrom) return [];
  const parts = new Set<number>();
  for (let i = 0; i + partLength <= plain.length; i++) parts.add(fnv(plain, i, partLength));
  return functions.map(({ times, plus }, place) => {
    let least = 0xffffffff;
    for (const part of parts) {
      const hash = (Math.imul(part ^ (part >>> 15), times) + plus) >>> 0;
      if (hash < least) least = hash;
    }
    // The place in the low bits, so that equal hashes in different places differ.
    return (least & ~31) | place | 0;
  });
}

/** What recognises a text, as it is stored. */
export const likenessColumns = (text: string) => ({ likeness: likenessOf(text), likeness_is_old: false });

const batch = 500;

/** Works out anew what reviews are recognised by that may have been written by another rule, a batch at a time. */
export async function renewLikenesses(db: Kysely<Schema>): Promise<void> {
  let last: string | undefined;
  do {
    let query = db.selectFrom("reviews").select(["id", "review"]).where("likeness_is_old", "=", sql.lit(true));
    if (last !== undefined) query = query.where("id", ">", last);
    const old = await query.orderBy("id").limit(batch).execute();
    const renewed = old.map(({ id, review }) => ({ id, review, likeness: likenessOf(review) }));
    // One that has just been edited or purged waits for the next night.
    await sql`
      update reviews r set likeness = n.likeness, likeness_is_old = false
      from json_to_recordset(${JSON.stringify(renewed)}::json) n(id uuid, review text, likeness integer[])
      where r.id = n.id and r.review = n.review`.execute(db);
    last = old.at(-1)?.id;
  } while (last !== undefined);
}

/** FNV-1a of a few characters, which needs no copy of them. */
function fnv(text: string, from: number, length: number): number {
  let hash = 0x811c9dc5;
  for (let i = from; i < from + length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
