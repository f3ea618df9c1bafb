// Fault 10: on a server, others go on working while a migration waits for somebody else.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { expect, test, vi } from "vitest";
import { freshDatabase } from "../../test/fresh-database.ts";
import { migrate } from "./migrate.ts";

type Rows = Kysely<{ m_rows: { n: number } }>;
const read = (db: Rows) => db.selectFrom("m_rows").select("n").execute();
/** Rows of their own: an index may keep them apart. */
const write = (db: Rows) =>
  db
    .insertInto("m_rows")
    .values({ n: sql<number>`(random() * 1e9)::int` })
    .execute();

test.each([
  {
    what: "whoever writes to a table doesn't wait for its index, even if that has to wait for someone else",
    migration: "create index concurrently if not exists m_rows_n on m_rows (n);",
    held: write,
    waits: "create index concurrently%",
    meanwhile: write,
  },
  {
    what: "an index that keeps rows apart waits as patiently",
    migration: "create unique index concurrently if not exists m_rows_n on m_rows (n);",
    held: write,
    waits: "create unique index concurrently%",
    meanwhile: write,
  },
  {
    what: "nobody waits for long behind a statement that waits for a table, even beside an index that is built",
    migration:
      "alter table m_rows add column if not exists m int;\n\ncreate index concurrently if not exists m_rows_m on m_rows (m);",
    held: read,
    waits: "alter table m_rows%",
    meanwhile: read,
  },
])("$what", async ({ migration, held, waits, meanwhile }) => {
  const { db, close, withoutTimeLimit } = await freshDatabase<{ m_rows: { n: number } }>();
  await sql`drop table kysely_migration`.execute(db);
  await sql`create table m_rows (n int)`.execute(db);
  const folder = mkdtempSync(join(tmpdir(), "troth-migrations-"));
  writeFileSync(join(folder, "001_large.sql"), migration);
  const migrated = await db.transaction().execute(async (slow) => {
    await held(slow);
    const migrating = migrate({ withoutTimeLimit }, folder);
    await vi.waitFor(async () => {
      const { rows } = await sql`
        select from pg_stat_activity
        where datname = current_database() and query like ${waits} and wait_event_type = 'Lock'`.execute(db);
      expect(rows).toHaveLength(1);
    });
    await meanwhile(db);
    return { migrating };
  });
  expect(await migrated.migrating).toEqual(["001_large"]);
  await close();
  rmSync(folder, { recursive: true });
});
