// Fault 10: on a server, others go on working while a migration waits for somebody else.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { freshDatabase } from "../../test/fresh-database.ts";
import { migrate } from "./migrate.ts";

test("nobody waits for long behind a statement that waits for a table, even between indexes that are built", async () => {
  const { db, close, withoutTimeLimit } = await freshDatabase<{ m_rows: { n: number } }>();
  await sql`drop table kysely_migration`.execute(db);
  await sql`create table m_rows (n int)`.execute(db);
  const folder = mkdtempSync(join(tmpdir(), "troth-migrations-"));
  writeFileSync(
    join(folder, "001_large.sql"),
    `alter table m_rows add column if not exists m int;

create index concurrently if not exists m_rows_m on m_rows (m);`,
  );
  const migrated = await db.transaction().execute(async (slow) => {
    await slow.selectFrom("m_rows").select("n").execute();
    const migrating = migrate({ withoutTimeLimit }, folder);
    await vi.waitFor(async () => {
      const { rows } = await sql`
        select from pg_stat_activity
        where datname = current_database() and query like 'alter table m_rows%' and wait_event_type = 'Lock'`.execute(
        db,
      );
      expect(rows).toHaveLength(1);
    });
    // Behind the migration that waits.
    await db.selectFrom("m_rows").select("n").execute();
    return { migrating };
  });
  expect(await migrated.migrating).toEqual(["001_large"]);
  await close();
  rmSync(folder, { recursive: true });
});

test("whoever writes to a table doesn't wait for its index, even if that has to wait for someone else", async () => {
  const { db, close, withoutTimeLimit } = await freshDatabase<{ m_rows: { n: number } }>();
  await sql`drop table kysely_migration`.execute(db);
  await sql`create table m_rows (n int)`.execute(db);
  const folder = mkdtempSync(join(tmpdir(), "troth-migrations-"));
  writeFileSync(join(folder, "001_large.sql"), "create index concurrently if not exists m_rows_n on m_rows (n);");
  const write = (n: number) => db.insertInto("m_rows").values({ n }).execute();
  const migrated = await db.transaction().execute(async (slow) => {
    await slow.insertInto("m_rows").values({ n: 1 }).execute();
    const migrating = migrate({ withoutTimeLimit }, folder);
    await vi.waitFor(async () => {
      const { rows } = await sql`
        select from pg_stat_activity
        where datname = current_database() and query like 'create index concurrently%' and wait_event_type = 'Lock'`.execute(
        db,
      );
      expect(rows).toHaveLength(1);
    });
    await write(2);
    return { migrating };
  });
  expect(await migrated.migrating).toEqual(["001_large"]);
  await close();
  rmSync(folder, { recursive: true });
});
