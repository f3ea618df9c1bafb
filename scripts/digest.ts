// Things made from files are made again only when those files have changed, which their digest shows.
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";

/**
 * A digest of the names and contents of the files that match the patterns, except those whose name or folder is
 * excluded.
 */
export function digestOf(patterns: readonly string[], leftOut = /node_modules/): string {
  const hash = createHash("sha256");
  for (const file of globSync(patterns, { exclude: (name) => leftOut.test(name) }).toSorted())
    if (/\.[a-z0-9]+$/i.test(file)) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}
