// Public answers, held for a moment as text: a read that many make at once costs the database one. A write on this node
// empties it; other nodes' writes show when the moment is over.
import { createCache, type Cache } from "@troth/server/cache";
import type { OperationId } from "./handlers.ts";

/** The reads that are the same for everybody. */
export const publicReads: ReadonlySet<OperationId> = new Set([
  "listCategories",
  "searchVendors",
  "suggest",
  "getVendor",
  "listCredits",
  "listReviews",
  "listLatestReviews",
  "getLegalText",
]);

export interface PublicCache extends Cache<string> {
  /** Changes with every `clear`, which follows each committed write that a public read could show. */
  readonly generation: number;
}

/** @param seconds how long an answer is held; 0 holds none */
export function createPublicCache(seconds: number, bytesAtMost = 16 * 1024 * 1024): PublicCache {
  const held = createCache<string>({ seconds, bytesAtMost, weigh: (text) => 2 * text.length });
  let generation = 0;
  return {
    get: held.get,
    clear() {
      generation++;
      held.clear();
    },
    get bytes() {
      return held.bytes;
    },
    get generation() {
      return generation;
    },
  };
}
