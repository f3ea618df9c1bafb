import { type Insertable, sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cpuTime } from "../../test/cpu-time.ts";
import { type FreshDatabase, freshDatabase } from "../../test/fresh-database.ts";
import { addVendor } from "../../test/vendors.ts";
import type { Schema } from "../database/schema.ts";
import { ProblemError } from "../problems.ts";
import { record } from "../record/record.ts";
import { directoryOf, setStars } from "../../test/directory.ts";
import { storeMissingWords } from "./words.ts";

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
    ids.push(
      await addReview(vendor, { rating: 1 + ((i * 7) % 5), helpful_count: (i * 5) % 3, created_at: at as never }),
    );
  }
  const all = (await directory.reviews(vendor, { limit: 50 })).items;
  const compare = {
    newest: () => 0,
    oldest: () => 0,
    highest: (a: (typeof all)[number], b: (typeof all)[number]) => b.rating - a.rating,
    lowest: (a: (typeof all)[number], b: (typeof all)[number]) => a.rating - b.rating,
    helpful: (a: (typeof all)[number], b: (typeof all)[number]) => b.helpfulCount - a.helpfulCount,
  };
  for (const sort of ["newest", "oldest", "highest", "lowest", "helpful"] as const) {
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
    directory.reviews(vendor, { cursor, sort: "helpful" }),
    directory.reviews(vendor, { cursor, rating: [4] }),
    directory.reviews(vendor, { cursor, experience: ["completed"] }),
    directory.reviews(vendor, { cursor, language: ["und"] }),
    directory.reviews(vendor, { cursor, aspect: "value" }),
    directory.reviews(vendor, { cursor, q: "orangery" }),
    directory.reviews(vendor, { cursor: "x" }),
  ]) {
    await expect(asked).rejects.toThrow(ProblemError);
  }
});

test("reviews are filtered by experience and language, and the counts say what another choice would find", async () => {
  const vendor = await addVendor(database.db);
  const enquired = { experience: "enquired", wedding_date: null } as const;
  for (const given of [{}, {}, { language: "sl" }, { language: "sl", ...enquired }, { language: "de", ...enquired }])
    await addReview(vendor, { language: "en", ...given });
  await addReview(vendor, { language: "fr", status: "held" });
  const all = await directory.reviews(vendor);
  expect(all.facets).toEqual({
    languages: [
      { value: "en", count: 2 },
      { value: "sl", count: 2 },
      { value: "de", count: 1 },
    ],
    experiences: [
      { value: "completed", count: 3 },
      { value: "enquired", count: 2 },
    ],
    aspects: [],
    photos: 0,
    confirmed: 0,
  });
  const slovenian = await directory.reviews(vendor, { language: ["sl"] });
  expect([slovenian.total, slovenian.items.map(({ language }) => language)]).toEqual([2, ["sl", "sl"]]);
  expect(slovenian.facets).toEqual({
    languages: all.facets.languages,
    experiences: [
      { value: "completed", count: 1 },
      { value: "enquired", count: 1 },
    ],
    aspects: [],
    photos: 0,
    confirmed: 0,
  });
  const both = await directory.reviews(vendor, { language: ["sl", "de"], experience: ["enquired"] });
  expect([both.total, both.items.map(({ experience }) => experience)]).toEqual([2, ["enquired", "enquired"]]);
  expect(both.facets.languages.map(({ value }) => value)).toEqual(["de", "sl"]);
  expect(both.facets.experiences).toEqual([
    { value: "enquired", count: 2 },
    { value: "completed", count: 1 },
  ]);
});

test("reviews that rate an aspect are sorted by its stars", async () => {
  const vendor = await addVendor(database.db);
  await addReview(vendor, { rating: 5 });
  const low = await addReview(vendor, { rating: 5, value: 1 });
  const high = await addReview(vendor, { rating: 2, value: 4 });
  const asked = async (sort: "highest" | "lowest") =>
    (await directory.reviews(vendor, { aspect: "value", sort })).items.map(({ id }) => id);
  expect(await asked("highest")).toEqual([high, low]);
  expect(await asked("lowest")).toEqual([low, high]);
});

