// Turns a picture into what browsers get: re-encoded, in several widths, without metadata, and with a tiny blurred
// placeholder.
import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import sharp from "sharp";
import type { PhotoVariant, Schema } from "../database/schema.ts";
import type { PhotoStore } from "./store.ts";

const smaller = [320, 640, 960];
const largest = 1600;
/** A width above this fraction of the full one saves a reader few bytes but costs as much to make as the others. */
const worthAStep = 0.7;

type Raw = { data: Buffer; info: { width: number; height: number } };
const rawOf = ({ data, info }: Raw) => sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });

/** Stores a picture unless it is already there. @returns its id, the first 128 bits of its SHA-256 */
export async function storePhoto(db: Kysely<Schema>, store: PhotoStore, original: Buffer): Promise<string> {
  const id = createHash("sha256").update(original).digest("hex").slice(0, 32);
  const known = await db.selectFrom("photos").select("id").where("id", "=", id).executeTakeFirst();
  if (known) return id;
  const decoded = await sharp(original, { limitInputPixels: 50_000_000 })
    .rotate()
    .resize({ width: largest, withoutEnlargement: true })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = decoded.info;
  const variants = [...smaller.filter((w) => w <= width * worthAStep), width].map((w): PhotoVariant => ({
    width: w,
    format: "webp",
  }));
  // From the largest to the smallest, each made from the previous one: a fraction of the pixels to read.
  let from = decoded;
  for (const variant of variants.toReversed()) {
    from = await rawOf(from).resize({ width: variant.width }).raw().toBuffer({ resolveWithObject: true });
    const bytes = await rawOf(from).webp({ quality: 80, effort: 2 }).toBuffer();
    await store.write(id, `${variant.width}.${variant.format}`, bytes);
  }
  const tiny = await rawOf(from).resize({ width: 16 }).webp({ quality: 40 }).toBuffer();
  await db
    .insertInto("photos")
    .values({
      id,
      width,
      height,
      placeholder: `data:image/webp;base64,${tiny.toString("base64")}`,
      variants: JSON.stringify(variants),
    })
    .onConflict((oc) => oc.doNothing())
    .execute();
  return id;
}
