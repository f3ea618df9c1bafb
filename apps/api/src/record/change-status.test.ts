import type { Transaction } from "kysely";
import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FreshDatabase, freshDatabase } from "../../test/fresh-database.ts";
import { addVendor } from "../../test/vendors.ts";
import type { Schema, VendorStatus } from "../database/schema.ts";
import { changeStatus } from "./change-status.ts";
import { transitions } from "./transitions.ts";

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const inTransaction = (work: (trx: Transaction<Schema>) => Promise<unknown>) => database.db.transaction().execute(work);
const statusOf = async (id: string) =>
  (await database.db.selectFrom("vendors").select("status").where("id", "=", id).executeTakeFirstOrThrow()).status;
const eventsOf = (id: string) =>
  database.db.selectFrom("moderation_events").selectAll().where("subject_id", "=", id).execute();

const actions = transitions.vendor;
const states = ["pending", "approved", "rejected", "suspended", "merged", "retired"] satisfies VendorStatus[];

test("each action moves a vendor only from the states it is meant for, and the move is recorded", async () => {
  const actor = uuidv7();
  for (const [action, { from, to }] of Object.entries(actions)) {
    // What is withdrawn is no longer there.
    if (from.every((state) => state === null) || action === "withdraw") continue;
    for (const status of states) {
      const id = await addVendor(database.db, { status });
      const change = { actor, action: action as "approve", subjectType: "vendor", ids: [id], reason: "Seen" } as const;
      const done = inTransaction((trx) => changeStatus(trx, change));
      if ((from as readonly string[]).includes(status)) {
        await done;
        expect(await eventsOf(id)).toMatchObject([
          { actor_id: actor, action, subject_type: "vendor", from_state: status, to_state: to, reason: "Seen" },
        ]);
      } else {
        await expect(done).rejects.toMatchObject({
          status: 409,
          details: { detail: `The vendor is now ${status}. You can only do this while it is ${from.join(" or ")}.` },
        });
        expect(await eventsOf(id)).toEqual([]);
      }
      expect(await statusOf(id)).toBe((from as readonly string[]).includes(status) ? to : status);
    }
  }
});

test("when twenty people decide at the same time, one succeeds and the others learn the result", async () => {
  // In the first round they still have to wait for connections to open.
  for (let round = 1; round <= 3; round++) {
    const id = await addVendor(database.db, { status: "pending" });
    const decide = (action: "approve" | "reject") =>
      inTransaction((trx) => changeStatus(trx, { actor: uuidv7(), action, subjectType: "vendor", ids: [id] }));
    const deciding = Array.from({ length: 20 }, (_, i) => decide(i % 2 ? "approve" : "reject"));
    const lost = (await Promise.allSettled(deciding)).filter(({ status }) => status === "rejected");
    const status = await statusOf(id);
    const conflict = { status: 409, message: expect.stringContaining(`The vendor is now ${status}`) };
    expect(lost).toMatchObject(Array.from({ length: 19 }, () => ({ reason: conflict })));
    expect(await eventsOf(id)).toMatchObject([{ from_state: "pending", to_state: status }]);
  }
});

test("if one of several can't move, none does; anything missing is not found", async () => {
  const [pending, rejected] = [
    await addVendor(database.db, { status: "pending" }),
    await addVendor(database.db, { status: "rejected" }),
  ];
  const approve = (...ids: string[]) =>
    inTransaction((trx) => changeStatus(trx, { actor: null, action: "approve", subjectType: "vendor", ids }));
  await expect(approve(pending, rejected)).rejects.toMatchObject({ status: 409 });
  await expect(approve(pending, uuidv7())).rejects.toMatchObject({ status: 404 });
  expect(await statusOf(pending)).toBe("pending");
  expect(await eventsOf(pending)).toEqual([]);
  await approve(pending, pending);
  expect(await eventsOf(pending)).toHaveLength(1);
});
