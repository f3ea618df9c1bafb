import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Kysely, sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type FreshDatabase, freshDatabase } from "../../test/fresh-database.ts";
import { addVendor } from "../../test/vendors.ts";
import { migrationsFolder } from "../database/migrate.ts";
import { listenForCommands } from "../database/owner-socket.ts";
import type { Schema } from "../database/schema.ts";
import { keepSealing, sealRecord, verifyRecord } from "./chain.ts";
import { checkRecord, readRecordState, runCheck } from "./check-record.ts";
import { record } from "./record.ts";
import { verifyRecordCommand } from "./verify.ts";

let database: FreshDatabase;
let db: Kysely<Schema>;
beforeEach(async () => {
  database = await freshDatabase();
  ({ db } = database);
});
afterEach(() => database.close());

const aHold = (id = uuidv7()) =>
  ({ id, actor: null, action: "hold", subjectType: "review", subjectId: uuidv7(), to: "held" }) as const;

/** Writes this many events, one after another, and links them. @returns their ids in the chain's order */
async function chainOf(events: number): Promise<string[]> {
  const ids = Array.from({ length: events }, () => uuidv7());
  await db.transaction().execute((trx) =>
    record(
      trx,
      ids.map((id) => ({ ...aHold(id), reason: "Ten reviews in an hour" })),
    ),
  );
  await sealRecord(db);
  return ids;
}

/** What someone can do who has the database itself. */
const tamper = (statement: string, values: Record<string, string> = {}) =>
  db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    let text = statement;
    for (const [name, value] of Object.entries(values)) text = text.replaceAll(`:${name}`, `'${value}'`);
    await sql.raw(text).execute(trx);
  });

test("an event that was changed is found, whichever part of it, and so is one that was deleted or slipped in", async () => {
  const ids = await chainOf(2_500);
  const id = ids[1_200]!;
  const whole = await verifyRecord(db);
  expect(whole).toMatchObject({ events: 2_500, head: expect.stringMatching(/^[\da-f]{64}$/), fault: null });

  const changed = { events: 1_000, fault: `Event ${id}, link 1201, isn’t what was written.` };
  for (const change of [
    "reason = 'Nothing'",
    "at = at + interval '1 microsecond'",
    `actor_id = '${uuidv7()}'`,
    "to_state = 'published'",
    "changes = '[]'",
  ]) {
    await tamper(
      `create table kept as select * from moderation_events where id = :id;
      update moderation_events set ${change} where id = :id`,
      { id },
    );
    expect(await verifyRecord(db)).toMatchObject(changed);
    await tamper(
      `delete from moderation_events where id = :id;
      insert into moderation_events select * from kept; drop table kept`,
      { id },
    );
  }
  expect(await verifyRecord(db)).toEqual(whole);

  const added = uuidv7();
  await tamper(
    `insert into moderation_events select :added, at, actor_id, action, subject_type, subject_id, from_state, to_state, reason
    from moderation_events where id = :id`,
    { added, id },
  );
  expect((await verifyRecord(db)).fault).toBe(`Event ${added} has no link: it wasn’t written by the server.`);
  await tamper("delete from moderation_events where id = :added; delete from moderation_events where id = :id", {
    added,
    id,
  });
  expect((await verifyRecord(db)).fault).toBe(`Event ${id}, link 1201, has been deleted.`);
  await tamper("delete from record_chain where event_id = :id", { id });
  expect((await verifyRecord(db)).fault).toBe("Link 1201 is missing.");
  // Closing the gap doesn't help: the next link was made with the hash that is gone.
  await tamper("update record_chain set position = position - 1 where position > 1201");
  expect((await verifyRecord(db)).fault).toBe(`Event ${ids[1_201]}, link 1201, isn’t what was written.`);
});

test("a record that was shortened, or written anew with all its hashes, doesn't match a head that was noted before", async () => {
  const ids = await chainOf(5);
  const { head } = await verifyRecord(db);
  await chainOf(2);
  expect(await verifyRecord(db, head)).toMatchObject({ events: 7, fault: null, later: 2 });
  await tamper("update moderation_events set reason = 'Nothing' where id = :id", { id: ids[3]! });
  await tamper("delete from record_chain; insert into record_unsealed select id from moderation_events");
  expect(await verifyRecord(db)).toMatchObject({ events: 7, fault: null });
  expect((await verifyRecord(db, head)).fault).toContain(`no link ${head}`);
});

test("the chain can't be changed, shortened or emptied without switching off what protects it", async () => {
  await chainOf(1);
  const refused = { code: "23001", message: expect.stringContaining("append-only") };
  await expect(db.updateTable("record_chain").set({ position: 2 }).execute()).rejects.toMatchObject(refused);
  await expect(db.deleteFrom("record_chain").execute()).rejects.toMatchObject(refused);
  await expect(sql`truncate record_chain`.execute(db)).rejects.toMatchObject(refused);
  // Nor does an event get out of it by never being linked.
  const event = aHold();
  await db.transaction().execute((trx) => record(trx, event));
  await db.deleteFrom("record_unsealed").execute();
  expect((await verifyRecord(db)).fault).toContain(event.id);
});

