import { claimNoteLength, maxOpenClaims } from "@troth/rules/claims";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { freshEmail, password, tokenIn, useTestApp } from "../../test/test-app.ts";
import { addVendor, aReview } from "../../test/vendors.ts";

const api = useTestApp({ clock: () => new Date("2026-11-21T10:00:00Z") });
type Member = Awaited<ReturnType<typeof api.member>>;

const website = "https://www.lipainmed.example/";
const freshBusinessEmail = () => `${crypto.randomUUID().slice(0, 8)}@lipainmed.example`;
const aClaim = { role: "manager", note: "I run the bakery with my sister." };
const because = "We rang the number on the listing and spoke to them.";

const claim = (person: Pick<Member, "call">, vendorId: string, given: object = {}, headers = {}) =>
  person.call("POST", `/api/vendors/${vendorId}/claims`, { ...aClaim, ...given }, headers);
const claimed = async (person: Member, vendorId: string, given: object = {}): Promise<string> => {
  const answer = await claim(person, vendorId, given);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().id;
};
/** About what there is to read. */
async function decide(admin: Member, id: string, action: string, reason = because) {
  const { version } = (await admin.call("GET", `/api/admin/claims/${id}`)).json();
  return admin.call("POST", `/api/claims/${id}/decision`, {
    action,
    version,
    reason,
    ...(action === "reject" && { because: "unconfirmed" }),
  });
}
const read = async (person: Member, id: string) => (await person.call("GET", `/api/claims/${id}`)).json();
const confirm = (token: string) => api.browser().call("POST", "/api/claims/confirm-email", { token });
const linkTo = async (email: string) => tokenIn((await api.inbox(email))[0]!.links);
const subjects = async (email: string) => (await api.inbox(email)).map(({ subject }) => subject);
const ownerOf = async (vendorId: string) =>
  (await api.database.db.selectFrom("vendors").select("owner_id").where("id", "=", vendorId).executeTakeFirstOrThrow())
    .owner_id;
const roleOf = async (person: Member) =>
  (await api.database.db.selectFrom("users").select("role").where("id", "=", person.userId).executeTakeFirstOrThrow())
    .role;
const recorded = async (id: string) =>
  (
    await api.database.db
      .selectFrom("moderation_events")
      .select(["action", "to_state"])
      .where("subject_id", "=", id)
      .orderBy("id")
      .execute()
  ).map(({ action, to_state }) => `${action}: ${to_state}`);

test("a claim waits for a decision, with what was said for it, and only its claimant finds it in their list", async () => {
  const [person, other] = [await api.member(), await api.member()];
  const vendorId = await addVendor(api.database.db, { name: "Lipa in med", website });
  const businessEmail = freshBusinessEmail();
  const id = await claimed(person, vendorId, { businessEmail });
  expect(await read(person, id)).toEqual({
    id,
    vendor: { id: vendorId, name: "Lipa in med", language: "und" },
    claimant: { name: "Ana Kovač" },
    ...aClaim,
    businessEmail,
    status: "pending",
    because: null,
    reason: "",
    evidence: {
      website,
      domainMatches: true,
      websiteIsTheirs: false,
      emailConfirmedAt: null,
      websiteChanged: false,
      document: null,
    },
    createdAt: expect.any(String),
    decidedAt: null,
  });
  const second = await claimed(person, await addVendor(api.database.db));
  const list = async (who: Member, query = "") => (await who.call("GET", `/api/users/me/claims${query}`)).json();
  const first = await list(person, "?limit=1");
  expect(first.items.map((one: { id: string }) => one.id)).toEqual([second]);
  const rest = await list(person, `?limit=1&cursor=${first.nextCursor}`);
  expect([rest.items.map((one: { id: string }) => one.id), rest.nextCursor]).toEqual([[id], null]);
  expect((await list(other)).items).toEqual([]);
  const toVendor = await list(person, `?vendorId=${vendorId}`);
  expect([toVendor.items.map((one: { id: string }) => one.id), toVendor.nextCursor]).toEqual([[id], null]);
  expect((await list(other, `?vendorId=${vendorId}`)).items).toEqual([]);
  const swapped = `/api/users/me/claims?vendorId=${vendorId}&cursor=${first.nextCursor}`;
  expect((await person.call("GET", swapped)).statusCode).toBe(400);
  expect(await recorded(id)).toEqual(["submit: pending"]);
});

