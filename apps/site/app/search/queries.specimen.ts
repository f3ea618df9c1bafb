// Searches for the tests, and how they are written as addresses.
import * as paths from "../paths.ts";
import { type Filters, noFilters, type Part, type Understanding } from "./edit-query.ts";
import { parseSearch, partsOf, type SearchState } from "./search-state.ts";

export const names = { category: (slug: string) => `<${slug}>`, place: (id: string) => `<${id}>` };
export const stateOf = (text: string): SearchState => parseSearch(new URLSearchParams(text));
export const address = (state: SearchState, change: Partial<SearchState>) =>
  decodeURI(paths.search(partsOf(state, change)));

type Stretch = [text: string, kind: Part["kind"], values?: string[], label?: string];

/** A text as the API answers it, with the position of each part. */
export function understand(q: string, stretches: Stretch[], filters: Partial<Filters> = {}) {
  const parts = stretches.map(([text, kind, values = [], label = text]): Part => {
    const start = q.indexOf(text);
    return { kind, values, label, start, end: start + text.length, correction: null, effect: "filters" };
  });
  return {
    understood: { parts, corrected: null, didYouMean: null },
    filters: { ...noFilters, ...filters },
    where: null,
  } satisfies Understanding;
}

export const inVienna = understand(
  "photographer in vienna",
  [
    ["photographer", "category", ["photographers"], "Photographers"],
    ["vienna", "place", ["vienna-at"], "Vienna"],
  ],
  { category: ["photographers"], location: ["vienna-at"] },
);

export const quartet = understand(
  "string quartet and harpist",
  [
    ["string quartet", "specialty", ["live-music/strings"], "Strings"],
    ["harpist", "words"],
  ],
  { category: ["live-music"] },
);
