// What a photo offers beyond its WebPs is made in the background, since no one waits for it: a JPEG for link previews,
// because many messengers read nothing newer, and AVIFs, which take much longer to make. Nothing is made because someone
// asks for a file, so no one can cause more work than the few files of an upload.
import { buffer } from "node:stream/consumers";
import { type Kysely, sql } from "kysely";
import type { PhotoVariant, Schema } from "../database/schema.ts";
import { enqueueAll, type Jobs } from "../jobs/jobs.ts";
import type { Decoder } from "./decoder.ts";
import { fileNameOf, isUnused, type PhotoRow, readPhoto, whilePhotoExists } from "./stored.ts";
import type { FileStore } from "../file-store/file-store.ts";
import { preview } from "./variants.ts";

export const laterFormatsQueue = "avif";

type Make = (largest: Buffer, width: number) => Promise<Buffer>;

/** The JPEG for link previews. @returns whether the photo offers more than before */
export const makePreview = (db: Kysely<Schema>, store: FileStore, decoder: Pick<Decoder, "preview">, id: string) =>
  offer(db, store, id, () => [{ width: preview.width, format: "jpg" }], decoder.preview);

/**
 * The AVIFs. They are offered once all of them exist: a browser that finds only small ones would show those.
 * @returns whether the photo offers more than before
 */
export const makeAvifs = (db: Kysely<Schema>, store: FileStore, decoder: Pick<Decoder, "avif">, id: string) =>
  offer(db, store, id, (webps) => webps.map(({ width }) => ({ width, format: "avif" })), decoder.avif);

/** Made from the largest WebP, since the original isn't kept. If interrupted, it continues with the next file. */
async function offer(
  db: Kysely<Schema>,
  store: FileStore,
  id: string,
  wanted: (webps: PhotoVariant[]) => PhotoVariant[],
  make: Make,
): Promise<boolean> {
  const photo = await readPhoto(db, id);
  const webps = photo ? only(photo, "webp") : [];
  const made = wanted(webps);
  const offered = new Set(photo?.variants.map(fileNameOf));
  if (made.every((variant) => offered.has(fileNameOf(variant)))) return false;
  const from = webps.length ? await store.read(id, fileNameOf(webps.at(-1)!)) : null;
  if (!from) return false;
  const largest = await buffer(from.stream);
  for (const variant of made) {
    if (await store.has(id, fileNameOf(variant))) continue;
    const bytes = await make(largest, variant.width);
    const written = await whilePhotoExists(db, id, () => store.write(id, fileNameOf(variant), bytes));
    if (!written) return false;
  }
  return whilePhotoExists(db, id, async (trx, now) => {
    const others = now.variants.filter(({ format }) => format !== made[0]!.format);
    await trx
      .updateTable("photos")
      .set({ variants: JSON.stringify([...others, ...made]) })
      .where("id", "=", id)
      .execute();
  });
}

const only = ({ variants }: PhotoRow, format: PhotoVariant["format"]) =>
  variants.filter((variant) => variant.format === format);

/**
 * Asks for what shown photos lack: those that were stored before there were previews, whose job ran out of retries, or that are pictures of
 * our own.
 * @param olderThan in seconds. Default a day: the job of a younger one may still be waiting
 * @param after in seconds. Uploads that people wait for come first then, too
 */
export async function enqueueMissingFormats(
  db: Kysely<Schema>,
  jobs: Jobs,
  { olderThan = 86_400, after = 0 }: { olderThan?: number; after?: number } = {},
): Promise<void> {
  const photos = await db
    .selectFrom("photos")
    .select("id")
    .where(sql<boolean>`not (variants @> '[{"format": "jpg"}]' and variants @> '[{"format": "avif"}]')`)
    .where(sql<boolean>`not (${isUnused})`)
    .where("created_at", "<=", sql<Date>`now() - make_interval(secs => ${olderThan})`)
    .execute();
  const asked = photos.map(({ id }) => ({ data: { id }, priority: -1, startAfter: after }));
  await db.transaction().execute((trx) => enqueueAll(trx, jobs, laterFormatsQueue, asked));
}
