// Tests the instrument itself: what it cannot see, no test that uses it can see.
import { sql } from "kysely";
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

test("the digest sees a row that is added, changed, written again as it was, exchanged or deleted", async () => {
  const { db } = api.database;
  const add = (slug: string) =>
    sql`insert into categories (id, slug, name, singular, position) values (gen_random_uuid(), ${slug}, ${slug}, ${slug}, 9)`;
  const writes = [
    add("cakes"),
    sql`update categories set name = 'Cakes' where slug = 'cakes'`,
    sql`update categories set name = name where slug = 'cakes'`,
    sql`with gone as (delete from categories where slug = 'cakes') ${add("bands")}`,
    sql`delete from categories where slug = 'bands'`,
  ];
  for (const write of writes) {
    const { categories: before, ...others } = await digest(db);
    await write.execute(db);
    const { categories: after, ...stillOthers } = await digest(db);
    expect(after).not.toBe(before);
    expect(stillOthers).toEqual(others);
  }
});
