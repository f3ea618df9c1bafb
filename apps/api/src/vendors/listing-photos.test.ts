// Who can open the photos of a listing, and when they go.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { lifetimes } from "@troth/rules/lifetimes";
import { sql } from "kysely";
import sharp from "sharp";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { type Browser, freshEmail, useTestApp } from "../../test/test-app.ts";
import { addVendor } from "../../test/vendors.ts";
import { purgeExpired } from "../jobs/purge-expired.ts";

const api = useTestApp();
type Person = Awaited<ReturnType<typeof api.member>>;
const day = 86_400;

let admin: Person;
beforeAll(async () => {
  admin = await api.member({ isAdmin: true });
});
beforeEach(() => api.database.db.deleteFrom("rate_limits").execute());

let drawn = 0;
/** A photo that no other test has: a shade of blue, so far from the others that no format makes them the same. */
const picture = () => {
  const background = { r: 12 * Math.floor(drawn / 10), g: 12 * (drawn++ % 10), b: 200 };
  return sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
};
async function uploaded(person: Person, bytes?: Buffer): Promise<string> {
  const answer = await person.call("POST", "/api/photos", bytes ?? (await picture()), { "content-type": "image/png" });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().id;
}
const given = (photos: readonly string[]) => photos.map((id) => ({ id, alt: "" }));
/** A listing that waits, with these photos. */
async function added(person: Person, ...photos: string[]): Promise<string> {
  await addVendor(api.database.db);
  const listing = { name: "Lipa in med", category: ["venues"], location: ["ljubljana-si"], photos: given(photos) };
  const answer = await person.call("POST", "/api/vendors", listing);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().vendor.id;
}
const done = async (asked: ReturnType<Browser["call"]>) => {
  const answer = await asked;
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json();
};
const reason = "Both have the same address and telephone number.";
async function decide(id: string, action: "approve" | "reject" | "suspend" | "reinstate") {
  const { version } = await done(admin.call("GET", `/api/admin/vendors/${id}`));
  const because = action === "reject" || action === "suspend" ? "other" : undefined;
  await done(admin.call("POST", `/api/vendors/${id}/decision`, { action, because, version, explanation: reason }));
}
async function removed(id: string) {
  const email = freshEmail();
  const words = { name: "Ana Kovač", email, role: "owner", reason: "We closed last year.", goodFaith: true };
  await done(api.browser().call("POST", `/api/vendors/${id}/removal-requests`, words));
  const receipt = /R(-[2-9A-Z]{4}){4}/.exec((await api.inbox(email))[0]!.subject)![0];
  await done(admin.call("POST", `/api/removal-requests/${receipt}/decision`, { action: "remove", reason }));
}
const merge = (id: string, into: string) => done(admin.call("POST", `/api/vendors/${id}/merge`, { into, reason }));

const get = (src: string) => api.browser().call("GET", src);
const statusOf = async (photo: string) => (await get(`/api/photos/${photo}/60.webp`)).statusCode;
const filesOf = (id: string) =>
  readdirSync(join(api.settings.dataDir, "photos"), { recursive: true, encoding: "utf8" }).filter((file) =>
    file.includes(`${id}/`),
  );
/** As if everything had happened that many seconds earlier. */
async function age(seconds: number) {
  for (const table of ["photo_uploads", "photos", "suppressed_listings"] as const)
    await api.database.db
      .updateTable(table)
      .set({ created_at: sql<Date>`created_at - make_interval(secs => ${seconds})` })
      .execute();
}

test("while a listing isn't public, no one opens its photos at their addresses; they are back with it", async () => {
  const author = await api.member();
  const photo = await uploaded(author);
  const id = await added(author, photo);
  const after = async (action: Parameters<typeof decide>[1]) => {
    await decide(id, action);
    return [action, await statusOf(photo)];
  };
  expect(await statusOf(photo)).toBe(200);
  expect(await after("reject")).toEqual(["reject", 404]);
  await done(author.call("POST", `/api/vendors/${id}/resubmission`));
  expect(await statusOf(photo)).toBe(200);
  expect(await after("approve")).toEqual(["approve", 200]);
  expect(await after("suspend")).toEqual(["suspend", 404]);
  expect(await after("reinstate")).toEqual(["reinstate", 200]);
  await merge(id, await addVendor(api.database.db));
  expect(await statusOf(photo)).toBe(404);
  await done(admin.call("POST", `/api/vendors/${id}/unmerge`, { reason }));
  expect(await statusOf(photo)).toBe(200);
  await removed(id);
  expect(await statusOf(photo)).toBe(404);
});

