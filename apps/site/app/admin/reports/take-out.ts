/** What stands in place of what was taken out of a review, as the server expects it. */
const mark = "[removed]";

/** A text without the part from `start` to `end`; null if there is nothing in it. Marks beside it become one. */
export function takeOut(text: string, start: number, end: number): string | null {
  const part = text.slice(start, end);
  if (part.replaceAll(mark, "").trim() === "") return null;
  // Spaces around it stay.
  const from = start + (part.length - part.trimStart().length);
  const to = end - (part.length - part.trimEnd().length);
  return (text.slice(0, from) + mark + text.slice(to)).replaceAll(/\[removed\](?:\s*\[removed\])+/g, mark);
}
