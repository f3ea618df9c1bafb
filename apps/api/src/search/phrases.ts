// Divides what is typed into phrases of the vocabulary.
import { nameKey } from "./geography.ts";
import type { Lexicon, Match, Sense } from "./lexicon.ts";
import { plain } from "./spelling.ts";

/** A phrase of the vocabulary, and the word it starts at. */
export type Phrase = Match & { from: number };

/** From this cost on, a word is a guess, not what was typed. */
export const guessed = 0.5;
/** A phrase that costs more doesn't count as similar. */
const worst = 2.7;
/** A short name of a place may differ by one letter. */
const nearby = 1.4;
/** From this population on, a city without vendors is recognised without a word before it ("in …"). */
const famous = 300_000;

export const isTelling = ({ kind }: Sense): boolean => kind !== "filler" && kind !== "announcement";

/**
 * Of all ways to divide a text into phrases, the one that explains most of it, with phrases that are as long and as
 * close to the vocabulary as possible.
 * @returns the phrases in order, and the position of each word that isn't in a phrase
 */
export function phrasesOf(words: readonly string[], lexicon: Lexicon, fuzziness: number): (Phrase | number)[] {
  const best: { score: number; found: Phrase | null }[] = [];
  best[words.length] = { score: 0, found: null };
  for (let from = words.length - 1; from >= 0; from--) {
    let at: { score: number; found: Phrase | null } = { score: best[from + 1]!.score, found: null };
    const announced = isAnnounced(words, from, lexicon);
    for (const phrase of candidatesAt(words, from, announced, lexicon, fuzziness)) {
      const score = scoreOf(phrase, announced) + best[from + phrase.length]!.score;
      if (score > at.score) at = { score, found: phrase };
    }
    best[from] = at;
  }
  const phrases: (Phrase | number)[] = [];
  for (let at = 0; at < words.length;) {
    const { found } = best[at]!;
    phrases.push(found ?? at);
    at += found ? found.length : 1;
  }
  return phrases;
}

function candidatesAt(
  words: readonly string[],
  from: number,
  announced: boolean,
  lexicon: Lexicon,
  fuzziness: number,
): Phrase[] {
  const found: Phrase[] = together(lexicon.matchesAt(words, from, fuzziness)).map((match) => ({ ...match, from }));
  const counted = amountAt(words, from, lexicon) || crowdAt(words, from, lexicon);
  if (counted > 0) {
    const spelling = words.slice(from, from + counted).join(" ");
    found.unshift({
      from,
      length: counted,
      cost: 0,
      spelling,
      spelt: words[from + counted - 1]!.length,
      senses: [{ kind: "unanswered" }],
    });
  }
  for (let length = Math.min(4, words.length - from); length >= 1; length--) {
    const area = lexicon.geography.citiesNamed(nameKey(words.slice(from, from + length).join(" ")))[0];
    if (!area || found.some((match) => match.length === length && match.cost === 0)) continue;
    if (!announced && !area.hasVendors && area.population < famous) continue;
    found.push({
      from,
      length,
      cost: 0,
      spelling: area.label,
      spelt: words[from + length - 1]!.length,
      senses: [{ kind: "place", id: area.id }],
    });
  }
  const tells = (length: number) =>
    found.some((match) => match.length === length && match.cost <= worst && match.senses.some(isTelling));
  // An everyday word is a place only if the word before it says so: "one man band" isn't on the Isle of Man. In English,
  // "a nice barn" says nothing of Nice.
  const isArticle = words[from - 1] === "a" && from + 1 < words.length;
  const isUnmeant = ({ length, cost }: Phrase, sense: Sense) =>
    sense.kind === "place" &&
    cost < guessed &&
    length === 1 &&
    (!announced || isArticle) &&
    lexicon.isCommon(words[from]!);
  const meant = found
    .map((phrase) => ({ ...phrase, senses: phrase.senses.filter((sense) => !isUnmeant(phrase, sense)) }))
    .filter(({ senses }) => senses.length > 0);
  return meant.filter(({ length, cost, spelt, spelling, senses }) => {
    const typed = words.slice(from, from + length);
    const isPlace = senses.every(({ kind }) => kind === "place");
    const isCommon = length === 1 && lexicon.isCommon(typed[0]!);
    // An everyday word isn't related to a rarer one: "trade" isn't the "trad" of bands.
    if (cost < guessed) return !(isCommon && spelt === 0);
    const letters = typed.join("").length;
    if (senses.every(({ kind }) => kind === "unanswered")) return false;
    if (isCommon || cost > worst || (length === 1 && lexicon.hintsOf(typed[0]!).length > 0)) return false;
    // A trade or a place is more likely to be meant than a filler.
    if (!senses.some(isTelling) && tells(length)) return false;
    if (isPlace) return letters >= 8 || cost <= nearby;
    // Of four letters, two may be swapped, but none wrong: "lane" isn't "lace".
    if (letters === shortGuess && length === 1 && sorted(typed[0]!) !== sorted(plain(spelling).replace(/s$/, "")))
      return false;
    return letters >= (senses.some(isTelling) ? 4 : 6);
  });
}

