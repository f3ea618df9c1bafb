// What a vendor's reviews add up to: its numbers, stars and score. They are always recomputed from the reviews, never
// added to, so that no order of events can leave them wrong; the database does the sums (refresh_vendor_stats).
import { type Kysely, sql, type Transaction } from "kysely";
import type { Schema } from "../database/schema.ts";

type Db = Kysely<Schema> | Transaction<Schema>;

/** Runs in the transaction that changed the reviews, so that no one sees one change without the other. */
export async function refreshStats(db: Db, vendorIds: readonly string[]): Promise<void> {
  const distinct = [...new Set(vendorIds)];
  if (distinct.length) await sql`select refresh_vendor_stats(${distinct}::uuid[])`.execute(db);
}

/** For all listed vendors, a few hundred at a time. */
export async function refreshAllStats(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from vendors where status = 'approved'`.execute(db);
  for (let i = 0; i < rows.length; i += 500)
    await refreshStats(
      db,
      rows.slice(i, i + 500).map(({ id }) => id),
    );
}
