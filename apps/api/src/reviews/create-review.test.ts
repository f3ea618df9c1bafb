import { sql } from "kysely";
import { expect, test } from "vitest";
import { startAgainAs } from "../../test/states.ts";
import { type Browser, useTestApp } from "../../test/test-app.ts";
import { aReview, addVendor } from "../../test/vendors.ts";
import { refreshStats } from "../vendors/stats.ts";

let now = new Date("2026-11-21T10:00:00Z");
const api = useTestApp({ clock: () => now });

const write = (author: Browser, vendorId: string, review: object = {}, headers: Record<string, string> = {}) =>
  author.call("POST", `/api/vendors/${vendorId}/reviews`, { ...aReview, ...review }, headers);
const reviewsOf = (vendorId: string) =>
  api.database.db.selectFrom("reviews").selectAll().where("vendor_id", "=", vendorId).execute();
const statsOf = (vendorId: string) =>
  api.database.db.selectFrom("vendor_stats").selectAll().where("vendor_id", "=", vendorId).executeTakeFirstOrThrow();
const key = () => ({ "idempotency-key": crypto.randomUUID() });

/** What the counters should say, worked out from the reviews themselves. */
async function recomputed(vendorId: string) {
  const counted = (await reviewsOf(vendorId)).filter(
    ({ status, experience }) => status === "published" && experience !== "enquired",
  );
  const sum = counted.reduce((total, { rating }) => total + rating, 0);
  return {
    review_count: counted.length,
    rating_sum: sum,
    histogram: [1, 2, 3, 4, 5].map((stars) => counted.filter(({ rating }) => rating === stars).length),
    average: counted.length ? sum / counted.length : null,
  };
}

test("a review is published straight away, and the answer says where", async () => {
  const [author, vendorId] = [
    await api.member({ firstName: "Ana", lastName: "kovač" }),
    await addVendor(api.database.db),
  ];
  const answer = await write(author, vendorId, { title: "  Worth it  ", aspects: { quality: 5, value: 4 } });
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({
    vendorId,
    author: { name: "Ana K.", image: "" },
    rating: 4,
    title: "Worth it",
    aspects: { quality: 5, value: 4 },
    status: "published",
    weddingDate: "2026-06",
  });
  expect(answer.headers["location"]).toBe(`/vendor/detail/vendordetail/${vendorId}#review-${answer.json().id}`);
  const listed = await api.browser().call("GET", `/api/vendors/${vendorId}/reviews`);
  expect(listed.json().items).toEqual([answer.json()]);
});

test("the author of a review is told that it's published, where it is and how to edit it", async () => {
  const [author, vendorId] = [await api.member(), await addVendor(api.database.db, { name: "Lipa in med" })];
  const { id } = (await write(author, vendorId)).json();
  const [mail] = await api.inbox(author.email);
  expect(mail!.subject).toBe("Your review of Lipa in med is published");
  expect(mail!.links.map((link) => link.replace(/^https?:\/\/[^/]+/, ""))).toEqual([
    `/vendor/detail/vendordetail/${vendorId}#review-${id}`,
    "/user/profile?seleted=Information#reviews",
  ]);
  expect(mail!.text).not.toMatch(/automatic|person decided/);
});

test("people who don't want to be told that a review is published aren't", async () => {
  const [author, vendorId] = [await api.member(), await addVendor(api.database.db)];
  const settings = await author.call("PATCH", "/api/users/me/settings", { notices: { published: false } });
  expect(settings.json().notices).toMatchObject({ published: false, replies: true });
  const mails = await api.inbox(author.email);
  expect((await write(author, vendorId)).json().status).toBe("published");
  expect(await api.inbox(author.email)).toEqual(mails);
});

