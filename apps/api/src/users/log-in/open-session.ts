// The end of every login: a session, or the request for a second step.
import { createHash } from "node:crypto";
import { lifetimes } from "@troth/rules/lifetimes";
import type { FastifyReply } from "fastify";
import type { Answer } from "../../contract/handlers.ts";
import { tryCountMail } from "../../mail/limits.ts";
import { ProblemError } from "../../problems.ts";
import { seal } from "../../security/seal.ts";
import type { Device } from "../../security/sessions.ts";
import type { Services } from "../../services.ts";
import { queueInvitation } from "../admins/invitations.ts";
import { cookieNames, setCookie } from "./cookies.ts";
import { userData } from "../queries.ts";
import { reopen } from "./reopen.ts";

/** What a login has proved before its second step: a password, known by its hash, or a Google account. */
export type FirstStep = { userId: string; isGoogleLogin: boolean; passwordHash?: string };

/** A login that still needs its second step. It says which password hash was used, but nothing about it. */
export type Begun = { userId: string; isGoogleLogin: boolean; password?: string };

export const digestOf = (passwordHash: string) => createHash("sha256").update(passwordHash).digest("base64url");

/**
 * Opens the session and sets its cookie; a closed account is reopened.
 * @returns null when the account changed during the login, which then has to start again
 */
export async function openSession(
  services: Services,
  reply: FastifyReply,
  userId: string,
  device: Device,
): Promise<Answer<"login"> | null> {
  const { db, sessions, settings } = services;
  // Hardly any account is closed, and with the embedded database a transaction per login would keep all others waiting.
  const opened = (await sessions.open(db, userId, device)) ?? (await reopen(services, userId, device));
  if (!opened) return null;
  const cookies = cookieNames(settings.publicUrl);
  // The session that this browser had before, whoever's it was, can no longer be renewed.
  const before = reply.request.cookies[cookies.refresh];
  if (before !== undefined) await sessions.endByRefreshToken(db, before, "logged in again");
  setCookie(reply, cookies, "refresh", opened.refreshToken, opened.maxAge);
  return {
    userData: await userData(db, userId),
    token: await sessions.accessToken(userId, opened.sessionId),
    isGoogleLogin: device.isGoogleLogin,
  };
}

/**
 * Continues to the second step if the account has one. An admin without one is e-mailed a link to set it up.
 * @throws ProblemError suspended; second-step-needed, or second-step-missing
 */
export async function requireSecondStep(
  services: Services,
  reply: FastifyReply,
  { userId, isGoogleLogin, passwordHash }: FirstStep,
): Promise<void> {
  const { db, keys, settings } = services;
  const person = await db
    .selectFrom("users")
    .select(["email", "is_admin", "totp_enabled_at", "suspended_at"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  if (person.suspended_at !== null)
    throw new ProblemError("suspended", {
      detail: "We’ve e-mailed you the reason. Write to us if you think we’ve got it wrong.",
    });
  if (person.totp_enabled_at !== null) {
    const begun: Begun = { userId, isGoogleLogin, ...(passwordHash && { password: digestOf(passwordHash) }) };
    const cookie = await seal(keys.attempt, "second-step", begun, lifetimes.secondStep);
    setCookie(reply, cookieNames(settings.publicUrl), "secondStep", cookie, lifetimes.secondStep);
    throw new ProblemError("second-step-needed");
  }
  if (!person.is_admin) return;
  // Beyond the limit the last link keeps working: making a new one that is not e-mailed would end it.
  if (await tryCountMail(db, "invitation", person.email))
    await db.transaction().execute((trx) => queueInvitation(trx, services, person.email, null));
  throw new ProblemError("second-step-missing", {
    detail: "We’ve e-mailed you a link. Use it to set up your authenticator, then log in.",
  });
}
