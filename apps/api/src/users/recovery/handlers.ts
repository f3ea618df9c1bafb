// Getting back into an account without its password: a link by e-mail that works once, for an hour.
import type { Handlers } from "../../contract/handlers.ts";
import { countMail } from "../../mail/limits.ts";
import { queueMail } from "../../mail/outbox.ts";
import { invalidField, ProblemError } from "../../problems.ts";
import { countAttempt } from "../../security/limits.ts";
import { passwordError } from "../../security/passwords.ts";
import type { Services } from "../../services.ts";
import { resetUnverifiedAccount } from "../reset-unverified-account.ts";
import { passwordChangedEmail, secondStepOffEmail, siteOf } from "../emails.ts";
import { limits } from "../limits.ts";
import { requestLink } from "../link-requests.ts";
import { consumeToken, revokeTokens, ownerOfToken } from "../mailed-tokens.ts";
import { account, setPassword } from "../queries.ts";
import { dropUnknownHolders } from "../second-step/second-step.ts";

export function recoveryHandlers(services: Services) {
  const { db, jobs, hasher, sessions, brand, log } = services;
  const site = siteOf(services);

  return {
    async forgetPassword({ body, address }) {
      await countAttempt(db, limits.recoveryByAddress, address);
      await countMail(db, "recovery", body.email);
      await requestLink(db, jobs, { purpose: "reset-password", email: body.email, from: body.from });
      return { email: body.email };
    },

    async resetPassword({ body, address }) {
      await countAttempt(db, limits.tokenByAddress, address);
      const expired = new ProblemError("link-expired", {
        detail: "It has been used, replaced by a newer one, or has expired.",
      });
      const userId = await ownerOfToken(db, "reset-password", body.token);
      if (userId === null) throw expired;
      const person = await account(db, userId);
      // Checked before the link is used up, so that a refused password can be put right.
      const fault = passwordError(body.password, {
        brand: brand.shortName,
        words: [person.first_name, person.last_name, person.email.split("@")[0]!],
      });
      if (fault) throw invalidField("/password", fault);
      const passwordHash = await hasher.hash(body.password);
      const done = await db.transaction().execute(async (trx) => {
        const token = await consumeToken(trx, "reset-password", body.token);
        // E-mailed to the address that the account still has.
        if (!token || token.email.toLowerCase() !== person.email.toLowerCase()) return false;
        await resetUnverifiedAccount(trx, sessions, userId);
        if (await dropUnknownHolders(trx, userId)) {
          await queueMail(trx, jobs, secondStepOffEmail(site, person.email, "a new password"), userId);
          log.info({ event: "second-step-off", userId, by: "password-reset" }, "second step turned off");
        }
        await setPassword(trx, userId, passwordHash, { addressProven: true });
        await sessions.endAll(trx, userId, "a new password was set");
        // Anything someone else may have started in this account ends with their session.
        await revokeTokens(trx, userId, "new-email", "stop-new-email", "verify-email", "delete-account");
        await queueMail(trx, jobs, passwordChangedEmail(site, person.email), userId);
        return true;
      });
      if (!done) throw expired;
      log.info({ event: "password-reset", userId, address }, "password reset");
    },
  } satisfies Partial<Handlers>;
}
