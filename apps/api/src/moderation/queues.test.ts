import { uuidv7 } from "uuidv7";
import { beforeAll, expect, test } from "vitest";
import { useTestApp } from "../../test/test-app.ts";
import { aReview, addVendor } from "../../test/vendors.ts";
import { newReceipt } from "../contact/receipt.ts";
import { contentOf } from "../reviews/create-review.ts";

const api = useTestApp();
type Member = Awaited<ReturnType<typeof api.member>>;

let admin: Member;
let ana: Member;
let ivo: Member;
beforeAll(async () => {
  admin = await api.member({ isAdmin: true });
  ana = await api.member({ firstName: "Ana", lastName: "Kovač" });
  ivo = await api.member({ firstName: "Ivo", lastName: "Šuštar" });
});

const since = (day: number) => new Date(Date.UTC(2026, 9, day));
const pending = (name: string, day: number, given: object = {}) =>
  addVendor(api.database.db, { name, status: "pending", status_since: since(day), ...given });

/** A queue from its first page to its last, one item at a time. */
async function read(path: string, query: Record<string, string> = {}, person = admin) {
  const items: Record<string, unknown>[] = [];
  let cursor: string | null = null;
  do {
    const parameters = new URLSearchParams({ limit: "1", ...query, ...(cursor !== null && { cursor }) });
    const answer = await person.call("GET", `/api/admin/${path}?${parameters}`);
    expect(answer.statusCode, answer.body).toBe(200);
    items.push(...answer.json().items);
    cursor = answer.json().nextCursor;
  } while (cursor !== null);
  return items;
}
const placed = {
  category: ["venues"],
  places: [{ id: "ljubljana-si", name: "ljubljana", country: "SI", countryName: "Slovenia" }],
};

test("listPendingVendors has what waits, page by page, and finds it by words of its name or of who added it", async () => {
  const second = await pending("Lipa in med", 2, { added_by: ana.userId });
  const first = await pending("Zvočna loža", 1, { added_by: ivo.userId });
  const own = await pending("Vila Podrožnik", 3, { added_by: admin.userId });
  const imported = await pending("Čajna soba", 4);
  const suspended = await addVendor(api.database.db, { name: "Grad Otočec", status: "suspended" });
  const ids = async (query?: Record<string, string>) => (await read("vendors", query)).map(({ id }) => id);
  expect(await ids()).toEqual([first, second, own, imported]);
  expect(await ids({ sort: "newest" })).toEqual([imported, own, second, first]);
  expect(await ids({ q: "zvocna" })).toEqual([first]);
  expect(await ids({ q: "sustar  zvoč" })).toEqual([first]);
  expect(await ids({ q: "kovac zvoč" })).toEqual([]);
  expect(await ids({ status: "suspended" })).toEqual([suspended]);
  expect(await read("vendors", { limit: "50" })).toMatchObject([
    { id: first, name: "Zvočna loža", ...placed, status: "pending", addedBy: { name: "Ivo Šuštar" }, mayDecide: true },
    { id: second, since: since(2).toISOString() },
    { id: own, mayDecide: false },
    { id: imported, addedBy: null },
  ]);
  const { nextCursor } = (await admin.call("GET", "/api/admin/vendors?limit=1")).json();
  const elsewhere = await admin.call("GET", `/api/admin/vendors?sort=newest&cursor=${nextCursor}`);
  expect(elsewhere.statusCode).toBe(400);
});

test("listPendingVendors has the listed ones too, the latest first, and finds them by the words of their names", async () => {
  const names = ["Lipov gaj", "Lipova senca", "Grad Lipa"];
  const added: string[] = [];
  for (const name of names) added.push(await addVendor(api.database.db, { name }));
  const ids = async (query: Record<string, string>) =>
    (await read("vendors", { status: "approved", ...query })).map(({ id }) => id);
  expect(await ids({ q: "lipov" })).toEqual([added[1], added[0]]);
  expect(await ids({ q: "lipa grad" })).toEqual([added[2]]);
  expect(await ids({ q: "…" })).toEqual([]);
  expect((await ids({})).slice(0, 3)).toEqual(added.toReversed());
  const [first] = await read("vendors", { status: "approved", q: "senca" });
  expect(first).toMatchObject({ status: "approved", mayDecide: true, since: expect.any(String) });
});

