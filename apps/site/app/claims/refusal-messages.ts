import type { Schemas } from "@troth/api-client";

/** Why a claim was declined, as its claimant and admins read it. */
export const messages = {
  unconfirmed: "Nothing bears it out",
  unanswered: "Our question wasn’t answered",
  "not-authorised": "The business hasn’t asked for it",
  untrue: "What was said for it isn’t true",
  "someone-else": "Someone else looks after the business",
  "not-listed": "The business is no longer listed",
  other: "Another reason",
} satisfies Record<Schemas["ClaimRefusal"], string>;
