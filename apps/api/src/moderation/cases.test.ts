import { uuidv7 } from "uuidv7";
import { beforeAll, expect, test } from "vitest";
import { freshEmail, useTestApp } from "../../test/test-app.ts";
import { aReview, addVendor } from "../../test/vendors.ts";
import { newReceipt } from "../contact/receipt.ts";
import { contentOf } from "../reviews/create-review.ts";

const api = useTestApp();
type Member = Awaited<ReturnType<typeof api.member>>;

let admin: Member;
let author: Member;
beforeAll(async () => {
  admin = await api.member({ firstName: "Mira", lastName: "Zupan", isAdmin: true });
  author = await api.member({ firstName: "Ana", lastName: "Kovač" });
});

const read = async (path: string) => {
  const answer = await admin.call("GET", `/api/admin/${path}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const decide = async (path: string, decision: object) => {
  const answer = await admin.call("POST", `/api/${path}/decision`, { version: 1, ...decision });
  expect(answer.statusCode, answer.body).toBe(200);
};

test("getVendorCase has the listing, its author's other listings and their fates, duplicates, and decisions on others like it", async () => {
  const { db } = api.database;
  const bakery = { category: ["cakes"], added_by: author.userId, status: "pending" as const };
  const explanation = "It’s listed already, as Lipa & med.";
  const earlier = await addVendor(db, { ...bakery, name: "Lipa med" });
  await decide(`vendors/${earlier}`, { action: "reject", because: "duplicate", explanation });
  const elsewhere = await addVendor(db, { name: "Sladka hiša", category: ["cakes"], status: "pending" });
  await decide(`vendors/${elsewhere}`, { action: "approve" });
  const listed = await addVendor(db, {
    name: "Slaščičarna Potonika",
    category: ["cakes"],
    phone_number: "+38612345678",
  });
  // Someone else has added it, too.
  const waiting = await addVendor(db, { name: "Torte Potonika", category: ["cakes"], status: "pending" });
  const unlike = await addVendor(db, { name: "Mestni kvartet", category: ["live-music"], status: "pending" });
  await decide(`vendors/${unlike}`, { action: "approve" });
  const id = await addVendor(db, {
    ...bakery,
    name: "Potonika",
    description: "Cakes with real flowers.",
    phone_number: "+38612345678",
  });
  const found = await read(`vendors/${id}`);
  expect(found).toMatchObject({
    vendor: { id, name: "Potonika", description: "Cakes with real flowers.", status: "pending" },
    decision: null,
    mayDecide: true,
    owner: null,
    team: [],
    author: { name: "Ana Kovač", vendors: [{ id: earlier, name: "Lipa med", status: "rejected" }] },
    history: [],
  });
  expect(found.duplicates, "with all there is to compare").toMatchObject([
    {
      vendor: { id: listed, status: "approved", phoneNumber: "+386 1 234 56 78", website: "", address: "", photos: [] },
    },
    { vendor: { id: waiting, status: "pending", phoneNumber: "", description: "" } },
  ]);
  expect(found.alike).toMatchObject([
    { id: elsewhere, action: "approve", because: null, reason: "" },
    { id: earlier, action: "reject", because: "duplicate", reason: explanation, by: "Mira Zupan" },
  ]);
  expect(JSON.stringify(found)).not.toContain(author.email);

  const warning = "Please look whether a business is listed already.";
  const warned = await admin.call("POST", `/api/admin/people/${author.userId}/warning`, { reason: warning });
  expect(warned.statusCode, warned.body).toBe(204);
  expect((await read(`vendors/${id}`)).author).toMatchObject({
    id: author.userId,
    account: [{ action: "warn", by: "Mira Zupan", reason: warning }],
  });

  await decide(`vendors/${id}`, { action: "reject", because: "incomplete", explanation: "Please add an address." });
  expect(await read(`vendors/${id}`)).toMatchObject({
    decision: { reason: "Please add an address." },
    history: [{ by: "you", action: "reject", reason: "Please add an address." }],
  });
  expect((await admin.call("GET", "/api/admin/vendors/01986f2a-6c00-7000-8000-00000000dead")).statusCode).toBe(404);
});

test("getVendorCase warns of a business that was suspended or didn't want to be listed, though no one else sees them", async () => {
  const { db } = api.database;
  const business = { name: "Mlin na Krki", location: ["krka-si"], phone_number: "+386 7 306 51 22" };
  const add = (given: object) => addVendor(db, { ...business, ...given });
  const [suspended, unwanted, merged] = [await add({ status: "suspended" }), await add({}), await add({})];
  await db.updateTable("vendors").set({ status: "merged", merged_into: unwanted }).where("id", "=", merged).execute();
  const email = "mlin@krka.example";
  const asks = { name: "Ivo Krka", email, role: "owner", reason: "We don't want to be found here.", goodFaith: true };
  await api.browser().call("POST", `/api/vendors/${unwanted}/removal-requests`, asks);
  const receipt = /R(-[2-9A-Z]{4}){4}/.exec((await api.inbox(email))[0]!.subject)![0];
  const removal = { action: "remove", reason: "The business asked us to remove it." };
  const removed = await admin.call("POST", `/api/removal-requests/${receipt}/decision`, removal);
  expect(removed.statusCode, removed.body).toBe(200);
  const id = await add({ status: "pending", added_by: author.userId });

  const { duplicates } = await read(`vendors/${id}`);
  const labels = Object.fromEntries(
    duplicates.map((one: { vendor: { id: string; status: string }; isUnwanted: boolean }) => [
      one.vendor.id,
      [one.vendor.status, one.isUnwanted],
    ]),
  );
  expect(labels).toEqual({
    [suspended]: ["suspended", false],
    [unwanted]: ["retired", true],
    [merged]: ["merged", true],
  });
  const { phone_number: phoneNumber, ...asked } = business;
  const seen = await author.call("POST", "/api/vendors/duplicates", { ...asked, phoneNumber });
  expect(seen.json().items.map(({ vendor }: { vendor: { id: string } }) => vendor.id)).toEqual([id]);
});

test("getClaimCase has the evidence, rivals, the present owner and team, and decisions on claims at the same domain, then on those that show as much", async () => {
  const { db } = api.database;
  const [owner, manager, rival] = [
    await api.member({ firstName: "Jakob", lastName: "Pule" }),
    await api.member({ firstName: "Petra", lastName: "Kos" }),
    await api.member({ firstName: "Ivo", lastName: "Šuštar" }),
  ];
  const website = "https://www.pule.example/";
  const add = (given: object = {}) => addVendor(db, { name: "Posestvo Pule", website, ...given });
  const vendorId = await add({ owner_id: owner.userId });
  await db.insertInto("vendor_members").values({ vendor_id: vendorId, user_id: manager.userId }).execute();
  const claim = async (person: Member, vendor: string, parts: object = {}) => {
    const given = {
      role: "manager",
      note: "I run it with my sister, from our office.",
      businessEmail: "office@pule.example",
      ...parts,
    };
    const answer = await person.call("POST", `/api/vendors/${vendor}/claims`, given);
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json().id as string;
  };
  const earlier = await claim(author, await add({ name: "Pule, terasa", website: "http://pule.example/terasa" }));
  await decide(`claims/${earlier}`, {
    action: "reject",
    because: "not-authorised",
    reason: "The office says it doesn’t know them.",
  });
  const refusal = { action: "reject", because: "unanswered", reason: "No one answers at that address." };
  const elsewhere = async (role = "manager") => {
    const vendor = await add({ name: "Druga hiša", website: "https://drugahisa.example/" });
    return claim(rival, vendor, { role, businessEmail: freshEmail() });
  };
  const akin = await elsewhere();
  const [byOwner, confirmed, documented] = [await elsewhere("owner"), await elsewhere(), await elsewhere()];
  const at = new Date();
  await db.updateTable("claims").set({ email_confirmed_at: at }).where("id", "=", confirmed).execute();
  const document = { document_type: "application/pdf", document_size: 8, document_at: at } as const;
  await db
    .updateTable("claims")
    .set({ document_id: uuidv7(), ...document })
    .where("id", "=", documented)
    .execute();
  for (const one of [akin, byOwner, confirmed, documented]) {
    const { version } = await read(`claims/${one}`);
    await decide(`claims/${one}`, { ...refusal, version });
  }
  const [id, other] = [await claim(author, vendorId), await claim(rival, vendorId)];

  const found = await read(`claims/${id}`);
  expect(found).toMatchObject({
    claim: { id, businessEmail: "office@pule.example", evidence: { domainMatches: true } },
    vendor: { id: vendorId, website },
    mayDecide: true,
    owner: { name: "Jakob Pule" },
    team: [{ name: "Petra Kos" }],
    claimant: { name: "Ana Kovač", claims: [{ id: earlier, status: "rejected" }] },
    rivals: [{ id: other, claimant: { name: "Ivo Šuštar" } }],
    history: [{ by: "author", name: "Ana K.", action: "submit" }],
    alike: [
      { id: earlier, action: "reject", because: "not-authorised", by: "Mira Zupan" },
      { id: akin, because: "unanswered" },
    ],
  });
  expect(found.alike).toHaveLength(2);
  expect((await admin.call("GET", "/api/admin/claims/01986f2a-6c00-7000-8000-00000000dead")).statusCode).toBe(404);
});

test("getProposalCase has what would change, who looks after the listing, what else is proposed, and decisions on others like it, then on those that would change the same", async () => {
  const { db } = api.database;
  const owner = await api.member({ firstName: "Jakob", lastName: "Pule" });
  const rival = await api.member({ firstName: "Ivo", lastName: "Šuštar" });
  const vendorId = await addVendor(db, { name: "Posestvo Pule", owner_id: owner.userId, address: "Pule 1" });
  const propose = async (person: Member, vendor: string, changes: object) => {
    const answer = await person.call("POST", `/api/vendors/${vendor}/proposals`, { changes });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json().id as string;
  };
  const because = "unconfirmed";
  const explanation = "Their own website gives the old address.";
  const refuse = (id: string) =>
    admin.call("POST", `/api/proposals/${id}/decision`, { accepted: [], because, explanation });
  const elsewhere = await propose(author, await addVendor(db, { name: "Druga hiša" }), { priceRange: 3 });
  // Decided later, and not as near.
  const akin = await propose(rival, await addVendor(db, { name: "Tretja hiša" }), {
    address: "Pot 3",
    description: "Rooms.",
  });
  const unlike = await propose(rival, await addVendor(db, { name: "Četrta hiša" }), { priceRange: 2 });
  for (const one of [elsewhere, akin, unlike]) expect((await refuse(one)).statusCode).toBe(200);
  // Its owner's answer is no decision of ours.
  const answered = await propose(rival, vendorId, { priceRange: 1 });
  expect((await owner.call("POST", `/api/proposals/${answered}/decision`, { accepted: [] })).statusCode).toBe(200);
  const other = await propose(rival, vendorId, { priceRange: 2 });
  const id = await propose(author, vendorId, { address: "Pule 2", description: "A manor." });

  const found = await read(`proposals/${id}`);
  expect(found).toMatchObject({
    proposal: { id, status: "open", proposer: { name: "Ana K." }, because: null, explanation: "" },
    version: 1,
    vendor: { id: vendorId },
    owner: { name: "Jakob Pule" },
    team: [],
    notByYou: null,
    proposer: { name: "Ana Kovač", proposals: [{ id: elsewhere, status: "decided" }] },
    others: [{ id: other }],
    history: [{ by: "author", name: "Ana K.", action: "submit" }],
    alike: [{ id: elsewhere, action: "decline", because, reason: explanation, by: "Mira Zupan" }, { id: akin }],
  });
  expect(found.proposal.changes).toEqual(
    expect.arrayContaining([{ field: "address", from: "Pule 1", to: "Pule 2", now: "Pule 1", outcome: null }]),
  );
  expect(found.alike).toHaveLength(2);
  expect(JSON.stringify(found)).not.toContain(author.email);

  expect((await refuse(id)).statusCode).toBe(200);
  expect(await read(`proposals/${id}`)).toMatchObject({
    proposal: { because, explanation },
    history: [
      { by: "you", action: "decline", reason: explanation },
      { action: "submit", reason: "" },
    ],
  });
  expect((await admin.call("GET", "/api/admin/proposals/01986f2a-6c00-7000-8000-00000000dead")).statusCode).toBe(404);
});

test("an admin who looks after a listing doesn't decide claims to it, as its case says", async () => {
  const vendorId = await addVendor(api.database.db, { owner_id: admin.userId });
  const note = "It has been my family's business since 1998.";
  const { id } = (await author.call("POST", `/api/vendors/${vendorId}/claims`, { role: "owner", note })).json();
  expect(await read(`claims/${id}`)).toMatchObject({ mayDecide: false });
  const refused = await admin.call("POST", `/api/claims/${id}/decision`, {
    action: "reject",
    version: 1,
    because: "untrue",
    reason: "It’s mine.",
  });
  expect([refused.statusCode, refused.json().detail]).toEqual([
    409,
    "It’s about you or your partner, so another admin has to decide.",
  ]);
});

const decideBy = async (path: string, decision: object) => {
  const answer = await admin.call("POST", `/api/${path}/decision`, decision);
  expect(answer.statusCode, answer.body).toBe(200);
};

test("getCaseBackground has whose address a notice was sent from, what else was, and decisions on what alleges the same", async () => {
  const { db } = api.database;
  const sender = await api.member({ firstName: "Eva", lastName: "Mlakar" });
  const notice = async (reason: "defamation" | "other", given: { email?: string; vendorId?: string } = {}) => {
    const receipt = newReceipt("N", 4);
    const vendor_id = given.vendorId ?? (await addVendor(db, { name: "Vila Urška" }));
    const rest = { email: given.email ?? freshEmail(), name: "Eva", explanation: "It says what isn’t true of anyone." };
    await db
      .insertInto("notices")
      .values({ id: uuidv7(), receipt, vendor_id, reason, ...rest })
      .execute();
    return { receipt, vendorId: vendor_id };
  };
  const dismiss = { action: "dismiss", version: 1, because: "unconfirmed", reason: "Nothing bears it out." };
  const [alike, unlike, same] = [await notice("defamation"), await notice("other"), await notice("other")];
  for (const { receipt, vendorId } of [alike, unlike, same])
    await decideBy(`notices/${receipt}`, { ...dismiss, vendorId });
  const other = await notice("other", { email: sender.email });
  // About a listing that the admin looks after.
  const mine = await addVendor(db, { owner_id: admin.userId });
  const ours = await notice("defamation", { email: sender.email, vendorId: mine });
  const { receipt } = await notice("defamation", { email: sender.email.toUpperCase(), vendorId: same.vendorId });

  const found = await read(`background/notice/${receipt}`);
  expect(found).toEqual({
    person: { id: sender.userId, name: "Eva Mlakar", memberSince: expect.any(String), account: [] },
    others: [
      {
        id: other.receipt,
        vendor: { id: other.vendorId, name: "Vila Urška", language: expect.any(String) },
        status: "open",
        createdAt: expect.any(String),
      },
    ],
    alike: [same, alike].map((one) => ({
      id: one.receipt,
      vendor: { id: one.vendorId, name: "Vila Urška", language: expect.any(String) },
      action: "dismiss",
      because: "unconfirmed",
      reason: "Nothing bears it out.",
      by: "Mira Zupan",
      at: expect.any(String),
    })),
  });
  // A stranger's, and one that the admin mustn't know of.
  expect(await read(`background/notice/${unlike.receipt}`)).toMatchObject({ person: null, others: [] });
  expect((await admin.call("GET", `/api/admin/background/notice/${ours.receipt}`)).statusCode).toBe(404);
  // Nor does an address that no one has confirmed say whose it is.
  await db.updateTable("users").set({ email_verified_at: null }).where("id", "=", sender.userId).execute();
  expect(await read(`background/notice/${receipt}`)).toMatchObject({ person: null, others: [{ id: other.receipt }] });
});

test("getCaseBackground has the same of requests to remove a listing, by the role of whoever asks", async () => {
  const { db } = api.database;
  const ask = async (role: "owner" | "agency", email: string, vendorId?: string) => {
    const receipt = newReceipt("R", 4);
    const vendor_id = vendorId ?? (await addVendor(db));
    await db
      .insertInto("removal_requests")
      .values({ id: uuidv7(), receipt, vendor_id, name: "Eva", email, role, reason: "We closed last year." })
      .execute();
    return receipt;
  };
  const decline = { action: "decline", because: "not-authorised", reason: "The business knows nothing of it." };
  const [alike, unlike] = [await ask("agency", freshEmail()), await ask("owner", freshEmail())];
  for (const receipt of [alike, unlike]) await decideBy(`removal-requests/${receipt}`, decline);
  const email = freshEmail();
  const other = await ask("owner", email);
  const found = await read(`background/removal/${await ask("agency", email)}`);
  expect(found).toMatchObject({
    person: null,
    others: [{ id: other, status: "open" }],
    alike: [{ id: alike, action: "decline", because: "not-authorised", reason: "The business knows nothing of it." }],
  });
  expect(found.alike).toHaveLength(1);
});

test("getCaseBackground has the author of a proof, with what was decided about their account, and not what concerns the admin", async () => {
  const { db } = api.database;
  const handIn = async (who: Member, kind: "invoice" | "photo", vendorId?: string) => {
    const [id, review_id] = [uuidv7(), uuidv7()];
    const about = { vendor_id: vendorId ?? (await addVendor(db)), author_id: who.userId };
    await db
      .insertInto("reviews")
      .values({ id: review_id, ...about, ...contentOf({ ...aReview, experience: "completed" }) })
      .execute();
    await db
      .insertInto("review_proofs")
      .values({ id, review_id, author_id: who.userId, kind, media_type: "application/pdf", size: 8 })
      .execute();
    return id;
  };
  const [sender, stranger] = [await api.member({ firstName: "Eva", lastName: "Mlakar" }), await api.member()];
  const alike = await handIn(stranger, "photo");
  await decideBy(`admin/proofs/${alike}`, {
    action: "refuse",
    because: "no-booking",
    explanation: "It’s of the garden.",
  });
  await decideBy(`admin/proofs/${await handIn(stranger, "invoice")}`, {
    action: "accept",
    explanation: "Thank you, it does.",
  });
  const warning = "Please hand in what shows your name.";
  await admin.call("POST", `/api/admin/people/${sender.userId}/warning`, { reason: warning });
  const other = await handIn(sender, "invoice");
  const found = await read(`background/proof/${await handIn(sender, "photo")}`);
  expect(found).toMatchObject({
    person: { id: sender.userId, name: "Eva Mlakar", account: [{ action: "warn", reason: warning }] },
    others: [{ id: other, status: "waiting" }],
    alike: [{ id: alike, action: "refuse", because: "no-booking", reason: "It’s of the garden." }],
  });
  expect(found.alike).toHaveLength(1);
  const mine = await handIn(sender, "photo", await addVendor(db, { owner_id: admin.userId }));
  for (const id of [mine, "nothing-like-it"])
    expect((await admin.call("GET", `/api/admin/background/proof/${id}`)).statusCode).toBe(404);
});
