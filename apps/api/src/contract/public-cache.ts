// Public answers, held for a moment as text: a read that many make at once costs the database one. A write on this node
// empties it; other nodes' writes show when the moment is over.
import type { OperationId } from "./handlers.ts";

/** The reads that are the same for everybody. */
export const publicReads: ReadonlySet<OperationId> = new Set([
  "listCategories",
  "searchVendors",
  "suggest",
  "getVendor",
  "listReviews",
  "listLatestReviews",
]);

const entriesAtMost = 2_000;

export interface PublicCache {
  /** What is held under the key, else what `make` gives; several askers share one making. Errors are not held. */
  get(key: string, make: () => Promise<string>): Promise<string>;
  /** After every committed write that a public read could show. */
  clear(): void;
}

/** @param seconds how long an answer is held; 0 holds none */
export function createPublicCache(seconds: number): PublicCache {
  const entries = new Map<string, { text: Promise<string>; until: number }>();
  return {
    get(key, make) {
      const now = Date.now();
      const held = entries.get(key);
      if (held && held.until > now) return held.text;
      if (seconds === 0) return make();
      const entry = { text: make(), until: now + seconds * 1000 };
      entries.set(key, entry);
      if (entries.size > entriesAtMost) entries.delete(entries.keys().next().value!);
      entry.text.catch(() => entries.get(key) === entry && entries.delete(key));
      return entry.text;
    },
    clear: () => entries.clear(),
  };
}
