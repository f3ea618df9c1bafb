// Where transactions really run side by side.
import { expect, test } from "vitest";
import { brand, useTestApp } from "../../test/test-app.ts";
import { addVendor } from "../../test/vendors.ts";
import { waitsOrEnds } from "../../test/waits.ts";
import { siteOf } from "../users/emails.ts";
import { closeAccount } from "../users/leaving/closing.ts";

const api = useTestApp();

test("a listing doesn't pass to someone who closes their account at the same moment as its owner", async () => {
  const { db } = api.database;
  const [owner, first, second] = [await api.member(), await api.member(), await api.member()];
  const id = await addVendor(db, { owner_id: owner.userId });
  for (const [i, { userId }] of [first, second].entries()) {
    const since = new Date(Date.UTC(2026, 0, i + 1));
    await db.insertInto("vendor_members").values({ vendor_id: id, user_id: userId, since }).execute();
  }
  await db
    .updateTable("users")
    .set({ deletion_confirmed_until: new Date(Date.now() + 600_000) })
    .where("id", "in", [owner.userId, first.userId])
    .execute();
  const means = { jobs: api.jobs.jobs, site: siteOf({ settings: api.settings, brand }) };
  const { closing } = await db.transaction().execute(async (trx) => {
    expect(await closeAccount(trx, means, first.userId)).not.toBeNull();
    const closing = owner.call("DELETE", "/api/users/");
    await waitsOrEnds(db, closing);
    return { closing };
  });
  expect((await closing).statusCode).toBe(200);
  const { owner_id } = await db.selectFrom("vendors").select("owner_id").where("id", "=", id).executeTakeFirstOrThrow();
  expect(owner_id).toBe(second.userId);
});
