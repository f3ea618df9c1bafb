import { maxTeam } from "@troth/rules/vendors";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { beforeEach, expect, test } from "vitest";
import { freshEmail, password, tokenIn, useTestApp } from "../../test/test-app.ts";
import { addVendor, aReview } from "../../test/vendors.ts";
import { purgeExpired } from "../jobs/purge-expired.ts";

const api = useTestApp({ clock: () => new Date("2026-11-21T10:00:00Z") });
type Member = Awaited<ReturnType<typeof api.member>>;
type Caller = Pick<Member, "call">;

beforeEach(() => api.database.db.deleteFrom("rate_limits").execute());

const name = "Lipa in med";
const invite = (person: Caller, vendorId: string, email: string, headers = {}) =>
  person.call("POST", `/api/vendors/${vendorId}/invitations`, { email }, headers);
const accept = (person: Caller, id: string, headers = {}) =>
  person.call("POST", `/api/team-invitations/${id}/accept`, undefined, headers);
const withdraw = (person: Caller, id: string) => person.call("DELETE", `/api/team-invitations/${id}`);
const waiting = async (person: Caller) => (await person.call("GET", "/api/team-invitations")).json().items;
const read = (token: string) => api.browser().call("POST", "/api/team-invitations/read", { token });
const team = async (person: Caller, vendorId: string) =>
  (await person.call("GET", `/api/vendors/${vendorId}/team`)).json();
const remove = (person: Caller, vendorId: string, memberId: string) =>
  person.call("DELETE", `/api/vendors/${vendorId}/team/${memberId}`);
const leave = (person: Caller, vendorId: string) => person.call("POST", `/api/vendors/${vendorId}/team/leave`);
const transfer = (person: Caller, vendorId: string, to: string, currentPassword = password) =>
  person.call("POST", `/api/vendors/${vendorId}/transfer`, { to, currentPassword });
const release = (person: Caller, vendorId: string, currentPassword = password) =>
  person.call("POST", `/api/vendors/${vendorId}/release`, { currentPassword });
const edit = async (person: Caller, vendorId: string, fields: object) => {
  const { headers } = await person.call("GET", `/api/vendors/${vendorId}/listing`);
  return person.call("PATCH", `/api/vendors/${vendorId}`, fields, { "if-match": headers["etag"] as string });
};
const mayManage = async (person: Caller, vendorId: string) =>
  (await person.call("GET", `/api/vendors/${vendorId}/listing`)).statusCode === 200;
const subjects = async (email: string) => (await api.inbox(email)).map(({ subject }) => subject);
const linkTo = async (email: string) => tokenIn((await api.inbox(email))[0]!.links);
const roleOf = async ({ userId }: Member) =>
  (await api.database.db.selectFrom("users").select("role").where("id", "=", userId).executeTakeFirstOrThrow()).role;
const claim = (person: Caller, vendorId: string) =>
  person.call("POST", `/api/vendors/${vendorId}/claims`, { role: "manager", note: "I run it with my sister." });
const closeAccount = async (person: Member) => {
  await person.call("POST", "/api/users/me/deletion", { reviews: "delete" });
  await api.browser().call("POST", "/api/users/confirm-deletion", { token: await linkTo(person.email) });
  expect((await person.call("DELETE", "/api/users/")).statusCode).toBe(200);
};

async function owned() {
  const owner = await api.member({ firstName: "Jakob", lastName: "Podrožnik" });
  const id = await addVendor(api.database.db, { name, owner_id: owner.userId });
  await api.database.db.updateTable("users").set({ role: "vendor" }).where("id", "=", owner.userId).execute();
  return { owner, id };
}

async function join(owner: Member, vendorId: string, who: Member): Promise<void> {
  const invitation = await invite(owner, vendorId, who.email);
  expect(invitation.statusCode, invitation.body).toBe(201);
  const joined = await accept(who, invitation.json().id);
  expect(joined.statusCode, joined.body).toBe(200);
}

async function withMember() {
  const { owner, id } = await owned();
  const member = await api.member({ firstName: "Petra", lastName: "Kos" });
  await join(owner, id, member);
  return { owner, id, member };
}

