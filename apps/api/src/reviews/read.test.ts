import { type Insertable, sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FreshDatabase, freshDatabase } from "../../test/fresh-database.ts";
import { addVendor } from "../../test/vendors.ts";
import type { Schema } from "../database/schema.ts";
import { ProblemError } from "../problems.ts";
import { directoryOf, setStars } from "../vendors/test-directory.ts";

let database: FreshDatabase;
let directory: ReturnType<typeof directoryOf>;
beforeAll(async () => {
  database = await freshDatabase();
  directory = directoryOf(database.db);
});
afterAll(() => database?.close());

async function addPerson(
  firstName: string,
  lastName: string,
  deleted = false,
  given: Partial<Insertable<Schema["users"]>> = {},
): Promise<string> {
  const id = uuidv7();
  await database.db
    .insertInto("users")
    .values({
      id,
      email: `${id}@example.org`,
      first_name: firstName,
      last_name: lastName,
      image: "/face.png",
      deleted_at: deleted ? new Date() : null,
      ...given,
    })
    .execute();
  return id;
}

async function addReview(vendorId: string, given: Partial<Insertable<Schema["reviews"]>> = {}): Promise<string> {
  const id = uuidv7();
  await database.db
    .insertInto("reviews")
    .values({
      id,
      vendor_id: vendorId,
      author_id: given.author_id ?? (await addPerson("Ana", "Kovač")),
      rating: 4,
      review: "The orangery at dusk is worth the climb.",
      experience: "completed",
      wedding_date: "2026-06-01",
      quality: null,
      value: null,
      communication: null,
      professionalism: null,
      flexibility: null,
      ...given,
    })
    .execute();
  return id;
}

test("a review shows its author's first name and initial, and never an address", async () => {
  const vendor = await addVendor(database.db);
  await addReview(vendor, {
    quality: 5,
    value: 3,
    edited_at: new Date("2026-07-02T00:00:00Z"),
    created_at: new Date("2026-07-01T00:00:00Z"),
  });
  const { items, total } = await directory.reviews(vendor);
  expect(total).toBe(1);
  expect(items[0]).toMatchObject({
    author: { name: "Ana K.", image: "/face.png" },
    weddingDate: "2026-06",
    aspects: { quality: 5, value: 3 },
    response: null,
    createdAt: "2026-07-01T00:00:00.000Z",
    editedAt: "2026-07-02T00:00:00.000Z",
  });
  expect(JSON.stringify(items)).not.toMatch(/@|Kovač/);
});

test("someone who has left is shown as a former member", async () => {
  const vendor = await addVendor(database.db);
  await addReview(vendor, { author_id: await addPerson("Ana", "Kovač", true) });
  expect((await directory.reviews(vendor)).items[0]!.author).toEqual({ name: "Former member", image: "" });
});

test("a reply says if it is older than the edit", async () => {
  const vendor = await addVendor(database.db);
  const owner = await addPerson("Olga", "Owner");
  const respond = (review_id: string, created_at: string) =>
    database.db
      .insertInto("review_responses")
      .values({ review_id, author_id: owner, text: "Thank you.", created_at })
      .execute();
  await respond(
    await addReview(vendor, { created_at: "2026-07-01T00:00:00Z", edited_at: "2026-07-03T00:00:00Z" }),
    "2026-07-02T00:00:00Z",
  );
  await respond(
    await addReview(vendor, { created_at: "2026-07-02T00:00:00Z", edited_at: "2026-07-03T00:00:00Z" }),
    "2026-07-04T00:00:00Z",
  );
  await respond(await addReview(vendor, { created_at: "2026-07-03T00:00:00Z" }), "2026-07-04T00:00:00Z");
  const { items } = await directory.reviews(vendor, { sort: "oldest" });
  expect(items.map(({ response }) => response!.beforeEdit)).toEqual([true, false, false]);
  expect(items[0]!.response).toEqual({
    text: "Thank you.",
    createdAt: "2026-07-02T00:00:00.000Z",
    editedAt: null,
    beforeEdit: true,
    version: 1,
  });
});

test("only published reviews are listed and count", async () => {
  const vendor = await addVendor(database.db);
  for (const status of ["held", "published", "hidden", "removed"] as const) await addReview(vendor, { status });
  const { items, total } = await directory.reviews(vendor);
  expect([items.length, total, items[0]!.status]).toEqual([1, 1, "published"]);
});

test("every order and filter pages through each review once, while others write", async () => {
  const vendor = await addVendor(database.db);
  const ids: string[] = [];
  // Several at the same moment, so that only their ids differ.
  for (let i = 0; i < 23; i++) {
    const at = sql<Date>`timestamptz '2026-07-01 10:00:00.123456+00' + ${Math.floor(i / 3)} * interval '1 microsecond'`;
    ids.push(await addReview(vendor, { rating: 1 + ((i * 7) % 5), created_at: at as never }));
  }
  const all = (await directory.reviews(vendor, { limit: 50 })).items;
  const compare = {
    newest: () => 0,
    oldest: () => 0,
    highest: (a: (typeof all)[number], b: (typeof all)[number]) => b.rating - a.rating,
    lowest: (a: (typeof all)[number], b: (typeof all)[number]) => a.rating - b.rating,
  };
  for (const sort of ["newest", "oldest", "highest", "lowest"] as const) {
    for (const rating of [undefined, [1, 5], [2]]) {
      const seen: string[] = [];
      let cursor: string | null = null;
      let total = 0;
      do {
        const page = await directory.reviews(vendor, {
          sort,
          limit: 4,
          ...(rating && { rating }),
          ...(cursor !== null && { cursor }),
        });
        seen.push(...page.items.map(({ id }) => id));
        if (cursor === null) total = page.total;
        cursor = page.nextCursor;
        if (cursor !== null) await addReview(vendor, { rating: 3, created_at: new Date() });
      } while (cursor !== null);
      const expected = (sort === "oldest" ? all.toReversed() : all)
        .filter((review) => !rating || rating.includes(review.rating))
        .toSorted(compare[sort])
        .map(({ id }) => id);
      expect(seen.filter((id) => ids.includes(id))).toEqual(expected);
      expect(new Set(seen).size).toBe(seen.length);
      if (rating) expect(total).toBe(expected.length);
    }
  }
});

