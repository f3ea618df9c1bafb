// Reading what is typed: trades, specialties, places and wishes, and the words that are left.
import type { Area } from "./geography.ts";
import { nameKey } from "./geography.ts";
import type { Lexicon, Match, Sense } from "./lexicon.ts";
import { isUnspaced, type Token, tokensOf } from "./spelling.ts";

type PartKind = "category" | "specialty" | "place" | "openNow" | "priceRange" | "minRating" | "language" | "words";

/** A stretch of the text and what it means. */
export interface Part {
  kind: PartKind;
  /** Slugs, `<category>/<specialty>`, ids of areas, numbers or codes of languages, as text; empty for words and open now. */
  values: string[];
  /** In people's words. */
  label: string;
  /** Where it stands in the text, in UTF-16 code units. */
  start: number;
  end: number;
  /** How the vocabulary spells it, where that is not what was typed. */
  correction: string | null;
}

/** What a vendor of this category has to say of itself. */
export interface Branch {
  category: string;
  /** `<category>/<specialty>` */
  specialties: string[];
}

export interface Understanding {
  parts: Part[];
  /** None: any category will do. */
  branches: Branch[];
  /** Areas; none: anywhere. */
  areas: Area[];
  priceRange: number[];
  minRating: number | null;
  openNow: boolean;
  language: string[];
  /** What is left to look for as words. */
  words: string;
  /** Words that mean a trade without being its name ("bouquet"): who speaks of it comes first. */
  literal: string[];
  /** No trade is named: its words only hint at one. */
  isHinted: boolean;
  /** The text as the vocabulary spells it; null where nothing was misspelt. */
  corrected: string | null;
}

/** What the caller has chosen already: words that say otherwise are looked for as words. */
export interface Chosen {
  category: readonly string[];
  location: readonly string[];
}

/** Of a longer text the beginning is understood. */
const mostWords = 60;

type Found = Match & { from: number };

/** From this cost on, a word is not what was typed but a guess. */
const guessed = 0.5;
/** A guess at so many letters is believed beside what is sure. */
const longGuess = 7;
/** A phrase that costs more is no likeness. */
const worst = 2.7;
/** A short name of a place may differ by one letter. */
const nearby = 1.4;

/** A city that nobody's vendors are in is taken for one without being announced ("in …") from so many people on. */
const famous = 300_000;
/** Ways to say "or", "and": what they join are wishes of equal rank. */
const joins = /^(and|und|et|e|y|i|и|και|ve|و|और|&|\+|or|oder|ou|o|ali|или|ή|veya|أو|या)$/u;
/** What follows is only what it is for. */
const occasions = /^(for|during|while|für|fur|pour|para|per|za|за|για|icin)$/u;
/** What follows is to be found with it. */
const companions = /^(with|mit|avec|con|com|z|s|sa|са|с|със|με|ile)$/u;

