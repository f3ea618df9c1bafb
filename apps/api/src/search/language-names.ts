// What languages are called, taken from the phrases that ask for them: of "spricht Türkisch", the word that no other
// language's phrases have.
import type { Wish } from "./lexicon.ts";
import { isUnspaced, tokensOf } from "./spelling.ts";
import type { Vocabulary } from "./vocabulary.ts";

export type LanguageWish = Extract<Wish, { kind: "language" }>;

/** Shorter ones mean other things too often. */
const shortest = 4;

/** The wish for a language, by each of its names. */
export function languageNames({ wishes }: Pick<Vocabulary, "wishes">): Map<string, LanguageWish> {
  const phrases = wishes.flatMap((wish) => {
    if (wish.wish !== "language") return [];
    const { value, label, words } = wish;
    return Object.values(words)
      .flat()
      .map((phrase) => ({
        language: { kind: "language" as const, value, label },
        words: tokensOf(phrase).map(({ word }) => word),
      }));
  });
  const users = new Map<string, Set<string>>();
  for (const { language, words } of phrases)
    for (const word of words) users.set(word, (users.get(word) ?? new Set()).add(language.value));
  const found = new Map<string, LanguageWish>();
  for (const { language, words } of phrases) {
    // Of "Englisch sprechend", neither is anyone else's, but only "Englisch" also stands alone.
    const [name, another] = words.filter((word) => users.get(word)!.size === 1);
    if (name === undefined || another !== undefined || name.length < shortest || isUnspaced(name)) continue;
    found.set(name, language);
  }
  return found;
}
