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

export interface PublicCache {
  /** What is held under the key, else what `make` gives; several askers share one making. Errors are not held. */
  get(key: string, make: () => Promise<string>): Promise<string>;
  /** After every committed write that a public read could show. */
  clear(): void;
  /** How much memory the answers take, at most. */
  readonly bytes: number;
}

interface Entry {
  text: Promise<string>;
  until: number;
  bytes: number;
}

/** What an entry takes beside its texts, about. */
const overhead = 300;

/** @param seconds how long an answer is held; 0 holds none */
export function createPublicCache(seconds: number, bytesAtMost = 16 * 1024 * 1024): PublicCache {
  const entries = new Map<string, Entry>(); // in the order in which they end
  let bytes = 0;

  function count(entry: Entry, more: number) {
    entry.bytes += more;
    bytes += more;
  }
  function drop(key: string, entry: Entry) {
    if (entries.get(key) !== entry) return;
    entries.delete(key);
    bytes -= entry.bytes;
  }
  /** Once it is full, what is over goes, and of the rest the oldest. */
  function makeRoom() {
    if (bytes <= bytesAtMost) return;
    const now = Date.now();
    for (const [key, entry] of entries) {
      if (entry.until > now && bytes <= bytesAtMost) return;
      drop(key, entry);
    }
  }

  async function weigh(key: string, entry: Entry) {
    try {
      const text = await entry.text;
      if (entries.get(key) !== entry) return;
      count(entry, 2 * text.length);
      makeRoom();
    } catch {
      drop(key, entry);
    }
  }

  return {
    get(key, make) {
      const now = Date.now();
      const held = entries.get(key);
      if (held && held.until > now) return held.text;
      if (seconds === 0) return make();
      if (held) drop(key, held);
      const entry = { text: make(), until: now + seconds * 1000, bytes: 0 };
      entries.set(key, entry);
      count(entry, overhead + 2 * key.length);
      makeRoom();
      void weigh(key, entry);
      return entry.text;
    },
    clear() {
      entries.clear();
      bytes = 0;
    },
    get bytes() {
      return bytes;
    },
  };
}
