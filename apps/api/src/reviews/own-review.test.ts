// What happens to a review after it has been published: it is read by its address, edited and deleted.
import { expect, test } from "vitest";
import { startAgainAs } from "../../test/states.ts";
import { type Browser, useTestApp } from "../../test/test-app.ts";
import { aReview, addVendor } from "../../test/vendors.ts";
import { changeStatus } from "../record/change-status.ts";
import { refreshStats } from "../vendors/stats.ts";

let now = new Date("2026-11-21T10:00:00Z");
const api = useTestApp({ clock: () => now });

async function published(review: object = {}) {
  const { db } = api.database;
  const [author, vendorId] = [await api.member({ firstName: "Ana", lastName: "Kovač" }), await addVendor(db)];
  const answer = await author.call("POST", `/api/vendors/${vendorId}/reviews`, { ...aReview, ...review });
  expect(answer.statusCode, answer.body).toBe(201);
  return { author, vendorId, id: answer.json().id as string, review: answer.json() };
}

const edit = (author: Browser, id: string, change: object, version = 1) =>
  author.call("PATCH", `/api/reviews/${id}`, change, { "if-match": `"${version}"` });
const remove = (author: Browser, id: string) => author.call("DELETE", `/api/reviews/${id}`);
const read = (id: string, reader: Browser = api.browser()) => reader.call("GET", `/api/reviews/${id}`);
const revisions = async (id: string, query = "") =>
  (await api.browser().call("GET", `/api/reviews/${id}/revisions${query}`)).json();
const mine = async (author: Browser, query = "") => (await author.call("GET", `/api/users/me/reviews${query}`)).json();

const rowsOf = (vendorId: string) =>
  api.database.db.selectFrom("reviews").selectAll().where("vendor_id", "=", vendorId).execute();
const kept = (id: string) =>
  api.database.db.selectFrom("review_revisions").selectAll().where("review_id", "=", id).orderBy("revision").execute();
const statsOf = (vendorId: string) =>
  api.database.db.selectFrom("vendor_stats").selectAll().where("vendor_id", "=", vendorId).executeTakeFirstOrThrow();

/** Check 58: what the counters say is what a recomputation gives. */
async function expectStats(vendorId: string, expected: object) {
  const stats = await statsOf(vendorId);
  expect(stats).toMatchObject(expected);
  await refreshStats(api.database.db, [vendorId]);
  const { score, ...recomputed } = await statsOf(vendorId);
  expect(stats).toMatchObject(recomputed);
  expect(stats.score).toBeCloseTo(score, 6);
}

async function decide(id: string, action: "hide" | "restore" | "remove", reason = "not-genuine") {
  await api.database.db
    .transaction()
    .execute((trx) => changeStatus(trx, { subjectType: "review", action, ids: [id], actor: null, reason }));
  api.app.publicCache.clear();
}

const reply = async (id: string, text = "Thank you.") => {
  const { userId } = await api.member();
  await api.database.db.insertInto("review_responses").values({ review_id: id, author_id: userId, text }).execute();
  api.app.publicCache.clear();
};

test("everyone can read a published review by its address, with the vendor it is about", async () => {
  const { id, vendorId, review } = await published();
  const answer = await read(id);
  expect(answer.json()).toEqual({
    review,
    vendor: { id: vendorId, slug: expect.any(String), name: "Villa Podrožnik", language: "und" },
  });
  expect(answer.headers["cache-control"]).toContain("public");
});

test("an edit keeps what is known about where the review comes from, and can't raise it", async () => {
  const { author, id } = await published();
  await api.database.db.updateTable("reviews").set({ trust: "invited" }).where("id", "=", id).execute();
  expect((await edit(author, id, { rating: 1 })).json()).toMatchObject({ rating: 1, trust: "invited" });
  expect((await edit(author, id, { rating: 2, trust: "proof" }, 2)).statusCode).toBe(422);
  expect((await read(id)).json().review).toMatchObject({ rating: 1, trust: "invited" });
});

test("a review that is held or hidden, or about a vendor that isn't listed, is 404 like one that doesn't exist, for its author too", async () => {
  const { author, id, vendorId } = await published();
  const { db } = api.database;
  const asked = async () => {
    api.app.publicCache.clear();
    const answers = [await read(id), await read(id, author)];
    answers.push(await api.browser().call("GET", `/api/reviews/${id}/revisions`));
    return answers.map(({ statusCode }) => statusCode);
  };
  for (const status of ["held", "hidden"] as const) {
    await startAgainAs(db, "reviews", id, status);
    expect([status, await asked()]).toEqual([status, [404, 404, 404]]);
  }
  await db.updateTable("reviews").set({ status: "published" }).where("id", "=", id).execute();
  expect(await asked()).toEqual([200, 200, 200]);
  await db.updateTable("vendors").set({ status: "suspended" }).where("id", "=", vendorId).execute();
  expect(await asked()).toEqual([404, 404, 404]);
});