test("a vendor that is sent in again starts to wait anew", async () => {
  const id = await addVendor(api.database.db, { name: "Pri Tinetu", status: "rejected", added_by: ana.userId });
  await api.database.db
    .updateTable("vendors")
    .set({ status_since: since(1) })
    .where("id", "=", id)
    .execute();
  expect((await ana.call("POST", `/api/vendors/${id}/resubmission`)).statusCode).toBe(200);
  const [waiting] = await read("vendors", { q: "tinetu" });
  expect(Date.now() - Date.parse(waiting!["since"] as string)).toBeLessThan(60_000);
});

test("listPendingClaims says what the evidence is and how many rivals there are", async () => {
  const vendorId = await addVendor(api.database.db, { name: "Posestvo Pule", website: "https://pule.example/" });
  const note = "I run it with my sister, and the number is our office.";
  const claim = async (person: Member, given: object = {}) =>
    (await person.call("POST", `/api/vendors/${vendorId}/claims`, { role: "manager", note, ...given })).json().id;
  const anas = await claim(ana, { businessEmail: "ana@pule.example" });
  const ivos = await claim(ivo);
  const asked = await admin.call("POST", `/api/claims/${ivos}/decision`, {
    action: "ask-for-more",
    version: 1,
    reason: "Who?",
  });
  expect(asked.statusCode, asked.body).toBe(422);
  expect(await read("claims")).toMatchObject([
    {
      id: anas,
      vendor: { id: vendorId, name: "Posestvo Pule" },
      ...placed,
      claimant: { name: "Ana Kovač" },
      role: "manager",
      businessEmail: "ana@pule.example",
      status: "pending",
      evidence: {
        domainMatches: true,
        websiteIsTheirs: false,
        emailConfirmedAt: null,
        websiteChanged: false,
        document: null,
      },
      isOwned: false,
      rivals: 1,
      mayDecide: true,
    },
    { id: ivos, claimant: { name: "Ivo Šuštar" }, businessEmail: null, rivals: 1 },
  ]);
  const question = { action: "ask-for-more", version: 1, reason: "Which number is it?" };
  await admin.call("POST", `/api/claims/${ivos}/decision`, question);
  expect((await read("claims")).map(({ id }) => id)).toEqual([anas]);
  expect((await read("claims", { status: "needs-more" })).map(({ id }) => id)).toEqual([ivos]);
});

test("listPendingVendors has only the vendors in the category that was asked for, in whichever state", async () => {
  const { db } = api.database;
  const add = (name: string, category: string[], status: "pending" | "approved" | "suspended") =>
    addVendor(db, { name, category, status });
  const [first, second, listed, suspended] = [
    await add("Kavarna Rog", ["bookbinders"], "pending"),
    await add("Galerija Rog", ["cakes", "bookbinders"], "pending"),
    await add("Hotel Rog", ["bookbinders"], "approved"),
    await add("Vrt Rog", ["bookbinders"], "suspended"),
  ];
  for (const status of ["pending", "approved", "suspended"] as const) await add("Rog", ["florists"], status);
  const found = async (query: object) =>
    (await read("vendors", { category: "bookbinders", ...query })).map(({ id }) => id);
  expect(await found({})).toEqual([first, second]);
  expect(await found({ sort: "newest", q: "rog" })).toEqual([second, first]);
  expect(await found({ status: "approved" })).toEqual([listed]);
  expect(await found({ status: "approved", q: "rog" })).toEqual([listed]);
  expect(await found({ status: "suspended" })).toEqual([suspended]);
  expect(await found({ status: "rejected" })).toEqual([]);
  const { nextCursor } = (await admin.call("GET", "/api/admin/vendors?limit=1&category=bookbinders")).json();
  expect((await admin.call("GET", `/api/admin/vendors?category=cakes&cursor=${nextCursor}`)).statusCode).toBe(400);
});

