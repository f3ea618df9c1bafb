// What every login ends in: a session, or the question for the second step.
import { createHash } from "node:crypto";
import { lifetimes } from "@troth/rules/lifetimes";
import type { FastifyReply } from "fastify";
import type { Answer } from "../../contract/handlers.ts";
import { mayMail } from "../../mail/limits.ts";
import { ProblemError } from "../../problems.ts";
import { sealed } from "../../security/sealed.ts";
import type { Device } from "../../security/sessions.ts";
import type { Services } from "../../services.ts";
import { queueInvitation } from "../admins/invitations.ts";
import { cookieNames, setCookie } from "./cookies.ts";
import { userData } from "../queries.ts";
import { reopen } from "./reopen.ts";

/** What a login has shown before its second step: a password, by its hash, or a Google account. */
export type FirstStep = { userId: string; isGoogleLogin: boolean; passwordHash?: string };

/** A login whose second step is still to come. Of the password's hash it says only which one it was. */
export type Begun = { userId: string; isGoogleLogin: boolean; password?: string };

export const digestOf = (passwordHash: string) => createHash("sha256").update(passwordHash).digest("base64url");

/**
 * Opens the session and sets its cookie; a closed account is open again.
 * @returns null when the account was changed while somebody logged in, so that they have to begin anew
 */
export async function openSession(
  services: Services,
  reply: FastifyReply,
  userId: string,
  device: Device,
): Promise<Answer<"login"> | null> {
  const { db, sessions, settings } = services;
  // Hardly anybody's is closed, and where the database is embedded a transaction at each login keeps all others waiting.
  const opened = (await sessions.open(db, userId, device)) ?? (await reopen(services, userId, device));
  if (!opened) return null;
  const cookies = cookieNames(settings.publicUrl);
  // The session that this browser had before, whoever's it was, can be renewed no more.
  const before = reply.request.cookies[cookies.refresh];
  if (before !== undefined) await sessions.endByRefreshToken(db, before, "logged in anew");
  setCookie(reply, cookies, "refresh", opened.refreshToken, opened.maxAge);
  return {
    userData: await userData(db, userId),
    token: await sessions.accessToken(userId, opened.sessionId),
    isGoogleLogin: device.isGoogleLogin,
  };
}

/**
 * Goes on to the second step where the account has one. An admin without one is mailed the way to set it up.
 * @throws ProblemError second-step-needed, or second-step-missing
 */
export async function askForSecondStep(
  services: Services,
  reply: FastifyReply,
  { userId, isGoogleLogin, passwordHash }: FirstStep,
): Promise<void> {
  const { db, keys, settings } = services;
  const person = await db
    .selectFrom("users")
    .select(["email", "is_admin", "totp_enabled_at"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  if (person.totp_enabled_at !== null) {
    const begun: Begun = { userId, isGoogleLogin, ...(passwordHash && { password: digestOf(passwordHash) }) };
    const cookie = await sealed(keys.attempt, "second-step", begun, lifetimes.secondStep);
    setCookie(reply, cookieNames(settings.publicUrl), "secondStep", cookie, lifetimes.secondStep);
    throw new ProblemError("second-step-needed");
  }
  if (!person.is_admin) return;
  // Beyond the limit the last link goes on: one that nobody is mailed would be the end of it.
  if (await mayMail(db, "invitation", person.email))
    await db.transaction().execute((trx) => queueInvitation(trx, services, person.email, null));
  throw new ProblemError("second-step-missing", {
    detail: "We have mailed you a link: set up your authenticator by it, then log in.",
  });
}
