import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import { freshEmail, useTestApp } from "../../test/test-app.ts";
import { addVendor, aReview } from "../../test/vendors.ts";
import { osm } from "../import/from-osm.ts";
import { importPlaces } from "../import/import-places.ts";
import type { Listing } from "../import/listing.ts";
import { hoursNotGiven } from "../import/osm-opening-hours.ts";

const api = useTestApp({ clock: () => new Date("2026-11-21T10:00:00Z") });
type Browser = ReturnType<typeof api.browser>;

const reason = "We closed the bakery last year.";
const ask = (vendorId: string, email: string, given: object = {}, who: Browser = api.browser()) =>
  who.call("POST", `/api/vendors/${vendorId}/removal-requests`, {
    name: "Ana Kovač",
    email,
    role: "owner",
    reason,
    goodFaith: true,
    ...given,
  });
const receiptOf = async (email: string) => {
  const [mail] = await api.inbox(email);
  return /R(-[2-9A-Z]{4}){4}/.exec(mail!.subject)![0];
};
const asked = async (vendorId: string, email = freshEmail()) => {
  const answer = await ask(vendorId, email);
  expect([answer.statusCode, answer.json()]).toEqual([202, { email }]);
  return { email, receipt: await receiptOf(email) };
};
const read = (receipt: string) => api.browser().call("GET", `/api/removal-requests/${receipt}`);
const decide = async (receipt: string, action: string) =>
  (await api.member({ isAdmin: true })).call("POST", `/api/removal-requests/${receipt}/decision`, {
    action,
    ...(action === "decline" && { because: "still-open" }),
    reason: "The business has closed.",
  });
const statusOf = async (vendorId: string) => (await api.browser().call("GET", `/api/vendors/${vendorId}`)).statusCode;
const subjects = async (email: string) => (await api.inbox(email)).map(({ subject }) => subject);

test("anyone can ask for a listing to be removed; nothing changes until an admin decides", async () => {
  const vendorId = await addVendor(api.database.db, { name: "Lipa in med" });
  const { receipt } = await asked(vendorId);
  const mails = await api.inbox(api.settings.operatorEmail);
  const mail = mails.find(({ subject }) => subject.startsWith(`[${receipt}]`))!;
  expect(mail.links[0]).toMatch(/\/dashboard\?seleted=dash&tab=removals$/);
  expect(await statusOf(vendorId)).toBe(200);
  expect((await read(receipt)).json()).toEqual({
    receipt,
    vendor: { id: vendorId, name: "Lipa in med", language: "und" },
    status: "open",
    because: null,
    decision: "",
    createdAt: expect.any(String),
    decidedAt: null,
  });
});

test("what someone wrote to us isn't e-mailed to the address they gave, nor shown to anyone with the receipt", async () => {
  const email = freshEmail();
  await ask(await addVendor(api.database.db), email, { reason: "Buy at https://spam.example today" });
  expect(JSON.stringify(await api.inbox(email))).not.toContain("spam.example");
  const body = (await read(await receiptOf(email))).body;
  for (const secret of ["spam.example", "Kovač", email]) expect(body).not.toContain(secret);
});

test("a request without a statement of good faith, a reason or a listed vendor is refused", async () => {
  const vendorId = await addVendor(api.database.db);
  for (const given of [{ goodFaith: false }, { goodFaith: undefined }, { reason: "           " }, { name: "\u200b" }])
    expect((await ask(vendorId, freshEmail(), given)).statusCode).toBe(422);
  const status = async (id: string) => (await ask(id, freshEmail())).statusCode;
  expect(await status(await addVendor(api.database.db, { status: "pending" }))).toBe(404);
  expect(await status(await addVendor(api.database.db, { status: "retired" }))).toBe(410);
});

test("one address can ask five times an hour, and one mailbox gets five receipts", async () => {
  const vendorId = await addVendor(api.database.db);
  const pest = api.browser();
  const answers = [];
  for (let i = 0; i < 6; i++) answers.push((await ask(vendorId, freshEmail(), {}, pest)).statusCode);
  expect(answers).toEqual([202, 202, 202, 202, 202, 429]);
  const victim = freshEmail();
  for (let i = 0; i < 6; i++) answers.push((await ask(vendorId, victim)).statusCode);
  expect(answers.slice(6)).toEqual([202, 202, 202, 202, 202, 429]);
});

