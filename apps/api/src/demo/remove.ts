// Removes the demo from a database and leaves everything else.
import { text } from "node:stream/consumers";
import { Readable } from "node:stream";
import type { Kysely } from "kysely";
import type { Database } from "../database/open.ts";
import { callOwner, type Command } from "../database/owner-socket.ts";
import type { Schema } from "../database/schema.ts";
import type { FileStore } from "../file-store/file-store.ts";
import { isUnused, removeFiles } from "../photos/stored.ts";
import { refreshStats } from "../vendors/stats.ts";

/** The accounts' password is public, so they must not exist in production. */
export const hasDemoData = async (db: Kysely<Schema>): Promise<boolean> =>
  (await db.selectFrom("users").select("id").where("is_demo", "=", true).limit(1).executeTakeFirst()) !== undefined;

/**
 * Removes the demo's people with everything they wrote, and its vendors with everything written about them. Places and
 * categories stay, since other listings may use them, and so does the record of decisions, which is never shortened.
 * @returns what was done, as text
 */
export async function removeDemo(db: Kysely<Schema>, store: FileStore): Promise<string> {
  const { vendors, people, photos } = await db.transaction().execute(async (trx) => {
    const people = trx.selectFrom("users").select("id").where("is_demo", "=", true);
    const vendors = trx.selectFrom("vendors").select("id").where("is_demo", "=", true);
    const shown = await trx
      .selectFrom("vendor_photos")
      .select("photo_id")
      .distinct()
      .where("vendor_id", "in", vendors)
      .execute();
    const shownWithReviews = await trx
      .selectFrom("review_photos")
      .innerJoin("reviews", "reviews.id", "review_photos.review_id")
      .select("photo_id")
      .distinct()
      .where((row) => row.or([row("author_id", "in", people), row("vendor_id", "in", vendors)]))
      .execute();
    const pictures = [...shown, ...shownWithReviews].map(({ photo_id }) => photo_id);
    const reviewed = await trx
      .selectFrom("reviews")
      .innerJoin("vendors", "vendors.id", "reviews.vendor_id")
      .select("vendor_id")
      .distinct()
      .where("author_id", "in", people)
      .where("vendors.is_demo", "=", false)
      .execute();
    await trx.deleteFrom("review_responses").where("author_id", "in", people).execute();
    await trx.deleteFrom("saved_answers").where("is_demo", "=", true).execute();
    await trx
      .deleteFrom("reviews")
      .where((row) => row.or([row("author_id", "in", people), row("vendor_id", "in", vendors)]))
      .execute();
    const { numDeletedRows: vendorsRemoved } = await trx
      .deleteFrom("vendors")
      .where("is_demo", "=", true)
      .executeTakeFirstOrThrow();
    await trx
      .deleteFrom("vendor_members")
      .where("vendor_id", "in", trx.selectFrom("vendors").select("id").where("owner_id", "in", people))
      .execute();
    await trx.updateTable("vendors").set({ owner_id: null }).where("owner_id", "in", people).execute();
    await trx.updateTable("vendors").set({ added_by: null }).where("added_by", "in", people).execute();
    const { numDeletedRows: peopleRemoved } = await trx
      .deleteFrom("users")
      .where("is_demo", "=", true)
      .executeTakeFirstOrThrow();
    const photos = pictures.length
      ? await trx.deleteFrom("photos").where("id", "in", pictures).where(isUnused).returning("id").execute()
      : [];
    await refreshStats(
      trx,
      reviewed.map(({ vendor_id }) => vendor_id),
    );
    return { vendors: vendorsRemoved, people: peopleRemoved, photos };
  });
  // Files last: a file left behind is shown nowhere, but a missing one would be noticed.
  for (const { id } of photos) await removeFiles(db, store, id);
  return `The demo has been removed: ${vendors} vendors, ${people} people, ${photos.length} pictures.`;
}

/**
 * For the owner of the embedded database; register it as `remove-demo`. @param then what to do afterwards, such as
 * emptying caches
 */
export const removeDemoCommand = (
  database: Pick<Database, "withoutTimeLimit">,
  store: FileStore,
  then: () => void,
): Command =>
  async function* () {
    const done = await database.withoutTimeLimit((db) => removeDemo(db, store));
    then();
    yield done;
  };

/** The command's side. @returns null when no process has the folder */
export async function removeDemoThroughOwner(dataDir: string): Promise<string | null> {
  const answer = await callOwner(dataDir, "remove-demo", Readable.from([]));
  if (answer === null) return null;
  const said = await text(answer);
  if (answer.statusCode !== 200) throw new Error(`The running server couldn't remove the demo: ${said}`);
  return said;
}
