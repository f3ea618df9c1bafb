import { type Kysely, sql, type Transaction } from "kysely";
import type { Schema } from "../database/schema.ts";
import type { Position } from "../lists/cursor.ts";
import { keyset } from "../lists/keyset.ts";
import { summaryColumns, type VendorRow } from "../vendors/summary.ts";

/** Most recent first. */
export const favouriteOrder = keyset([{ kind: "micros", column: sql`f.added_at` }], { id: sql`f.vendor_id` });

/** A page of someone's favourites from a given position, plus one more if another page follows. */
export async function readFavourites(db: Kysely<Schema>, userId: string, from: Position | null, limit: number) {
  const { rows } = await sql<VendorRow & { added_at: Date; keys: number[] }>`
    select ${summaryColumns}, f.added_at, ${favouriteOrder.keys} as keys
    from favourites f join vendors v on v.id = f.vendor_id and v.status = 'approved' join vendor_stats s on s.vendor_id = v.id
    where f.user_id = ${userId}::uuid and ${favouriteOrder.after(from)}
    ${favouriteOrder.upTo(limit)}`.execute(db);
  return rows;
}

/** The vendors someone has saved that are still listed, most recent first. */
export async function favouriteIds(db: Kysely<Schema>, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("favourites")
    .innerJoin("vendors", "vendors.id", "favourites.vendor_id")
    .select("vendors.id")
    .where("favourites.user_id", "=", userId)
    .where("vendors.status", "=", "approved")
    .orderBy("favourites.added_at", "desc")
    .orderBy("vendors.id", "desc")
    .execute();
  return rows.map(({ id }) => id);
}

export async function countFavourites(trx: Transaction<Schema>, userId: string): Promise<number> {
  const { saved } = await trx
    .selectFrom("favourites")
    .select((eb) => eb.fn.countAll<number>().as("saved"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return saved;
}

/** @returns whether there is such a vendor; one that was already saved stays as it was */
export async function insertFavourite(trx: Transaction<Schema>, userId: string, vendorId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    with listed as (select id from vendors where id = ${vendorId}::uuid and status = 'approved'),
    saved as (insert into favourites (user_id, vendor_id) select ${userId}::uuid, id from listed on conflict do nothing)
    select exists (select from listed) as found`.execute(trx);
  return rows[0]!.found;
}

export const deleteFavourite = (db: Kysely<Schema>, userId: string, vendorId: string) =>
  db.deleteFrom("favourites").where("user_id", "=", userId).where("vendor_id", "=", vendorId).execute();
