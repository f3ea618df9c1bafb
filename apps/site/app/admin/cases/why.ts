import type { Schemas } from "@troth/api-client";
import { messages as refusals } from "../../claims/refusal-messages.ts";

/** Why something was done: the rule, where the history names one, and what was said. */
export const whyOf = ({ because, reason }: Pick<Schemas["HistoryEntry"], "because" | "reason">): string =>
  [because && refusals[because as Schemas["ClaimRefusal"]], reason].filter(Boolean).join(": ");