test("check 37: someone else's claim is not found, like one that doesn't exist; admins can read it", async () => {
  const [person, other, admin] = [await api.member(), await api.member(), await api.member({ isAdmin: true })];
  const vendorId = await addVendor(api.database.db, { website });
  const id = await claimed(person, vendorId, { businessEmail: freshBusinessEmail() });
  for (const claimId of [id, "01986f2a-6c00-7000-8000-00000000dead"]) {
    const answers = [
      await other.call("GET", `/api/claims/${claimId}`),
      await other.call("POST", `/api/claims/${claimId}/withdrawal`),
      await other.call("POST", `/api/claims/${claimId}/evidence`, { note: "It is mine, and I can prove it." }),
      await other.call("POST", `/api/claims/${claimId}/email`),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  }
  // An admin sees it, but it isn't theirs to withdraw.
  expect((await admin.call("GET", `/api/claims/${id}`)).statusCode).toBe(200);
  expect((await admin.call("POST", `/api/claims/${id}/withdrawal`)).statusCode).toBe(404);
  expect((await read(person, id)).status).toBe("pending");
});

test("only people with a confirmed address can claim, and only vendors that are listed", async () => {
  const vendorId = await addVendor(api.database.db);
  const stranger = api.browser();
  const email = freshEmail();
  await stranger.call("POST", "/api/users", { email, password, firstName: "Neža", lastName: "Hribar" });
  stranger.token = (await stranger.call("POST", "/api/users/login", { email, password })).json().token;
  expect((await claim(stranger, vendorId)).json().type).toBe("/api/reference#email-unverified");
  const person = await api.member();
  for (const status of ["pending", "rejected", "suspended", "merged", "retired"] as const)
    expect((await claim(person, await addVendor(api.database.db, { status }))).statusCode).toBe(404);
});

test("a note that is short once the spaces around it are gone is refused, with a pointer to it", async () => {
  const note = `${" ".repeat(claimNoteLength.min)}mine`;
  const answer = await claim(await api.member(), await addVendor(api.database.db), { note });
  expect([answer.statusCode, answer.json().errors]).toEqual([
    422,
    [{ pointer: "/note", message: `must be ${claimNoteLength.min} characters or more` }],
  ]);
});

test.each(["status", "reason", "domainMatches", "ownerId", "claimantId", "emailConfirmedAt"])(
  "check 38: a claim with %s in it is refused",
  async (field) => {
    const answer = await claim(await api.member(), await addVendor(api.database.db), { [field]: "approved" });
    expect(answer.statusCode).toBe(422);
  },
);

test("one person has one open claim to a vendor, even if they send many at the same time", async () => {
  const person = await api.member();
  const vendorId = await addVendor(api.database.db);
  const answers = await Promise.all(Array.from({ length: 8 }, () => claim(person, vendorId)));
  const made = answers.filter(({ statusCode }) => statusCode === 201);
  expect(made).toHaveLength(1);
  for (const refused of answers.filter((answer) => answer !== made[0]))
    expect([refused.statusCode, refused.json().type]).toEqual([409, "/api/reference#already-claimed"]);
});

test("a retry with the same key gets the first claim again, and sends nothing twice", async () => {
  const person = await api.member();
  const [vendorId, businessEmail] = [await addVendor(api.database.db), freshBusinessEmail()];
  const key = { "idempotency-key": "the-same-claim" };
  const answers = [
    await claim(person, vendorId, { businessEmail }, key),
    await claim(person, vendorId, { businessEmail }, key),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  expect(answers[1]!.json()).toEqual(answers[0]!.json());
  expect(await api.inbox(businessEmail)).toHaveLength(1);
});

test("no one has more open claims than the limit, even if they send them all at the same time", async () => {
  const person = await api.member();
  const ids = await Promise.all(Array.from({ length: maxOpenClaims + 2 }, () => addVendor(api.database.db)));
  const answers = await Promise.all(ids.map((vendorId) => claim(person, vendorId)));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(maxOpenClaims);
  expect(answers.find(({ statusCode }) => statusCode === 409)!.json().detail).toContain("Withdraw one");
  const mine = answers.find(({ statusCode }) => statusCode === 201)!.json().id;
  await person.call("POST", `/api/claims/${mine}/withdrawal`);
  await claimed(person, await addVendor(api.database.db));
});

test("someone can make ten claims a day, so that owners aren't flooded with notices", async () => {
  const person = await api.member();
  const vendorId = await addVendor(api.database.db);
  for (let i = 0; i < 10; i++) {
    const id = await claimed(person, vendorId);
    await person.call("POST", `/api/claims/${id}/withdrawal`);
  }
  const refused = await claim(person, vendorId);
  expect([refused.statusCode, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
});

test("owners can't claim what is theirs", async () => {
  const person = await api.member();
  const answer = await claim(person, await addVendor(api.database.db, { owner_id: person.userId }));
  expect([answer.statusCode, answer.json().detail]).toEqual([409, "You already own this business."]);
});

test("no one both reviews a vendor and claims it, even at the same moment", async () => {
  const { db } = api.database;
  const review = (person: Member, vendorId: string) => person.call("POST", `/api/vendors/${vendorId}/reviews`, aReview);
  const reviewer = await api.member();
  const reviewed = await addVendor(db);
  const { id } = (await review(reviewer, reviewed)).json();
  expect((await claim(reviewer, reviewed)).json()).toMatchObject({
    type: "/api/reference#already-reviewed",
    status: 409,
    reviewId: id,
  });

  const claimant = await api.member();
  const vendorId = await addVendor(db);
  const claimId = await claimed(claimant, vendorId);
  const refused = await review(claimant, vendorId);
  expect([refused.statusCode, refused.json().type]).toEqual([403, "/api/reference#own-vendor"]);
  const own = `/api/vendors/${vendorId}/own-review`;
  expect((await claimant.call("GET", own)).json()).toEqual({
    isOwner: true,
    mayReply: false,
    review: null,
    helpful: [],
  });
  await claimant.call("POST", `/api/claims/${claimId}/withdrawal`);
  expect((await claimant.call("GET", own)).json()).toEqual({
    isOwner: false,
    mayReply: false,
    review: null,
    helpful: [],
  });
  expect((await review(claimant, vendorId)).statusCode).toBe(201);

  for (let i = 0; i < 5; i++) {
    const [person, contested] = [await api.member(), await addVendor(db)];
    const answers = await Promise.all([review(person, contested), claim(person, contested)]);
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  }
});

test("a business e-mail is confirmed by whoever reads it, without logging in, and once", async () => {
  const person = await api.member();
  const businessEmail = freshBusinessEmail();
  const id = await claimed(person, await addVendor(api.database.db, { name: "Lipa in med", website }), {
    businessEmail,
  });
  const [mail] = await api.inbox(businessEmail);
  expect(mail!.subject).toBe("Confirm this address for your claim to Lipa in med");
  expect(mail!.text).not.toContain(person.email);
  const token = tokenIn(mail!.links);
  expect((await confirm(token)).json()).toMatchObject({ email: businessEmail, vendor: { name: "Lipa in med" } });
  expect((await read(person, id)).evidence.emailConfirmedAt).toEqual(expect.any(String));
  expect((await confirm(token)).statusCode).toBe(410);
});

test("check 59: when a claim's link is used many times at the same moment, one succeeds", async () => {
  const businessEmail = freshBusinessEmail();
  await claimed(await api.member(), await addVendor(api.database.db, { website }), { businessEmail });
  const token = await linkTo(businessEmail);
  const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(token)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
    200,
    ...Array.from({ length: 9 }, () => 410),
  ]);
});

test("a link is for one claim: a new one ends the one before, and that of another claim still works", async () => {
  const person = await api.member();
  const [first, second] = [freshBusinessEmail(), freshBusinessEmail()];
  const id = await claimed(person, await addVendor(api.database.db, { website }), { businessEmail: first });
  const other = await claimed(person, await addVendor(api.database.db, { website }), { businessEmail: second });
  const before = await linkTo(first);
  const again = await person.call("POST", `/api/claims/${id}/email`);
  expect([again.statusCode, again.json()]).toEqual([202, { email: first }]);
  expect((await confirm(before)).statusCode).toBe(410);
  expect((await confirm(await linkTo(first))).statusCode).toBe(200);
  expect((await confirm(await linkTo(second))).statusCode).toBe(200);
  // Confirmed by now, without an address, no longer open.
  const without = await claimed(person, await addVendor(api.database.db));
  await person.call("POST", `/api/claims/${other}/withdrawal`);
  for (const claimId of [id, without, other])
    expect((await person.call("POST", `/api/claims/${claimId}/email`)).statusCode).toBe(409);
});

test("a withdrawn claim's link no longer works", async () => {
  const person = await api.member();
  const businessEmail = freshBusinessEmail();
  const id = await claimed(person, await addVendor(api.database.db, { website }), { businessEmail });
  const withdrawn = await person.call("POST", `/api/claims/${id}/withdrawal`);
  expect(withdrawn.json()).toMatchObject({ status: "withdrawn", decidedAt: expect.any(String) });
  expect((await confirm(await linkTo(businessEmail))).statusCode).toBe(410);
  expect((await person.call("POST", `/api/claims/${id}/withdrawal`)).statusCode).toBe(409);
});

test("one mailbox gets five links an hour, whoever claims with it", async () => {
  const businessEmail = freshBusinessEmail();
  const statuses = [];
  for (let i = 0; i < 6; i++)
    statuses.push((await claim(await api.member(), await addVendor(api.database.db), { businessEmail })).statusCode);
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
});

test("a website that changes after the claim never improves it, and the claim shows that it changed", async () => {
  const person = await api.member();
  const { db } = api.database;
  const vendorId = await addVendor(db, { website: "https://villa.example/" });
  const businessEmail = freshBusinessEmail();
  const id = await claimed(person, vendorId, { businessEmail });
  await db.updateTable("vendors").set({ website }).where("id", "=", vendorId).execute();
  await confirm(await linkTo(businessEmail));
  expect((await read(person, id)).evidence).toEqual({
    website: "https://villa.example/",
    domainMatches: false,
    websiteIsTheirs: false,
    emailConfirmedAt: expect.any(String),
    websiteChanged: true,
    document: null,
  });
});

test("a website that a claimant has put on the listing themselves is no evidence, whether they added it or suggested it, and the case says so", async () => {
  const { db } = api.database;
  const [person, admin] = [await api.member(), await api.member({ isAdmin: true, firstName: "Mira" })];
  const by = { id: person.userId, name: "Ana Kovač" };
  const evidenceFor = async (vendorId: string) => {
    const businessEmail = freshBusinessEmail();
    const id = await claimed(person, vendorId, { businessEmail });
    await confirm(await linkTo(businessEmail));
    const read = (await admin.call("GET", `/api/admin/claims/${id}`)).json();
    // One person has few open at a time.
    await person.call("POST", `/api/claims/${id}/withdrawal`);
    return read;
  };
  const theirs = { domainMatches: false, websiteIsTheirs: true, emailConfirmedAt: expect.any(String) };
  const propose = async (vendorId: string, who: Member, to: string) => {
    const { id } = (await who.call("POST", `/api/vendors/${vendorId}/proposals`, { changes: { website: to } })).json();
    const etag = (await admin.call("GET", `/api/vendors/${vendorId}/listing`)).headers.etag as string;
    const decided = { accepted: ["website"] };
    const answer = await admin.call("POST", `/api/proposals/${id}/decision`, decided, { "if-match": etag });
    expect(answer.statusCode, answer.body).toBe(200);
  };

  const added = await evidenceFor(await addVendor(db, { website, added_by: person.userId }));
  expect(added).toMatchObject({
    claim: { evidence: theirs },
    website: { how: "added", by, at: expect.any(String) },
    claimant: { addedListing: true },
  });

  const suggestedId = await addVendor(db, { website: "https://villa.example/", source: "osm", source_id: "n7" });
  await propose(suggestedId, person, website);
  expect(await evidenceFor(suggestedId)).toMatchObject({
    claim: { evidence: theirs },
    website: { how: "suggested", by },
    claimant: { addedListing: false },
  });

  // Someone else's suggestion, and a page at a domain that was there already.
  const other = await api.member({ firstName: "Ivo" });
  const othersId = await addVendor(db, { website: "https://villa.example/" });
  await propose(othersId, other, website);
  await propose(othersId, person, `${website}cakes`);
  expect(await evidenceFor(othersId)).toMatchObject({
    claim: { evidence: { website: `${website}cakes`, domainMatches: true, websiteIsTheirs: false } },
    website: { how: "suggested", by: { id: other.userId } },
  });

  // At a host that many share, only the whole address is anyone's own.
  const sharedId = await addVendor(db, { website: "https://www.facebook.com/villa", source: "osm", source_id: "n9" });
  await propose(sharedId, person, "https://www.facebook.com/lipainmed");
  expect(await evidenceFor(sharedId)).toMatchObject({
    claim: { evidence: { websiteIsTheirs: true } },
    website: { how: "suggested", by },
  });

  // Someone who looks after the page has put it there.
  const changedId = await addVendor(db, { website: "https://villa.example/", owner_id: other.userId });
  const { etag } = (await other.call("GET", `/api/vendors/${changedId}/listing`)).headers;
  const change = await other.call("PATCH", `/api/vendors/${changedId}`, { website }, { "if-match": etag as string });
  expect(change.statusCode, change.body).toBe(200);
  expect(await evidenceFor(changedId)).toMatchObject({
    claim: { evidence: { domainMatches: true, websiteIsTheirs: false } },
    website: { how: "changed", by: { id: other.userId } },
  });

  const importedId = await addVendor(db, { website, source: "osm", source_id: "n8" });
  expect(await evidenceFor(importedId)).toMatchObject({
    claim: { evidence: { domainMatches: true, websiteIsTheirs: false } },
    website: { how: "imported", by: null },
  });

  // What was put there after the claim says nothing about it.
  const claimedId = await addVendor(db, { website, source: "osm", source_id: "n10" });
  const { claim } = await evidenceFor(claimedId);
  await propose(claimedId, other, "https://villa.example/");
  expect((await admin.call("GET", `/api/admin/claims/${claim.id}`)).json()).toMatchObject({
    claim: { evidence: { websiteChanged: true } },
    website: { how: "imported", by: null },
  });
});

test("an admin who has read a claim before its listing's website changed can't decide it until they have read that it did", async () => {
  const { db } = api.database;
  const [person, admin] = [await api.member(), await api.member({ isAdmin: true })];
  const vendorId = await addVendor(db, { website });
  const businessEmail = freshBusinessEmail();
  const id = await claimed(person, vendorId, { businessEmail });
  await confirm(await linkTo(businessEmail));
  const readCase = async () => (await admin.call("GET", `/api/admin/claims/${id}`)).json();
  const approve = (version: number) =>
    admin.call("POST", `/api/claims/${id}/decision`, { action: "approve", version, reason: because });
  const before = await readCase();
  await db.updateTable("vendors").set({ phone_number: "+386 1 234 56 78" }).where("id", "=", vendorId).execute();
  expect((await readCase()).version).toBe(before.version);
  await db.updateTable("vendors").set({ website: "https://other.example/" }).where("id", "=", vendorId).execute();
  const refused = await approve(before.version);
  expect([refused.statusCode, refused.json().detail]).toEqual([409, expect.stringContaining("has changed since")]);
  expect(await ownerOf(vendorId)).toBeNull();
  const after = await readCase();
  expect(after.claim.evidence).toMatchObject({ website, domainMatches: true, websiteChanged: true });
  expect((await approve(after.version)).statusCode).toBe(200);
  expect(await ownerOf(vendorId)).toBe(person.userId);
});

test("an approved claimant owns the vendor, and everyone whom it concerns is told", async () => {
  const { db } = api.database;
  const [person, rival, before, admin] = [
    await api.member(),
    await api.member(),
    await api.member(),
    await api.member({ isAdmin: true }),
  ];
  const vendorId = await addVendor(db, { name: "Lipa in med", owner_id: before.userId });
  await db.updateTable("users").set({ role: "vendor" }).where("id", "=", before.userId).execute();
  const reviewer = await api.member();
  await reviewer.call("POST", `/api/vendors/${vendorId}/reviews`, aReview);
  const reviews = async () => (await api.browser().call("GET", `/api/vendors/${vendorId}/reviews`)).json();
  const reviewsBefore = await reviews();

  const id = await claimed(person, vendorId);
  expect(await subjects(before.email)).toContain("Someone else has claimed Lipa in med");
  const rivalId = await claimed(rival, vendorId);
  await decide(admin, rivalId, "ask-for-more", "Which of you signed the lease?");

  const answer = await decide(admin, id, "approve");
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    expect.objectContaining({ status: "approved", reason: because, decidedAt: expect.any(String) }),
  ]);
  expect(await ownerOf(vendorId)).toBe(person.userId);
  expect([await roleOf(person), await roleOf(before), await roleOf(rival)]).toEqual(["vendor", "user", "user"]);
  expect(await read(rival, rivalId)).toMatchObject({
    status: "rejected",
    reason: "Someone else’s claim to this business has been approved.",
  });
  expect((await subjects(person.email))[0]).toBe("Lipa in med is yours");
  expect((await subjects(rival.email))[0]).toBe("Your claim to Lipa in med was declined");
  expect((await subjects(before.email))[0]).toBe("Lipa in med has a new owner on Troth");
  expect((await api.inbox(rival.email))[0]!.text).not.toContain(because);
  expect(await recorded(id)).toEqual(["submit: pending", "approve: approved"]);
  expect(await recorded(rivalId)).toEqual(["submit: pending", "ask for more: needs-more", "reject: rejected"]);
  expect(await reviews()).toEqual(reviewsBefore);
});

