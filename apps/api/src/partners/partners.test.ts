import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { startAgainAs } from "../../test/states.ts";
import { freshEmail, password, tokenIn, useTestApp } from "../../test/test-app.ts";
import { addVendor, aReview } from "../../test/vendors.ts";
import { purgeExpired } from "../jobs/purge-expired.ts";
import { folderStore } from "../file-store/folder.ts";

const api = useTestApp({ clock: () => new Date("2026-11-21T10:00:00Z") });
type Member = Awaited<ReturnType<typeof api.member>>;
type Caller = Pick<Member, "call">;

beforeEach(() => api.database.db.deleteFrom("rate_limits").execute());

const path = "/api/users/me/partner";
const state = async (person: Caller) => (await person.call("GET", path)).json();
const invite = (person: Caller, email: string, headers = {}) =>
  person.call("POST", `${path}/invitation`, { email }, headers);
const accept = (person: Caller, id: string, headers = {}) =>
  person.call("POST", `/api/partner-invitations/${id}/accept`, undefined, headers);
const withdraw = (person: Caller, id: string) => person.call("DELETE", `/api/partner-invitations/${id}`);
const end = (person: Caller) => person.call("DELETE", path);
const read = (token: string) => api.browser().call("POST", "/api/partner-invitations/read", { token });
const review = (person: Caller, vendorId: string, given: object = {}) =>
  person.call("POST", `/api/vendors/${vendorId}/reviews`, { ...aReview, ...given });
const own = async (person: Caller, vendorId: string) =>
  (await person.call("GET", `/api/vendors/${vendorId}/own-review`)).json();
const kind = (answer: { statusCode: number; json(): { type?: string } }) => [
  answer.statusCode,
  answer.json().type?.split("#")[1],
];
const subjects = async ({ email }: Pick<Member, "email">) => (await api.inbox(email)).map(({ subject }) => subject);
const linkTo = async (email: string) => tokenIn((await api.inbox(email))[0]!.links);
const vendor = (given = {}) => addVendor(api.database.db, given);
const closeAccount = async (person: Member, reviews: "keep" | "delete" = "delete") => {
  await person.call("POST", "/api/users/me/deletion", { reviews });
  await api.browser().call("POST", "/api/users/confirm-deletion", { token: await linkTo(person.email) });
  expect((await person.call("DELETE", "/api/users/")).statusCode).toBe(200);
};
const erase = async (person: Member) => {
  await sql`update users set erase_at = now() - interval '1 hour' where id = ${person.userId}::uuid`.execute(
    api.database.db,
  );
  await purgeExpired(api.database.db, folderStore("no pictures here"));
};

const people = async () =>
  [
    await api.member({ firstName: "Ana", lastName: "Kovač" }),
    await api.member({ firstName: "Tine", lastName: "Zupan" }),
  ] as const;

