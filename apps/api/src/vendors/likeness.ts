// Whether two names, addresses or websites could be the same vendor's. What tells vendors apart counts most: "Kessler"
// in "Blumen Kessler GmbH", hardly "Blumen", and not "GmbH".
import { isOwnSubdomain, isShared as isSharedHost } from "../claims/shared-hosts.ts";
import type { components } from "@troth/api-client/schema";
import { skeleton } from "../import/names.ts";
import type { Lexicon } from "../search/lexicon.ts";
import { distanceBetween, soundOf, tokensOf } from "../search/spelling.ts";

// Forms of companies, with the dots and spaces that people put into them.
const companyForms =
  /(?<![\p{L}\p{N}])(?:gmbh(?:\s*(?:&|und)\s*co\.?\s*kg)?|e\.\s?u\.?|e\.\s?k\.?|og|kg|ag|s\.\s?p\.?|d\.\s?o\.\s?o\.?|doo|s\.\s?r\.\s?o\.?|s\.?\s?r\.?\s?l\.?|s\.\s?l\.?|s\.\s?a\.?(?:\s?s\.?)?|s\.?p\.?a\.|sarl|sasu?|eurl|sp\.\s*z\s*o\.\s*o\.?|lda|kft|b\.?v\.?|n\.?v\.?|oy|a\.?b|aps|a\/s|ltd|limited|llc|llp|lp|plc|inc|corp|co|pty)\.?(?![\p{L}\p{N}])/giu;
/** Words that join others. */
const joins = new Set(
  "the and und et y e i in a an of by for at la le les el los las der die das de del della di da von vom za na pri".split(
    " ",
  ),
);
const trade = 0.25;
/** A word with a letter wrong. */
const almost = 0.9;
/** A name with its trade added. */
const extended = 0.85;

interface Word {
  /** In the spelling of searches. */
  plain: string;
  text: string;
  weight: number;
  /** The categories that it says. */
  categories: string[];
}

/** @param placeNames words that say where a vendor is, which tell little apart there */
function wordsOf(name: string, lexicon: Lexicon, placeNames: ReadonlySet<string>): Word[] {
  const bare = name.replaceAll(companyForms, " ");
  const words = tokensOf(/[\p{L}\p{N}]/u.test(bare) ? bare : name).map(({ word }): Word => {
    const categories = lexicon
      .matchesAt([word], 0)
      .filter(({ cost }) => cost === 0)
      .flatMap(({ senses }) => senses.flatMap((sense) => ("category" in sense ? [sense.category] : [])));
    const says = categories.length > 0 || lexicon.isCommon(word) || placeNames.has(word);
    return { plain: word, text: spelt(word), weight: joins.has(word) ? 0 : says ? trade : 1, categories };
  });
  return words.some(({ weight }) => weight > 0) ? words.filter(({ weight }) => weight > 0) : words;
}

/** What to look a name up by: the words that tell it from others, longest first, or else all that it says. */
export function signsOf(name: string, lexicon: Lexicon, placeNames: ReadonlySet<string>) {
  const words = wordsOf(name, lexicon, placeNames);
  const own = words.filter(({ weight, plain }) => weight === 1 && [...plain].length > 2);
  return {
    own: own.map(({ plain }) => plain).toSorted((a, b) => b.length - a.length),
    all: words.map(({ plain }) => plain),
  };
}

/** "mueller" is "müller" without the dots, and letters that look alike are the same. */
const spelt = (word: string): string => skeleton(word).replaceAll(/([aou])e/g, "$1");

/** How many letters may differ. */
const slips = (a: string, b: string) => {
  const length = Math.min(a.length, b.length);
  return length < 5 ? 0 : length < 8 ? 1 : 2;
};

function likenessOfWords(a: Word, b: Word): number {
  if (a.text === b.text) return 1;
  const sameTrade = a.categories.some((category) => b.categories.includes(category));
  if (sameTrade) return 1;
  // Two words that are both known are two words: "cars" isn't a misspelling of "cards".
  if (a.weight < 1 && b.weight < 1) return 0;
  const most = slips(a.text, b.text);
  if (most === 0) return 0;
  return distanceBetween(a.text, b.text, most) <= most || soundOf(a.text) === soundOf(b.text) ? almost : 0;
}

