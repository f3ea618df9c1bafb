// Changes a search that says some things through its filters and others in its text, which the API has split into
// parts.
import type { Schemas } from "@troth/api-client";
import type { SearchState } from "./search-state.ts";

export type SearchResult = Schemas["VendorSearchResult"];
export type Filters = Schemas["SearchFilters"];
export type Part = Schemas["SearchPart"];
export type Alternative = SearchResult["wider"][number];

/** How the API has understood a search. */
export type Understanding = Pick<SearchResult, "filters" | "understood" | "where">;

/** A change to a search; applying it gives another address. */
export type Change = Partial<SearchState>;

/** Which filter a part of the text stands for; plain words stand for none. */
export const filterOf = {
  category: "category",
  specialty: "category",
  place: "location",
  openNow: "openNow",
  priceRange: "priceRange",
  minRating: "minRating",
  language: "language",
  words: null,
  unanswered: null,
} as const satisfies Record<Part["kind"], keyof Filters | null>;

export const noFilters: Filters = {
  category: [],
  location: [],
  priceRange: [],
  minRating: null,
  openNow: false,
  language: [],
};

export const partsIn = ({ understood }: Understanding): readonly Part[] => understood?.parts ?? [];

const categoryOf = (specialty: string) => specialty.slice(0, specialty.indexOf("/"));

/**
 * The text without some of its parts. Words before a part that belong to none ("in", "the best") go with it; if no part
 * is left, nothing remains.
 */
export function removeParts(q: string, parts: readonly Part[], isRemoved: (part: Part) => boolean): string {
  if (!parts.some(isRemoved)) return q;
  let kept = "";
  let at = 0;
  for (const part of parts) {
    if (!isRemoved(part)) kept += q.slice(at, part.end);
    at = part.end;
  }
  return kept === "" ? "" : (kept + q.slice(at)).trim().replaceAll(/\s+/g, " ");
}

/**
 * Sets filters, and removes from the text whatever says the same, so that everything is said once; `alsoRemove` removes
 * more.
 */
export function setFilters(
  state: SearchState,
  understanding: Understanding,
  filters: Partial<Filters>,
  alsoRemove = (_part: Part): boolean => false,
): Change {
  const isReplaced = ({ kind, values }: Part) => {
    const filter = filterOf[kind];
    if (filter === null || !(filter in filters)) return false;
    // A specialty stays as long as its category does.
    return kind !== "specialty" || !values.some((value) => filters.category!.includes(categoryOf(value)));
  };
  const q = removeParts(state.q, partsIn(understanding), (part) => isReplaced(part) || alsoRemove(part));
  return { ...filters, q, ...(filters.location && { where: "" }) };
}

/** Searches that would find other vendors: somewhere near, or with one wish less if that finds more. */
export const alternativesOf = ({ wider, total }: SearchResult): Alternative[] =>
  wider.filter(({ kind, count }) => kind === "nearby" || count > total.count);

/**
 * The same search with one wish less, or somewhere near. Parts that had no effect go too, because the count leaves them
 * out.
 */
export function withAlternative(
  state: SearchState,
  understanding: Understanding,
  { kind, value }: Alternative,
): Change {
  const dropsWords = value === "words";
  if (dropsWords && !understanding.understood) return { q: "", verbatim: false };
  const isDropped = ({ kind, effect }: Part) =>
    effect === "none" || (dropsWords && (kind === "words" || kind === "specialty"));
  const dropsSpecialty = partsIn(understanding).some((part) => part.kind === "specialty" && isDropped(part));
  const filters: Partial<Filters> = {
    // A category stays when its specialty goes.
    ...(dropsSpecialty && { category: understanding.filters.category }),
    ...(kind === "nearby" ? { location: [value] } : dropsWords ? {} : pick(noFilters, value as keyof Filters)),
  };
  return setFilters(state, understanding, filters, isDropped);
}

const pick = <Name extends keyof Filters>(filters: Filters, name: Name): Partial<Filters> => ({
  [name]: filters[name],
});