test("approving a claim asks for a recent code where it takes the listing from someone, and only there; seeing its e-mails doesn't", async () => {
  const { db } = api.database;
  const admin = await api.member({ isAdmin: true });
  const [owner, member] = [await api.member(), await api.member()];
  await db
    .updateTable("sessions")
    .set({ second_step_at: sql`now() - interval '16 minutes'` })
    .where("user_id", "=", admin.userId)
    .execute();
  const [unowned, owned, left] = [
    await addVendor(db),
    await addVendor(db, { owner_id: owner.userId }),
    // Its owner is gone, and their team isn't.
    await addVendor(db),
  ];
  await db.insertInto("vendor_members").values({ vendor_id: left, user_id: member.userId }).execute();
  const claims = await Promise.all(
    [unowned, owned, left].map(async (vendorId) => claimed(await api.member(), vendorId)),
  );
  const taking = claims.slice(1);
  for (const id of taking) {
    const refused = await decide(admin, id, "approve");
    expect([refused.statusCode, refused.json().type]).toEqual([403, "/api/reference#step-up-needed"]);
    const decision = { action: "approve", version: 1, reason: because };
    expect((await admin.call("POST", "/api/admin/previews", { subject: "claim", id, decision })).statusCode).toBe(200);
  }
  expect([await ownerOf(owned), await ownerOf(left)]).toEqual([owner.userId, null]);
  expect((await decide(admin, claims[0]!, "approve")).statusCode).toBe(200);
  expect((await decide(admin, taking[0]!, "reject")).statusCode).toBe(200);
  await db
    .updateTable("sessions")
    .set({ second_step_at: sql`now()` })
    .where("user_id", "=", admin.userId)
    .execute();
  expect((await decide(admin, taking[1]!, "approve")).statusCode).toBe(200);
});

