import type { Schemas } from "@troth/api-client";
import { messages as claimWords } from "../../claims/refusal-messages.ts";
import { messages as noticeWords } from "../../notices/messages.ts";
import { messages as removalWords } from "../../removals/messages.ts";
import { messages as proofWords } from "../proofs/messages.ts";
import { messages as proposalWords } from "../proposals/messages.ts";
import { messages as reportWords } from "../reports/messages.ts";
import { messages as vendorWords } from "../vendors/messages.ts";

type Event = Pick<Schemas["ModerationEvent"], "action" | "reason"> & {
  subject: { type: string };
  because?: string | null;
};

/** The rules that the record names, as the forms call them: of all that is done to something, or of one action alone. */
const rules: { [what: string]: { readonly [rule: string]: string } } = {
  vendor: vendorWords.decision.because,
  "vendor:end ownership": claimWords,
  review: reportWords.decision.because,
  "review:hold": reportWords.held.reasons,
  proposal: proposalWords.decision.because,
  report: reportWords.decision.because,
  "report:take up": reportWords.held.reasons,
  proof: { ...proofWords.kinds, ...proofWords.because },
  claim: claimWords,
  notice: noticeWords.status.because,
  removal: removalWords.status.because,
};

/** Why it was done: the rule, and what was said if that is on record, too. What people have written themselves stays as it is. */
export function reasonInWords({ action, subject, because, reason }: Event): string {
  const words = rules[`${subject.type}:${action}`] ?? rules[subject.type];
  const named = (rule: string) => (words && Object.hasOwn(words, rule) ? words[rule]! : rule);
  if (because) return [named(because), reason].filter(Boolean).join("\n");
  // Of these, the record has the rule apart.
  return ["claim", "notice", "removal"].includes(subject.type) ? reason : named(reason);
}
