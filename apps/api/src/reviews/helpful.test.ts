import { sql } from "kysely";
import { expect, test } from "vitest";
import { startAgainAs } from "../../test/states.ts";
import { password, tokenIn, useTestApp } from "../../test/test-app.ts";
import { addVendor, aReview } from "../../test/vendors.ts";
import { purgeExpired } from "../jobs/purge-expired.ts";
import { link } from "../partners/couples.ts";

const clock = () => new Date("2026-11-21T10:00:00Z");
const api = useTestApp({ clock });
type Member = Awaited<ReturnType<typeof api.member>>;

const mark = (person: Pick<Member, "call">, id: string) => person.call("PUT", `/api/reviews/${id}/helpful`);
const unmark = (person: Pick<Member, "call">, id: string) => person.call("DELETE", `/api/reviews/${id}/helpful`);
const own = async (person: Member, vendorId: string) =>
  (await person.call("GET", `/api/vendors/${vendorId}/own-review`)).json() as { helpful: string[] };
const counts = async (vendorId: string) =>
  (await api.browser().call("GET", `/api/vendors/${vendorId}/reviews`))
    .json()
    .items.map(({ helpfulCount }: { helpfulCount: number }) => helpfulCount) as number[];

/** A published review of a vendor, and its author. */
async function aPublished(given: Parameters<typeof addVendor>[1] = {}) {
  const vendorId = await addVendor(api.database.db, given);
  const author = await api.member();
  const published = await author.call("POST", `/api/vendors/${vendorId}/reviews`, aReview);
  return { vendorId, author, id: published.json().id as string };
}

test("a vote counts once, shows in the public list, and can be taken back", async () => {
  const { vendorId, id } = await aPublished();
  const reader = await api.member();
  expect(await counts(vendorId)).toEqual([0]);
  for (const _ of [1, 2]) expect((await mark(reader, id)).json()).toEqual({ isHelpful: true, helpfulCount: 1 });
  expect(await counts(vendorId)).toEqual([1]);
  expect(await own(reader, vendorId)).toMatchObject({ helpful: [id] });
  for (const _ of [1, 2]) expect((await unmark(reader, id)).json()).toEqual({ isHelpful: false, helpfulCount: 0 });
  expect(await counts(vendorId)).toEqual([0]);
  expect(await own(reader, vendorId)).toMatchObject({ helpful: [] });
});

