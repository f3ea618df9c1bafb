// Makes the AVIFs of a photo after its upload, in the background: they take much longer than its WebPs, and no one
// waits for them. An interrupted job continues with the next width.
import { buffer } from "node:stream/consumers";
import type { Kysely } from "kysely";
import type { PhotoVariant, Schema } from "../database/schema.ts";
import type { Decoder } from "./decoder.ts";
import { fileNameOf, readPhoto, whilePhotoExists } from "./stored.ts";
import type { PhotoStore } from "./store.ts";

export const avifQueue = "avif";

/**
 * Made from the largest WebP, since the original isn't kept. They are offered once all of them exist: a browser that
 * finds only small ones would show those.
 * @returns whether the photo offers more than before
 */
export async function makeAvifs(
  db: Kysely<Schema>,
  store: PhotoStore,
  decoder: Pick<Decoder, "avif">,
  id: string,
): Promise<boolean> {
  const photo = await readPhoto(db, id);
  const webps = photo?.variants.filter(({ format }) => format === "webp") ?? [];
  const from = webps.length ? await store.read(id, fileNameOf(webps.at(-1)!)) : null;
  if (!from) return false;
  const largest = await buffer(from.stream);
  const avifs = webps.map(({ width }): PhotoVariant => ({ width, format: "avif" }));
  for (const variant of avifs) {
    if (await store.has(id, fileNameOf(variant))) continue;
    const bytes = await decoder.avif(largest, variant.width);
    const written = await whilePhotoExists(db, id, () => store.write(id, fileNameOf(variant), bytes));
    if (!written) return false;
  }
  return whilePhotoExists(db, id, async (trx) => {
    await trx
      .updateTable("photos")
      .set({ variants: JSON.stringify([...webps, ...avifs]) })
      .where("id", "=", id)
      .execute();
  });
}
