import { beforeEach, expect, test } from "vitest";
import { useTestApp } from "../../test/test-app.ts";
import { addVendor } from "../../test/vendors.ts";
import { changeStatus } from "../record/change-status.ts";

const api = useTestApp();
type Member = Awaited<ReturnType<typeof api.member>>;

beforeEach(() => api.database.db.deleteFrom("rate_limits").execute());

const address = "Trubarjeva 42, Ljubljana";
const propose = (
  person: Pick<Member, "call">,
  vendorId: string,
  body: object = { changes: { address } },
  key?: string,
) =>
  person.call("POST", `/api/vendors/${vendorId}/proposals`, body, key === undefined ? {} : { "idempotency-key": key });
const proposed = async (person: Member, vendorId: string, body?: object) => {
  const answer = await propose(person, vendorId, body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
};
const decide = (person: Pick<Member, "call">, id: string, accepted: string[], tag: string | null = '"1"') =>
  person.call("POST", `/api/proposals/${id}/decision`, { accepted }, tag === null ? {} : { "if-match": tag });
const withdraw = (person: Pick<Member, "call">, id: string) => person.call("POST", `/api/proposals/${id}/withdrawal`);
const open = async (person: Pick<Member, "call">, vendorId: string) =>
  (await person.call("GET", `/api/vendors/${vendorId}/proposals`)).json();
const live = async (id: string) => (await api.browser().call("GET", `/api/vendors/${id}`)).json();
const subjects = async (email: string) => (await api.inbox(email)).map(({ subject }) => subject);

/** A vendor with an owner, and someone who knows better. */
async function owned() {
  const [owner, person] = [await api.member(), await api.member()];
  const name = "Lipa in med";
  const id = await addVendor(api.database.db, { name, owner_id: owner.userId, address: "Trubarjeva 40, Ljubljana" });
  return { owner, person, id };
}

test("a proposal changes nothing until its field is accepted; what is declined stays as it was", async () => {
  const { owner, person, id } = await owned();
  const before = await live(id);
  const proposal = await proposed(person, id, {
    changes: { address, description: "Cakes.", name: before.name },
    note: " They moved. ",
  });
  // What the listing says already isn't part of it.
  expect(proposal.changes).toEqual([
    { field: "address", from: before.address, to: address, now: before.address, outcome: null },
    { field: "description", from: before.description, to: "Cakes.", now: before.description, outcome: null },
  ]);
  expect(proposal).toMatchObject({ status: "open", note: "They moved.", proposer: { name: "Ana K." } });
  expect(await live(id)).toEqual(before);
  expect((await open(owner, id)).items.map((item: { id: string }) => item.id)).toEqual([proposal.id]);

  const decided = await decide(owner, proposal.id, ["address"]);
  expect(decided.statusCode, decided.body).toBe(200);
  expect(decided.json()).toMatchObject({
    status: "decided",
    changes: [
      { field: "address", now: address, outcome: "accepted" },
      { field: "description", now: before.description, outcome: "declined" },
    ],
  });
  expect(await live(id)).toMatchObject({ address, description: before.description });
  expect((await open(owner, id)).items).toEqual([]);
  const [change] = (await owner.call("GET", `/api/vendors/${id}/history`)).json().items;
  expect(change).toMatchObject({ by: "you", action: "change", changes: [{ field: "address", to: address }] });
  const [mine] = (await person.call("GET", "/api/users/me/proposals")).json().items;
  expect(mine).toEqual(decided.json());
});

test("special hours can be proposed, and are live once they are accepted", async () => {
  const { owner, person, id } = await owned();
  const from = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const holiday = { from, to: from, label: "Holiday", openTime: "00", closeTime: "00", closed: true };
  const proposal = await proposed(person, id, { changes: { specialHours: [holiday] } });
  expect((await live(id)).specialHours).toEqual([]);
  expect((await decide(owner, proposal.id, ["specialHours"])).statusCode).toBe(200);
  expect((await live(id)).specialHours).toEqual([holiday]);
});

test("what no field says is told as a problem, with a note, to admins alone; accepting it changes nothing by itself", async () => {
  const { owner, person, id } = await owned();
  const admin = await api.member({ isAdmin: true });
  const note = "The shutters have been down since June.";
  const refused = async (body: object) => (await propose(person, id, body)).json();
  expect(await refused({ changes: { problem: "closed" } })).toMatchObject({ errors: [{ pointer: "/note" }] });
  expect(
    await refused({ changes: { problem: "closed" }, note: " gone\u200B\u200B\u200B\u200B\u200B\u200B " }),
  ).toMatchObject({ errors: [{ pointer: "/note" }] });
  expect(await refused({ changes: { problem: "closed", address }, note })).toMatchObject({
    errors: [{ pointer: "/changes/problem" }],
  });
  expect((await refused({ changes: { problem: "haunted" }, note })).status).toBe(422);
  const before = await live(id);
  const proposal = await proposed(person, id, { changes: { problem: "closed" }, note });
  const change = { field: "problem", from: null, to: "closed", now: null, outcome: null };
  expect(proposal).toMatchObject({ changes: [change], note });

  // It may be about the people who look after the page, and they could neither suspend nor merge it.
  expect((await open(owner, id)).items).toEqual([]);
  expect(await subjects(owner.email)).not.toContain("Someone suggests a change to Lipa in med");
  expect((await decide(owner, proposal.id, ["problem"])).statusCode).toBe(404);
  expect((await open(admin, id)).items).toMatchObject([{ id: proposal.id }]);
  await proposed(person, id);
  expect((await open(owner, id)).items).toMatchObject([{ changes: [{ field: "address" }] }]);
  expect(await subjects(owner.email)).toContain("Someone suggests a change to Lipa in med");

  const decided = await decide(admin, proposal.id, ["problem"]);
  expect(decided.statusCode, decided.body).toBe(200);
  expect(decided.json().changes).toEqual([{ ...change, outcome: "accepted" }]);
  expect(await live(id)).toEqual(before);
  const [mail] = await api.inbox(person.email);
  expect(mail!.subject).toBe("You were right about Lipa in med");
  expect(mail!.text).toContain("Thank you for telling us that Lipa in med has closed for good.");
  expect(mail!.links).toContainEqual(expect.stringContaining(id));
});

test("whoever told us of a problem gets no link to a page that has gone because of it", async () => {
  const { person, id } = await owned();
  const admin = await api.member({ isAdmin: true });
  const note = "The shutters have been down since June.";
  const proposal = await proposed(person, id, { changes: { problem: "closed" }, note });
  const { version } = (await admin.call("GET", `/api/admin/vendors/${id}`)).json();
  const body = { action: "suspend", because: "closed", version, explanation: "No one has answered since June." };
  const suspended = await admin.call("POST", `/api/vendors/${id}/decision`, body);
  expect(suspended.statusCode, suspended.body).toBe(200);
  const read = (await admin.call("GET", `/api/admin/proposals/${proposal.id}`)).json();
  expect(read.vendor.id).toBe(id);
  const decided = await decide(admin, proposal.id, ["problem"], `"${read.version}"`);
  expect(decided.statusCode, decided.body).toBe(200);
  const [mail] = await api.inbox(person.email);
  expect(mail!.subject).toBe("You were right about Lipa in med");
  expect(mail!.links).toEqual([]);
});

test("admins find what is told as a problem by that, and say by which rule and why they leave the page", async () => {
  const admin = await api.member({ isAdmin: true });
  const { person, id } = await owned();
  const proposal = await proposed(person, id, {
    changes: { problem: "duplicate" },
    note: "It’s the same as the one in Celje.",
  });
  const queue = async (field: string) =>
    (await admin.call("GET", `/api/admin/proposals?field=${field}&limit=50`))
      .json()
      .items.filter((item: { id: string }) => item.id === proposal.id);
  expect(await queue("problem")).toMatchObject([{ fields: ["problem"] }]);
  expect(await queue("address")).toEqual([]);
  const body = { accepted: [], because: "untrue", explanation: "They are two shops of one family." };
  expect((await admin.call("POST", `/api/proposals/${proposal.id}/decision`, body)).statusCode).toBe(200);
  const [mail] = await api.inbox(person.email);
  expect(mail!.subject).toBe("What you told us about Lipa in med");
  expect(mail!.text).toContain("left the page as it is: it isn’t true.");
  expect(mail!.text).toContain("They are two shops of one family.");
});

test("a live value that has changed since is shown beside what was proposed", async () => {
  const { owner, person, id } = await owned();
  const { id: proposal } = await proposed(person, id);
  await owner.call("PATCH", `/api/vendors/${id}`, { address: "Trubarjeva 41, Ljubljana" }, { "if-match": '"1"' });
  const [shown] = (await open(owner, id)).items;
  expect(shown.changes).toMatchObject([
    { from: "Trubarjeva 40, Ljubljana", to: address, now: "Trubarjeva 41, Ljubljana" },
  ]);
  expect((await decide(owner, proposal, ["address"], '"2"')).statusCode).toBe(200);
  expect((await live(id)).address).toBe(address);
});

test("nothing is accepted over a listing that has changed since it was read; declining needs no version", async () => {
  const { owner, person, id } = await owned();
  const { id: proposal } = await proposed(person, id);
  const newer = { address: "Trubarjeva 41, Ljubljana" };
  await owner.call("PATCH", `/api/vendors/${id}`, newer, { "if-match": '"1"' });
  for (const tag of ['"1"', null]) {
    const refused = await decide(owner, proposal, ["address"], tag);
    expect([refused.statusCode, refused.json().type]).toEqual([412, "/api/reference#changed-meanwhile"]);
  }
  expect(await live(id)).toMatchObject(newer);
  expect((await open(owner, id)).items).toMatchObject([{ id: proposal, status: "open" }]);
  const accepted = await decide(owner, proposal, ["address"], '"2"');
  expect([accepted.statusCode, accepted.headers["etag"]]).toEqual([200, '"3"']);
  const { id: second } = await proposed(person, id, { changes: { priceRange: 4 } });
  const declined = await decide(owner, second, [], null);
  expect([declined.statusCode, declined.headers["etag"]]).toEqual([200, '"3"']);
  // What has been decided says so, whatever version was read.
  expect((await decide(owner, second, ["priceRange"], '"1"')).statusCode).toBe(409);
});

test("check 37: only its owner and admins see what is proposed and decide it; for everyone else it doesn't exist", async () => {
  const { person, id } = await owned();
  const { id: proposal } = await proposed(person, id);
  const other = await api.member();
  for (const someone of [person, other]) {
    expect((await someone.call("GET", `/api/vendors/${id}/proposals`)).statusCode).toBe(404);
    expect((await decide(someone, proposal, ["address"])).statusCode).toBe(404);
  }
  expect((await withdraw(other, proposal)).statusCode).toBe(404);
  expect((await other.call("GET", "/api/users/me/proposals")).json().items).toEqual([]);
  expect((await live(id)).address).toBe("Trubarjeva 40, Ljubljana");
});

test("of two decisions at the same time one counts, and a proposal that is closed stays so", async () => {
  const { owner, person, id } = await owned();
  const { id: proposal } = await proposed(person, id);
  const answers = await Promise.all([decide(owner, proposal, ["address"]), decide(owner, proposal, [])]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect((await withdraw(person, proposal)).statusCode).toBe(409);
  const { id: second } = await proposed(person, id, { changes: { priceRange: 4 } });
  expect((await withdraw(person, second)).json()).toMatchObject({ status: "withdrawn" });
  expect((await decide(owner, second, ["priceRange"])).statusCode).toBe(409);
  expect((await live(id)).priceRange).not.toBe(4);
});

test("only fields that were proposed can be accepted, and what they say is checked like any change", async () => {
  const { owner, person, id } = await owned();
  const { id: proposal } = await proposed(person, id);
  const refused = await decide(owner, proposal, ["name"]);
  expect([refused.statusCode, refused.json().errors[0].pointer]).toEqual([422, "/accepted/0"]);
  expect((await propose(person, id, { changes: { website: "javascript:alert(1)" } })).statusCode).toBe(422);
  expect((await propose(person, id, { changes: { photos: [] } })).statusCode).toBe(422);
  expect((await propose(person, id, { changes: { status: "suspended" } })).statusCode).toBe(422);
});

test("people who can change a listing themselves, or whom it doesn't concern yet, propose nothing", async () => {
  const { owner, person, id } = await owned();
  expect((await propose(owner, id)).statusCode).toBe(409);
  const pending = await addVendor(api.database.db, { status: "pending", added_by: owner.userId });
  expect((await propose(person, pending)).statusCode).toBe(404);
  expect((await propose(person, id, { changes: { address: "Trubarjeva 40, Ljubljana" } })).statusCode).toBe(409);
});

test("a listing that is no longer public shows nothing new to the people who proposed a change", async () => {
  const { owner, person, id } = await owned();
  await proposed(person, id);
  await api.database.db
    .transaction()
    .execute((trx) =>
      changeStatus(trx, { subjectType: "vendor", action: "suspend", ids: [id], actor: null, reason: "Closed." }),
    );
  await api.database.db.updateTable("vendors").set({ address: "Hidden 1" }).where("id", "=", id).execute();
  const [mine] = (await person.call("GET", "/api/users/me/proposals")).json().items;
  expect(mine.changes[0].now).toBe("Trubarjeva 40, Ljubljana");
  expect((await open(owner, id)).items[0].changes[0].now).toBe("Hidden 1");
});

test("a person has three open proposals about one vendor and makes ten a day; a retry is no second one", async () => {
  const { owner, person, id } = await owned();
  const first = await propose(person, id, { changes: { priceRange: 1 } }, "the-same-key-0001");
  const again = await propose(person, id, { changes: { priceRange: 1 } }, "the-same-key-0001");
  expect(again.json()).toEqual(first.json());
  const many = await Promise.all([2, 3, 4].map((priceRange) => propose(person, id, { changes: { priceRange } })));
  expect(many.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201, 409]);
  for (const { id: proposal } of (await open(owner, id)).items) await decide(owner, proposal, []);
  const statuses = [];
  for (let at = 0; at < 10; at++) {
    const answer = await propose(person, id, { changes: { address: `Trubarjeva ${at}` } });
    statuses.push(answer.statusCode);
    if (answer.statusCode === 201) await withdraw(person, answer.json().id);
  }
  expect(statuses).toContain(429);
});

test("the owner is told about proposals once a day, and the person who made one learns the outcome", async () => {
  const { owner, person, id } = await owned();
  const { id: proposal } = await proposed(person, id);
  await proposed(await api.member(), id, { changes: { priceRange: 2 } });
  await decide(owner, proposal, ["address"]);
  await expect.poll(() => subjects(person.email)).toContain("Your suggestion is on the page of Lipa in med");
  const told = (await subjects(owner.email)).filter((subject) => /suggests a change/.test(subject));
  expect(told).toEqual(["Someone suggests a change to Lipa in med"]);
});

const explanation = "We rang the new number, and no one there knows the bakery.";
const refusal = { because: "unconfirmed", explanation };

test("an admin who declines some of it names a rule and says why, and the person who made it reads that, whatever they want to hear", async () => {
  const [admin, person] = [await api.member({ isAdmin: true }), await api.member()];
  const id = await addVendor(api.database.db, { name: "Lipa in med", address: "Trubarjeva 40, Ljubljana" });
  const silence = { notices: { listings: false } };
  expect((await person.call("PATCH", "/api/users/me/settings", silence)).statusCode).toBe(200);
  const changes = { address, phoneNumber: "+386 1 555 01 99" };
  const { id: proposal } = await proposed(person, id, { changes });
  const decideAs = (decision: object) =>
    admin.call("POST", `/api/proposals/${proposal}/decision`, decision, { "if-match": '"1"' });
  const accepted = ["address"];
  for (const [decision, pointer] of [
    [{ accepted }, "/because"],
    [{ accepted, because: "untrue" }, "/explanation"],
    [{ accepted, because: "untrue", explanation: "     " }, "/explanation"],
    [{ accepted: Object.keys(changes), ...refusal }, "/because"],
  ] as const) {
    const refused = await decideAs(decision);
    expect([refused.statusCode, refused.json().errors?.[0].pointer]).toEqual([422, pointer]);
  }
  const decided = await decideAs({ accepted, ...refusal });
  expect(decided.statusCode, decided.body).toBe(200);
  const [mine] = (await person.call("GET", "/api/users/me/proposals")).json().items;
  expect(mine).toMatchObject(refusal);
  const [mail] = await api.inbox(person.email);
  expect(mail!.subject).toBe("Part of your suggestion is on the page of Lipa in med");
  for (const part of [
    "We’ve taken up the address, and left the rest as it was: the telephone number.",
    "we found nothing that bears out what you suggested",
    explanation,
    "A person decided this",
    "someone else will look at it",
  ])
    expect(mail!.text.replaceAll(/\s+/g, " ")).toContain(part);
});

test("what the people who look after a listing decide is told as theirs; they needn't give a reason, and name no rule of ours", async () => {
  const { owner, person, id } = await owned();
  const { id: proposal } = await proposed(person, id);
  const ours = await owner.call("POST", `/api/proposals/${proposal}/decision`, { accepted: [], ...refusal });
  expect([ours.statusCode, ours.json().errors[0].pointer]).toEqual([422, "/because"]);
  expect((await decide(owner, proposal, [])).statusCode).toBe(200);
  const [mail] = await api.inbox(person.email);
  expect(mail!.subject).toBe("Your suggestion for Lipa in med wasn’t taken up");
  expect(mail!.text).toContain("The people who look after it have decided to leave the page as it is.");
});

test("what becomes of a proposal is on record: who made it, what an admin accepted of it and why not the rest, and who withdrew it", async () => {
  const admin = await api.member({ isAdmin: true });
  const { owner, person, id } = await owned();
  const events = async (subject: string) =>
    api.database.db
      .selectFrom("moderation_events")
      .select(["action", "actor_id", "from_state", "to_state", "reason", "changes"])
      .where("subject_type", "=", "proposal")
      .where("subject_id", "=", subject)
      .orderBy("id")
      .execute();
  const submitted = { action: "submit", actor_id: person.userId, from_state: null, to_state: "open" };
  const all = await Promise.all(
    [{ address, priceRange: 4 }, { address }, { address }].map((changes) => proposed(person, id, { changes })),
  );
  const [some, none, back] = all.map((one) => one.id as string) as [string, string, string];
  const decision = { accepted: ["address"], ...refusal };
  await admin.call("POST", `/api/proposals/${some}/decision`, decision, { "if-match": '"1"' });
  expect(await events(some)).toMatchObject([
    submitted,
    {
      action: "accept",
      actor_id: admin.userId,
      from_state: "open",
      to_state: "decided",
      reason: "unconfirmed",
      changes: expect.arrayContaining([
        { field: "address", from: null, to: "accepted" },
        { field: "priceRange", from: null, to: "declined" },
      ]),
    },
  ]);
  await decide(owner, none, []);
  expect(await events(none)).toMatchObject([submitted, { action: "answer", actor_id: owner.userId, reason: "" }]);
  await withdraw(person, back);
  expect(await events(back)).toMatchObject([submitted, { action: "withdraw", to_state: "withdrawn" }]);
});

test("no admin decides what they have proposed themselves", async () => {
  const admin = await api.member({ isAdmin: true });
  const { id: proposal } = await proposed(await api.member(), await addVendor(api.database.db));
  // From before they were an admin.
  const own = { proposer_id: admin.userId };
  await api.database.db.updateTable("vendor_proposals").set(own).where("id", "=", proposal).execute();
  const refused = await decide(admin, proposal, ["address"]);
  expect([refused.statusCode, refused.json().detail]).toEqual([
    409,
    "It’s about you or your partner, so another admin has to decide.",
  ]);
  expect((await admin.call("GET", `/api/admin/proposals/${proposal}`)).json()).toMatchObject({ notByYou: "proposed" });
});