test("those who look after a vendor are told of a review, and nothing that's in it or about its author, unless they don't want to be", async () => {
  const author = await api.member({ firstName: "Ana", lastName: "Kovač" });
  const [owner, member, other] = [await api.member(), await api.member(), await api.member()];
  const vendorId = await addVendor(api.database.db, { name: "Lipa in med", owner_id: owner.userId });
  const team = [member, other].map(({ userId }) => ({ vendor_id: vendorId, user_id: userId }));
  await api.database.db.insertInto("vendor_members").values(team).execute();
  await other.call("PATCH", "/api/users/me/settings", { notices: { reviews: false } });
  const before = await api.inbox(other.email);
  const { id } = (await write(author, vendorId, { review: "The honey cake leaned, and then it fell." })).json();
  for (const { email } of [owner, member]) {
    const [mail] = await api.inbox(email);
    expect(mail!.subject).toBe("A new review of Lipa in med");
    expect(mail!.links[0]).toContain(`/vendor/detail/vendordetail/${vendorId}#review-${id}`);
    expect(mail!.text).not.toMatch(new RegExp(`Ana|Kovač|${author.email}|leaned|stars`));
  }
  expect(await api.inbox(other.email)).toEqual(before);
});

test("check 56: if one person sends 20 reviews of one vendor at the same time, one is published and the others get its id", async () => {
  const [author, vendorId] = [await api.member(), await addVendor(api.database.db)];
  const answers = await Promise.all(Array.from({ length: 20 }, () => write(author, vendorId)));
  const published = answers.filter(({ statusCode }) => statusCode === 201);
  expect(published).toHaveLength(1);
  for (const refused of answers.filter((answer) => answer !== published[0])) {
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      type: "/api/reference#already-reviewed",
      reviewId: published[0]!.json().id,
    });
  }
  expect(await reviewsOf(vendorId)).toHaveLength(1);
  expect(await statsOf(vendorId)).toMatchObject(await recomputed(vendorId));
});

test("check 56: the index itself allows only one review per person, whatever the code does", async () => {
  const [author, vendorId] = [await api.member(), await addVendor(api.database.db)];
  await write(author, vendorId);
  const again = sql`insert into reviews (id, vendor_id, author_id, rating, review, experience)
    select gen_random_uuid(), vendor_id, author_id, 5, review, 'enquired' from reviews where vendor_id = ${vendorId}`;
  await expect(again.execute(api.database.db)).rejects.toMatchObject({ code: "23505" });
});

test("someone can review many vendors, one after another, without wearing out a statement", async () => {
  const author = await api.member();
  await api.database.db
    .updateTable("users")
    .set({ created_at: new Date(0) })
    .where("id", "=", author.userId)
    .execute();
  for (let i = 0; i < 12; i++) {
    const vendorId = await addVendor(api.database.db);
    expect([i, (await write(author, vendorId)).statusCode]).toEqual([i, 201]);
    expect([i, (await write(author, vendorId)).statusCode]).toEqual([i, 409]);
  }
});

test("after a review has been removed, its author may write another", async () => {
  const [author, vendorId] = [await api.member(), await addVendor(api.database.db)];
  const first = await write(author, vendorId);
  await api.database.db.updateTable("reviews").set({ status: "removed" }).where("id", "=", first.json().id).execute();
  expect((await write(author, vendorId)).statusCode).toBe(201);
});

test("check 58: no one can review their own vendor", async () => {
  const owner = await api.member();
  const vendorId = await addVendor(api.database.db, { owner_id: owner.userId });
  const answer = await write(owner, vendorId);
  expect([answer.statusCode, answer.json().type]).toEqual([403, "/api/reference#own-vendor"]);
  expect(await reviewsOf(vendorId)).toEqual([]);
});

test("people who can't publish are told before they write: that the vendor is their own, or that they have already reviewed it", async () => {
  const [author, owner] = [await api.member({ firstName: "Ana", lastName: "Kovač" }), await api.member()];
  const vendorId = await addVendor(api.database.db, { owner_id: owner.userId });
  const own = async (person: Browser) => (await person.call("GET", `/api/vendors/${vendorId}/own-review`)).json();
  expect(await own(owner)).toEqual({ isOwner: true, mayReply: true, review: null, helpful: [] });
  expect(await own(author)).toEqual({ isOwner: false, mayReply: false, review: null, helpful: [] });
  const { id } = (await write(author, vendorId)).json();
  const change = (status: "hidden" | "held" | "removed") => startAgainAs(api.database.db, "reviews", id, status);
  expect(await own(author)).toMatchObject({
    isOwner: false,
    mayReply: false,
    review: { id, status: "published", author: { name: "Ana K." } },
  });
  for (const status of ["hidden", "held"] as const) {
    await change(status);
    expect(await own(author)).toMatchObject({ review: { id, status, review: aReview.review } });
  }
  await change("removed");
  expect(await own(author)).toEqual({ isOwner: false, mayReply: false, review: null, helpful: [] });
});

