// Invitations to review a vendor, and who doesn't want any. Addresses aren't stored: a mailbox has an id that only the server's
// secret key leads to.
import { createHmac } from "node:crypto";
import { countedFrom } from "@troth/rules/invitations";
import { lifetimes } from "@troth/rules/lifetimes";
import { type Kysely, sql, type Transaction } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Schema } from "../database/schema.ts";
import { mailboxOf } from "../mail/limits.ts";
import { hashed, randomToken } from "../users/mailed-tokens.ts";

type Trx = Transaction<Schema>;

/** @param key `Keys.mailboxes` @returns a UUID, the same for every spelling of the address */
export const mailboxId = (key: Buffer, email: string): string =>
  createHmac("sha256", key)
    .update(mailboxOf(email))
    .digest("hex")
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");

export interface NewBatch {
  vendorId: string;
  invitedBy: string;
  /** Months, such as 2026-06. */
  from: string;
  to: string;
  mailboxes: readonly string[];
  /** Addresses that were given twice. */
  repeated: number;
}

/** @returns the batch, and the tokens for the mailboxes to write to: those that the vendor hasn't invited before, and that don't refuse */
export async function saveBatch(trx: Trx, batch: NewBatch): Promise<{ id: string; tokens: Map<string, string> }> {
  const id = uuidv7();
  const { vendorId: vendor_id, mailboxes } = batch;
  const known = await trx
    .selectFrom("review_invitations")
    .select("mailbox_id")
    .where("vendor_id", "=", vendor_id)
    .where("mailbox_id", "=", sql<string>`any(${mailboxes}::uuid[])`)
    .execute();
  const before = new Set(known.map(({ mailbox_id }) => mailbox_id));
  const added = mailboxes.filter((mailbox) => !before.has(mailbox));
  await trx
    .insertInto("invitation_batches")
    .values({
      id,
      vendor_id,
      invited_by: batch.invitedBy,
      period_from: `${batch.from}-01`,
      period_to: `${batch.to}-01`,
      clients: added.length,
      merged: batch.repeated + before.size,
    })
    .execute();
  const made = added.map((mailbox) => [mailbox, randomToken()] as const);
  if (made.length > 0)
    await trx
      .insertInto("review_invitations")
      .values(
        made.map(([mailbox_id, token]) => ({
          id: uuidv7(),
          batch_id: id,
          vendor_id,
          mailbox_id,
          hash: hashed(token),
          expires_at: sql<Date>`now() + make_interval(secs => ${lifetimes.reviewInvitation})`,
        })),
      )
      .execute();
  const refusals = await trx
    .selectFrom("invitation_refusals")
    .select("mailbox_id")
    .where("mailbox_id", "=", sql<string>`any(${added}::uuid[])`)
    .execute();
  const refusing = new Set(refusals.map(({ mailbox_id }) => mailbox_id));
  return { id, tokens: new Map(made.filter(([mailbox]) => !refusing.has(mailbox))) };
}

export interface BatchRow {
  id: string;
  period_from: string;
  period_to: string;
  clients: number;
  merged: number;
  /** How many have written, once there are enough of them; null until then. */
  written: number | null;
  created_at: Date;
}

const mostBatches = 50;

/** The latest first. */
export async function readBatches(db: Kysely<Schema>, vendorId: string): Promise<BatchRow[]> {
  const { rows } = await sql<BatchRow>`
    select b.id, to_char(b.period_from, 'YYYY-MM') as period_from, to_char(b.period_to, 'YYYY-MM') as period_to,
      b.clients, b.merged, b.created_at,
      (select nullif(count(*), 0)::integer from review_invitations i
       where i.batch_id = b.id and i.used_at is not null having count(*) >= ${countedFrom}) as written
    from invitation_batches b where b.vendor_id = ${vendorId}::uuid
    order by b.created_at desc, b.id desc limit ${mostBatches}`.execute(db);
  return rows;
}

const isOpen = sql<boolean>`i.used_at is null and i.expires_at > now() and v.status = 'approved'`;

export interface OpenInvitation {
  vendor_id: string;
  vendor_name: string;
  language: string;
  expires_at: Date;
}

/** Doesn't use it up. */
export async function readInvitation(db: Kysely<Schema>, token: string): Promise<OpenInvitation | undefined> {
  const { rows } = await sql<OpenInvitation>`
    select i.vendor_id, v.name as vendor_name, v.language, i.expires_at
    from review_invitations i join vendors v on v.id = i.vendor_id
    where i.hash = ${hashed(token)} and ${isOpen}`.execute(db);
  return rows[0];
}

/** Uses it up, in one statement: of two who try at the same time, one succeeds. @returns whether it was open */
export async function takeInvitation(trx: Trx, vendorId: string, token: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update review_invitations i set used_at = now() from vendors v
    where v.id = i.vendor_id and i.vendor_id = ${vendorId}::uuid and i.hash = ${hashed(token)} and ${isOpen}`.execute(
    trx,
  );
  return numAffectedRows > 0n;
}

/** For good. Invitations that wait in the mailbox still work: whoever opens one wants to. */
export const refuseInvitations = (db: Kysely<Schema>, mailbox: string) =>
  db
    .insertInto("invitation_refusals")
    .values({ mailbox_id: mailbox })
    .onConflict((oc) => oc.doNothing())
    .execute();
