// Turns a text into the filters and words it stands for. If it can be read in several ways, the database decides: the
// strictest reading that any vendor matches, unless a name is more likely to be meant.
import type { Kysely } from "kysely";
import type { Schema } from "../database/schema.ts";
import type { Area } from "./geography.ts";
import type { Lexicon } from "./lexicon.ts";
import { type Branch, isVerbatim, type Part, understand, type Understanding } from "./understand.ts";
import { plain, tokensOf } from "./spelling.ts";
import {
  type Decision,
  decide,
  everything,
  fewHits,
  type Filters,
  type FilterSet,
  namesake,
  isBroad,
  type Names,
  tokenQuery,
  type Words,
} from "./search-queries.ts";

/** The filters set by the caller. */
export type ChosenFilters = Omit<Filters, "location"> & { location: string[] };

/** Whether a part narrows the result, only affects its order, or does nothing because no vendor matches it. */
type Effect = "filters" | "prefers" | "none";

export interface TextRead {
  words: Words | null;
  filters: FilterSet;
  /** Where to search; anywhere if empty. */
  areas: Area[];
  /** Null if the text was searched for word for word. */
  parts: (Part & { effect: Effect })[] | null;
  /** The text in the vocabulary's spelling, if it was misspelt. */
  corrected: string | null;
  /** What the first page decided applies to the following pages; encoded as a single number. */
  decision: number;
}

/** How similar a name has to be to a text that could also be misspelt words for other things. */
const surelyAlike = 0.5;

/** A reading and what it stands for. */
interface Interpretation {
  understood: Understanding;
  filters: Filters;
  areas: Area[];
  branches: Branch[];
  /** How far vendors' own words narrow the result: all specialties, any of them, or none. */
  specialties: "every" | "some" | "none";
  /** Whether the remaining words narrow it too: all of them, or any. */
  withWords: boolean;
  isAny: boolean;
  condition: string | null;
}

const areasOf = ({ geography }: Lexicon, ids: readonly string[]): Area[] =>
  ids.map(
    (id) =>
      geography.area(id) ?? { id, label: id, hint: "", within: [id], hasVendors: false, middle: null, population: 0 },
  );

const placesIn = (areas: readonly Area[]): string[] | null =>
  areas.length === 0 ? null : [...new Set(areas.flatMap(({ within }) => within))].toSorted();

const waysOfNames: Names[] = ["none", "equal", "alike", "word"];
const packed = ({ names, broad }: Words) => waysOfNames.indexOf(names) * 2 + (broad ? 1 : 0);
const unpacked = (decision: number): Pick<Words, "names" | "broad"> => ({
  names: waysOfNames[Math.floor(decision / 2) % waysOfNames.length]!,
  broad: decision % 2 === 1,
});

/**
 * @param conditions the conditions that vendors with a specialty match
 * @param decided what the first page decided; null to decide now
 */
