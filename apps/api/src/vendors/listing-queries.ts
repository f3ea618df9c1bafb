// Listings for the people who look after them, whatever their state.
import { type Kysely, sql, type Transaction } from "kysely";
import type { Schema, VendorStatus } from "../database/schema.ts";
import type { Position } from "../lists/cursor.ts";
import { keyset } from "../lists/keyset.ts";
import { managersColumn } from "../team/managers.ts";
import { detailColumns, type VendorDetailRow } from "./detail.ts";
import { summaryColumns, type VendorRow } from "./summary.ts";

type Db = Kysely<Schema>;

/** Who looks after it, and what was decided about it. */
interface KeptRow {
  status: VendorStatus;
  owner_id: string | null;
  /** Its owner, and the others on its team. */
  managers: string[];
  added_by: string | null;
  decision: { reason: string; decidedAt: string } | null;
  created_at: Date;
}

/** The reason for its present state, if it is one that needs a reason. */
const decisionJson = sql`(
  select json_build_object('reason', coalesce(d.explanation, e.reason),
    'decidedAt', to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from moderation_events e left join vendor_decisions d on d.event_id = e.id
  where v.status in ('rejected', 'suspended') and e.subject_type = 'vendor' and e.subject_id = v.id and e.to_state = v.status
  order by e.at desc, e.id desc limit 1) as decision`;

const keptColumns = sql`v.owner_id, ${managersColumn}, v.added_by, v.status, v.created_at, ${decisionJson}`;

export interface ListingRow extends VendorDetailRow, Omit<KeptRow, "status" | "created_at"> {
  version: number;
}

export async function readListings(db: Db, ids: readonly string[]): Promise<ListingRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ListingRow>`
    select ${detailColumns}, ${keptColumns}, v.version
    from vendors v join vendor_stats s on s.vendor_id = v.id
    where v.id in (${sql.join(ids)})`.execute(db);
  return rows;
}

export const readListing = async (db: Db, id: string): Promise<ListingRow | null> =>
  (await readListings(db, [id]))[0] ?? null;

/** The same, as the only one who may change it until the transaction ends. */
export async function lockListing(trx: Transaction<Schema>, id: string): Promise<ListingRow | null> {
  await trx.selectFrom("vendors").select("id").where("id", "=", id).forNoKeyUpdate().execute();
  // In a statement of its own, which sees what was committed while this one waited.
  return readListing(trx, id);
}

/** Added last first. */
export const myOrder = keyset([{ kind: "micros", column: sql`v.created_at` }], { id: sql`v.id` });

/** A page of the listings someone looks after or has added, plus one more if another page follows. */
export async function readMyListings(db: Db, userId: string, from: Position | null, limit: number) {
  const { rows } = await sql<VendorRow & KeptRow & { keys: number[] }>`
    select ${summaryColumns}, ${keptColumns}, ${myOrder.keys} as keys
    from vendors v join vendor_stats s on s.vendor_id = v.id
    where v.id = any(array(
        select vendor_id from vendor_managers where user_id = ${userId}::uuid
        union select id from vendors where added_by = ${userId}::uuid))
      and ${myOrder.after(from)}
    ${myOrder.upTo(limit)}`.execute(db);
  return rows;
}

/** Replaces the photos, in this order. */
export async function replacePhotos(
  trx: Transaction<Schema>,
  vendorId: string,
  photos: readonly { id: string; alt: string }[],
): Promise<void> {
  await trx.deleteFrom("vendor_photos").where("vendor_id", "=", vendorId).execute();
  if (photos.length === 0) return;
  await trx
    .insertInto("vendor_photos")
    .values(photos.map(({ id, alt }, position) => ({ vendor_id: vendorId, position, photo_id: id, alt })))
    .execute();
}
