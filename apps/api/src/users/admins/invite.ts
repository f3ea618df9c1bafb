// The operator's way to make an admin: an invitation by e-mail, through the process that has the embedded database.
import { text } from "node:stream/consumers";
import { Readable } from "node:stream";
import { lifetimes } from "@troth/rules/lifetimes";
import type { Kysely } from "kysely";
import { z } from "zod";
import { callOwner, type Command } from "../../database/owner-socket.ts";
import type { Schema } from "../../database/schema.ts";
import type { Services } from "../../services.ts";
import { queueInvitation } from "./invitations.ts";
import { counted } from "../lifetimes.ts";

type Needed = Pick<Services, "jobs" | "settings" | "brand">;

/** @throws Error when it is not an e-mail address @returns a sentence that says what was done */
export async function invite(db: Kysely<Schema>, services: Needed, address: string): Promise<string> {
  const email = z.email({ error: `${JSON.stringify(address)} is not an e-mail address.` }).safeParse(address);
  if (!email.success) throw new Error(email.error.issues[0]!.message);
  await db.transaction().execute((trx) => queueInvitation(trx, services, email.data, null));
  return services.settings.smtpUrl === undefined
    ? `The invitation for ${email.data} is in the demo's inbox (/dev/mail).`
    : `The invitation is on its way to ${email.data}. It works once, for ${counted(lifetimes.invitation, "day")}.`;
}

/** For the process that owns the embedded database, which registers it as `invite-admin`. */
export const inviteCommand = (db: Kysely<Schema>, services: Needed): Command =>
  async function* (input) {
    yield await invite(db, services, await text(input));
  };

/** The command's side. @returns null when no process has the folder */
export async function inviteThroughOwner(dataDir: string, address: string): Promise<string | null> {
  const answer = await callOwner(dataDir, "invite-admin", Readable.from([address]));
  if (answer === null) return null;
  const said = await text(answer);
  if (answer.statusCode !== 200) throw new Error(said);
  return said;
}