test("a removed listing is gone; everyone who asked is told, and so are its owner and the person who added it", async () => {
  const [owner, author] = [await api.member(), await api.member()];
  const people = { owner_id: owner.userId, added_by: author.userId };
  const vendorId = await addVendor(api.database.db, { name: "Lipa in med", ...people });
  const [first, second] = [await asked(vendorId), await asked(vendorId)];
  const answer = await decide(first.receipt, "remove");
  expect([answer.statusCode, answer.json().status]).toEqual([200, "removed"]);
  expect(await statusOf(vendorId)).toBe(410);
  for (const { email, receipt } of [first, second]) {
    expect(await subjects(email)).toContain(`We’ve removed Lipa in med (${receipt})`);
    expect((await read(receipt)).json()).toMatchObject({ status: "removed", decision: "The business has closed." });
  }
  for (const { email } of [owner, author])
    expect((await subjects(email))[0]).toBe("Lipa in med is no longer listed on Troth");
  expect((await decide(second.receipt, "decline")).statusCode).toBe(409);
});

test("as soon as someone asks, the people who look after a listing and whoever added it are told once, but not who asked", async () => {
  const { db } = api.database;
  const [owner, manager, author] = [await api.member(), await api.member(), await api.member()];
  const people = { owner_id: owner.userId, added_by: author.userId };
  const vendorId = await addVendor(db, { name: "Lipa in med", ...people });
  await db.insertInto("vendor_members").values({ vendor_id: vendorId, user_id: manager.userId }).execute();
  const { email, receipt } = await asked(vendorId);
  await asked(vendorId);
  for (const person of [owner, manager, author]) {
    const mails = (await api.inbox(person.email)).filter(({ subject }) => subject.includes("asked us to remove"));
    expect(mails.map(({ subject }) => subject)).toEqual(["Someone has asked us to remove Lipa in med"]);
    for (const secret of ["Kovač", email, receipt, reason]) expect(mails[0]!.text).not.toContain(secret);
  }
});

test("an owner who is logged in gets no warning about their own request, neither when they ask nor when the listing is gone", async () => {
  const { db } = api.database;
  const [owner, manager] = [await api.member(), await api.member()];
  const vendorId = await addVendor(db, { name: "Lipa in med", owner_id: owner.userId });
  await db.insertInto("vendor_members").values({ vendor_id: vendorId, user_id: manager.userId }).execute();
  expect((await ask(vendorId, owner.email, { role: undefined }, owner)).statusCode).toBe(202);
  const receipt = await receiptOf(owner.email);
  const mails = await api.inbox(api.settings.operatorEmail);
  const mail = mails.find(({ subject }) => subject.startsWith(`[${receipt}]`))!;
  expect(mail.text).toContain("(owner, logged in as its owner)");
  expect((await decide(receipt, "remove")).statusCode).toBe(200);
  const about = async (email: string) => (await subjects(email)).filter((subject) => subject.includes("Lipa in med"));
  expect(await about(owner.email)).toEqual([`We’ve removed Lipa in med (${receipt})`]);
  expect(await about(manager.email)).toEqual([
    "Lipa in med is no longer listed on Troth",
    "Someone has asked us to remove Lipa in med",
  ]);
});

test("a request made while an owner is logged in, with another address than theirs, is a stranger's: the owner is told", async () => {
  const owner = await api.member();
  const vendorId = await addVendor(api.database.db, { name: "Lipa in med", owner_id: owner.userId });
  const address = freshEmail();
  expect((await ask(vendorId, address, { role: undefined }, owner)).statusCode).toBe(202);
  const receipt = await receiptOf(address);
  const mails = await api.inbox(api.settings.operatorEmail);
  expect(mails.find(({ subject }) => subject.startsWith(`[${receipt}]`))!.text).toContain(`<${address}> (owner)`);
  const admin = await api.member({ isAdmin: true });
  const waiting = (await admin.call("GET", "/api/admin/removals")).json().items;
  expect(waiting.find((item: { receipt: string }) => item.receipt === receipt)).toMatchObject({ relation: null });
  expect((await decide(receipt, "remove")).statusCode).toBe(200);
  expect(await subjects(owner.email)).toEqual([
    "Lipa in med is no longer listed on Troth",
    "Someone has asked us to remove Lipa in med",
  ]);
});

