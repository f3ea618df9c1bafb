import { type Kysely, sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase, type FreshDatabase } from "../../test/fresh-database.ts";
import { startAgainAs } from "../../test/states.ts";
import { addVendor } from "../../test/vendors.ts";
import type { Schema } from "../database/schema.ts";
import { tables } from "./change-status.ts";
import { transitions } from "./transitions.ts";

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

/** What each row needs, apart from whom it belongs to. */
const columns = {
  vendors: {},
  reviews: { vendor_id: uuidv7(), author_id: uuidv7(), rating: 4, review: "Fine.", experience: "enquired" },
  claims: { vendor_id: uuidv7(), claimant_id: uuidv7(), role: "owner", note: "It is mine." },
  vendor_proposals: { vendor_id: uuidv7(), proposer_id: uuidv7(), changes: "[]" },
  report_tickets: { review_id: uuidv7() },
  removal_requests: {
    receipt: uuidv7(),
    vendor_id: uuidv7(),
    name: "Ana",
    email: "ana@villa.example",
    role: "owner",
    reason: "It has closed.",
  },
  notices: {
    receipt: uuidv7(),
    vendor_id: uuidv7(),
    reason: "other",
    explanation: "It is forbidden.",
    name: "Ana",
    email: "ana@villa.example",
  },
  review_proofs: { review_id: uuidv7(), author_id: uuidv7(), kind: "invoice", media_type: "image/png", size: 1 },
} satisfies Record<(typeof tables)[keyof typeof tables], object>;

async function added(db: Kysely<Schema>, table: keyof typeof columns): Promise<string> {
  if (table === "vendors") return addVendor(db);
  const id = uuidv7();
  await db.transaction().execute(async (trx) => {
    // Whom it belongs to isn't there.
    await sql`set local session_replication_role = replica`.execute(trx);
    await trx
      .insertInto(table)
      .values({ id, ...columns[table] } as never)
      .execute();
  });
  return id;
}

async function statesOf(db: Kysely<Schema>, table: string): Promise<never[]> {
  const { rows } = await sql<{ check: string }>`
    select pg_get_constraintdef(oid) as check from pg_constraint where conname = ${`${table}_status_check`}`.execute(
    db,
  );
  return [...rows[0]!.check.matchAll(/'([a-z-]+)'/g)].map(([, state]) => state as never);
}

test.each(Object.entries(tables))(
  "whoever writes to the database can change the state of a %s only in ways that some action allows",
  async (subject, table) => {
    const { db } = database;
    const moves = Object.values<{ from: readonly (string | null)[]; to: string | null }>(
      transitions[subject as keyof typeof tables],
    ).flatMap(({ from, to }) => from.map((state) => `${state} → ${to}`));
    const id = await added(db, table);
    const states = await statesOf(db, table);
    expect(states.length).toBeGreaterThan(2);
    for (const from of states)
      for (const to of states) {
        await startAgainAs(db, table, id, from);
        const changed = sql`update ${sql.table(table)} set status = ${to} where id = ${id}::uuid`.execute(db);
        if (from === to || moves.includes(`${from} → ${to}`)) await changed;
        else
          await expect(changed, `${from} → ${to}`).rejects.toMatchObject({
            code: "23514",
            message: `the state of a ${subject} can't change from ${from} to ${to}`,
          });
      }
  },
);

test("of several states that are changed together, none changes if one can't", async () => {
  const { db } = database;
  const [pending, rejected] = [await addVendor(db, { status: "pending" }), await addVendor(db, { status: "rejected" })];
  const ids = [pending, rejected];
  await expect(db.updateTable("vendors").set({ status: "approved" }).where("id", "in", ids).execute()).rejects.toThrow(
    "from rejected to approved",
  );
  const rows = await db.selectFrom("vendors").select(["id", "status"]).where("id", "in", ids).orderBy("id").execute();
  expect(rows.map(({ status }) => status)).toEqual(["pending", "rejected"]);
});
