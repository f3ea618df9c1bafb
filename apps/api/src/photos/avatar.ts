// A person's picture: a square, re-encoded, without what the camera wrote into it.
import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { ProblemError } from "../problems.ts";
import type { PhotoStore } from "./store.ts";

/** What is taken, by what the file is and not by what it is called; sharp would also draw SVG. */
const formats = new Set(["jpeg", "png", "webp", "heif"]);
const side = 384;

/** @returns the picture's address @throws ProblemError unsupported-media-type, or unreadable-photo */
export async function storeAvatar(store: PhotoStore, original: Buffer): Promise<string> {
  let bytes: Buffer;
  try {
    const picture = sharp(original, { limitInputPixels: 50_000_000, failOn: "error" });
    const { format } = await picture.metadata();
    if (!formats.has(format)) throw new ProblemError("unsupported-media-type");
    bytes = await picture
      .autoOrient()
      .resize({ width: side, height: side, fit: "cover", position: "attention" })
      .flatten({ background: "white" })
      .webp({ quality: 82 })
      .toBuffer();
  } catch (cause) {
    if (cause instanceof ProblemError) throw cause;
    throw new ProblemError("unreadable-photo", {
      detail: "It is damaged, too large, or no JPEG, PNG, WebP or AVIF.",
      cause,
    });
  }
  const id = randomBytes(16).toString("hex");
  await store.write(id, `${side}.webp`, bytes);
  return `/api/photos/${id}/${side}.webp`;
}

/** Removes what `storeAvatar` stored; other addresses are left alone. */
export async function removeAvatar(store: PhotoStore, image: string): Promise<void> {
  const id = /^\/api\/photos\/([0-9a-f]{32})\//.exec(image)?.[1];
  if (id !== undefined) await store.remove(id);
}
