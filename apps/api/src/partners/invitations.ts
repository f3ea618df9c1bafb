// Invitations to link two accounts: to an address, until they are used, withdrawn or out of date.
import type { components } from "@troth/api-client/schema";
import { lifetimes } from "@troth/rules/lifetimes";
import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Schema } from "../database/schema.ts";
import { fullName } from "../team/invitations.ts";
import { hasToken, isTo } from "../users/emailed-invitations.ts";
import { hashed, randomToken } from "../users/mailed-tokens.ts";
import type { InTheWay } from "./couples.ts";

export interface InvitationRow {
  id: string;
  invited_by: string;
  email: string;
  first_name: string;
  last_name: string;
  created_at: Date;
  expires_at: Date;
  agreed_by: string | null;
}

/** The open one that meets a condition on `i`. */
async function open(db: Kysely<Schema>, condition: RawBuilder<unknown>): Promise<InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`
    select i.id, i.invited_by, i.email, u.first_name, u.last_name, i.created_at, i.expires_at, i.agreed_by
    from partner_invitations i join users u on u.id = i.invited_by
    where i.expires_at > now() and u.erase_at is null and u.deleted_at is null and ${condition}
    order by i.created_at desc, i.id desc limit 20`.execute(db);
  return rows;
}

export const invitationBy = async (db: Kysely<Schema>, userId: string): Promise<InvitationRow | undefined> =>
  (await open(db, sql`i.invited_by = ${userId}::uuid`))[0];

/** Doesn't use it up. */
export const invitationByToken = async (db: Kysely<Schema>, token: string): Promise<InvitationRow | undefined> =>
  (await open(db, hasToken(token)))[0];

/** To the address of someone who has confirmed it; to no one else's. */
export const invitationsTo = (db: Kysely<Schema>, userId: string) => open(db, isTo(userId));

/** Invites an address; an earlier invitation by the same person ends. @returns the token */
export async function saveInvitation(
  trx: Transaction<Schema>,
  { email, invitedBy }: { email: string; invitedBy: string },
): Promise<string> {
  const token = randomToken();
  const made = {
    id: uuidv7(),
    email,
    hash: hashed(token),
    created_at: sql<Date>`now()`,
    expires_at: sql<Date>`now() + make_interval(secs => ${lifetimes.partnerInvitation})`,
    agreed_by: null,
  };
  await trx
    .insertInto("partner_invitations")
    .values({ invited_by: invitedBy, ...made })
    .onConflict((oc) => oc.column("invited_by").doUpdateSet(made))
    .execute();
  return token;
}

export const toInvitation = (
  row: InvitationRow,
  inTheWay: InTheWay[] = [],
): components["schemas"]["PartnerInvitation"] => ({
  id: row.id,
  email: row.email,
  invitedBy: fullName(row),
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  hasAgreed: row.agreed_by !== null,
  inTheWay,
});