test("whoever added a listing is told that someone's claim to it was approved; no one gets two e-mails about it", async () => {
  const { db } = api.database;
  const admin = await api.member({ isAdmin: true });
  /** How many e-mails about the approval this person gets. */
  const told = async (author: Member, prepare: (vendorId: string) => Promise<unknown> = async () => {}) => {
    const claimant = await api.member();
    const vendorId = await addVendor(db, { name: "Lipa in med", added_by: author.userId });
    await prepare(vendorId);
    const id = await claimed(claimant, vendorId);
    const before = (await subjects(author.email)).length;
    expect((await decide(admin, id, "approve")).statusCode).toBe(200);
    expect((await subjects(claimant.email))[0]).toBe("Lipa in med is yours");
    const all = await subjects(author.email);
    return all.slice(0, all.length - before);
  };
  expect(await told(await api.member())).toEqual(["Lipa in med is looked after by its business now"]);
  const [rival, owner, manager] = [await api.member(), await api.member(), await api.member()];
  expect(await told(rival, (vendorId) => claimed(rival, vendorId))).toEqual(["Your claim to Lipa in med was declined"]);
  expect(
    await told(owner, (id) => db.updateTable("vendors").set({ owner_id: owner.userId }).where("id", "=", id).execute()),
  ).toEqual(["Lipa in med has a new owner on Troth"]);
  expect(
    await told(manager, (vendor_id) =>
      db.insertInto("vendor_members").values({ vendor_id, user_id: manager.userId }).execute(),
    ),
  ).toHaveLength(1);
  const self = await api.member();
  const id = await claimed(self, await addVendor(db, { name: "Lipa in med", added_by: self.userId }));
  await decide(admin, id, "approve");
  expect((await subjects(self.email)).filter((subject) => subject.startsWith("Lipa in med"))).toEqual([
    "Lipa in med is yours",
  ]);
});

