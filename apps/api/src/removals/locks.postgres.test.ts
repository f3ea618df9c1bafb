// Where transactions really run side by side.
import { expect, test } from "vitest";
import { freshEmail, useTestApp } from "../../test/test-app.ts";
import { addVendor } from "../../test/vendors.ts";
import { waitsOrEnds } from "../../test/waits.ts";
import { mergeVendors, unmergeVendor } from "../vendors/merge.ts";

const api = useTestApp();

const reason = "Both have the same address and telephone number.";

/** A vendor that someone has asked to have removed, and how to remove it. */
async function asked() {
  const { db } = api.database;
  const [admin, id, email] = [await api.member({ isAdmin: true }), await addVendor(db), freshEmail()];
  const request = { name: "Ana Kovač", email, role: "owner", reason, goodFaith: true };
  await api.browser().call("POST", `/api/vendors/${id}/removal-requests`, request);
  const receipt = /R(-[2-9A-Z]{4}){4}/.exec((await api.inbox(email))[0]!.subject)![0];
  const decision = { action: "remove", reason: "The business has closed." };
  return { id, admin, remove: () => admin.call("POST", `/api/removal-requests/${receipt}/decision`, decision) };
}

test("someone who becomes the owner just before their listing is removed is told", async () => {
  const { db } = api.database;
  const { id, remove } = await asked();
  const owner = await api.member();
  const { removing } = await db.transaction().execute(async (trx) => {
    await trx.updateTable("vendors").set({ owner_id: owner.userId }).where("id", "=", id).execute();
    const removing = remove();
    await waitsOrEnds(db, removing);
    return { removing };
  });
  expect((await removing).statusCode).toBe(200);
  expect((await api.inbox(owner.email))[0]!.subject).toContain("is no longer");
});

test("a request that is decided while its listing is being merged removes neither listing", async () => {
  const { db } = api.database;
  const { id, admin, remove } = await asked();
  const by = { id, into: await addVendor(db), adminId: admin.userId, reason };
  const { removing } = await db.transaction().execute(async (trx) => {
    await mergeVendors(trx, by);
    const removing = remove();
    await waitsOrEnds(db, removing);
    return { removing };
  });
  const answer = await removing;
  expect([answer.statusCode, answer.json().detail]).toEqual([409, expect.stringContaining("Load the request again")]);
  expect((await api.browser().call("GET", `/api/vendors/${by.into}`)).statusCode).toBe(200);
});

test("a merge isn't undone towards a listing that has just been merged itself", async () => {
  const { db } = api.database;
  const [id, into, last] = [await addVendor(db), await addVendor(db), await addVendor(db)];
  const adminId = (await api.member({ isAdmin: true })).userId;
  await db.transaction().execute((trx) => mergeVendors(trx, { id, into, adminId, reason }));
  const undo = () => db.transaction().execute((trx) => unmergeVendor(trx, { id, adminId, reason: "They are two." }));
  const { undoing } = await db.transaction().execute(async (trx) => {
    await mergeVendors(trx, { id: into, into: last, adminId, reason });
    const undoing = undo().catch((error: unknown) => error);
    await waitsOrEnds(db, undoing);
    return { undoing };
  });
  expect(await undoing).toMatchObject({ message: expect.stringContaining("Try again") });
  await undo();
});
