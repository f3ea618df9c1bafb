// Names from maps: reduced for comparison, transliterated for addresses.
import { unseen } from "@troth/rules/text";
import { cleanName } from "../text/clean-name.ts";
import { latinLetters } from "../text/latin-letters.ts";

/** Control characters, line breaks and half characters don't belong in a name, and the database can't store NUL. */
export const isUnsound = (text: string): boolean => !text.isWellFormed() || /[\p{Cc}\u2028\u2029]/u.test(text);

// Scripts that are used together in one word.
const together = [
  ["Han", "Hiragana", "Katakana"],
  ["Han", "Hangul"],
  ["Han", "Bopomofo"],
];
const scripts = [
  "Latin",
  "Cyrillic",
  "Greek",
  "Armenian",
  "Hebrew",
  "Arabic",
  "Cherokee",
  "Coptic",
  "Georgian",
  "Thai",
  "Devanagari",
  "Han",
  "Hiragana",
  "Katakana",
  "Hangul",
  "Bopomofo",
].map((name) => ({ name, pattern: new RegExp(String.raw`\p{Script=${name}}`, "u") }));

/** Whether one word mixes scripts, for example with a Cyrillic а in place of a Latin one. "Hotel Αθήνα" doesn't. */
export const hasMixedScripts = (name: string): boolean =>
  (name.match(/[\p{L}\p{M}]+/gu) ?? []).some((word) => {
    const found = scripts.filter(({ pattern }) => pattern.test(word)).map(({ name }) => name);
    return found.length > 1 && !together.some((group) => found.every((script) => group.includes(script)));
  });

// Cyrillic and Greek letters that look like Latin ones: https://www.unicode.org/reports/tr39/.
const lookalikes = new Map(
  Object.entries({
    a: "аɑα",
    b: "ьв",
    c: "сϲ",
    d: "ԁ",
    e: "её",
    g: "ɡ",
    h: "һн",
    i: "іıι",
    j: "ј",
    k: "кκ",
    l: "ӏ",
    m: "м",
    n: "ոη",
    o: "оοօ",
    p: "рρ",
    q: "ԛ",
    r: "г",
    s: "ѕ",
    t: "тτ",
    u: "υ",
    v: "ѵν",
    w: "ԝω",
    x: "хχ",
    y: "уүγ",
  }).flatMap(([latin, others]) => [...others].map((other) => [other, latin] as const)),
);

/** Foreign letters that all look like Latin ones, as in "аррӏе". */
export const couldPassForLatin = (word: string): boolean =>
  /\P{ASCII}/u.test(word) &&
  [...word.toLowerCase()].every((letter) => /\p{ASCII}/u.test(letter) || lookalikes.has(letter));

export const withoutAccents = (text: string) => text.normalize("NFKD").replaceAll(/\p{M}+/gu, "");

/** The same words for two texts that look the same: without accents, case or punctuation, and with lookalikes replaced. */
export const wordsAsSeen = (text: string): string[] =>
  (
    withoutAccents(text.replaceAll(unseen, "").toLowerCase())
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map((word) => [...word].map((letter) => lookalikes.get(letter) ?? letter).join(""));

/** The same text for two names that look the same, without spaces. */
export const skeleton = (name: string): string => wordsAsSeen(name).join("");

const alphabets = ["Cyrillic", "Greek"].map((script) => {
  const pattern = new RegExp(String.raw`\p{Script=${script}}`, "u");
  const letters = [...lookalikes].filter(([letter]) => pattern.test(letter));
  // Of two that look alike, the first.
  return new Map(letters.toReversed().map(([letter, latin]) => [latin, letter]));
});

/** How a name that looks the same could be written with other letters, in lower case and without accents. */
export function lookalikesOf(name: string): string[] {
  const latin = [...withoutAccents(cleanName(name).toLowerCase())].map((letter) => lookalikes.get(letter) ?? letter);
  return [latin, ...alphabets.map((letters) => latin.map((letter) => letters.get(letter) ?? letter))].map((written) =>
    written.join(""),
  );
}

// For addresses only: what readers of Latin letters would expect, not a library standard.
const latin = new Map(
  Object.entries({
    ...latinLetters,
    а: "a",
    б: "b",
    в: "v",
    г: "g",
    ґ: "g",
    д: "d",
    ђ: "dj",
    е: "e",
    є: "ie",
    ж: "zh",
    з: "z",
    ѕ: "dz",
    и: "i",
    і: "i",
    ј: "j",
    к: "k",
    л: "l",
    љ: "lj",
    м: "m",
    н: "n",
    њ: "nj",
    о: "o",
    п: "p",
    р: "r",
    с: "s",
    т: "t",
    ћ: "c",
    у: "u",
    ф: "f",
    х: "h",
    ц: "ts",
    ч: "ch",
    џ: "dz",
    ш: "sh",
    щ: "sht",
    ъ: "a",
    ы: "y",
    ь: "",
    э: "e",
    ю: "yu",
    я: "ya",
    α: "a",
    β: "v",
    γ: "g",
    δ: "d",
    ε: "e",
    ζ: "z",
    η: "i",
    θ: "th",
    ι: "i",
    κ: "k",
    λ: "l",
    μ: "m",
    ν: "n",
    ξ: "x",
    ο: "o",
    π: "p",
    ρ: "r",
    σ: "s",
    ς: "s",
    τ: "t",
    υ: "y",
    φ: "f",
    χ: "ch",
    ψ: "ps",
    ω: "o",
  }),
);

/**
 * Lower-case Latin letters and digits with hyphens; empty if nothing can be transliterated. At most `longest`
 * characters.
 */
export function slugOf(text: string, longest = 60): string {
  const spelt = [...text.toLowerCase().replaceAll(/[’'ʼ]/g, "").replaceAll(/ο[υύ]/g, "ou")]
    .map((letter) => latin.get(letter) ?? withoutAccents(letter))
    .flatMap((letter) => [...letter].map((part) => latin.get(part) ?? part))
    .join("");
  const words = spelt.replaceAll(/[^a-z0-9]+/g, "-").slice(0, longest);
  return words.replaceAll(/^-|-$/g, "");
}

/** Whether a slug keeps enough of the name: at least half of its letters could be transliterated. */
export const isSpelt = (name: string, slug: string): boolean => {
  const letters = name.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return slug !== "" && slug.replaceAll("-", "").length * 2 >= Math.min(letters, 30);
};

const longestSlug = 80;

/**
 * The last part of a listing's address: its name and place, and if that is taken or the name can't be transliterated,
 * something that tells it from others.
 */
export function listingSlug(nameSlug: string, placeId: string, id = ""): string {
  const base = [nameSlug, placeId.replace(/-[a-z]{2}$/, "")].filter(Boolean).join("-");
  const cut = base.slice(0, longestSlug - (id === "" ? 0 : id.length + 1)).replace(/-$/, "");
  return [cut, id].filter(Boolean).join("-");
}