export async function readText(
  db: Kysely<Schema>,
  { lexicon, conditions }: { lexicon: Lexicon; conditions: ReadonlyMap<string, string> },
  {
    text,
    verbatim,
    chosen,
    decided,
  }: { text: string; verbatim: boolean; chosen: ChosenFilters; decided: number | null },
): Promise<TextRead> {
  const areas = areasOf(lexicon, chosen.location);
  const given: Filters = { ...chosen, location: placesIn(areas) };
  const asGiven = { filters: { all: given, chosen: given }, areas, parts: null, corrected: null };
  const names = tokenQuery(given);
  const wordsOf = wordsAs(decided);
  if (text === "") return { words: null, ...asGiven, decision: 0 };
  if (tokensOf(text).length === 0) {
    // Nothing that can be read, such as "%%%".
    const part: Part = { kind: "words", values: [], label: text, start: 0, end: text.length, correction: null };
    return { words: null, ...asGiven, parts: [{ ...part, effect: "none" }], decision: 0 };
  }

  if (verbatim || isVerbatim(text)) {
    const words = await verbatimWords(db, text, names, wordsOf);
    return { words, ...asGiven, decision: packed(words) };
  }

  const strict = understand(text, lexicon, chosen, 0, false);
  const lenient = strict.words === "" ? strict : understand(text, lexicon, chosen);
  const likely = interpretationsOf(lenient, chosen, lexicon, conditions);
  // A seemingly misspelt word may be one that a vendor uses, and a word that hints at a trade may be a name, so that is
  // tried first.
  const literal =
    lenient.corrected === null && !lenient.isHinted
      ? []
      : interpretationsOf(strict, chosen, lexicon, conditions)
          .filter(({ withWords }) => withWords)
          .slice(0, 1);
  const interpretations = [...literal, ...likely];
  const toRead = (
    words: Words | null,
    { understood, filters, areas }: Interpretation,
    effectOf: (part: Part) => Effect,
  ): TextRead => ({
    words,
    filters: { all: filters, chosen: given },
    areas,
    parts: understood.parts.map((part) => ({ ...part, effect: part.kind === "unanswered" ? "none" : effectOf(part) })),
    corrected: understood.corrected,
    decision: words === null ? 0 : packed(words),
  });

  const [only] = likely;
  const prefersAny =
    lenient.literal.length + lenient.language.length > 0 || lenient.minRating !== null || only!.branches.length > 1;
  const { beginnings } = strict;
  const nameWords = nameWordsOf(text, lexicon, lenient.parts.length === 0 ? 1 : 2);
  if (
    likely.length === 1 &&
    !only!.withWords &&
    lenient.corrected === null &&
    !lenient.isHinted &&
    !prefersAny &&
    beginnings.length === 0
  ) {
    // Filters say it all, unless a vendor has that name.
    const { key, found, isPart } = await namesake(db, text, nameWords, names);
    const words = found ? wordsOf({ query: everything, prefer: null, found: 0 }, { key, alike: [] }, "equal") : null;
    if (found || !isPart) return toRead(words, only!, () => "filters");
  }

  const special = likely.findLast(({ specialties }) => specialties !== "none");
  const decision = await decide(db, {
    text,
    // Everyday words aren't misspelt names: "victoria" isn't "Sartoria".
    left: strict.words
      .split(/\s+/)
      .filter((word) => !lexicon.isCommon(plain(word)))
      .join(" "),
    // "Lichtblick Vienna" is one that is there.
    parts: {
      words: [...beginnings, ...(nameWords ? [nameWords] : [])],
      filters: tokenQuery({ ...given, location: only!.filters.location }),
    },
    readings: interpretations.map(({ condition, understood, withWords, isAny, filters, branches }, i) => ({
      condition,
      words: withWords ? (isAny ? understood.words.split(/\s+/).join(" or ") : understood.words) : "",
      by: understood !== strict || lenient === strict ? "stems" : lenient.isHinted ? "name" : "spelling",
      filters: tokenQuery(filters),
      // As `chooseOf` has it.
      enough: i < literal.length || branches.length === 0 ? 1 : fewHits,
    })),
    prefer: {
      words: [...lenient.words.split(/\s+/), ...lenient.literal].filter(Boolean),
      condition: special ? anyOf(special.branches, conditions) : null,
    },
    names,
    resembled: decided !== null && unpacked(decided).names === "alike",
  });
  const found = decision.readings.map((reading) => reading.found);
  const stands =
    literal.length > 0 && found[0]! > 0 ? 0 : literal.length + chooseOf(found.slice(literal.length), likely);
  const read = interpretations[stands]!;
  const hits = found[stands]!;
  // If a name is meant, it comes before the meaning of its words, and stands alone if they mean nothing. A text with
  // another explanation is a name only if the whole text resembles it.
  const alike = decision.alike.filter(({ whole }) => lenient.words !== "" || lenient.isHinted || whole >= surelyAlike);
  const seemsName = alike.length > 0 && (hits < fewHits || !read.withWords);
  if (decision.hasName && strict.words !== "") {
    // It is a vendor's whole name, and the meaning of its words doesn't explain all of it.
    const words = wordsOf({ query: null, prefer: null, found: 0 }, decision, "equal");
    return { words, ...asGiven, parts: [], decision: packed(words) };
  }
  if (seemsName && (hits === 0 || read.branches.length === 0)) {
    const words = wordsOf({ query: null, prefer: null, found: 0 }, { ...decision, alike }, "alike");
    return { words, ...asGiven, parts: [], decision: packed(words) };
  }
  const isNamed = !seemsName && decision.named.length > 0;
  if (isNamed && isBroad(hits)) {
    // Too many to be weighed, so those with the name stand alone.
    const words = wordsOf({ query: null, prefer: null, found: 0 }, { ...decision, alike: decision.named }, "word");
    return { words, ...asGiven, parts: [], decision: packed(words) };
  }
  const how = decision.hasName ? "equal" : seemsName ? "alike" : isNamed ? "word" : "none";
  const { query } = decision.readings[stands]!;
  const isPreferring = read.understood === lenient && (decision.prefer !== null || prefersAny);
  const effectOf = ({ kind }: Part): Effect => {
    if (kind === "language" || kind === "minRating") return "prefers";
    if (kind !== "words" && kind !== "specialty") return "filters";
    if (kind === "words" ? read.withWords : read.specialties !== "none") return hits > 0 ? "filters" : "none";
    const isMet = interpretations.some(
      ({ withWords, specialties }, i) => found[i]! > 0 && (kind === "words" ? withWords : specialties !== "none"),
    );
    return isMet ? "prefers" : "none";
  };
  // With no words left to search for, the filters say it all.
  if (query === null && !read.withWords && how === "none" && !isPreferring) return toRead(null, read, effectOf);
  const words = wordsOf(
    {
      query: query ?? (read.withWords ? null : everything),
      prefer: isPreferring ? decision.prefer : query,
      wishes: [
        ...wishesOf(special ?? read, conditions),
        ...(special ? literalOf(special.understood) : []),
        ...read.understood.language.flatMap((code) => conditions.get(`language/${code}`) ?? []),
      ],
      languages: read.understood.language,
      minRating: read.understood.minRating,
      // However many there are, those with the name have to come first.
      found: isNamed ? 0 : hits,
    },
    { ...decision, alike: isNamed ? decision.named : alike },
    how,
  );
  return toRead(words, read, effectOf);
}