/** Invites and accepts. */
async function link(one: Member, other: Member) {
  const invitation = await invite(one, other.email);
  expect(invitation.statusCode, invitation.body).toBe(201);
  const answer = await accept(other, invitation.json().id);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

async function couple() {
  const [ana, tine] = await people();
  expect((await link(ana, tine)).partner).toMatchObject({ name: "Ana Kovač" });
  return { ana, tine };
}

describe("linking", () => {
  test("an invitation is e-mailed, read without being used up, and accepted with a press; both then see each other", async () => {
    const [ana, tine] = await people();
    const answer = await invite(ana, tine.email);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      201,
      { email: tine.email, invitedBy: "Ana Kovač", hasAgreed: false, inTheWay: [] },
    ]);
    const [mail] = await api.inbox(tine.email);
    expect(mail!.subject).toBe("Ana Kovač would like to link accounts on Troth");
    expect(new URL(mail!.links[0]!).pathname).toBe("/join-partner");
    for (const _ of [1, 2]) expect((await read(tokenIn(mail!.links))).json()).toEqual(answer.json());
    expect(await state(ana)).toEqual({ partner: null, invitation: answer.json(), waiting: [] });
    expect(await state(tine)).toEqual({ partner: null, invitation: null, waiting: [answer.json()] });
    const { expiresAt, createdAt } = answer.json();
    expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(7 * 24 * 3_600_000);

    expect((await accept(tine, answer.json().id)).statusCode).toBe(200);
    expect(await state(tine)).toMatchObject({
      partner: { name: "Ana Kovač", image: "" },
      invitation: null,
      waiting: [],
    });
    expect(await state(ana)).toMatchObject({ partner: { name: "Tine Zupan" }, invitation: null, waiting: [] });
    expect((await subjects(ana))[0]).toBe("You’re now linked with Tine Zupan on Troth");
    expect((await read(await linkTo(tine.email))).statusCode).toBe(410);
  });

  test("the database keeps only a hash of the link's token", async () => {
    const [ana, tine] = await people();
    await invite(ana, tine.email);
    const { rows } = await sql<{ row: string }>`
      select i::text || encode(i.hash, 'base64') as row from partner_invitations i where invited_by = ${ana.userId}::uuid`.execute(
      api.database.db,
    );
    expect(rows[0]!.row).not.toContain(await linkTo(tine.email));
  });

  test("an invitation waits for someone who hasn't signed up yet, and for their address to be confirmed", async () => {
    const [ana] = await people();
    const email = freshEmail();
    const invitation = (await invite(ana, email)).json();
    const person = api.browser();
    await person.call("POST", "/api/users", { email, password, firstName: "Tine", lastName: "Zupan" });
    person.token = (await person.call("POST", "/api/users/login", { email, password })).json().token;
    expect((await state(person)).waiting).toEqual([]);
    expect(kind(await accept(person, invitation.id))).toEqual([403, "email-unverified"]);
    expect(kind(await invite(person, ana.email))).toEqual([403, "email-unverified"]);
    const verified = await person.call("POST", "/api/users/verify", { token: await linkTo(email) });
    person.token = verified.json().session.token;
    expect((await accept(person, invitation.id)).json().partner).toMatchObject({ name: "Ana Kovač" });
  });

  test("check 37: only the invited address can accept or decline a partner, even if someone else has the link", async () => {
    const [ana, tine] = await people();
    const stranger = await api.member();
    const { id } = (await invite(ana, tine.email.toUpperCase())).json();
    expect((await read(await linkTo(tine.email))).statusCode).toBe(200);
    for (const call of [accept, withdraw]) {
      expect((await call(stranger, id)).statusCode).toBe(404);
      expect((await call(stranger, crypto.randomUUID())).statusCode).toBe(404);
    }
    expect((await accept(ana, id)).statusCode).toBe(404);
    expect((await state(stranger)).waiting).toEqual([]);
    expect((await withdraw(tine, id)).statusCode).toBe(204);
    expect((await accept(tine, id)).statusCode).toBe(404);
    expect((await state(ana)).partner).toBeNull();
  });

  test("a partner's link no longer works once it is replaced, withdrawn or out of date", async () => {
    const [ana, tine] = await people();
    const first = (await invite(ana, tine.email)).json();
    const replaced = await linkTo(tine.email);
    const second = (await invite(ana, tine.email)).json();
    expect((await read(replaced)).statusCode).toBe(410);
    expect((await accept(tine, first.id)).statusCode).toBe(404);
    const current = await linkTo(tine.email);
    await sql`update partner_invitations set expires_at = now() where id = ${second.id}::uuid`.execute(api.database.db);
    expect((await read(current)).statusCode).toBe(410);
    expect((await accept(tine, second.id)).statusCode).toBe(404);
    const third = (await invite(ana, tine.email)).json();
    expect((await withdraw(ana, third.id)).statusCode).toBe(204);
    expect((await accept(tine, third.id)).statusCode).toBe(404);
  });

  test("people have one partner at a time, and can't be their own", async () => {
    const { ana, tine } = await couple();
    const third = await api.member();
    for (const person of [ana, tine]) expect(kind(await invite(person, third.email))).toEqual([409, "conflict"]);
    const { id } = (await invite(third, tine.email)).json();
    expect(kind(await accept(tine, id))).toEqual([409, "conflict"]);
    expect(kind(await invite(third, third.email.toUpperCase()))).toEqual([409, "conflict"]);
    expect((await state(tine)).partner).toMatchObject({ name: "Ana Kovač" });
  });

  test("if several people are accepted at the same time, one of them becomes the partner", async () => {
    const [ana, ...others] = [await api.member(), await api.member(), await api.member(), await api.member()] as const;
    const waiting = [];
    for (const other of others) waiting.push((await invite(other, ana.email)).json().id as string);
    const answers = await Promise.all(waiting.map((id) => accept(ana, id)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    const { rows } = await sql`select from couple_members where user_id = ${ana.userId}::uuid`.execute(api.database.db);
    expect(rows).toHaveLength(1);
  });

  test("inviting gives the same answer whether or not the address has an account", async () => {
    const [ana, tine] = await people();
    const shapes = [];
    for (const email of [tine.email, freshEmail()]) {
      const answer = await invite(ana, email);
      shapes.push([answer.statusCode, { ...answer.json(), id: "", email: "", createdAt: "", expiresAt: "" }]);
    }
    expect(shapes[0]).toEqual(shapes[1]);
  });

  test("a retry of an invitation to a partner or of accepting it has the same outcome, and sends no second e-mail", async () => {
    const [ana, tine] = await people();
    const key = { "idempotency-key": crypto.randomUUID() };
    const [first, again] = [await invite(ana, tine.email, key), await invite(ana, tine.email, key)];
    expect(again.json()).toEqual(first.json());
    expect((await subjects(tine)).filter((subject) => subject.includes("link accounts"))).toHaveLength(1);
    const accepting = { "idempotency-key": crypto.randomUUID() };
    const done = await accept(tine, first.json().id, accepting);
    expect((await accept(tine, first.json().id, accepting)).json()).toEqual(done.json());
    expect((await subjects(ana)).filter((subject) => subject.includes("now linked"))).toHaveLength(1);
  });

  test("someone can invite ten times a day", async () => {
    const ana = await api.member();
    for (let i = 0; i < 10; i++) expect((await invite(ana, freshEmail())).statusCode).toBe(201);
    expect((await invite(ana, freshEmail())).statusCode).toBe(429);
  });

  test("check 38: an invitation to a partner takes only an address", async () => {
    const [ana, tine] = await people();
    for (const field of ["invitedBy", "role", "coupleId", "hasAgreed"]) {
      const answer = await ana.call("POST", `${path}/invitation`, { email: tine.email, [field]: tine.userId });
      expect([field, answer.statusCode]).toEqual([field, 422]);
    }
    expect((await state(tine)).waiting).toEqual([]);
  });
});

describe("one voice", () => {
  test("the second of two partners can't review the same vendor, is told before writing, and finds the first's review", async () => {
    const { ana, tine } = await couple();
    const vendorId = await vendor();
    const first = await review(ana, vendorId);
    expect(first.statusCode, first.body).toBe(201);
    expect(await own(tine, vendorId)).toMatchObject({
      isOwner: false,
      review: null,
      couple: { because: "reviewed", reviewId: first.json().id },
    });
    expect(await own(ana, vendorId)).not.toHaveProperty("couple");
    const second = await review(tine, vendorId);
    expect(kind(second)).toEqual([409, "couple-reviewed"]);
    expect(second.json().reviewId).toBe(first.json().id);
    expect((await review(tine, await vendor())).statusCode).toBe(201);
  });

  test("if both publish at the same time, one review is published", async () => {
    const { ana, tine } = await couple();
    for (let i = 0; i < 3; i++) {
      const vendorId = await vendor();
      const answers = await Promise.all([ana, tine, ana, tine].map((person) => review(person, vendorId)));
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409]);
      const rows = await api.database.db.selectFrom("reviews").select("id").where("vendor_id", "=", vendorId).execute();
      expect(rows).toHaveLength(1);
    }
  });

  test("if one publishes while the two are being linked, they end up with one voice all the same", async () => {
    for (let i = 0; i < 3; i++) {
      const [ana, tine] = await people();
      const vendorId = await vendor();
      expect((await review(ana, vendorId)).statusCode).toBe(201);
      const { id } = (await invite(ana, tine.email)).json();
      const [written, linked] = await Promise.all([review(tine, vendorId), accept(tine, id)]);
      const isLinked = linked.json().partner !== null;
      expect([written.statusCode, isLinked]).toEqual(isLinked ? [409, true] : [201, false]);
    }
  });

  test("once the first has deleted theirs, the second can write", async () => {
    const { ana, tine } = await couple();
    const vendorId = await vendor();
    const { id } = (await review(ana, vendorId)).json();
    await ana.call("DELETE", `/api/reviews/${id}`);
    expect(await own(tine, vendorId)).not.toHaveProperty("couple");
    expect((await review(tine, vendorId)).statusCode).toBe(201);
  });

  test("a review that isn't public still speaks for both, but the other can't find it", async () => {
    const { ana, tine } = await couple();
    const vendorId = await vendor();
    const { id } = (await review(ana, vendorId)).json();
    await startAgainAs(api.database.db, "reviews", id, "held");
    expect((await own(tine, vendorId)).couple).toEqual({ because: "reviewed", reviewId: null });
    const refused = await review(tine, vendorId);
    expect(kind(refused)).toEqual([409, "couple-reviewed"]);
    expect(refused.body).not.toContain(id);
  });

  test("what was written while they were linked still speaks for both once they aren't; nothing else does", async () => {
    const [ana, tine] = await people();
    const [before, meanwhile, after] = [await vendor(), await vendor(), await vendor()];
    expect((await review(ana, before)).statusCode).toBe(201);
    await link(ana, tine);
    expect((await review(ana, meanwhile)).statusCode).toBe(201);
    expect(kind(await review(tine, before))).toEqual([409, "couple-reviewed"]);
    expect((await end(tine)).statusCode).toBe(204);
    expect((await review(ana, after)).statusCode).toBe(201);
    expect((await review(tine, before)).statusCode).toBe(201);
    expect((await review(tine, after)).statusCode).toBe(201);
    expect(kind(await review(tine, meanwhile))).toEqual([409, "couple-reviewed"]);
    expect((await own(tine, meanwhile)).couple).toMatchObject({ because: "reviewed" });
  });

  test("closing and erasing one account doesn't give the other a second voice, if the review stays", async () => {
    const { ana, tine } = await couple();
    const vendorId = await vendor();
    await review(ana, vendorId);
    await closeAccount(ana, "keep");
    await erase(ana);
    expect(kind(await review(tine, vendorId))).toEqual([409, "couple-reviewed"]);
  });

  test("check 58: partners of people who run or claim a vendor can't review it either", async () => {
    const { ana, tine } = await couple();
    const [owned, managed, claimed] = [await vendor({ owner_id: ana.userId }), await vendor(), await vendor()];
    await api.database.db.insertInto("vendor_members").values({ vendor_id: managed, user_id: ana.userId }).execute();
    const claim = { role: "owner", note: "It has been my family's business since 1998." };
    expect((await ana.call("POST", `/api/vendors/${claimed}/claims`, claim)).statusCode).toBe(201);
    for (const id of [owned, managed, claimed]) {
      expect(kind(await review(tine, id))).toEqual([403, "own-vendor"]);
      expect(await own(tine, id)).toMatchObject({ isOwner: false, couple: { because: "own-vendor", reviewId: null } });
    }
    await end(tine);
    expect((await review(tine, owned)).statusCode).toBe(201);
  });

  test("a review by the partner of a competitor, or of someone at the vendor's own domain, is held", async () => {
    const { ana, tine } = await couple();
    await vendor({ owner_id: ana.userId, category: ["venues"], location: ["ljubljana"] });
    const rival = await vendor({ category: ["venues"], location: ["ljubljana"] });
    expect((await review(tine, rival)).json()).toMatchObject({ status: "held" });
    const domain = `${crypto.randomUUID()}.example`;
    const theirs = await vendor({ website: `https://${domain}` });
    await api.database.db
      .updateTable("users")
      .set({ email: `ana@${domain}` })
      .where("id", "=", ana.userId)
      .execute();
    expect((await review(tine, theirs)).json()).toMatchObject({ status: "held" });
  });

  test("someone whose partner has reviewed a vendor can't claim it or join its team", async () => {
    const { ana, tine } = await couple();
    const owner = await api.member();
    const vendorId = await vendor({ owner_id: owner.userId });
    await review(ana, vendorId);
    const claim = { role: "owner", note: "It has been my family's business since 1998." };
    expect(kind(await tine.call("POST", `/api/vendors/${vendorId}/claims`, claim))).toEqual([409, "couple-reviewed"]);
    const invited = await owner.call("POST", `/api/vendors/${vendorId}/invitations`, { email: tine.email });
    const joining = await tine.call("POST", `/api/team-invitations/${invited.json().id}/accept`);
    expect(kind(joining)).toEqual([409, "couple-reviewed"]);
  });
});

