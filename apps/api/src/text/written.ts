import { seenLengthOf } from "@troth/rules/text";
import { invalidField } from "../problems.ts";

/** A text without surrounding spaces. @throws ProblemError invalid-body if too little of it can be seen */
export function written(text: string, pointer: string, min: number): string {
  if (seenLengthOf(text) < min) throw invalidField(pointer, `must be ${min} characters or more`);
  return text.trim();
}
