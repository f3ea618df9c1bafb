// Reads what is typed: trades, specialties, places and wishes, and the remaining words.
import type { Area } from "./geography.ts";
import type { Lexicon, Match, Sense, Wish } from "./lexicon.ts";
import { guessed, isAnnounced, isTelling, type Phrase, phrasesOf } from "./phrases.ts";
import { isUnspaced, type Token, tokensOf } from "./spelling.ts";

type PartKind =
  | "category"
  | "specialty"
  | "place"
  | "openNow"
  | "priceRange"
  | "minRating"
  | "language"
  | "unanswered"
  | "words";

/** A part of the text and what it means. */
export interface Part {
  kind: PartKind;
  /** Slugs, `<category>/<specialty>`, area ids, numbers or language codes, as text; empty for the other kinds. */
  values: string[];
  /** In everyday words. */
  label: string;
  /** Its position in the text, in UTF-16 code units. */
  start: number;
  end: number;
  /** The vocabulary's spelling, if something else was typed. */
  correction: string | null;
}

/** What a vendor in this category has to say about itself. */
export interface Branch {
  category: string;
  /** `<category>/<specialty>` */
  specialties: string[];
}

export interface Understanding {
  parts: Part[];
  /** If empty, any category will do. */
  branches: Branch[];
  /** Areas; anywhere if empty. */
  areas: Area[];
  priceRange: number[];
  minRating: number | null;
  openNow: boolean;
  language: string[];
  /** The remaining words to search for. */
  words: string;
  /** Words understood only by how they begin ("Lichtblick" by "licht*"): they may be part of a vendor's name. */
  beginnings: string[];
  /** Words that mean a specialty, or a trade without being its name ("bouquet"): vendors that mention them come first. */
  literal: string[];
  /** No trade is mentioned: the words only hint at one. */
  isHinted: boolean;
  /** The text in the vocabulary's spelling; null if nothing was misspelt. */
  corrected: string | null;
}

/** What the caller has already chosen: words that contradict it are searched for as words. */
export interface Chosen {
  category: readonly string[];
  location: readonly string[];
}

/** Only the beginning of a longer text is interpreted. */
const mostWords = 60;

/** A guess with this many letters is accepted alongside exact matches. */
const longGuess = 7;

