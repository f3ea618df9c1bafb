// Completes the words being typed with categories, specialties, places and vendors; each kind is queried only if
// requested.
import type { components } from "@troth/api-client/schema";
import type { Kysely } from "kysely";
import type { Schema } from "../database/schema.ts";
import { type Area, nameKey } from "./geography.ts";
import type { Lexicon, Sense } from "./lexicon.ts";
import type { SearchIndex } from "./current-lexicon.ts";
import { plain, tokensOf } from "./spelling.ts";
import { understand } from "./understand.ts";
import { completeVendors, countCategories, haveVendors, pictureFiles, resembleVendors } from "./suggest-queries.ts";

type Suggestion = components["schemas"]["Suggestion"];
type Kind = Suggestion["kind"];
/** 0 starts with what is typed, 1 has a word or another name that does, 2 only looks like it. */
type Found = Omit<Suggestion, "image"> & {
  tier: 0 | 1 | 2;
  /** Of a specialty, its category. */
  trade?: string;
};

const atMost = 10;
/** Of several kinds, only a few categories and places are shown, to leave room for vendors. */
const ofOtherKinds = 3;
/** With fewer completions than this, similar names are added. */
const fewCompletions = 5;
/** Shorter beginnings resemble everything. */
const shortest = 3;

/** The order within a tier. Cities, which are only suggested if asked for, are shown as places. */
const allKinds: Kind[] = ["category", "place", "search", "vendor"];
const nothingChosen = { category: [], location: [] };

export async function suggestionsFor(
  db: Kysely<Schema>,
  { lexicon, conditions }: SearchIndex,
  text: string,
  wanted: (Kind | "city")[] = allKinds,
): Promise<Suggestion[]> {
  const typed = text.trim();
  const limitOf = (kind: Kind | "city") => (wanted.length === 1 || kind === "vendor" ? atMost : ofOtherKinds);
  const isLong = [...typed].length >= shortest;
  const inVocabulary = [
    ...completed(lexicon, typed).filter(({ kind }) => isLong || kind !== "search"),
    ...(isLong && wanted.includes("search") ? await joined(db, lexicon, conditions, typed) : []),
    ...(isLong ? alike(lexicon, typed) : []),
  ];
  // Someone who is asked for their trade says what they have or are: a castle, which is one of the venues.
  const isForTrades = wanted.includes("category") && !wanted.includes("search");
  const said = isForTrades
    ? [...(isLong ? meant(lexicon, typed) : []), ...inVocabulary.map((each) => tradeOf(lexicon, each))]
    : inVocabulary;
  const found: Found[] = [];
  for (const kind of allKinds.filter((kind) => wanted.includes(kind))) {
    found.push(...distinct(said.filter((suggestion) => suggestion.kind === kind)).slice(0, limitOf(kind)));
  }
  if (wanted.includes("city")) {
    const alikeCities = isLong
      ? alike(lexicon, typed).filter(({ kind, id }) => kind === "place" && isCity(lexicon, id))
      : [];
    found.push(...distinct([...cities(lexicon, typed), ...alikeCities]).slice(0, limitOf("city")));
  }
  if (wanted.includes("vendor")) {
    const asVendor = ({ id, label, hint, tier }: Awaited<ReturnType<typeof completeVendors>>[number]): Found => ({
      kind: "vendor",
      id,
      label,
      hint,
      tier,
    });
    found.push(...(await completeVendors(db, typed, limitOf("vendor"))).map(asVendor));
    if (isLong && found.filter(({ tier }) => tier < 2).length < fewCompletions)
      found.push(...(await resembleVendors(db, typed, limitOf("vendor"))).map(asVendor));
  }
  // The sort is stable, so the order within a tier and kind is kept.
  const shown = distinct(found)
    .toSorted((a, b) => a.tier - b.tier || allKinds.indexOf(a.kind) - allKinds.indexOf(b.kind))
    .slice(0, atMost);
  const idsOf = (wanted: Kind) => shown.flatMap(({ kind, id }) => (kind === wanted ? [id] : []));
  const slugs = idsOf("category");
  const shownVendors = idsOf("vendor");
  const [counts, pictures] = await Promise.all([
    slugs.length > 0 ? countCategories(db, slugs) : new Map<string, number>(),
    shownVendors.length > 0 ? pictureFiles(db, shownVendors) : new Map<string, string>(),
  ]);
  return shown.map(({ kind, id, label, hint, exact }) => ({
    kind,
    id,
    label,
    hint: kind === "category" ? vendors(counts.get(id) ?? 0) : hint,
    image: pictures.get(id) ?? null,
    ...(exact && { exact }),
  }));
}

const vendors = (count: number) => (count === 1 ? "1 vendor" : `${count} vendors`);

function distinct(list: readonly Found[]): Found[] {
  const best = new Map<string, Found>();
  for (const suggestion of list) {
    const name = `${suggestion.kind} ${suggestion.id}`;
    const known = best.get(name);
    if (!known || suggestion.tier < known.tier) best.set(name, suggestion);
  }
  return [...best.values()].toSorted((a, b) => a.tier - b.tier);
}

/** Everything in the vocabulary that starts this way. */
function completed(lexicon: Lexicon, typed: string): Found[] {
  const begins = plain(typed);
  const key = tokensOf(typed)
    .map(({ word }) => word)
    .join(" ");
  return lexicon
    .completions(typed)
    .flatMap((completion) =>
      suggestionOf(lexicon, completion.sense).filter(({ kind, label }) =>
        // Whole sentences complete nothing; specialties match only by their own names.
        kind === "category"
          ? completion.key.split(" ").length <= 2
          : kind !== "search" || completion.key === key || plain(label).startsWith(begins),
      ),
    )
    .map((suggestion) => ({
      ...suggestion,
      // Flowers are sold by florists, as their address says.
      tier: [suggestion.label, ...(suggestion.kind === "category" ? [suggestion.id] : [])].some((name) =>
        plain(name).startsWith(begins),
      )
        ? (0 as const)
        : (1 as const),
    }))
    .toSorted((a, b) => weight(lexicon, b) - weight(lexicon, a));
}

