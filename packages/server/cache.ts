// What is the same for everybody, held for a moment: made once however many ask at once, and bounded in bytes.

/** Header of the API's answer to a call that changed what a public read shows: whoever holds pages made of them lets go. */
export const publicReadsChanged = "x-public-reads-changed";

export interface Cache<Value> {
  /** What is held under the key, else what `make` gives; several askers share one making. Errors are not held. */
  get(key: string, make: () => Promise<Value>): Promise<Value>;
  /** After whatever makes it out of date. What is being made just now is given to those who asked, and not held. */
  clear(): void;
  /** How much memory the values take, at most. */
  readonly bytes: number;
}

interface Options<Value> {
  /** How long a value is held, from when it is there; 0 holds none. */
  seconds: number;
  bytesAtMost: number;
  /** What a value takes, in bytes; null where it is for those who asked only. */
  weigh: (value: Value) => number | null;
}

interface Entry<Value> {
  value: Promise<Value>;
  /** Its time begins when it is there: while it is being made it is held, however long that takes. */
  until: number;
  bytes: number;
}

/** What an entry takes beside its texts, about. */
const overhead = 300;

export function createCache<Value>({ seconds, bytesAtMost, weigh }: Options<Value>): Cache<Value> {
  const entries = new Map<string, Entry<Value>>(); // those last asked for at the end
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
  /** Once it is full, what is over goes, and of the rest what nobody has asked for the longest. */
  function makeRoom() {
    if (bytes <= bytesAtMost) return;
    const now = Date.now();
    // Not at every key of a flood: looking through all of them takes its time.
    if (now - swept >= 1_000) {
      swept = now;
      for (const [key, entry] of entries) if (entry.until <= now) drop(key, entry);
    }
    for (const [key, entry] of entries) {
      if (bytes <= bytesAtMost) return;
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
