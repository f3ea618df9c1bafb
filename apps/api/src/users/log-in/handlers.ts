// Sessions: how they start, are renewed and end.
import type { Handlers } from "../../contract/handlers.ts";
import { ProblemError } from "../../problems.ts";
import { resetAttempts, countAttempt } from "../../security/limits.ts";
import type { Services } from "../../services.ts";
import { limits } from "../limits.ts";
import { findByEmail, userData, versionTag } from "../queries.ts";
import { clearCookie, cookieNames, setCookie } from "./cookies.ts";
import { requireSecondStep, openSession } from "./open-session.ts";

export function logInHandlers(services: Services) {
  const { db, hasher, logins, sessions, settings, log } = services;
  const cookies = cookieNames(settings.publicUrl);

  return {
    login: ({ body, address, headers }, reply) =>
      logins.run(async () => {
        await countAttempt(db, limits.loginByAddress, address);
        await countAttempt(db, limits.loginByPair, body.email, address);
        const user = await findByEmail(db, body.email);
        const matches = await hasher.verify(user?.password_hash ?? null, body.password);
        if (!user || !matches) {
          log.info({ event: "login-failed", address }, "login failed");
          throw new ProblemError("wrong-credentials");
        }
        await resetAttempts(db, limits.loginByPair, body.email, address);
        const login = { isGoogleLogin: false, passwordHash: user.password_hash! };
        await requireSecondStep(services, reply, { userId: user.id, ...login });
        const session = await openSession(services, reply, user.id, {
          userAgent: headers["user-agent"] ?? "",
          ...login,
        });
        // It was still their password when it was compared.
        if (!session) throw new ProblemError("wrong-credentials");
        log.info({ event: "logged-in", userId: user.id, address }, "login");
        return session;
      }),

    async refreshToken({ cookies: sent }, reply) {
      const token = sent[cookies.refresh];
      if (token === undefined) throw new ProblemError("unauthorized");
      // A refused cookie is not cleared: by now the browser may hold a newer one, set by a login in another tab.
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
      reply.header("etag", await versionTag(db, caller.userId));
      return userData(db, caller.userId);
    },
  } satisfies Partial<Handlers>;
}
