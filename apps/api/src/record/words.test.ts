import { createHash } from "node:crypto";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import { useTestApp } from "../../test/test-app.ts";
import { addVendor, aReview } from "../../test/vendors.ts";
import { newReceipt } from "../contact/receipt.ts";
import { verifyRecord } from "./chain.ts";

const api = useTestApp();

const keyOf = (table: string) => sql.ref(table === "vendor_decisions" ? "event_id" : "id");
const explanation = "We rang the number on the listing, and nobody there knows anything about it.";

/** One decision of each kind whose words aren't on record themselves. @returns what each of them is about */
async function decisions() {
  const { db } = api.database;
  const [admin, author] = [await api.member({ isAdmin: true }), await api.member()];
  const sent = async (who: typeof admin, path: string, ...given: [unknown?, Record<string, string>?]) => {
    const answer = await who.call("POST", path, ...given);
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    return answer.body === "" ? {} : answer.json();
  };
  const vendorId = await addVendor(db, { name: "Lipa in med" });
  const { id: proposal } = await sent(author, `/api/vendors/${vendorId}/proposals`, { changes: { priceRange: 3 } });
  const { id: review } = await sent(author, `/api/vendors/${vendorId}/reviews`, aReview);
  await sent(author, `/api/reviews/${review}/proof?kind=invoice`, Buffer.from("%PDF-1.7"), {
    "content-type": "application/pdf",
  });
  const proof = await db.selectFrom("review_proofs").select("id").where("review_id", "=", review).executeTakeFirst();
  await sent(admin, `/api/admin/proofs/${proof!.id}/decision`, {
    action: "refuse",
    because: "unreadable",
    explanation,
  });
  await sent(admin, `/api/proposals/${proposal}/decision`, { accepted: [], because: "untrue", explanation });
  const takenAway = { version: 1, because: "other", explanation };
  await sent(admin, `/api/reviews/${review}/decision`, { action: "remove", ...takenAway });
  // A notice about what is removed already gets a decision of its own, which no other event tells about.
  const receipt = newReceipt("N", 4);
  const noticed = {
    reason: "other",
    explanation: "It shows my photo.",
    name: "Maja",
    email: "maja@example.org",
  } as const;
  await db
    .insertInto("notices")
    .values({ id: uuidv7(), receipt, vendor_id: vendorId, review_id: review, ...noticed })
    .execute();
  const upheld = { action: "uphold", vendorId, version: 1, reason: explanation };
  await sent(admin, `/api/notices/${receipt}/decision`, upheld);
  await sent(admin, `/api/vendors/${vendorId}/decision`, { action: "suspend", ...takenAway });
  const removal = await db
    .selectFrom("review_decisions")
    .select("id")
    .where("review_id", "=", review)
    .orderBy("at")
    .executeTakeFirst();
  const suspension = await db
    .selectFrom("vendor_decisions")
    .select("event_id")
    .where("vendor_id", "=", vendorId)
    .executeTakeFirst();
  return {
    vendor_decisions: suspension!.event_id,
    vendor_proposals: proposal,
    review_decisions: removal!.id,
    review_proofs: proof!.id,
  };
}

test("a change to what people were told shows as long as the words are kept; once they're gone, the record is still whole", async () => {
  const { db } = api.database;
  const about = await decisions();
  expect((await verifyRecord(db)).fault).toBeNull();
  for (const [table, id] of Object.entries(about)) {
    const say = (words: string) =>
      sql`update ${sql.table(table)} set explanation = ${words} where ${keyOf(table)} = ${id}::uuid`.execute(db);
    await say("We rang the number on the listing.");
    expect((await verifyRecord(db)).fault).toBe(`The words kept for ${id} (${table}) aren’t what people were told.`);
    await say(explanation);
  }
  const { head } = await verifyRecord(db);
  for (const table of Object.keys(about)) await sql`delete from ${sql.table(table)}`.execute(db);
  expect(await verifyRecord(db, head)).toMatchObject({ fault: null, later: 0 });
});

test("the words of one decision can't stand in for another's", async () => {
  const { db } = api.database;
  const [one, another] = [await decisions(), await decisions()];
  for (const [table, id] of Object.entries(one) as [keyof typeof one, string][]) {
    const say = (from: string) => sql`
      update ${sql.table(table)} d set (salt, explanation) = (o.salt, o.explanation) from kept_words o
      where d.${keyOf(table)} = ${id}::uuid and o.key = ${from}::uuid`;
    await sql`create table kept_words as select ${keyOf(table)} as key, salt, explanation from ${sql.table(table)}`.execute(
      db,
    );
    await say(another[table]).execute(db);
    expect((await verifyRecord(db)).fault).toContain(id);
    await say(id).execute(db);
    expect((await verifyRecord(db)).fault).toBeNull();
    await sql`drop table kept_words`.execute(db);
  }
});

test("two decisions about the same vendor can't exchange their words either", async () => {
  const { db } = api.database;
  const admin = await api.member({ isAdmin: true });
  const vendorId = await addVendor(db);
  for (const [action, words] of [
    ["suspend", explanation],
    ["reinstate", "They have shown us that it’s theirs."],
  ] as const) {
    const because = action === "suspend" ? { because: "other" } : {};
    const decision = { action, version: 1, ...because, explanation: words };
    const answer = await admin.call("POST", `/api/vendors/${vendorId}/decision`, decision);
    expect(answer.statusCode, answer.body).toBe(200);
  }
  await sql`
    update vendor_decisions d set (salt, explanation) = (o.salt, o.explanation) from vendor_decisions o
    where d.vendor_id = ${vendorId}::uuid and o.vendor_id = d.vendor_id and o.event_id <> d.event_id`.execute(db);
  expect((await verifyRecord(db)).fault).toMatch(/^The words kept for /);
});

test("few words can't be guessed from what the record has of them: their digest takes a salt, another one each time", async () => {
  const { vendor_decisions: id } = await decisions();
  const { db } = api.database;
  const { words_digest: digest } = await db
    .selectFrom("moderation_events")
    .select("words_digest")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const { salt } = await db
    .selectFrom("vendor_decisions")
    .select("salt")
    .where("event_id", "=", id)
    .executeTakeFirstOrThrow();
  const digested = (with_: Uint8Array) => createHash("sha256").update(with_).update(id).update(explanation).digest();
  expect(digested(salt!)).toEqual(digest);
  for (const guess of [Buffer.alloc(0), Buffer.alloc(16)]) expect(digested(guess)).not.toEqual(digest);
  const { rows } = await sql<{ all: number; distinct: number }>`
    select count(salt)::int as all, count(distinct salt)::int as distinct from vendor_decisions`.execute(db);
  expect(rows[0]!.distinct).toBe(rows[0]!.all);
  expect(rows[0]!.all).toBeGreaterThan(1);
});
