import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { freshDatabase, type FreshDatabase } from "../../test/fresh-database.ts";
import { migrate, migrationsFolder } from "./migrate.ts";

let database: FreshDatabase<Record<string, never>>;
let folder: string;

beforeEach(async () => {
  database = await freshDatabase();
  folder = mkdtempSync(join(tmpdir(), "troth-migrations-"));
  // As if nothing had been applied, so that each test can have its own migrations.
  await sql`drop table kysely_migration`.execute(database.db);
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const file = (name: string, text: string) => writeFileSync(join(folder, `${name}.sql`), text);
const tables = async () => {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename like 'm\\_%' order by 1`.execute(
    database.db,
  );
  return rows.map(({ name }) => name);
};

test("each file is applied once, in the order of their names", async () => {
  file("002_second", "alter table m_one add column n int; create table m_two (n int);");
  file("001_first", "create table m_one (); -- a comment; with a semicolon");
  expect(await migrate(database, folder)).toEqual(["001_first", "002_second"]);
  expect(await migrate(database, folder)).toEqual([]);
  file("003_third", "create table m_three ()");
  expect(await migrate(database, folder)).toEqual(["003_third"]);
  expect(await tables()).toEqual(["m_one", "m_three", "m_two"]);
});

test("one that comes with a lower number than others had already is applied as well", async () => {
  file("001_first", "create table m_one ()");
  file("003_third", "create table m_three ()");
  await migrate(database, folder);
  file("002_second", "create table m_two ()");
  file("004_fourth", "create table m_four ()");
  expect(await migrate(database, folder)).toEqual(["002_second", "004_fourth"]);
  expect(await migrate(database, folder)).toEqual([]);
});

test("a migration that fails is named and leaves nothing behind; once fixed, it is applied", async () => {
  file("001_good", "create table m_good ()");
  file("002_bad", "create table m_half (); select 1 / 0;");
  await expect(migrate(database, folder)).rejects.toMatchObject({
    message: expect.stringContaining("002_bad"),
    cause: expect.objectContaining({ message: "division by zero" }),
  });
  expect(await tables()).toEqual(["m_good"]);
  file("002_bad", "create table m_half ()");
  expect(await migrate(database, folder)).toEqual(["002_bad"]);
});

test("nodes that start at the same time apply each migration once", async () => {
  file("001_slow", "create table m_once (); select pg_sleep(0.3);");
  file("002_next", "create table m_next ()");
  const applied = await Promise.all([1, 2, 3].map(() => migrate(database, folder)));
  expect(applied.flat().sort()).toEqual(["001_slow", "002_next"]);
});

test("an index of a large table is built outside of a transaction, and again if that was cut short", async () => {
  file("001_rows", "create table m_rows (n int, done boolean); insert into m_rows values (1), (1)");
  await migrate(database, folder);
  const broken = sql`create unique index concurrently m_rows_n on m_rows (n)`.execute(database.db);
  await expect(broken).rejects.toThrow("could not create unique index");
  file(
    "002_large",
    `-- Why; and how.
create index concurrently if not exists m_rows_n on m_rows (n);

do $$
begin
  update m_rows set done = true;
  commit;
end $$;

create index concurrently if not exists m_rows_done on m_rows (done) where done;
`,
  );
  file("003_next", "create table m_next ()");
  const applied = await Promise.all([1, 2, 3].map(() => migrate(database, folder)));
  expect(applied.flat().sort()).toEqual(["002_large", "003_next"]);
  const { rows } = await sql`
    select i.indexrelid::regclass::text as name, i.indisvalid as valid, i.indisunique as is_unique
    from pg_index i where i.indrelid = 'm_rows'::regclass order by 1`.execute(database.db);
  expect(rows).toEqual([
    { name: "m_rows_done", valid: true, is_unique: false },
    { name: "m_rows_n", valid: true, is_unique: false },
  ]);
});

test("a migration that can't be a transaction, and fails, isn't applied", async () => {
  file("001_rows", "create table m_rows (n int)");
  file("002_large", "create index concurrently if not exists m_rows_n on m_rows (n);\n\nselect 1 / 0;");
  await expect(migrate(database, folder)).rejects.toThrow("division by zero");
  file("002_large", "create index concurrently if not exists m_rows_n on m_rows (n);");
  expect(await migrate(database, folder)).toEqual(["002_large"]);
});

test("tests start with all of the server's own migrations applied", async () => {
  expect(inject("postgresServer") ?? inject("embeddedTemplate")).toBeDefined();
  const fresh = await freshDatabase();
  expect(await migrate(fresh, migrationsFolder)).toEqual([]);
  await fresh.close();
});

test("whatever refers to a vendor can be found by an index, so that a vendor can be deleted however much there is", async () => {
  const { rows } = await sql<{ text: string }>`
    select c.conrelid::regclass || '.' || a.attname as text
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'vendors'::regclass and not exists (
      select from pg_index i
      where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
        and coalesce(pg_get_expr(i.indpred, i.indrelid), '') in ('', '(' || quote_ident(a.attname) || ' IS NOT NULL)'))
    order by text`.execute(database.db);
  expect(rows.map(({ text }) => text)).toEqual([]);
});
