import { decisionLength } from "@troth/rules/decisions";
import { lengthOf, seenLengthOf } from "@troth/rules/text";
import { messages } from "../messages.ts";

const words = messages.decision;

/** A saved answer's first blank that hasn't been filled in: `{when}`. */
const blankIn = (text: string): string | undefined => /\{[^{}\n]+\}/.exec(text)?.[0];

/** What is wrong with a decision's words. @param missing What is said if there are none, unless none are needed */
export function problemWith(text: string, missing?: string): string | undefined {
  const written = seenLengthOf(text);
  const blank = blankIn(text);
  if (blank) return words.blank(blank);
  if (written === 0) return missing;
  if (written < decisionLength.min) return words.short(decisionLength.min);
  if (lengthOf(text) > decisionLength.max) return words.long(decisionLength.max);
  return undefined;
}
