import { randomUUID } from "node:crypto";
import { lifetimes } from "@troth/rules/lifetimes";
import { maxReviewDrafts } from "@troth/rules/reviews";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { useTestApp } from "../../test/test-app.ts";
import { aReview, addVendor } from "../../test/vendors.ts";
import { purgeExpired } from "../jobs/purge-expired.ts";
import { mergeVendors } from "../vendors/merge.ts";

const api = useTestApp();
type Member = Awaited<ReturnType<typeof api.member>>;

let person: Member;
let vendorId: string;
beforeEach(async () => {
  person = await api.member();
  vendorId = await addVendor(api.database.db);
});

const all = "/api/users/me/review-drafts";
const none = '"none"';
const read = (who = person, of = vendorId) => who.call("GET", `${all}/${of}`);
const save = (body: object, tag = none, who = person, of = vendorId) =>
  who.call("PUT", `${all}/${of}`, body, { "if-match": tag });
const discard = (tag: string, who = person) => who.call("DELETE", `${all}/${vendorId}`, undefined, { "if-match": tag });
const publish = (who = person, body: object = aReview) =>
  who.call("POST", `/api/vendors/${vendorId}/reviews`, body, { "idempotency-key": randomUUID() });
const tagOf = (answer: { headers: object }) => String((answer.headers as { etag: string }).etag);
/** @returns its version */
const saved = async (...given: Parameters<typeof save>) => {
  const answer = await save(...given);
  expect(answer.statusCode, answer.body).toBe(200);
  return tagOf(answer);
};
const words = async (who = person, of = vendorId) => (await read(who, of)).json().draft?.review ?? null;
const photo = async (who: Member, colour: number) => {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: { r: colour, g: 9, b: 9 } } })
    .png()
    .toBuffer();
  return (await who.call("POST", "/api/photos", bytes, { "content-type": "image/png" })).json().id as string;
};
const listed = async (who = person) =>
  (await who.call("GET", all)).json().items.map((item: { vendorId: string }) => item.vendorId) as string[];

test("a draft is kept as it was written, however unfinished, and is found again", async () => {
  const nothing = await read();
  expect([nothing.json(), tagOf(nothing)]).toEqual([{ draft: null }, none]);
  const written = { rating: 4, review: " They ", aspects: { value: 2 } };
  const version = await saved(written);
  const answer = await read();
  expect(tagOf(answer)).toBe(version);
  const rest = { title: "", experience: null, weddingDate: null, photos: [], lostPhotos: 0 };
  const whole = { vendorId, ...written, ...rest, updatedAt: expect.any(String) };
  expect(answer.json().draft).toEqual(whole);
  expect((await person.call("GET", all)).json()).toEqual({ items: [whole] });
});

test("drafts are listed with the one saved last first, as long as they can be published", async () => {
  const { db } = api.database;
  const [first, gone] = [await addVendor(db), await addVendor(db)];
  await saved({ review: "One" }, none, person, first);
  await saved({ review: "Two" });
  await saved({ review: "Three" }, none, person, gone);
  await db.updateTable("vendors").set({ status: "suspended" }).where("id", "=", gone).execute();
  expect(await listed()).toEqual([vendorId, first]);
  // Its words aren't lost.
  expect(await words(person, gone)).toBe("Three");
});

test("two devices don't overwrite each other unseen, and a retry succeeds", async () => {
  const first = await saved({ review: "They" });
  const second = await saved({ review: "They came" }, first);
  for (const tag of [none, first]) {
    const late = await save({ review: "They left" }, tag);
    expect([late.statusCode, late.json().type]).toEqual([412, "/api/reference#changed-meanwhile"]);
    expect((await discard(tag)).statusCode).toBe(412);
    // The answer to the second was lost.
    expect(await saved({ review: "They came" }, tag)).toBe(second);
  }
  const rivals = await Promise.all(["A", "B", "C"].map((review) => save({ review }, second)));
  expect(rivals.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412, 412]);
});

test("two devices that start a draft at the same time don't overwrite each other either", async () => {
  const rivals = await Promise.all(["A", "B", "C"].map((review) => save({ review })));
  expect(rivals.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412, 412]);
});

test("a draft that was discarded stays so, for a device with an old version too", async () => {
  const old = await saved({ review: "They" });
  expect((await discard(old)).statusCode).toBe(204);
  expect((await discard(old)).statusCode).toBe(204);
  expect((await save({ review: "They came" }, old)).statusCode).toBe(412);
  expect(await saved({ review: "They" })).not.toBe(old);
});

