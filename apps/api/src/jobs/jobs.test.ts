import { afterEach, beforeEach, expect, test } from "vitest";
import { freshDatabase, type FreshDatabase } from "../../test/fresh-database.ts";
import { createJobs, declareQueue, enqueue, type Jobs } from "./jobs.ts";

interface Notes {
  notes: { text: string };
}

let database: FreshDatabase<Notes>;
let jobs: Jobs;
const faults: unknown[] = [];

beforeEach(async () => {
  faults.length = 0;
  database = await freshDatabase<Notes>();
  await database.db.schema.createTable("notes").addColumn("text", "text").execute();
  jobs = createJobs(database, { error: (details) => faults.push(details), warn: () => {} });
  await jobs.start();
});
afterEach(async () => {
  await jobs.stop();
  await database.close();
  expect(faults).toEqual([]);
});

/** Runs the queue's jobs and records what each was given. */
async function collect(queue: string): Promise<object[]> {
  const done: object[] = [];
  await jobs.work<object>(queue, { pollingIntervalSeconds: 0.5 }, async ([job]) => {
    done.push(job!.data);
  });
  return done;
}

test("a job enqueued in a transaction that commits starts within about a second", async () => {
  await declareQueue(jobs, "greet");
  const done = await collect("greet");
  await database.db.transaction().execute(async (trx) => {
    await trx.insertInto("notes").values({ text: "greeted" }).execute();
    await enqueue(trx, jobs, "greet", { name: "Ana" });
  });
  await expect.poll(() => done, { timeout: 5_000 }).toEqual([{ name: "Ana" }]);
});

test("a job enqueued in a transaction that is rolled back doesn't exist", async () => {
  await declareQueue(jobs, "greet");
  const failed = database.db.transaction().execute(async (trx) => {
    expect(await enqueue(trx, jobs, "greet", { name: "nobody" })).toEqual(expect.any(String));
    throw new Error("changed my mind");
  });
  await expect(failed).rejects.toThrow("changed my mind");
  expect(await jobs.findJobs("greet")).toEqual([]);

  const done = await collect("greet");
  await database.db.transaction().execute((trx) => enqueue(trx, jobs, "greet", { name: "Ana" }));
  await expect.poll(() => done, { timeout: 5_000 }).toEqual([{ name: "Ana" }]);
});

test("a job whose handler fails is retried as its queue says", async () => {
  await declareQueue(jobs, "flaky", { retryLimit: 3, retryDelay: 0 });
  let attempts = 0;
  await jobs.work("flaky", { pollingIntervalSeconds: 0.5 }, async () => {
    if (++attempts < 3) throw new Error("not yet");
  });
  await database.db.transaction().execute((trx) => enqueue(trx, jobs, "flaky", {}));
  await expect.poll(async () => (await jobs.findJobs("flaky"))[0]?.state, { timeout: 10_000 }).toBe("completed");
  expect(attempts).toBe(3);
});

test("an undeclared queue is refused before the transaction has to wait for it", async () => {
  const refused = database.db.transaction().execute((trx) => enqueue(trx, jobs, "unheard-of", {}));
  await expect(refused).rejects.toThrow("The queue unheard-of hasn't been declared.");
});

test("a queue's new options apply from the next start", async () => {
  await declareQueue(jobs, "mail", { retryLimit: 2 });
  await declareQueue(jobs, "mail", { retryLimit: 5 });
  expect(await jobs.getQueue("mail")).toMatchObject({ retryLimit: 5 });
});

test("stopping lets the running job finish, and a waiting job runs after the next start", async () => {
  await declareQueue(jobs, "slow");
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  let ended = 0;
  await jobs.work("slow", { pollingIntervalSeconds: 0.5 }, async () => {
    begin();
    await mayEnd;
    ended++;
  });
  await database.db.transaction().execute((trx) => enqueue(trx, jobs, "slow", {}));
  await begun;
  await database.db.transaction().execute((trx) => enqueue(trx, jobs, "slow", { later: true }));
  const stopped = jobs.stop();
  end();
  await stopped;
  expect(ended).toBe(1);

  jobs = createJobs(database, { error: (details) => faults.push(details), warn: () => {} });
  await jobs.start();
  await declareQueue(jobs, "slow");
  const done = await collect("slow");
  await expect.poll(() => done, { timeout: 5_000 }).toEqual([{ later: true }]);
});