test("only the people who look after a listing needn't say what they are to the business: it's what they claimed it as, or what they are to it", async () => {
  const { db } = api.database;
  const [agency, manager, stranger] = [await api.member(), await api.member(), await api.member()];
  const vendorId = await addVendor(db, { name: "Mlin ob Krki", owner_id: agency.userId });
  await db.insertInto("vendor_members").values({ vendor_id: vendorId, user_id: manager.userId }).execute();
  const claim = {
    vendor_id: vendorId,
    claimant_id: agency.userId,
    role: "agency",
    note: "",
    status: "approved",
  } as const;
  await db
    .insertInto("claims")
    .values({ id: uuidv7(), ...claim })
    .execute();
  for (const person of [agency, manager])
    expect((await ask(vendorId, person.email, { role: undefined }, person)).statusCode).toBe(202);
  expect((await ask(vendorId, stranger.email, {}, stranger)).statusCode).toBe(202);
  for (const who of [stranger, api.browser()]) {
    const refused = await ask(vendorId, freshEmail(), { role: undefined }, who);
    expect([refused.statusCode, refused.json().errors]).toEqual([422, [expect.objectContaining({ pointer: "/role" })]]);
  }
  const admin = await api.member({ isAdmin: true });
  const waiting = async () => (await admin.call("GET", "/api/admin/removals?q=krki")).json().items;
  expect(await waiting()).toMatchObject([
    { role: "agency", relation: "owner" },
    { role: "manager", relation: "manager" },
    { role: "owner", relation: null },
  ]);
  // Whoever doesn't look after it any more asks as anyone would.
  await db.deleteFrom("vendor_members").where("vendor_id", "=", vendorId).execute();
  expect((await waiting())[1]).toMatchObject({ relation: null });
});

test("a listing that was removed by mistake comes back with its reviews, on record, and whoever asked is told once", async () => {
  const { db } = api.database;
  const [owner, admin] = [await api.member(), await api.member({ isAdmin: true })];
  const vendorId = await addVendor(db, { name: "Lipa in med", owner_id: owner.userId });
  const review = await (await api.member()).call("POST", `/api/vendors/${vendorId}/reviews`, aReview);
  expect(review.statusCode, review.body).toBe(201);
  const merged = await addVendor(db, { name: "Lipa" });
  await merge(merged, vendorId);
  const { email, receipt } = await asked(vendorId);
  await ask(vendorId, email);
  await decide(receipt, "remove");
  const suppressed = () =>
    db.selectFrom("suppressed_listings").select("vendor_id").where("vendor_id", "in", [vendorId, merged]).execute();
  expect(await suppressed()).toHaveLength(2);
  const { version } = (await admin.call("GET", `/api/admin/vendors/${vendorId}`)).json();
  const explanation = "We rang the bakery, and it’s still open.";
  const decision = { action: "reinstate", version, explanation };
  const answer = await admin.call("POST", `/api/vendors/${vendorId}/decision`, decision);
  expect([answer.statusCode, answer.json().status], answer.body).toEqual([200, "approved"]);
  expect(await statusOf(vendorId)).toBe(200);
  expect(await suppressed()).toEqual([]);
  expect((await api.browser().call("GET", `/api/removal-requests/${receipt}`)).json()).toMatchObject({
    status: "undone",
    decision: "",
  });
  const { items } = (await api.browser().call("GET", `/api/vendors/${vendorId}/reviews`)).json();
  expect(items).toHaveLength(1);
  expect((await subjects(owner.email))[0]).toBe("Lipa in med is back on Troth");
  const told = (await api.inbox(email)).filter(({ subject }) => subject.startsWith("Lipa in med is listed again"));
  expect(told).toHaveLength(1);
  expect(told[0]!.text).toContain(explanation);
  const events = await db
    .selectFrom("moderation_events")
    .select(["action", "from_state", "to_state"])
    .where("subject_id", "=", vendorId)
    .orderBy("id", "desc")
    .limit(1)
    .execute();
  expect(events).toEqual([{ action: "reinstate", from_state: "retired", to_state: "approved" }]);
});

