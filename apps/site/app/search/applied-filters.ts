// The filters that a search applies, whether chosen or understood from its text, each with the search without it.
import { languageName, price } from "../format.ts";
import type { Category } from "../queries.ts";
import {
  type Change,
  filterOf,
  type Filters,
  noFilters,
  type Part,
  partsIn,
  removeParts,
  type SearchResult,
  setFilters,
  type Understanding,
} from "./edit-query.ts";
import { messages } from "./messages.ts";
import type { SearchState } from "./search-state.ts";

const words = messages.applied;

export type AppliedFilter = {
  kind: Part["kind"];
  key: string;
  label: string;
  /** Whether it narrows the search, or only puts vendors that match it first. */
  effect: "filters" | "prefers";
  /** The search without it. */
  removed: Change;
};

/** Names for what the API returns as a slug, id or code. */
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

const valuesOf = (filters: Filters, filter: keyof Filters): string[] => {
  const value = filters[filter];
  if (Array.isArray(value)) return value.map(String);
  return value === null || value === false ? [] : [String(value)];
};

/** A part is not applied if a chosen filter overrides it. */
function isApplied({ kind, values, effect }: Part, { filters }: Understanding): boolean {
  const filter = filterOf[kind];
  if (effect !== "filters") return effect === "prefers";
  if (filter === null || kind === "specialty") return true;
  return filter === "openNow" ? filters.openNow : values.some((value) => valuesOf(filters, filter).includes(value));
}

export function appliedFilters(state: SearchState, understanding: Understanding, names: Names): AppliedFilter[] {
  const { filters } = understanding;
  const parts = partsIn(understanding).filter((part) => isApplied(part, understanding));
  const applied = new Map<string, AppliedFilter>();
  const fromText = new Set<string>();

  for (const { kind, values, label, effect } of parts) {
    const filter = filterOf[kind];
    const key = `${kind}:${values.length > 0 || filter === "openNow" ? values.join() : label}`;
    const isSame = (other: Part) =>
      other.kind === kind && (filter === null ? other.label === label : other.values.join() === values.join());
    const q = removeParts(state.q, partsIn(understanding), isSame);
    const add = (removed: Change, text = label): void =>
      void applied.set(key, { kind, key, label: text, removed, effect: effect === "prefers" ? effect : "filters" });
    if (filter === null) add({ q }, words.quoted(label));
    // The specialty's category stays.
    else if (kind === "specialty") add({ q, category: filters.category });
    else {
      const ofFilter = filter === "openNow" ? ["true"] : values;
      for (const value of ofFilter) fromText.add(`${filter}:${value}`);
      add({ q, ...withoutChosen(state, understanding, filter, ofFilter) });
    }
  }

  for (const filter of Object.keys(noFilters) as (keyof Filters)[]) {
    for (const value of valuesOf(filters, filter)) {
      if (fromText.has(`${filter}:${value}`)) continue;
      const kind = filter === "location" ? "place" : filter;
      applied.set(`${kind}:${value}`, {
        kind,
        key: `${kind}:${value}`,
        label: labelOf(filter, value, names),
        effect: "filters",
        removed: setFilters(state, understanding, { [filter]: without(filters[filter], [value]) }),
      });
    }
  }
  return [...applied.values()].toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

const without = (value: Filters[keyof Filters], removed: readonly string[]) => {
  if (Array.isArray(value)) return (value as (string | number)[]).filter((each) => !removed.includes(String(each)));
  return value === true ? false : null;
};

/** Removes from the chosen filters what the text says too: people see the two as one filter. */
function withoutChosen(state: SearchState, { where }: Understanding, filter: keyof Filters, values: string[]): Change {
  return {
    [filter]: filter === "minRating" || filter === "openNow" ? noFilters[filter] : without(state[filter], values),
    ...(filter === "location" && where?.place && values.includes(where.place.id) && { where: "" }),
  };
}

function labelOf(filter: keyof Filters, value: string, names: Names): string {
  switch (filter) {
    case "category":
      return names.category(value);
    case "location":
      return names.place(value);
    case "openNow":
      return messages.filters.openNow;
    case "minRating":
      return messages.filters.atLeast(Number(value));
    case "priceRange":
      return price(Number(value));
    case "language":
      return words.inLanguage(languageName(value));
  }
}

/**
 * What was understood and does not narrow the search: it is only preferred, no vendor matches it, or a chosen filter
 * overrides it.
 */
export function notNarrowing(understanding: Understanding): Record<"preferred" | "unmatched" | "overridden", string[]> {
  const labels = (isOne: (part: Part) => boolean) => [
    ...new Set(partsIn(understanding).flatMap((part) => (isOne(part) ? [part.label] : []))),
  ];
  return {
    preferred: labels(({ effect }) => effect === "prefers"),
    unmatched: labels(({ effect }) => effect === "none"),
    overridden: labels((part) => part.effect === "filters" && !isApplied(part, understanding)),
  };
}

/** Whether no part of the text had any effect: it is a name, searched for as written, or means nothing. */
export const isUnrecognised = (understanding: Understanding): boolean =>
  partsIn(understanding).every(({ effect }) => effect === "none");

/** What a headline is made of: "Photographers", "Vienna", "“golden hour”". */
export function headlineOf(
  state: SearchState,
  understanding: Understanding,
  names: Names,
): { what: string; where: string; more: string } {
  const applied = appliedFilters(state, understanding, names).filter(({ effect }) => effect === "filters");
  const labels = (...kinds: Part["kind"][]) =>
    applied.filter(({ kind }) => kinds.includes(kind)).map(({ label }) => label);
  const categories = labels("category");
  // Names, verbatim words and unknown words are quoted as they were typed.
  const asTyped = state.q && !categories[0] && isUnrecognised(understanding) ? [words.quoted(state.q)] : [];
  const rest = [...asTyped, ...labels("specialty", "words")];
  const isNamed = categories.length > 0 && categories.length < 3;
  return {
    what: isNamed ? categories.join(" & ") : rest.join(", "),
    where: labels("place").join(", "),
    more: isNamed ? rest.join(", ") : "",
  };
}
