// Rules for photos that people upload.

/** By the name people know it by. */
export const photoFormats = { JPEG: "image/jpeg", PNG: "image/png", WebP: "image/webp", AVIF: "image/avif" } as const;

export const photoTypes: readonly string[] = Object.values(photoFormats);

export const photoMegabytes = 10;
export const photoBytes = photoMegabytes * 1024 * 1024;

export const photoMegapixels = 24;
/** A little more than that, since phones call 5712 × 4284 24 megapixels. */
export const photoPixels = 24_500_000;

/** How many photos a person may have that no listing or review uses. */
export const maxUnusedPhotos = 100;

/** What a photo is called: the first 128 bits of its SHA-256, so that the same file is known again. */
export async function photoIdOf(original: ArrayBuffer | Uint8Array): Promise<string> {
  // Shared memory, which Buffers could be in as far as their type says, is nowhere in use.
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", original as BufferSource));
  return [...hash.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
