import { rankingExamples } from "@troth/rules/ranking";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FreshDatabase, freshDatabase } from "../../test/fresh-database.ts";
import { addVendor, aReview } from "../../test/vendors.ts";
import { createReview } from "../reviews/create-review.ts";
import { refreshAllStats, refreshStats } from "./stats.ts";

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

async function addReviewedVendor() {
  const { db } = database;
  const [vendorId, authorId] = [await addVendor(db), uuidv7()];
  const person = { id: authorId, email: `${authorId}@example.org`, first_name: "Ana", last_name: "Kovač" };
  await db.insertInto("users").values(person).execute();
  await db
    .transaction()
    .execute((trx) =>
      createReview(trx, vendorId, authorId, { ...aReview, experience: "completed", rating: 5 }, async () => undefined),
    );
  return vendorId;
}
const statsOf = (vendorId: string) =>
  database.db.selectFrom("vendor_stats").selectAll().where("vendor_id", "=", vendorId).executeTakeFirstOrThrow();

test("a vendor given twice is counted once", async () => {
  const vendorId = await addReviewedVendor();
  await refreshStats(database.db, [vendorId, vendorId]);
  expect(await statsOf(vendorId)).toMatchObject({ review_count: 1, rating_sum: 5 });
});

test("after two years, a review counts half in the score but fully in the stars", async () => {
  const vendorId = await addReviewedVendor();
  await sql`update reviews set created_at = now() - interval '730.5 days' where vendor_id = ${vendorId}::uuid`.execute(
    database.db,
  );
  await refreshAllStats(database.db);
  const { review_count, average, score } = await statsOf(vendorId);
  expect({ review_count, average }).toEqual({ review_count: 1, average: 5 });
  expect(score).toBeCloseTo((7 * 3.5 + 5 / 2) / 7.5, 6);
  const listed = await database.db
    .selectFrom("vendor_listings")
    .select("score")
    .distinct()
    .where("vendor_id", "=", vendorId)
    .execute();
  expect(listed).toEqual([{ score }]);
});

test("numbers are worked out by index alone, however small the tables were when the session first did so", async () => {
  const vendorId = await addReviewedVendor();
  await database.db.transaction().execute(async (trx) => {
    const wholeTables = async () => {
      const { rows } = await sql<{ read: number }>`
        select sum(seq_scan)::integer as read from pg_stat_xact_user_tables
        where relname in ('reviews', 'vendor_listings', 'vendor_stats')`.execute(trx);
      return rows[0]!.read;
    };
    const before = await wholeTables();
    await refreshStats(trx, [vendorId]);
    expect(await wholeTables()).toBe(before);
  });
});

test.each(rankingExamples)("the database's score is the formula's: $id", async ({ reviews, score }) => {
  const { db } = database;
  const vendorId = await addVendor(db);
  const written = reviews.map(({ stars, ageDays }) => ({ id: uuidv7(), stars, ageDays }));
  await sql`
    with w as (select * from json_to_recordset(${JSON.stringify(written)}) as w(id uuid, stars int, "ageDays" float8)),
    authors as (insert into users (id, email, first_name, last_name) select id, id || '@example.org', 'Ana', 'K' from w)
    insert into reviews (id, vendor_id, author_id, rating, review, experience, wedding_date, created_at)
    select id, ${vendorId}::uuid, id, stars, 'As agreed, and on time.', 'completed', '2026-06-01',
           now() - make_interval(secs => "ageDays" * 86400) from w`.execute(db);
  await refreshStats(db, [vendorId]);
  expect((await statsOf(vendorId)).score).toBeCloseTo(score, 2);
});
