// The second step in the database.
import { type Kysely, sql, type Transaction } from "kysely";
import type { Schema } from "../../database/schema.ts";
import { decryptSecret, encryptSecret } from "../../security/seal.ts";
import { newRecoveryCodes, recoveryHash, stepOf } from "../../security/second-step.ts";

type Db = Kysely<Schema> | Transaction<Schema>;

/** How many recovery codes are left, and whether a code is needed at all. */
export async function secondStepState(
  db: Db,
  userId: string,
): Promise<{ enabled: boolean; recoveryCodesLeft: number }> {
  const row = await db
    .selectFrom("users")
    .select("totp_enabled_at")
    .select((users) =>
      users
        .selectFrom("recovery_codes")
        .select(sql<number>`count(*)::integer`.as("left"))
        .whereRef("recovery_codes.user_id", "=", "users.id")
        .where("used_at", "is", null)
        .as("left"),
    )
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return { enabled: row.totp_enabled_at !== null, recoveryCodesLeft: row.left ?? 0 };
}

/** Keeps a secret that is not in use yet. @returns false when one is already in use */
export async function storePendingSecret(db: Db, key: Buffer, userId: string, secret: string): Promise<boolean> {
  const result = await db
    .updateTable("users")
    .set({ totp_secret: encryptSecret(key, userId, secret), totp_last_step: 0 })
    .where("id", "=", userId)
    .where("totp_enabled_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Puts the secret into use. @returns the recovery codes, which are kept nowhere in the clear */
export async function enable(trx: Transaction<Schema>, key: Buffer, userId: string): Promise<string[]> {
  await trx
    .updateTable("users")
    .set({ totp_enabled_at: sql`now()` })
    .where("id", "=", userId)
    .execute();
  return renewCodes(trx, key, userId);
}

export async function disable(trx: Transaction<Schema>, userId: string): Promise<void> {
  await trx
    .updateTable("users")
    .set({ totp_secret: null, totp_enabled_at: null, totp_last_step: 0 })
    .where("id", "=", userId)
    .execute();
  await trx.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
}

/**
 * Removes a second step that may not belong to the owner of the mailbox, since it would keep them out for ever. An
 * admin's stays.
 * @returns whether there was one
 */
export async function dropUnknownHolders(trx: Transaction<Schema>, userId: string): Promise<boolean> {
  const row = await trx
    .selectFrom("users")
    .select("id")
    .where("id", "=", userId)
    .where("holder_unknown", "=", true)
    .where("is_admin", "=", false)
    .where("totp_enabled_at", "is not", null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return false;
  await disable(trx, userId);
  return true;
}

export async function renewCodes(trx: Transaction<Schema>, key: Buffer, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await trx.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  await trx
    .insertInto("recovery_codes")
    .values(codes.map((code) => ({ user_id: userId, hash: recoveryHash(key, code) })))
    .execute();
  return codes;
}

/**
 * Uses a code up, in one statement: if it is used twice at the same time, one succeeds.
 * @param now milliseconds since 1970
 * @returns which kind it was; null when it is wrong or has been used
 */
export async function useCode(
  db: Db,
  key: Buffer,
  userId: string,
  code: string,
  now: number,
): Promise<"authenticator" | "recovery" | null> {
  const row = await db
    .selectFrom("users")
    .select(["totp_secret", "totp_enabled_at"])
    .where("id", "=", userId)
    .executeTakeFirst();
  if (!row?.totp_secret) return null;
  const step = stepOf(decryptSecret(key, userId, row.totp_secret), code, now);
  if (step !== null) {
    const used = await db
      .updateTable("users")
      .set({ totp_last_step: step })
      .where("id", "=", userId)
      .where("totp_last_step", "<", step)
      .executeTakeFirst();
    return used.numUpdatedRows > 0n ? "authenticator" : null;
  }
  // Recovery codes come into use with the secret.
  if (row.totp_enabled_at === null) return null;
  const recovered = await db
    .updateTable("recovery_codes")
    .set({ used_at: sql`now()` })
    .where("user_id", "=", userId)
    .where("hash", "=", recoveryHash(key, code))
    .where("used_at", "is", null)
    .executeTakeFirst();
  return recovered.numUpdatedRows > 0n ? "recovery" : null;
}
