import { sql } from "kysely";
import { expect, test } from "vitest";
import { startAgainAs } from "../../test/states.ts";
import { useTestApp } from "../../test/test-app.ts";
import { aReview, addVendor } from "../../test/vendors.ts";

const api = useTestApp({ clock: () => new Date("2026-11-21T10:00:00Z") });
type Member = Awaited<ReturnType<typeof api.member>>;

const thanks = "Thank you both. We have moved the coffee closer to the dance floor.";

const put = (who: Pick<Member, "call">, id: string, body: object, tag?: string) =>
  who.call("PUT", `/api/reviews/${id}/response`, body, tag === undefined ? {} : { "if-match": tag });
const remove = (who: Pick<Member, "call">, id: string) => who.call("DELETE", `/api/reviews/${id}/response`);
const shown = async (vendorId: string) =>
  (await api.browser().call("GET", `/api/vendors/${vendorId}/reviews`)).json().items[0].response;
const subjects = async ({ email }: Member) => (await api.inbox(email)).map(({ subject }) => subject);

/** A vendor with an owner and a manager, and a review of it. */
async function reviewed() {
  const { db } = api.database;
  const [owner, manager, author] = [
    await api.member({ firstName: "Jakob", lastName: "Podrožnik" }),
    await api.member({ firstName: "Petra", lastName: "Kos" }),
    await api.member({ firstName: "Zofija", lastName: "Kralj" }),
  ];
  const vendorId = await addVendor(db, { owner_id: owner.userId, phone_number: "+386 1 555 01 42" });
  await db.insertInto("vendor_members").values({ vendor_id: vendorId, user_id: manager.userId }).execute();
  const written = await author.call("POST", `/api/vendors/${vendorId}/reviews`, aReview);
  return { owner, manager, author, vendorId, reviewId: written.json().id as string };
}

test("the people who look after a vendor reply once, everyone can read it straight away, and the reviewer is told", async () => {
  const { owner, author, vendorId, reviewId } = await reviewed();
  // In the cache, without a reply.
  expect(await shown(vendorId)).toBeNull();
  const answer = await put(owner, reviewId, { text: `  ${thanks}\n` });
  expect([answer.statusCode, answer.headers["etag"]]).toEqual([200, '"1"']);
  expect(answer.json()).toEqual({
    text: thanks,
    createdAt: expect.any(String),
    editedAt: null,
    beforeEdit: false,
    version: 1,
  });
  expect(await shown(vendorId)).toEqual(answer.json());
  const [mail] = await api.inbox(author.email);
  expect(mail!.subject).toBe("Villa Podrožnik has replied to your review");
  expect(mail!.text).toContain(thanks);
  // A lost answer, sent again.
  expect((await put(owner, reviewId, { text: thanks })).json()).toEqual(answer.json());
  expect((await subjects(author)).filter((subject) => subject.includes("replied"))).toHaveLength(1);
});

test("someone who has turned off news of replies gets none", async () => {
  const { owner, author, reviewId } = await reviewed();
  await author.call("PATCH", "/api/users/me/settings", { notices: { replies: false } });
  expect((await put(owner, reviewId, { text: thanks })).statusCode).toBe(200);
  expect(await subjects(author)).not.toContain("Villa Podrožnik has replied to your review");
});

test("two managers can't overwrite each other: a change needs the reply's version", async () => {
  const { owner, manager, vendorId, reviewId } = await reviewed();
  const first = await put(owner, reviewId, { text: thanks });
  for (const tag of [undefined, '"2"']) {
    const late = await put(manager, reviewId, { text: "Come back soon, both of you." }, tag);
    expect([late.statusCode, late.json().type]).toEqual([412, "/api/reference#changed-meanwhile"]);
  }
  const changed = await put(manager, reviewId, { text: "Come back soon, both of you." }, '"1"');
  expect(changed.json()).toMatchObject({ version: 2, editedAt: expect.any(String), createdAt: first.json().createdAt });
  expect((await put(owner, reviewId, { text: "Thank you, and good luck." }, '"1"')).statusCode).toBe(412);
  expect((await shown(vendorId)).text).toBe("Come back soon, both of you.");
  // Deleted meanwhile.
  expect((await remove(owner, reviewId)).statusCode).toBe(204);
  expect((await put(manager, reviewId, { text: thanks }, '"2"')).statusCode).toBe(412);
  expect(await shown(vendorId)).toBeNull();
});

