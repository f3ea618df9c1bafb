import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import { useTestApp } from "../../test/test-app.ts";
import { addVendor, aReview } from "../../test/vendors.ts";
import { newReceipt } from "../contact/receipt.ts";
import { verifyRecord } from "./chain.ts";

const api = useTestApp();

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
  return {
    vendor_decisions: vendorId,
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
    const column = table === "vendor_decisions" ? "vendor_id" : "id";
    const say = (words: string) =>
      sql`update ${sql.table(table)} set explanation = ${words} where ${sql.ref(column)} = ${id}::uuid`.execute(db);
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
  const { review_decisions: id } = await decisions();
  const { review_decisions: other } = await decisions();
  await sql`update review_decisions d set (salt, explanation) = (o.salt, o.explanation) from review_decisions o
    where d.id = ${id}::uuid and o.id = ${other}::uuid`.execute(db);
  expect((await verifyRecord(db)).fault).toContain(id);
});

test("few words can't be guessed from what the record has of them: the same ones leave another digest each time", async () => {
  await decisions();
  await decisions();
  const digests = await api.database.db
    .selectFrom("moderation_events")
    .select(({ fn }) => [fn.count("words_digest").as("all"), fn.count("words_digest").distinct().as("distinct")])
    .where("subject_type", "=", "vendor")
    .executeTakeFirstOrThrow();
  expect(Number(digests.distinct)).toBe(Number(digests.all));
  expect(Number(digests.all)).toBeGreaterThan(1);
});