/** From 0 to 1, where 1 means that nothing tells them apart. */
export function nameLikeness(a: string, b: string, lexicon: Lexicon, placeNames: ReadonlySet<string>): number {
  const [left, right] = [wordsOf(a, lexicon, placeNames), wordsOf(b, lexicon, placeNames)];
  const joined = (words: Word[]) => words.map(({ text }) => text).join("");
  if (joined(left) === joined(right)) return 1;
  if (isExtended(left, right) || isExtended(right, left)) return extended;
  const free = new Set(right);
  let shared = 0;
  let apart = 0;
  let distinctive = false;
  for (const word of left.toSorted((x, y) => y.weight - x.weight)) {
    const [best] = [...free]
      .map((other) => ({ other, likeness: likenessOfWords(word, other) }))
      .toSorted((x, y) => y.likeness - x.likeness);
    if (!best || best.likeness === 0) {
      apart += word.weight;
      continue;
    }
    free.delete(best.other);
    shared += (word.weight + best.other.weight) * best.likeness;
    distinctive ||= word.weight === 1 && best.other.weight === 1;
  }
  const rest = [...free].reduce((sum, { weight }) => sum + weight, 0);
  // Each says something that the other doesn't: another trade, or another person.
  const contradiction = Math.min(apart, rest) * 2;
  const total = [...left, ...right].reduce((sum, { weight }) => sum + weight, 0);
  const likeness = Math.max(0, shared / (total + contradiction));
  return distinctive || likeness === 1 ? likeness : likeness * likeness;
}

/** "Orchid House" and "Orchid House Florist": all of the words, and then only what trade it is. */
const isExtended = (short: Word[], long: Word[]): boolean => {
  const [said, all] = [short, long].map((words) => new Set(words.map(({ text }) => text))) as [
    Set<string>,
    Set<string>,
  ];
  return (
    said.size > 1 &&
    [...said].every((text) => all.has(text)) &&
    long.every(({ text, weight }) => said.has(text) || weight < 1)
  );
};

/** What is compared of two vendors. */
export interface Comparable {
  name: string;
  /** In international form; null if it has none. */
  phone: string | null;
  website: WebsiteKey | null;
  address: string;
}

export type Reason = components["schemas"]["Duplicate"]["reasons"][number];

/** Names are this much alike, from 0 to 1, where they could mean the same vendor. */
const alike = 0.75;

/**
 * What suggests that two listings are the same vendor's, each by its weight: 0 if it doesn't.
 * @param isNear whether they are in places next to each other
 */
export function signsShared(
  a: Comparable,
  b: Comparable,
  { isNear, lexicon, placeNames }: { isNear: boolean; lexicon: Lexicon; placeNames: ReadonlySet<string> },
): { weights: Record<Reason, number>; likeness: number } {
  const likeness = nameLikeness(a.name, b.name, lexicon, placeNames);
  const sameHost = a.website !== null && b.website !== null && a.website.host === b.website.host;
  return {
    likeness,
    weights: {
      phone: a.phone !== null && a.phone === b.phone ? 5 : 0,
      website: sameHost && (isNear || b.website!.isShared) && isSamePage(a.website!, b.website!) ? 4 : 0,
      name: isNear && likeness >= alike ? 4 * likeness : 0,
      address: isNear && isSameAddress(a.address, b.address) ? 2 : 0,
      distance: isNear ? 1 : 0,
    },
  };
}

/** On a host of one's own, any page will do if one of them is the first: hotels of a chain have a page each. */
const isSamePage = (a: WebsiteKey, b: WebsiteKey): boolean =>
  a.path === b.path || (!a.isShared && (a.path === "" || b.path === ""));

/** Whether two addresses start with the same street and number. */
export function isSameAddress(a: string, b: string): boolean {
  const [left, right] = [streetOf(a), streetOf(b)];
  return left !== null && left === right;
}

/** The first part with a number in it: "Trubarjeva 40". */
function streetOf(address: string): string | null {
  const part = address.split(/[,\n]/).find((each) => /\p{L}/u.test(each) && /\p{N}/u.test(each));
  return part === undefined
    ? null
    : tokensOf(part)
        .map(({ word }) => spelt(word))
        .toSorted()
        .join(" ");
}

export interface WebsiteKey {
  /** As `website_key` in the database. */
  host: string;
  path: string;
  isShared: boolean;
}

export function websiteKeyOf(website: string): WebsiteKey | null {
  if (!URL.canParse(website)) return null;
  const { host: full, hostname, pathname, search } = new URL(website);
  const host = full.replace(/^(?:www|m)\./, "");
  // Where many have a page, only the whole address is anyone's own.
  const isShared = isSharedHost(hostname);
  // An id in the query, as in facebook.com/profile.php?id=1 or youtube.com/watch?v=a; anything else only says where
  // someone came from.
  const id = isShared ? (/[?&](c?id=\d+|[qv]=[^&]+)/.exec(search)?.[1] ?? "") : "";
  return { host, path: pathname.replace(/\/+$/, "").toLowerCase() + (id && `?${id}`), isShared };
}

/**
 * What imports know the website of a business by that doesn't want to be listed; empty if it doesn't say which business
 * it is, as a network's front page doesn't.
 */
export function suppressionKey(website: string): string {
  const key = websiteKeyOf(website);
  if (key === null || (key.isShared && key.path === "" && !isOwnSubdomain(key.host))) return "";
  return key.host + key.path;
}