test("a cursor belongs to its vendor, order and filter", async () => {
  const vendor = await addVendor(database.db);
  const other = await addVendor(database.db);
  for (let i = 0; i < 3; i++) await addReview(vendor);
  const cursor = (await directory.reviews(vendor, { limit: 1 })).nextCursor!;
  await expect(directory.reviews(vendor, { limit: 2, cursor })).resolves.toMatchObject({
    items: [{}, {}],
    nextCursor: null,
  });
  for (const asked of [
    directory.reviews(other, { cursor }),
    directory.reviews(vendor, { cursor, sort: "oldest" }),
    directory.reviews(vendor, { cursor, rating: [4] }),
    directory.reviews(vendor, { cursor: "x" }),
  ]) {
    await expect(asked).rejects.toThrow(ProblemError);
  }
});

test("the reviews of a missing or unapproved vendor are not found", async () => {
  const vendor = await addVendor(database.db, { status: "pending" });
  for (const id of [vendor, uuidv7()]) await expect(directory.reviews(id)).rejects.toMatchObject({ status: 404 });
});

test("the latest reviews are the newest published reviews of approved vendors", async () => {
  const vendor = await addVendor(database.db, { name: "Latest House" });
  const hidden = await addVendor(database.db, { name: "Hidden House", status: "suspended" });
  const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000);
  const first = await addReview(vendor, { created_at: soon(2) });
  const second = await addReview(vendor, { created_at: soon(1) });
  await addReview(vendor, { created_at: soon(3), status: "held" });
  await addReview(hidden, { created_at: soon(4) });
  const { items } = await directory.latest(2);
  expect(items.map(({ review, vendor }) => [review.id, vendor.name])).toEqual([
    [first, "Latest House"],
    [second, "Latest House"],
  ]);
});

const said = "She answered on a Sunday, and it was exactly as promised.";
const hoursFrom = (now: number, hours: number) => new Date(now + hours * 3_600_000);
const inTenYears = Date.now() + 87_600 * 3_600_000;

/**
 * A review that may be quoted, newer than all before it, except for the given overrides. The newest of all comes after
 * it.
 */
async function quotable(
  given: Partial<Insertable<Schema["reviews"]>> = {},
  author: Partial<Insertable<Schema["users"]>> = {},
  ofVendor = 3,
  vendorStatus: "approved" | "suspended" = "approved",
) {
  const vendor = await addVendor(database.db, { name: "Quoted House", status: vendorStatus });
  await setStars(database.db, vendor, 4.5, ofVendor);
  const author_id = await addPerson("Mia", "Lind", false, {
    email_verified_at: new Date(),
    created_at: hoursFrom(Date.now(), -25),
    ...author,
  });
  await database.db.deleteFrom("reviews").execute();
  const review = { rating: 5, review: said, language: "en", author_id, created_at: hoursFrom(inTenYears, 0), ...given };
  await addReview(vendor, review);
  await addReview(vendor, {
    created_at: hoursFrom(inTenYears, 1),
    rating: 5,
    language: "en",
    review: `The newest. ${said}`,
  });
  return (await directory.latest(1)).quote;
}

test("the home page quotes a sentence from a good review, with its author and vendor", async () => {
  expect(
    await quotable({ review: `Yes! ${said} ${"And so on, for longer than a card is wide, ".repeat(3)}` }),
  ).toMatchObject({
    text: said,
    rating: 5,
    author: "Mia L.",
    vendor: { name: "Quoted House" },
  });
  expect(await quotable({ rating: 4 })).toMatchObject({ text: said });
});

test.each<[string, ...Parameters<typeof quotable>]>([
  ["gives three stars", { rating: 3 }],
  ["gives one star", { rating: 1 }],
  ["is by someone who only enquired", { experience: "enquired", wedding_date: null }],
  ["is not in the site's language", { language: "de" }],
  ["is held", { status: "held" }],
  ["is the newest of all", { created_at: hoursFrom(inTenYears, 2) }],
  ["has no sentence that fits", { review: "Too short. Much. ".repeat(4) }],
  ["is by an unconfirmed account", {}, { email_verified_at: null }],
  ["is by an account made today", {}, { created_at: hoursFrom(Date.now(), -23) }],
  ["is by someone who has left", {}, { deleted_at: new Date() }],
  ["is by someone whose account is being closed", {}, { erase_at: new Date() }],
  ["is about a suspended vendor", {}, {}, 3, "suspended"],
  ["is about a vendor with two reviews", {}, {}, 2],
])("a review that %s is not quoted", async (_what, ...given) => {
  expect(await quotable()).not.toBeNull();
  expect(await quotable(...given)).toBeNull();
});
