/**
 * Characters that show nothing (zero width, direction, tags, fillers, variation selectors, the blank Braille cell), and
 * those without an agreed appearance. Joiners are among them, although some scripts and emoji need them.
 */
export const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\p{Cn}\u2800]/gu;

/** Characters as people count them, without surrounding spaces. Limits what is stored. */
export const lengthOf = (text: string): number => [...text.trim()].length;

/** The same, counting only what can be seen, and several spaces once. Tells whether enough has been written. */
export const seenLengthOf = (text: string): number => lengthOf(text.replaceAll(unseen, "").replaceAll(/\s+/g, " "));