test("an approval shows on the vendor's page straight away, which never says who claims or who owns it", async () => {
  const [person, admin] = [await api.member({ lastName: "Skrivnostna" }), await api.member({ isAdmin: true })];
  const vendorId = await addVendor(api.database.db);
  const page = async () => await api.browser().call("GET", `/api/vendors/${vendorId}`);
  const id = await claimed(person, vendorId);
  expect((await page()).json().isClaimed).toBe(false);
  await decide(admin, id, "approve");
  const after = await page();
  expect(after.json().isClaimed).toBe(true);
  for (const secret of [person.userId, person.email, "Skrivnostna"]) expect(after.body).not.toContain(secret);
});

test("check 57: when two admins approve rival claims at the same moment, one gets 200 and the other 409", async () => {
  for (let i = 0; i < 3; i++) {
    const vendorId = await addVendor(api.database.db);
    const people = [await api.member(), await api.member()];
    const admins = [await api.member({ isAdmin: true }), await api.member({ isAdmin: true })];
    const ids = [await claimed(people[0]!, vendorId), await claimed(people[1]!, vendorId)];
    const answers = await Promise.all(ids.map((id, n) => decide(admins[n]!, id, "approve")));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const winner = answers.findIndex(({ statusCode }) => statusCode === 200);
    expect(answers[1 - winner]!.json().detail).toContain("now rejected");
    expect(await ownerOf(vendorId)).toBe(people[winner]!.userId);
  }
});