test("when a second removal is undone, whoever asked for the first isn't told again", async () => {
  const admin = await api.member({ isAdmin: true });
  const vendorId = await addVendor(api.database.db, { name: "Lipa in med" });
  const undo = async () => {
    const { version } = (await admin.call("GET", `/api/admin/vendors/${vendorId}`)).json();
    const decision = { action: "reinstate", version, explanation: "We rang the bakery, and it’s still open." };
    expect((await admin.call("POST", `/api/vendors/${vendorId}/decision`, decision)).statusCode).toBe(200);
  };
  const listedAgain = async (email: string) => (await subjects(email)).filter((one) => one.includes("is listed again"));
  const first = await asked(vendorId);
  await decide(first.receipt, "remove");
  await undo();
  const second = await asked(vendorId);
  await decide(second.receipt, "remove");
  await undo();
  expect(await listedAgain(second.email)).toHaveLength(1);
  expect(await listedAgain(first.email)).toHaveLength(1);
});

test("whoever added a listing that they own is told once that it was removed", async () => {
  const { userId, email } = await api.member();
  const { receipt } = await asked(await addVendor(api.database.db, { owner_id: userId, added_by: userId }));
  await decide(receipt, "remove");
  expect((await subjects(email)).filter((subject) => subject.includes("no longer listed"))).toHaveLength(1);
});

test("what is open about a listing ends with it, also about what was merged into it: claims and suggestions, with the reason", async () => {
  const { db } = api.database;
  const [claimant, proposer, admin] = [await api.member(), await api.member(), await api.member({ isAdmin: true })];
  const [a, b] = [await addVendor(db, { name: "Lipa", location: ["ljubljana-si"] }), await addVendor(db)];
  const claim = await claimant.call("POST", `/api/vendors/${b}/claims`, {
    role: "owner",
    note: "I run it with my sister.",
  });
  expect(claim.statusCode, claim.body).toBe(201);
  for (const id of [a, b]) {
    const change = { changes: { address: "Trubarjeva 42" } };
    expect((await proposer.call("POST", `/api/vendors/${id}/proposals`, change)).statusCode).toBe(201);
  }
  await merge(a, b);
  const isWaiting = async (what: string) =>
    (await admin.call("GET", `/api/admin/${what}`))
      .json()
      .items.some(({ vendor }: { vendor: { id: string } }) => [a, b].includes(vendor.id));
  expect([await isWaiting("claims"), await isWaiting("proposals")]).toEqual([true, true]);
  await decide((await asked(b)).receipt, "remove");
  expect([await isWaiting("claims"), await isWaiting("proposals")]).toEqual([false, false]);
  expect((await claimant.call("GET", "/api/users/me/claims")).json().items).toMatchObject([
    { status: "rejected", reason: expect.stringContaining("asked not to be listed"), decidedAt: expect.any(String) },
  ]);
  const { items } = (await proposer.call("GET", "/api/users/me/proposals")).json();
  expect(items).toMatchObject(
    [b, a].map(() => ({
      status: "decided",
      changes: [{ outcome: "declined" }],
      explanation: expect.stringContaining("asked not to be listed"),
      decidedAt: expect.any(String),
    })),
  );
  expect((await subjects(claimant.email))[0]).toBe("Villa Podrožnik is no longer listed on Troth");
  // Once, though they suggested two changes.
  expect((await subjects(proposer.email)).filter((subject) => subject.startsWith("Your suggestion for"))).toHaveLength(
    1,
  );
  for (const [id, end] of [
    [claim.json().id, "reject"],
    [items[0].id, "decline"],
  ]) {
    const events = await db
      .selectFrom("moderation_events")
      .select("action")
      .where("subject_id", "=", id)
      .orderBy("id")
      .execute();
    expect(events.map(({ action }) => action)).toEqual(["submit", end]);
  }
});

test("what is open about a suspended listing stays open, since the listing may come back", async () => {
  const { db } = api.database;
  const [person, admin] = [await api.member(), await api.member({ isAdmin: true })];
  const id = await addVendor(db);
  await person.call("POST", `/api/vendors/${id}/claims`, { role: "owner", note: "I run it with my sister." });
  const proposal = { changes: { address: "Trubarjeva 42" } };
  await (await api.member()).call("POST", `/api/vendors/${id}/proposals`, proposal);
  const suspension = { action: "suspend", because: "closed", explanation: "The telephone is dead.", version: 1 };
  expect((await admin.call("POST", `/api/vendors/${id}/decision`, suspension)).statusCode).toBe(200);
  const states = async (table: "claims" | "vendor_proposals") =>
    db.selectFrom(table).select("status").where("vendor_id", "=", id).execute();
  expect([await states("claims"), await states("vendor_proposals")]).toEqual([
    [{ status: "pending" }],
    [{ status: "open" }],
  ]);
});

