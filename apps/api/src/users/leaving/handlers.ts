// Leaving: ask, confirm by e-mail, close. And the export of everything we hold about a person.
import { Readable } from "node:stream";
import type { Handlers } from "../../contract/handlers.ts";
import { inTransaction } from "../../database/open.ts";
import { countMail } from "../../mail/limits.ts";
import { queueMail } from "../../mail/outbox.ts";
import { ProblemError } from "../../problems.ts";
import { countAttempt } from "../../security/limits.ts";
import type { Services } from "../../services.ts";
import { closeAccount, confirmDeletion } from "./closing.ts";
import { clearCookie, cookieNames } from "../log-in/cookies.ts";
import { exportOf } from "./export.ts";
import { accountClosedEmail, deletionEmail, siteOf } from "../emails.ts";
import { limits } from "../limits.ts";
import { consumeToken, issueToken } from "../mailed-tokens.ts";
import { account } from "../queries.ts";

export function deletionHandlers(services: Services) {
  const { db, jobs, sessions, settings, brand, log, cache } = services;
  const cookies = cookieNames(settings.publicUrl);
  const site = siteOf(services);

  return {
    async requestAccountDeletion({ body, caller }) {
      const { userId } = caller;
      const { email } = await account(db, userId);
      await countMail(db, "deletion", email);
      await db.transaction().execute(async (trx) => {
        await trx
          .updateTable("users")
          .set({ reviews_on_deletion: body.reviews, deletion_confirmed_until: null })
          .where("id", "=", userId)
          .execute();
        const token = await issueToken(trx, { purpose: "delete-account", userId, email });
        await queueMail(trx, jobs, deletionEmail(site, email, token, body.reviews), userId);
      });
      return { email };
    },

    async confirmAccountDeletion({ body, address }) {
      await countAttempt(db, limits.tokenByAddress, address);
      const confirmed = await db.transaction().execute(async (trx) => {
        const token = await consumeToken(trx, "delete-account", body.token);
        return token && (await confirmDeletion(trx, token.user_id));
      });
      if (!confirmed)
        throw new ProblemError("link-expired", {
          detail: "It has been used, replaced by a newer one, or has expired.",
        });
      return {
        email: confirmed.email,
        reviews: confirmed.reviews_on_deletion ?? "delete",
        confirmedUntil: confirmed.deletion_confirmed_until!.toISOString(),
      };
    },

    async deleteAccount({ caller }, reply) {
      const { userId } = caller;
      const closed = await inTransaction(db, async (trx) => {
        const account = await closeAccount(trx, { jobs, site }, userId);
        if (!account) return null;
        await sessions.endAll(trx, userId, "the account was closed");
        await queueMail(trx, jobs, accountClosedEmail(site, account.email, account.eraseAt), userId);
        return account;
      });
      if (!closed) throw new ProblemError("deletion-unconfirmed");
      cache.clear();
      clearCookie(reply, cookies, "refresh");
      log.info({ event: "account-closed", userId }, "account closed");
      return { eraseAt: closed.eraseAt.toISOString() };
    },

    async exportMyData({ caller }, reply) {
      const name = brand.shortName.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
      const day = new Date().toISOString().slice(0, 10);
      return reply
        .type("application/json; charset=utf-8")
        .header("content-disposition", `attachment; filename="${name}-${day}.json"`)
        .send(Readable.from(exportOf(db, caller.userId)));
    },
  } satisfies Partial<Handlers>;
}