test("check 37: a draft is its person's: no one else reads, overwrites or discards it", async () => {
  const version = await saved({ review: "They came" });
  const other = await api.member();
  expect((await read(other)).json()).toEqual((await read(other, await addVendor(api.database.db))).json());
  expect(await listed(other)).toEqual([]);
  expect((await save({ review: "Mine" }, version, other)).statusCode).toBe(412);
  expect((await discard(version, other)).statusCode).toBe(204);
  expect(await words()).toBe("They came");
  expect((await api.browser().call("GET", `${all}/${vendorId}`)).statusCode).toBe(401);
});

test("check 37: a vendor that isn't listed gets the same answer as one that does not exist", async () => {
  const hidden = await addVendor(api.database.db, { status: "pending" });
  const [one, other] = [
    await save({ review: "They" }, none, person, hidden),
    await save({ review: "They" }, none, person, randomUUID()),
  ];
  expect(one.statusCode).toBe(404);
  expect(one.json().type).toBe(other.json().type);
});

test("check 38: a draft says nothing that the server decides, and nothing unknown or endless", async () => {
  for (const body of [
    { status: "published" },
    { authorId: person.userId },
    { vendorId },
    { version: 1 },
    { rating: 6 },
    { rating: 0 },
    { experience: "attended" },
    { weddingDate: "June" },
    { aspects: { price: 3 } },
    { title: "x".repeat(501) },
    { review: "x".repeat(20_001) },
    { photos: Array.from({ length: 7 }, (_, at) => ({ id: String(at).padStart(32, "0"), alt: "" })) },
  ])
    expect([body, (await save(body)).statusCode]).toEqual([body, 422]);
  expect((await person.call("PUT", `${all}/${vendorId}`, { review: "They" })).statusCode).toBe(428);
  expect(await words()).toBeNull();
});

test("publishing the review ends its draft; drafts of other reviews and of other people stay", async () => {
  const [other, elsewhere] = [await api.member(), await addVendor(api.database.db)];
  await saved({ review: "They came" });
  await saved({ review: "They sang" }, none, person, elsewhere);
  await saved({ review: "They left" }, none, other);
  const answer = await publish();
  expect(answer.statusCode, answer.body).toBe(201);
  expect([await words(), await words(person, elsewhere), await words(other)]).toEqual([null, "They sang", "They left"]);
});

test("a review that is refused leaves its draft", async () => {
  const version = await saved({ review: "They came" });
  expect((await publish(person, { ...aReview, review: "Too short" })).statusCode).toBe(422);
  expect(tagOf(await read())).toBe(version);
});

test("another device can't bring back the draft of a review that has been published", async () => {
  const version = await saved({ review: "They came" });
  const { id } = (await publish()).json();
  for (const tag of [none, version]) {
    const late = await save({ review: "They came and" }, tag);
    expect([late.statusCode, late.json().type, late.json().reviewId]).toEqual([
      409,
      "/api/reference#already-reviewed",
      id,
    ]);
  }
  expect(await words()).toBeNull();
});

test("a draft that is saved while its review is published doesn't outlive it", async () => {
  const version = await saved({ review: "They came" });
  await Promise.all([
    publish(),
    save({ review: "They came and" }, version),
    save({ review: "They came too" }, version),
  ]);
  expect(await words()).toBeNull();
});

test("someone has 50 drafts and no more, until one of them has gone", async () => {
  const { db } = api.database;
  const others = await Promise.all(Array.from({ length: maxReviewDrafts }, () => addVendor(db)));
  const rows = others.map((vendor_id) => ({
    user_id: person.userId,
    vendor_id,
    draft: JSON.stringify({}),
    version: randomUUID(),
  }));
  await db.insertInto("review_drafts").values(rows.slice(1)).execute();
  const version = await saved({ review: "They" });
  const refused = await save({ review: "They" }, none, person, others[0]);
  expect([refused.statusCode, refused.json().type]).toEqual([409, "/api/reference#conflict"]);
  await saved({ review: "They came" }, version);
  expect((await discard(tagOf(await read()))).statusCode).toBe(204);
  await saved({ review: "They" }, none, person, others[0]);
});

test("a draft is deleted ninety days after it was last saved; saving without a change keeps it", async () => {
  const { db } = api.database;
  const version = await saved({ review: "They came" });
  const age = async (seconds: number) => {
    const then = new Date(Date.now() - seconds * 1_000);
    await db.updateTable("review_drafts").set({ updated_at: then }).where("user_id", "=", person.userId).execute();
  };
  await age(lifetimes.accountDraft - 60);
  await purgeExpired(db, api.photos);
  expect(await words()).toBe("They came");
  await saved({ review: "They came" }, version);
  const { updatedAt } = (await read()).json().draft;
  expect(Date.now() - new Date(updatedAt).getTime()).toBeLessThan(lifetimes.accountDraft * 500);
  await age(lifetimes.accountDraft + 60);
  await purgeExpired(db, api.photos);
  expect(await words()).toBeNull();
});