const merge = async (id: string, into: string) => {
  const because = "Both have the same address and telephone number.";
  const answer = await (
    await api.member({ isAdmin: true })
  ).call("POST", `/api/vendors/${id}/merge`, { into, reason: because });
  expect(answer.statusCode, answer.body).toBe(200);
};
const unmerge = async (id: string) =>
  (await api.member({ isAdmin: true })).call("POST", `/api/vendors/${id}/unmerge`, {
    reason: "They are two businesses after all.",
  });

test("no merge is undone once the listing it was merged into was removed, so nothing comes back", async () => {
  const [a, b, c] = [
    await addVendor(api.database.db),
    await addVendor(api.database.db),
    await addVendor(api.database.db),
  ];
  await merge(a, b);
  await merge(b, c);
  await decide((await asked(c)).receipt, "remove");
  for (const id of [a, b]) {
    const refused = await unmerge(id);
    expect([refused.statusCode, refused.json().detail]).toEqual([409, expect.stringContaining("has been removed")]);
  }
  expect([await statusOf(a), await statusOf(b), await statusOf(c)]).toEqual([410, 410, 410]);
});

test("a request about a listing that was merged meanwhile is about the one it is part of now", async () => {
  const owner = await api.member();
  const a = await addVendor(api.database.db, { name: "Lipa" });
  const b = await addVendor(api.database.db, { name: "Lipa in med", owner_id: owner.userId });
  const [first, second] = [await asked(a), await asked(b)];
  await merge(a, b);
  expect((await read(first.receipt)).json().vendor).toMatchObject({ id: b, name: "Lipa in med" });
  const answer = await decide(first.receipt, "remove");
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { status: "removed", vendor: { id: b } }]);
  expect([await statusOf(a), await statusOf(b)]).toEqual([410, 410]);
  // Everyone is told about the listing that they asked about.
  expect(await subjects(first.email)).toContain(`We’ve removed Lipa (${first.receipt})`);
  expect(await subjects(second.email)).toContain(`We’ve removed Lipa in med (${second.receipt})`);
  expect((await read(second.receipt)).json()).toMatchObject({ status: "removed" });
  expect((await subjects(owner.email)).some((subject) => subject.startsWith("Lipa in med is no longer"))).toBe(true);
  const suppressed = await api.database.db
    .selectFrom("suppressed_listings")
    .select("vendor_id")
    .where("vendor_id", "in", [a, b])
    .execute();
  expect(suppressed).toHaveLength(2);
});

test("removing a listing also answers requests about what had been merged into it", async () => {
  const [a, b] = [await addVendor(api.database.db, { name: "Lipa" }), await addVendor(api.database.db)];
  const [first, second] = [await asked(a), await asked(b)];
  await merge(a, b);
  await decide(second.receipt, "remove");
  expect((await read(first.receipt)).json()).toMatchObject({ status: "removed" });
});

test("a declined request leaves the listing as it is and says why", async () => {
  const vendorId = await addVendor(api.database.db);
  const { email, receipt } = await asked(vendorId);
  const declined = { status: "declined", because: "still-open", decision: "The business has closed." };
  expect((await decide(receipt, "decline")).json()).toMatchObject(declined);
  expect((await read(receipt)).json()).toMatchObject(declined);
  expect(await statusOf(vendorId)).toBe(200);
  const { text } = (await api.inbox(email)).find(({ subject }) => subject.startsWith("We’re keeping"))!;
  expect(text).toContain("the business still takes bookings");
  expect(text).toContain(declined.decision);
  const admin = await api.member({ isAdmin: true });
  const [event] = (await admin.call("GET", "/api/admin/events?subject=removal&action=decline")).json().items;
  expect(event).toMatchObject({ because: "still-open", reason: declined.decision });
  const suppressed = await api.database.db.selectFrom("suppressed_listings").select("vendor_id").execute();
  expect(suppressed.map(({ vendor_id }) => vendor_id)).not.toContain(vendorId);
});

