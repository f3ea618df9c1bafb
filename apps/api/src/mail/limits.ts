// How often we e-mail one address at the request of people who may not be its owner.
import type { Kysely } from "kysely";
import type { Schema } from "../database/schema.ts";
import { ProblemError } from "../problems.ts";
import { countAttempt } from "../security/limits.ts";

/** Who may ask for an e-mail: anyone, for any address; or only its owner or an admin, logged in. */
const askedBy = {
  "sign-up": "anybody",
  recovery: "anybody",
  "new-address": "anybody",
  contact: "anybody",
  removal: "anybody",
  notice: "anybody",
  "claim-email": "anybody",
  "team-invitation": "anybody",
  "partner-invitation": "anybody",
  deletion: "insiders",
  invitation: "insiders",
} as const;

const hour = 3_600;
const perPurpose = 5;
/** For e-mails that anyone may ask for: using up two purposes still leaves some for the others. */
const inAll = { name: "mail:recipient", hits: 12, seconds: hour };

/**
 * Counts an e-mail before we know whether the address has an account, so that the answer does not give that away.
 * Warnings to the owner of an account are not counted, or others could keep them from arriving.
 * @throws ProblemError too-many-requests
 */
export async function countMail(db: Kysely<Schema>, purpose: keyof typeof askedBy, recipient: string): Promise<void> {
  const mailbox = mailboxOf(recipient);
  await countAttempt(db, { name: `mail:${purpose}`, hits: perPurpose, seconds: hour }, mailbox);
  if (askedBy[purpose] === "anybody") await countAttempt(db, inAll, mailbox);
}

/** The same, for an e-mail that can be left out. @returns whether it may be sent */
export async function tryCountMail(...mail: Parameters<typeof countMail>): Promise<boolean> {
  try {
    await countMail(...mail);
    return true;
  } catch (error) {
    if (error instanceof ProblemError && error.type === "too-many-requests") return false;
    throw error;
  }
}

/** Where an address leads: what follows a plus is the reader's own note, and Google ignores dots. */
export function mailboxOf(address: string): string {
  const [local, domain] = address.toLowerCase().split(/@(?=[^@]*$)/) as [string, string];
  const name = local.split("+")[0] || local;
  return /^(?:gmail|googlemail)\.com$/.test(domain) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}
