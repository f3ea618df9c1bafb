// How people become admins: invited by another admin or the operator, they accept by setting up a second step. And what
// admins can do about people.
import { decisionLength } from "@troth/rules/decisions";
import type { Handlers } from "../../contract/handlers.ts";
import { inTransaction } from "../../database/open.ts";
import { countMail } from "../../mail/limits.ts";
import { queueMail } from "../../mail/outbox.ts";
import { invalidField, ProblemError } from "../../problems.ts";
import { record } from "../../record/record.ts";
import { countAttempt } from "../../security/limits.ts";
import { passwordError } from "../../security/passwords.ts";
import { authenticatorUri, secretFor, stepOf } from "../../security/second-step.ts";
import type { Services } from "../../services.ts";
import { cleanName } from "../../text/clean-name.ts";
import { written } from "../../text/written.ts";
import { resetUnverifiedAccount } from "../reset-unverified-account.ts";
import { acceptInvitation, invitedEmail, queueInvitation } from "./invitations.ts";
import { adminAddedEmail, loggedOutByAdminEmail, siteOf } from "../emails.ts";
import { limits } from "../limits.ts";
import { createUser, findByEmail, findById, makeAdmin, setPassword } from "../queries.ts";
import { disable, enable, storePendingSecret } from "../second-step/second-step.ts";

export function adminHandlers(services: Services) {
  const { db, jobs, keys, hasher, sessions, brand, legal, log } = services;
  const site = siteOf(services);
  const expired = () =>
    new ProblemError("link-expired", { detail: "It has been used, replaced by a newer one, or has expired." });

  return {
    async inviteAdmin({ body, caller }) {
      const { userId } = caller;
      await countMail(db, "invitation", body.email);
      await db.transaction().execute(async (trx) => {
        await queueInvitation(trx, services, body.email, userId);
        // No address: the record is kept for good. It shows who was invited once they accept.
        await record(trx, { actor: userId, action: "invite admin", subjectType: "user", subjectId: userId });
      });
      log.info({ event: "admin-invited", userId }, "admin invited");
      return { email: body.email };
    },

    async readInvitation({ body, address }) {
      await countAttempt(db, limits.tokenByAddress, address);
      const email = await invitedEmail(db, body.token);
      if (email === null) throw expired();
      const user = await findByEmail(db, email);
      const secret = secretFor(keys.secondStep, body.token);
      return {
        email,
        needsAccount: !user?.email_verified_at,
        authenticator: { secret, uri: authenticatorUri(secret, brand.shortName, email) },
      };
    },

    async verifyAdmin({ body, address }) {
      await countAttempt(db, limits.tokenByAddress, address);
      const email = await invitedEmail(db, body.token);
      if (email === null) throw expired();
      const secret = secretFor(keys.secondStep, body.token);
      const step = stepOf(secret, body.code, Date.now());
      if (step === null) throw invalidField("/code", "is wrong");
      // An account whose address was never confirmed belongs to no one: its maker does not become an admin.
      const trusted = Boolean((await findByEmail(db, email))?.email_verified_at);
      const newcomer = trusted ? null : await accountFor(body, email);

      const recoveryCodes = await db.transaction().execute(async (trx) => {
        // First, as a suspension does: whichever comes second finds what the other has done.
        await trx.selectFrom("users").select("id").where("email", "=", email).forNoKeyUpdate().execute();
        const invitation = await acceptInvitation(trx, body.token);
        if (!invitation) return null;
        if (newcomer) await createUser(trx, email, newcomer, legal.accepted);
        const user = await findByEmail(trx, email);
        // Confirmed by now, or gone: what was decided above no longer holds, and the invitation is not used up.
        if (!user || trusted !== (user.email_verified_at !== null)) throw expired();
        if (newcomer) {
          await resetUnverifiedAccount(trx, sessions, user.id);
          await setPassword(trx, user.id, newcomer.password_hash, { addressProven: true });
        }
        await makeAdmin(trx, user.id, newcomer);
        await sessions.endAll(trx, user.id, "became an admin");
        await disable(trx, user.id);
        await storePendingSecret(trx, keys.secondStep, user.id, secret);
        await trx.updateTable("users").set({ totp_last_step: step }).where("id", "=", user.id).execute();
        const codes = await enable(trx, keys.secondStep, user.id);
        if (!user.is_admin)
          await record(trx, {
            actor: user.id,
            action: "become admin",
            subjectType: "user",
            subjectId: user.id,
            from: "user",
            to: "admin",
            ...(invitation.invited_by !== null && {
              changes: [{ field: "invited by", from: null, to: invitation.invited_by }],
            }),
          });
        await queueMail(trx, jobs, adminAddedEmail(site, email), user.id);
        log.info({ event: "admin-verified", userId: user.id, address }, "admin verified");
        return codes;
      });
      if (recoveryCodes === null) throw expired();
      return { email, recoveryCodes };
    },

    async revokeUserSessions({ caller, path, body }) {
      const { userId } = caller;
      const reason = written(body.reason, "/reason", decisionLength.min);
      const ended = await inTransaction(db, async (trx) => {
        const person = await findById(trx, path.id);
        if (!person) throw new ProblemError("not-found");
        const ended = await sessions.endAll(trx, path.id, "ended by an admin");
        // If asked again, there is nothing to report.
        if (ended === 0) return 0;
        await record(trx, { actor: userId, action: "end sessions", subjectType: "user", subjectId: path.id, reason });
        await queueMail(trx, jobs, loggedOutByAdminEmail(site, person.email, reason), path.id);
        return ended;
      });
      if (ended) log.info({ event: "sessions-ended-by-admin", userId: path.id, adminId: userId }, "sessions ended");
    },
  } satisfies Partial<Handlers>;

  /** @throws ProblemError invalid-body, which says what is missing */
  async function accountFor(body: { password?: string; firstName?: string; lastName?: string }, email: string) {
    const names = { firstName: cleanName(body.firstName ?? ""), lastName: cleanName(body.lastName ?? "") };
    const missing = Object.entries(names).flatMap(([field, name]) =>
      name === "" ? [{ pointer: `/${field}`, message: "must not be empty" }] : [],
    );
    const words = [names.firstName, names.lastName, email.split("@")[0]!];
    const fault =
      body.password === undefined ? "is required" : passwordError(body.password, { brand: brand.shortName, words });
    const errors = [...missing, ...(fault ? [{ pointer: "/password", message: fault }] : [])];
    if (errors.length) throw new ProblemError("invalid-body", { errors });
    return {
      password_hash: await hasher.hash(body.password!),
      first_name: names.firstName,
      last_name: names.lastName,
      location: "",
    };
  }
}
