// Everything that words can mean here, looked up word by word, forgiving small misspellings.
import { type Geography, nameKey } from "./geography.ts";
import { languageNames, type LanguageWish } from "./language-names.ts";
import type { Steps } from "./steps.ts";
import { distanceBetween, isUnspaced, plain, soundOf, stemOf, tokensOf } from "./spelling.ts";
import type { Terms, Vocabulary } from "./vocabulary.ts";

export type Wish =
  | { kind: "openNow"; label: string }
  | { kind: "priceRange"; values: number[]; label: string }
  | { kind: "minRating"; value: number; label: string }
  | { kind: "language"; value: string; label: string };

export type Sense =
  | { kind: "category"; category: string }
  | { kind: "specialty"; category: string; id: string }
  | { kind: "place"; id: string }
  | Wish
  /** A wish that no listing says anything about. */
  | { kind: "unanswered" }
  /** Tells nothing. */
  | { kind: "filler" }
  /** Announces a place. */
  | { kind: "announcement" };

/** A phrase of the vocabulary that some words match. */
export interface Match {
  /** How many words. */
  length: number;
  /** How far they are from the vocabulary: 0 is an exact match. */
  cost: number;
  /** The vocabulary's spelling. */
  spelling: string;
  /**
   * How many letters of the last word the vocabulary spells out: fewer if the word may continue, none if it is only a
   * related word; a plural counts as the same word.
   */
  spelt: number;
  senses: readonly Sense[];
}

/** There are tens of thousands. Most are the last of their phrase, so they have no maps, which would take up more than all the rest. */
interface Node {
  next: Map<string, Node> | undefined;
  /** For words that may continue. */
  starts: Map<string, Node> | undefined;
  senses: readonly Sense[];
  /** The words, if all senses are of exactly these. */
  words: string | undefined;
  /** Otherwise, the senses of exactly these words: "sposa" has others than "sposo". */
  exact: Map<string, readonly Sense[]> | undefined;
  spelling: string;
}

/** What a word can stand for in a phrase. */
interface Variant {
  edge: string;
  /** It is the beginning of a word that may continue. */
  isOpen: boolean;
  cost: number;
}

export interface Specialty {
  category: string;
  id: string;
  label: string;
  words: Terms;
}

const leads = [
  "joins",
  "occasions",
  "settings",
  "events",
  "companions",
  "limits",
  "currencies",
  "crowds",
  "denials",
] as const;
type Lead = (typeof leads)[number];

export interface Lexicon {
  geography: Geography;
  /** What a category is called, by slug. */
  categories: Map<string, string>;
  /** The slug that a category has now, by any that has led to it. */
  slugs: Map<string, string>;
  /** By `<category>/<id>`. */
  specialties: Map<string, Specialty>;
  /** Categories whose specialties say where another trade works, if one is mentioned. */
  settings: Set<string>;
  /**
   * Categories that a word hints at without naming them, with the weight of its vote: 1 for a single category, less for
   * several. @param exactly not if the word is only related to one that hints
   */
  hintsOf(word: string, exactly?: boolean): { category: string; vote: number }[];
  /** Which language is wished for, by each name of one. */
  languages: ReadonlyMap<string, LanguageWish>;
  /** Whether a word is an everyday word, and not a misspelling of another. */
  isCommon(word: string): boolean;
  /**
   * All phrases that start at a word. @param fuzziness how far from the vocabulary a word may be: 1 is the usual
   * distance
   */
  matchesAt(words: readonly string[], at: number, fuzziness?: number): Match[];
  /** How words link to the next one ("and", "for", "at", "with", "up to"), or that they are an event, a currency or people. */
  leads(word: string, how: Lead): boolean;
  /** Phrases that the text typed so far may become, by spelling. */
  completions(beginning: string): { spelling: string; key: string; sense: Sense }[];
}

