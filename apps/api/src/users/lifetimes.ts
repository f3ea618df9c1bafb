// How long things work that are mailed, and how long a closed account is kept.
import type { MailedPurpose } from "../database/schema.ts";

/** Of a mailed link. */
export const hoursOf: Record<MailedPurpose, number> = {
  "verify-email": 48,
  "reset-password": 1,
  "new-email": 24,
  // As long as the change can still happen.
  "stop-new-email": 24,
  "delete-account": 24,
};

/** Of an admin's invitation. */
export const invitationDays = 3;

/** From the press that confirms a deletion until its account's owner must have closed it. */
export const confirmedForMinutes = 60;

/** From the closing of an account to its end. */
export const daysUntilErased = 14;

/** For a sentence: "1 hour", "3 days". */
export const counted = (n: number, unit: "hour" | "day") => `${n} ${unit}${n === 1 ? "" : "s"}`;
