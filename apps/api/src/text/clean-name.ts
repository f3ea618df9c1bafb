// Cleans names so that no one can pass for someone else using invisible characters.
import { unseen } from "@troth/rules/text";

// Joiners shape letters in these scripts; between letters of other scripts they only make two equal names differ.
const needsJoiners = String.raw`[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Nkoo}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}]`;
const joiner = new RegExp(`(?<!${needsJoiners})[\\u200c\\u200d]|[\\u200c\\u200d](?!${needsJoiners})`, "gu");

const unseenAnywhere = new RegExp(String.raw`(?![\u200c\u200d])${unseen.source}`, "gu");

/** One encoding of each character, one space between words and nothing invisible. Empty if nothing is left. */
export const cleanName = (name: string): string =>
  name
    .replace(unseenAnywhere, "")
    .replace(joiner, "")
    .replaceAll(/[\p{Z}\p{Cc}]+/gu, " ")
    .trim()
    .normalize("NFC");