test("of a review that was removed by a decision the public learns when and why, never what it said or what an admin wrote", async () => {
  for (const [reason, told] of [
    ["personal-data", "personal-data"],
    ["Her husband Marko, of Lipa Street 4, wrote it", "other"],
  ]) {
    const { id } = await published({ title: "Marko, Lipa Street" });
    await decide(id, "remove", reason);
    for (const path of [`/api/reviews/${id}`, `/api/reviews/${id}/revisions`]) {
      const answer = await api.browser().call("GET", path);
      expect(answer.statusCode).toBe(410);
      expect(answer.json()).toMatchObject({
        type: "/api/reference#removed",
        removed: { at: expect.any(String), reason: told },
      });
      expect(answer.body).not.toMatch(/orangery|Lipa|Ana/);
    }
  }
});

test("an edit changes what is given and nothing else, counts straight away, and keeps what was there before", async () => {
  const { author, vendorId, id, review } = await published({ aspects: { quality: 5, value: 4 } });
  const answer = await edit(author, id, { rating: 2, title: "  Not again ", aspects: { quality: 1 } });
  expect(answer.statusCode, answer.body).toBe(200);
  const expected = {
    ...review,
    rating: 2,
    title: "Not again",
    aspects: { quality: 1 },
    version: 2,
    editedAt: expect.any(String),
  };
  expect(answer.json()).toEqual(expected);
  expect((await read(id)).json().review).toEqual(expected);
  await expectStats(vendorId, { review_count: 1, average: 2, histogram: [0, 1, 0, 0, 0], aspects: { quality: 1 } });
  expect(await kept(id)).toMatchObject([
    { revision: 1, rating: 4, title: aReview.title, quality: 5, value: 4 },
    { revision: 2, rating: 2, title: "Not again", review: aReview.review, quality: 1, value: null },
  ]);
});

test("a change that changes nothing leaves no trace", async () => {
  const { author, id, review } = await published({ aspects: { value: 3, quality: 5 } });
  const { rating, title, experience, weddingDate } = aReview;
  const same = { rating, title: `${title} `, experience, weddingDate, aspects: { quality: 5, value: 3 } };
  const answer = await edit(author, id, same);
  expect([answer.statusCode, answer.json()]).toEqual([200, review]);
  expect(await kept(id)).toHaveLength(1);
});

test("an edit says which version it is based on, and a stale one overwrites nothing", async () => {
  const { author, id } = await published();
  const without = await author.call("PATCH", `/api/reviews/${id}`, { rating: 1 });
  expect([without.statusCode, without.json().type]).toEqual([428, "/api/reference#precondition-required"]);
  await edit(author, id, { rating: 5 });
  const stale = await edit(author, id, { rating: 1 });
  expect([stale.statusCode, stale.json().type]).toEqual([412, "/api/reference#changed-meanwhile"]);
  expect(stale.headers["etag"]).toBe('"2"');
  expect((await edit(author, id, { title: "Later" }, 2)).json()).toMatchObject({
    rating: 5,
    title: "Later",
    version: 3,
  });
});

test("of 20 edits of one version at the same time, one is made and the others are told", async () => {
  const { author, id, vendorId } = await published();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => edit(author, id, { rating: 1 + (n % 5), title: `Edit ${n}` })),
  );
  const made = answers.filter(({ statusCode }) => statusCode === 200);
  expect(made).toHaveLength(1);
  for (const other of answers.filter((answer) => answer !== made[0])) expect(other.statusCode).toBe(412);
  expect(await kept(id)).toHaveLength(2);
  await expectStats(vendorId, { average: made[0]!.json().rating });
});

test("check 58: an edit obeys the rules of a new review", async () => {
  const { author, id } = await published();
  const refused: [object, string][] = [
    ...[0, 6, 4.5, "5", null].map((rating): [object, string] => [{ rating }, "/rating"]),
    [{ review: "Too short" }, "/review"],
    [{ review: "x".repeat(5001) }, "/review"],
    [{ title: "x".repeat(121) }, "/title"],
    [{ weddingDate: "2027-01" }, "/weddingDate"],
    [{ weddingDate: null }, "/weddingDate"],
    [{ experience: "enquired", weddingDate: "2026-06" }, "/weddingDate"],
    [{ aspects: { quality: 6 } }, "/aspects/quality"],
    [{ status: "published" }, "/status"],
    [{ authorId: author.userId }, "/authorId"],
  ];
  for (const [change, pointer] of refused) {
    const answer = await edit(author, id, change);
    expect([change, answer.statusCode, answer.json().errors?.[0]?.pointer]).toEqual([change, 422, pointer]);
  }
  expect((await edit(author, id, {})).statusCode).toBe(422);
  expect(await kept(id)).toHaveLength(1);
});

