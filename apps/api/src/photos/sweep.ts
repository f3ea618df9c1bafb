// Removes photos that no one needs: every hour those that weren't used in time, every night files that were left
// behind when something broke. Either may be interrupted anywhere; the next one finishes the work.
import { lifetimes } from "@troth/rules/lifetimes";
import type { Kysely } from "kysely";
import { eachDespiteFailures } from "../each-despite-failures.ts";
import { inTransaction } from "../database/open.ts";
import type { Schema } from "../database/schema.ts";
import { avatarOf } from "./avatar.ts";
import type { FileStore, StoredFile } from "../file-store/file-store.ts";
import { deleteIfUnused, fileNameOf, isUnused, removeFiles, whilePhotoExists } from "./stored.ts";
import { deleteUnusedUploads } from "./uploads.ts";

const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000);

/**
 * Deletes uploads that no listing, review or draft uses after a week, and photos without an upload or a use, also those of erased people
 * and of listings whose businesses didn't want them.
 */
export async function deleteUnusedPhotos(db: Kysely<Schema>, store: FileStore): Promise<void> {
  await db
    .deleteFrom("vendor_photos")
    .where("vendor_id", "in", (eb) =>
      eb.selectFrom("suppressed_listings").select("vendor_id").where("created_at", "<", ago(lifetimes.appeal)),
    )
    .execute();
  await deleteUnusedUploads(db, ago(lifetimes.unusedPhoto));
  // A picture of our own is stored before what shows it.
  const unused = await db
    .selectFrom("photos")
    .select("id")
    .where("created_at", "<", ago(lifetimes.strayFile))
    .where(isUnused)
    .execute();
  await eachDespiteFailures(unused, async ({ id }) => {
    await inTransaction(db, (trx) => deleteIfUnused(trx, id));
    await removeFiles(db, store, id);
  });
}

/** Removes files that belong to no photo and no person. Younger ones may be waiting for their row. */
export async function removeStrayFiles(
  db: Kysely<Schema>,
  store: FileStore,
  olderThan = ago(lifetimes.strayFile),
): Promise<void> {
  await eachDespiteFailures(batchesOf(store.list(), 1_000), async (files) => {
    const ids = [...new Set(files.map(({ id }) => id))];
    const photos = await db.selectFrom("photos").select(["id", "variants"]).where("id", "in", ids).execute();
    const names = new Map(photos.map(({ id, variants }) => [id, variants.map(fileNameOf)]));
    const images = ids.filter((id) => !names.has(id)).map(avatarOf);
    const people = images.length
      ? await db.selectFrom("users").select("image").where("image", "in", images).execute()
      : [];
    const shown = new Set(people.map(({ image }) => image));
    const strays = files.filter(
      ({ id, variant, changedAt }) =>
        changedAt < olderThan && !shown.has(avatarOf(id)) && !names.get(id)?.includes(variant),
    );
    await eachDespiteFailures(strays, ({ id, variant }) =>
      names.has(id) ? whilePhotoExists(db, id, () => store.remove(id, variant)) : removeFiles(db, store, id),
    );
  });
}

async function* batchesOf(files: AsyncIterable<StoredFile>, size: number): AsyncGenerator<StoredFile[]> {
  let batch: StoredFile[] = [];
  for await (const file of files) {
    batch.push(file);
    if (batch.length === size) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length) yield batch;
}
