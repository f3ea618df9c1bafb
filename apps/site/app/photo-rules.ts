// What a photo may be that people send. The server decides; conventions.test.ts compares the two.
import type { operations } from "@troth/api-client/schema";

/** By what people call it. */
const types = { JPEG: "image/jpeg", PNG: "image/png", WebP: "image/webp", AVIF: "image/avif" } satisfies Record<
  string,
  keyof operations["uploadAvatar"]["requestBody"]["content"]
>;

const names = Object.keys(types);

const MEGABYTES = 10;

export const photoRules = {
  types: Object.values(types) as readonly string[],
  bytes: MEGABYTES * 1024 * 1024,
  /** In words. */
  typesSaid: `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`,
  sizeSaid: `${MEGABYTES} MB`,
};