test("a review by someone who says now that they only enquired loses its month, and no longer counts", async () => {
  const { author, id, vendorId } = await published();
  const answer = await edit(author, id, { experience: "enquired" });
  expect(answer.json()).toMatchObject({ experience: "enquired", weddingDate: null });
  await expectStats(vendorId, { review_count: 0, average: null });
});

test("years later the words can still be edited, but the month can't move to another one that long ago", async () => {
  now = new Date("2026-11-21T10:00:00Z");
  const { author, id } = await published({ weddingDate: "2026-06" });
  now = new Date("2029-11-21T10:00:00Z");
  try {
    expect((await edit(author, id, { title: "Still true" })).statusCode).toBe(200);
    expect((await edit(author, id, { weddingDate: "2026-05" }, 2)).json().errors).toMatchObject([
      { pointer: "/weddingDate" },
    ]);
  } finally {
    now = new Date("2026-11-21T10:00:00Z");
  }
});

test("editing a held or hidden review never publishes it, and one that was removed can't be edited", async () => {
  const { author, id, vendorId } = await published();
  const { db } = api.database;
  for (const [n, status] of (["held", "hidden"] as const).entries()) {
    await startAgainAs(db, "reviews", id, status);
    const answer = await edit(author, id, { rating: 5 - n }, n + 1);
    expect(answer.json()).toMatchObject({ status, rating: 5 - n });
    api.app.publicCache.clear();
    expect((await read(id)).statusCode).toBe(404);
    await expectStats(vendorId, { review_count: 0, average: null });
  }
  await db.updateTable("reviews").set({ status: "removed" }).where("id", "=", id).execute();
  expect((await edit(author, id, { rating: 1 }, 3)).statusCode).toBe(409);
});