/** A word this short has many neighbours. */
const shortGuess = 4;
const sorted = (word: string): string => [...word].toSorted().join("");

/** How many words an amount of money takes ("under 2000", "up to €2,000", "2000 euro"); 0 if there is none. */
function amountAt(words: readonly string[], from: number, lexicon: Lexicon): number {
  const isCurrency = (word = "") => lexicon.leads(word, "currencies");
  const limit = [3, 2, 1].find((length) => lexicon.leads(words.slice(from, from + length).join(" "), "limits")) ?? 0;
  const at = from + limit + Number(isCurrency(words[from + limit]));
  const [, digits, unit] = /^(\p{Nd}+)(\P{Nd}*)$/u.exec(words[at] ?? "") ?? [];
  if (digits === undefined || unit === undefined || !(unit === "" || unit === "k" || isCurrency(unit))) return 0;
  let end = at + 1;
  // Thousands are separated: "2,000", "2.000", "2 000".
  if (digits.length <= 3 && unit === "") while (/^\p{Nd}{3}$/u.test(words[end] ?? "")) end++;
  const isLarge = end > at + 1 || digits.length >= 3 || unit === "k";
  const isMoney = at > from + limit || isCurrency(unit) || isCurrency(words[end]);
  if (isCurrency(words[end])) end++;
  return isMoney || (limit > 0 && isLarge) ? end - from : 0;
}

/** How many words a number of people takes ("200 guests"); 0 if there is none. */
const crowdAt = (words: readonly string[], from: number, lexicon: Lexicon): number =>
  /^\p{Nd}+$/u.test(words[from]!) && lexicon.leads(words[from + 1] ?? "", "crowds") ? 2 : 0;

/** What words mean on their own and as the beginning of longer ones ("music", "music*") is one phrase. */
function together(matches: readonly Match[]): Match[] {
  // Any other stands for itself.
  const groups = Map.groupBy(matches, (match) =>
    match.spelt > 0 ? `${match.length} ${match.cost} ${match.spelt}` : match,
  );
  return [...groups.values()].map((same) => ({ ...same[0]!, senses: same.flatMap(({ senses }) => senses) }));
}

/** Whether the previous word says that a place follows: "in", "near". */
export const isAnnounced = (words: readonly string[], from: number, lexicon: Lexicon): boolean =>
  from > 0 &&
  lexicon
    .matchesAt([words[from - 1]!], 0, 0)
    .some(({ cost, senses }) => cost === 0 && senses.some(({ kind }) => kind === "announcement"));

function scoreOf({ length, cost, senses }: Phrase, announced: boolean): number {
  const tellsNothing = !senses.some(isTelling);
  const isPlace = senses.some(({ kind }) => kind === "place");
  return length * 10 + (length - 1) * 2 - cost * 4 - (tellsNothing ? 3 : 0) + (announced && isPlace ? 3 : 0);
}