test("no one else learns what someone has written about a vendor, or anything about a vendor that isn't listed", async () => {
  const [author, other] = [await api.member(), await api.member()];
  const vendorId = await addVendor(api.database.db);
  const ask = (person: Browser) => person.call("GET", `/api/vendors/${vendorId}/own-review`);
  await write(author, vendorId);
  const answer = await ask(author);
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect((await ask(other)).json()).toEqual({ isOwner: false, mayReply: false, review: null, helpful: [] });
  expect((await ask(api.browser())).statusCode).toBe(401);
  await api.database.db.updateTable("vendors").set({ status: "suspended" }).where("id", "=", vendorId).execute();
  expect((await ask(author)).statusCode).toBe(404);
});

test("check 58: people can't publish until their address is confirmed", async () => {
  const [author, vendorId] = [await api.member(), await addVendor(api.database.db)];
  const confirmed = (at: Date | null) =>
    api.database.db.updateTable("users").set({ email_verified_at: at }).where("id", "=", author.userId).execute();
  await confirmed(null);
  const answer = await write(author, vendorId);
  expect([answer.statusCode, answer.json().type]).toEqual([403, "/api/reference#email-unverified"]);
  expect(await reviewsOf(vendorId)).toEqual([]);
  await confirmed(new Date());
  expect((await write(author, vendorId)).statusCode).toBe(201);
});

test("check 58: stars must be whole numbers from 1 to 5", async () => {
  const [author, vendorId] = [await api.member(), await addVendor(api.database.db)];
  for (const rating of [0, 6, -1, 4.5, "5", "five", true, null, [5], { $gt: 0 }, 2 ** 31, 5e300]) {
    const answer = await write(author, vendorId, { rating });
    expect([rating, answer.statusCode]).toEqual([rating, 422]);
    expect(answer.json().errors[0].pointer).toBe("/rating");
  }
  const url = `/api/vendors/${vendorId}/reviews`;
  for (const literal of ["NaN", "Infinity", "05", "5,", "1e999", "+5", "0x5", ".5e1"]) {
    const text = JSON.stringify({ ...aReview, rating: 0 }).replace('"rating":0', `"rating":${literal}`);
    const { statusCode } = await author.call("POST", url, text);
    expect([literal, statusCode >= 400 && statusCode < 500]).toEqual([literal, true]);
  }
  expect((await write(author, vendorId, { aspects: { quality: 6 } })).statusCode).toBe(422);
  expect((await write(author, vendorId, { aspects: { glamour: 5 } })).statusCode).toBe(422);
  expect(await reviewsOf(vendorId)).toEqual([]);
});

