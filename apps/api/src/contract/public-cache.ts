// Caches public answers as text for a moment, so that a read that many make at the same time costs the database only
// one. A write on this node empties the cache; other nodes' writes show once the moment has passed.
import { createCache, type Cache } from "@troth/server/cache";
import type { OperationId } from "./handlers.ts";

/** The reads that are the same for everyone. */
export const publicReads: ReadonlySet<OperationId> = new Set([
  "listCategories",
  "searchVendors",
  "suggest",
  "getVendor",
  "getTransparency",
  "listCredits",
  "listReviews",
  "getReviewMarks",
  "listLatestReviews",
  "getReview",
  "listReviewRevisions",
  "getLegalText",
  "listModerationLog",
]);

export interface PublicCache extends Cache<string> {
  /** Changes with every `clear`, which is called after each committed write that a public read could show. */
  readonly generation: number;
}

/** @param seconds how long an answer is cached; 0 turns caching off */
export function createPublicCache(seconds: number, maxBytes = 16 * 1024 * 1024): PublicCache {
  const held = createCache<string>({ seconds, maxBytes, weigh: (text) => 2 * text.length });
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
