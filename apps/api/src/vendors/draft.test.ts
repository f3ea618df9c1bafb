import { defaultOpeningHours } from "@troth/ui/opening-hours";
import { lifetimes } from "@troth/rules/lifetimes";
import { sql } from "kysely";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { useTestApp } from "../../test/test-app.ts";
import { addVendor } from "../../test/vendors.ts";
import { purgeExpired } from "../jobs/purge-expired.ts";

const api = useTestApp();
type Member = Awaited<ReturnType<typeof api.member>>;

let person: Member;
beforeEach(async () => {
  person = await api.member();
});

const path = "/api/users/me/vendor-draft";
const none = '"none"';
const read = (who: Pick<Member, "call">) => who.call("GET", path);
const save = (who: Pick<Member, "call">, body: object, tag: string) => who.call("PUT", path, body, { "if-match": tag });
const discard = (who: Pick<Member, "call">, tag: string) => who.call("DELETE", path, undefined, { "if-match": tag });
const tagOf = (answer: { headers: object }) => String((answer.headers as { etag: string }).etag);
/** @returns its version */
const saved = async (body: object, tag = none, who = person) => {
  const answer = await save(who, body, tag);
  expect(answer.statusCode, answer.body).toBe(200);
  return tagOf(answer);
};
const named = async (who = person) => (await read(who)).json().draft?.name ?? null;
const photo = async (who: Member, colour: number) => {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: { r: colour, g: 9, b: 9 } } })
    .png()
    .toBuffer();
  return (await who.call("POST", "/api/photos", bytes, { "content-type": "image/png" })).json().id as string;
};

test("a draft is kept as it was written, however unfinished, with the usual defaults for the rest", async () => {
  expect((await read(person)).json()).toEqual({ draft: null });
  const hours = defaultOpeningHours.map((entry, at) =>
    at === 1 ? { ...entry, openTime: "09:00", closeTime: "" } : entry,
  );
  const specialHours = [{ from: "2026-12-24", to: "", label: "Christmas", openTime: "09:00", closeTime: "" }];
  const written = {
    name: " L",
    website: "lipa in med",
    openingHours: hours,
    specialHours,
    location: ["kobe-jp", "nowhere-xx"],
  };
  const version = await saved(written);
  const answer = await read(person);
  expect(tagOf(answer)).toBe(version);
  expect(answer.json().draft).toMatchObject({
    ...written,
    places: [{ id: "kobe-jp", name: "Kobe", country: "JP", countryName: "Japan" }],
    description: "",
    category: [],
    phoneNumber: "",
    address: "",
    socialMedia: ["facebook", "twitter", "instagram"].map((platform) => ({ platform, username: "" })),
    priceRange: null,
    photos: [],
    addedBy: person.userId,
    isApproved: false,
  });
});

test("a draft from before special hours could be written has none", async () => {
  await saved({ name: "Lipa" });
  await api.database.db
    .updateTable("vendor_drafts")
    .set({ draft: sql`draft - 'specialHours'` })
    .where("user_id", "=", person.userId)
    .execute();
  expect((await read(person)).json().draft).toMatchObject({ name: "Lipa", specialHours: [] });
});

test("two devices don't overwrite each other unseen, and a retry succeeds", async () => {
  const first = await saved({ name: "Lipa" });
  const second = await saved({ name: "Lipa in med" }, first);
  for (const tag of [none, first]) {
    const late = await save(person, { name: "Lipa & honey" }, tag);
    expect([late.statusCode, late.json().type]).toEqual([412, "/api/reference#changed-meanwhile"]);
    expect((await discard(person, tag)).statusCode).toBe(412);
    // The answer to the second was lost.
    expect(await saved({ name: "Lipa in med" }, tag)).toBe(second);
  }
  const rivals = await Promise.all(["A", "B", "C"].map((name) => save(person, { name }, second)));
  expect(rivals.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412, 412]);
});

test("two devices that start a draft at the same time don't overwrite each other either", async () => {
  const rivals = await Promise.all(["A", "B", "C"].map((name) => save(person, { name }, none)));
  expect(rivals.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412, 412]);
});

test("a draft that was discarded stays so, for a device with an old version too", async () => {
  const old = await saved({ name: "Lipa" });
  expect((await discard(person, old)).statusCode).toBe(204);
  expect((await discard(person, old)).statusCode).toBe(204);
  expect((await save(person, { name: "Lipa in" }, old)).statusCode).toBe(412);
  const next = await saved({ name: "Lipa" });
  expect(next).not.toBe(old);
  expect((await save(person, { name: "Lipa in" }, old)).statusCode).toBe(412);
});

test("check 37: a draft is its person's: no one else reads, overwrites or discards it", async () => {
  const version = await saved({ name: "Lipa in med" });
  const other = await api.member();
  expect(await named(other)).toBeNull();
  expect((await save(other, { name: "Mine" }, version)).statusCode).toBe(412);
  expect((await discard(other, version)).statusCode).toBe(204);
  expect(await named()).toBe("Lipa in med");
});