test("the counts say how many reviews rate each aspect, and what is found by asking for one", async () => {
  const vendor = await addVendor(database.db);
  await addReview(vendor, { language: "en" });
  await addReview(vendor, { language: "en", value: 1 });
  await addReview(vendor, { language: "en", value: 4, quality: 5 });
  await addReview(vendor, { language: "sl", flexibility: 2 });
  await addReview(vendor, { language: "en", value: 5, status: "held" });
  const aspects = [
    { value: "value", count: 2 },
    { value: "flexibility", count: 1 },
    { value: "quality", count: 1 },
  ];
  expect((await directory.reviews(vendor)).facets.aspects).toEqual(aspects);
  const { total, facets } = await directory.reviews(vendor, { aspect: "value" });
  expect([total, facets]).toEqual([
    2,
    {
      languages: [{ value: "en", count: 2 }],
      experiences: [{ value: "completed", count: 2 }],
      aspects,
      photos: 0,
      confirmed: 0,
    },
  ]);
  expect((await directory.reviews(vendor, { language: ["sl"], aspect: "flexibility" })).facets.aspects).toEqual([
    { value: "flexibility", count: 1 },
  ]);
});

test("reviews are found by their words, in any form and with or without accents", async () => {
  const vendor = await addVendor(database.db);
  const other = await addVendor(database.db);
  const candles = await addReview(vendor, { title: "Crème brûlée", review: "The candles were lit when we arrived." });
  const flowers = await addReview(vendor, { review: "Cvetje je bilo čudovito, in bilo ga je veliko." });
  const tokyo = await addReview(vendor, { review: "会場の料理がとてもおいしかったです。" });
  await addReview(other, { review: "The candles were lit when we arrived." });
  await addReview(vendor, { review: "The candles were lit when we arrived.", status: "hidden" });
  const found = async (q: string, more: object = {}) =>
    (await directory.reviews(vendor, { q, ...more })).items.map(({ id }) => id);
  expect(await found("candle")).toEqual([candles]);
  expect(await found("creme BRULEE candle")).toEqual([candles]);
  expect(await found("cudovito")).toEqual([flowers]);
  expect(await found("料理")).toEqual([tokyo]);
  expect(await found("candle flowers")).toEqual([]);
  expect(await found("candle", { rating: [1] })).toEqual([]);
  expect(await found("?!")).toEqual([]);
  expect((await directory.reviews(vendor, { q: "candle" })).facets.experiences).toEqual([
    { value: "completed", count: 1 },
  ]);

  // A review from before words were stored, and one that has been edited.
  await sql`delete from review_words where review_id = ${candles}::uuid`.execute(database.db);
  expect(await found("candle")).toEqual([candles]);
  await storeMissingWords(database.db);
  const { rows } = await sql`select from review_words where review_id = ${candles}::uuid`.execute(database.db);
  expect(rows).toHaveLength(1);
  const edited = { title: "", review: "The lanterns were lit when we arrived." };
  await database.db.updateTable("reviews").set(edited).where("id", "=", candles).execute();
  expect([await found("candle"), await found("lantern")]).toEqual([[], [candles]]);
});

test("check 51: what is searched for among reviews can't make the search slow, or fail", async () => {
  const vendor = await addVendor(database.db);
  for (let i = 0; i < 20; i++) await addReview(vendor, { review: `${"rose roses a ' & | ! : * ".repeat(190)}` });
  await directory.reviews(vendor, { q: "warm" });
  const evil = [
    "- ".repeat(50),
    '"'.repeat(100),
    "(a|b)&".repeat(16),
    "a:*&!".repeat(20),
    "%_\\' or 1=1 --",
    "((((".repeat(25),
  ];
  for (const q of evil) {
    expect(await cpuTime(() => directory.reviews(vendor, { q: q.slice(0, 100) })), q).toBeLessThan(2_000);
  }
});

