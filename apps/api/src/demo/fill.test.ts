import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { useTestApp } from "../../test/test-app.ts";
import { readFigures } from "../moderation/figures.ts";
import { openFileStore } from "../file-store/file-store.ts";
import { createVault } from "../vault/vault.ts";
import { writeDemo } from "./fill.ts";
import { daysLater, weddingMonth } from "./later.ts";

const api = useTestApp();

test(
  "whenever the demo is filled, each of its queues has something that waits, thirty in all, and something that was decided lately, with what was said",
  {
    timeout: 120_000,
  },
  async () => {
    const { db } = api.database;
    const now = new Date("2027-08-03T12:00:00Z");
    const id = "01".repeat(16);
    await db.insertInto("photos").values({ id, width: 1, height: 1, placeholder: "", variants: "[]" }).execute();
    const key = randomBytes(32);
    await writeDemo(
      db,
      { vault: createVault(openFileStore(api.settings, "proofs"), key), key },
      { get: () => id },
      now,
    );
    const { queues, weeks, appeals } = await readFigures(db, now);
    for (const { queue, open, oldest, medianSeconds } of queues) {
      const isDecided = medianSeconds !== null;
      expect([queue, open.count > 0, oldest !== null, isDecided]).toEqual([queue, true, true, true]);
    }
    const published = await db.selectFrom("review_decisions").select("id").where("action", "=", "publish").execute();
    const saved = await db.selectFrom("saved_answers").select("id").execute();
    expect([published.length, saved.length].every((count) => count > 2)).toBe(true);
    expect(appeals).toBeGreaterThan(0);
    expect(queues.reduce((sum, { open }) => sum + open.count, 0)).toBeGreaterThanOrEqual(30);
    expect(weeks.slice(0, -1).filter(({ decisions }) => decisions === 0)).toEqual([]);

    // Nothing is still to come, except the weddings that were when their reviews were written.
    const { rows } = await sql<{ table: string; column: string }>`
      select c.table_name as table, c.column_name as column from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = current_schema() and c.data_type = 'timestamp with time zone' and t.table_type = 'BASE TABLE'
        and c.column_name not like '%expires%'`.execute(db);
    const ahead: string[] = [];
    for (const { table, column } of rows) {
      const late = await sql`select from ${sql.table(table)} where ${sql.ref(column)} > ${now} limit 1`.execute(db);
      if (late.rows.length > 0) ahead.push(`${table}.${column}`);
    }
    expect(ahead).toEqual([]);
    const booked = await sql<{ all: number; over: number }>`
      select count(*)::int as all, (count(*) filter (where wedding_date < date_trunc('month', created_at)))::int as over
      from reviews where experience = 'cancelled'`.execute(db);
    expect(booked.rows).toEqual([{ all: expect.any(Number), over: 0 }]);
    expect(booked.rows[0]!.all).toBeGreaterThan(0);
  },
);

test("what is filled on the day as of which the demo is written happens when it says", () => {
  expect(daysLater(new Date("2026-11-21T12:00:00Z"))).toBe(0);
  expect(daysLater(new Date("2026-11-22T18:00:00Z"))).toBe(1);
  expect(daysLater(new Date("2026-11-22T12:00:00Z"))).toBe(0);
});

test("a wedding that was still to come when its review was written is put off until it is again; all others stay", () => {
  expect(weddingMonth("2025-06", "2025-08-03T10:00:00Z", 900)).toBe("2025-06");
  expect(weddingMonth("2027-05", "2026-08-03T10:00:00Z", 8)).toBe("2027-05");
  expect(weddingMonth("2026-04", "2026-03-28T10:00:00Z", 8)).toBe("2026-04");
  expect(weddingMonth("2027-05", "2026-08-03T10:00:00Z", 365)).toBe("2028-05");
  expect(weddingMonth("2027-05", "2026-08-03T10:00:00Z", 1100)).toBe("2030-05");
});
