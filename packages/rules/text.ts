/** Characters as people count them, without surrounding spaces. */
export const lengthOf = (text: string): number => [...text.trim()].length;
