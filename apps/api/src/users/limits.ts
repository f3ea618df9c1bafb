// How often accounts may be tried, and how often an address is written to.
import type { Kysely } from "kysely";
import type { Schema } from "../database/schema.ts";
import { ProblemError } from "../problems.ts";
import { type Limit, take } from "../security/limits.ts";

const minutes = (n: number) => n * 60;

export const limits = {
  signUpByAddress: { name: "sign-up:address", hits: 20, seconds: minutes(60) },
  recoveryByAddress: { name: "recovery:address", hits: 20, seconds: minutes(60) },
  mailByRecipient: { name: "mail:recipient", hits: 5, seconds: minutes(60) },
  // Of one address for one account: guessing ends here, and the account's owner, elsewhere, is not locked out.
  loginByPair: { name: "login:pair", hits: 10, seconds: minutes(15) },
  loginByAddress: { name: "login:address", hits: 100, seconds: minutes(15) },
  tokenByAddress: { name: "token:address", hits: 30, seconds: minutes(15) },
  // Somebody at an open browser who guesses the password.
  currentPassword: { name: "current-password:user", hits: 10, seconds: minutes(15) },
  secondStep: { name: "second-step:user", hits: 10, seconds: minutes(15) },
  avatar: { name: "avatar:user", hits: 30, seconds: minutes(60) },
} satisfies Record<string, Limit>;

/** One address gets so many mails an hour; beyond that the answer is the same, and the mail is not written. */
export async function mayMail(db: Kysely<Schema>, recipient: string): Promise<boolean> {
  try {
    await take(db, limits.mailByRecipient, recipient);
    return true;
  } catch (error) {
    if (error instanceof ProblemError) return false;
    throw error;
  }
}