/** Everything in the vocabulary that it may be meant for. */
function alike(lexicon: Lexicon, typed: string): Found[] {
  const words = tokensOf(typed).map(({ word }) => word);
  return lexicon
    .matchesAt(words, 0)
    .filter(({ length }) => length === words.length)
    .toSorted((a, b) => a.cost - b.cost)
    .flatMap(({ senses, cost }) =>
      senses.flatMap((sense) => (sense.kind === "specialty" && cost > 0 ? [] : suggestionOf(lexicon, sense))),
    )
    .map((suggestion) => ({ ...suggestion, tier: 2 as const }));
}

/** The categories that it means as a whole, with all that people add: "wedding cake baker". */
function meant(lexicon: Lexicon, typed: string): Found[] {
  const { branches, corrected } = understand(typed, lexicon, nothingChosen);
  return branches.map(({ category }) => ({ ...categoryOf(lexicon, category), tier: corrected === null ? 1 : 2 }));
}

/** Of a specialty, its category. */
const tradeOf = (lexicon: Lexicon, found: Found): Found =>
  found.trade === undefined ? found : { ...categoryOf(lexicon, found.trade), tier: found.tier === 2 ? 2 : 1 };

/** Every city with a name that starts this way, exact matches first. */
function cities({ geography }: Lexicon, typed: string): Found[] {
  const key = nameKey(typed);
  if (key === "") return [];
  const named = geography.citiesNamed(key);
  return [...new Set([...named, ...geography.citiesStarting(key)])].slice(0, atMost).map((area) => ({
    kind: "place",
    id: area.id,
    label: area.label,
    hint: area.hint,
    ...(named.includes(area) && { exact: true }),
    tier: 0,
  }));
}

const isCity = ({ geography }: Lexicon, id: string): boolean => {
  const area = geography.area(id);
  return area !== null && geography.citiesNamed(nameKey(area.label)).includes(area);
};

/** Shorter beginnings complete too many of a place's other names: a "B" isn't Baile Átha Cliath. */
const shortestOtherName = 3;
/** Of the places being typed, so many are looked at for vendors. */
const mostPlaces = 12;

/** "photographer vie": what has been said, and the place being typed, if it has such vendors. */
async function joined(
  db: Kysely<Schema>,
  lexicon: Lexicon,
  conditions: ReadonlyMap<string, string>,
  typed: string,
): Promise<Found[]> {
  const tokens = tokensOf(typed);
  for (let at = 1; at < tokens.length; at++) {
    const head = typed.slice(0, tokens[at]!.start).trim();
    const { branches, areas, words } = understand(head, lexicon, nothingChosen);
    if (branches.length === 0 || areas.length > 0 || words !== "") continue;
    const beginning = typed.slice(tokens[at]!.start);
    const isCalled = ({ label }: Area) =>
      beginning.trim().length >= shortestOtherName || plain(label).startsWith(plain(beginning).trim());
    const places = lexicon.completions(beginning).flatMap(({ sense }) => {
      const area = sense.kind === "place" ? lexicon.geography.area(sense.id) : null;
      return area?.hasVendors && isCalled(area) ? [area] : [];
    });
    if (places.length === 0) continue;
    const [branch] = branches;
    const special = branch!.specialties[0];
    const what = special ? lexicon.specialties.get(special)!.label : lexicon.categories.get(branch!.category)!;
    const distinctPlaces = [...new Set(places)].slice(0, mostPlaces);
    const has = await haveVendors(
      db,
      distinctPlaces.map(({ within }) => ({
        category: branch!.category,
        places: within,
        condition: (special && conditions.get(special)) || null,
      })),
    );
    return distinctPlaces
      .filter((_, i) => has[i])
      .map((area) => ({
        kind: "search",
        id: `${special ? what : head} ${area.label}`,
        label: `${what} in ${area.label}`,
        hint: area.hint,
        tier: 0,
      }));
  }
  return [];
}

const categoryOf = ({ categories }: Lexicon, slug: string) => ({
  kind: "category" as const,
  id: slug,
  label: categories.get(slug)!,
  hint: "",
});

function suggestionOf(lexicon: Lexicon, sense: Sense): Omit<Found, "tier">[] {
  if (sense.kind === "category") return [categoryOf(lexicon, sense.category)];
  if (sense.kind === "specialty") {
    const { label, category } = lexicon.specialties.get(`${sense.category}/${sense.id}`)!;
    return [{ kind: "search", id: label, label, hint: lexicon.categories.get(category)!, trade: category }];
  }
  const area = sense.kind === "place" ? lexicon.geography.area(sense.id) : null;
  // A country is only worth suggesting if it has vendors; a city without vendors leads to those nearby.
  const isWorth = area !== null && (area.hasVendors || area.middle !== null);
  return isWorth ? [{ kind: "place", id: area.id, label: area.label, hint: area.hint }] : [];
}

/** Places with vendors come first, then the large ones. */
function weight(lexicon: Lexicon, { kind, id }: Pick<Suggestion, "kind" | "id">): number {
  const area: Area | null = kind === "place" ? lexicon.geography.area(id) : null;
  return area ? Number(area.hasVendors) * 1e9 + area.population : 0;
}
