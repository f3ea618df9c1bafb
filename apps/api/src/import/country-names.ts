// Countries by what files call them.
import { readVocabulary } from "../search/vocabulary.ts";
import { skeleton } from "./names.ts";

const languages = "en de fr it es pt nl sl hr sr cs sk pl hu ro bg el da sv nb fi tr ar ja".split(" ");
let known: Map<string, string> | null = null;

/** The two-letter code of a country, by that or by a name. Undefined if it isn't one. */
export function countryCode(text: string): string | undefined {
  known ??= readNames();
  return known.get(skeleton(text));
}

function readNames(): Map<string, string> {
  const names = new Map<string, string>();
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const english = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const codes = letters
    .flatMap((a) => letters.map((b) => a + b))
    // Not countries: the European Union, the United Nations, and codes that are made up or unknown.
    .filter((code) => !/^(EU|EZ|UN|UK|QO|ZZ|X[AB])$/.test(code) && english.of(code) !== undefined);
  for (const language of languages) {
    const named = new Intl.DisplayNames(language, { type: "region", fallback: "none" });
    for (const code of codes) names.set(skeleton(named.of(code) ?? code), code);
  }
  for (const [code, terms] of Object.entries(readVocabulary().countries))
    for (const term of Array.isArray(terms) ? terms : Object.values(terms).flat()) names.set(skeleton(term), code);
  for (const code of codes) names.set(skeleton(code), code);
  names.set("uk", "GB");
  return names;
}