test("check 58: when ten people review one vendor at the same time, all count and the average is right", async () => {
  const vendorId = await addVendor(api.database.db);
  const people = [];
  for (let i = 0; i < 10; i++) people.push(await api.member());
  const answers = await Promise.all(people.map((author, i) => write(author, vendorId, { rating: (i % 5) + 1 })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(people.map(() => 201));
  const stats = await statsOf(vendorId);
  expect(stats).toMatchObject({ review_count: 10, rating_sum: 30, average: 3, histogram: [2, 2, 2, 2, 2] });
  expect(stats).toMatchObject(await recomputed(vendorId));
  const shown = (await api.browser().call("GET", `/api/vendors/${vendorId}`)).json().rating;
  expect(shown).toMatchObject({ count: 10, average: 3, histogram: [2, 2, 2, 2, 2] });
});

test("check 58: after any moderation, the numbers shown equal a recomputation", async () => {
  const vendorId = await addVendor(api.database.db);
  const ids: string[] = [];
  for (const rating of [5, 4, 1, 3]) ids.push((await write(await api.member(), vendorId, { rating })).json().id);
  const changes = [
    { status: "hidden", which: 0 },
    { status: "removed", which: 2 },
    { status: "held", which: 3 },
    { status: "published", which: 0 },
    { status: "hidden", which: 1 },
    { status: "hidden", which: 0 },
  ] as const;
  for (const { status, which } of changes) {
    await startAgainAs(api.database.db, "reviews", ids[which]!, status);
    await refreshStats(api.database.db, [vendorId]);
    expect(await statsOf(vendorId)).toMatchObject(await recomputed(vendorId));
  }
  expect(await statsOf(vendorId)).toMatchObject({ review_count: 0, average: null, score: 3.5 });
});

test("a review by someone who only enquired is shown with its stars but doesn't count towards anything", async () => {
  const vendorId = await addVendor(api.database.db);
  await write(await api.member(), vendorId, { rating: 5 });
  const enquired = await write(await api.member(), vendorId, { rating: 1, experience: "enquired", weddingDate: null });
  expect(enquired.statusCode).toBe(201);
  expect(await statsOf(vendorId)).toMatchObject({ review_count: 1, average: 5, histogram: [0, 0, 0, 0, 1] });
  const { items } = (await api.browser().call("GET", `/api/vendors/${vendorId}/reviews`)).json();
  expect(items.map(({ rating }: { rating: number }) => rating).toSorted()).toEqual([1, 5]);
});

test("the ranking score is an average that starts with seven reviews at 3.5", async () => {
  const vendorId = await addVendor(api.database.db);
  expect((await statsOf(vendorId)).score).toBe(3.5);
  await write(await api.member(), vendorId, { rating: 5 });
  expect((await statsOf(vendorId)).score).toBeCloseTo((7 * 3.5 + 5) / 8, 6);
});

test("everyone except people who only enquired must give the month of the wedding, within its limits", async () => {
  const author = await api.member();
  await api.database.db
    .updateTable("users")
    .set({ created_at: new Date(0) })
    .where("id", "=", author.userId)
    .execute();
  const vendorId = await addVendor(api.database.db);
  const outcome = async (experience: string, weddingDate: string | null | undefined) => {
    const answer = await write(author, vendorId, { experience, weddingDate });
    if (answer.statusCode === 201)
      await api.database.db
        .updateTable("reviews")
        .set({ status: "removed" })
        .where("id", "=", answer.json().id)
        .execute();
    return [answer.statusCode, answer.json().errors?.[0].pointer];
  };
  const refused = [422, "/weddingDate"];
  const taken = [201, undefined];
  now = new Date("2026-11-21T10:00:00Z");
  for (const experience of ["completed", "booked", "cancelled"]) {
    expect([experience, await outcome(experience, null)]).toEqual([experience, refused]);
    expect([experience, await outcome(experience, undefined)]).toEqual([experience, refused]);
    expect([experience, await outcome(experience, "2024-10")]).toEqual([experience, refused]);
    expect([experience, await outcome(experience, "2024-11")]).toEqual([experience, taken]);
    expect([experience, await outcome(experience, "2026-11")]).toEqual([experience, taken]);
  }
  expect(await outcome("completed", "2026-12")).toEqual(refused);
  expect(await outcome("booked", "2027-08")).toEqual(taken);
  expect(await outcome("booked", "2040-01")).toEqual(refused);
  expect(await outcome("enquired", "2026-06")).toEqual(refused);
  for (const month of ["2026-13", "2026-00", "2026-6", "06-2026", "2026-06-01", "summer", ""])
    expect([month, await outcome("completed", month)]).toEqual([month, refused]);
});

test("on the last day of a month, people whose clocks are ahead may give the next month", async () => {
  now = new Date("2026-11-30T20:00:00Z");
  const [author, vendorId] = [await api.member(), await addVendor(api.database.db)];
  expect((await write(author, vendorId, { weddingDate: "2026-12" })).statusCode).toBe(201);
  now = new Date("2026-11-21T10:00:00Z");
});

test("25 characters are counted without surrounding spaces and what can’t be seen", async () => {
  const [author, vendorId] = [await api.member(), await addVendor(api.database.db)];
  const short = await write(author, vendorId, { review: `${" ".repeat(40)}too short${" ".repeat(40)}` });
  expect([short.statusCode, short.json().errors[0].pointer]).toEqual([422, "/review"]);
  const unseen = await write(author, vendorId, { review: "\u200b".repeat(25) });
  expect([unseen.statusCode, unseen.json().errors[0].pointer]).toEqual([422, "/review"]);
  expect((await write(author, vendorId, { review: "x".repeat(5_001) })).statusCode).toBe(422);
  expect((await write(author, vendorId, { review: "桜".repeat(25) })).statusCode).toBe(201);
});

test("only approved vendors can be reviewed", async () => {
  const author = await api.member();
  const pending = await addVendor(api.database.db, { status: "pending" });
  for (const id of [pending, "01986f2a-6c00-7000-8000-00000000dead"])
    expect((await write(author, id)).statusCode).toBe(404);
  expect(await reviewsOf(pending)).toEqual([]);
});

test("publishing leaves a revision and records who did it", async () => {
  const [author, vendorId] = [await api.member(), await addVendor(api.database.db)];
  const aspects = { quality: 5, value: 3, communication: 4, professionalism: 5, flexibility: 2 };
  const { id } = (await write(author, vendorId, { aspects })).json();
  const { db } = api.database;
  const revisions = await db.selectFrom("review_revisions").selectAll().where("review_id", "=", id).execute();
  expect(revisions).toMatchObject([
    { revision: 1, rating: 4, title: aReview.title, review: aReview.review, wedding_date: "2026-06-01", ...aspects },
  ]);
  const events = await db.selectFrom("moderation_events").selectAll().where("subject_id", "=", id).execute();
  expect(events).toMatchObject([
    { actor_id: author.userId, action: "publish", subject_type: "review", from_state: null, to_state: "published" },
  ]);
});

test("the record of decisions can only be added to", async () => {
  await write(await api.member(), await addVendor(api.database.db));
  const { db } = api.database;
  const refused = { code: "23001", message: expect.stringContaining("append-only") };
  await expect(db.updateTable("moderation_events").set({ reason: "nothing happened" }).execute()).rejects.toMatchObject(
    refused,
  );
  await expect(db.deleteFrom("moderation_events").execute()).rejects.toMatchObject(refused);
  await expect(sql`truncate moderation_events cascade`.execute(db)).rejects.toMatchObject(refused);
});

test("fault 12: 50 simultaneous tries with one key publish once, and all get the same answer", async () => {
  const [author, vendorId, headers] = [await api.member(), await addVendor(api.database.db), key()];
  const answers = await Promise.all(Array.from({ length: 50 }, () => write(author, vendorId, {}, headers)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 50 }, () => 201));
  for (const answer of answers) {
    expect(answer.json()).toEqual(answers[0]!.json());
    expect(answer.headers["location"]).toBe(answers[0]!.headers["location"]);
  }
  expect(await reviewsOf(vendorId)).toHaveLength(1);
  expect(
    (
      await api.database.db
        .selectFrom("moderation_events")
        .select("id")
        .where("subject_id", "=", answers[0]!.json().id)
        .execute()
    ).length,
  ).toBe(1);
});

test("fault 12: a try much later gets the first answer", async () => {
  const [author, vendorId, headers] = [await api.member(), await addVendor(api.database.db), key()];
  const first = await write(author, vendorId, {}, headers);
  expect((await write(author, vendorId, {}, headers)).json()).toEqual(first.json());
  expect((await write(author, vendorId)).statusCode).toBe(409);
});

test("fault 12: the same key with other text, or for another vendor, is refused", async () => {
  const [author, headers] = [await api.member(), key()];
  const [vendorId, other] = [await addVendor(api.database.db), await addVendor(api.database.db)];
  await write(author, vendorId, {}, headers);
  for (const answer of [
    await write(author, vendorId, { rating: 1 }, headers),
    await write(author, other, {}, headers),
  ]) {
    expect([answer.statusCode, answer.json().type]).toEqual([422, "/api/reference#key-reused"]);
  }
  expect(await reviewsOf(other)).toEqual([]);
});

test("fault 12: a key belongs to its owner: the same key from someone else is a different request", async () => {
  const [vendorId, headers] = [await addVendor(api.database.db), key()];
  const answers = [
    await write(await api.member(), vendorId, {}, headers),
    await write(await api.member(), vendorId, {}, headers),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  expect(answers[0]!.json().id).not.toBe(answers[1]!.json().id);
});

test("fault 12: a refused try doesn't use up the key", async () => {
  const [author, vendorId, headers] = [
    await api.member(),
    await addVendor(api.database.db, { status: "pending" }),
    key(),
  ];
  expect((await write(author, vendorId, {}, headers)).statusCode).toBe(404);
  await api.database.db.updateTable("vendors").set({ status: "approved" }).where("id", "=", vendorId).execute();
  expect((await write(author, vendorId, {}, headers)).statusCode).toBe(201);
});
