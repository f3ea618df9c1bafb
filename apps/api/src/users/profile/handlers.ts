// What people change about their own account: names and location, address, settings, password.
import type { Handlers } from "../../contract/handlers.ts";
import { inTransaction } from "../../database/open.ts";
import { countMail } from "../../mail/limits.ts";
import { queueMail } from "../../mail/outbox.ts";
import { invalidField, ProblemError } from "../../problems.ts";
import { countAttempt } from "../../security/limits.ts";
import { passwordError } from "../../security/passwords.ts";
import type { Services } from "../../services.ts";
import { startDigests } from "../../summaries/digest-queries.ts";
import { startSummaries } from "../../summaries/queries.ts";
import { cleanName } from "../../text/clean-name.ts";
import { verifyCurrentPassword, assertSessionActive } from "../current-password.ts";
import { cancelEmailChange } from "../email/handlers.ts";
import { newAddressTakenEmail, newAddressEmail, oldAddressEmail, passwordChangedEmail, siteOf } from "../emails.ts";
import { limits } from "../limits.ts";
import { revokeTokens, issueToken } from "../mailed-tokens.ts";
import { account, changeProfile, findByEmail, setPassword, tagOf, userData } from "../queries.ts";
import { secondStepState } from "../second-step/second-step.ts";
import { changed, settingsOf } from "./settings.ts";

export function profileHandlers(services: Services) {
  const { db, jobs, hasher, sessions, brand, log, clock } = services;
  const site = siteOf(services);

  return {
    async updateProfile({ body, caller, headers }, reply) {
      const { userId } = caller;
      const person = await account(db, userId);
      const [firstName, lastName] = [cleanName(body.firstName), cleanName(body.lastName)];
      for (const [field, name] of Object.entries({ firstName, lastName }))
        if (name === "") throw invalidField(`/${field}`, "must not be empty");
      const isNew = body.email.toLowerCase() !== person.email.toLowerCase();
      if (isNew) {
        await verifyCurrentPassword(services, userId, person.password_hash, body.currentPassword);
        await countAttempt(db, limits.newEmail, userId);
        await countMail(db, "new-address", body.email);
      }

      const written = await inTransaction(db, async (trx) => {
        if (isNew) await assertSessionActive(trx, caller);
        const version = await changeProfile(trx, userId, headers["If-Match"], {
          first_name: firstName,
          last_name: lastName,
          location: cleanName(body.location),
          ...(isNew && { pending_email: body.email }),
        });
        if (version === null) return null;
        if (isNew) {
          const taken = await findByEmail(trx, body.email);
          const stop = await issueToken(trx, { purpose: "stop-new-email", userId, email: body.email });
          const token = await issueToken(trx, { purpose: "new-email", userId, email: body.email });
          await queueMail(
            trx,
            jobs,
            taken ? newAddressTakenEmail(site, body.email) : newAddressEmail(site, body.email, token, stop),
            // Of either kind: what is listed for them must not reveal whether the address has an account.
            userId,
          );
          // Sent however many e-mails this address has had: it is the only warning.
          await queueMail(trx, jobs, oldAddressEmail(site, person.email, stop), userId);
        }
        const { pending_email: pendingEmail } = await account(trx, userId);
        return { version, profile: { userData: await userData(trx, userId), pendingEmail } };
      });
      if (!written)
        throw new ProblemError("changed-meanwhile", {
          detail: "It has changed since you loaded it, perhaps by you in another tab.",
        });
      reply.header("etag", tagOf(written.version));
      return written.profile;
    },

    async getAccount({ caller }) {
      const person = await account(db, caller.userId);
      return {
        email: person.email,
        pendingEmail: person.pending_email,
        hasPassword: person.password_hash !== null,
        isGoogleLinked: person.google_subject !== null,
        createdAt: person.created_at.toISOString(),
        settings: settingsOf(person.settings),
        secondStep: await secondStepState(db, caller.userId),
      };
    },

    updateSettings: ({ body, caller }) =>
      db.transaction().execute(async (trx) => {
        const { settings: kept } = await trx
          .selectFrom("users")
          .select("settings")
          .where("id", "=", caller.userId)
          .forUpdate()
          .executeTakeFirstOrThrow();
        const before = settingsOf(kept);
        const settings = changed(before, body);
        await trx
          .updateTable("users")
          .set({ settings: JSON.stringify(settings) })
          .where("id", "=", caller.userId)
          .execute();
        if (settings.notices.monthlySummary && !before.notices.monthlySummary)
          await startSummaries(trx, caller.userId, clock());
        if (settings.notices.helpfulDigest && !before.notices.helpfulDigest)
          await startDigests(trx, caller.userId, clock());
        return settings;
      }),

    async changePassword({ body, caller, address }) {
      const { userId, sessionId } = caller;
      const person = await account(db, userId);
      await countAttempt(db, limits.newPassword, userId);
      await verifyCurrentPassword(services, userId, person.password_hash, body.currentPassword);
      const fault = passwordError(body.newPassword, {
        brand: brand.shortName,
        words: [person.first_name, person.last_name, person.email.split("@")[0]!],
      });
      if (fault) throw invalidField("/newPassword", fault);
      const passwordHash = await hasher.hash(body.newPassword);
      await db.transaction().execute(async (trx) => {
        await assertSessionActive(trx, caller);
        await setPassword(trx, userId, passwordHash, { addressProven: false });
        await sessions.endAll(trx, userId, "the password was changed", sessionId);
        // Something that a person who knew the old one may have started.
        await revokeTokens(trx, userId, "reset-password");
        await cancelEmailChange(trx, userId);
        await queueMail(trx, jobs, passwordChangedEmail(site, person.email), userId);
      });
      log.info({ event: "password-changed", userId, address }, "password changed");
    },
  } satisfies Partial<Handlers>;
}
