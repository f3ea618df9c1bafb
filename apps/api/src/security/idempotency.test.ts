import { afterEach, beforeEach, expect, test } from "vitest";
import { type FreshDatabase, freshDatabase } from "../../test/fresh-database.ts";
import { createUser } from "../users/queries.ts";
import { withIdempotencyKey } from "./idempotency.ts";

let database: FreshDatabase;
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(() => database.close());

test("an effect that the database aborts in favour of another runs again, and counts once", async () => {
  const { db } = database;
  const wish = { password_hash: "none", first_name: "Ana", last_name: "Kovač", location: "" };
  const userId = await db
    .transaction()
    .execute((trx) => createUser(trx, "ana@example.org", wish, { version: "terms", reviewLicence: null }));
  let tries = 0;
  const intent = { userId: userId!, operation: "createReview", key: "one", request: {} } as const;
  const { answer, repeated } = await withIdempotencyKey(db, intent, async () => {
    if (++tries === 1) throw Object.assign(new Error("deadlock detected"), { code: "40P01" });
    return { tries };
  });
  expect([answer, repeated]).toEqual([{ tries: 2 }, false]);
  expect(await withIdempotencyKey(db, intent, () => Promise.reject(new Error("once is enough")))).toEqual({
    answer,
    repeated: true,
  });
});