describe("reviews in the way of linking", () => {
  test("both learn which vendors both have reviewed once both have agreed, and can link when one review of each is gone", async () => {
    const [ana, tine] = await people();
    const [shared, hers] = [await vendor({ name: "Villa Podrožnik" }), await vendor()];
    for (const person of [ana, tine]) expect((await review(person, shared)).statusCode).toBe(201);
    const { id: other } = (await review(ana, hers)).json();
    const { id } = (await invite(ana, tine.email)).json();
    const named = [{ vendor: { id: shared, name: "Villa Podrožnik", language: "und" }, because: "both-reviewed" }];
    // One of them has agreed: neither is told anything.
    expect((await state(ana)).invitation).toMatchObject({ hasAgreed: false, inTheWay: [] });
    expect((await state(tine)).waiting).toMatchObject([{ hasAgreed: false, inTheWay: [] }]);
    const answer = (await accept(tine, id)).json();
    expect(answer).toMatchObject({ partner: null, waiting: [{ hasAgreed: true, inTheWay: named }] });
    expect((await state(ana)).invitation).toMatchObject({ hasAgreed: true, inTheWay: named });
    expect((await read(await linkTo(tine.email))).json()).toMatchObject({ hasAgreed: false, inTheWay: [] });
    const [mail] = await api.inbox(ana.email);
    expect(mail!.subject).toBe("Tine Zupan said yes, but your reviews are in the way");
    expect(mail!.text).toContain("Villa Podrožnik");
    expect(JSON.stringify(answer)).not.toContain(other);
    // Asking again tells no one again.
    expect((await accept(tine, id)).json().partner).toBeNull();
    expect((await subjects(ana)).filter((subject) => subject.includes("in the way"))).toHaveLength(1);

    const { review: written } = await own(tine, shared);
    expect((await tine.call("DELETE", `/api/reviews/${written.id}`)).statusCode).toBe(204);
    expect((await accept(tine, id)).json().partner).toMatchObject({ name: "Ana Kovač" });
    expect(kind(await review(tine, shared))).toEqual([409, "couple-reviewed"]);
  });

  test("people aren't linked if one of them runs a vendor that the other has reviewed", async () => {
    const [ana, tine] = await people();
    const vendorId = await vendor({ owner_id: ana.userId, name: "Lipa in med" });
    expect((await review(tine, vendorId)).statusCode).toBe(201);
    const answer = await link(ana, tine);
    expect(answer).toMatchObject({ partner: null, waiting: [{ inTheWay: [{ because: "own-vendor" }] }] });
    await withdraw(tine, answer.waiting[0].id);
    expect(await link(tine, ana)).toMatchObject({
      partner: null,
      waiting: [{ inTheWay: [{ because: "own-vendor" }] }],
    });
  });

  test("what is in the way isn't told to someone who has taken over the invited address", async () => {
    const [ana, tine] = await people();
    const shared = await vendor();
    for (const person of [ana, tine]) await review(person, shared);
    await link(ana, tine);
    const { email } = tine;
    const { db } = api.database;
    await db.updateTable("users").set({ email: freshEmail() }).where("id", "=", tine.userId).execute();
    const next = await api.member();
    await db.updateTable("users").set({ email }).where("id", "=", next.userId).execute();
    expect((await state(next)).waiting).toMatchObject([{ hasAgreed: false, inTheWay: [] }]);
    expect((await state(tine)).waiting).toEqual([]);
  });
});