test("an invitation is e-mailed with a link that says what it is about, and is not used up by reading it", async () => {
  const { owner, id } = await owned();
  const email = freshEmail();
  const answer = await invite(owner, id, email);
  expect([answer.statusCode, answer.json()]).toMatchObject([201, { email, invitedBy: "Jakob Podrožnik" }]);
  const [mail] = await api.inbox(email);
  expect(mail!.subject).toBe("Help look after Lipa in med on Troth");
  expect(mail!.text).toContain("Jakob Podrožnik would like you to help look after the page of Lipa in med");
  expect(new URL(mail!.links[0]!).pathname).toBe("/join-team");
  for (const _ of [1, 2]) expect((await read(tokenIn(mail!.links))).json()).toEqual(answer.json());
  expect((await team(owner, id)).invitations).toEqual([answer.json()]);
  const { expiresAt, createdAt } = answer.json();
  expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(7 * 24 * 3_600_000);
});

test("an invitation waits for someone who hasn't signed up yet, and for their address to be confirmed", async () => {
  const { owner, id } = await owned();
  const email = freshEmail();
  const invitation = (await invite(owner, id, email)).json();
  const person = api.browser();
  await person.call("POST", "/api/users", { email, password, firstName: "Petra", lastName: "Kos" });
  person.token = (await person.call("POST", "/api/users/login", { email, password })).json().token;
  expect(await waiting(person)).toEqual([]);
  expect((await accept(person, invitation.id)).json().type).toMatch(/email-unverified/);
  const verified = await person.call("POST", "/api/users/verify", { token: await linkTo(email) });
  person.token = verified.json().session.token;
  expect(await waiting(person)).toEqual([invitation]);
  expect((await accept(person, invitation.id)).statusCode).toBe(200);
  expect(await waiting(person)).toEqual([]);
  expect((await team(person, id)).members.map((one: object) => ({ ...one, id: "" }))).toEqual([
    { id: "", name: "Jakob Podrožnik", image: "", role: "owner", isYou: false, since: null },
    { id: "", name: "Petra Kos", image: "", role: "manager", isYou: true, since: expect.any(String) },
  ]);
  expect((await subjects(owner.email))[0]).toBe("Petra Kos now looks after Lipa in med with you");
});

test("check 37: only the invited address can accept or decline, even if someone else has the link", async () => {
  const { owner, id } = await owned();
  const [invited, other] = [await api.member(), await api.member()];
  const invitation = (await invite(owner, id, invited.email.toUpperCase())).json();
  expect((await read(await linkTo(invited.email))).statusCode).toBe(200);
  expect((await accept(other, invitation.id)).statusCode).toBe(404);
  expect((await withdraw(other, invitation.id)).statusCode).toBe(404);
  expect(await mayManage(other, id)).toBe(false);
  expect((await withdraw(invited, invitation.id)).statusCode).toBe(204);
  expect((await accept(invited, invitation.id)).statusCode).toBe(404);
});

test("a link no longer works once it is replaced, withdrawn, used or out of date", async () => {
  const { owner, id } = await owned();
  const invited = await api.member();
  const { email } = invited;
  const first = (await invite(owner, id, email)).json();
  const replaced = await linkTo(email);
  const second = (await invite(owner, id, email)).json();
  expect(second.id).toBe(first.id);
  expect((await read(replaced)).statusCode).toBe(410);
  const old = await linkTo(email);
  await sql`update vendor_invitations set expires_at = now() where id = ${second.id}::uuid`.execute(api.database.db);
  expect((await read(old)).statusCode).toBe(410);
  expect((await accept(invited, second.id)).statusCode).toBe(404);
  expect((await team(owner, id)).invitations).toEqual([]);
  const third = (await invite(owner, id, email)).json();
  expect((await withdraw(owner, third.id)).statusCode).toBe(204);
  expect((await accept(invited, third.id)).statusCode).toBe(404);
  const last = (await invite(owner, id, email)).json();
  expect((await accept(invited, last.id)).statusCode).toBe(200);
  expect((await read(await linkTo(email))).statusCode).toBe(410);
});

test("a retry of an invitation or of joining has the same outcome, and sends no second e-mail", async () => {
  const { owner, id } = await owned();
  const person = await api.member();
  const key = { "idempotency-key": crypto.randomUUID() };
  const [first, again] = [await invite(owner, id, person.email, key), await invite(owner, id, person.email, key)];
  expect(again.json()).toEqual(first.json());
  const about = async (email: string) => (await subjects(email)).filter((one) => one.includes(name)).length;
  expect(await about(person.email)).toBe(1);
  for (const _ of [1, 2]) expect((await accept(person, first.json().id, key)).statusCode).toBe(200);
  expect(await about(owner.email)).toBe(1);
});

