// Other people's favourites, to see whether a statement reads more than those that it is about.
import { type Kysely, sql, type Transaction } from "kysely";
import type { Schema } from "../src/database/schema.ts";

/** Adds 300 people, each with this vendor among their favourites. */
export async function addFavourites(db: Kysely<Schema>, vendorId: string): Promise<void> {
  await sql`
    with people as (
      insert into users (id, email, first_name, last_name)
      select gen_random_uuid(), gen_random_uuid() || '@example.org', 'Ana', 'Kovač' from generate_series(1, 300)
      returning id)
    insert into favourites (user_id, vendor_id) select id, ${vendorId}::uuid from people`.execute(db);
}

/** The number of rows of a table that some work reads in a database large enough to prefer its indexes. */
export async function rowsRead(
  trx: Transaction<Schema>,
  table: keyof Schema,
  work: () => Promise<unknown>,
): Promise<number> {
  const read = async () => {
    const { rows } = await sql<{ count: number }>`
      select (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::integer as count
      from pg_stat_xact_user_tables where relname = ${table}`.execute(trx);
    return rows[0]!.count;
  };
  await sql`set local enable_seqscan = off`.execute(trx);
  const before = await read();
  await work();
  return (await read()) - before;
}
