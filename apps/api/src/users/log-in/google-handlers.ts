// Logging in with Google: people are identified by Google's own identifier, then by a confirmed address.
import { lifetimes } from "@troth/rules/lifetimes";
import type { FastifyReply } from "fastify";
import type { Transaction } from "kysely";
import type { Handlers } from "../../contract/handlers.ts";
import { inTransaction } from "../../database/open.ts";
import type { Schema } from "../../database/schema.ts";
import { queueMail } from "../../mail/outbox.ts";
import { ProblemError } from "../../problems.ts";
import { GoogleLoginError, type GooglePerson } from "../../security/google-login.ts";
import { countAttempt } from "../../security/limits.ts";
import type { Services } from "../../services.ts";
import { cleanName } from "../../text/clean-name.ts";
import { clearCookie, cookieNames, setCookie } from "./cookies.ts";
import { resetUnverifiedAccount } from "../reset-unverified-account.ts";
import { googleLinkedEmail, siteOf } from "../emails.ts";
import { requireSecondStep, openSession } from "./open-session.ts";
import { limits } from "../limits.ts";
import { createGoogleUser, findByEmail, findByGoogleSubject, linkGoogle } from "../queries.ts";

type Outcome =
  | "done"
  | "cancelled"
  | "failed"
  | "unverified"
  | "unavailable"
  | "suspended"
  | "second-step"
  | "second-step-missing";

/** What can keep someone whom Google has recognised from getting in. */
const outcomes: Partial<Record<string, Outcome>> = {
  suspended: "suspended",
  "second-step-needed": "second-step",
  "second-step-missing": "second-step-missing",
};

function backToLogin(reply: FastifyReply, outcome: Outcome, from?: string) {
  const search = new URLSearchParams({ google: outcome, ...(from !== undefined && { from }) });
  return reply.redirect(`/login?${search}`, 303);
}

export function googleHandlers(services: Services) {
  const { db, jobs, google, sessions, settings, legal, log } = services;
  const cookies = cookieNames(settings.publicUrl);
  const site = siteOf(services);

  return {
    async startGoogleLogin({ query, address }, reply) {
      if (!google) throw new ProblemError("not-found");
      try {
        await countAttempt(db, limits.loginByAddress, address);
        const { url, attempt } = await google.start(query.from ?? "/");
        setCookie(reply, cookies, "google", attempt, lifetimes.googleLogin);
        return reply.redirect(url.href, 303);
      } catch (error) {
        return backBusy(reply, error, query.from);
      }
    },

    async finishGoogleLogin({ query, address, cookies: sent, headers }, reply) {
      if (!google) throw new ProblemError("not-found");
      const back = (outcome: Outcome, from?: string) => backToLogin(reply, outcome, from);
      try {
        await countAttempt(db, limits.tokenByAddress, address);
        clearCookie(reply, cookies, "google");
        const callback = new URL(`?${new URLSearchParams(query as Record<string, string>)}`, settings.publicUrl);
        const { person, from } = await google.finish(callback, sent[cookies.google]);
        if (!person.emailVerified || person.email === "") {
          log.info({ event: "google-login-unverified", address }, "Google has not confirmed the address");
          return back("unverified", from);
        }
        const userId = await inTransaction(db, (trx) => accountOf(trx, person));
        try {
          await requireSecondStep(services, reply, { userId, isGoogleLogin: true });
        } catch (error) {
          const outcome = error instanceof ProblemError ? outcomes[error.type] : undefined;
          if (!outcome) throw error;
          return back(outcome, from);
        }
        const device = { userAgent: headers["user-agent"] ?? "", isGoogleLogin: true };
        if (!(await openSession(services, reply, userId, device))) return back("failed", from);
        log.info({ event: "logged-in", by: "google", userId, address }, "login");
        return back("done", from);
      } catch (error) {
        if (!(error instanceof GoogleLoginError)) return backBusy(reply, error);
        log.info({ event: "login-failed", by: "google", why: error.why, address, err: error.cause }, "login failed");
        return back(error.why);
      }
    },
  } satisfies Partial<Handlers>;

  /**
   * People who arrive here are looking at a page, so a problem document would be a dead end. Anything that is not one
   * of our problems is thrown.
   */
  function backBusy(reply: FastifyReply, error: unknown, from?: string) {
    if (!(error instanceof ProblemError)) throw error;
    log.info({ event: "login-failed", by: "google", why: error.type, err: error.cause }, "login failed");
    return backToLogin(reply, "unavailable", from);
  }

  /** Finds the person's account, links it or creates it. */
  async function accountOf(trx: Transaction<Schema>, person: GooglePerson): Promise<string> {
    const known = await findByGoogleSubject(trx, person.subject);
    if (known) return known.id;
    const names = {
      first_name: cleanName(person.firstName) || person.email.split("@")[0]!,
      last_name: cleanName(person.lastName),
    };
    const created = await createGoogleUser(trx, person.email, person.subject, names, legal.accepted);
    if (created) return created;
    const existing = await findByEmail(trx, person.email);
    // The address is taken, but by no account that exists: it was deleted at this very moment.
    if (!existing) throw new ProblemError("conflict");
    if (existing.google_subject !== null) {
      // Someone else's Google account had this address before.
      throw new GoogleLoginError("failed");
    }
    if (existing.email_verified_at === null) {
      // The first person to enter this address never showed that it is theirs: what they set up goes.
      await resetUnverifiedAccount(trx, sessions, existing.id);
      await linkGoogle(trx, existing.id, person.subject, names);
    } else {
      await linkGoogle(trx, existing.id, person.subject);
      await queueMail(trx, jobs, googleLinkedEmail(site, person.email), existing.id);
    }
    return existing.id;
  }
}