test("check 38: a draft says nothing that the server decides, and nothing unknown or endless", async () => {
  for (const body of [
    { isApproved: true },
    { addedBy: person.userId },
    { status: "approved" },
    { version: 1 },
    { name: "x".repeat(501) },
    { photos: Array.from({ length: 21 }, (_, at) => ({ id: String(at).padStart(32, "0"), alt: "" })) },
    { openingHours: [] },
    { specialHours: [{ from: "2026-12-24", to: "", openTime: "", closeTime: "", weekday: 1 }] },
    { socialMedia: [{ platform: "x", username: "y", password: "z" }] },
  ])
    expect([body, (await save(person, body, none)).statusCode]).toEqual([body, 422]);
  expect((await person.call("PUT", path, { name: "Lipa" })).statusCode).toBe(428);
  expect(await named()).toBeNull();
});

test("check 37: a draft has only photos that its person has uploaded, in its order and with its words", async () => {
  const [first, second, strange] = [
    await photo(person, 10),
    await photo(person, 20),
    await photo(await api.member(), 30),
  ];
  const refused = await save(person, { photos: [{ id: strange, alt: "" }] }, none);
  expect([refused.statusCode, refused.json().errors[0].pointer]).toEqual([422, "/photos/0/id"]);
  await saved({
    photos: [
      { id: second, alt: "Three tiers" },
      { id: first, alt: "" },
    ],
  });
  const { photos } = (await read(person)).json().draft;
  expect(photos.map(({ id, alt }: { id: string; alt: string }) => [id, alt])).toEqual([
    [second, "Three tiers"],
    [first, ""],
  ]);
  // Others would tell whether someone else had uploaded the same file before.
  expect(new Set(photos[0].variants.map(({ format }: { format: string }) => format))).toEqual(new Set(["webp"]));
  expect((await person.call("DELETE", `/api/photos/${second}`)).statusCode).toBe(204);
  expect((await read(person)).json().draft).toMatchObject({ photos: [{ id: first }], lostPhotos: 1 });
});

test("a draft is deleted ninety days after it was last saved, and its photos are kept until then", async () => {
  const { db } = api.database;
  const id = await photo(person, 40);
  await saved({ name: "Lipa", photos: [{ id, alt: "" }] });
  const age = async (seconds: number) => {
    const then = new Date(Date.now() - seconds * 1_000);
    await db.updateTable("vendor_drafts").set({ updated_at: then }).execute();
    await db.updateTable("photo_uploads").set({ created_at: then }).execute();
    await purgeExpired(db, api.photos);
  };
  await age(lifetimes.accountDraft - 60);
  expect((await read(person)).json().draft.photos).toMatchObject([{ id }]);
  await age(lifetimes.accountDraft + 60);
  expect(await named()).toBeNull();
  const uploads = db.selectFrom("photo_uploads").select("photo_id").where("user_id", "=", person.userId);
  expect(await uploads.execute()).toEqual([]);
});

test("saving without a change keeps the draft for another ninety days", async () => {
  const { db } = api.database;
  const version = await saved({ name: "Lipa" });
  const then = new Date(Date.now() - (lifetimes.accountDraft - 60) * 1_000);
  await db.updateTable("vendor_drafts").set({ updated_at: then }).execute();
  await saved({ name: "Lipa" }, version);
  const row = await db
    .selectFrom("vendor_drafts")
    .select("updated_at")
    .where("user_id", "=", person.userId)
    .executeTakeFirstOrThrow();
  expect(Date.now() - row.updated_at.getTime()).toBeLessThan(lifetimes.accountDraft * 500);
});

test("adding the vendor ends its draft; a draft of another vendor stays", async () => {
  await addVendor(api.database.db, { category: ["cakes"] });
  const add = (name: string) =>
    person.call("POST", "/api/vendors", { name, category: ["cakes"], location: ["ljubljana-si"] });
  await saved({ name: "  Lipa in med ", category: ["cakes"] });
  expect((await add("Mestni kvartet")).statusCode).toBe(201);
  expect(await named()).toBe("  Lipa in med ");
  expect((await add("Lipa in med")).statusCode).toBe(201);
  expect(await named()).toBeNull();
});

test("a vendor that is refused leaves its draft", async () => {
  await saved({ name: "Lipa in med", category: ["cakes"] });
  const refused = await person.call("POST", "/api/vendors", {
    name: "Lipa in med",
    category: ["cakes"],
    location: ["nowhere-xx"],
  });
  expect(refused.statusCode).toBe(422);
  expect(await named()).toBe("Lipa in med");
});

test("900 versions an hour are taken, and no more", async () => {
  const { db } = api.database;
  await db.deleteFrom("rate_limits").execute();
  const version = await saved({ name: "Lipa" });
  await db.updateTable("rate_limits").set({ hits: 900 }).where("key", "like", "vendor-draft:user:%").execute();
  const refused = await save(person, { name: "Lipa in" }, version);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
});
