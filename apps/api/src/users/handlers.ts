// Accounts and sessions: what the contract's `users` operations do.
import { timingSafeEqual } from "node:crypto";
import type { Handlers } from "../contract/handlers.ts";
import { inTransaction } from "../database/open.ts";
import { takeMail } from "../mail/limits.ts";
import { queueMail } from "../mail/outbox.ts";
import { invalidField, ProblemError } from "../problems.ts";
import { forgive, take } from "../security/limits.ts";
import { passwordFault } from "../security/passwords.ts";
import { createTurns } from "../security/turns.ts";
import type { Services } from "../services.ts";
import { cleanName } from "../text/clean-name.ts";
import { clearCookie, cookieNames, setCookie } from "./cookies.ts";
import { addressTakenLetter, verificationLetter, siteOf } from "./letters.ts";
import { hoursOf } from "./lifetimes.ts";
import { limits } from "./limits.ts";
import { consumeToken, hashed, issueToken, randomToken, wishIn, wishOf } from "./mailed-tokens.ts";
import { askForSecondStep, openSession } from "./open-session.ts";
import { confirmEmail, createUser, findByEmail, userData, versionTag } from "./queries.ts";

type UserOperations = "signUp" | "verifyEmail" | "resendVerification" | "login" | "refreshToken" | "logout" | "getMe";

export function userHandlers(services: Services): Pick<Handlers, UserOperations> {
  const { db, jobs, hasher, sessions, settings, brand, log } = services;
  // While the one's password is hashed, the other's rows are read and written. All at once they would hold the database's
  // connections, and no login would be done sooner, since passwords are hashed one by one: docs/benchmarks.md.
  const loginInTurn = createTurns(2, 200);
  const cookies = cookieNames(settings.publicUrl);
  const site = siteOf(services);

  return {
    async signUp({ body, address, cookies: sent }, reply) {
      await take(db, limits.signUpByAddress, address);
      const [firstName, lastName] = [cleanName(body.firstName), cleanName(body.lastName)];
      for (const [field, name] of Object.entries({ firstName, lastName })) {
        if (name === "") throw invalidField(`/${field}`, "must not be empty");
      }
      const fault = passwordFault(body.password, {
        brand: brand.shortName,
        words: [firstName, lastName, body.email.split("@")[0]!],
      });
      if (fault) throw invalidField("/password", fault);
      await takeMail(db, "sign-up", body.email);
      const wish = {
        password_hash: await hasher.hash(body.password),
        first_name: firstName,
        last_name: lastName,
        location: cleanName(body.location ?? ""),
      };
      const browser = sent[cookies.signUp] ?? randomToken();
      await inTransaction(db, async (trx) => {
        const created = await createUser(trx, body.email, wish);
        const waiting = created === null ? await findByEmail(trx, body.email) : null;
        if (waiting?.email_verified_at) return queueMail(trx, jobs, addressTakenLetter(site, body.email), waiting.id);
        const userId = created ?? waiting?.id;
        if (userId === undefined) return; // deleted at this very moment
        const token = await issueToken(trx, {
          purpose: "verify-email",
          userId,
          email: body.email,
          browserHash: hashed(browser),
          // The account is as whoever came first made it, until this link shows whose address it is.
          wish: created === null ? wish : null,
        });
        await queueMail(trx, jobs, verificationLetter(site, body.email, token), userId);
      });
      setCookie(reply, cookies, "signUp", browser, hoursOf["verify-email"] * 3600);
      log.info({ event: "signed-up", address }, "sign-up");
      return { email: body.email };
    },

    async verifyEmail({ body, address, cookies: sent, headers }, reply) {
      await take(db, limits.tokenByAddress, address);
      const token = await db.transaction().execute(async (trx) => {
        const consumed = await consumeToken(trx, "verify-email", body.token);
        return consumed && (await confirmEmail(trx, consumed.user_id, consumed.email, wishIn(consumed), sessions))
          ? consumed
          : null;
      });
      if (!token)
        throw new ProblemError("link-expired", {
          detail: "It was used before, replaced by a newer one, or has expired.",
        });
      const browser = sent[cookies.signUp];
      const signedUpHere =
        browser !== undefined && token.browser_hash !== null && timingSafeEqual(hashed(browser), token.browser_hash);
      if (!signedUpHere) return { email: token.email, session: null };
      clearCookie(reply, cookies, "signUp");
      // Whoever has a second step logs in by it: then there is none.
      const device = { userAgent: headers["user-agent"] ?? "", isGoogleLogin: false };
      return { email: token.email, session: await openSession(services, reply, token.user_id, device) };
    },

    async resendVerification({ body, address, cookies: sent }) {
      await take(db, limits.signUpByAddress, address);
      await takeMail(db, "sign-up", body.email);
      await db.transaction().execute(async (trx) => {
        const user = await findByEmail(trx, body.email);
        if (!user || user.email_verified_at !== null) return;
        const browser = sent[cookies.signUp];
        const browserHash = browser === undefined ? null : hashed(browser);
        const token = await issueToken(trx, {
          purpose: "verify-email",
          userId: user.id,
          email: body.email,
          browserHash,
          wish: browserHash && (await wishOf(trx, user.id, browserHash)),
        });
        await queueMail(trx, jobs, verificationLetter(site, body.email, token), user.id);
      });
      return { email: body.email };
    },

    login: ({ body, address, headers }, reply) =>
      loginInTurn(async () => {
        await take(db, limits.loginByAddress, address);
        await take(db, limits.loginByPair, body.email, address);
        const user = await findByEmail(db, body.email);
        const matches = await hasher.verify(user?.password_hash ?? null, body.password);
        if (!user || !matches) {
          log.info({ event: "login-failed", address }, "login failed");
          throw new ProblemError("wrong-credentials");
        }
        await forgive(db, limits.loginByPair, body.email, address);
        const login = { isGoogleLogin: false, passwordHash: user.password_hash! };
        await askForSecondStep(services, reply, { userId: user.id, ...login });
        const session = await openSession(services, reply, user.id, {
          userAgent: headers["user-agent"] ?? "",
          ...login,
        });
        // It was their password when it was compared.
        if (!session) throw new ProblemError("wrong-credentials");
        log.info({ event: "logged-in", userId: user.id, address }, "login");
        return session;
      }),

    async refreshToken({ cookies: sent }, reply) {
      const token = sent[cookies.refresh];
      if (token === undefined) throw new ProblemError("unauthorized");
      // A refused cookie is left: by now the browser may hold another one, which a login in another tab has set.
      const renewed = await sessions.refresh(db, token);
      setCookie(reply, cookies, "refresh", renewed.refreshToken, renewed.maxAge);
      return {
        userData: await userData(db, renewed.userId),
        token: await sessions.accessToken(renewed.userId, renewed.sessionId),
        isGoogleLogin: renewed.isGoogleLogin,
      };
    },

    async logout({ caller, cookies: sent }, reply) {
      if (caller) await sessions.end(db, caller.sessionId, "logged out");
      const token = sent[cookies.refresh];
      if (token !== undefined) await sessions.endByRefreshToken(db, token, "logged out");
      clearCookie(reply, cookies, "refresh");
    },

    async getMe({ caller }, reply) {
      reply.header("etag", await versionTag(db, caller!.userId));
      return userData(db, caller!.userId);
    },
  };
}