test("check 37: a draft has only photos that its person has uploaded, in its order and with its words, and counts those that have gone", async () => {
  const [first, second, strange] = [
    await photo(person, 10),
    await photo(person, 20),
    await photo(await api.member(), 30),
  ];
  const refused = await save({ photos: [{ id: strange, alt: "" }] });
  expect([refused.statusCode, refused.json().errors[0].pointer]).toEqual([422, "/photos/0/id"]);
  const photos = [
    { id: second, alt: "Three tiers" },
    { id: first, alt: "" },
  ];
  const version = await saved({ review: "They", photos });
  const [{ draft }, [item]] = [(await read()).json(), (await person.call("GET", all)).json().items];
  for (const shown of [draft, item])
    expect(shown).toMatchObject({ photos: photos.map((each) => ({ ...each, drawn: false })), lostPhotos: 0 });
  // Others would tell whether someone else had uploaded the same file before.
  expect(new Set(draft.photos[0].variants.map(({ format }: { format: string }) => format))).toEqual(new Set(["webp"]));
  expect((await person.call("DELETE", `/api/photos/${second}`)).statusCode).toBe(204);
  expect((await read()).json().draft).toMatchObject({ photos: [{ id: first }], lostPhotos: 1 });
  // A device that hasn't heard of it is told which of them.
  const late = await save({ review: "They came", photos }, version);
  expect([late.statusCode, late.json().errors[0].pointer]).toEqual([422, "/photos/0/id"]);
  await saved({ review: "They came", photos: [{ id: first, alt: "" }] }, version);
  expect((await read()).json().draft.lostPhotos).toBe(0);
});

test("photos are kept as long as a draft has them, and go with it", async () => {
  const { db } = api.database;
  const id = await photo(person, 40);
  await saved({ photos: [{ id, alt: "" }] });
  const age = async (seconds: number) => {
    const then = new Date(Date.now() - seconds * 1_000);
    await db.updateTable("review_drafts").set({ updated_at: then }).where("user_id", "=", person.userId).execute();
    await db.updateTable("photo_uploads").set({ created_at: then }).where("user_id", "=", person.userId).execute();
    await purgeExpired(db, api.photos);
  };
  await age(lifetimes.accountDraft - 60);
  expect((await read()).json().draft.photos).toMatchObject([{ id }]);
  await age(lifetimes.accountDraft + 60);
  const uploads = db.selectFrom("photo_uploads").select("photo_id").where("user_id", "=", person.userId);
  expect(await uploads.execute()).toEqual([]);
});

test("a draft from before drafts had photos is found, and saved again without a change, as one without any", async () => {
  const { db } = api.database;
  const version = randomUUID();
  const draft = { rating: null, title: "", review: "They", experience: null, weddingDate: null, aspects: {} };
  await db
    .insertInto("review_drafts")
    .values({ user_id: person.userId, vendor_id: vendorId, draft: JSON.stringify(draft), version })
    .execute();
  expect((await read()).json().draft).toMatchObject({ review: "They", photos: [], lostPhotos: 0 });
  expect(await saved({ review: "They" }, none)).toBe(`"${version}"`);
});

test("when its vendor is merged into another, a draft goes with it, and never replaces one there", async () => {
  const { db } = api.database;
  const [into, other, admin] = [await addVendor(db), await api.member(), await api.member({ isAdmin: true })];
  await saved({ review: "They came" });
  await saved({ review: "They sang" }, none, other);
  await saved({ review: "They left" }, none, other, into);
  const merge = { id: vendorId, into, adminId: admin.userId, reason: "The same address." };
  await db.transaction().execute((trx) => mergeVendors(trx, merge));
  expect([await words(person, into), await words(other, into), await words(other)]).toEqual([
    "They came",
    "They left",
    "They sang",
  ]);
});

test("900 versions an hour are taken, and no more", async () => {
  const { db } = api.database;
  await db.deleteFrom("rate_limits").execute();
  const version = await saved({ review: "They" });
  await db.updateTable("rate_limits").set({ hits: 900 }).where("key", "like", "review-draft:user:%").execute();
  const refused = await save({ review: "They came" }, version);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
});