test("listPendingClaims has only the claims whose business e-mail shows as much as was asked for", async () => {
  const { db } = api.database;
  await db.deleteFrom("claims").execute();
  const { userId: claimant } = await api.member();
  const website = "https://orehov-gaj.example/";
  const shows = {
    "at-website": { business_email: "ana@orehov-gaj.example", domain_matches: true, email_confirmed_at: since(1) },
    elsewhere: { business_email: "ana@posta.example", email_confirmed_at: since(1) },
    unconfirmed: { business_email: "ana@orehov-gaj.example", domain_matches: true },
    none: {},
  };
  const vendors = await Promise.all(
    Object.keys(shows).flatMap(() => [0, 1].map(() => addVendor(db, { name: "Orehov gaj", website }))),
  );
  const made = Object.entries(shows).flatMap(([kind, evidence]) =>
    [2, 1].map((day) => ({ kind, id: uuidv7(), evidence, status_since: since(day) })),
  );
  for (const [i, { kind, evidence, ...claim }] of made.entries())
    await db
      .insertInto("claims")
      .values({ ...claim, ...evidence, vendor_id: vendors[i]!, claimant_id: claimant, role: "owner", note: kind })
      .execute();
  for (const kind of Object.keys(shows)) {
    const ids = made.filter((one) => one.kind === kind).map(({ id }) => id);
    const found = await read("claims", { evidence: kind });
    expect([kind, found.map(({ id }) => id)]).toEqual([kind, ids.toReversed()]);
    expect((await read("claims", { evidence: kind, sort: "newest", q: "gaj" })).map(({ id }) => id)).toEqual(ids);
  }
  expect(await read("claims")).toHaveLength(8);
  expect(await read("claims", { evidence: "none", status: "needs-more" })).toEqual([]);
  const { nextCursor } = (await admin.call("GET", "/api/admin/claims?limit=1&evidence=none")).json();
  expect((await admin.call("GET", `/api/admin/claims?evidence=elsewhere&cursor=${nextCursor}`)).statusCode).toBe(400);
});

test("a claim that comes back with an answer starts to wait anew", async () => {
  const { db } = api.database;
  const vendorId = await addVendor(db, { name: "Zlata ribica" });
  const note = "I run it with my sister, and the number is our office.";
  const { id } = (await ana.call("POST", `/api/vendors/${vendorId}/claims`, { role: "manager", note })).json();
  await db
    .updateTable("claims")
    .set({ created_at: since(1), status_since: since(1) })
    .where("id", "=", id)
    .execute();
  const question = { action: "ask-for-more", version: 1, reason: "Which number is it?" };
  expect((await admin.call("POST", `/api/claims/${id}/decision`, question)).statusCode).toBe(200);
  expect((await ana.call("POST", `/api/claims/${id}/evidence`, { note })).statusCode).toBe(200);
  const [waiting] = await read("claims", { q: "ribica" });
  const found = (await admin.call("GET", `/api/admin/claims/${id}`)).json();
  expect(found.claim.createdAt).toBe(since(1).toISOString());
  for (const at of [waiting!["since"] as string, found.since]) expect(Date.now() - Date.parse(at)).toBeLessThan(60_000);
});

test("listPendingProposals says which fields would change", async () => {
  const vendorId = await addVendor(api.database.db, { name: "Hiša cvetja", owner_id: ivo.userId });
  const proposal = { changes: { address: "Trubarjeva 42", phoneNumber: "+386 1 234 56 78" }, note: "They moved." };
  const { id } = (await ana.call("POST", `/api/vendors/${vendorId}/proposals`, proposal)).json();
  expect(await read("proposals")).toMatchObject([
    {
      id,
      vendor: { id: vendorId, name: "Hiša cvetja" },
      ...placed,
      proposer: { name: "Ana Kovač" },
      fields: expect.arrayContaining(["address", "phoneNumber"]),
      note: "They moved.",
      isOwned: true,
      mayDecide: true,
    },
  ]);
  await ana.call("POST", `/api/proposals/${id}/withdrawal`);
  expect(await read("proposals")).toEqual([]);
});

