// How often one address is written to at the wish of people who need not be its owner.
import type { Kysely } from "kysely";
import type { Schema } from "../database/schema.ts";
import { ProblemError } from "../problems.ts";
import { countAttempt } from "../security/limits.ts";

/** Who may ask for a mail: anybody, for any address; or only its owner or an admin, signed in. */
const askedBy = {
  "sign-up": "anybody",
  recovery: "anybody",
  "new-address": "anybody",
  contact: "anybody",
  deletion: "insiders",
  invitation: "insiders",
} as const;

const hour = 3_600;
const perPurpose = 5;
/** Of what anybody may ask for: whoever uses two purposes up leaves something of the others. */
const inAll = { name: "mail:recipient", hits: 12, seconds: hour };

/**
 * Counts a mail, before it is known whether anybody has an account with the address: the answer tells nothing of that. What
 * warns the owner of an account is not counted, or others could keep it from them.
 * @throws ProblemError too-many-requests
 */
export async function countMail(db: Kysely<Schema>, purpose: keyof typeof askedBy, recipient: string): Promise<void> {
  await countAttempt(db, { name: `mail:${purpose}`, hits: perPurpose, seconds: hour }, recipient);
  if (askedBy[purpose] === "anybody") await countAttempt(db, inAll, recipient);
}

/** The same, for a mail that can also be left out. @returns whether it may be written */
export async function mayMail(...mail: Parameters<typeof countMail>): Promise<boolean> {
  try {
    await countMail(...mail);
    return true;
  } catch (error) {
    if (error instanceof ProblemError && error.type === "too-many-requests") return false;
    throw error;
  }
}