/** The categories currently in the database. */
export interface ListedCategory {
  slug: string;
  name: string;
  singular: string;
  /** What admins say people call it. */
  words?: { language: string; words: string[] }[];
  /** Those that lead to it too. What the vocabulary says about them holds for it. */
  formerSlugs?: string[];
}

/** How many letters may be wrong in a word of this length. */
const slips = ({ length }: string): number => (length < 4 ? 0 : length < 7 ? 1 : length < 10 ? 2 : 3);

/** Place names have no related words: "Canton" isn't "can't". */
const asItIs = (word: string): string => `=${word}`;
const nameOf = (sense: Sense): string => Object.values(sense).join(" ");

const silent: ReadonlySet<Sense["kind"]> = new Set(["filler", "announcement", "unanswered"]);
const isSuggested = ({ kind }: Sense): boolean => !silent.has(kind);

const none: readonly Sense[] = [];
// With all its properties from the start, because those that are added later are kept apart, which takes more memory.
const node = (): Node => ({
  next: undefined,
  starts: undefined,
  senses: none,
  words: undefined,
  exact: undefined,
  spelling: "",
});
/** Copied, because an array that grows reserves room for many more. */
const including = (senses: readonly Sense[], sense: Sense): readonly Sense[] =>
  senses.some((other) => nameOf(other) === nameOf(sense)) ? senses : [...senses, sense];
const exactly = (at: Node, words: string): readonly Sense[] | undefined =>
  at.words === words ? at.senses : at.exact?.get(words);
const follow = (from: Node, { edge, isOpen }: Variant): Node | undefined =>
  (isOpen ? from.starts : from.next)?.get(edge);
const longestPhrase = 8;
/** The minimum length of a stem. */
const shortestStart = 3;
/** The cost of a misspelling that the vocabulary knows: it is still a guess, and reported as one. */
const knownSlip = 0.5;
/** How many misspellings are considered for a word. */
const guesses = 4;

// Particles that Arabic joins to the word.
const arabicParticles = /^(?:وال|بال|كال|فال|لل|ال|و|ب|ل|ف|ك)/u;
const hasDigit = /\p{Nd}/u;
const isArabic = /^\p{Script=Arabic}{4,}$/u;

const plainWords = (terms: Terms) => new Set(Object.values(terms).flat().map(plain));
/** As they are divided when typed: "jusqu a". */
const typedWords = (terms: Terms) => new Set(Object.values(terms).flat().map(nameKey).filter(Boolean));

/** What the categories are called, and what any slug of one leads to. */
export const namesOf = (listed: readonly ListedCategory[]): Pick<Lexicon, "categories" | "slugs"> => ({
  categories: new Map(listed.map(({ slug, name }) => [slug, name])),
  slugs: new Map(listed.flatMap(({ slug, formerSlugs = [] }) => [slug, ...formerSlugs].map((each) => [each, slug]))),
});

