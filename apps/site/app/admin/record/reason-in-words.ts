import type { Schemas } from "@troth/api-client";
import { messages as proofWords } from "../proofs/messages.ts";
import { messages as proposalWords } from "../proposals/messages.ts";
import { messages as reportWords } from "../reports/messages.ts";
import { messages as vendorWords } from "../vendors/messages.ts";

type Event = Pick<Schemas["ModerationEvent"], "action" | "reason"> & { subject: { type: string } };

/** The rules that the record names, as the forms call them: of all that is done to something, or of one action alone. */
const rules: { [what: string]: { readonly [rule: string]: string } } = {
  vendor: vendorWords.decision.because,
  review: reportWords.decision.because,
  "review:hold": reportWords.held.reasons,
  proposal: proposalWords.decision.because,
  report: reportWords.decision.because,
  proof: { ...proofWords.kinds, ...proofWords.because },
};

/** Why it was done. What people have written themselves stays as it is. */
export function reasonInWords({ action, subject, reason }: Event): string {
  const words = rules[`${subject.type}:${action}`] ?? rules[subject.type];
  return words && Object.hasOwn(words, reason) ? words[reason]! : reason;
}