test("of two first replies at the same time, one is published and the other is told", async () => {
  const { owner, manager, reviewId } = await reviewed();
  const answers = await Promise.all([
    put(owner, reviewId, { text: thanks }),
    put(manager, reviewId, { text: "Come back soon, both of you." }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412]);
});

test("a reply was written before the edit if the review has been edited since the reply was, and not once the reply is edited", async () => {
  const { owner, vendorId, reviewId } = await reviewed();
  await put(owner, reviewId, { text: thanks });
  await sql`update reviews set edited_at = now() + interval '1 millisecond' where id = ${reviewId}::uuid`.execute(
    api.database.db,
  );
  api.app.publicCache.clear();
  expect(await shown(vendorId)).toMatchObject({ beforeEdit: true, editedAt: null });
  // As if the review's edit were a while ago.
  await sql`update reviews set edited_at = created_at where id = ${reviewId}::uuid`.execute(api.database.db);
  await sql`update review_responses set created_at = created_at - interval '1 hour' where review_id = ${reviewId}::uuid`.execute(
    api.database.db,
  );
  const again = await put(owner, reviewId, { text: `${thanks} Truly.` }, '"1"');
  expect(again.json()).toMatchObject({ beforeEdit: false, editedAt: expect.any(String) });
  expect(await shown(vendorId)).toMatchObject({ beforeEdit: false });
});

test("a reply that may say who the reviewer is has to be confirmed, and the answer doesn't say who", async () => {
  const { owner, author, vendorId, reviewId } = await reviewed();
  const cases = [
    ["Dear Mrs KRALJ, thank you for coming.", ["last-name"]],
    [`Thank you, we have written to ${author.email}.`, ["email-address"]],
    ["Thank you, we rang you on 041 555 019 twice.", ["phone-number"]],
  ] as const;
  for (const [text, warnings] of cases) {
    const answer = await put(owner, reviewId, { text });
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { type: "/api/reference#unconfirmed", warnings }]);
    expect(answer.body).not.toContain("Kralj");
    expect(answer.body).not.toContain(author.email);
    expect((await put(owner, reviewId, { text, confirmed: false })).statusCode).toBe(422);
  }
  expect(await shown(vendorId)).toBeNull();
  const confirmed = await put(owner, reviewId, { text: cases[0][0], confirmed: true });
  expect(confirmed.statusCode).toBe(200);
});

test("check 37: only the people who look after the vendor can reply, and no one can to a review that isn't shown", async () => {
  const { owner, manager, author, vendorId, reviewId } = await reviewed();
  const { db } = api.database;
  const stranger = await api.member();
  await addVendor(db, { owner_id: stranger.userId });
  const admin = await api.member({ isAdmin: true });
  for (const person of [author, stranger, admin]) {
    expect([
      (await put(person, reviewId, { text: thanks })).statusCode,
      (await remove(person, reviewId)).statusCode,
    ]).toEqual([403, 403]);
  }
  for (const status of ["held", "hidden", "removed"] as const) {
    await startAgainAs(db, "reviews", reviewId, status);
    for (const person of [owner, author, stranger])
      expect([
        (await put(person, reviewId, { text: thanks })).statusCode,
        (await remove(person, reviewId)).statusCode,
      ]).toEqual([404, 404]);
  }
  await db.updateTable("reviews").set({ status: "published" }).where("id", "=", reviewId).execute();
  await db.updateTable("vendors").set({ status: "suspended" }).where("id", "=", vendorId).execute();
  expect((await put(owner, reviewId, { text: thanks })).statusCode).toBe(404);
  await db.updateTable("vendors").set({ status: "approved" }).where("id", "=", vendorId).execute();
  await db.deleteFrom("vendor_members").where("user_id", "=", manager.userId).execute();
  expect((await put(manager, reviewId, { text: thanks })).statusCode).toBe(403);
  expect(await shown(vendorId)).toBeNull();
});

test("a reply has 10 characters at least, not counting the spaces around it and what can’t be seen", async () => {
  const { owner, reviewId } = await reviewed();
  for (const text of ["Thank you", `${" ".repeat(20)}Thanks`, `Thanks${"\u00ad".repeat(20)}`, "x".repeat(2_001)])
    expect([text, (await put(owner, reviewId, { text })).statusCode]).toEqual([text, 422]);
});