test("votes that arrive at the same time are all counted, and each person's once", async () => {
  const { vendorId, id } = await aPublished();
  const readers = await Promise.all(Array.from({ length: 4 }, () => api.member()));
  const answers = await Promise.all([...readers, ...readers, ...readers].map((reader) => mark(reader, id)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(await counts(vendorId)).toEqual([4]);
  await Promise.all([...readers.slice(1), ...readers.slice(1)].map((reader) => unmark(reader, id)));
  expect(await counts(vendorId)).toEqual([1]);
});

test("no one votes for their own review, or for reviews of a vendor that they look after or claim", async () => {
  const owner = await api.member();
  const { vendorId, author, id } = await aPublished({ owner_id: owner.userId });
  const [manager, claimant] = [await api.member(), await api.member()];
  await api.database.db.insertInto("vendor_members").values({ vendor_id: vendorId, user_id: manager.userId }).execute();
  const claim = { role: "owner", note: "It has been my family's business since 1998." };
  expect((await claimant.call("POST", `/api/vendors/${vendorId}/claims`, claim)).statusCode).toBe(201);
  const told = async (person: Member) => {
    const { statusCode, ...answer } = await mark(person, id);
    return [statusCode, answer.json().type];
  };
  expect(await told(author)).toEqual([403, "/api/reference#own-review"]);
  for (const person of [owner, manager, claimant])
    expect(await told(person)).toEqual([403, "/api/reference#own-vendor-review"]);
  expect(await counts(vendorId)).toEqual([0]);
});

test("partners are one voice: neither votes for the other’s review, or for reviews of what the other runs or claims; the site is told", async () => {
  const owner = await api.member();
  const { vendorId, author, id } = await aPublished({ owner_id: owner.userId });
  const claimant = await api.member();
  const claim = { role: "owner", note: "It has been my family's business since 1998." };
  expect((await claimant.call("POST", `/api/vendors/${vendorId}/claims`, claim)).statusCode).toBe(201);
  const because = { "own-review": "reviewed", "own-vendor-review": "own-vendor" };
  for (const [one, type] of [
    [author, "own-review"],
    [owner, "own-vendor-review"],
    [claimant, "own-vendor-review"],
  ] as const) {
    const partner = await api.member();
    await api.database.db.transaction().execute((trx) => link(trx, one.userId, partner.userId));
    expect((await mark(partner, id)).json()).toMatchObject({ status: 403, type: `/api/reference#${type}` });
    const reviewId = type === "own-review" ? id : null;
    expect(await own(partner, vendorId)).toMatchObject({ couple: { because: because[type], reviewId } });
  }
  expect(await counts(vendorId)).toEqual([0]);
});

test("no one votes for reviews of what their partner runs, though somebody they were linked with before has reviewed it", async () => {
  const { db } = api.database;
  const owner = await api.member();
  const [reader, former] = [await api.member(), await api.member()];
  const vendorId = await addVendor(db, { owner_id: owner.userId });
  await db.transaction().execute((trx) => link(trx, reader.userId, former.userId));
  expect((await former.call("POST", `/api/vendors/${vendorId}/reviews`, aReview)).statusCode).toBe(201);
  const words = { ...aReview, review: "They sang until the last guest had gone home." };
  const { id } = (await (await api.member()).call("POST", `/api/vendors/${vendorId}/reviews`, words)).json();
  await db.updateTable("couple_members").set({ until: new Date() }).where("user_id", "=", reader.userId).execute();
  await db.transaction().execute((trx) => link(trx, reader.userId, owner.userId));
  expect((await mark(reader, id)).json()).toMatchObject({ status: 403, type: "/api/reference#own-vendor-review" });
});

test("a partner of the author votes for other people’s reviews of the same vendor", async () => {
  const { vendorId, author } = await aPublished();
  const [partner, other] = [await api.member(), await api.member()];
  const { id } = (await other.call("POST", `/api/vendors/${vendorId}/reviews`, aReview)).json();
  await api.database.db.transaction().execute((trx) => link(trx, author.userId, partner.userId));
  expect((await mark(partner, id)).json()).toEqual({ isHelpful: true, helpfulCount: 1 });
});

test("check 37: only published reviews of listed vendors can be voted for; no one learns whose votes there are", async () => {
  const { vendorId, id } = await aPublished();
  const [reader, other] = [await api.member(), await api.member()];
  await mark(reader, id);
  expect(await own(other, vendorId)).toMatchObject({ helpful: [] });
  const list = (await other.call("GET", `/api/vendors/${vendorId}/reviews`)).body;
  expect(list).not.toContain(reader.userId);
  const { db } = api.database;
  const absent = "01986f2a-6c00-7000-8000-00000000dead";
  for (const change of [mark, unmark]) expect((await change(other, absent)).statusCode).toBe(404);
  for (const status of ["held", "hidden", "removed"] as const) {
    await startAgainAs(db, "reviews", id, status);
    for (const change of [mark, unmark]) expect((await change(other, id)).statusCode).toBe(404);
  }
  await db.updateTable("reviews").set({ status: "published" }).where("id", "=", id).execute();
  await db.updateTable("vendors").set({ status: "suspended" }).where("id", "=", vendorId).execute();
  expect((await mark(other, id)).statusCode).toBe(404);
});

test("votes go with an erased account, and the count follows; votes for a review go with it", async () => {
  const { vendorId, id, author } = await aPublished();
  const [leaving, staying] = [await api.member(), await api.member()];
  for (const reader of [leaving, staying]) await mark(reader, id);
  expect(await counts(vendorId)).toEqual([2]);
  const leave = async (person: Member) => {
    await person.call("POST", "/api/users/me/deletion", { reviews: "delete" });
    const token = tokenIn((await api.inbox(person.email))[0]!.links);
    await api.browser().call("POST", "/api/users/confirm-deletion", { token });
    expect((await person.call("DELETE", "/api/users/")).statusCode).toBe(200);
    await sql`update users set erase_at = now() - interval '1 second' where id = ${person.userId}::uuid`.execute(
      api.database.db,
    );
    await purgeExpired(api.database.db, api.photos);
    api.app.publicCache.clear();
  };
  await leave(leaving);
  expect(await counts(vendorId)).toEqual([1]);
  await leave(author);
  const votes = await api.database.db.selectFrom("helpful_votes").selectAll().where("review_id", "=", id).execute();
  expect(votes).toEqual([]);
});

test("check 61: votes are limited, so that no one empties the cache of public reads at will", async () => {
  const { id } = await aPublished();
  const reader = await api.member();
  for (let i = 0; i < 200; i++) await (i % 2 ? unmark : mark)(reader, id);
  const refused = await mark(reader, id);
  expect([refused.statusCode, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
});

test("someone who hasn't confirmed their address can't vote", async () => {
  const { vendorId, id } = await aPublished();
  const email = `${crypto.randomUUID().slice(0, 12)}@example.org`;
  const stranger = api.browser();
  await stranger.call("POST", "/api/users", { email, password, firstName: "Neža", lastName: "Hribar" });
  stranger.token = (await stranger.call("POST", "/api/users/login", { email, password })).json().token;
  const refused = await mark(stranger, id);
  expect([refused.statusCode, refused.json().type]).toEqual([403, "/api/reference#email-unverified"]);
  expect(await counts(vendorId)).toEqual([0]);
});
