import { beforeAll, expect, test } from "vitest";
import { useTestApp } from "../../test/test-app.ts";
import { addVendor } from "../../test/vendors.ts";
import type { VendorStatus } from "../database/schema.ts";

const api = useTestApp();
type Member = Awaited<ReturnType<typeof api.member>>;

let admin: Member;
let other: Member;
beforeAll(async () => {
  admin = await api.member({ firstName: "Mira", lastName: "Zupan", isAdmin: true });
  other = await api.member({ firstName: "Iva", lastName: "Kos", isAdmin: true });
});

const explanation = "Please add a website or a telephone number.";
const rejection = { action: "reject", because: "incomplete", explanation };
const suspension = { action: "suspend", because: "closed", explanation: "The number isn’t in use any more." };
const decide = (id: string, decision: object, person = admin) =>
  person.call("POST", `/api/vendors/${id}/decision`, { version: 1, ...decision });
const decided = async (id: string, decision: object) => {
  const answer = await decide(id, decision);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const statusOf = async (id: string) =>
  (await api.database.db.selectFrom("vendors").select("status").where("id", "=", id).executeTakeFirstOrThrow()).status;
const eventsOf = (id: string) =>
  api.database.db.selectFrom("moderation_events").selectAll().where("subject_id", "=", id).execute();
const subjects = async ({ email }: Member) => (await api.inbox(email)).map(({ subject }) => subject);

test("once approved, a vendor is public, and its author learns how to claim it", async () => {
  const author = await api.member();
  const id = await addVendor(api.database.db, { name: "Lipa in med", status: "pending", added_by: author.userId });
  expect((await api.browser().call("GET", `/api/vendors/${id}`)).statusCode).toBe(404);
  expect(await decided(id, { action: "approve" })).toEqual({ id, status: "approved" });
  expect((await api.browser().call("GET", `/api/vendors/${id}`)).statusCode).toBe(200);
  const [mail] = await api.inbox(author.email);
  expect(mail!.subject).toBe("Lipa in med is on Troth");
  expect(mail!.links).toContain(`http://localhost:3000/vendor/detail/vendordetail/${id}?claim=true`);
});

test("an admin decides about the listing that they have read: once its author has changed it, they have to read it again", async () => {
  const author = await api.member();
  const id = await addVendor(api.database.db, { name: "Lipa in med", status: "pending", added_by: author.userId });
  const { version } = (await admin.call("GET", `/api/admin/vendors/${id}`)).json();
  const queued = async () => (await admin.call("GET", "/api/admin/vendors?q=lipa+in+med")).json().items;
  expect(await queued()).toContainEqual(expect.objectContaining({ id, version }));
  const change = { description: "We sell watches." };
  expect((await author.call("PATCH", `/api/vendors/${id}`, change, { "if-match": '"1"' })).statusCode).toBe(200);
  const refused = await decide(id, { action: "approve", version });
  expect([refused.statusCode, refused.json().detail]).toEqual([409, expect.stringContaining("has changed")]);
  expect(await statusOf(id)).toBe("pending");
  const again = (await admin.call("GET", `/api/admin/vendors/${id}`)).json();
  expect(again).toMatchObject({ vendor: change, history: [{ by: "author", changes: [{ field: "description" }] }] });
  expect(await queued()).toContainEqual(expect.objectContaining({ id, version: again.version }));
  await decided(id, { action: "approve", version: again.version });
});

test("a rejection says why, by which rule and what to do; the record has the rule, and the author reads the words", async () => {
  const author = await api.member();
  const id = await addVendor(api.database.db, { name: "Lipa in med", status: "pending", added_by: author.userId });
  await decided(id, rejection);
  const [mail] = await api.inbox(author.email);
  expect(mail!.subject).toBe("We haven’t published Lipa in med");
  for (const words of [explanation, "it lacks what visitors need", "A person decided this", "send it to us again"])
    expect(mail!.text).toContain(words);
  expect(await eventsOf(id)).toMatchObject([
    { action: "reject", from_state: "pending", to_state: "rejected", reason: "incomplete", actor_id: admin.userId },
  ]);
  const listing = (await author.call("GET", `/api/vendors/${id}/listing`)).json();
  expect(listing).toMatchObject({ decision: { reason: explanation }, vendor: { status: "rejected" } });
  const { items } = (await author.call("GET", "/api/users/me/vendors")).json();
  expect(items).toMatchObject([{ decision: { reason: explanation } }]);
  const { items: history } = (await admin.call("GET", `/api/vendors/${id}/history`)).json();
  expect(history).toMatchObject([{ action: "reject", reason: explanation }]);
  const exported = (await author.call("GET", "/api/users/me/export")).json();
  expect(exported.decisions).toMatchObject([{ action: "reject", reason: explanation }]);
});

test("suspending takes a page down and tells its owner, its team and its author; reinstating brings it back", async () => {
  const { db } = api.database;
  const [owner, manager, author] = [await api.member(), await api.member(), await api.member()];
  const id = await addVendor(db, { name: "Lipa in med", owner_id: owner.userId, added_by: author.userId });
  await db.insertInto("vendor_members").values({ vendor_id: id, user_id: manager.userId }).execute();
  await decided(id, suspension);
  expect((await api.browser().call("GET", `/api/vendors/${id}`)).statusCode).toBe(404);
  for (const person of [owner, manager, author]) {
    const [mail] = await api.inbox(person.email);
    expect(mail!.subject).toBe("We’ve taken Lipa in med off Troth");
    for (const words of [suspension.explanation, "no longer exists", "A person decided this"])
      expect(mail!.text).toContain(words);
  }
  await decided(id, { action: "reinstate", explanation: "Thank you for the new number." });
  expect((await api.browser().call("GET", `/api/vendors/${id}`)).statusCode).toBe(200);
  for (const person of [owner, manager, author])
    expect((await subjects(person))[0]).toBe("Lipa in med is back on Troth");
});

test("in any other state a decision is refused with the present one, and no one is told anything", async () => {
  const allowed: Record<string, VendorStatus[]> = {
    approve: ["pending"],
    reject: ["pending"],
    suspend: ["approved"],
    reinstate: ["suspended", "retired"],
  };
  const author = await api.member();
  const before = (await subjects(author)).length;
  for (const [action, from] of Object.entries(allowed))
    for (const status of ["pending", "approved", "rejected", "suspended", "merged", "retired"] as const) {
      if (from.includes(status)) continue;
      const id = await addVendor(api.database.db, { status, added_by: author.userId });
      const because = action === "reject" || action === "suspend" ? { because: "other", explanation } : {};
      const answer = await decide(id, { action, ...because });
      expect([answer.statusCode, answer.json().detail]).toEqual([
        409,
        `The vendor is now ${status}. You can only do this while it is ${from.join(" or ")}.`,
      ]);
      expect(await statusOf(id)).toBe(status);
      expect(await eventsOf(id)).toEqual([]);
    }
  expect(await subjects(author)).toHaveLength(before);
  expect((await decide("01986f2a-6c00-7000-8000-00000000dead", { action: "approve" })).statusCode).toBe(404);
});

test("what takes something away needs a rule and words, and nothing else has a rule", async () => {
  const id = await addVendor(api.database.db, { status: "pending" });
  const pointer = async (decision: object) => {
    const answer = await decide(id, decision);
    return [answer.statusCode, answer.json().errors?.[0].pointer];
  };
  expect(await pointer({ action: "reject", explanation })).toEqual([422, "/because"]);
  expect(await pointer({ action: "reject", because: "other" })).toEqual([422, "/explanation"]);
  expect(await pointer({ action: "suspend", because: "other", explanation: "  .     " })).toEqual([
    422,
    "/explanation",
  ]);
  expect(await pointer({ action: "approve", because: "other" })).toEqual([422, "/because"]);
  expect(await pointer({ action: "merge" })).toEqual([422, "/action"]);
  expect(await statusOf(id)).toBe("pending");
});

test("no admin decides about a vendor that they have added or look after; another one does", async () => {
  const { db } = api.database;
  const added = await addVendor(db, { status: "pending", added_by: admin.userId });
  const owned = await addVendor(db, { owner_id: admin.userId });
  const managed = await addVendor(db);
  await db.insertInto("vendor_members").values({ vendor_id: managed, user_id: admin.userId }).execute();
  for (const [id, decision] of [
    [added, { action: "approve" }],
    [owned, suspension],
    [managed, suspension],
  ] as const) {
    const answer = await decide(id, decision);
    expect([answer.statusCode, answer.json().detail]).toEqual([
      409,
      "It’s about you or your partner, so another admin has to decide.",
    ]);
    expect((await decide(id, decision, other)).statusCode).toBe(200);
  }
});

test("of twenty decisions at the same time one counts, the others learn what it was, and the author gets one e-mail", async () => {
  const author = await api.member();
  const id = await addVendor(api.database.db, { name: "Zvočna loža", status: "pending", added_by: author.userId });
  const before = (await subjects(author)).length;
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => decide(id, i % 2 ? { action: "approve" } : rejection, i % 3 ? admin : other)),
  );
  const status = await statusOf(id);
  const lost = answers.filter(({ statusCode }) => statusCode !== 200);
  expect(lost.map((answer) => [answer.statusCode, answer.json().detail])).toEqual(
    Array.from({ length: 19 }, () => [409, `The vendor is now ${status}. You can only do this while it is pending.`]),
  );
  expect(await eventsOf(id)).toMatchObject([{ from_state: "pending", to_state: status }]);
  expect(await subjects(author)).toHaveLength(before + 1);
});
