// What vendors with a specialty say about themselves, as text search conditions for the columns of vendors.
import type { Specialty } from "./lexicon.ts";
import { isUnspaced, stemOf, tokensOf } from "./spelling.ts";

/** `english` uses English stems and `other` uses none; either may be empty. */
export interface Condition {
  english: string;
  other: string;
}

/**
 * A word's beginning, a phrase, or the pairs of adjacent characters in text written without spaces.
 * @param own what the category is called: every vendor in it has those words, so they count only in what it says itself
 */
function termQuery(term: string, own: readonly string[]): string | null {
  const words = tokensOf(term).map(({ word }) => word.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, ""));
  if (words.length === 0 || words.includes("")) return null;
  if (words.every(isUnspaced)) {
    const pairs = words.length === 1 ? words : words.slice(1).map((word, i) => words[i]! + word);
    return pairs.map((pair) => `'${pair}'`).join(" & ");
  }
  const isOpen = term.endsWith("*");
  const isOwn = words.every((word) => own.includes(stemOf(word)));
  return words
    .map((word, i) => {
      const how = `${isOpen && i === words.length - 1 ? "*" : ""}${isOwn ? saidByVendors : ""}`;
      return `'${word}'${how && `:${how}`}`;
    })
    .join(" <-> ");
}

/** The weights of a vendor's name and description, but not of its categories and places. */
const saidByVendors = "AD";

const anyOf = (terms: readonly string[], own: readonly string[] = []): string =>
  [...new Set(terms.flatMap((term) => termQuery(term, own) ?? []))].map((query) => `(${query})`).join(" | ");

/** English stems leave these out: "no stairs" would be any stairs. */
const negations = /\b(?:no|not|without|can['’]t)\b/i;

/** @param category what its category is called */
export function conditionOf({ label, words }: Pick<Specialty, "label" | "words">, category: string): Condition {
  const own = tokensOf(category).map(({ word }) => stemOf(word));
  const english = [label, ...(words["en"] ?? [])];
  const others = Object.entries(words).flatMap(([language, terms]) => (language === "en" ? [] : terms));
  return {
    english: anyOf(
      english.filter((term) => !negations.test(term)),
      own,
    ),
    other: anyOf([...others, ...english.filter((term) => negations.test(term))], own),
  };
}

/** For vendors that have any of the words, whatever they are about. */
export const mentioning = (words: readonly string[]): Condition => ({ english: anyOf(words), other: "" });
