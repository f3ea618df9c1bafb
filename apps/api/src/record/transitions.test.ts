import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase, type FreshDatabase } from "../../test/fresh-database.ts";
import { migrationsFolder } from "../database/migrate.ts";
import { record } from "./record.ts";
import { type SubjectType, transitions } from "./transitions.ts";

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

type Row = { subject_type: SubjectType; action: string; from_state: string | null; to_state: string | null };

const rows = Object.entries(transitions).flatMap(([subject_type, actions]) =>
  Object.entries(actions).flatMap(([action, { from, to }]) =>
    from.map((from_state: string | null) => ({ subject_type, action, from_state, to_state: to }) as Row),
  ),
);
const text = (row: Record<keyof Row, string | null>) =>
  JSON.stringify([row.subject_type, row.action, row.from_state, row.to_state]);
const allowed = new Set(rows.map(text));
const insert = (...events: Row[]) =>
  database.db
    .insertInto("moderation_events")
    .values(events.map((event) => ({ ...event, id: uuidv7(), actor_id: null, subject_id: uuidv7() })))
    .execute();
const refused = { code: "23514", message: expect.stringContaining("the record takes no") };

test("the database and the server have the same table of transitions", async () => {
  const held = await database.db.selectFrom("moderation_transitions").selectAll().execute();
  expect(held.map(text).toSorted()).toEqual([...allowed].toSorted());
});

test("the database accepts what the table allows and refuses every other action, subject or state", async () => {
  const one = <T>(values: Iterable<T>) => fc.constantFrom(...new Set(values));
  const states = one([...rows.flatMap(({ from_state, to_state }) => [from_state, to_state]), "elsewhere"]);
  const any = fc.record({
    subject_type: one(rows.map((row) => row.subject_type)),
    action: one([...rows.map(({ action }) => action), "bury"]),
    from_state: states,
    to_state: states,
  });
  // Hardly any random combination is allowed, or even close to being allowed.
  const nearly = fc.tuple(one(rows), any, fc.subarray(["subject_type", "action", "from_state", "to_state"] as const));
  const event = nearly.map(([row, other, changed]) => ({
    ...row,
    ...Object.fromEntries(changed.map((key) => [key, other[key]])),
  }));
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 1, maxLength: 3 }), async (events) => {
      if (events.every((one) => allowed.has(text(one)))) await insert(...events);
      else await expect(insert(...events)).rejects.toMatchObject(refused);
    }),
    { numRuns: 150 },
  );
});

test("a change that isn't allowed doesn't compile", async () => {
  const by = { actor: null, subjectId: uuidv7() };
  const tried = database.db.transaction().execute(async (trx) => {
    await record(trx, { ...by, subjectType: "review", action: "publish", to: "published" });
    await record(trx, { ...by, subjectType: "review", action: "publish", from: "held", to: "published" });
    await record(trx, [{ ...by, subjectType: "user", action: "end sessions" }]);
    await record(trx, []);
    // @ts-expect-error -- reviews can't be approved
    await record(trx, { ...by, subjectType: "review", action: "approve", from: "pending", to: "approved" });
    // @ts-expect-error -- and can't be published if already published
    await record(trx, { ...by, subjectType: "review", action: "publish", from: "published", to: "published" });
    // @ts-expect-error -- hiding needs a state to start from
    await record(trx, { ...by, subjectType: "review", action: "hide", to: "hidden" });
    // @ts-expect-error -- and always leads to the same state
    await record(trx, { ...by, subjectType: "review", action: "hide", from: "published", to: "removed" });
    // @ts-expect-error -- sessions don't have a state
    await record(trx, { ...by, subjectType: "user", action: "end sessions", to: "admin" });
  });
  await expect(tried).rejects.toMatchObject(refused);
});

test("an existing record is left unchanged, whatever it contains, and new entries follow the rules", async () => {
  const old = await freshDatabase();
  await sql`drop trigger moderation_events_transitions on moderation_events`.execute(old.db);
  await sql`drop function refuse_other_transitions`.execute(old.db);
  await sql`drop table moderation_transitions`.execute(old.db);
  // What every version so far has written, and what an operator may have written.
  const written: Row[] = [
    { subject_type: "review", action: "publish", from_state: null, to_state: "published" },
    { subject_type: "review", action: "close account", from_state: "published", to_state: "hidden" },
    { subject_type: "review", action: "reopen account", from_state: "hidden", to_state: "published" },
    { subject_type: "vendor", action: "import", from_state: null, to_state: "approved" },
    { subject_type: "user", action: "invite admin", from_state: null, to_state: null },
    { subject_type: "user", action: "become admin", from_state: "user", to_state: "admin" },
    { subject_type: "user", action: "end sessions", from_state: null, to_state: null },
  ];
  const byHand: Row = { subject_type: "vendor", action: "tidied up", from_state: null, to_state: null };
  const values = (row: Row) => ({ ...row, id: uuidv7(), actor_id: null, subject_id: uuidv7() });
  const insertOld = (rows: Row[]) => old.db.insertInto("moderation_events").values(rows.map(values)).execute();
  await insertOld([...written, byHand]);
  const before = await old.db.selectFrom("moderation_events").selectAll().orderBy("id").execute();

  await sql.raw(readFileSync(join(migrationsFolder, "004_transitions.sql"), "utf8")).execute(old.db);
  expect(await old.db.selectFrom("moderation_events").selectAll().orderBy("id").execute()).toEqual(before);
  await insertOld(written);
  await expect(insertOld([byHand])).rejects.toMatchObject(refused);
  await old.close();
});