/** Quotation marks and words to leave out are for people who know exactly what they want. */
export const isVerbatim = (text: string): boolean => /["“”„]|(^|\s)-\S/u.test(text);

/** The text being read. */
interface Given {
  text: string;
  tokens: readonly Token[];
  lexicon: Lexicon;
  chosen: Chosen;
}

/** What has been understood so far. */
interface Progress {
  understood: Understanding;
  categories: Set<string>;
  /** For each phrase: the specialties it may be, and whether it belongs to the previous one. */
  specialties: { ids: string[]; part: Part; joined: boolean }[];
  left: Part[];
  /** Only reported. */
  unanswered: Part[];
  /** The word that links to the next one: "for our big day" links with "for". */
  leading: string;
  /** The last trade only said what another is for, or where or when. */
  isFor: boolean;
  /** The position of the word after the last phrase that told something. */
  afterTold: number;
}

/** A phrase's position, and the vocabulary's spelling if it differs. */
interface Stretch {
  from: number;
  to: number;
  start: number;
  end: number;
  correction: string | null;
}

/**
 * @param fuzziness how far misspellings may be from the vocabulary: 0 not at all, 1 as usual, more for guesses that are
 * only suggested
 * @param withHints whether words that only hint at a trade count as the trade, if none is mentioned
 */
export function understand(
  text: string,
  lexicon: Lexicon,
  chosen: Chosen,
  fuzziness = 1,
  withHints = true,
): Understanding {
  const tokens = tokensOf(text).slice(0, mostWords);
  const words = tokens.map(({ word }) => word);
  const phrases = phrasesOf(words, lexicon, fuzziness);
  const given: Given = { text, tokens, lexicon, chosen };
  const progress: Progress = {
    understood: nothing(),
    categories: new Set(),
    specialties: [],
    left: [],
    unanswered: [],
    leading: "",
    isFor: false,
    afterTold: 0,
  };
  const isMeant = meantTrades(phrases, tokens);
  for (const found of phrases) {
    const sign = signBefore(typeof found === "number" ? found : found.from, given);
    if (sign !== null) progress.leading = sign;
    const phrase = asLanguage(found, given, progress);
    if (typeof phrase === "number") {
      leave(phrase, phrase + 1, given, progress);
      progress.leading = words[phrase]!;
    } else if (phrase.senses.some(isTrade) && !isMeant(phrase)) {
      // A word that means nothing elsewhere means nothing here, and doesn't separate other words.
      if (saysNothingElsewhere(phrase)) continue;
      const to = phrase.from + phrase.length;
      leave(phrase.from, to, given, progress);
      progress.leading = words[to - 1]!;
    } else {
      add(phrase, isAnnounced(words, phrase.from, lexicon), given, progress);
    }
  }
  if (withHints) addHinted(phrases, given, progress);
  const { understood } = progress;
  understood.beginnings = beginningsOf(phrases, words, lexicon);
  understood.branches = branchesOf(progress);
  addLeft(progress, text);
  understood.parts.sort((a, b) => a.start - b.start);
  understood.corrected = correctedText(text, understood.parts);
  return understood;
}

const nothing = (): Understanding => ({
  parts: [],
  branches: [],
  areas: [],
  priceRange: [],
  minRating: null,
  openNow: false,
  language: [],
  words: "",
  beginnings: [],
  literal: [],
  isHinted: false,
  corrected: null,
});

// Phrases -------------------------------------------------------------------------------------------------------------

type Trade = Extract<Sense, { kind: "category" | "specialty" }>;
const isTrade = (sense: Sense): sense is Trade => sense.kind === "category" || sense.kind === "specialty";

const saysNothingElsewhere = ({ senses }: Phrase) => !senses.every(isTelling);

/** A guess, or a word that means nothing in some language, means a trade only if no other word does. */
function meantTrades(phrases: readonly (Phrase | number)[], tokens: readonly Token[]): (phrase: Phrase) => boolean {
  const categoriesOf = ({ senses }: Phrase) => senses.flatMap((sense) => ("category" in sense ? [sense.category] : []));
  const isSure = (phrase: Phrase) => phrase.cost < guessed && !saysNothingElsewhere(phrase);
  const sure = phrases
    .filter((phrase): phrase is Phrase => typeof phrase !== "number" && phrase.senses.some(isTrade))
    .filter(isSure);
  const surely = new Set(sure.flatMap(categoriesOf));
  const isLong = ({ from, length }: Phrase) => tokens[from + length - 1]!.end - tokens[from]!.start >= longGuess;
  return (phrase) =>
    sure.length === 0 ||
    isSure(phrase) ||
    (!saysNothingElsewhere(phrase) &&
      (isLong(phrase) || categoriesOf(phrase).some((category) => surely.has(category))));
}

function leave(from: number, to: number, { tokens }: Given, { left }: Progress): void {
  const [start, end] = [tokens[from]!.start, tokens[to - 1]!.end];
  const last = left.at(-1);
  if (last && last.end === start) last.end = end;
  else left.push({ kind: "words", values: [], label: "", start, end, correction: null });
}

function add(phrase: Phrase, announced: boolean, given: Given, progress: Progress): void {
  const { tokens, lexicon } = given;
  const { from, length, cost, spelling } = phrase;
  const to = from + length;
  const last = tokens[to - 1]!;
  const stretch: Stretch = {
    from,
    to,
    start: tokens[from]!.start,
    end: last.end,
    correction: cost >= guessed ? spelling : null,
  };
  const senses = sensesOf(phrase.senses, announced, lexicon);
  const [first] = senses;
  const { leading } = progress;
  // Words without meaning don't separate others.
  if (first || isLead(last.word, lexicon)) progress.leading = last.word;
  if (!first) return;
  if (first.kind === "unanswered") progress.unanswered.push(partOf("unanswered", [], "", stretch));
  else if (first.kind === "place") addPlace(first.id, stretch, given, progress);
  else if (isTrade(first)) addTrade(senses.filter(isTrade), leading, stretch, given, progress);
  else addWish(first as Wish, stretch, progress.understood);
  progress.afterTold = to;
}

/** "English and German": a language's name that is joined to one is a language too, not a country's people. */
function asLanguage(
  phrase: Phrase | number,
  { tokens, lexicon }: Given,
  { understood, leading }: Progress,
): Phrase | number {
  const { from, length } = typeof phrase === "number" ? { from: phrase, length: 1 } : phrase;
  const { word } = tokens[from]!;
  const language = length === 1 ? lexicon.languages.get(word) : undefined;
  if (!language || understood.parts.at(-1)?.kind !== "language" || !isJoin(leading, lexicon)) return phrase;
  return { from, length, cost: 0, spelling: word, spelt: word.length, senses: [language] };
}

const isLead = (word: string, lexicon: Lexicon) =>
  (["joins", "occasions", "settings", "companions"] as const).some((how) => lexicon.leads(word, how));

/** Signs that mean "and" or "or". */
const joinSigns = /[+&/]/;

const isJoin = (leading: string, lexicon: Lexicon) => lexicon.leads(leading, "joins") || joinSigns.test(leading);

/** What separates a word from the previous one, if anything: no link crosses a comma. */
function signBefore(at: number, { text, tokens }: Given): string | null {
  const between = at === 0 ? "" : text.slice(tokens[at - 1]!.end, tokens[at]!.start);
  return joinSigns.exec(between)?.[0] ?? (/[,;.:!?()–—]| -/.test(between) ? "" : null);
}

const partOf = (kind: PartKind, values: string[], label: string, { start, end, correction }: Stretch): Part => ({
  kind,
  values,
  label,
  start,
  end,
  correction,
});

function addPlace(id: string, stretch: Stretch, given: Given, progress: Progress): void {
  const { lexicon, chosen } = given;
  const { understood } = progress;
  const area = lexicon.geography.area(id);
  if (!area) return;
  if (chosen.location.length > 0 && !chosen.location.includes(id)) {
    leave(stretch.from, stretch.to, given, progress);
    return;
  }
  if (!understood.areas.includes(area)) understood.areas.push(area);
  const correction = stretch.correction && area.label;
  understood.parts.push(partOf("place", [id], area.label, { ...stretch, correction }));
}

function addTrade(senses: readonly Trade[], leading: string, stretch: Stretch, given: Given, progress: Progress): void {
  const { text, tokens, lexicon, chosen } = given;
  const { understood, categories, specialties } = progress;
  const isFirst = categories.size + specialties.length === 0;
  const denial = denialBefore(stretch.from, given, progress);
  // "Photographer not videographer", "film without a drone".
  if (denial !== null && (!isFirst || senses.every(({ kind }) => kind === "specialty"))) {
    progress.left = progress.left.filter(({ start }) => start < denial);
    progress.unanswered.push(partOf("unanswered", [], "", { ...stretch, start: denial, correction: null }));
    return;
  }
  const isEvent = lexicon.leads(tokens[stretch.to - 1]!.word, "events");
  // "Flowers for hay fever": that florists speak of it says that it isn't another trade's.
  const isOfTrade = senses.some(({ kind, category }) => kind === "specialty" && categories.has(category));
  if (
    !isFirst &&
    !isOfTrade &&
    (lexicon.leads(leading, "occasions") || (progress.isFor && isEvent && isJoin(leading, lexicon)))
  ) {
    // What it is for may take several words: "for our garden ceremony and dinner".
    progress.leading = leading;
    progress.isFor = true;
    return;
  }
  progress.isFor = false;
  const fits = ({ category }: Trade) => chosen.category.length === 0 || chosen.category.includes(category);
  const fitting = senses.filter(fits);
  const ids = fitting.flatMap((sense) => (sense.kind === "specialty" ? [`${sense.category}/${sense.id}`] : []));
  const isSpecial = (slug: string) => fitting.some(({ kind, category }) => kind === "specialty" && category === slug);
  const whole = [
    ...new Set(
      fitting.flatMap(({ kind, category }) => (kind === "category" && !isSpecial(category) ? [category] : [])),
    ),
  ];
  const isSaid = whole.some((slug) => categories.has(slug));
  if (!isFirst && whole.length > 0 && !isSaid && lexicon.leads(leading, "settings")) {
    progress.isFor = true;
    return;
  }
  const isBeside = !isFirst && lexicon.leads(leading, "companions") && !isSaid;
  if (whole.length > 0 && !isBeside) {
    for (const slug of whole) categories.add(slug);
    joinWith(whole, isJoin(leading, lexicon), stretch, given, progress);
    const labels = whole.map((slug) => lexicon.categories.get(slug)!);
    if (!labels.some((label) => isNameOf(label, tokens.slice(stretch.from, stretch.to)))) {
      // "No stairs" isn't stairs.
      const said = saidIn(stretch, given);
      if (said.length === stretch.to - stretch.from) understood.literal.push(...said);
    }
    understood.parts.push(partOf("category", whole, labels.join(" · "), stretch));
  } else if (whole.length === 0 && ids.length > 0) {
    const labels = [...new Set(ids.map((id) => lexicon.specialties.get(id)!.label))];
    const before = understood.parts.at(-1);
    const label = labels.join(" · ");
    if (before?.kind === "specialty" && before.label === label && isNext(before.end, stretch.start, text)) {
      // "Wheelchair accessible" is one wish.
      before.end = stretch.end;
      return;
    }
    const part = partOf("specialty", ids, label, stretch);
    understood.parts.push(part);
    understood.literal.push(...saidIn(stretch, given));
    const last = specialties.at(-1);
    // Of two in a row, the second is meant, unless it is where the first works: "church choir", "harpist castle".
    const isSetting = ids.every((id) => lexicon.settings.has(categoryOf(id)));
    const isAfter = last !== undefined && !isSetting && isNext(last.part.end, stretch.start, text);
    specialties.splice(isAfter ? -1 : specialties.length, 0, { ids, part, joined: isJoin(leading, lexicon) });
  } else {
    leave(stretch.from, stretch.to, given, progress);
  }
}

/** Where a denial starts, right before a trade or with one word between: "without a bar", "won't play pop". */
function denialBefore(at: number, { tokens, lexicon }: Given, { afterTold }: Progress): number | null {
  for (const end of [at, at - 1]) {
    // "Won't" is two words.
    for (const start of [end - 1, end - 2]) {
      const said = tokens.slice(start, end).map(({ word }) => word);
      if (start >= afterTold && lexicon.leads(said.join(" "), "denials")) return tokens[start]!.start;
    }
  }
  return null;
}

/** The words of a stretch that tell something. */
const saidIn = ({ start, end, correction }: Stretch, { text, lexicon }: Given): string[] =>
  tokensOf(correction ?? text.slice(start, end))
    .map(({ word }) => word)
    .filter((word) => !tellsNothing(word, lexicon));

/**
 * What "and" joins if a trade follows specialties: "tables and a bar", "a barn and a ceilidh band"; but "boho and
 * rustic" together describe a photographer.
 */
function joinWith(
  whole: string[],
  isJoined: boolean,
  { start }: Stretch,
  { text }: Given,
  { specialties }: Progress,
): void {
  const [before, last] = [specialties.at(-2), specialties.at(-1)];
  if (last && isJoined) last.joined = true;
  else if (last?.joined && isNext(last.part.end, start, text)) {
    if (!last.ids.some((id) => whole.includes(categoryOf(id)))) last.joined = false;
    else if (before) before.joined = true;
  }
}

const categoryOf = (specialty: string): string => specialty.split("/")[0]!;

/** Whether there is only space in between. */
const isNext = (end: number, start: number, text: string) => /^\s*$/.test(text.slice(end, start));

/** Whether a word means nothing in some language. */
const tellsNothing = (word: string, lexicon: Lexicon): boolean =>
  lexicon.matchesAt([word], 0, 0).some(({ senses }) => !senses.every(isTelling));

function addWish(wish: Wish, stretch: Stretch, understood: Understanding): void {
  const add = (values: string[]) => understood.parts.push(partOf(wish.kind, values, wish.label, stretch));
  if (wish.kind === "openNow") {
    understood.openNow = true;
    add([]);
  } else if (wish.kind === "priceRange") {
    understood.priceRange = [...new Set([...understood.priceRange, ...wish.values])].toSorted();
    add(wish.values.map(String));
  } else if (wish.kind === "minRating") {
    understood.minRating = wish.value;
    add([String(wish.value)]);
  } else {
    understood.language.push(wish.value);
    add([wish.value]);
  }
}

// Hints ---------------------------------------------------------------------------------------------------------------

/** Hints have to add up to this much; categories with at least this share of the highest total are meant as well. */
const enoughHints = 0.5;
const shareOfMost = 0.8;
/** In a text this short, hints are taken literally. */
const fewWords = 2;

function addHinted(phrases: readonly (Phrase | number)[], given: Given, progress: Progress): void {
  const { tokens } = given;
  const { understood, categories, specialties } = progress;
  if (given.chosen.category.length > 0 || categories.size + specialties.length > 0) return;
  const hinted = hintedPart(phrases, given);
  if (!hinted) return;
  for (const slug of hinted.values) categories.add(slug);
  const isApart = ({ start, end }: Part) => end <= hinted.start || start >= hinted.end;
  understood.parts = [...understood.parts.filter(isApart), hinted];
  // Among the matching vendors, those that mention it come first.
  const said = tokens.filter(({ start, end }) => progress.left.some((part) => start >= part.start && end <= part.end));
  understood.literal.push(...said.map(({ word }) => word));
  progress.left = [];
  understood.isHinted = true;
}

/** The words that hint at a trade, if none is mentioned. */
function hintedPart(phrases: readonly (Phrase | number)[], { tokens, lexicon }: Given): Part | null {
  const taken = new Set(
    phrases.flatMap((phrase) =>
      typeof phrase !== "number" &&
      phrase.senses.some(
        ({ kind }) => kind === "place" || kind === "language" || kind === "priceRange" || kind === "unanswered",
      )
        ? Array.from({ length: phrase.length }, (_, i) => phrase.from + i)
        : [],
    ),
  );
  // Of a few words, one that means nothing makes a name more likely: "Peggy Porschen".
  const isShort = tokens.length <= fewWords;
  const isUnknown = (phrase: Phrase | number) =>
    typeof phrase === "number" &&
    lexicon.hintsOf(tokens[phrase]!.word).length === 0 &&
    !lexicon.isCommon(tokens[phrase]!.word);
  if (isShort && phrases.some(isUnknown)) return null;
  const votes = new Map<string, number>();
  const voters: Token[] = [];
  for (const [i, token] of tokens.entries()) {
    const hints = taken.has(i) ? [] : lexicon.hintsOf(token.word, isShort);
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

// Senses --------------------------------------------------------------------------------------------------------------

/**
 * Chooses one kind of sense for a phrase: a place if the word before it says so, otherwise trades and wishes come
 * first.
 */
function sensesOf(all: readonly Sense[], announced: boolean, { geography }: Lexicon): Sense[] {
  const senses = all.filter(isTelling);
  // Among namesakes, those with vendors.
  const hasVendors = (sense: Sense) => Number(sense.kind === "place" && geography.area(sense.id)?.hasVendors);
  const places = senses.filter(({ kind }) => kind === "place").toSorted((a, b) => hasVendors(b) - hasVendors(a));
  if (places.length > 0 && (announced || places.length === senses.length)) return places;
  const others = senses.filter(({ kind }) => kind !== "place");
  const trades = others.filter(isTrade);
  return trades.length > 0 ? trades : others;
}

/** Whether a phrase is the trade's own name or a related word, such as "photography" for photographers. */
function isNameOf(name: string, phrase: readonly Token[]): boolean {
  const own = tokensOf(name).map(({ word }) => word.slice(0, 5));
  return phrase.every(({ word }) => own.some((beginning) => word.startsWith(beginning) || beginning.startsWith(word)));
}

/**
 * Categories that were mentioned, and those that only follow from their specialties. "Beach photographer" is a
 * photographer who mentions beaches; "photographer and string quartet" are two vendors.
 */
function branchesOf({ categories, specialties }: Progress): Branch[] {
  const branches = new Map<string, Branch>(
    [...categories].map((category) => [category, { category, specialties: [] }]),
  );
  for (const { ids, part, joined } of specialties.toSorted((a, b) => Number(b.joined) - Number(a.joined))) {
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

/** Words that the vocabulary doesn't have as they are, only what they begin with. */
const beginningsOf = (phrases: readonly (Phrase | number)[], words: readonly string[], lexicon: Lexicon): string[] =>
  phrases.flatMap((phrase) => {
    if (typeof phrase === "number" || phrase.length > 1 || phrase.cost >= guessed) return [];
    const word = words[phrase.from]!;
    const isBeginning = ({ spelt }: Match) => spelt > 0 && spelt < word.length;
    const isOnlyBeginning = lexicon.matchesAt([word], 0, 0).every(isBeginning);
    return isBeginning(phrase) && isOnlyBeginning && !isUnspaced(word) ? [word] : [];
  });

function addLeft({ understood, left, unanswered }: Progress, text: string): void {
  const tells = understood.parts.length > 0;
  const words = left.filter(({ start, end }) => {
    const said = text.slice(start, end);
    // Once something has been understood, numbers and single letters don't narrow the result.
    if (/^\d{1,4}$/.test(said) && (tells || left.length > 1)) return false;
    return !tells || isUnspaced(said) || (/\p{L}/u.test(said) && [...said].length > 1);
  });
  for (const part of [...words, ...unanswered])
    understood.parts.push({ ...part, label: text.slice(part.start, part.end) });
  understood.words = words.map(({ start, end }) => text.slice(start, end)).join(" ");
}

function correctedText(text: string, parts: readonly Part[]): string | null {
  if (parts.every(({ correction }) => correction === null)) return null;
  let corrected = "";
  let at = 0;
  for (const { kind, label, start, end, correction } of parts) {
    corrected += text.slice(at, start) + (kind === "place" ? label : (correction ?? text.slice(start, end)));
    at = end;
  }
  return corrected + text.slice(at);
}
