// Where transactions really run side by side.
import { expect, test } from "vitest";
import { useTestApp } from "../../test/test-app.ts";
import { addVendor } from "../../test/vendors.ts";
import { waitsOrEnds } from "../../test/waits.ts";
import { mergeVendors, unmergeVendor } from "../vendors/merge.ts";

const api = useTestApp();
const reason = "Both have the same address and telephone number.";

test.each(["made", "undone"])(
  "a claim that is decided while a merge of its vendor is being %s makes no one the owner of the other vendor",
  async (how) => {
    const { db } = api.database;
    const [person, admin] = [await api.member(), await api.member({ isAdmin: true })];
    const [id, into] = [await addVendor(db), await addVendor(db)];
    const by = { id, into, adminId: admin.userId, reason };
    const note = "I run the bakery with my sister.";
    const made = await person.call("POST", `/api/vendors/${id}/claims`, { role: "owner", note });
    const claimId: string = made.json().id;
    if (how === "undone") await db.transaction().execute((trx) => mergeVendors(trx, by));
    const read = () => db.selectFrom("claims").select("version").where("id", "=", claimId).executeTakeFirstOrThrow();
    const approve = ({ version }: { version: number }) =>
      admin.call("POST", `/api/claims/${claimId}/decision`, { action: "approve", version, reason });
    const before = await read();
    const { approving } = await db.transaction().execute(async (trx) => {
      await (how === "made" ? mergeVendors(trx, by) : unmergeVendor(trx, by));
      const approving = approve(before);
      await waitsOrEnds(db, approving);
      return { approving };
    });
    const owned = () => db.selectFrom("vendors").select("id").where("owner_id", "=", person.userId).execute();
    const answer = await approving;
    expect([answer.statusCode, answer.json().detail, await owned()]).toEqual([
      409,
      expect.stringContaining("Load the claim again"),
      [],
    ]);
    expect((await approve(await read())).statusCode).toBe(200);
    expect(await owned()).toEqual([{ id: how === "made" ? into : id }]);
  },
);
