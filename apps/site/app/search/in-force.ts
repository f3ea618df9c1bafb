// What a search comes to: what was chosen and what was understood stand side by side, and each can be changed or taken away.
import type { Schemas } from "@troth/api-client";
import { languageName, price } from "../format.ts";
import type { Category } from "../queries.ts";
import { messages } from "./messages.ts";
import type { SearchState } from "./search-state.ts";

export type SearchResult = Schemas["VendorSearchResult"];
export type Filters = Schemas["SearchFilters"];
type Part = Schemas["SearchPart"];
type Wider = SearchResult["wider"][number];

/** What was made of a search, as far as its answer tells. */
export type Understanding = Pick<SearchResult, "filters" | "understood" | "where">;

/** An address is a search with something changed. */
export type Change = Partial<SearchState>;

const words = messages.inForce;

/** Which filter a stretch of the text stands for; words stand for none. */
const filterOf = {
  category: "category",
  specialty: "category",
  place: "location",
  openNow: "openNow",
  priceRange: "priceRange",
  minRating: "minRating",
  language: "language",
  words: null,
} as const satisfies Record<Part["kind"], keyof Filters | null>;

export const noFilters: Filters = {
  category: [],
  location: [],
  priceRange: [],
  minRating: null,
  openNow: false,
  language: [],
};

const partsIn = ({ understood }: Understanding): readonly Part[] => understood?.parts ?? [];

const categoryOf = (specialty: string) => specialty.slice(0, specialty.indexOf("/"));

/**
 * The text without some of its parts. What stands before a part and belongs to none ("in", "the best") goes with it; where no
 * part is left, nothing is.
 */
export function cut(q: string, parts: readonly Part[], goes: (part: Part) => boolean): string {
  if (!parts.some(goes)) return q;
  let kept = "";
  let at = 0;
  for (const part of parts) {
    if (!goes(part)) kept += q.slice(at, part.end);
    at = part.end;
  }
  return kept === "" ? "" : (kept + q.slice(at)).trim().replaceAll(/\s+/g, " ");
}

/** Sets filters. Each is said once afterwards: the text no longer says what its filter does. `alsoGoes`: what else it loses. */
export function setFilters(
  state: SearchState,
  read: Understanding,
  filters: Partial<Filters>,
  alsoGoes = (_part: Part): boolean => false,
): Change {
  const isSaid = ({ kind, values }: Part) => {
    const filter = filterOf[kind];
    if (filter === null || !(filter in filters)) return false;
    // What narrows a category stays as long as the category does.
    return kind !== "specialty" || !values.some((value) => filters.category!.includes(categoryOf(value)));
  };
  const q = cut(state.q, partsIn(read), (part) => isSaid(part) || alsoGoes(part));
  return { ...filters, q, ...(filters.location && { where: "" }) };
}

/** What would find others: somewhere near, or with less if that finds more than there is. */
export const othersOf = ({ wider, total }: SearchResult): Wider[] =>
  wider.filter(({ kind, count }) => kind === "nearby" || count > total.count);

/** The same search with one wish less, or somewhere near; without what was left aside, for so it was counted. */
export function widened(state: SearchState, read: Understanding, { kind, value }: Wider): Change {
  const lessWords = value === "words";
  if (lessWords && !read.understood) return { q: "", verbatim: false };
  const goes = ({ kind, effect }: Part) =>
    effect === "none" || (lessWords && (kind === "words" || kind === "specialty"));
  const losesKind = partsIn(read).some((part) => part.kind === "specialty" && goes(part));
  const filters: Partial<Filters> = {
    // It stays, when what narrows it goes.
    ...(losesKind && { category: read.filters.category }),
    ...(kind === "nearby" ? { location: [value] } : lessWords ? {} : pick(noFilters, value as keyof Filters)),
  };
  return setFilters(state, read, filters, goes);
}

const pick = <Name extends keyof Filters>(filters: Filters, name: Name): Partial<Filters> => ({
  [name]: filters[name],
});

// What is in force, piece by piece --------------------------------------------------------------------------------------

export type Piece = {
  kind: Part["kind"];
  key: string;
  label: string;
  /** What it does: narrow the search, or only put those first that fulfil it. */
  effect: "filters" | "prefers";
  /** The search without it. */
  removed: Change;
};

/** What the API names by slug, id or code only. */
export type Names = { category: (slug: string) => string; place: (id: string) => string };

export function namesOf(categories: readonly Category[], { facets, items, where, understood }: SearchResult): Names {
  const places = items.flatMap((vendor) => vendor.places);
  return {
    category: (slug) => categories.find((category) => category.slug === slug)?.name ?? slug,
    place: (id) =>
      (where?.place?.id === id ? where.place.label : undefined) ??
      facets?.location?.find(({ value }) => value === id)?.label ??
      understood?.parts.find(({ kind, values }) => kind === "place" && values.includes(id))?.label ??
      places.find((place) => place.id === id)?.name ??
      places.find(({ country }) => country.toLowerCase() === id)?.countryName ??
      id,
  };
}

const order: Part["kind"][] = [
  "category",
  "specialty",
  "words",
  "place",
  "openNow",
  "minRating",
  "priceRange",
  "language",
];

