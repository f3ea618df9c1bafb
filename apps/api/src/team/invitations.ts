// Invitations to look after a listing: to an address, until they are used, withdrawn or out of date.
import type { components } from "@troth/api-client/schema";
import { lifetimes } from "@troth/rules/lifetimes";
import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Schema } from "../database/schema.ts";
import { cleanName } from "../text/clean-name.ts";
import { hasToken, isTo } from "../users/emailed-invitations.ts";
import { hashed, randomToken } from "../users/mailed-tokens.ts";

export type TeamInvitation = components["schemas"]["TeamInvitation"];

export interface InvitationRow {
  id: string;
  vendor_id: string;
  vendor_name: string;
  language: string;
  email: string;
  first_name: string;
  last_name: string;
  created_at: Date;
  expires_at: Date;
}

/** The open ones that meet a condition on `i`, the latest first. */
async function open(db: Kysely<Schema>, condition: RawBuilder<unknown>): Promise<InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`
    select i.id, i.vendor_id, v.name as vendor_name, v.language, i.email, u.first_name, u.last_name, i.created_at, i.expires_at
    from vendor_invitations i join vendors v on v.id = i.vendor_id join users u on u.id = i.invited_by
    where i.expires_at > now() and ${condition}
    order by i.created_at desc, i.id desc`.execute(db);
  return rows;
}

export const invitationsOf = (db: Kysely<Schema>, vendorId: string) => open(db, sql`i.vendor_id = ${vendorId}::uuid`);

export const invitationById = async (db: Kysely<Schema>, id: string): Promise<InvitationRow | undefined> =>
  (await open(db, sql`i.id = ${id}::uuid`))[0];

/** Doesn't use it up. */
export const invitationByToken = async (db: Kysely<Schema>, token: string): Promise<InvitationRow | undefined> =>
  (await open(db, hasToken(token)))[0];

/** To the address of someone who has confirmed it; to no one else's. */
export const invitationsTo = (db: Kysely<Schema>, userId: string) => open(db, isTo(userId));

/** Invites an address, again if it has been invited already: the earlier link ends. @returns its id and token */
export async function saveInvitation(
  trx: Transaction<Schema>,
  invitation: { vendorId: string; email: string; invitedBy: string },
): Promise<{ id: string; token: string }> {
  const token = randomToken();
  const made = {
    hash: hashed(token),
    invited_by: invitation.invitedBy,
    created_at: sql<Date>`now()`,
    expires_at: sql<Date>`now() + make_interval(secs => ${lifetimes.teamInvitation})`,
  };
  const { id } = await trx
    .insertInto("vendor_invitations")
    .values({ id: uuidv7(), vendor_id: invitation.vendorId, email: invitation.email, ...made })
    .onConflict((oc) => oc.columns(["vendor_id", "email"]).doUpdateSet(made))
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, token };
}

/** @returns whether it was still there */
export async function endInvitation(trx: Transaction<Schema>, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom("vendor_invitations").where("id", "=", id).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export const fullName = (person: { first_name: string; last_name: string }): string =>
  cleanName(`${person.first_name} ${person.last_name}`);

export const toInvitation = (row: InvitationRow): TeamInvitation => ({
  id: row.id,
  vendor: { id: row.vendor_id, name: row.vendor_name, language: row.language },
  email: row.email,
  invitedBy: fullName(row),
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
});