test("whether an invited address has an account can't be told from the answer", async () => {
  const { owner, id } = await owned();
  const [known, unknown] = [(await api.member()).email, freshEmail()];
  const shapes = [];
  for (const email of [known, unknown]) {
    const answer = await invite(owner, id, email);
    shapes.push([answer.statusCode, Object.keys(answer.json()), (await read(await linkTo(email))).json().invitedBy]);
  }
  expect(shapes[0]).toEqual(shapes[1]);
});

test("one mailbox gets five invitations an hour, and an owner sends twenty a day", async () => {
  const { owner, id } = await owned();
  const email = freshEmail();
  const statuses = [];
  for (let i = 0; i < 6; i++) statuses.push((await invite(owner, id, email)).statusCode);
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  for (let i = 5; i < 20; i++) {
    await api.database.db.deleteFrom("vendor_invitations").execute();
    expect((await invite(owner, id, freshEmail())).statusCode).toBe(201);
  }
  expect((await invite(owner, id, freshEmail())).statusCode).toBe(429);
});

test("a team has as many people as it may, including those invited", async () => {
  const { owner, id } = await owned();
  for (let i = 1; i < maxTeam; i++) expect((await invite(owner, id, freshEmail())).statusCode).toBe(201);
  await api.database.db.deleteFrom("rate_limits").execute();
  expect((await invite(owner, id, freshEmail())).statusCode).toBe(409);
});

test("a manager may do to the listing what its owner may: change it, see its history, decide suggestions", async () => {
  const { owner, id, member } = await withMember();
  const changed = await edit(member, id, { address: "Trubarjeva 42, Ljubljana" });
  expect([changed.statusCode, changed.json().relation]).toEqual([200, "manager"]);
  const mine = (await member.call("GET", "/api/users/me/vendors")).json().items;
  expect(mine).toMatchObject([{ relation: "manager", vendor: { id } }]);

  const history = async (person: Caller) =>
    (await person.call("GET", `/api/vendors/${id}/history`)).json().items as { [key: string]: string }[];
  const entries = async (person: Caller) =>
    (await history(person)).map(({ by, name, action }) => [by, name, action].join(", "));
  expect(await entries(owner)).toEqual([
    "manager, Petra K., change",
    "manager, Petra K., join team",
    "you, , invite member",
  ]);
  expect((await entries(member)).at(-1)).toBe("owner, Jakob P., invite member");

  const visitor = await api.member();
  const proposal = await visitor.call("POST", `/api/vendors/${id}/proposals`, { changes: { description: "Cakes." } });
  for (const person of [owner, member])
    expect((await subjects(person.email))[0]).toBe("Someone suggests a change to Lipa in med");
  const { headers } = await member.call("GET", `/api/vendors/${id}/listing`);
  const decision = await member.call(
    "POST",
    `/api/proposals/${proposal.json().id}/decision`,
    { accepted: ["description"] },
    { "if-match": headers["etag"]! },
  );
  expect(decision.statusCode).toBe(200);
});

