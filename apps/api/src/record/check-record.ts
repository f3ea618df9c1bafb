// Checks of all of the record, each night and whenever an admin asks. A long record takes minutes, which no request
// should wait for: a job does it, says how far it has come, and keeps what it found.
import type { components } from "@troth/api-client/schema";
import { type Kysely, sql, type Transaction } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Schema } from "../database/schema.ts";
import { enqueue, type Jobs } from "../jobs/jobs.ts";
import { headOf, type RecordCheck, verifyRecord } from "./chain.ts";

type Db = Kysely<Schema> | Transaction<Schema>;

export const checkRecordQueue = "check-record";

/** After so many seconds without a sign of life, a check counts as broken off: its process was killed. */
const patience = 60;

const isOver = sql<boolean>`(record_check_run.failed or record_check_run.seen_at < now() - make_interval(secs => ${patience}))`;

/** @returns false if another check has the turn */
async function takeTurn(db: Db, jobId: string): Promise<boolean> {
  const row = { job_id: jobId, seen_at: sql<Date>`now()`, events: 0, failed: false };
  const taken = await db
    .insertInto("record_check_run")
    .values(row)
    .onConflict((oc) =>
      oc
        .column("single")
        .doUpdateSet(row)
        .where((run) => run.or([isOver, run("record_check_run.job_id", "=", jobId)])),
    )
    .returning("job_id")
    .executeTakeFirst();
  return taken !== undefined;
}

/** Has the record checked soon, unless that is happening already. */
export async function askForCheck(trx: Transaction<Schema>, jobs: Jobs): Promise<void> {
  const id = uuidv7();
  if (await takeTurn(trx, id)) await enqueue(trx, jobs, checkRecordQueue, {}, { id });
}

/**
 * Does what a job asks for.
 * @param jobId the same if the job is tried again
 * @returns null if another check is running
 */
export async function runCheck(db: Kysely<Schema>, jobId: string): Promise<RecordCheck | null> {
  if (!(await takeTurn(db, jobId))) return null;
  let events = 0;
  const change = (values: { events: number } | { failed: true }) =>
    db
      .updateTable("record_check_run")
      .set({ ...values, seen_at: sql`now()` })
      .where("job_id", "=", jobId)
      .execute();
  // A sign of life that doesn't get through is followed by the next.
  const signs = setInterval(() => void change({ events }).catch(() => {}), 1_000);
  try {
    const found = await checkRecord(db, (checked) => (events = checked));
    clearInterval(signs);
    await db.deleteFrom("record_check_run").where("job_id", "=", jobId).execute();
    return found;
  } catch (error) {
    clearInterval(signs);
    await change({ failed: true });
    throw error;
  }
}

/** Checks all of it, against the head that the last check found as well, and keeps the result for admins to see. */
export async function checkRecord(db: Kysely<Schema>, onProgress?: (events: number) => void): Promise<RecordCheck> {
  const last = await db.selectFrom("record_check").select("head").executeTakeFirst();
  const noted = last?.head ?? null;
  const found = await verifyRecord(db, noted && noted.toString("hex"), onProgress);
  const row = {
    checked_at: sql<Date>`now()`,
    events: found.events,
    // After a fault the earlier one stays, or the next check would find nothing wrong.
    head: found.fault !== null || found.head === null ? noted : Buffer.from(found.head, "hex"),
    fault: found.fault,
  };
  await db
    .insertInto("record_check")
    .values(row)
    .onConflict((oc) => oc.column("single").doUpdateSet(row))
    .execute();
  return found;
}

/** What is known of the record, apart from what can be on it. */
export async function readRecordState(
  db: Kysely<Schema>,
): Promise<Omit<components["schemas"]["RecordState"], "kinds">> {
  const last = await db.selectFrom("record_check").select(["checked_at", "fault"]).executeTakeFirst();
  const run = await db
    .selectFrom("record_check_run")
    .select(["events", isOver.as("is_over")])
    .executeTakeFirst();
  return {
    ...(await headOf(db)),
    checkedAt: last?.checked_at.toISOString() ?? null,
    fault: last?.fault ?? null,
    check: run ? { status: run.is_over ? "failed" : "running", events: run.events } : null,
  };
}