/** Quotation marks and words to leave out are for those who know just what they want. */
export const isVerbatim = (text: string): boolean => /["“”„]|(^|\s)-\S/u.test(text);

/**
 * @param forgiving how far misspellings may lie from the vocabulary: 0 not at all, 1 as usual, more for guesses that are only offered
 * @param withHints whether words that only hint at a trade are taken for it, where none is named
 */
export function understand(
  text: string,
  lexicon: Lexicon,
  chosen: Chosen,
  forgiving = 1,
  withHints = true,
): Understanding {
  const tokens = tokensOf(text).slice(0, mostWords);
  const words = tokens.map(({ word }) => word);
  const found = bestReading(words, lexicon, forgiving);
  return toUnderstanding(text, tokens, found, lexicon, chosen, withHints);
}

/** The reading that explains most, by phrases as long and as near to the vocabulary as can be. */
function bestReading(words: readonly string[], lexicon: Lexicon, forgiving: number): (Found | number)[] {
  const best: { score: number; found: Found | null }[] = [];
  best[words.length] = { score: 0, found: null };
  for (let from = words.length - 1; from >= 0; from--) {
    let at: { score: number; found: Found | null } = { score: best[from + 1]!.score, found: null };
    for (const match of candidatesAt(words, from, lexicon, forgiving)) {
      const score = scoreOf(match, words, lexicon) + best[from + match.length]!.score;
      if (score > at.score) at = { score, found: match };
    }
    best[from] = at;
  }
  const reading: (Found | number)[] = [];
  for (let at = 0; at < words.length;) {
    const { found } = best[at]!;
    reading.push(found ?? at);
    at += found ? found.length : 1;
  }
  return reading;
}

function candidatesAt(words: readonly string[], from: number, lexicon: Lexicon, forgiving: number): Found[] {
  const found: Found[] = lexicon.matchesAt(words, from, forgiving).map((match) => ({ ...match, from }));
  const announced = from > 0 && isAnnouncement(words[from - 1]!, lexicon);
  for (let length = Math.min(4, words.length - from); length >= 1; length--) {
    const area = lexicon.geography.citiesNamed(nameKey(words.slice(from, from + length).join(" ")))[0];
    if (!area || found.some((match) => match.length === length && match.cost === 0)) continue;
    if (!announced && !area.hasVendors && area.population < famous) continue;
    found.push({ from, length, cost: 0, spelling: area.label, senses: [{ kind: "place", id: area.id }] });
  }
  const tells = (length: number) =>
    found.some((match) => match.length === length && match.cost <= worst && match.senses.some(isTelling));
  return found.filter(({ length, cost, senses }) => {
    const typed = words.slice(from, from + length);
    const isPlace = senses.every(({ kind }) => kind === "place");
    const isCommon = length === 1 && lexicon.isCommon(typed[0]!);
    if (cost < guessed) return !(isCommon && isPlace && !announced);
    const letters = typed.join("").length;
    if (isCommon || cost > worst) return false;
    // Rather than a filler, a trade or a place is meant.
    if (!senses.some(isTelling) && tells(length)) return false;
    if (isPlace) return letters >= 8 || cost <= nearby;
    return letters >= (senses.some(isTelling) ? 4 : 6);
  });
}

/** @param forgiving 0: only as it is spelt */
const tellsNothing = (word: string, lexicon: Lexicon, forgiving = 0): boolean =>
  lexicon.matchesAt([word], 0, forgiving).some(({ senses }) => !senses.every(isTelling));

const isAnnouncement = (word: string, lexicon: Lexicon) =>
  lexicon
    .matchesAt([word], 0)
    .some(({ cost, senses }) => cost === 0 && senses.some(({ kind }) => kind === "announcement"));

function scoreOf({ from, length, cost, senses }: Found, words: readonly string[], lexicon: Lexicon): number {
  const tellsNothing = senses.every(({ kind }) => kind === "filler" || kind === "announcement");
  const isPlace = senses.some(({ kind }) => kind === "place");
  const announced = isPlace && from > 0 && isAnnouncement(words[from - 1]!, lexicon);
  return length * 10 + (length - 1) * 2 - cost * 4 - (tellsNothing ? 3 : 0) + (announced ? 3 : 0);
}

const isTelling = ({ kind }: Sense) => kind !== "filler" && kind !== "announcement";

function toUnderstanding(
  text: string,
  tokens: readonly Token[],
  reading: readonly (Found | number)[],
  lexicon: Lexicon,
  chosen: Chosen,
  withHints: boolean,
): Understanding {
  const understood: Understanding = {
    parts: [],
    branches: [],
    areas: [],
    priceRange: [],
    minRating: null,
    openNow: false,
    language: [],
    words: "",
    literal: [],
    isHinted: false,
    corrected: null,
  };
  const categories = new Set<string>();
  /** Of each phrase: the specialties that it may be, and whether it goes with what was said before. */
  const phrases: { ids: string[]; part: Part; joined: boolean }[] = [];
  const left: Part[] = [];
  let before = "";

  const leave = (from: number, to: number) => {
    const [start, end] = [tokens[from]!.start, tokens[to - 1]!.end];
    const last = left.at(-1);
    if (last && last.end === start) last.end = end;
    else left.push({ kind: "words", values: [], label: "", start, end, correction: null });
  };

  const isTrade = ({ kind }: Sense) => kind === "category" || kind === "specialty";
  const trades = reading.filter((item) => typeof item !== "number" && item.senses.some(isTrade)) as Found[];
  const saysNothingElsewhere = ({ senses }: Found) => senses.some((sense) => !isTelling(sense));
  // A guess, or a word that says nothing in some language, means a trade only where no other word does.
  const isSure = (item: Found) => item.cost < guessed && !saysNothingElsewhere(item);
  const isAnySure = trades.some(isSure);
  const categoriesOf = ({ senses }: Found) => senses.flatMap((sense) => ("category" in sense ? [sense.category] : []));
  const sure = new Set(trades.filter(isSure).flatMap(categoriesOf));
  const lettersOf = ({ from, length }: Found) => tokens[from + length - 1]!.end - tokens[from]!.start;
  const isMeant = (item: Found) =>
    isSure(item) ||
    !isAnySure ||
    (!saysNothingElsewhere(item) &&
      (lettersOf(item) >= longGuess || categoriesOf(item).some((slug) => sure.has(slug))));

  for (const item of reading) {
    if (typeof item === "number") {
      leave(item, item + 1);
      before = tokens[item]!.word;
      continue;
    }
    const { from, length, cost, spelling } = item;
    const to = from + length;
    if (trades.includes(item) && !isMeant(item)) {
      before = tokens[to - 1]!.word;
      if (!saysNothingElsewhere(item)) leave(from, to);
      continue;
    }
    const announced = from > 0 && isAnnouncement(tokens[from - 1]!.word, lexicon);
    const senses = sensesOf(item.senses, announced, lexicon);
    const last = tokens[to - 1]!;
    const span = { start: tokens[from]!.start, end: last.end, correction: cost >= guessed ? spelling : null };
    const part = (kind: PartKind, values: string[], label: string): Part => ({ kind, values, label, ...span });
    const leading = before;
    // "For our big day": what leads to the next word is what stood before the words that tell nothing.
    if (senses.length > 0 || [joins, occasions, companions].some((words) => words.test(last.word))) before = last.word;
    const first = senses[0];
    if (!first) continue;

    if (first.kind === "place") {
      const area = lexicon.geography.area(first.id);
      if (!area || (chosen.location.length > 0 && !chosen.location.includes(area.id))) {
        if (area) leave(from, to);
        continue;
      }
      if (!understood.areas.includes(area)) understood.areas.push(area);
      const correction = span.correction === null ? null : area.label;
      understood.parts.push({ ...part("place", [area.id], area.label), correction });
    } else if (first.kind === "category" || first.kind === "specialty") {
      const said = categories.size + phrases.length > 0;
      if (said && occasions.test(leading)) continue;
      const fits = (category: string) => chosen.category.length === 0 || chosen.category.includes(category);
      const whole = [
        ...new Set(
          senses.flatMap((sense) => (sense.kind === "category" && fits(sense.category) ? [sense.category] : [])),
        ),
      ];
      const ids = senses.flatMap((sense) =>
        sense.kind === "specialty" && fits(sense.category) && !whole.includes(sense.category)
          ? [`${sense.category}/${sense.id}`]
          : [],
      );
      if (whole.length === 0 && ids.length === 0) leave(from, to);
      else if (whole.length > 0 && said && companions.test(leading) && !whole.some((slug) => categories.has(slug)))
        leave(from, to);
      else if (whole.length > 0) {
        for (const slug of whole) categories.add(slug);
        if (!whole.some((slug) => isNameOf(lexicon.categories.get(slug)!, tokens.slice(from, to))))
          understood.literal.push(
            ...tokensOf(span.correction ?? text.slice(span.start, span.end))
              .map(({ word }) => word)
              .filter((word) => !tellsNothing(word, lexicon)),
          );
        understood.parts.push(part("category", whole, whole.map((slug) => lexicon.categories.get(slug)!).join(" · ")));
      } else {
        const labels = [...new Set(ids.map((id) => lexicon.specialties.get(id)!.label))];
        const told = part("specialty", ids, labels.join(" · "));
        understood.parts.push(told);
        phrases.push({ ids, part: told, joined: joins.test(leading) });
      }
    } else if (first.kind === "openNow") {
      understood.openNow = true;
      understood.parts.push(part("openNow", [], "Open now"));
    } else if (first.kind === "priceRange") {
      understood.priceRange = [...new Set([...understood.priceRange, ...first.values])].toSorted();
      understood.parts.push(part("priceRange", first.values.map(String), labelOf(lexicon, first)));
    } else if (first.kind === "minRating") {
      understood.minRating = first.value;
      understood.parts.push(part("minRating", [String(first.value)], labelOf(lexicon, first)));
    } else if (first.kind === "language") {
      understood.language.push(first.value);
      understood.parts.push(part("language", [first.value], labelOf(lexicon, first)));
    }
  }

  const hinted =
    withHints && categories.size + phrases.length === 0 ? hintedPart(tokens, reading, lexicon, chosen) : null;
  if (hinted) {
    for (const slug of hinted.values) categories.add(slug);
    understood.parts = understood.parts
      .filter(({ end, start }) => end <= hinted.start || start >= hinted.end)
      .concat(hinted);
    left.length = 0;
    understood.isHinted = true;
  }
  understood.branches = branchesOf(categories, phrases, lexicon);
  addLeft(understood, left, text);
  understood.parts.sort((a, b) => a.start - b.start);
  understood.corrected = correctedText(text, understood.parts);
  return understood;
}

/** Hints have to add up to so much; categories that get this share of the most are meant as well. */
const enoughHints = 0.5;
const shareOfMost = 0.8;

/** Where no trade is named, the words that hint at one. */
function hintedPart(
  tokens: readonly Token[],
  reading: readonly (Found | number)[],
  lexicon: Lexicon,
  chosen: Chosen,
): Part | null {
  if (chosen.category.length > 0) return null;
  const taken = new Set(
    reading.flatMap((item) =>
      typeof item !== "number" &&
      item.senses.some(({ kind }) => kind === "place" || kind === "language" || kind === "priceRange")
        ? Array.from({ length: item.length }, (_, i) => item.from + i)
        : [],
    ),
  );
  const votes = new Map<string, number>();
  const voters: Token[] = [];
  for (const [i, token] of tokens.entries()) {
    const hints = taken.has(i) ? [] : lexicon.hintsOf(token.word);
    if (hints.length > 0) voters.push(token);
    for (const { category, vote } of hints) votes.set(category, (votes.get(category) ?? 0) + vote);
  }
  const most = Math.max(0, ...votes.values());
  if (most < enoughHints) return null;
  const values = [...votes].filter(([, vote]) => vote >= most * shareOfMost).map(([category]) => category);
  if (values.length > 3) return null;
  const [start, end] = [voters[0]!.start, voters.at(-1)!.end];
  const label = values.map((slug) => lexicon.categories.get(slug)!).join(" · ");
  return { kind: "category", values, label, start, end, correction: null };
}

/** One kind of sense for a phrase: what was announced as a place is one, otherwise trades and wishes come first. */
function sensesOf(all: readonly Sense[], announced: boolean, { geography }: Lexicon): Sense[] {
  const senses = all.filter(isTelling);
  // Of namesakes, where vendors are.
  const hasVendors = (sense: Sense) => Number(sense.kind === "place" && geography.area(sense.id)?.hasVendors);
  const places = senses.filter(({ kind }) => kind === "place").toSorted((a, b) => hasVendors(b) - hasVendors(a));
  if (places.length > 0 && (announced || places.length === senses.length)) return places;
  const others = senses.filter(({ kind }) => kind !== "place");
  const trades = others.filter(({ kind }) => kind === "category" || kind === "specialty");
  return trades.length > 0 ? trades : others;
}

/** Whether a phrase is the trade's own name or one of its relatives, "photography" of photographers. */
function isNameOf(name: string, phrase: readonly Token[]): boolean {
  const own = tokensOf(name).map(({ word }) => word.slice(0, 5));
  return phrase.every(({ word }) => own.some((beginning) => word.startsWith(beginning) || beginning.startsWith(word)));
}

function labelOf(lexicon: Lexicon, sense: Sense): string {
  const wish = lexicon.vocabulary.wishes.find((wish) =>
    sense.kind === "priceRange"
      ? wish.wish === "priceRange" && wish.values.join() === sense.values.join()
      : wish.wish === sense.kind && "value" in wish && "value" in sense && wish.value === sense.value,
  );
  return wish?.label ?? "";
}

/**
 * Categories that were said, and those that only their specialties tell of. "Beach photographer" is a photographer who speaks of
 * beaches; "photographer and string quartet" are two.
 */
function branchesOf(
  categories: Set<string>,
  phrases: { ids: string[]; part: Part; joined: boolean }[],
  lexicon: Lexicon,
): Branch[] {
  const branches = new Map<string, Branch>(
    [...categories].map((category) => [category, { category, specialties: [] }]),
  );
  const categoryOf = (id: string) => lexicon.specialties.get(id)!.category;
  for (const { ids, part, joined } of phrases) {
    const own = ids.filter((id) => branches.has(categoryOf(id)));
    if (own.length > 0) {
      part.values = own;
      for (const id of own) branches.get(categoryOf(id))!.specialties.push(id);
    } else if (branches.size === 0 || joined) {
      for (const id of ids) {
        const category = categoryOf(id);
        const branch = branches.get(category) ?? { category, specialties: [] };
        branch.specialties.push(id);
        branches.set(category, branch);
      }
    } else {
      for (const branch of branches.values()) branch.specialties.push(ids[0]!);
    }
  }
  return [...branches.values()];
}

function addLeft(understood: Understanding, left: readonly Part[], text: string): void {
  const tells = understood.parts.length > 0;
  const words = left.filter(({ start, end }) => {
    const said = text.slice(start, end);
    // Beside what was understood, numbers and single letters narrow nothing.
    if (/^\d{1,4}$/.test(said) && (tells || left.length > 1)) return false;
    return !tells || isUnspaced(said) || (/\p{L}/u.test(said) && [...said].length > 1);
  });
  for (const part of words) understood.parts.push({ ...part, label: text.slice(part.start, part.end) });
  understood.words = words.map(({ start, end }) => text.slice(start, end)).join(" ");
}

function correctedText(text: string, parts: readonly Part[]): string | null {
  if (parts.every(({ correction }) => correction === null)) return null;
  let corrected = "";
  let at = 0;
  for (const { start, end, correction } of parts) {
    corrected += text.slice(at, start) + (correction ?? text.slice(start, end));
    at = end;
  }
  return corrected + text.slice(at);
}