test("check 37: a manager can't invite, remove, transfer or give back; for others there is no team at all", async () => {
  const { owner, id, member } = await withMember();
  const stranger = await api.member();
  const invitation = (await invite(owner, id, freshEmail())).json();
  for (const person of [member, stranger]) {
    const asked = [
      await invite(person, id, freshEmail()),
      await withdraw(person, invitation.id),
      await remove(person, id, member.userId),
      await transfer(person, id, person.userId),
      await release(person, id),
    ];
    expect(asked.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
  }
  expect((await stranger.call("GET", `/api/vendors/${id}/team`)).statusCode).toBe(404);
  expect((await leave(stranger, id)).statusCode).toBe(404);
  // Addresses are between the owner and whoever was invited.
  expect((await team(member, id)).invitations).toEqual([]);
  expect(JSON.stringify(await team(member, id))).not.toContain("@");
  expect((await (await api.member({ isAdmin: true })).call("GET", `/api/vendors/${id}/team`)).statusCode).toBe(200);
});

test("people who look after a vendor can't review or claim it, nor can people who have reviewed it join", async () => {
  const { owner, id, member } = await withMember();
  const review = (person: Caller) => person.call("POST", `/api/vendors/${id}/reviews`, aReview);
  expect((await review(member)).json().type).toMatch(/own-vendor/);
  expect((await member.call("GET", `/api/vendors/${id}/own-review`)).json()).toEqual({
    isOwner: true,
    mayReply: true,
    review: null,
    helpful: [],
  });
  expect((await claim(member, id)).statusCode).toBe(409);

  const reviewer = await api.member();
  expect((await review(reviewer)).statusCode).toBe(201);
  const refused = await accept(reviewer, (await invite(owner, id, reviewer.email)).json().id);
  expect([refused.statusCode, refused.json().type]).toEqual([409, expect.stringMatching(/already-reviewed/)]);

  const racer = await api.member();
  const invitation = (await invite(owner, id, racer.email)).json();
  const [joined, written] = await Promise.all([accept(racer, invitation.id), review(racer)]);
  expect([joined.statusCode === 200, written.statusCode === 201].filter(Boolean)).toHaveLength(1);
});

test("someone who is removed or leaves can no longer change the listing, and the other side is told", async () => {
  const { owner, id, member } = await withMember();
  for (const _ of [1, 2]) expect((await remove(owner, id, member.userId)).statusCode).toBe(204);
  expect(await mayManage(member, id)).toBe(false);
  expect((await subjects(member.email)).filter((one) => one === "You no longer look after Lipa in med")).toHaveLength(
    1,
  );

  await join(owner, id, member);
  expect((await leave(member, id)).statusCode).toBe(204);
  expect((await leave(member, id)).statusCode).toBe(404);
  expect(await mayManage(member, id)).toBe(false);
  expect((await subjects(owner.email))[0]).toBe("Petra Kos no longer looks after Lipa in med");
});

test("someone can leave a listing whose owner is gone, and then claim it", async () => {
  const { id, member } = await withMember();
  await api.database.db.updateTable("vendors").set({ owner_id: null }).where("id", "=", id).execute();
  expect((await claim(member, id)).statusCode).toBe(409);
  expect((await leave(member, id)).statusCode).toBe(204);
  expect(await mayManage(member, id)).toBe(false);
  expect((await claim(member, id)).statusCode).toBe(201);
});

test("an owner neither leaves nor is removed while the listing is theirs", async () => {
  const { owner, id } = await withMember();
  expect((await leave(owner, id)).statusCode).toBe(409);
  expect((await remove(owner, id, owner.userId)).statusCode).toBe(409);
  expect((await team(owner, id)).members).toHaveLength(2);
});

test("a listing changes hands with the owner's password only, and both are told", async () => {
  const { owner, id, member } = await withMember();
  const stranger = await api.member();
  const claimedAt = "2026-03-02T09:14:00.000Z";
  const approved = { role: "owner", note: "It is mine.", status: "approved", decided_at: claimedAt } as const;
  await api.database.db
    .insertInto("claims")
    .values({ id: crypto.randomUUID(), vendor_id: id, claimant_id: owner.userId, ...approved })
    .execute();
  const pending = (await invite(owner, id, stranger.email)).json();
  expect((await transfer(owner, id, member.userId, "not the password")).json().type).toMatch(/wrong-password/);
  for (const to of [stranger.userId, owner.userId, crypto.randomUUID()])
    expect((await transfer(owner, id, to)).statusCode).toBe(409);
  expect((await team(owner, id)).members[0]).toMatchObject({ id: owner.userId });

  expect((await transfer(owner, id, member.userId)).statusCode).toBe(204);
  expect((await team(member, id)).members).toMatchObject([
    { id: member.userId, role: "owner" },
    { id: owner.userId, role: "manager" },
  ]);
  expect([await roleOf(owner), await roleOf(member)]).toEqual(["user", "vendor"]);
  expect((await subjects(owner.email))[0]).toBe("Petra Kos now owns Lipa in med");
  expect((await subjects(member.email))[0]).toBe("You’re now the owner of Lipa in med");
  // The page still says since when the vendor has had an owner.
  const transparency = await api.browser().call("GET", `/api/vendors/${id}/transparency`);
  expect(transparency.json().claimedAt).toBe(claimedAt);
  // The new owner decides who is invited.
  expect((await accept(stranger, pending.id)).statusCode).toBe(404);
  expect((await transfer(owner, id, member.userId)).statusCode).toBe(404);
  expect((await remove(member, id, owner.userId)).statusCode).toBe(204);
  expect(await mayManage(owner, id)).toBe(false);
});

test("of two transfers at the same moment one succeeds", async () => {
  const { owner, id, member } = await withMember();
  const other = await api.member();
  await join(owner, id, other);
  const answers = await Promise.all([member, other].map(({ userId }) => transfer(owner, id, userId)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 404]);
  expect((await team(owner, id)).members).toHaveLength(3);
});

test("a listing that is given back has no owner or team, and can be claimed", async () => {
  const { owner, id, member } = await withMember();
  const page = async () => (await api.browser().call("GET", `/api/vendors/${id}`)).json();
  expect((await page()).isClaimed).toBe(true);
  expect((await release(owner, id, "not the password")).statusCode).toBe(403);
  expect((await release(owner, id)).statusCode).toBe(204);
  expect((await page()).isClaimed).toBe(false);
  for (const person of [owner, member]) expect(await mayManage(person, id)).toBe(false);
  expect(await roleOf(owner)).toBe("user");
  expect((await subjects(owner.email))[0]).toBe("You’ve given Lipa in med back");
  expect((await subjects(member.email))[0]).toBe("You no longer look after Lipa in med");
  expect((await claim(owner, id)).statusCode).toBe(201);
});

const explanation = "The business has told us that it asked no one to look after its page.";
const endOwnership = (admin: Caller, vendorId: string, owner: string, said = explanation) =>
  admin.call("POST", `/api/vendors/${vendorId}/ownership/end`, { owner, because: "not-authorised", explanation: said });

test("an admin takes a listing out of its owner's hands: owner and team are told why, as previewed, and it can be claimed", async () => {
  const { owner, id, member } = await withMember();
  const admin = await api.member({ isAdmin: true });
  await invite(owner, id, freshEmail());
  const page = async () => (await api.browser().call("GET", `/api/vendors/${id}`)).json();
  expect((await page()).isClaimed).toBe(true);
  const decision = { owner: owner.userId, because: "not-authorised", explanation };
  const { mails } = (await admin.call("POST", "/api/admin/previews", { subject: "ownership", id, decision })).json();
  expect(mails.map(({ to }: { to: string }) => to)).toEqual(["owner", "manager"]);
  expect(await mayManage(owner, id)).toBe(true);

  expect((await endOwnership(admin, id, owner.userId, "    no     ")).statusCode).toBe(422);
  expect((await endOwnership(admin, id, owner.userId)).statusCode).toBe(204);
  expect((await page()).isClaimed).toBe(false);
  for (const [i, person] of [owner, member].entries()) {
    expect(await mayManage(person, id)).toBe(false);
    const [mail] = await api.inbox(person.email);
    expect([mail!.subject, mail!.text]).toEqual([mails[i].subject, mails[i].text]);
    expect(mail!.text).toContain("the business hasn’t asked its owner here to look after its page");
    for (const words of [explanation, "A person decided this", "write to us"]) expect(mail!.text).toContain(words);
  }
  expect(await roleOf(owner)).toBe("user");
  const { history } = (await admin.call("GET", `/api/admin/vendors/${id}`)).json();
  expect(history[0]).toMatchObject({ by: "you", action: "end ownership", reason: explanation });
  const { items } = (await admin.call("GET", "/api/admin/events?action=end%20ownership&subject=vendor")).json();
  expect(items[0]).toMatchObject({ subject: { id }, reason: "not-authorised" });
  // Why they lost it is between us and them, and no business of whoever looks after it next.
  const said = async (person: Caller) => (await person.call("GET", "/api/users/me/export")).body.includes(explanation);
  const heir = await api.member();
  await api.database.db.updateTable("vendors").set({ owner_id: heir.userId }).where("id", "=", id).execute();
  const entries = (await heir.call("GET", `/api/vendors/${id}/history`)).json().items;
  expect(entries[0]).toMatchObject({ by: "admin", action: "end ownership", reason: "" });
  expect([await said(owner), await said(heir)]).toEqual([true, false]);
  await api.database.db.updateTable("vendors").set({ owner_id: null }).where("id", "=", id).execute();
  expect((await claim(owner, id)).statusCode).toBe(201);
});

test("a listing is taken only from whom an admin has read to own it, and only by one whom it doesn't concern", async () => {
  const { db } = api.database;
  const { owner, id, member } = await withMember();
  const [admin, partner, claimant] = [
    await api.member({ isAdmin: true }),
    await api.member({ isAdmin: true }),
    await api.member({ isAdmin: true }),
  ];
  const couple_id = uuidv7();
  for (const { userId: user_id } of [partner, member])
    await db.insertInto("couple_members").values({ couple_id, user_id }).execute();
  expect((await claim(claimant, id)).statusCode).toBe(201);
  const author = await api.member({ isAdmin: true });
  await db.updateTable("vendors").set({ added_by: author.userId }).where("id", "=", id).execute();
  const itself = await addVendor(db, { owner_id: admin.userId });
  for (const [who, vendorId, from] of [
    [partner, id, owner],
    [claimant, id, owner],
    [author, id, owner],
    [admin, itself, admin],
  ] as const)
    expect((await endOwnership(who, vendorId, from.userId)).json().detail).toBe(
      "It’s about you or your partner, so another admin has to decide.",
    );

  expect((await transfer(owner, id, member.userId)).statusCode).toBe(204);
  const moved = await endOwnership(admin, id, owner.userId);
  expect([moved.statusCode, moved.json().detail]).toEqual([409, "Someone else owns it by now."]);
  expect(await mayManage(owner, id)).toBe(true);
  expect((await endOwnership(admin, id, member.userId)).statusCode).toBe(204);
  expect((await endOwnership(admin, id, member.userId)).json().detail).toBe("No one owns it any more.");
});

test("when a rival's claim is approved, the team of the owner before ends too", async () => {
  const { owner, id, member } = await withMember();
  const [rival, admin] = [await api.member(), await api.member({ isAdmin: true })];
  const { id: claimId } = (await claim(rival, id)).json();
  await join(owner, id, rival);
  const decision = { action: "approve", version: 1, reason: "We rang the number on the listing." };
  expect((await admin.call("POST", `/api/claims/${claimId}/decision`, decision)).statusCode).toBe(200);
  expect(await mayManage(member, id)).toBe(false);
  expect((await subjects(member.email))[0]).toBe("You no longer look after Lipa in med");
  expect(await subjects(rival.email)).not.toContain("You no longer look after Lipa in med");
  expect((await team(rival, id)).members).toMatchObject([{ id: rival.userId, role: "owner" }]);
});

test("an owner's listing passes to whoever has been on its team longest when they close their account", async () => {
  const { owner, id, member } = await withMember();
  await join(owner, id, await api.member());
  const stranger = await api.member();
  const pending = (await invite(owner, id, stranger.email)).json();
  const alone = await addVendor(api.database.db, { owner_id: owner.userId });
  await closeAccount(owner);
  expect((await team(member, id)).members.map((one: { role: string }) => one.role)).toEqual([
    "owner",
    "manager",
    "manager",
  ]);
  expect((await team(member, id)).members[0].isYou).toBe(true);
  expect((await subjects(member.email))[0]).toBe("You’re now the owner of Lipa in med");
  expect((await accept(stranger, pending.id)).statusCode).toBe(404);

  const { db } = api.database;
  await db
    .updateTable("users")
    .set({ erase_at: new Date(0) })
    .where("id", "=", owner.userId)
    .execute();
  await purgeExpired(db, api.photos);
  expect((await team(member, id)).members).toHaveLength(2);
  expect((await api.browser().call("GET", `/api/vendors/${alone}`)).json().isClaimed).toBe(false);
});

test("an invitation is erased with the person whose address it names", async () => {
  const { owner, id } = await owned();
  const person = await api.member();
  await invite(owner, id, person.email);
  await closeAccount(person);
  const { db } = api.database;
  await db
    .updateTable("users")
    .set({ erase_at: new Date(0) })
    .where("id", "=", person.userId)
    .execute();
  await purgeExpired(db, api.photos);
  expect(await db.selectFrom("vendor_invitations").selectAll().where("vendor_id", "=", id).execute()).toEqual([]);
});

test("no one joins or takes over a listing that is suspended, but anyone can leave it", async () => {
  const { owner, id, member } = await withMember();
  const person = await api.member();
  const invitation = (await invite(owner, id, person.email)).json();
  await api.database.db.updateTable("vendors").set({ status: "suspended" }).where("id", "=", id).execute();
  expect((await accept(person, invitation.id)).statusCode).toBe(409);
  expect((await invite(owner, id, freshEmail())).statusCode).toBe(409);
  expect((await transfer(owner, id, member.userId)).statusCode).toBe(409);
  expect((await leave(member, id)).statusCode).toBe(204);
});
