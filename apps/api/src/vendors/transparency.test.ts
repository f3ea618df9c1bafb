import type { Insertable } from "kysely";
import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import { useTestApp } from "../../test/test-app.ts";
import { addVendor } from "../../test/vendors.ts";
import type { Schema } from "../database/schema.ts";
import { type ModerationEvent, record } from "../record/record.ts";

const api = useTestApp();

async function addPerson(): Promise<string> {
  const id = uuidv7();
  await api.database.db
    .insertInto("users")
    .values({ id, email: `${id}@example.org`, first_name: "Ana", last_name: "Kovač" })
    .execute();
  return id;
}

async function addReview(
  vendor_id: string,
  status: Insertable<Schema["reviews"]>["status"] = "published",
): Promise<string> {
  const id = uuidv7();
  await api.database.db
    .insertInto("reviews")
    .values({
      id,
      vendor_id,
      author_id: await addPerson(),
      rating: 4,
      review: "The orangery at dusk is worth the climb.",
      experience: "completed",
      wedding_date: "2026-06-01",
      status,
    })
    .execute();
  return id;
}

const recorded = (event: ModerationEvent) => api.database.db.transaction().execute((trx) => record(trx, event));

const figuresOf = async (id: string) =>
  (await api.browser().call("GET", `/api/vendors/${id}/transparency`)).json() as unknown;

test("a vendor's figures add up to the reviews received, and say why some were removed", async () => {
  const { db } = api.database;
  const owner = await addPerson();
  const vendor = await addVendor(db, { owner_id: owner });
  await addReview(await addVendor(db)); // someone else's
  const answered = await addReview(vendor);
  await addReview(vendor);
  await addReview(vendor, "held");
  await db
    .insertInto("review_responses")
    .values({ review_id: answered, author_id: owner, text: "Thank you." })
    .execute();
  const hidden = await addReview(vendor, "hidden");
  await recorded({
    subjectType: "review",
    subjectId: hidden,
    action: "hide",
    from: "published",
    to: "hidden",
    actor: null,
  });
  for (const reason of ["not-genuine", "not-genuine", "Her husband Marko, of Lipa Street 4, wrote it"]) {
    const subjectId = await addReview(vendor, "removed");
    await recorded({
      subjectType: "review",
      subjectId,
      action: "remove",
      from: "published",
      to: "removed",
      reason,
      actor: null,
    });
  }
  await db
    .insertInto("claims")
    .values({
      id: uuidv7(),
      vendor_id: vendor,
      claimant_id: owner,
      role: "owner",
      note: "It is ours.",
      status: "approved",
      decided_at: new Date("2026-03-02T09:14:00Z"),
    })
    .execute();
  for (const [at, status] of (["upheld", "dismissed", "dismissed", "withdrawn", "open"] as const).entries()) {
    const ticket_id = uuidv7();
    await db.insertInto("report_tickets").values({ id: ticket_id, review_id: answered, status }).execute();
    const report = { id: uuidv7(), ticket_id, review_id: answered, revision: at + 1, reporter_id: owner };
    await db
      .insertInto("review_reports")
      .values({ ...report, by_team: true, reason: "fake" })
      .execute();
  }
  expect(await figuresOf(vendor)).toEqual({
    received: 7,
    published: 2,
    held: 1,
    hidden: 1,
    removed: 3,
    // What an admin put in their own words stays between them and those it is about.
    removedBecause: [
      { reason: "not-genuine", count: 2 },
      { reason: "other", count: 1 },
    ],
    // What people have withdrawn was never decided.
    reported: { open: 1, upheld: 1, dismissed: 2 },
    replied: 1,
    claimedAt: "2026-03-02T09:14:00.000Z",
  });
});

test("reviews that are out of sight because their author is leaving aren't in a vendor's figures", async () => {
  const { db } = api.database;
  const vendor = await addVendor(db);
  await addReview(vendor);
  const subjectId = await addReview(vendor, "hidden");
  await recorded({
    subjectType: "review",
    subjectId,
    action: "close account",
    from: "published",
    to: "hidden",
    actor: null,
  });
  expect(await figuresOf(vendor)).toMatchObject({
    received: 1,
    published: 1,
    hidden: 0,
    removed: 0,
    removedBecause: [],
  });
});