test("a request is declined by a rule, and granted by none", async () => {
  const { receipt } = await asked(await addVendor(api.database.db));
  const admin = await api.member({ isAdmin: true });
  for (const decision of [{ action: "decline" }, { action: "remove", because: "other" }]) {
    const given = { ...decision, reason: "The business has closed." };
    const refused = await admin.call("POST", `/api/removal-requests/${receipt}/decision`, given);
    expect([refused.statusCode, refused.json().errors[0].pointer]).toEqual([422, "/because"]);
  }
  expect((await read(receipt)).json().status).toBe("open");
});

test("of two decisions at the same moment one counts", async () => {
  const { receipt } = await asked(await addVendor(api.database.db));
  const answers = await Promise.all([decide(receipt, "remove"), decide(receipt, "decline")]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
});

const place = {
  id: "ljubljana-si",
  name: "Ljubljana",
  country: "SI",
  countryName: "Slovenia",
  timeZone: "Europe/Ljubljana",
  latitude: 46.05,
  longitude: 14.5,
};
const listing = (given: Partial<Listing>): Listing => ({
  source: osm,
  sourceId: "node/1",
  name: "Pekarna Žemlja",
  nameSlug: "pekarna-zemlja",
  language: "sl",
  category: ["venues"],
  place,
  phoneNumber: "",
  website: "https://www.zemlja.example/",
  address: "",
  socialMedia: [],
  openingHours: hoursNotGiven(),
  timeZone: place.timeZone,
  latitude: 46.05,
  longitude: 14.5,
  ...given,
});

const removeImported = async (sourceId: string) => {
  const { id } = await api.database.db
    .selectFrom("vendors")
    .select("id")
    .where("source_id", "=", sourceId)
    .executeTakeFirstOrThrow();
  await decide((await asked(id)).receipt, "remove");
};

test("no import brings back a listing that was removed: not by its id, its name in the same place, or its website", async () => {
  await addVendor(api.database.db);
  expect(await importPlaces(api.database.db, [listing({})])).toMatchObject({ taken: 1 });
  await removeImported("node/1");
  const far = { latitude: 46.1, longitude: 14.6 };
  const again = [
    listing({ name: "Pekarna Žemlja d.o.o." }),
    listing({ sourceId: "node/2", name: "PEKARNA ZEMLJA", website: "", ...far }),
    listing({ sourceId: "node/3", name: "Žemlja", website: "http://zemlja.example", ...far }),
    listing({ sourceId: "node/4", name: "Pekarna Potica", website: "", ...far }),
  ];
  expect(await importPlaces(api.database.db, again)).toMatchObject({
    taken: 1,
    updated: 0,
    kept: { "not approved here": ["Pekarna Žemlja"] },
    skipped: { "asked not to be listed": ["PEKARNA ZEMLJA", "Žemlja"] },
  });
});

test("a page on a shared host keeps only the same page from being imported, and its front page keeps nothing", async () => {
  await addVendor(api.database.db);
  const websites = [
    "https://www.facebook.com/profile.php?id=1",
    "https://www.youtube.com/watch?v=Lipa",
    "https://www.instagram.com/",
    "https://lipa.blogspot.com/",
  ];
  // Neither near each other nor alike.
  const named = (name: string, n: number, website: string) =>
    listing({ sourceId: `way/${n}`, name, nameSlug: name, website, latitude: 45 + n / 10 });
  const removed = websites.map((website, n) => named(`removed-${"abcd"[n]}`, n, website));
  expect(await importPlaces(api.database.db, removed)).toMatchObject({ taken: 4 });
  for (const { sourceId } of removed) await removeImported(sourceId);
  const others = [
    named("the-same-profile", 4, "https://m.facebook.com/profile.php?ref=hl&id=1"),
    named("another-profile", 5, "https://www.facebook.com/profile.php?id=2"),
    named("the-same-film", 6, "https://m.youtube.com/watch?v=Lipa"),
    named("another-film", 7, "https://www.youtube.com/watch?v=Med"),
    named("a-front-page", 8, "https://www.instagram.com/"),
    named("the-same-blog", 9, "http://lipa.blogspot.com"),
    named("another-blog", 10, "https://med.blogspot.com/"),
  ];
  expect(await importPlaces(api.database.db, others)).toMatchObject({
    taken: 4,
    skipped: { "asked not to be listed": ["the-same-profile", "the-same-film", "the-same-blog"] },
  });
});
