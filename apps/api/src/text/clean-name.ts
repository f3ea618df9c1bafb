// Names as they look: nobody passes for somebody else by characters that are not seen.

// Joiners shape the letters of these scripts; between letters of others they only make two equal names differ.
const needsJoiners = String.raw`[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Nkoo}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}]`;
const joiner = new RegExp(`(?<!${needsJoiners})[\\u200c\\u200d]|[\\u200c\\u200d](?!${needsJoiners})`, "gu");

// Format characters (zero width, direction, tags), private and unassigned ones, variation selectors, fillers that show nothing.
const unseen = /[\p{Co}\p{Cn}\p{Variation_Selector}\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0]|(?![\u200c\u200d])\p{Cf}/gu;

/** One spelling of each character, one space between words, and nothing that is not seen. Empty when nothing is left. */
export const cleanName = (name: string): string =>
  name
    .replace(unseen, "")
    .replace(joiner, "")
    .replaceAll(/[\p{Z}\p{Cc}]+/gu, " ")
    .trim()
    .normalize("NFC");
