// Admins are invited: a link sent by e-mail lets them set up their second step.
import { lifetimes } from "@troth/rules/lifetimes";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Schema } from "../../database/schema.ts";
import { queueMail } from "../../mail/outbox.ts";
import type { Services } from "../../services.ts";
import { invitationEmail, siteOf } from "../emails.ts";
import { hashed, randomToken } from "../mailed-tokens.ts";

/** E-mails an invitation; earlier ones to the same address end. @param invitedBy null: the operator, or the system */
export async function queueInvitation(
  trx: Transaction<Schema>,
  { jobs, settings, brand }: Pick<Services, "jobs" | "settings" | "brand">,
  email: string,
  invitedBy: string | null,
): Promise<void> {
  const token = randomToken();
  await trx.deleteFrom("admin_invitations").where("email", "=", email).where("accepted_at", "is", null).execute();
  await trx
    .insertInto("admin_invitations")
    .values({
      hash: hashed(token),
      email,
      invited_by: invitedBy,
      expires_at: new Date(Date.now() + lifetimes.invitation * 1000),
    })
    .execute();
  await queueMail(trx, jobs, invitationEmail(siteOf({ brand, settings }), email, token), null);
}

/** Ends what a person has been sent, and what they have sent: someone else has to invite anew. */
export const endInvitations = (trx: Transaction<Schema>, userId: string, email: string) =>
  trx
    .deleteFrom("admin_invitations")
    .where((invitation) => invitation.or([invitation("invited_by", "=", userId), invitation("email", "=", email)]))
    .where("accepted_at", "is", null)
    .execute();

/** Sent by the operator or someone who is still an admin, and not to an account that is suspended or closed. */
const stands = sql<boolean>`
  (invited_by is null or exists (
    select from users u
    where u.id = invited_by and u.is_admin and u.suspended_at is null and u.erase_at is null and u.deleted_at is null))
  and not exists (
    select from users u
    where u.email = admin_invitations.email and (u.suspended_at is not null or u.erase_at is not null))`;

const open = (db: Kysely<Schema> | Transaction<Schema>, token: string) =>
  db
    .selectFrom("admin_invitations")
    .where("hash", "=", hashed(token))
    .where("accepted_at", "is", null)
    .where("expires_at", ">", sql<Date>`now()`)
    .where(stands);

/** The person an invitation is for; does not use it up. @returns null when it is unknown, used or expired */
export const invitedEmail = async (db: Kysely<Schema>, token: string): Promise<string | null> =>
  (await open(db, token).select("email").executeTakeFirst())?.email ?? null;

/** Uses an invitation up, in one statement. @returns who sent it; undefined when it is unknown, used or expired */
export const acceptInvitation = (trx: Transaction<Schema>, token: string) =>
  trx
    .updateTable("admin_invitations")
    .set({ accepted_at: sql`now()` })
    .where("hash", "=", hashed(token))
    .where("accepted_at", "is", null)
    .where("expires_at", ">", sql<Date>`now()`)
    .where(stands)
    .returning("invited_by")
    .executeTakeFirst();