/** Everything that the vocabulary, the places and the categories say, to be looked up; in steps of a term or a few. */
function* index(vocabulary: Vocabulary, geography: Geography, listed: readonly ListedCategory[]) {
  const root = node();
  const edges = new Set<string>();
  const starts = new Set<string>();
  /** Words by spelling, to find misspellings. */
  const known = new Map<string, { word: string; edge: string; isOpen: boolean; sound: string }>();
  const phrases = new Map<string, { spelling: string; key: string; sense: Sense }>();

  function add(term: string, sense: Sense): void {
    const isStart = term.endsWith("*");
    const words = tokensOf(term).map(({ word }) => word);
    if (words.length === 0 || words.length > 24) return;
    const spelling = term.replace(/\*$/, "");
    let at = root;
    for (const [i, word] of words.entries()) {
      // A short beginning matches too many other words: "bus" isn't "busy".
      const open = isStart && i === words.length - 1 && !/^[a-z]{1,4}$/.test(word);
      const edge = open ? word : sense.kind === "place" ? asItIs(word) : stemOf(word);
      const from = open ? (at.starts ??= new Map()) : (at.next ??= new Map());
      let to = from.get(edge);
      if (!to) from.set(edge, (to = node()));
      (open ? starts : edges).add(edge);
      const name = `${edge} ${word} ${open}`;
      if (!isUnspaced(word) && !hasDigit.test(word) && word.length >= 4 && !known.has(name))
        known.set(name, { word, edge, isOpen: open, sound: soundOf(word) });
      at = to;
    }
    at.spelling ||= spelling;
    const key = words.join(" ");
    if (at.senses === none) at.words = key;
    else if (at.words !== undefined && at.words !== key) {
      at.exact = new Map([[at.words, at.senses]]);
      at.words = undefined;
    }
    at.exact?.set(key, including(at.exact.get(key) ?? none, sense));
    at.senses = including(at.senses, sense);
    const name = `${key} ${nameOf(sense)}`;
    if (isSuggested(sense) && !phrases.has(name)) phrases.set(name, { spelling, key, sense });
    // "photobooth" for "photo booth".
    if (words.length >= 2 && words.length <= 3 && !words.some(isUnspaced)) {
      const [first, second, ...rest] = words as [string, string, ...string[]];
      const joined = [first + second, ...rest];
      if (first.length + second.length >= 6 && !edges.has(stemOf(first + second)))
        add(joined.join(" ") + (isStart ? "*" : ""), sense);
    }
  }
  function* addAll(terms: Terms, sense: Sense): Steps<void> {
    for (const term of Object.values(terms).flat()) {
      add(term, sense);
      yield;
    }
  }

  const { categories, slugs } = namesOf(listed);
  const specialties = new Map<string, Specialty>();
  for (const { slug, name, singular, words = [] } of listed) {
    for (const term of [name, singular, slug.replaceAll("-", " "), ...words.flatMap((one) => one.words)])
      add(term, { kind: "category", category: slug });
  }
  for (const { category: said, names, kinds } of vocabulary.categories) {
    const category = slugs.get(said);
    if (category === undefined) continue;
    yield* addAll(names, { kind: "category", category });
    for (const { id, label, words } of kinds) {
      specialties.set(`${category}/${id}`, { category, id, label, words });
      add(label, { kind: "specialty", category, id });
      yield* addAll(words, { kind: "specialty", category, id });
    }
  }
  for (const { wish: kind, words, ...said } of vocabulary.wishes) yield* addAll(words, { kind, ...said } as Wish);
  for (const { name, id } of geography.names) {
    add(name, { kind: "place", id });
    yield;
  }
  yield* addAll(vocabulary.fillers.words, { kind: "filler" });
  yield* addAll(vocabulary.fillers["after-place"], { kind: "filler" });
  yield* addAll(vocabulary.fillers.unanswered, { kind: "unanswered" });
  yield* addAll(vocabulary.fillers["before-place"], { kind: "announcement" });
  const sorted = [...phrases.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1));
  yield;
  return {
    root,
    edges,
    starts,
    known: [...known.values()],
    phrases: sorted,
    categories,
    slugs,
    specialties,
  };
}

