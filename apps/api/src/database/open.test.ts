import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { freshDatabase, type FreshDatabase } from "../../test/fresh-database.ts";
import { OverloadError, UnavailableError } from "./errors.ts";
import { inTransaction, type OpenOptions } from "./open.ts";

interface Counters {
  counters: { name: string; value: number };
}

const counters = sql`create table counters (name text primary key, value int8 not null)`;

describe("values", () => {
  let database: FreshDatabase;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(() => database.close());

  const one = async (expression: ReturnType<typeof sql>) => {
    const { rows } = await sql<{ value: unknown }>`select ${expression} as value`.execute(database.db);
    return rows[0]!.value;
  };

  test("int8, including the result of count(), is a number, or text if a number wouldn't be exact", async () => {
    expect(await one(sql`42::int8`)).toBe(42);
    expect(await one(sql`(select count(*) from generate_series(1, 3))`)).toBe(3);
    expect(await one(sql`9007199254740993::int8`)).toBe("9007199254740993");
  });

  test("numeric is a number", async () => {
    expect(await one(sql`4.25::numeric`)).toBe(4.25);
  });

  test("a date is text, whatever the time zone", async () => {
    expect(await one(sql`date '2026-06-01'`)).toBe("2026-06-01");
  });

  test("a time is a Date, and sessions use UTC", async () => {
    expect(await one(sql`timestamptz '2026-06-01 12:00:00+02'`)).toEqual(new Date("2026-06-01T10:00:00Z"));
    expect(await one(sql`(timestamptz '2026-06-01 00:30:00+02')::date`)).toBe("2026-05-31");
  });

  test("arrays of them have the same types, including nulls", async () => {
    expect(await one(sql`array[1, null, 3]::int8[]`)).toEqual([1, null, 3]);
    expect(await one(sql`array[0.5, 2]::numeric[]`)).toEqual([0.5, 2]);
    expect(await one(sql`array['2026-06-01', null]::date[]`)).toEqual(["2026-06-01", null]);
  });

  test("values come out as they went in: text in any script, JSON, bytes, null", async () => {
    const text = "Ślub w Łodzi — زفاف 💍";
    expect(await one(sql`${text}::text`)).toBe(text);
    expect(await one(sql`${JSON.stringify({ a: [1, null, text] })}::jsonb`)).toEqual({ a: [1, null, text] });
    expect(await one(sql`${Buffer.from([0, 255, 7])}::bytea`)).toEqual(Buffer.from([0, 255, 7]));
    expect(await one(sql`${null}::int`)).toBeNull();
  });

  test("an answer of several megabytes arrives complete", async () => {
    const { rows } = await sql<{
      text: string;
    }>`select repeat('x', 10000) as text from generate_series(1, 1000)`.execute(database.db);
    expect(rows.reduce((sum, { text }) => sum + text.length, 0)).toBe(10_000_000);
  });

  test("every session forgives typos equally", async () => {
    const settings = await Promise.all(
      Array.from({ length: 8 }, () => one(sql`current_setting('pg_trgm.similarity_threshold')`)),
    );
    expect(new Set(settings)).toEqual(new Set(["0.25"]));
  });
});

