// What every login ends in: a session, or the question for the second step.
import type { FastifyReply } from "fastify";
import type { Answer } from "../contract/handlers.ts";
import { mayMail } from "../mail/limits.ts";
import { ProblemError } from "../problems.ts";
import { sealed } from "../security/sealed.ts";
import type { Device } from "../security/sessions.ts";
import type { Services } from "../services.ts";
import { queueInvitation } from "./invitations.ts";
import { cookieNames, setCookie } from "./cookies.ts";
import { userData } from "./queries.ts";
import { reopen } from "./reopen.ts";

/** How long one may look for one's authenticator, in seconds. */
export const secondStepSeconds = 10 * 60;

/** A login whose second step is still to come. */
export type Begun = { userId: string; isGoogleLogin: boolean };

/** Opens the session and sets its cookie; a closed account is open again. */
export async function openSession(
  services: Services,
  reply: FastifyReply,
  userId: string,
  device: Device,
): Promise<Answer<"login">> {
  const { db, sessions, settings } = services;
  await reopen(services, userId);
  const opened = await sessions.open(db, userId, device);
  setCookie(reply, cookieNames(settings.publicUrl), "refresh", opened.refreshToken, opened.maxAge);
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
  userId: string,
  isGoogleLogin: boolean,
): Promise<void> {
  const { db, keys, settings } = services;
  const person = await db
    .selectFrom("users")
    .select(["email", "is_admin", "totp_enabled_at"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  if (person.totp_enabled_at !== null) {
    const begun: Begun = { userId, isGoogleLogin };
    const cookie = await sealed(keys.attempt, "second-step", begun, secondStepSeconds);
    setCookie(reply, cookieNames(settings.publicUrl), "secondStep", cookie, secondStepSeconds);
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