test("check 37: someone else's review can't be edited or deleted, and looks like one that doesn't exist", async () => {
  const { id, vendorId } = await published();
  const stranger = await api.member();
  const admin = await api.member({ isAdmin: true });
  const { db } = api.database;
  const owner = await api.member();
  await db.updateTable("vendors").set({ owner_id: owner.userId }).where("id", "=", vendorId).execute();
  for (const other of [stranger, owner, admin]) {
    const there = [await edit(other, id, { rating: 1 }), await remove(other, id)];
    const absent = "01986f2a-6c00-7000-8000-0000000bbbbb";
    const nowhere = [await edit(other, absent, { rating: 1 }), await remove(other, absent)];
    const seen = (answers: typeof there) =>
      answers.map((answer) => [answer.statusCode, { ...answer.json(), requestId: "" }]);
    expect(seen(there)).toEqual(seen(nowhere));
    expect(there.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  }
  expect(await rowsOf(vendorId)).toMatchObject([{ id, status: "published", rating: 4, revision: 1 }]);
});

test("check 58: someone who has come to look after the vendor can no longer edit their review of it, but can delete it", async () => {
  const { author, id, vendorId } = await published();
  const mayManage = { owner_id: author.userId };
  await api.database.db.updateTable("vendors").set(mayManage).where("id", "=", vendorId).execute();
  const answer = await edit(author, id, { rating: 5 });
  expect([answer.statusCode, answer.json().type]).toEqual([403, "/api/reference#own-vendor"]);
  expect((await remove(author, id)).statusCode).toBe(204);
});

test("check 58: a deleted review no longer counts, its reply is gone, no trace of it is public, and its author may write another", async () => {
  const { author, id, vendorId } = await published();
  await reply(id);
  await expectStats(vendorId, { review_count: 1, average: 4 });
  expect((await remove(author, id)).statusCode).toBe(204);
  await expectStats(vendorId, { review_count: 0, average: null, histogram: [0, 0, 0, 0, 0] });
  expect((await read(id)).statusCode).toBe(404);
  expect((await api.browser().call("GET", `/api/reviews/${id}/revisions`)).statusCode).toBe(404);
  const listed = await api.browser().call("GET", `/api/vendors/${vendorId}/reviews`);
  expect(listed.json()).toMatchObject({ items: [], total: 0 });
  expect((await api.browser().call("GET", `/api/vendors/${vendorId}/transparency`)).json()).toMatchObject({
    received: 0,
    removed: 0,
    removedBecause: [],
  });
  const replies = api.database.db.selectFrom("review_responses").selectAll().where("review_id", "=", id);
  expect(await replies.execute()).toEqual([]);
  expect((await mine(author)).items).toEqual([]);
  const again = await author.call("POST", `/api/vendors/${vendorId}/reviews`, { ...aReview, rating: 2 });
  expect(again.statusCode).toBe(201);
  expect((await mine(author)).items).toMatchObject([{ review: { id: again.json().id } }]);
  await expectStats(vendorId, { review_count: 1, average: 2 });
});

test("a review is deleted once, however often that is asked for", async () => {
  const { author, id } = await published();
  const answers = await Promise.all(Array.from({ length: 8 }, () => remove(author, id)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(204));
  const events = await api.database.db
    .selectFrom("moderation_events")
    .select(["action", "actor_id", "from_state", "to_state"])
    .where("subject_id", "=", id)
    .where("action", "=", "delete")
    .execute();
  expect(events).toEqual([{ action: "delete", actor_id: author.userId, from_state: "published", to_state: "removed" }]);
  // What a decision has removed stays removed by it.
  const other = await published();
  await decide(other.id, "remove");
  expect((await remove(other.author, other.id)).statusCode).toBe(204);
  expect((await read(other.id)).statusCode).toBe(410);
});

test("everyone can read what a published review said before, and what has changed, a page at a time", async () => {
  const { author, id } = await published();
  await edit(author, id, { rating: 2, review: "We were told the music could run to one, and it stopped at eleven." });
  await edit(author, id, { experience: "booked", weddingDate: "2027-06", aspects: { value: 1 } }, 2);
  const { items } = await revisions(id);
  expect(items).toMatchObject([
    {
      version: 3,
      changed: ["experience", "weddingDate", "aspects"],
      rating: 2,
      weddingDate: "2027-06",
      aspects: { value: 1 },
    },
    { version: 2, changed: ["rating", "review"], rating: 2, experience: "completed", weddingDate: "2026-06" },
    { version: 1, changed: [], rating: 4, title: aReview.title, review: aReview.review, aspects: {} },
  ]);
  let cursor: string | null = null;
  const seen: unknown[] = [];
  do {
    const page = await revisions(id, `?limit=1${cursor ? `&cursor=${cursor}` : ""}`);
    seen.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor);
  expect(seen).toEqual(items);
});

test("a reply that is older than the latest edit says so", async () => {
  const { author, id } = await published();
  await reply(id);
  expect((await read(id)).json().review.response).toMatchObject({ beforeEdit: false });
  await edit(author, id, { rating: 1 });
  expect((await read(id)).json().review.response).toMatchObject({ beforeEdit: true });
});

test("people see all their reviews, whatever became of them and why, and no one else's", async () => {
  const first = await published();
  const { author } = first;
  const others: string[] = [];
  for (let n = 0; n < 3; n++) {
    const vendorId = await addVendor(api.database.db, { name: `Lipa in med ${n}` });
    others.push((await author.call("POST", `/api/vendors/${vendorId}/reviews`, aReview)).json().id);
  }
  await decide(others[0]!, "hide", "We're looking into a report.");
  await decide(others[1]!, "remove", "not-genuine");
  await remove(author, others[2]!);
  await published();
  const { items } = await mine(author);
  expect(items).toMatchObject([
    { review: { id: others[1], status: "removed", review: aReview.review }, decision: { reason: "not-genuine" } },
    { review: { id: others[0], status: "hidden" }, decision: { reason: "We're looking into a report." } },
    { review: { id: first.id, status: "published" }, vendor: { id: first.vendorId }, isListed: true, decision: null },
  ]);
  expect(items).toHaveLength(3);
  const page = await mine(author, "?limit=2");
  const rest = await mine(author, `?limit=2&cursor=${page.nextCursor}`);
  expect([...page.items, ...rest.items]).toEqual(items);
  await api.database.db.updateTable("vendors").set({ status: "suspended" }).where("id", "=", first.vendorId).execute();
  expect((await mine(author)).items[2]).toMatchObject({ isListed: false });
});

test("the export has every version of a review", async () => {
  const { author, id } = await published();
  await edit(author, id, { rating: 1 });
  const { reviews } = (await author.call("GET", "/api/users/me/export")).json();
  expect(reviews).toMatchObject([
    {
      id,
      versions: [
        { revision: 1, rating: 4 },
        { revision: 2, rating: 1 },
      ],
    },
  ]);
});

test("check 61: edits are limited", async () => {
  const { author, id } = await published();
  let last = 0;
  for (let n = 1; n <= 61 && last !== 429; n++) last = (await edit(author, id, { title: `Edit ${n}` }, n)).statusCode;
  expect(last).toBe(429);
  expect(await kept(id)).toHaveLength(61);
});

test("what a review was hidden for giving away doesn't come back among its earlier versions", async () => {
  for (const [reason, versions] of [
    ["personal-data", [2]],
    ["not-genuine", [2, 1]],
  ] as const) {
    const { author, id } = await published();
    await decide(id, "hide", reason);
    expect((await edit(author, id, { title: "Mended" })).statusCode).toBe(200);
    await decide(id, "restore", "");
    expect((await revisions(id)).items.map(({ version }: { version: number }) => version)).toEqual(versions);
  }
});