/** Takes most of a second, so servers build it in slices. */
export function* lexiconOf(
  vocabulary: Vocabulary,
  geography: Geography,
  listed: readonly ListedCategory[],
): Steps<Lexicon> {
  // In a function of its own, because what is only needed to make it would be kept for as long as this one's functions.
  const { root, edges, starts, known, phrases, categories, slugs, specialties } = yield* index(
    vocabulary,
    geography,
    listed,
  );
  const leading = Object.fromEntries(leads.map((lead) => [lead, typedWords(vocabulary.fillers[lead])])) as Record<
    Lead,
    Set<string>
  >;
  const prefixes = [...plainWords(vocabulary.fillers.prefixes)].toSorted((a, b) => b.length - a.length);

  yield;
  const byFirst = Map.groupBy(known, ({ sound }) => sound[0]!);
  const bySecond = Map.groupBy(known, ({ word }) => word[1]!);
  yield;
  const misspellings = new Map(
    Object.entries(vocabulary.misspellings).map(([typed, meant]) => [plain(typed), plain(meant)]),
  );
  const common = new Set(vocabulary.common.flatMap((terms) => [...plainWords(terms)]));

  yield;
  const hinted = new Map<string, Set<string>>();
  const hinting = new Set<string>();
  for (const [said, terms] of vocabulary.hints) {
    const category = slugs.get(said);
    if (category === undefined) continue;
    for (const word of Object.values(terms).flat()) {
      const stem = stemOf(plain(word));
      hinting.add(plain(word));
      hinted.set(stem, (hinted.get(stem) ?? new Set()).add(category));
    }
  }
  const hints = new Map(
    [...hinted].map(([stem, slugs]) => [stem, [...slugs].map((category) => ({ category, vote: 1 / slugs.size }))]),
  );

  const isKnown = (edge: string) => edges.has(edge);
  const startOf = (word: string): string[] => {
    const found: string[] = [];
    for (let length = word.length; length >= shortestStart; length--) {
      const start = word.slice(0, length);
      if (starts.has(start)) found.push(start);
    }
    return found;
  };

  /** The word itself, without particles joined to it, and without the first part of a compound. */
  function exact(word: string): Variant[] {
    const forms = [word];
    if (isArabic.test(word)) {
      const bare = word.replace(arabicParticles, "");
      if (bare !== word && bare.length >= 3) forms.push(bare);
    }
    for (const prefix of prefixes) {
      const rest = word.slice(prefix.length);
      if (word.startsWith(prefix) && rest.length >= 3) forms.push(rest);
    }
    return forms.flatMap((form, i) => {
      const cost = i === 0 ? 0 : 0.1;
      return [
        ...[asItIs(form), stemOf(form)].filter(isKnown).map((edge) => ({ edge, isOpen: false, cost })),
        ...startOf(form).map((edge) => ({ edge, isOpen: true, cost })),
      ];
    });
  }

  function misspelt(word: string, fuzziness: number): Variant[] {
    const most = slips(word) * fuzziness;
    // A wrong digit makes another number, not a misspelt word.
    if (most === 0 || isUnspaced(word) || hasDigit.test(word)) return [];
    const sound = soundOf(word);
    const near = [
      byFirst.get(sound[0]!) ?? [],
      bySecond.get(word[0]!) ?? [],
      byFirst.get(soundOf(word.slice(1))[0] ?? "") ?? [],
    ];
    const found: Variant[] = [];
    for (const { word: other, edge, isOpen, sound: otherSound } of near.flat()) {
      if (other.length > word.length + most + 2) continue;
      let cost = Infinity;
      if (isOpen && word.length > other.length) {
        // For a word that may continue, its beginning is compared, as strictly as its own length requires.
        const slip = Math.max(0, slips(other) - 1) * fuzziness;
        const steps = distanceBetween(word.slice(0, other.length), other, slip);
        if (steps <= slip) cost = steps + 0.3;
      }
      if (Math.abs(other.length - word.length) <= most + 2) {
        const steps = distanceBetween(word, other, most);
        const heard = distanceBetween(sound, otherSound, 1);
        if (steps <= most) cost = Math.min(cost, steps);
        // A word that sounds alike may differ in several letters ("fotografer"), but not if it is short.
        if (heard <= 1 && sound.length >= 5 && distanceBetween(word, other, most + 2) <= most + 2)
          cost = Math.min(cost, heard + 0.6);
      }
      // People seldom get a word's first letter wrong, and short words have many neighbours.
      if (other[0] !== word[0] && word.length < 7) continue;
      // The longer the word, the less a wrong letter counts.
      cost *= (other[0] === word[0] ? 1 : 1.3) * (word.length > 8 ? 0.8 : 1);
      if (cost <= most + 0.6) found.push({ edge, isOpen, cost });
    }
    const best = new Map<string, Variant>();
    for (const variant of found) {
      const name = `${variant.isOpen} ${variant.edge}`;
      if (variant.cost < (best.get(name)?.cost ?? Infinity)) best.set(name, variant);
    }
    return [...best.values()].toSorted((a, b) => a.cost - b.cost).slice(0, guesses);
  }

  function find(word: string, fuzziness: number): Variant[] {
    const meant = misspellings.get(word);
    if (meant) {
      const found = fuzziness === 0 ? [] : exact(meant);
      return found.map((variant) => ({ ...variant, cost: variant.cost + knownSlip }));
    }
    const said = exact(word);
    // A word that occurs only in longer phrases may be a misspelling of another.
    const isOne = said.some((variant) => variant.cost === 0 && follow(root, variant)?.senses.length);
    return isOne || common.has(word) ? said : [...said, ...misspelt(word, fuzziness)];
  }

  const variants = new Map<string, Variant[]>();
  function variantsOf(word: string, fuzziness: number): Variant[] {
    const name = `${fuzziness} ${word}`;
    const kept = variants.get(name);
    if (kept) return kept;
    const found = find(word, fuzziness);
    if (variants.size > 20_000) variants.clear();
    variants.set(name, found);
    return found;
  }

  return {
    languages: languageNames(vocabulary),
    isCommon: (word) => common.has(word),
    hintsOf: (word, exactly = false) => (exactly && !hinting.has(word) ? [] : (hints.get(stemOf(word)) ?? [])),
    leads: (word, how) => leading[how].has(word),
    geography,
    categories,
    slugs,
    specialties,
    settings: new Set(
      vocabulary.categories.flatMap(({ category, isSetting }) => (isSetting ? [slugs.get(category) ?? category] : [])),
    ),
    matchesAt(words, at, fuzziness = 1) {
      const matches: Match[] = [];
      const walk = (from: Node, i: number, cost: number, last?: Variant) => {
        if (from.senses.length > 0) {
          const said = words.slice(at, i).join(" ");
          const isSpelt = [said, `${said}s`, said.replace(/s$/, "")].some((each) => exactly(from, each));
          const spelt = last?.isOpen ? last.edge.length : isSpelt ? words[i - 1]!.length : 0;
          const senses = exactly(from, said) ?? from.senses;
          matches.push({ length: i - at, cost, spelling: from.spelling, spelt, senses });
        }
        if (i >= words.length || i - at >= (isUnspaced(words[i]!) ? 24 : longestPhrase)) return;
        for (const variant of variantsOf(words[i]!, fuzziness)) {
          const to = follow(from, variant);
          if (to) walk(to, i + 1, cost + variant.cost, variant);
        }
      };
      walk(root, at, 0);
      // Two words that should be one: "vido grapher".
      const [first, second] = [words[at]!, words[at + 1]];
      const isUnknown = (word: string) => exact(word).length === 0;
      if (
        second !== undefined &&
        !isUnspaced(first) &&
        !isUnspaced(second) &&
        (isUnknown(first) || isUnknown(second))
      ) {
        for (const variant of variantsOf(first + second, fuzziness)) {
          const to = follow(root, variant);
          const spansBoth = variant.isOpen
            ? variant.cost === 0 && variant.edge.length > first.length
            : variant.cost <= 1.1;
          if (to && to.senses.length > 0 && spansBoth && first.length + second.length >= 6)
            matches.push({
              length: 2,
              cost: variant.cost + 0.2,
              spelling: to.spelling,
              spelt: 0,
              senses: to.senses,
            });
        }
      }
      return matches;
    },
    completions(beginning) {
      const key = nameKey(beginning);
      if (key === "") return [];
      let low = 0;
      let high = phrases.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (phrases[middle]!.key < key) low = middle + 1;
        else high = middle;
      }
      const found = [];
      for (let i = low; i < phrases.length && phrases[i]!.key.startsWith(key); i++) found.push(phrases[i]!);
      return found;
    },
  };
}
