// Tests the instrument itself: what it cannot see, no test that uses it can see.
import { expect, test } from "vitest";
import { enqueue } from "../../src/jobs/jobs.ts";
import { sendEmailQueue } from "../../src/mail/outbox.ts";
import { useTestApp } from "../test-app.ts";
import { digest } from "./world.ts";

const api = useTestApp();

test("the digest sees an enqueued job, and no other change", async () => {
  const { db } = api.database;
  const before = await digest(db);
  expect(await digest(db)).toEqual(before);
  await db.transaction().execute((trx) => enqueue(trx, api.jobs.jobs, sendEmailQueue, { id: crypto.randomUUID() }));
  expect(await digest(db)).toEqual({ ...before, "pgboss.job send-email": "1" });
});