describe("under faults", () => {
  let database: FreshDatabase<Counters>;
  const open = async (options: OpenOptions = {}) => {
    database = await freshDatabase<Counters>(options);
    await database.withoutTimeLimit(async (db) => {
      await counters.execute(db);
      await db.insertInto("counters").values({ name: "a", value: 0 }).execute();
    });
  };
  afterEach(() => database.close());

  const value = async () =>
    (await database.db.selectFrom("counters").select("value").where("name", "=", "a").executeTakeFirstOrThrow()).value;
  const endless = () => sql`select count(*) from generate_series(1, 100000000000)`.execute(database.db);

  test("concurrent transactions on the same row all take effect", async () => {
    await open();
    const add = () =>
      inTransaction(database.db, async (trx) => {
        const { value } = await trx
          .selectFrom("counters")
          .select("value")
          .where("name", "=", "a")
          .forUpdate()
          .executeTakeFirstOrThrow();
        await trx
          .updateTable("counters")
          .set({ value: value + 1 })
          .where("name", "=", "a")
          .execute();
      });
    await Promise.all(Array.from({ length: 40 }, add));
    expect(await value()).toBe(40);
  });

  test("a transaction that the database ended in favour of another is run again", async () => {
    await open();
    let attempts = 0;
    const deadlock = Object.assign(new Error("deadlock detected"), { code: "40P01" });
    const result = await inTransaction(database.db, async (trx) => {
      await trx.updateTable("counters").set({ value: 7 }).where("name", "=", "a").execute();
      if (++attempts < 3) throw deadlock;
      return "done";
    });
    expect([result, attempts, await value()]).toEqual(["done", 3, 7]);
  });

  test("a transaction that fails leaves nothing behind, and its connection can be used again", async () => {
    await open({ connections: 2 });
    const fail = () =>
      database.db.transaction().execute(async (trx) => {
        await trx.updateTable("counters").set({ value: 1 }).execute();
        await sql`select 1 / 0`.execute(trx);
      });
    for (let i = 0; i < 10; i++) await expect(fail()).rejects.toMatchObject({ code: "22012" });
    expect(await value()).toBe(0);
  });

  test("a transaction started and aborted within one query doesn't stay open", async () => {
    await open({ connections: 2 });
    for (let i = 0; i < 5; i++) {
      await expect(
        database.pool.query("begin; update counters set value = 1; select 1 / 0; commit"),
      ).rejects.toMatchObject({ code: "22012" });
    }
    expect(await value()).toBe(0);
    await database.db.updateTable("counters").set({ value: 2 }).execute();
    expect(await value()).toBe(2);
  });

  test("a statement that takes too long is ended, and the database keeps its data", async () => {
    await open({ statementTimeoutMs: 2_000 });
    await database.db.updateTable("counters").set({ value: 5 }).execute();
    const began = performance.now();
    await expect(endless()).rejects.toMatchObject({ code: "57014" });
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(await value()).toBe(5);
  });

  test("a statement may take as long as it needs if the limit has been lifted", async () => {
    await open({ statementTimeoutMs: 1_000 });
    const rows = await database.withoutTimeLimit((db) =>
      sql`with recursive busy (n) as (select 1 union all select n + 1 from busy where clock_timestamp() < statement_timestamp() + interval '2.5 s') select max(n) from busy`.execute(
        db,
      ),
    );
    expect(rows.rows).toHaveLength(1);
  });

  test("an idle transaction is ended, so that others can continue", async () => {
    await open({ idleInTransactionMs: 300 });
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const idler = database.db.transaction().execute(async (trx) => {
      await trx.updateTable("counters").set({ value: 1 }).execute();
      begin();
      await ended;
      await trx.updateTable("counters").set({ value: 2 }).execute();
    });
    await begun;
    const refused = expect(idler).rejects.toBeInstanceOf(UnavailableError);
    await database.db.updateTable("counters").set({ value: 3 }).execute();
    end();
    await refused;
    expect(await value()).toBe(3);
  });

  describe("with a single connection that is in use", () => {
    const holding = async (meanwhile: () => Promise<void>) => {
      const { promise: free, resolve: release } = Promise.withResolvers<void>();
      const { promise: taken, resolve: acquire } = Promise.withResolvers<void>();
      const holder = database.db.transaction().execute(async (trx) => {
        await sql`select 1`.execute(trx);
        acquire();
        await free;
      });
      await taken;
      await meanwhile();
      release();
      await holder;
    };

    test("requests beyond the waiting limit are refused straight away", async () => {
      await open({ connections: 1, maxWaiting: 2 });
      await holding(async () => {
        const waiting = [value(), value()];
        await expect(value()).rejects.toBeInstanceOf(OverloadError);
        queueMicrotask(() => void Promise.allSettled(waiting));
      });
      expect(await value()).toBe(0);
    });

    test("no one waits longer than allowed", async () => {
      await open({ connections: 1, maxWaitMs: 200 });
      await holding(async () => {
        await expect(value()).rejects.toMatchObject({ code: "OVERLOADED", statusCode: 503 });
      });
      expect(await value()).toBe(0);
    });
  });
});
