// Names as they look: nobody passes for somebody else by characters that are not seen.

// Joiners shape the letters of these scripts; between letters of others they only make two equal names differ.
const needsJoiners = String.raw`[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Nkoo}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}]`;
const joiner = new RegExp(`(?<!${needsJoiners})[\\u200c\\u200d]|[\\u200c\\u200d](?!${needsJoiners})`, "gu");

// What shows nothing (zero width, direction, tags, fillers, variation), and what nobody has agreed how to show.
const unseen = /(?![\u200c\u200d])[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\p{Cn}]/gu;

/** One spelling of each character, one space between words, and nothing that is not seen. Empty when nothing is left. */
export const cleanName = (name: string): string =>
  name
    .replace(unseen, "")
    .replace(joiner, "")
    .replaceAll(/[\p{Z}\p{Cc}]+/gu, " ")
    .trim()
    .normalize("NFC");
