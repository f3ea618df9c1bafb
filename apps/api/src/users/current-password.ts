import type { Transaction } from "kysely";
import type { Schema } from "../database/schema.ts";
import { ProblemError } from "../problems.ts";
import type { Caller } from "../security/authentication.ts";
import { resetAttempts, countAttempt } from "../security/limits.ts";
import type { Services } from "../services.ts";
import { limits } from "./limits.ts";

/**
 * Makes someone who is logged in prove that they know the password: for this, an open browser is not enough.
 * @throws ProblemError wrong-password, or too-many-requests
 */
export async function verifyCurrentPassword(
  { db, hasher, log }: Services,
  userId: string,
  passwordHash: string | null,
  given: string | undefined,
): Promise<void> {
  if (passwordHash === null)
    throw new ProblemError("wrong-password", {
      detail: "This account has no password yet. Set one first, with the link under “Forgot your password?”.",
    });
  if (given === undefined) throw new ProblemError("wrong-password", { detail: "Enter your current password." });
  await countAttempt(db, limits.currentPassword, userId);
  if (!(await hasher.verify(passwordHash, given))) {
    log.info({ event: "wrong-current-password", userId }, "wrong current password");
    throw new ProblemError("wrong-password");
  }
  await resetAttempts(db, limits.currentPassword, userId);
}

/**
 * Locks the account for the change that the password was asked for: while it was compared, and the new one hashed, the
 * owner may have set another, which ends other people's sessions.
 * @throws ProblemError unauthorized
 */
export async function assertSessionActive(trx: Transaction<Schema>, { userId, sessionId }: Caller): Promise<void> {
  // First the row that everything that ends sessions locks, then (in a statement that sees what it did) the session.
  await trx.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate().execute();
  const session = await trx
    .selectFrom("sessions")
    .select("id")
    .where("id", "=", sessionId)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  if (!session) throw new ProblemError("unauthorized");
}