type WordsOf = (
  found: Partial<Words> & Pick<Words, "query" | "prefer"> & { found: number },
  decision: Pick<Decision, "key" | "alike">,
  how: Names,
) => Words;

/** Words with what the first page decided, or with what is decided now. */
const wordsAs =
  (decided: number | null): WordsOf =>
  ({ found, ...words }, { key, alike }, how) => ({
    wishes: [],
    languages: [],
    minRating: null,
    ...words,
    key,
    alike,
    ...(decided === null ? { names: how, broad: isBroad(found) } : unpacked(decided)),
  });

/** The words exactly as they are, or the vendor that is called so. */
async function verbatimWords(db: Kysely<Schema>, text: string, names: string, wordsOf: WordsOf): Promise<Words> {
  const decision = await decide(db, {
    text,
    left: "",
    parts: { words: [], filters: names },
    readings: [{ condition: null, words: text, by: "stems", filters: names, enough: 1 }],
    prefer: { words: [], condition: null },
    names,
    resembled: false,
  });
  const [{ query, found }] = decision.readings as [Decision["readings"][0]];
  return wordsOf({ query, prefer: query, found }, decision, decision.hasName ? "equal" : "none");
}

/**
 * The words of a text that may be part of a name: "plant and plate".
 * @param least fewer are more likely to mean something else
 */
function nameWordsOf(text: string, lexicon: Lexicon, least: number): string {
  const words = tokensOf(text)
    .map(({ word }) => word)
    .filter((word) => !lexicon.leads(word, "joins"));
  return words.length >= least ? words.join(" ") : "";
}

/**
 * The strictest reading that enough vendors match. If too few do, all vendors of the trade are shown with those few
 * first, unless the trade has so many that the few would be lost among them.
 */
