// What is made of files is made again only when they have changed: their digest says so.
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";

/** Of the names and contents of the files that the patterns find, without those whose name or folder is left out. */
export function digestOf(patterns: readonly string[], leftOut = /node_modules/): string {
  const hash = createHash("sha256");
  for (const file of globSync(patterns, { exclude: (name) => leftOut.test(name) }).toSorted())
    if (/\.[a-z0-9]+$/i.test(file)) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}
