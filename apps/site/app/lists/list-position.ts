// How far someone had gone through a list, so that they find it the same when they come back: per history entry, in
// this tab only.

export type ListPosition = {
  pages: number;
  /** Pixels from the top. */
  scroll: number;
};

const key = "troth.lists";

/** Only this many lists are remembered. */
const MOST = 30;

type Entries = [entry: string, seen: ListPosition][];

/** The history entry: opening the same address again makes a new one. */
export const entryOf = (location: { key: string; pathname: string; search: string }): string =>
  `${location.key} ${location.pathname}${location.search}`;

function read(): Entries {
  try {
    const entries: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? "[]");
    return Array.isArray(entries) ? (entries as Entries) : [];
  } catch {
    return [];
  }
}

export const loadListPosition = (entry: string): ListPosition | null =>
  read().find(([name]) => name === entry)?.[1] ?? null;

export function saveListPosition(entry: string, seen: ListPosition): void {
  const others = read().filter(([name]) => name !== entry);
  // The first page loads anyway.
  const entries: Entries = seen.pages > 1 ? [...others, [entry, seen]] : others;
  try {
    window.sessionStorage.setItem(key, JSON.stringify(entries.slice(-MOST)));
  } catch {
    // Full or blocked: coming back starts at the first page.
  }
}
