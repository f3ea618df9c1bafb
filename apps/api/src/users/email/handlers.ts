// Changes of address: the link sent to the new address confirms one, the link sent to the old address stops it.
import type { Transaction } from "kysely";
import type { Handlers } from "../../contract/handlers.ts";
import { isUniqueViolation } from "../../database/errors.ts";
import type { Schema } from "../../database/schema.ts";
import { queueMail } from "../../mail/outbox.ts";
import { ProblemError } from "../../problems.ts";
import { countAttempt } from "../../security/limits.ts";
import type { Services } from "../../services.ts";
import { addressChangedEmail, siteOf } from "../emails.ts";
import { cookieNames } from "../log-in/cookies.ts";
import { limits } from "../limits.ts";
import { consumeToken, revokeTokens } from "../mailed-tokens.ts";
import { account, applyEmailChange } from "../queries.ts";

export function emailHandlers(services: Services) {
  const { db, jobs, sessions, settings, log } = services;
  const cookies = cookieNames(settings.publicUrl);
  const site = siteOf(services);

  const expired = () =>
    new ProblemError("link-expired", { detail: "It has been used or has expired, or the change was stopped." });

  return {
    async verifyNewEmail({ body, address, cookies: sent }) {
      await countAttempt(db, limits.tokenByAddress, address);
      const loggedIn = await sessions.ownerOf(db, sent[cookies.refresh]);
      try {
        const email = await db.transaction().execute(async (trx) => {
          const token = await consumeToken(trx, "new-email", body.token);
          if (!token) return null;
          const before = await account(trx, token.user_id);
          if (!(await applyEmailChange(trx, token.user_id, token.email, loggedIn === token.user_id))) return null;
          await revokeTokens(trx, token.user_id, "stop-new-email", "reset-password");
          await queueMail(trx, jobs, addressChangedEmail(site, before.email), token.user_id);
          log.info({ event: "email-changed", userId: token.user_id, address }, "e-mail address changed");
          return token.email;
        });
        if (email === null) throw expired();
        return { email };
      } catch (error) {
        // Someone else's by now.
        if (isUniqueViolation(error)) throw expired();
        throw error;
      }
    },

    async stopNewEmail({ body, address }) {
      await countAttempt(db, limits.tokenByAddress, address);
      const stopped = await db.transaction().execute(async (trx) => {
        const token = await consumeToken(trx, "stop-new-email", body.token);
        if (!token) return false;
        await cancelEmailChange(trx, token.user_id);
        log.info({ event: "email-change-stopped", userId: token.user_id, address }, "change of address stopped");
        return true;
      });
      if (!stopped) throw expired();
    },

    async cancelNewEmail({ caller }) {
      await db.transaction().execute((trx) => cancelEmailChange(trx, caller.userId));
    },
  } satisfies Partial<Handlers>;
}

/** Cancels a change of address that has not been confirmed. */
export async function cancelEmailChange(trx: Transaction<Schema>, userId: string): Promise<void> {
  await trx.updateTable("users").set({ pending_email: null }).where("id", "=", userId).execute();
  await revokeTokens(trx, userId, "new-email", "stop-new-email");
}
