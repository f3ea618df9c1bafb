// Atoms kept in local storage, safe under server rendering. Both the server and the first (hydrating) render see the
// default; `restore` runs once after hydration and brings in what is stored, within RESTORE_LIMIT, whatever storage
// does.
import { atom, type createStore, type Getter, type Setter } from "jotai";
import type { Key } from "./keys.ts";

export type Store = ReturnType<typeof createStore>;

/** A store, or the part of one that the write function of an atom gets. */
type Access = { get: Getter; set: Setter };

/** Where values are kept. Any call may throw, and reading may never answer. */
export type Backend = {
  get(key: string): string | null | Promise<string | null>;
  set(key: string, text: string): void;
  remove(key: string): void;
};

/** Milliseconds since the navigation started, after which anything not yet restored is given up on. */
export const RESTORE_LIMIT = 5_000;

type Entry = {
  apply(access: Access, text: string | null): void;
  reset(access: Access): void;
};

/** By their names in storage. */
const entries = new Map<string, Entry>();

// Stores that have been restored. An atom whose code loads later is restored in these straight away.
const restored = new Set<Store>();

// Values that storage did not take: for these, this tab's memory is the truth.
const unsaved = new Set<string>();

// Even naming window.localStorage can throw (blocked cookies), so it is touched only inside calls.
const local: Backend = {
  get: (key) => window.localStorage.getItem(key),
  set: (key, text) => window.localStorage.setItem(key, text),
  remove: (key) => window.localStorage.removeItem(key),
};

const backendAtom = atom<Backend>(local);

/** True once the stored values have been restored or given up on. */
export const restoredAtom = atom(false);

type Options<T> = {
  key: Key;
  initial: T;
  isValid: (value: unknown) => value is T;
};

/** An atom that survives a reload and follows the other tabs. */
export function persisted<T>({ key, initial, isValid }: Options<T>) {
  const name = nameOf(key);
  const value = atom(initial);
  // The text in storage that the value was read from or written as: if it's the same, there is nothing to parse and the
  // object stays the same, and so does a value that storage didn't take.
  const known = atom<string | null>(null);
  const kept = atom(
    (get) => get(value),
    (get, set, next: T | ((previous: T) => T)) => {
      // The change applies to what is stored now: another tab may have written a moment ago.
      if (typeof next === "function") syncFromStorage({ get, set }, key);
      const result = typeof next === "function" ? (next as (previous: T) => T)(get(value)) : next;
      const text = result === initial ? null : JSON.stringify(result);
      set(value, result);
      const backend = get(backendAtom);
      try {
        if (text === null) backend.remove(name);
        else backend.set(name, text);
        set(known, text);
        unsaved.delete(name);
      } catch {
        // Full or blocked: this tab still works, but a reload forgets.
        unsaved.add(name);
      }
    },
  );
  entries.set(name, {
    apply: ({ get, set }, text) => {
      if (text === get(known)) return;
      set(known, text);
      set(value, parse(text, initial, isValid));
    },
    reset: ({ set }) => set(kept, initial),
  });
  for (const store of restored) syncFromStorage(store, key);
  return kept;
}

function parse<T>(text: string | null, initial: T, isValid: (value: unknown) => value is T): T {
  if (text === null) return initial;
  try {
    const parsed: unknown = JSON.parse(text);
    return isValid(parsed) ? parsed : initial;
  } catch {
    return initial;
  }
}

/** Restores what is stored. Never throws, and ends at the latest RESTORE_LIMIT after the navigation started. */
export async function restore(store: Store, backend: Backend = local): Promise<void> {
  store.set(backendAtom, backend);
  const limit = new Promise<null>((done) => {
    setTimeout(done, Math.max(0, RESTORE_LIMIT - performance.now()), null);
  });
  await Promise.all(
    [...entries].map(async ([name, entry]) => {
      try {
        const read = backend.get(name);
        entry.apply(store, read instanceof Promise ? await Promise.race([read, limit]) : read);
      } catch {
        // Throws: the default stays.
      }
    }),
  );
  restored.add(store);
  store.set(restoredAtom, true);
}

/**
 * Keeps this tab in step with the others, also after it comes back from the back/forward cache. Returns a function that
 * stops it.
 */
export function subscribeToStorage(store: Store): () => void {
  const onStorage = (event: StorageEvent) => {
    for (const [name, entry] of entries) {
      if (event.key === null || event.key === name) entry.apply(store, event.key === null ? null : event.newValue);
    }
  };
  // A page in the back/forward cache gets no storage events.
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) void restore(store, store.get(backendAtom));
  };
  window.addEventListener("storage", onStorage);
  window.addEventListener("pageshow", onPageShow);
  return () => {
    window.removeEventListener("storage", onStorage);
    window.removeEventListener("pageshow", onPageShow);
  };
}

/** Storage did not take this value: a reload would lose it. */
export const isUnsaved = (key: Key): boolean => unsaved.has(nameOf(key));

/** Takes over what another tab has stored now, without waiting for its event. */
export function syncFromStorage(access: Access, key: Key): void {
  const name = nameOf(key);
  const entry = entries.get(name);
  if (!entry || !access.get(restoredAtom) || unsaved.has(name)) return;
  try {
    const text = access.get(backendAtom).get(name);
    if (!(text instanceof Promise)) entry.apply(access, text);
  } catch {
    // Blocked: what this tab remembers.
  }
}

/** Sets these back to their defaults, here and in storage. */
export function resetPersisted(store: Store, keys: readonly Key[]): void {
  for (const key of keys) {
    const name = nameOf(key);
    const entry = entries.get(name);
    if (entry) entry.reset(store);
    else remove(store, name);
  }
}

function remove(store: Store, name: string): void {
  try {
    store.get(backendAtom).remove(name);
  } catch {
    // Blocked: there is nothing to remove.
  }
}

const nameOf = (key: string): string => `troth.${key}`;