test("a question is answered by more evidence, and the claim waits again", async () => {
  const [person, admin] = [await api.member(), await api.member({ isAdmin: true })];
  const id = await claimed(person, await addVendor(api.database.db, { name: "Lipa in med" }));
  const more = { note: "The business register has my name." };
  const send = () => person.call("POST", `/api/claims/${id}/evidence`, more);
  expect((await send()).statusCode).toBe(409);
  await decide(admin, id, "ask-for-more", "Is there anything with your name on it?");
  expect(await read(person, id)).toMatchObject({
    status: "needs-more",
    reason: "Is there anything with your name on it?",
    decidedAt: null,
  });
  const [mail] = await api.inbox(person.email);
  expect(mail!.subject).toBe("We have a question about your claim to Lipa in med");
  expect(mail!.text).toContain("Is there anything with your name on it?");
  // It waits for its claimant, so it can't be approved.
  expect((await decide(admin, id, "approve")).statusCode).toBe(409);
  expect((await send()).json()).toMatchObject({ status: "pending", note: `${aClaim.note}\n\n${more.note}` });
  expect((await send()).statusCode).toBe(409);
});

test("a claim isn’t decided by what an admin read before its claimant confirmed an address, or answered a question", async () => {
  const [person, admin, other] = [
    await api.member(),
    await api.member({ isAdmin: true }),
    await api.member({ isAdmin: true }),
  ];
  const businessEmail = "office@lipainmed.example";
  const id = await claimed(person, await addVendor(api.database.db), { businessEmail });
  const versionNow = async () => (await admin.call("GET", `/api/admin/claims/${id}`)).json().version;
  const reject = (version: number) =>
    admin.call("POST", `/api/claims/${id}/decision`, {
      action: "reject",
      version,
      because: "unconfirmed",
      reason: because,
    });
  const before = await versionNow();
  await confirm(await linkTo(businessEmail));
  const refused = await reject(before);
  expect([refused.statusCode, refused.json().detail]).toEqual([409, expect.stringContaining("has changed")]);
  const asked = await versionNow();
  await decide(other, id, "ask-for-more", "Is there anything with your name on it?");
  await person.call("POST", `/api/claims/${id}/evidence`, { note: "The business register has my name." });
  expect((await reject(asked)).statusCode).toBe(409);
  expect(await read(person, id)).toMatchObject({ status: "pending" });
  expect((await reject(await versionNow())).statusCode).toBe(200);
});

