// What people change about their own account: names and place, address, password.
import type { Handlers } from "../contract/handlers.ts";
import { isUniqueViolation } from "../database/errors.ts";
import { inTransaction } from "../database/open.ts";
import { takeMail } from "../mail/limits.ts";
import { queueMail } from "../mail/outbox.ts";
import { invalidField, ProblemError } from "../problems.ts";
import { take } from "../security/limits.ts";
import { passwordFault } from "../security/passwords.ts";
import type { Services } from "../services.ts";
import { cleanName } from "../text/clean-name.ts";
import {
  emailChangedLetter,
  newAddressTakenLetter,
  newEmailLetter,
  oldEmailLetter,
  passwordChangedLetter,
  siteOf,
} from "./letters.ts";
import { provePassword, stillLoggedIn } from "./current-password.ts";
import { limits } from "./limits.ts";
import { consumeToken, endTokens, issueToken } from "./mailed-tokens.ts";
import { secondStepState } from "./second-step.ts";
import { changed, settingsOf } from "./settings.ts";
import { account, changeProfile, findByEmail, setPassword, tagOf, takeNewEmail, userData } from "./queries.ts";

type ProfileOperations =
  | "updateProfile"
  | "verifyNewEmail"
  | "stopNewEmail"
  | "cancelNewEmail"
  | "getAccount"
  | "changePassword"
  | "updateSettings";

export function profileHandlers(services: Services): Pick<Handlers, ProfileOperations> {
  const { db, jobs, hasher, sessions, brand, log } = services;
  const site = siteOf(services);

  const expired = () =>
    new ProblemError("link-expired", { detail: "It was used before, the change was stopped, or it has expired." });

  return {
    async updateProfile({ body, caller, headers }, reply) {
      const { userId } = caller!;
      const person = await account(db, userId);
      const [firstName, lastName] = [cleanName(body.firstName), cleanName(body.lastName)];
      for (const [field, name] of Object.entries({ firstName, lastName }))
        if (name === "") throw invalidField(`/${field}`, "must not be empty");
      const isNew = body.email.toLowerCase() !== person.email.toLowerCase();
      if (isNew) {
        await provePassword(services, userId, person.password_hash, body.currentPassword);
        await take(db, limits.newEmail, userId);
        await takeMail(db, "new-address", body.email);
      }

      const written = await inTransaction(db, async (trx) => {
        if (isNew) await stillLoggedIn(trx, caller!);
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
            taken ? newAddressTakenLetter(site, body.email) : newEmailLetter(site, body.email, token, stop),
            // Of either kind: what is listed for them must not tell whether the address has an account.
            userId,
          );
          // However many mails this address has had: it is the only warning.
          await queueMail(trx, jobs, oldEmailLetter(site, person.email, stop), userId);
        }
        const { pending_email: pendingEmail } = await account(trx, userId);
        return { version, profile: { userData: await userData(trx, userId), pendingEmail } };
      });
      if (!written)
        throw new ProblemError("changed-meanwhile", { detail: "Somebody, perhaps you in another tab, was faster." });
      reply.header("etag", tagOf(written.version));
      return written.profile;
    },

    async verifyNewEmail({ body, address }) {
      await take(db, limits.tokenByAddress, address);
      try {
        const email = await db.transaction().execute(async (trx) => {
          const token = await consumeToken(trx, "new-email", body.token);
          if (!token) return null;
          const before = await account(trx, token.user_id);
          if (!(await takeNewEmail(trx, token.user_id, token.email))) return null;
          await endTokens(trx, token.user_id, "stop-new-email", "reset-password");
          await queueMail(trx, jobs, emailChangedLetter(site, before.email), token.user_id);
          log.info({ event: "email-changed", userId: token.user_id, address }, "e-mail address changed");
          return token.email;
        });
        if (email === null) throw expired();
        return { email };
      } catch (error) {
        // Somebody else's by now.
        if (isUniqueViolation(error)) throw expired();
        throw error;
      }
    },

    async stopNewEmail({ body, address }) {
      await take(db, limits.tokenByAddress, address);
      const stopped = await db.transaction().execute(async (trx) => {
        const token = await consumeToken(trx, "stop-new-email", body.token);
        if (!token) return false;
        await forgetNewEmail(trx, token.user_id);
        log.info({ event: "email-change-stopped", userId: token.user_id, address }, "change of address stopped");
        return true;
      });
      if (!stopped) throw expired();
    },

    async cancelNewEmail({ caller }) {
      await db.transaction().execute((trx) => forgetNewEmail(trx, caller!.userId));
    },

    async getAccount({ caller }) {
      const person = await account(db, caller!.userId);
      return {
        email: person.email,
        pendingEmail: person.pending_email,
        hasPassword: person.password_hash !== null,
        isGoogleLinked: person.google_subject !== null,
        createdAt: person.created_at.toISOString(),
        settings: settingsOf(person.settings),
        secondStep: await secondStepState(db, caller!.userId),
      };
    },

    updateSettings: ({ body, caller }) =>
      db.transaction().execute(async (trx) => {
        const { settings: kept } = await trx
          .selectFrom("users")
          .select("settings")
          .where("id", "=", caller!.userId)
          .forUpdate()
          .executeTakeFirstOrThrow();
        const settings = changed(settingsOf(kept), body);
        await trx
          .updateTable("users")
          .set({ settings: JSON.stringify(settings) })
          .where("id", "=", caller!.userId)
          .execute();
        return settings;
      }),

    async changePassword({ body, caller, address }) {
      const { userId, sessionId } = caller!;
      const person = await account(db, userId);
      await provePassword(services, userId, person.password_hash, body.currentPassword);
      const fault = passwordFault(body.newPassword, {
        brand: brand.shortName,
        words: [person.first_name, person.last_name, person.email.split("@")[0]!],
      });
      if (fault) throw invalidField("/newPassword", fault);
      const passwordHash = await hasher.hash(body.newPassword);
      await db.transaction().execute(async (trx) => {
        await stillLoggedIn(trx, caller!);
        await setPassword(trx, userId, passwordHash, { addressProven: false });
        await sessions.endAll(trx, userId, "the password was changed", sessionId);
        // What somebody who knew the old one may have begun.
        await endTokens(trx, userId, "reset-password");
        await forgetNewEmail(trx, userId);
        await queueMail(trx, jobs, passwordChangedLetter(site, person.email), userId);
      });
      log.info({ event: "password-changed", userId, address }, "password changed");
    },
  };
}

async function forgetNewEmail(trx: Parameters<typeof endTokens>[0], userId: string) {
  await trx.updateTable("users").set({ pending_email: null }).where("id", "=", userId).execute();
  await endTokens(trx, userId, "new-email", "stop-new-email");
}
