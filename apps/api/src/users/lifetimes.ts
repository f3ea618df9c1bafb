// How long e-mailed links work, by purpose, and lifetimes in the words of an e-mail.
import { day, hour, lifetimes } from "@troth/rules/lifetimes";
import type { MailedPurpose } from "../database/schema.ts";

/** In seconds. */
export const linkLifetimes: Record<MailedPurpose, number> = {
  "verify-email": lifetimes.verificationLink,
  "reset-password": lifetimes.passwordLink,
  "new-email": lifetimes.newEmailLink,
  // For as long as the change can still happen.
  "stop-new-email": lifetimes.newEmailLink,
  "delete-account": lifetimes.deletionLink,
  "claim-email": lifetimes.claimLink,
};

const units = { hour, day };

/** Seconds as words for a sentence: "1 hour", "3 days". */
export function counted(seconds: number, unit: keyof typeof units): string {
  const n = seconds / units[unit];
  return `${n} ${unit}${n === 1 ? "" : "s"}`;
}