test("listPendingProposals has only those that would change what was asked for", async () => {
  const vendorIds = await Promise.all([0, 1, 2].map(() => addVendor(api.database.db, { name: "Hiša cvetja" })));
  const proposed = [
    { address: "Trubarjeva 42" },
    { address: "Trubarjeva 43", priceRange: 2 },
    { website: "https://a.example/" },
  ];
  const ids: string[] = [];
  for (const [i, changes] of proposed.entries())
    ids.push((await ivo.call("POST", `/api/vendors/${vendorIds[i]}/proposals`, { changes })).json().id);
  const found = async (query: Record<string, string>) => (await read("proposals", query)).map(({ id }) => id);
  expect(await found({ field: "address" })).toEqual([ids[0], ids[1]]);
  expect(await found({ field: "address", sort: "newest", q: "cvetja" })).toEqual([ids[1], ids[0]]);
  expect(await found({ field: "priceRange" })).toEqual([ids[1]]);
  expect(await found({ field: "openingHours" })).toEqual([]);
  expect(await found({})).toEqual(ids);
  const { nextCursor } = (await admin.call("GET", "/api/admin/proposals?limit=1&field=address")).json();
  const elsewhere = await admin.call("GET", `/api/admin/proposals?field=website&cursor=${nextCursor}`);
  expect(elsewhere.statusCode).toBe(400);
});

test("listNotices and listRemovals name the listing as it is known now, and no one's address", async () => {
  const { db } = api.database;
  const [merged, into] = [await addVendor(db, { name: "Vila Rosa" }), await addVendor(db, { name: "Villa Rosa" })];
  const person = { name: "Maja Novak", email: "maja@example.org", vendor_id: merged };
  const [notice, removal] = [newReceipt("N", 4), newReceipt("R", 4)];
  const explanation = "It shows a photo that I took and didn’t give away.";
  await db
    .insertInto("notices")
    .values({ id: uuidv7(), receipt: notice, reason: "other", explanation, ...person })
    .execute();
  const reason = "We closed the business last year.";
  await db
    .insertInto("removal_requests")
    .values({ id: uuidv7(), receipt: removal, role: "owner", reason, ...person })
    .execute();
  const merge = await admin.call("POST", `/api/vendors/${merged}/merge`, { into, reason: "The same address." });
  expect(merge.statusCode, merge.body).toBe(200);
  const [notices, removals] = [await read("notices", { q: "maja villa" }), await read("removals", { q: "novak" })];
  expect(notices).toMatchObject([
    {
      receipt: notice,
      vendor: { id: into },
      ...placed,
      review: null,
      notifier: { name: "Maja Novak", email: "maja@example.org" },
      explanation,
      reviewId: null,
      version: 1,
    },
  ]);
  expect(removals).toMatchObject([
    {
      receipt: removal,
      vendor: { name: "Villa Rosa" },
      ...placed,
      requester: { name: "Maja Novak", email: "maja@example.org" },
      website: "",
      isAtWebsite: false,
      role: "owner",
      reason,
    },
  ]);
});

