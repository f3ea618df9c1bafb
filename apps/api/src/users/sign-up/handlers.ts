// Creating an account, and confirming that the address is your own.
import type { Handlers } from "../../contract/handlers.ts";
import { inTransaction } from "../../database/open.ts";
import { countMail } from "../../mail/limits.ts";
import { queueMail } from "../../mail/outbox.ts";
import { invalidField, ProblemError } from "../../problems.ts";
import { countAttempt } from "../../security/limits.ts";
import { passwordError } from "../../security/passwords.ts";
import type { Services } from "../../services.ts";
import { cleanName } from "../../text/clean-name.ts";
import { addressTakenEmail, verificationEmail, siteOf } from "../emails.ts";
import { linkLifetimes } from "../lifetimes.ts";
import { limits } from "../limits.ts";
import { clearCookie, cookieNames, setCookie } from "../log-in/cookies.ts";
import { openSession } from "../log-in/open-session.ts";
import { requestLink } from "../link-requests.ts";
import { consumeToken, hashed, issueToken, randomToken, detailsIn, signUpOf } from "../mailed-tokens.ts";
import { acceptTerms, confirmEmail, createUser, findByEmail } from "../queries.ts";

export function signUpHandlers(services: Services) {
  const { db, jobs, hasher, sessions, settings, brand, legal, log } = services;
  const cookies = cookieNames(settings.publicUrl);
  const site = siteOf(services);

  return {
    async signUp({ body, address, cookies: sent }, reply) {
      await countAttempt(db, limits.signUpByAddress, address);
      const [firstName, lastName] = [cleanName(body.firstName), cleanName(body.lastName)];
      for (const [field, name] of Object.entries({ firstName, lastName })) {
        if (name === "") throw invalidField(`/${field}`, "must not be empty");
      }
      const fault = passwordError(body.password, {
        brand: brand.shortName,
        words: [firstName, lastName, body.email.split("@")[0]!],
      });
      if (fault) throw invalidField("/password", fault);
      await countMail(db, "sign-up", body.email);
      const details = {
        password_hash: await hasher.hash(body.password),
        first_name: firstName,
        last_name: lastName,
        location: cleanName(body.location ?? ""),
      };
      const browser = sent[cookies.signUp] ?? randomToken();
      await inTransaction(db, async (trx) => {
        const created = await createUser(trx, body.email, details, legal.accepted);
        const waiting = created === null ? await findByEmail(trx, body.email) : null;
        if (waiting?.email_verified_at)
          return queueMail(trx, jobs, addressTakenEmail(site, body.email, body.from), waiting.id);
        const userId = created ?? waiting?.id;
        if (userId === undefined) return; // deleted at this very moment
        if (created === null) await acceptTerms(trx, userId, legal.accepted);
        const token = await issueToken(trx, {
          purpose: "verify-email",
          userId,
          email: body.email,
          browserHash: hashed(browser),
          // The account stays as the first person made it, until this link shows whose address it is.
          details: created === null ? details : null,
        });
        await queueMail(trx, jobs, verificationEmail(site, body.email, token, body.from), userId);
      });
      setCookie(reply, cookies, "signUp", browser, linkLifetimes["verify-email"]);
      log.info({ event: "signed-up", address }, "sign-up");
      return { email: body.email };
    },

    async verifyEmail({ body, address, cookies: sent, headers }, reply) {
      await countAttempt(db, limits.tokenByAddress, address);
      const browser = sent[cookies.signUp];
      const confirmed = await db.transaction().execute(async (trx) => {
        const link = await consumeToken(trx, "verify-email", body.token);
        if (!link) return null;
        const { user_id: userId, email } = link;
        // Read before everything waiting for this account ends.
        const ownSignUp = await signUpOf(trx, userId, browser === undefined ? null : hashed(browser));
        // Any link shows whose mailbox it is; only the browser that signed up shows who chose the password. Anyone
        // else's password goes.
        const as = ownSignUp ? ownSignUp.details : { ...detailsIn(link), password_hash: null };
        if (!(await confirmEmail(trx, userId, email, as, sessions))) return null;
        const passwordToken = ownSignUp ? null : await issueToken(trx, { purpose: "reset-password", userId, email });
        return { email, userId, passwordToken };
      });
      if (!confirmed)
        throw new ProblemError("link-expired", {
          detail: "It has been used, replaced by a newer one, or has expired.",
        });
      const { email, userId, passwordToken } = confirmed;
      if (passwordToken !== null) return { email, session: null, passwordToken };
      clearCookie(reply, cookies, "signUp");
      // People with a second step have to log in with it, so they get no session here.
      const device = { userAgent: headers["user-agent"] ?? "", isGoogleLogin: false };
      return { email, session: await openSession(services, reply, userId, device), passwordToken: null };
    },

    async resendVerification({ body, address, cookies: sent }) {
      await countAttempt(db, limits.signUpByAddress, address);
      await countMail(db, "sign-up", body.email);
      const browser = sent[cookies.signUp];
      await requestLink(db, jobs, {
        purpose: "verify-email",
        email: body.email,
        from: body.from,
        browserHash: browser === undefined ? null : hashed(browser),
      });
      return { email: body.email };
    },
  } satisfies Partial<Handlers>;
}