function chooseOf(found: readonly number[], interpretations: readonly Interpretation[]): number {
  const enough = found.findIndex((hits) => hits >= fewHits);
  const loosest = found.length - 1;
  if (interpretations[loosest]!.branches.length === 0) {
    const any = found.findIndex((hits) => hits > 0);
    return Math.max(any, 0);
  }
  if (enough >= 0 && (enough < loosest || !isBroad(found[loosest]!))) return enough;
  const any = found.findIndex((hits) => hits > 0);
  return isBroad(found[loosest]!) && any >= 0 ? any : loosest;
}

/** From the strictest on: conditions that too few match are loosened step by step, words before specialties. */
function interpretationsOf(
  understood: Understanding,
  chosen: ChosenFilters,
  lexicon: Lexicon,
  conditions: ReadonlyMap<string, string>,
): Interpretation[] {
  const areas = chosen.location.length > 0 ? areasOf(lexicon, chosen.location) : understood.areas;
  const filters: Filters = {
    category:
      chosen.category.length > 0 ? chosen.category : understood.branches.map(({ category }) => category).toSorted(),
    location: placesIn(areas),
    priceRange: chosen.priceRange.length > 0 ? chosen.priceRange : understood.priceRange,
    minRating: chosen.minRating,
    openNow: chosen.openNow || understood.openNow,
    language: chosen.language,
  };
  const branches = branchesUnder(understood, chosen);
  const isSpecial = branches.some(({ specialties }) => specialties.length > 0);
  const isSaid = understood.words !== "";
  const found: Interpretation[] = [];
  const add = (specialties: Interpretation["specialties"], withWords: boolean, isAny = false) =>
    found.push({
      understood,
      filters,
      areas,
      branches,
      specialties,
      withWords,
      isAny,
      condition: conditionOf(branches, specialties, conditions),
    });

  if (isSaid) add(isSpecial ? "every" : "none", true);
  // Without a trade, only the words say what to search for.
  if (isSaid && branches.length === 0) {
    if (/\s/.test(understood.words)) add("none", true, true);
    return found;
  }
  if (isSpecial) add("every", false);
  if (branches.some(({ specialties }) => specialties.length > 1)) add("some", false);
  add("none", false);
  return found;
}

/** Specialties apply to the categories in force. */
function branchesUnder({ branches }: Understanding, { category }: ChosenFilters): Branch[] {
  if (category.length === 0 || branches.length === 0) return branches;
  return category.map(
    (slug) => branches.find((branch) => branch.category === slug) ?? { category: slug, specialties: [] },
  );
}

/**
 * Conditions that show which vendors do more of what is needed: each trade if there are several, and each specialty.
 */
const wishesOf = ({ branches }: Interpretation, conditions: ReadonlyMap<string, string>): string[] => [
  ...(branches.length > 1 ? branches.map(({ category }) => `'c:${category}'`) : []),
  ...metBy(branches, conditions),
];

/** A condition for the very words that mean a specialty: of all who are vegetarian or vegan, those who say "vegan". */
const literalOf = ({ literal }: Understanding): string[] =>
  literal.length > 0 ? [literal.map((word) => `'${word}'`).join(" | ")] : [];

/** The conditions that vendors with each of the specialties match. */
const metBy = (branches: readonly Branch[], conditions: ReadonlyMap<string, string>): string[] => [
  ...new Set(branches.flatMap(({ specialties }) => specialties.flatMap((id) => conditions.get(id) || []))),
];

function anyOf(branches: readonly Branch[], conditions: ReadonlyMap<string, string>): string | null {
  const met = metBy(branches, conditions);
  return met.map((condition) => `(${condition})`).join(" | ") || null;
}

function conditionOf(
  branches: readonly Branch[],
  wanted: Interpretation["specialties"],
  conditions: ReadonlyMap<string, string>,
): string | null {
  if (wanted === "none") return null;
  return branches
    .map(({ category, specialties }) => {
      const met = specialties.flatMap((id) => conditions.get(id) || []).map((condition) => `(${condition})`);
      return met.length === 0
        ? `'c:${category}'`
        : `('c:${category}' & (${met.join(wanted === "every" ? " & " : " | ")}))`;
    })
    .join(" | ");
}
