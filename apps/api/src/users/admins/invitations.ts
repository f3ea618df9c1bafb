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

const open = (db: Kysely<Schema> | Transaction<Schema>, token: string) =>
  db
    .selectFrom("admin_invitations")
    .where("hash", "=", hashed(token))
    .where("accepted_at", "is", null)
    .where("expires_at", ">", sql<Date>`now()`);

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
    .returning("invited_by")
    .executeTakeFirst();
