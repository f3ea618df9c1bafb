// What has become out of date in one tab, for the same person's other tabs.
import { atom } from "jotai";
import { randomKey } from "./attempt.ts";
import { persisted, type Store } from "./persisted.ts";
import { isListOf, isShape, isString } from "./shape.ts";

type Stale = {
  /** A new one each time, or nothing would seem to have happened the second time. */
  id: string;
  /** The operations whose answers are out of date, or `everything`. */
  operations: string[];
};

const staleAtom = persisted<Stale>({
  key: "stale",
  initial: { id: "", operations: [] },
  isValid: isShape<Stale>({ id: isString, operations: isListOf(isString) }),
});

/** The latest one that this tab already knows about. */
const knownAtom = atom("");

export const tellTabsAtom = atom(null, (_get, set, operations: readonly string[] | "everything" = []) => {
  if (operations.length === 0) return;
  const id = randomKey();
  set(knownAtom, id);
  set(staleAtom, { id, operations: [operations].flat() });
});

/** Calls back with what other tabs make out of date from now on. Returns a function that stops it. */
export function hearFromTabs(store: Store, onStale: (operations: readonly string[]) => void): () => void {
  store.set(knownAtom, store.get(staleAtom).id);
  return store.sub(staleAtom, () => {
    const { id, operations } = store.get(staleAtom);
    if (id === store.get(knownAtom)) return;
    store.set(knownAtom, id);
    onStale(operations);
  });
}
