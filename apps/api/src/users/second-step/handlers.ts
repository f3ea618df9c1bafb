// The second step: logging in with it, and turning it on and off.
import { sql } from "kysely";
import type { Handlers } from "../../contract/handlers.ts";
import { queueMail } from "../../mail/outbox.ts";
import { invalidField, ProblemError } from "../../problems.ts";
import { resetAttempts, countAttempt } from "../../security/limits.ts";
import { unseal } from "../../security/seal.ts";
import { authenticatorUri, newSecret } from "../../security/second-step.ts";
import type { Services } from "../../services.ts";
import { clearCookie, cookieNames } from "../log-in/cookies.ts";
import { verifyCurrentPassword, assertSessionActive } from "../current-password.ts";
import { recoveryCodeUsedEmail, secondStepOffEmail, secondStepOnEmail, siteOf } from "../emails.ts";
import { limits } from "../limits.ts";
import { type Begun, digestOf, openSession } from "../log-in/open-session.ts";
import { account } from "../queries.ts";
import { disable, enable, storePendingSecret, renewCodes, secondStepState, useCode } from "./second-step.ts";

export function secondStepHandlers(services: Services) {
  const { db, jobs, keys, sessions, settings, brand, log } = services;
  const cookies = cookieNames(settings.publicUrl);
  const site = siteOf(services);

  /** @throws ProblemError wrong-code */
  async function proveCode(userId: string, code: string, wrong = new ProblemError("wrong-code")) {
    await countAttempt(db, limits.secondStep, userId);
    const kind = await useCode(db, keys.secondStep, userId, code, Date.now());
    if (kind === null) {
      log.info({ event: "wrong-code", userId }, "wrong code");
      throw wrong;
    }
    await resetAttempts(db, limits.secondStep, userId);
    return kind;
  }
  const wrongField = () => invalidField("/code", "is wrong or has been used");

  const tellOfRecoveryCode = async (userId: string, email: string) => {
    const { recoveryCodesLeft } = await secondStepState(db, userId);
    await db
      .transaction()
      .execute((trx) => queueMail(trx, jobs, recoveryCodeUsedEmail(site, email, recoveryCodesLeft), userId));
  };

  return {
    async finishLogin({ body, cookies: sent, headers, address }, reply) {
      await countAttempt(db, limits.loginByAddress, address);
      const begun = await unseal<Begun>(keys.attempt, "second-step", sent[cookies.secondStep]);
      const tooLate = new ProblemError("unauthorized", { detail: "That took too long: please log in again." });
      if (!begun) throw tooLate;
      const { email, password_hash: passwordHash } = await account(db, begun.userId);
      // The password that it started with has changed since.
      if (begun.password !== undefined && (passwordHash === null || digestOf(passwordHash) !== begun.password))
        throw tooLate;
      const kind = await proveCode(begun.userId, body.code);
      clearCookie(reply, cookies, "secondStep");
      if (kind === "recovery") await tellOfRecoveryCode(begun.userId, email);
      const session = await openSession(services, reply, begun.userId, {
        userAgent: headers["user-agent"] ?? "",
        isGoogleLogin: begun.isGoogleLogin,
        secondStep: true,
        ...(begun.password !== undefined && passwordHash !== null && { passwordHash }),
      });
      if (!session) throw tooLate;
      log.info({ event: "logged-in", by: kind, userId: begun.userId, address }, "login");
      return session;
    },

    async beginSecondStep({ body, caller }) {
      const { userId } = caller;
      const person = await account(db, userId);
      await verifyCurrentPassword(services, userId, person.password_hash, body.currentPassword);
      const secret = newSecret();
      if (!(await storePendingSecret(db, keys.secondStep, userId, secret)))
        throw new ProblemError("conflict", { detail: "Your second step is already on." });
      return { secret, uri: authenticatorUri(secret, brand.shortName, person.email) };
    },

    async enableSecondStep({ body, caller }) {
      const { userId, sessionId } = caller;
      const person = await account(db, userId);
      if ((await secondStepState(db, userId)).enabled)
        throw new ProblemError("conflict", { detail: "Your second step is already on." });
      await proveCode(userId, body.code, wrongField());
      const recoveryCodes = await db.transaction().execute(async (trx) => {
        await assertSessionActive(trx, caller);
        const codes = await enable(trx, keys.secondStep, userId);
        await sessions.endAll(trx, userId, "the second step was turned on", sessionId);
        await trx
          .updateTable("sessions")
          .set({ second_step: true, second_step_at: sql`now()` })
          .where("id", "=", sessionId)
          .execute();
        await queueMail(trx, jobs, secondStepOnEmail(site, person.email), userId);
        return codes;
      });
      log.info({ event: "second-step-on", userId }, "second step turned on");
      return { recoveryCodes };
    },

    async confirmSecondStep({ body, caller: { userId, sessionId } }) {
      const kind = await proveCode(userId, body.code, wrongField());
      if (kind === "recovery") await tellOfRecoveryCode(userId, (await account(db, userId)).email);
      await db
        .updateTable("sessions")
        .set({ second_step_at: sql`now()` })
        .where("id", "=", sessionId)
        .where("ended_at", "is", null)
        .execute();
      log.info({ event: "second-step-confirmed", userId }, "code entered again");
    },

    async disableSecondStep({ body, caller }) {
      const { userId, isAdmin } = caller;
      if (isAdmin) throw new ProblemError("forbidden", { detail: "An admin’s second step stays on." });
      if (!(await secondStepState(db, userId)).enabled)
        throw new ProblemError("conflict", { detail: "Your second step is already off." });
      const person = await account(db, userId);
      await verifyCurrentPassword(services, userId, person.password_hash, body.currentPassword);
      await proveCode(userId, body.code, wrongField());
      await db.transaction().execute(async (trx) => {
        await assertSessionActive(trx, caller);
        await disable(trx, userId);
        await queueMail(trx, jobs, secondStepOffEmail(site, person.email, "its owner"), userId);
      });
      log.info({ event: "second-step-off", userId }, "second step turned off");
    },

    async renewRecoveryCodes({ body, caller }) {
      const { userId } = caller;
      if (!(await secondStepState(db, userId)).enabled)
        throw new ProblemError("conflict", { detail: "Turn the second step on first." });
      await proveCode(userId, body.code, wrongField());
      const recoveryCodes = await db.transaction().execute((trx) => renewCodes(trx, keys.secondStep, userId));
      log.info({ event: "recovery-codes-renewed", userId }, "recovery codes renewed");
      return { recoveryCodes };
    },
  } satisfies Partial<Handlers>;
}
