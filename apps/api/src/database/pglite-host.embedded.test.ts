// Only for the embedded database: one session shared by everyone, in a thread that may have to be replaced.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { freshDatabase, type FreshDatabase } from "../../test/fresh-database.ts";
import { OverloadError, UnavailableError } from "./errors.ts";
import { openDatabase, type OpenOptions } from "./open.ts";

interface Notes {
  notes: { text: string };
}

let database: FreshDatabase<Notes>;
const open = async (options: OpenOptions = {}) => {
  database = await freshDatabase<Notes>(options);
  await database.withoutTimeLimit((db) => sql`create table notes (text text)`.execute(db));
};
afterEach(() => database.close());

const note = (text: string) => database.db.insertInto("notes").values({ text }).execute();
const notes = async () => (await database.db.selectFrom("notes").select("text").execute()).map(({ text }) => text);

test("a transaction holds the session, and others wait until it ends", async () => {
  await open();
  const order: string[] = [];
  let read: Promise<string[]> | undefined;
  await database.db.transaction().execute(async (trx) => {
    await trx.insertInto("notes").values({ text: "one" }).execute();
    read = notes().then((found) => (order.push("read"), found));
    await trx.insertInto("notes").values({ text: "two" }).execute();
    order.push("committing");
  });
  expect(await read).toEqual(["one", "two"]);
  expect(order).toEqual(["committing", "read"]);
});

test("a query made outside the transaction it is part of is refused, so that the two don't wait for each other for ever", async () => {
  await open({ maxWaitMs: 200 });
  const nested = database.db.transaction().execute(async (trx) => {
    await trx.insertInto("notes").values({ text: "never" }).execute();
    await note("beside");
  });
  await expect(nested).rejects.toBeInstanceOf(OverloadError);
  await expect(nested).rejects.toThrow(/waits for itself/);
  expect(await notes()).toEqual([]);
});

test("the log that a start after a crash would replay stays short", async () => {
  await open();
  const log = sql<{ bytes: string }>`
    select pg_current_wal_insert_lsn() - (select redo_lsn from pg_control_checkpoint()) as bytes`;
  const length = async () => Number((await log.execute(database.db)).rows[0]!.bytes);
  await sql`insert into notes select repeat('long ', 100) from generate_series(1, 60000)`.execute(database.db);
  expect(await length()).toBeGreaterThan(16 * 2 ** 20);
  await expect.poll(length, { timeout: 10_000 }).toBeLessThan(2 ** 20);
});

test("everyone waiting when the engine restarts is told, and the next requests work", async () => {
  const restarts: string[] = [];
  await open({ statementTimeoutMs: 2_000, onRestart: (why) => restarts.push(why) });
  await note("kept");
  const slow = sql`select count(*) from generate_series(1, 100000000000)`.execute(database.db);
  const outcomes = await Promise.allSettled([slow, ...Array.from({ length: 20 }, notes)]);
  for (const outcome of outcomes) {
    if (outcome.status === "rejected") expect(outcome.reason).toBeInstanceOf(UnavailableError);
  }
  expect(outcomes[0]).toMatchObject({ status: "rejected", reason: { code: "57014" } });
  expect(restarts).toEqual(["statement timeout"]);
  expect(await notes()).toEqual(["kept"]);
});

test("the statements of a lost connection are forgotten", async () => {
  await open({ connections: 1 });
  const prepared = async () => {
    const { rows } = await database.pool.query<{ names: number }>(
      "select count(*) as names from pg_prepared_statements",
    );
    return rows[0]!.names;
  };
  for (let i = 0; i < 5; i++) {
    await database.pool.query("select $1::int as n", [1]);
    await expect(database.pool.query("select 1 / $1::int", [0])).rejects.toThrow("division by zero"); // this ends the connection
  }
  expect(await prepared()).toBe(0);
});

test("a dump contains what was committed, and another database can start from it", async () => {
  await open();
  await note("before");
  const unfinished = database.db.transaction().execute(async (trx) => {
    await trx.insertInto("notes").values({ text: "with its whole transaction" }).execute();
    const tar = database.dump!();
    await trx.insertInto("notes").values({ text: "or not at all" }).execute();
    return { tar };
  });
  const load = await (await unfinished).tar;
  await note("after");

  const folder = mkdtempSync(join(tmpdir(), "troth-restored-"));
  const restored = await openDatabase<Notes>({ dataDir: folder, load });
  const found = await restored.db.selectFrom("notes").select("text").execute();
  await restored.close();
  rmSync(folder, { recursive: true });
  expect(found.map(({ text }) => text)).toEqual(["before", "with its whole transaction", "or not at all"]);
});