test("the people who look after a listing that isn't public, its author and admins still see its photos", async () => {
  const author = await api.member();
  const photo = await uploaded(author);
  const id = await added(author, photo);
  await decide(id, "reject");
  const listing = await done(author.call("GET", `/api/vendors/${id}/listing`));
  const mine = await done(author.call("GET", "/api/users/me/vendors"));
  const again = { name: "Lipa in med", location: ["ljubljana-si"] };
  const duplicates = await done(author.call("POST", "/api/vendors/duplicates", again));
  const shown = [
    listing.vendor.image,
    listing.vendor.photos[0],
    mine.items[0].vendor.image,
    duplicates.items[0].vendor.image,
    (await done(admin.call("GET", `/api/admin/vendors/${id}`))).vendor.photos[0],
  ];
  for (const { id: which, variants } of shown) {
    const answer = await get(variants[0].src);
    expect([which, answer.statusCode, answer.headers["cache-control"]]).toEqual([photo, 200, "private, no-store"]);
  }
  // A cover is anyone's.
  await decide(await added(author), "reject");
  const [{ vendor }] = (await done(author.call("GET", "/api/users/me/vendors"))).items;
  expect([vendor.image.drawn, vendor.image.variants[0].src]).toEqual([true, expect.not.stringContaining("pass")]);
});

test("whoever uploads a photo of their refused listing again, for another one, sees it while they write", async () => {
  const author = await api.member();
  const bytes = await picture();
  const photo = await uploaded(author, bytes);
  await decide(await added(author, photo), "reject");
  const again = await done(author.call("POST", "/api/photos", bytes, { "content-type": "image/png" }));
  const lipa = { name: "Lipa", photos: given([photo]) };
  await done(author.call("PUT", "/api/users/me/vendor-draft", lipa, { "if-match": '"none"' }));
  const { draft } = await done(author.call("GET", "/api/users/me/vendor-draft"));
  for (const { id, variants } of [again, draft.photos[0]])
    expect([id, (await get(variants[0].src)).statusCode]).toEqual([photo, 200]);
  // Nobody else gets there by it.
  expect(await statusOf(photo)).toBe(404);
});

test("a photo that another listing shows, or that someone else has uploaded, stays at its address", async () => {
  const [author, owner, other] = [await api.member(), await api.member(), await api.member()];
  const [bytes, mine] = [await picture(), await picture()];
  const [own, shared, uploadedToo] = [
    await uploaded(author),
    await uploaded(author, bytes),
    await uploaded(author, mine),
  ];
  await uploaded(owner, bytes);
  await uploaded(other, mine);
  const id = await added(author, own, shared, uploadedToo);
  await decide(id, "approve");
  await decide(await added(owner, shared), "approve");
  await removed(id);
  expect(await Promise.all([own, shared, uploadedToo].map(statusOf))).toEqual([404, 200, 200]);
});

test("a photo that someone on the team added isn't public because they have uploaded it", async () => {
  const { db } = api.database;
  const [author, owner] = [await api.member(), await api.member()];
  const id = await added(author);
  await decide(id, "approve");
  await db.updateTable("vendors").set({ owner_id: owner.userId }).where("id", "=", id).execute();
  const photo = await uploaded(owner);
  await done(owner.call("PATCH", `/api/vendors/${id}`, { photos: given([photo]) }, { "if-match": '"1"' }));
  await removed(id);
  // It may have changed hands.
  await db.updateTable("vendors").set({ owner_id: null }).where("id", "=", id).execute();
  expect(await statusOf(photo)).toBe(404);
});

test("the photos of a removed listing, and of what was merged into it, are kept as long as anyone may object, and then deleted", async () => {
  const [author, other] = [await api.member(), await api.member()];
  const bytes = await picture();
  const [first, second, shared] = [await uploaded(author), await uploaded(author), await uploaded(author, bytes)];
  await uploaded(other, bytes);
  const [id, duplicate, third] = [
    await added(author, first, shared),
    await added(author, second),
    await added(other, shared),
  ];
  for (const each of [id, duplicate, third]) await decide(each, "approve");
  await merge(duplicate, id);
  await removed(id);
  const left = async () => [first, second, shared].map((photo) => filesOf(photo).length);
  await age(lifetimes.appeal - day);
  await purgeExpired(api.database.db, api.photos);
  expect(await left()).toEqual([1, 1, 1]);
  await age(2 * day);
  await purgeExpired(api.database.db, api.photos);
  expect([await left(), await statusOf(shared)]).toEqual([[0, 0, 1], 200]);
});