describe("ending it", () => {
  test("either can end it at any time, and both are told", async () => {
    const { ana, tine } = await couple();
    expect((await end(tine)).statusCode).toBe(204);
    expect((await subjects(ana))[0]).toBe("You’re no longer linked with Tine Zupan on Troth");
    expect((await subjects(tine))[0]).toBe("You’re no longer linked with Ana Kovač on Troth");
    for (const person of [ana, tine]) expect((await state(person)).partner).toBeNull();
    expect((await end(tine)).statusCode).toBe(204);
    expect((await subjects(ana)).filter((subject) => subject.includes("no longer"))).toHaveLength(1);
    expect((await link(tine, ana)).partner).toMatchObject({ name: "Tine Zupan" });
  });

  test("closing an account ends it, and the other is told", async () => {
    const { ana, tine } = await couple();
    const { id } = (await invite(await api.member(), tine.email)).json();
    await closeAccount(tine);
    expect((await state(ana)).partner).toBeNull();
    expect((await subjects(ana))[0]).toBe("You’re no longer linked with Tine Zupan on Troth");
    await erase(tine);
    const left = await sql`select from partner_invitations where id = ${id}::uuid`.execute(api.database.db);
    expect(left.rows).toEqual([]);
  });

  test("nothing of it is kept once no review needs it", async () => {
    const { db } = api.database;
    const kept = async (person: Member) =>
      (await sql`select from couple_members where user_id = ${person.userId}::uuid`.execute(db)).rows.length;
    const { ana, tine } = await couple();
    const { id } = (await review(ana, await vendor())).json();
    await end(ana);
    expect([await kept(ana), await kept(tine)]).toEqual([1, 1]);
    await sql`delete from reviews where id = ${id}::uuid`.execute(db);
    await purgeExpired(db, folderStore("no pictures here"));
    expect([await kept(ana), await kept(tine)]).toEqual([0, 0]);
    const silent = await couple();
    await end(silent.ana);
    expect(await kept(silent.ana)).toBe(0);
  });

  test("no public answer says who is linked", async () => {
    const { ana, tine } = await couple();
    const vendorId = await vendor();
    const { id } = (await review(ana, vendorId)).json();
    for (const path of [`/api/reviews/${id}`, `/api/vendors/${vendorId}/reviews`, `/api/vendors/${vendorId}`]) {
      const { body } = await api.browser().call("GET", path);
      expect(body).not.toMatch(/couple|partner|Tine/i);
      expect(body).not.toContain(tine.userId);
    }
  });
});