test("a declined claim says why, its vendor stays as it was, and it can be claimed again", async () => {
  const [person, admin] = [await api.member(), await api.member({ isAdmin: true })];
  const vendorId = await addVendor(api.database.db);
  const id = await claimed(person, vendorId);
  const rejected = { status: "rejected", because: "unconfirmed", reason: because };
  expect((await decide(admin, id, "reject")).json()).toMatchObject(rejected);
  expect(await ownerOf(vendorId)).toBeNull();
  const { text } = (await api.inbox(person.email))[0]!;
  expect(text).toContain("nothing that we’ve seen bears it out.");
  expect(text).toContain(because);
  expect((await person.call("GET", "/api/users/me/claims")).json().items[0]).toMatchObject(rejected);
  const { history } = (await admin.call("GET", `/api/admin/claims/${id}`)).json();
  expect(history[0]).toMatchObject({ action: "reject", because: "unconfirmed", reason: because });
  const [event] = (await admin.call("GET", "/api/admin/events?subject=claim&action=reject")).json().items;
  expect(event).toMatchObject({ subject: { id }, because: "unconfirmed", reason: because });
  expect((await decide(admin, id, "approve")).statusCode).toBe(409);
  await claimed(person, vendorId);
});

test("a claim is rejected by a rule, and by none when it isn’t rejected", async () => {
  const [person, admin] = [await api.member(), await api.member({ isAdmin: true })];
  const id = await claimed(person, await addVendor(api.database.db));
  const send = (decision: object) =>
    admin.call("POST", `/api/claims/${id}/decision`, { version: 1, reason: because, ...decision });
  for (const decision of [
    { action: "reject" },
    { action: "approve", because: "other" },
    { action: "ask-for-more", because: "unanswered" },
  ]) {
    const refused = await send(decision);
    expect([refused.statusCode, refused.json().errors[0].pointer]).toEqual([422, "/because"]);
  }
  expect(await read(person, id)).toMatchObject({ status: "pending", because: null });
});

