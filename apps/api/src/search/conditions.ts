// What vendors with a specialty say about themselves, as text search conditions for the columns of vendors.
import type { Specialty } from "./lexicon.ts";
import { isUnspaced, tokensOf } from "./spelling.ts";

/** `english` uses English stems and `other` uses none; either may be empty. */
export interface Condition {
  english: string;
  other: string;
}

/** A word's beginning, a phrase, or the pairs of adjacent characters in text written without spaces. */
function termQuery(term: string): string | null {
  const words = tokensOf(term).map(({ word }) => word.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, ""));
  if (words.length === 0 || words.includes("")) return null;
  if (words.every(isUnspaced)) {
    const pairs = words.length === 1 ? words : words.slice(1).map((word, i) => words[i]! + word);
    return pairs.map((pair) => `'${pair}'`).join(" & ");
  }
  const ending = term.endsWith("*") ? ":*" : "";
  return words.map((word, i) => `'${word}'${i === words.length - 1 ? ending : ""}`).join(" <-> ");
}

const anyOf = (terms: readonly string[]): string =>
  [...new Set(terms.flatMap((term) => termQuery(term) ?? []))].map((query) => `(${query})`).join(" | ");

/** English stems leave these out: "no stairs" would be any stairs. */
const negations = /\b(?:no|not|without|can['’]t)\b/i;

export function conditionOf({ label, words }: Pick<Specialty, "label" | "words">): Condition {
  const english = [label, ...(words["en"] ?? [])];
  const others = Object.entries(words).flatMap(([language, terms]) => (language === "en" ? [] : terms));
  return {
    english: anyOf(english.filter((term) => !negations.test(term))),
    other: anyOf([...others, ...english.filter((term) => negations.test(term))]),
  };
}
