// A cache for values that are the same for everyone: made once however many callers ask at the same time, kept for a
// moment and limited in bytes.

/**
 * A header on the API's answer to a call that changed what public reads show, so that pages made from them can be
 * dropped from caches.
 */
export const publicReadsChanged = "x-public-reads-changed";

export interface Cache<Value> {
  /** The cached value for the key, or the result of `make`, which concurrent callers share. Errors are not cached. */
  get(key: string, make: () => Promise<Value>): Promise<Value>;
  /**
   * Call it after anything that makes the values out of date. A value still being made goes to its callers and isn't
   * cached.
   */
  clear(): void;
  /** The most memory the values may take. */
  readonly bytes: number;
}

interface Options<Value> {
  /** How long a value is cached, from when it is ready; 0 turns caching off. */
  seconds: number;
  maxBytes: number;
  /** The size of a value in bytes; null if it is only for those who asked. */
  weigh: (value: Value) => number | null;
}

interface Entry<Value> {
  value: Promise<Value>;
  /** Its time starts when it is ready; while it is being made it stays in the cache, however long that takes. */
  until: number;
  bytes: number;
}

/** Roughly what an entry takes in addition to its text. */
const overhead = 300;

export function createCache<Value>({ seconds, maxBytes, weigh }: Options<Value>): Cache<Value> {
  const entries = new Map<string, Entry<Value>>(); // the most recently used at the end
  let bytes = 0;
  let swept = 0;

  function count(entry: Entry<Value>, more: number) {
    entry.bytes += more;
    bytes += more;
  }
  function drop(key: string, entry: Entry<Value>) {
    if (entries.get(key) !== entry) return;
    entries.delete(key);
    bytes -= entry.bytes;
  }
  /** Once the cache is full, expired values go first, then the least recently used. */
  function makeRoom() {
    if (bytes <= maxBytes) return;
    const now = Date.now();
    // Not for every key in a flood of them, since looking through all of them takes time.
    if (now - swept >= 1_000) {
      swept = now;
      for (const [key, entry] of entries) if (entry.until <= now) drop(key, entry);
    }
    for (const [key, entry] of entries) {
      if (bytes <= maxBytes) return;
      drop(key, entry);
    }
  }

  async function settle(key: string, entry: Entry<Value>) {
    try {
      const weight = weigh(await entry.value);
      if (entries.get(key) !== entry) return;
      if (weight === null) return drop(key, entry);
      entry.until = Date.now() + seconds * 1000;
      count(entry, weight);
      makeRoom();
    } catch {
      drop(key, entry);
    }
  }

  return {
    get(key, make) {
      const held = entries.get(key);
      if (held && held.until > Date.now()) {
        entries.delete(key);
        entries.set(key, held);
        return held.value;
      }
      if (seconds === 0) return make();
      if (held) drop(key, held);
      const entry = { value: make(), until: Number.POSITIVE_INFINITY, bytes: 0 };
      entries.set(key, entry);
      count(entry, overhead + 2 * key.length);
      makeRoom();
      void settle(key, entry);
      return entry.value;
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
