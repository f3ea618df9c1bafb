import { franc } from "franc-min";

/** What is believed. Others are guessed for texts whose own language the detector does not know: Irish would be Ilocano. */
const believed = new Set(
  "ar bg bn bs cs de el en es fa fr ha hi hr hu id ig it ja ko mr nl pl pt ro ru sr sv th tr uk vi yo zh".split(" "),
);

/** The language of a text as a BCP 47 tag, for `lang` and hyphenation; `und` where the text is too short to tell. */
export function languageOf(text: string): string {
  // The detector answers ISO 639-3, which Intl writes as BCP 47 does: "cmn" is "zh".
  const { language } = new Intl.Locale(franc(text, { minLength: 20 }));
  return believed.has(language) ? language : "und";
}
