// Where transactions really run side by side.
import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { brand, useTestApp } from "../../test/test-app.ts";
import { aReview, addVendor } from "../../test/vendors.ts";
import { waitsOrEnds } from "../../test/waits.ts";
import { siteOf } from "../users/emails.ts";
import { closeAccount, confirmDeletion } from "../users/leaving/closing.ts";

const api = useTestApp();

test("a held review isn't published by a decision that is made while its author closes their account", async () => {
  const { db } = api.database;
  const [author, admin, vendorId] = [await api.member(), await api.member({ isAdmin: true }), await addVendor(db)];
  await addVendor(db, { owner_id: author.userId });
  const held = (await author.call("POST", `/api/vendors/${vendorId}/reviews`, aReview)).json();
  expect(held.status).toBe("held");
  const { publishing } = await db.transaction().execute(async (trx) => {
    await confirmDeletion(trx, author.userId);
    await closeAccount(trx, { jobs: api.jobs.jobs, site: siteOf({ settings: api.settings, brand }) }, author.userId);
    const decision = { action: "publish", version: 1, explanation: "We have asked the vendor, who remembers them." };
    const publishing = admin.call("POST", `/api/reviews/${held.id}/decision`, decision);
    await waitsOrEnds(db, publishing);
    return { publishing };
  });
  expect((await publishing).statusCode).toBe(409);
  expect((await api.browser().call("GET", `/api/reviews/${held.id}`)).statusCode).toBe(404);
});

test("while many reviews of one vendor wait for each other, they leave the database free for those who read, and review others", async () => {
  const { db } = api.database;
  const [vendorId, otherId] = [await addVendor(db), await addVendor(db)];
  const [stranger, ...authors] = await Promise.all(Array.from({ length: 13 }, () => api.member()));
  const answers = await db.transaction().execute(async (trx) => {
    // As if the commit of the review before them took its time.
    await trx.selectFrom("vendor_stats").select("score").where("vendor_id", "=", vendorId).forUpdate().execute();
    const writing = Promise.all(
      authors.map((author) => author.call("POST", `/api/vendors/${vendorId}/reviews`, aReview)),
    );
    await vi.waitFor(
      async () => {
        const { rows } = await sql`select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(trx);
        expect(rows.length).toBeGreaterThan(0);
      },
      { timeout: 20_000, interval: 20 },
    );
    const [page, other] = await Promise.all([
      api.browser().call("GET", `/api/vendors/${vendorId}`),
      stranger!.call("POST", `/api/vendors/${otherId}/reviews`, aReview),
    ]);
    expect([page.statusCode, other.statusCode]).toEqual([200, 201]);
    return { writing };
  });
  expect(new Set((await answers.writing).map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
});
