// How far somebody had gone in a list, so that coming back finds it so: by the entry in the history, in this tab only.

export type Seen = {
  pages: number;
  /** Pixels from the top. */
  scroll: number;
};

const key = "troth.lists";

/** More than this many lists are not remembered. */
const MOST = 30;

type Entries = [entry: string, seen: Seen][];

/** One entry of the history: the same address opened anew is another one. */
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

export const recall = (entry: string): Seen | null => read().find(([name]) => name === entry)?.[1] ?? null;

export function remember(entry: string, seen: Seen): void {
  const others = read().filter(([name]) => name !== entry);
  // The first page comes by itself.
  const entries: Entries = seen.pages > 1 ? [...others, [entry, seen]] : others;
  try {
    window.sessionStorage.setItem(key, JSON.stringify(entries.slice(-MOST)));
  } catch {
    // Full or blocked: coming back begins at the first page.
  }
}
