// Tokens that travel by mail: 256 random bits, kept as a hash, good once and for a bounded time.
import { createHash, randomBytes } from "node:crypto";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Schema } from "../database/schema.ts";

export const verificationHours = 48;

export const hashed = (token: string) => createHash("sha256").update(token).digest();
export const randomToken = () => randomBytes(32).toString("base64url");

type Purpose = Schema["mailed_tokens"]["purpose"];

/** Makes a token; earlier ones of the same purpose end. @returns the token, which is nowhere else */
export async function issueToken(
  trx: Transaction<Schema>,
  token: { purpose: Purpose; userId: string; email: string; browserHash: Buffer | null },
): Promise<string> {
  const secret = randomToken();
  await trx
    .deleteFrom("mailed_tokens")
    .where("user_id", "=", token.userId)
    .where("purpose", "=", token.purpose)
    .execute();
  await trx
    .insertInto("mailed_tokens")
    .values({
      hash: hashed(secret),
      purpose: token.purpose,
      user_id: token.userId,
      email: token.email,
      browser_hash: token.browserHash,
      expires_at: new Date(Date.now() + verificationHours * 3_600_000),
    })
    .execute();
  return secret;
}

/** Uses a token up, in one statement: of two at once, one succeeds. @returns null when it is unknown, used or expired */
export async function consumeToken(db: Kysely<Schema> | Transaction<Schema>, purpose: Purpose, token: string) {
  const row = await db
    .updateTable("mailed_tokens")
    .set({ consumed_at: sql`now()` })
    .where("hash", "=", hashed(token))
    .where("purpose", "=", purpose)
    .where("consumed_at", "is", null)
    .where("expires_at", ">", sql<Date>`now()`)
    .returning(["user_id", "email", "browser_hash"])
    .executeTakeFirst();
  return row ?? null;
}
