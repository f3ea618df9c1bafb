import { type Kysely, sql } from "kysely";
import { expect, vi } from "vitest";
import type { Schema } from "../src/database/schema.ts";

/** Until something waits for a lock in this database, which is a server's, or has ended without waiting. */
export async function waitsOrEnds(db: Kysely<Schema>, call: Promise<unknown>): Promise<void> {
  let ended = false;
  void call.finally(() => (ended = true));
  await vi.waitFor(
    async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      expect(ended || rows.length > 0).toBe(true);
    },
    { timeout: 20_000, interval: 20 },
  );
}
