// From a picture to what browsers get: re-encoded, in several widths, without metadata, with a tiny blurred placeholder.
import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import sharp from "sharp";
import type { PhotoVariant, Schema } from "../database/schema.ts";
import type { PhotoStore } from "./store.ts";

const widths = [320, 640, 960, 1600];

/** Stores a picture unless it is there. @returns its id, the first 128 bits of its SHA-256 */
export async function storePhoto(db: Kysely<Schema>, store: PhotoStore, original: Buffer): Promise<string> {
  const id = createHash("sha256").update(original).digest("hex").slice(0, 32);
  const known = await db.selectFrom("photos").select("id").where("id", "=", id).executeTakeFirst();
  if (known) return id;
  const { data, info } = await sharp(original, { limitInputPixels: 50_000_000 }).rotate().removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const picture = () => sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
  const variants: PhotoVariant[] = widths.filter((width) => width <= info.width).map((width) => ({ width, format: "webp" }));
  if (!variants.length) variants.push({ width: info.width, format: "webp" });
  for (const { width, format } of variants) {
    await store.write(id, `${width}.${format}`, await picture().resize({ width }).webp({ quality: 80, effort: 3 }).toBuffer());
  }
  const tiny = await picture().resize({ width: 16 }).webp({ quality: 40 }).toBuffer();
  await db
    .insertInto("photos")
    .values({
      id,
      width: info.width,
      height: info.height,
      placeholder: `data:image/webp;base64,${tiny.toString("base64")}`,
      variants: JSON.stringify(variants),
    })
    .onConflict((oc) => oc.doNothing())
    .execute();
  return id;
}