test("admins don't decide their own claims", async () => {
  const [admin, other] = [await api.member({ isAdmin: true }), await api.member({ isAdmin: true })];
  const vendorId = await addVendor(api.database.db);
  const id = await claimed(admin, vendorId);
  expect((await decide(admin, id, "approve")).statusCode).toBe(409);
  expect((await decide(other, id, "approve")).statusCode).toBe(200);
  expect([await ownerOf(vendorId), await roleOf(admin)]).toEqual([admin.userId, "admin"]);
});

test("a vendor that is no longer listed can't get an owner, and the claim stays open", async () => {
  const [person, admin] = [await api.member(), await api.member({ isAdmin: true })];
  const { db } = api.database;
  const vendorId = await addVendor(db);
  const id = await claimed(person, vendorId);
  await db.updateTable("vendors").set({ status: "suspended" }).where("id", "=", vendorId).execute();
  expect((await decide(admin, id, "approve")).statusCode).toBe(409);
  expect([(await read(person, id)).status, await ownerOf(vendorId)]).toEqual(["pending", null]);
});

test("closing an account withdraws its open claims, so that no one who has left becomes an owner", async () => {
  const [person, admin] = [await api.member(), await api.member({ isAdmin: true })];
  const id = await claimed(person, await addVendor(api.database.db));
  await person.call("POST", "/api/users/me/deletion", { reviews: "keep" });
  await person.call("POST", "/api/users/confirm-deletion", { token: await linkTo(person.email) });
  expect((await person.call("DELETE", "/api/users/")).statusCode).toBe(200);
  expect((await read(admin, id)).status).toBe("withdrawn");
  expect((await decide(admin, id, "approve")).statusCode).toBe(409);
});
