// How words are compared: reduces typed text and the vocabulary to the same spelling.
import { latinLetters } from "../text/latin-letters.ts";

/** A word, or one character of a script written without spaces. */
export interface Token {
  /** The form that is compared. */
  word: string;
  /** Its position in the text, in UTF-16 code units. */
  start: number;
  end: number;
}

const letters = /[\p{L}\p{M}\p{N}]+|[€$£]+/gu;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]/u;
const unspacedRuns =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+/gu;
// In Indian scripts, marks are vowels, and in kana they distinguish consonants, so they are kept there.
const accents =
  /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}]\p{M}*)\p{Mn}/gu;

const respelt: Record<string, string> = {
  ...latinLetters,
  ς: "σ",
  أ: "ا",
  إ: "ا",
  آ: "ا",
  ى: "ي",
  ة: "ه",
};
const toRespell = new RegExp(`[${Object.keys(respelt).join("")}]`, "gu");

// Most words have only these letters and need no respelling.
const onlyAscii = /^[ -~]*$/;

/** Lower case, without accents. */
export const plain = (text: string): string => (onlyAscii.test(text) ? text.toLowerCase() : respell(text));

const respell = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(accents, "")
    .normalize("NFC")
    .replaceAll("ـ", "")
    .replaceAll(toRespell, (letter) => respelt[letter]!);

/** The words of a text, in order; everything else only separates them. An English possessive is reduced to its noun. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: run, index } of text.matchAll(letters)) {
    if (/^s$/iu.test(run) && /[’']/u.test(text[index - 1] ?? "")) continue;
    if (!unspaced.test(run)) {
      tokens.push({ word: plain(run), start: index, end: index + run.length });
      continue;
    }
    for (const { 0: part, index: within } of run.matchAll(unspacedRuns)) {
      const start = index + within;
      tokens.push({ word: plain(part), start, end: start + part.length });
    }
  }
  return tokens;
}

export const isUnspaced = (word: string): boolean => unspaced.test(word);

const endings = [
  { script: /^\p{Script=Latin}+$/u, ending: /(?:[aei][mn]|om|[aeiouy])$/u, most: 2 },
  { script: /^\p{Script=Greek}+$/u, ending: /[αεηιουωσν]$/u, most: 3 },
  { script: /^\p{Script=Cyrillic}+$/u, ending: /[аеиоуыэюяйьъ]$/u, most: 2 },
  { script: /^\p{Script=Devanagari}+$/u, ending: /[\u093e-\u094c\u0902]$/u, most: 2 },
];
/** The minimum length of a stem: shorter ones are related to too many words. */
const shortestStem = 4;

/** Roughly what the forms of a word have in common, including its plural and cases. */
export function stemOf(word: string): string {
  let stem = word;
  if (/^[a-z]{4,}s$/.test(stem) && !stem.endsWith("ss")) {
    stem = /(ss|sh|ch|x|z)es$/.test(stem)
      ? stem.slice(0, -2)
      : stem.endsWith("ies")
        ? `${stem.slice(0, -3)}y`
        : stem.slice(0, -1);
  }
  const rule = endings.find(({ script }) => script.test(stem));
  if (!rule) return stem;
  for (let cut = 0; cut < rule.most && stem.length > shortestStem && rule.ending.test(stem); cut++)
    stem = stem.replace(rule.ending, "");
  return stem;
}

/** Roughly how a word sounds, so that words misspelt by ear come close to each other. */
export const soundOf = (word: string): string =>
  word
    .replaceAll(/ph|[fv]/g, "f")
    .replaceAll("sch", "sh")
    .replaceAll(/ck|[kq]|c(?![eiyh])/g, "k")
    .replaceAll(/c(?=[eiy])|z/g, "s")
    .replaceAll("th", "t")
    .replaceAll(/e[ae]|ie|y/g, "i")
    .replaceAll(/ou|oo/g, "u")
    .replaceAll("w", "v")
    .replaceAll(/(.)\1+/gu, "$1");

/**
 * Insertions, deletions, substitutions and swaps of neighbouring letters from one word to the other; `most + 1` if
 * there are more.
 */
export function distanceBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      let steps = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        steps = Math.min(steps, beforeLast[j - 2]! + 1);
      row.push(steps);
      if (steps < least) least = steps;
    }
    if (least > most) return most + 1;
    beforeLast = last;
    last = row;
  }
  return Math.min(last[b.length]!, most + 1);
}