test("events are linked once, in one chain, however many write and seal at the same time", async () => {
  const sealing = [keepSealing(db, undefined, 5), keepSealing(db, undefined, 5)];
  await Promise.all(
    Array.from({ length: 40 }, () => db.transaction().execute((trx) => record(trx, [aHold(), aHold()]))),
  );
  const linked = () => db.selectFrom("record_chain").select("position").orderBy("position").execute();
  await vi.waitFor(async () => expect(await linked()).toHaveLength(80), { timeout: 10_000, interval: 20 });
  await Promise.all(sealing.map((sealer) => sealer.stop()));
  expect((await linked()).map(({ position }) => position)).toEqual(Array.from({ length: 80 }, (_, i) => i + 1));
  expect(await verifyRecord(db)).toMatchObject({ events: 80, fault: null });
});

test("what was on record before there was a chain gets its links too", async () => {
  await chainOf(3);
  await sql
    .raw(`drop trigger moderation_events_unsealed on moderation_events; drop table record_chain, record_unsealed, record_backfill, record_check;
    drop function seal_record, record_hash, leave_unsealed; alter table moderation_events drop column changes`)
    .execute(db);
  await sql.raw(readFileSync(join(migrationsFolder, "042_record_chain.sql"), "utf8")).execute(db);
  await chainOf(1);
  expect(await verifyRecord(db)).toMatchObject({ events: 4, fault: null });
});

test("what an action changed besides the state is on record with it, and the last check is kept for admins", async () => {
  const [vendorId, from, to] = [await addVendor(db), uuidv7(), uuidv7()];
  const changes = [{ field: "owner", from, to }];
  await db
    .transaction()
    .execute((trx) =>
      record(trx, { actor: from, action: "transfer", subjectType: "vendor", subjectId: vendorId, changes }),
    );
  const event = await db.selectFrom("moderation_events").selectAll().executeTakeFirstOrThrow();
  expect(event.changes).toEqual(changes);
  const { head } = await checkRecord(db);
  await tamper("update moderation_events set changes = null");
  await checkRecord(db);
  expect(await db.selectFrom("record_check").selectAll().execute()).toMatchObject([
    { events: 0, head: Buffer.from(head!, "hex"), fault: expect.stringContaining(event.id) },
  ]);
});

test("a check finds that the latest links and events are gone, and goes on saying so", async () => {
  const [, last] = await chainOf(2);
  await checkRecord(db);
  await tamper("delete from record_chain where event_id = :last", { last: last! });
  await tamper("delete from moderation_events where id = :last", { last: last! });
  for (let times = 0; times < 2; times++) expect((await checkRecord(db)).fault).not.toBeNull();
});

test("one check runs at a time, says how far it has come, and one that broke off makes way for the next", async () => {
  await chainOf(2_000);
  const [first, second] = [uuidv7(), uuidv7()];
  const left = { job_id: first, events: 1_000 };
  await db.insertInto("record_check_run").values(left).execute();
  expect(await runCheck(db, second)).toBeNull();
  expect((await readRecordState(db)).check).toEqual({ status: "running", events: 1_000 });
  // The same job again, after a restart.
  expect(await runCheck(db, first)).toMatchObject({ events: 2_000, fault: null });
  expect(await readRecordState(db)).toMatchObject({ check: null, fault: null, checkedAt: expect.any(String) });

  // Its process was killed.
  await db
    .insertInto("record_check_run")
    .values({ ...left, seen_at: new Date(Date.now() - 61_000) })
    .execute();
  expect((await readRecordState(db)).check).toEqual({ status: "failed", events: 1_000 });
  expect(await runCheck(db, second)).toMatchObject({ events: 2_000 });

  await sql`alter function record_hash rename to record_hash_gone`.execute(db);
  await expect(runCheck(db, first)).rejects.toThrow("record_hash");
  await sql`alter function record_hash_gone rename to record_hash`.execute(db);
  expect(await readRecordState(db)).toMatchObject({ check: { status: "failed" }, fault: null });
  expect(await runCheck(db, second)).toMatchObject({ events: 2_000 });
});

test(
  "the operator checks the record with a command, beside a running server or on a database server",
  { timeout: 60_000 },
  async () => {
    await chainOf(3);
    const { place } = database;
    const folder = mkdtempSync(join(tmpdir(), "troth-record-"));
    const where = "dataDir" in place ? { DATA_DIR: place.dataDir } : { DATABASE_URL: place.url };
    const stop =
      "dataDir" in place
        ? await listenForCommands(place.dataDir, { "verify-record": verifyRecordCommand(db) })
        : async () => {};
    const run = (...args: string[]) =>
      new Promise<{ code: number; said: string }>((done) => {
        const command = fileURLToPath(new URL("verify-command.ts", import.meta.url));
        const env = { PATH: process.env["PATH"], DATA_DIR: folder, ...where };
        execFile(process.execPath, [command, ...args], { env }, (error, out, err) =>
          done({ code: error ? Number(error.code) : 0, said: out + err }),
        );
      });
    try {
      const { head } = await verifyRecord(db);
      expect(await run()).toEqual({ code: 0, said: `The record is whole: 3 events, head ${head}\n` });
      expect(await run("--since", head!)).toMatchObject({
        code: 0,
        said: expect.stringContaining("Of these, 0 came after"),
      });
      expect(await run("--since", "yesterday")).toMatchObject({
        code: 1,
        said: expect.stringContaining("isn’t a head"),
      });
      await tamper("update moderation_events set reason = 'Nothing'");
      expect(await run()).toMatchObject({ code: 1, said: expect.stringContaining("isn’t what was written") });
    } finally {
      await stop();
      rmSync(folder, { recursive: true });
    }
  },
);