test("listNotices has only the notices that allege what was asked for", async () => {
  const { db } = api.database;
  await db.deleteFrom("notices").execute();
  const vendor_id = await addVendor(db, { name: "Kašča" });
  const made = (["defamation", "other", "defamation"] as const).map((reason, i) => ({
    receipt: newReceipt("N", 4),
    reason,
    created_at: since(3 - i),
  }));
  const said = { vendor_id, explanation: "It says what isn’t true.", name: "Maja Novak", email: "maja@example.org" };
  await db
    .insertInto("notices")
    .values(made.map((notice) => ({ id: uuidv7(), ...said, ...notice })))
    .execute();
  const receipts = async (query: Record<string, string>) =>
    (await read("notices", query)).map(({ receipt }) => receipt);
  const [first, other, last] = made.map(({ receipt }) => receipt);
  expect(await receipts({ reason: "defamation" })).toEqual([last, first]);
  expect(await receipts({ reason: "defamation", sort: "newest" })).toEqual([first, last]);
  expect(await receipts({ reason: "other", q: "kasca" })).toEqual([other]);
  expect(await receipts({ reason: "personal-data" })).toEqual([]);
});

test("listRemovals has only the requests by people of the role that was asked for", async () => {
  const { db } = api.database;
  await db.deleteFrom("removal_requests").execute();
  const vendor_id = await addVendor(db, { name: "Kašča" });
  const made = (["owner", "agency", "owner"] as const).map((role, i) => ({
    receipt: newReceipt("R", 4),
    role,
    created_at: since(3 - i),
  }));
  const said = { vendor_id, reason: "We closed last year.", name: "Maja Novak", email: "maja@example.org" };
  await db
    .insertInto("removal_requests")
    .values(made.map((request) => ({ id: uuidv7(), ...said, ...request })))
    .execute();
  const receipts = async (query: Record<string, string>) =>
    (await read("removals", query)).map(({ receipt }) => receipt);
  const [first, agency, last] = made.map(({ receipt }) => receipt);
  expect(await receipts({ role: "owner" })).toEqual([last, first]);
  expect(await receipts({ role: "owner", sort: "newest", q: "kasca" })).toEqual([first, last]);
  expect(await receipts({ role: "agency" })).toEqual([agency]);
  expect(await receipts({ role: "employee" })).toEqual([]);
  const { nextCursor } = (await admin.call("GET", "/api/admin/removals?limit=1&role=owner")).json();
  expect((await admin.call("GET", `/api/admin/removals?role=agency&cursor=${nextCursor}`)).statusCode).toBe(400);
});

test("a notice about a review shows what the review says, and a request whether it came from the website’s own domain", async () => {
  const { db } = api.database;
  const vendor_id = await addVendor(db, { name: "Mlin ob Krki", website: "https://www.mlin.example/" });
  const said = { rating: 1, title: "Never again", review: "Ask at 4 Pod hribom, they live there." };
  const review_id = uuidv7();
  const written = {
    ...contentOf({ ...aReview, ...said, experience: "completed" }),
    id: review_id,
    vendor_id,
    author_id: ana.userId,
  };
  await db.insertInto("reviews").values(written).execute();
  const explanation = "It gives the address of the house I live in.";
  await db
    .insertInto("notices")
    .values({
      id: uuidv7(),
      receipt: newReceipt("N", 4),
      vendor_id,
      review_id,
      reason: "personal-data",
      explanation,
      name: "Tine Zajc",
      email: "tine@example.org",
    })
    .execute();
  expect(await read("notices", { q: "zajc" })).toMatchObject([
    { review: said, notifier: { email: "tine@example.org" } },
  ]);
  for (const email of ["tine@mlin.example", "tine@mlin.example.net"]) {
    const request = { name: "Tine Zajc", email, role: "owner", reason: "We have closed.", goodFaith: true };
    const asked = await api.browser().call("POST", `/api/vendors/${vendor_id}/removal-requests`, request);
    expect(asked.statusCode, asked.body).toBe(202);
  }
  // Whoever changes the website afterwards doesn't change what their address said.
  const website = "https://www.mlin.example.net/";
  await db.updateTable("vendors").set({ website }).where("id", "=", vendor_id).execute();
  expect(await read("removals", { q: "zajc" })).toMatchObject([
    { requester: { email: "tine@mlin.example" }, website: "https://www.mlin.example/", isAtWebsite: true },
    { requester: { email: "tine@mlin.example.net" }, isAtWebsite: false },
  ]);
});
