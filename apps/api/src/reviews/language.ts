import { franc } from "franc-min";

/**
 * The languages we accept. The detector guesses others for texts in a language it doesn't know: Irish would be Ilocano.
 */
const believed = new Set(
  "ar bg bn bs cs de el en es fa fr ha hi hr hu id ig it ja ko mr nl pl pt ro ru sr sv th tr uk vi yo zh".split(" "),
);

/** The language of a text as a BCP 47 tag, for `lang` and hyphenation; `und` if the text is too short to tell. */
export function languageOf(text: string): string {
  // The detector gives ISO 639-3 codes, which Intl turns into BCP 47: "cmn" becomes "zh".
  const { language } = new Intl.Locale(franc(text, { minLength: 20 }));
  return believed.has(language) ? language : "und";
}
