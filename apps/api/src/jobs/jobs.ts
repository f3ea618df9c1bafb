// Work that is done after the answer: kept in the database, begun within about a second, tried again until it succeeds.
// Jobs are enqueued in the caller's transaction, so a job exists exactly if what it follows from does.
import type { Transaction } from "kysely";
import { fromKysely, PgBoss, type QueueOptions, type SendOptions, type StopOptions } from "pg-boss";
import type { Database } from "../database/open.ts";

interface JobsLog {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export type EnqueueOptions = Pick<SendOptions, "id" | "priority" | "singletonKey" | "singletonSeconds" | "startAfter">;

/** pg-boss on our pool, which knows the queues that were declared. */
export class Jobs extends PgBoss {
  readonly declared = new Set<string>();

  /** Lets running jobs end; what has not after 8 s runs again at the next start. */
  override stop(options: StopOptions = {}): Promise<void> {
    return super.stop({ graceful: true, timeout: 8_000, close: false, ...options });
  }
}

export function createJobs(database: Pick<Database<unknown>, "pool" | "embedded">, log?: JobsLog): Jobs {
  const jobs = new Jobs({
    // The pool ends a client whose query failed, so a transaction that was aborted midway never stays behind.
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

/** Makes a queue, or brings its options up to date. Every queue is declared at start, before anything is enqueued. */
export async function declareQueue(jobs: Jobs, name: string, options: QueueOptions = {}): Promise<void> {
  await jobs.createQueue(name, options);
  if (Object.keys(options).length) await jobs.updateQueue(name, options);
  // pg-boss looks a queue up once, beside the caller's transaction, for which the embedded session would wait on itself:
  // any reading call before makes it known.
  await jobs.findJobs(name, { id: nobody });
  jobs.declared.add(name);
}

/** Adds a job to a queue as part of the transaction. @returns its id, or null where a singleton is there already */
export async function enqueue<DB>(
  trx: Transaction<DB>,
  jobs: Jobs,
  queue: string,
  data: object,
  options: EnqueueOptions = {},
): Promise<string | null> {
  if (!jobs.declared.has(queue)) throw new Error(`The queue ${queue} was not declared.`);
  return jobs.send(queue, data, { ...options, db: fromKysely(trx) });
}
