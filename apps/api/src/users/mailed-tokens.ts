// Tokens sent by e-mail: 256 random bits, kept as a hash, valid once and for a limited time.
import { createHash, randomBytes } from "node:crypto";
import { type Kysely, sql, type Transaction } from "kysely";
import type { MailedPurpose, Schema } from "../database/schema.ts";
import { linkLifetimes } from "./lifetimes.ts";

export const hashed = (token: string) => createHash("sha256").update(token).digest();
export const randomToken = () => randomBytes(32).toString("base64url");

/** What a sign-up asks for, under the columns' names. */
export interface SignUpDetails {
  password_hash: string;
  first_name: string;
  last_name: string;
  location: string;
}

interface NewToken {
  purpose: MailedPurpose;
  userId: string;
  email: string;
  /** The browser that signed up; if absent, the account has one link for each purpose. */
  browserHash?: Buffer | null;
  /** The claim whose business e-mail it confirms: each has its own link. */
  claimId?: string;
  /** Kept with the token until its link is used. */
  details?: SignUpDetails | null;
}

/** Makes a token; earlier ones for the same browser and purpose end. @returns the token, which is kept nowhere */
export async function issueToken(trx: Transaction<Schema>, token: NewToken): Promise<string> {
  const secret = randomToken();
  await trx
    .deleteFrom("mailed_tokens")
    .where("user_id", "=", token.userId)
    .where("purpose", "=", token.purpose)
    .where("browser_hash", "is not distinct from", token.browserHash ?? null)
    .where("claim_id", "is not distinct from", token.claimId ?? null)
    .execute();
  await trx
    .insertInto("mailed_tokens")
    .values({
      hash: hashed(secret),
      purpose: token.purpose,
      user_id: token.userId,
      email: token.email,
      browser_hash: token.browserHash ?? null,
      claim_id: token.claimId ?? null,
      ...token.details,
      expires_at: new Date(Date.now() + linkLifetimes[token.purpose] * 1000),
    })
    .execute();
  return secret;
}

/**
 * The sign-up that this browser made for the account, as its link carries it, used or not.
 * @returns null where it made none; its details are null where it made the account, which already has what it asked for
 */
export async function signUpOf(
  trx: Transaction<Schema>,
  userId: string,
  browserHash: Buffer | null,
): Promise<{ details: SignUpDetails | null } | null> {
  if (browserHash === null) return null;
  const row = await trx
    .selectFrom("mailed_tokens")
    .select(detailColumns)
    .where("user_id", "=", userId)
    .where("purpose", "=", "verify-email")
    .where("browser_hash", "=", browserHash)
    .executeTakeFirst();
  return row ? { details: detailsIn(row) } : null;
}

const detailColumns = ["password_hash", "first_name", "last_name", "location"] as const;

/** The sign-up's details in a token's row: all or none. */
export const detailsIn = ({
  password_hash,
  first_name,
  last_name,
  location,
}: { [C in keyof SignUpDetails]: SignUpDetails[C] | null }): SignUpDetails | null =>
  password_hash === null || first_name === null || last_name === null || location === null
    ? null
    : { password_hash, first_name, last_name, location };

/**
 * Uses a token up, in one statement: if it is used twice at the same time, one succeeds.
 * @returns null when it is unknown, used or expired
 */
export async function consumeToken(db: Kysely<Schema> | Transaction<Schema>, purpose: MailedPurpose, token: string) {
  const row = await db
    .updateTable("mailed_tokens")
    .set({ consumed_at: sql`now()` })
    .where("hash", "=", hashed(token))
    .where("purpose", "=", purpose)
    .where("consumed_at", "is", null)
    .where("expires_at", ">", sql<Date>`now()`)
    .returning(["user_id", "email", "browser_hash", "claim_id", ...detailColumns])
    .executeTakeFirst();
  return row ?? null;
}

/** The person a token belongs to; does not use it up. @returns null when it is unknown, used or expired */
export async function ownerOfToken(db: Kysely<Schema>, purpose: MailedPurpose, token: string): Promise<string | null> {
  const row = await db
    .selectFrom("mailed_tokens")
    .select("user_id")
    .where("hash", "=", hashed(token))
    .where("purpose", "=", purpose)
    .where("consumed_at", "is", null)
    .where("expires_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Ends the links for these purposes. */
export const revokeTokens = (trx: Transaction<Schema>, userId: string, ...purposes: MailedPurpose[]) =>
  trx.deleteFrom("mailed_tokens").where("user_id", "=", userId).where("purpose", "in", purposes).execute();
