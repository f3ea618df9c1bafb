// What languages are called, taken from the phrases that ask for them: of "spricht Türkisch", the word that no other
// language's phrases have.
import { isUnspaced, tokensOf } from "./spelling.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Shorter ones mean other things too often. */
const shortest = 4;

/** The names of each language, by its code. */
export function languageWords({ wishes }: Pick<Vocabulary, "wishes">): Map<string, string[]> {
  const phrases = wishes.flatMap((wish) =>
    wish.wish === "language"
      ? Object.values(wish.words)
          .flat()
          .map((phrase) => ({ language: wish.value, words: tokensOf(phrase).map(({ word }) => word) }))
      : [],
  );
  const languagesOf = new Map<string, Set<string>>();
  for (const { language, words } of phrases)
    for (const word of words) languagesOf.set(word, (languagesOf.get(word) ?? new Set()).add(language));
  const found = new Map<string, Set<string>>();
  for (const { language, words } of phrases) {
    const own = words.filter((word) => languagesOf.get(word)!.size === 1);
    // Of "Englisch sprechend", neither is anyone else's, but only "Englisch" also stands alone.
    const [name] = own;
    if (own.length !== 1 || name!.length < shortest || isUnspaced(name!)) continue;
    found.set(language, (found.get(language) ?? new Set()).add(name!));
  }
  return new Map([...found].map(([language, names]) => [language, [...names]]));
}