const textsOf = (filters: Filters, filter: keyof Filters): string[] => {
  const value = filters[filter];
  if (Array.isArray(value)) return value.map(String);
  return value === null || value === false ? [] : [String(value)];
};

/** A wish that another, chosen one outweighs is not in force, though it was understood. */
function isInForce({ kind, values, effect }: Part, { filters }: Understanding): boolean {
  const filter = filterOf[kind];
  if (effect !== "filters") return effect === "prefers";
  if (filter === null || kind === "specialty") return true;
  return filter === "openNow" ? filters.openNow : values.some((value) => textsOf(filters, filter).includes(value));
}

/** What is chosen and understood, each with the search that does without it. */
export function piecesOf(state: SearchState, read: Understanding, names: Names): Piece[] {
  const { filters } = read;
  const parts = partsIn(read).filter((part) => isInForce(part, read));
  const pieces = new Map<string, Piece>();
  const said = new Set<string>();

  for (const { kind, values, label, effect } of parts) {
    const filter = filterOf[kind];
    const key = `${kind}:${values.length > 0 || filter === "openNow" ? values.join() : label}`;
    const same = (other: Part) =>
      other.kind === kind && (filter === null ? other.label === label : other.values.join() === values.join());
    const q = cut(state.q, partsIn(read), same);
    const piece = (removed: Change, text = label): void =>
      void pieces.set(key, { kind, key, label: text, removed, effect: effect === "prefers" ? effect : "filters" });
    if (filter === null) piece({ q }, words.quoted(label));
    // The category that it is a kind of stays.
    else if (kind === "specialty") piece({ q, category: filters.category });
    else {
      const texts = filter === "openNow" ? ["true"] : values;
      for (const text of texts) said.add(`${filter}:${text}`);
      piece({ q, ...chosenWithout(state, read, filter, texts) });
    }
  }

  for (const filter of Object.keys(noFilters) as (keyof Filters)[]) {
    for (const text of textsOf(filters, filter)) {
      if (said.has(`${filter}:${text}`)) continue;
      const kind = filter === "location" ? "place" : filter;
      pieces.set(`${kind}:${text}`, {
        kind,
        key: `${kind}:${text}`,
        label: labelOf(filter, text, names),
        effect: "filters",
        removed: setFilters(state, read, { [filter]: valueWithout(filters[filter], [text]) }),
      });
    }
  }
  return [...pieces.values()].toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

const valueWithout = (value: Filters[keyof Filters], texts: readonly string[]) => {
  if (Array.isArray(value)) return (value as (string | number)[]).filter((each) => !texts.includes(String(each)));
  return value === true ? false : null;
};

/** What was both understood and chosen goes as one. */
function chosenWithout(state: SearchState, { where }: Understanding, filter: keyof Filters, texts: string[]): Change {
  return {
    [filter]: filter === "minRating" || filter === "openNow" ? noFilters[filter] : valueWithout(state[filter], texts),
    ...(filter === "location" && where?.place && texts.includes(where.place.id) && { where: "" }),
  };
}

function labelOf(filter: keyof Filters, text: string, names: Names): string {
  switch (filter) {
    case "category":
      return names.category(text);
    case "location":
      return names.place(text);
    case "openNow":
      return messages.filters.openNow;
    case "minRating":
      return messages.filters.atLeast(Number(text));
    case "priceRange":
      return price(Number(text));
    case "language":
      return words.inLanguage(languageName(text));
  }
}

/** What was understood and yet narrows nothing: it only comes first, nobody fulfils it, or a chosen filter outweighs it. */
export function leftAside(read: Understanding): Record<"preferred" | "unspoken" | "outweighed", string[]> {
  const labels = (isOne: (part: Part) => boolean) => [
    ...new Set(partsIn(read).flatMap((part) => (isOne(part) ? [part.label] : []))),
  ];
  return {
    preferred: labels(({ effect }) => effect === "prefers"),
    unspoken: labels(({ effect }) => effect === "none"),
    outweighed: labels((part) => part.effect === "filters" && !isInForce(part, read)),
  };
}

/** Nothing of the text means anything here: it is a name, looked for as it is, or nobody's. */
export const isUnread = (read: Understanding): boolean => partsIn(read).every(({ effect }) => effect === "none");

/** "Photographers", "Vienna", "“golden hour”": what a headline is made of. */
export function headlineOf(
  state: SearchState,
  read: Understanding,
  names: Names,
): { what: string; where: string; more: string } {
  const pieces = piecesOf(state, read, names).filter(({ effect }) => effect === "filters");
  const labels = (...kinds: Part["kind"][]) =>
    pieces.filter(({ kind }) => kinds.includes(kind)).map(({ label }) => label);
  // A name, very words, and words that nothing is known of speak for themselves.
  const asTyped = state.q !== "" && isUnread(read) ? [words.quoted(state.q)] : [];
  const kinds = labels("category");
  const said = [...asTyped, ...labels("specialty", "words")];
  const isNamed = kinds.length > 0 && kinds.length < 3;
  return {
    what: isNamed ? kinds.join(" & ") : said.join(", "),
    where: labels("place").join(", "),
    more: isNamed ? said.join(", ") : "",
  };
}
