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
