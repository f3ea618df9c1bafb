// Work that is done after the answer: kept in the database, started within about a second and retried until it
// succeeds. Jobs are enqueued in the caller's transaction, so a job exists if and only if the change that caused it
// does.
import type { Transaction } from "kysely";
import { fromKysely, type JobInsert, PgBoss, type QueueOptions, type SendOptions, type StopOptions } from "pg-boss";
import type { Database } from "../database/open.ts";

interface JobsLog {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export type EnqueueOptions = Pick<SendOptions, "id" | "priority" | "singletonKey" | "singletonSeconds" | "startAfter">;

/** pg-boss on our pool, with the queues that have been declared. */
export class Jobs extends PgBoss {
  readonly declared = new Set<string>();

  /** Lets running jobs finish; any that haven't after 8 s run again at the next start. */
  override stop(options: StopOptions = {}): Promise<void> {
    return super.stop({ graceful: true, timeout: 8_000, close: false, ...options });
  }
}

export function createJobs(database: Pick<Database<unknown>, "pool" | "embedded">, log?: JobsLog): Jobs {
  const jobs = new Jobs({
    // The pool ends a client whose query failed, so an aborted transaction never stays open.
    db: { executeSql: (text, values) => database.pool.query(text, values) },
    backend: database.embedded ? "pglite" : "postgres",
    reindex: !database.embedded,
    monitorVacuum: !database.embedded,
  });
  jobs.on("error", (error) => log?.error({ err: error }, "jobs"));
  jobs.on("warning", (warning) => log?.warn(warning, "jobs"));
  return jobs;
}

const nobody = "00000000-0000-0000-0000-000000000000";

/** Creates a queue, or updates its options. Every queue is declared at start, before anything is enqueued. */
export async function declareQueue(
  jobs: Jobs,
  name: string,
  options: QueueOptions & { deadLetter?: string } = {},
): Promise<void> {
  await jobs.createQueue(name, options);
  if (Object.keys(options).length) await jobs.updateQueue(name, options);
  // pg-boss looks a queue up once, outside the caller's transaction, so the embedded session would wait for itself. Any
  // earlier read makes the queue known.
  await jobs.findJobs(name, { id: nobody });
  jobs.declared.add(name);
}

/** Adds a job to a queue as part of the transaction. @returns its id, or null if a singleton already exists */
export async function enqueue<DB>(
  trx: Transaction<DB>,
  jobs: Jobs,
  queue: string,
  data: object,
  options: EnqueueOptions = {},
): Promise<string | null> {
  if (!jobs.declared.has(queue)) throw new Error(`The queue ${queue} hasn't been declared.`);
  return jobs.send(queue, data, { ...options, db: fromKysely(trx) });
}

/** Adds several, in one statement. */
export async function enqueueAll<DB>(trx: Transaction<DB>, jobs: Jobs, queue: string, all: JobInsert[]): Promise<void> {
  if (!jobs.declared.has(queue)) throw new Error(`The queue ${queue} hasn't been declared.`);
  await jobs.insert(queue, all, { db: fromKysely(trx) });
}