test("the marks have each review's month and stars and whether it was answered, but of removed ones only the month", async () => {
  const vendor = await addVendor(database.db);
  const at = (month: string, day = "10") => new Date(`${month}-${day}T12:00:00Z`);
  const author_id = await addPerson("Iris", "Novak");
  const answered = await addReview(vendor, { rating: 5, created_at: at("2026-07") });
  await database.db.insertInto("review_responses").values({ review_id: answered, author_id, text: "Hvala!" }).execute();
  await addReview(vendor, { rating: 5, created_at: at("2026-07", "11") });
  await addReview(vendor, { rating: 5, created_at: at("2026-07", "12") });
  await addReview(vendor, { rating: 1, created_at: at("2025-12") });
  for (const status of ["held", "hidden", "removed"] as const)
    await addReview(vendor, { rating: 2, status, created_at: at("2026-01") });
  const removed = await addReview(vendor, { rating: 2, status: "removed", created_at: at("2026-02") });
  const event = { subjectType: "review", subjectId: removed, actor: null } as const;
  await database.db
    .transaction()
    .execute((trx) => record(trx, { ...event, action: "remove", from: "published", to: "removed", reason: "abusive" }));
  expect(await directory.marks(vendor)).toEqual({
    marks: [
      { month: "2025-12", rating: 1, replied: false, count: 1 },
      { month: "2026-02", rating: null, replied: false, count: 1 },
      { month: "2026-07", rating: 5, replied: true, count: 1 },
      { month: "2026-07", rating: 5, replied: false, count: 2 },
    ],
    older: null,
  });
  expect(await directory.marks(await addVendor(database.db))).toEqual({ marks: [], older: null });
  const pending = await addVendor(database.db, { status: "pending" });
  await expect(directory.marks(pending)).rejects.toMatchObject({ status: 404 });
});

test("beyond the latest two thousand, reviews are only counted", async () => {
  const vendor = await addVendor(database.db);
  await addReview(vendor, { rating: 1, created_at: new Date("2019-01-01T00:00:00Z") });
  await sql`
    with people as (
      insert into users (id, email, first_name, last_name)
      select gen_random_uuid(), gen_random_uuid() || '@example.org', 'Ana', 'Kovač' from generate_series(1, 2000) returning id)
    insert into reviews (id, vendor_id, author_id, rating, review, experience, created_at)
    select gen_random_uuid(), ${vendor}::uuid, id, 4, 'The orangery is worth the climb.', 'enquired',
      timestamptz '2024-01-01' + row_number() over () * interval '8 hours' from people`.execute(database.db);
  const { marks, older } = await directory.marks(vendor);
  expect(marks.reduce((sum, { count }) => sum + count, 0)).toBe(2_000);
  expect(marks[0]!.month).toBe("2024-01");
  expect(older).toEqual({ count: 1, removed: 0 });
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

test("a list can be narrowed to reviews of which more is known, and says of each what that is", async () => {
  const vendor = await addVendor(database.db);
  for (const trust of ["unverified", "invited", "proof"] as const) await addReview(vendor, { trust });
  await addReview(vendor, { trust: "proof", author_id: await addPerson("Ana", "Kovač", true) });
  const trustOf = async (query: object) =>
    (await directory.reviews(vendor, query)).items.map(({ trust }) => trust).toSorted();
  expect(await trustOf({})).toEqual(["invited", "proof", "unverified", "unverified"]);
  expect(await trustOf({ trust: ["invited", "proof"] })).toEqual(["invited", "proof"]);
  expect(await trustOf({ trust: ["unverified"] })).toEqual(["unverified", "unverified"]);
  expect(await directory.reviews(vendor, { trust: ["proof"], limit: 1 })).toMatchObject({ total: 1, nextCursor: null });
  // The others count what is asked for; this one leaves out its own filter.
  const facetsOf = async (query: object) => {
    const { experiences, confirmed } = (await directory.reviews(vendor, query)).facets;
    return [experiences.reduce((total, { count }) => total + count, 0), confirmed];
  };
  expect([await facetsOf({}), await facetsOf({ trust: ["proof"] })]).toEqual([
    [4, 2],
    [1, 2],
  ]);
});
