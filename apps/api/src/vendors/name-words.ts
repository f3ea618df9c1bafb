// The words that misspelt names are looked up by (migrations 062 and 091).
import { type Kysely, sql } from "kysely";
import type { Schema } from "../database/schema.ts";
import { namesMatch } from "./by-index.ts";

/** How many words are looked up at a time: vendors that bring one of them wait meanwhile. */
const batch = 2_000;

/** A word is common if more listed names than this have it. */
const common = 2_000;

/** Marks the words that are common now. */
export async function markCommonWords(db: Kysely<Schema>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // It reads every name, which takes some 3 s for a million.
    await sql`set local statement_timeout = '60s'`.execute(tx);
    await sql`
      with common as materialized (
        select word from ts_stat('select ts_filter(search, ''{a}'') from vendors where status = ''approved''')
        where ndoc > ${common})
      update name_words set is_common = not is_common where is_common <> (word in (select word from common))`.execute(
      tx,
    );
  });
}

/** Forgets words that no listed name has any more. */
export async function forgetWords(db: Kysely<Schema>): Promise<void> {
  for (let last: string | undefined = ""; last !== undefined;)
    last = await db.transaction().execute(async (tx) => {
      const words = await tx
        .selectFrom("name_words")
        .select("word")
        .where("word", ">", last!)
        .where("is_common", "=", false)
        .orderBy("word")
        .limit(batch)
        // What someone is listing a vendor with is in use.
        .forUpdate()
        .skipLocked()
        .execute();
      // Only now, so that whoever was adding a name with one of them has been seen.
      await sql`
        delete from name_words where word = any(${words.map(({ word }) => word)}::text[])
          and not exists (select from vendors v where v.status = 'approved' and ${namesMatch(sql`quote_literal(word)::tsquery`)})`.execute(
        tx,
      );
      return words.at(-1)?.word;
    });
}
