import { randomUUID } from "node:crypto";
import { defaultOpeningHours } from "@troth/ui/opening-hours";
import { sql } from "kysely";
import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startAgainAs } from "../../test/states.ts";
import { useTestApp } from "../../test/test-app.ts";
import { addVendor } from "../../test/vendors.ts";
import { changeStatus } from "../record/change-status.ts";

const api = useTestApp();
type Member = Awaited<ReturnType<typeof api.member>>;

let author: Member;
beforeAll(async () => {
  author = await api.member();
  // The category and place that the listings here are in.
  await addVendor(api.database.db, { name: "Mestni kvartet", category: ["cakes", "venues"] });
});
// A day's listings are soon used up.
beforeEach(() => api.database.db.deleteFrom("rate_limits").execute());

const simple = { name: "Lipa in med", category: ["cakes"], location: ["ljubljana-si"] };
const add = (person: Member, body: object = simple, key?: string) =>
  person.call("POST", "/api/vendors", body, key === undefined ? {} : { "idempotency-key": key });
const added = async (person: Member = author, body: object = simple) => {
  const answer = await add(person, body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().vendor.id as string;
};
const read = (person: Pick<Member, "call">, id: string) => person.call("GET", `/api/vendors/${id}/listing`);
const tagOf = async (person: Member, id: string) => String((await read(person, id)).headers["etag"]);
const change = (person: Member, id: string, body: object, tag: string) =>
  person.call("PATCH", `/api/vendors/${id}`, body, { "if-match": tag });
const decide = (id: string, action: "approve" | "reject" | "suspend", reason = "") =>
  api.database.db
    .transaction()
    .execute((trx) => changeStatus(trx, { subjectType: "vendor", action, ids: [id], actor: null, reason }));
/** The date in so many days. */
const dateIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const pointers = (answer: { json(): unknown }) =>
  (answer.json() as { errors: { pointer: string }[] }).errors.map(({ pointer }) => pointer);

describe("adding a vendor", () => {
  test("what isn't given gets the draft's defaults", async () => {
    const answer = await add(author);
    expect(answer.statusCode, answer.body).toBe(201);
    const { vendor, ...rest } = answer.json();
    expect(rest).toEqual({ relation: "author", mayEdit: true, decision: null });
    expect(vendor).toMatchObject({
      name: "Lipa in med",
      description: "",
      phoneNumber: "",
      website: "",
      address: "",
      socialMedia: [
        { platform: "facebook", username: "" },
        { platform: "twitter", username: "" },
        { platform: "instagram", username: "" },
      ],
      openingHours: defaultOpeningHours,
      specialHours: [],
      priceRange: null,
      photos: [],
      timeZone: "Europe/Ljubljana",
      language: "und",
      status: "pending",
      isApproved: false,
      addedBy: null,
      isClaimed: false,
    });
    expect(
      vendor.openingHours.map(({ day, openTime, closeTime }: Record<string, string>) => [day, openTime, closeTime]),
    ).toEqual(
      ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"].map((day) => [day, "00", "00"]),
    );
    expect(answer.headers["location"]).toBe(`/vendor/detail/vendordetail/${vendor.id}`);
    expect(answer.headers["etag"]).toBe('"1"');
  });

  test("everything is kept, in the form that everyone else gets", async () => {
    const id = await added(author, {
      ...simple,
      name: "  Lipa\u200b in   med\u202e ",
      description: "Medenjaki in torte za trideset ali tristo gostov, pečeni z medom iz domačega čebelnjaka. ",
      phoneNumber: "01 555 01 77",
      website: "LipaInMed.example/cakes",
      address: " Trubarjeva 40,  Ljubljana ",
      socialMedia: [
        { platform: "Instagram", username: "https://www.instagram.com/lipainmed/?hl=en" },
        { platform: "twitter", username: "@lipa.in.med" },
        { platform: "facebook", username: "https://www.facebook.com/people/Lipa-in-med/61551234567890/" },
        { platform: "youtube", username: "" },
      ],
      openingHours: defaultOpeningHours.map((entry) =>
        entry.day === "Tuesday"
          ? { ...entry, openTime: "09:00", closeTime: "12:00", intervals: [{ openTime: "13:00", closeTime: "17:00" }] }
          : entry.day === "Sunday"
            ? { ...entry, closed: true }
            : entry,
      ),
      priceRange: 2,
    });
    expect((await read(author, id)).json().vendor).toMatchObject({
      slug: expect.stringMatching(/^lipa-in-med-ljubljana(-[0-9a-f]{8})?$/),
      name: "Lipa in med",
      description: "Medenjaki in torte za trideset ali tristo gostov, pečeni z medom iz domačega čebelnjaka.",
      phoneNumber: "+386 1 555 01 77",
      website: "https://lipainmed.example/cakes",
      address: "Trubarjeva 40, Ljubljana",
      socialMedia: [
        { platform: "instagram", username: "lipainmed" },
        { platform: "twitter", username: "lipa.in.med" },
        { platform: "facebook", username: "61551234567890" },
        { platform: "youtube", username: "" },
      ],
      priceRange: 2,
    });
  });

  test("two vendors of the same name in the same place get different addresses", async () => {
    const slugs = [];
    for (const _ of [1, 2, 3]) slugs.push((await read(author, await added())).json().vendor.slug);
    expect(new Set(slugs).size).toBe(3);
  });

  test("any city that is suggested for a form can be used, and is then one of our places", async () => {
    const guest = api.browser();
    const suggested = async (q: string) =>
      (await guest.call("GET", `/api/vendors/suggestions?kind=city&q=${encodeURIComponent(q)}`)).json().items;
    const [kobe] = await suggested("kobe");
    expect(kobe).toMatchObject({ kind: "place", id: "kobe-jp", hint: "Japan" });
    const { vendor } = (await add(author, { ...simple, location: [kobe.id, "ljubljana-si"] })).json();
    expect(vendor.places[0]).toEqual({ id: "kobe-jp", name: "Kobe", country: "JP", countryName: "Japan" });
    expect(vendor.timeZone).toBe("Asia/Tokyo");
    expect(await suggested("slovenia")).toEqual([]);
    expect((await suggested("spring")).length).toBe(10);
    expect((await suggested("s")).length).toBe(10);
  });

  test("check 40: a pending listing doesn't make its place known to the search", async () => {
    await added(author, { ...simple, location: ["sandnes-no"] });
    const { rows } = await sql`select id from places where id = 'sandnes-no'`.execute(api.database.db);
    expect(rows).toHaveLength(1);
    const places = (await api.browser().call("GET", "/api/vendors/suggestions?kind=place&q=sandnes")).json().items;
    expect(places).toEqual([]);
  });

  test("its author is told by e-mail what happens next, unless they don't want to be", async () => {
    const person = await api.member();
    const id = await added(person);
    const [mail] = await api.inbox(person.email);
    expect(mail!.subject).toBe("We’ve received Lipa in med");
    expect(mail!.links).toContainEqual(expect.stringContaining(`/vendor/detail/vendordetail/${id}`));
    const before = (await api.inbox(person.email)).length;
    await person.call("PATCH", "/api/users/me/settings", { notices: { listings: false } });
    await added(person);
    expect((await api.inbox(person.email)).length).toBe(before);
  });

  test("check 48: a line break in a name starts no header", async () => {
    const person = await api.member();
    await added(person, { ...simple, name: "Lipa\r\nBcc: all@example.org" });
    expect((await api.inbox(person.email))[0]!.subject).toBe("We’ve received Lipa Bcc: all@example.org");
  });

  test("20 parallel calls with one key add one vendor and get one answer", async () => {
    const person = await api.member();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(person, simple, key)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    for (const answer of answers) expect(answer.json()).toEqual(answers[0]!.json());
    const { items } = (await person.call("GET", "/api/users/me/vendors")).json();
    expect(items).toHaveLength(1);
    expect(await api.inbox(person.email)).toHaveLength(1);
    expect((await add(person, { ...simple, name: "Another" }, key)).json().type).toContain("key-reused");
  });

  test("a person adds 20 vendors a day and no more", async () => {
    const person = await api.member();
    for (let i = 0; i < 20; i++) await added(person);
    const refused = await add(person);
    expect([refused.statusCode, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
  });

  test("a whole listing, with 20 photos and every split day, isn't too large to send", async () => {
    const full = {
      ...simple,
      category: ["cakes", "a", "b", "c", "d"],
      location: ["ljubljana-si", "a", "b", "c", "d"],
      description: "Ж".repeat(2_000),
      socialMedia: Array.from({ length: 10 }, (_, i) => ({ platform: `p${i}`, username: "Ж".repeat(200) })),
      openingHours: defaultOpeningHours.map((entry) => ({
        ...entry,
        openTime: "01:00",
        closeTime: "02:00",
        intervals: [3, 5, 7, 9, 11].map((h) => ({
          openTime: `${String(h).padStart(2, "0")}:00`,
          closeTime: `${String(h + 1).padStart(2, "0")}:00`,
        })),
      })),
      specialHours: Array.from({ length: 60 }, (_, i) => ({
        from: dateIn(i),
        to: dateIn(i),
        label: "Ж".repeat(60),
        openTime: "01:00",
        closeTime: "02:00",
        intervals: [
          { openTime: "03:00", closeTime: "04:00" },
          { openTime: "05:00", closeTime: "06:00" },
        ],
      })),
      photos: Array.from({ length: 20 }, (_, i) => ({ id: String(i).padStart(32, "0"), alt: "Ж".repeat(200) })),
      priceRange: 1,
      phoneNumber: "",
      website: "",
      address: "",
    };
    const answer = await add(author, full);
    // It gets as far as the rules: the photos are no one's.
    expect(pointers(answer)).toContain("/photos/0/id");
    expect(pointers(answer)).toContain("/category/1");
    expect(pointers(answer).filter((pointer) => pointer.startsWith("/specialHours"))).toEqual([]);
  });
});

describe("what can't be accepted", () => {
  const refused = async (body: object) => pointers(await add(author, { ...simple, ...body }));

  test("check 45: addresses that would run or read something are refused", async () => {
    for (const website of [
      "javascript:alert(1)",
      "java\tscript:alert(1)",
      "JaVaScRiPt://example.org/%0aalert(1)",
      "&#106;avascript:alert(1)",
      "data:text/html,<script>",
      "vbscript:x",
      "file:///etc/passwd",
      "ftp://example.org",
      "https://user:pass@example.org",
      "localhost",
      "http://127.0.0.1",
      "https://",
    ])
      expect([website, await refused({ website })]).toEqual([website, ["/website"]]);
    for (const username of [
      "javascript:alert(1)",
      "java\tscript:alert",
      "data:text/html",
      "&#106;ava",
      "a b",
      "<b>",
      "a\\b",
      "https://www.facebook.com/profile.php",
    ])
      expect([username, await refused({ socialMedia: [{ platform: "instagram", username }] })]).toEqual([
        username,
        ["/socialMedia/0/username"],
      ]);
    expect(await refused({ socialMedia: [{ platform: "<img>", username: "" }] })).toEqual(["/socialMedia/0/platform"]);
  });

  test("check 50: a name of invisible characters or of mixed alphabets is refused", async () => {
    expect(await refused({ name: "\u200b\u202e\u2066 x" })).toEqual(["/name"]);
    expect(await refused({ name: "Lіpa in med" })).toEqual(["/name"]); // with a Ukrainian і
    await added(author, { ...simple, name: "Ресторан Dubrava" });
  });

  test("check 47: numbers, categories and places that don't exist are refused, each where it is wrong", async () => {
    expect(
      await refused({
        phoneNumber: "12",
        category: ["cakes", "no-such"],
        location: ["nowhere-xx"],
        website: "nonsense",
      }),
    ).toEqual(expect.arrayContaining(["/category/1", "/location/0", "/website", "/phoneNumber"]));
    expect(await refused({ phoneNumber: "call me" })).toEqual(["/phoneNumber"]);
    expect(await refused({ phoneNumber: "+386 1" })).toEqual(["/phoneNumber"]);
    await api.database.db
      .updateTable("categories")
      .set({ retired_at: new Date() })
      .where("slug", "=", "venues")
      .execute();
    expect(await refused({ category: ["venues"] })).toEqual(["/category/0"]);
    await api.database.db.updateTable("categories").set({ retired_at: null }).execute();
    for (const name of ["\0", "a\ud800b", "x".repeat(121), "x".repeat(60_000)])
      expect((await add(author, { ...simple, name })).statusCode).toBe(422);
    expect((await add(author, { ...simple, name: "x".repeat(1_000_000) })).statusCode).toBe(413);
  });

  test("hours are refused at the exact time that is wrong", async () => {
    const week = (monday: object, tuesday: object = {}) =>
      defaultOpeningHours.map((entry, i) => ({ ...entry, ...(i === 0 ? monday : i === 1 ? tuesday : {}) }));
    expect(await refused({ openingHours: week({ openTime: "09:00" }) })).toEqual(["/openingHours/0/closeTime"]);
    expect(
      await refused({
        openingHours: week({
          openTime: "09:00",
          closeTime: "12:00",
          intervals: [{ openTime: "11:00", closeTime: "17:00" }],
        }),
      }),
    ).toEqual(["/openingHours/0/intervals/0/openTime"]);
    expect(
      await refused({
        openingHours: week({ openTime: "20:00", closeTime: "04:00" }, { openTime: "03:00", closeTime: "05:00" }),
      }),
    ).toEqual(["/openingHours/1/openTime"]);
    expect(await refused({ openingHours: week({ closed: true, openTime: "09:00", closeTime: "10:00" }) })).toEqual([
      "/openingHours/0",
    ]);
    expect(await refused({ openingHours: defaultOpeningHours.toReversed() })).toEqual(["/openingHours"]);
  });

  test("special hours are refused at the exact date or time that is wrong", async () => {
    const closed = { openTime: "00", closeTime: "00", closed: true };
    const christmas = { from: dateIn(30), to: dateIn(32), ...closed };
    const wrong = async (...specialHours: object[]) => refused({ specialHours });
    expect(await wrong(christmas, { ...christmas, from: dateIn(32), to: dateIn(40) })).toEqual([
      "/specialHours/1/from",
    ]);
    expect(await wrong({ ...christmas, to: dateIn(29) })).toEqual(["/specialHours/0/to"]);
    expect(await wrong({ ...christmas, from: "2026-02-30" })).toEqual(["/specialHours/0/from"]);
    expect(await wrong({ ...christmas, to: dateIn(800) })).toEqual(["/specialHours/0/to"]);
    expect(await wrong({ ...christmas, closed: false })).toEqual(["/specialHours/0/openTime"]);
    expect(await wrong({ ...christmas, openTime: "10:00" })).toEqual(["/specialHours/0"]);
    expect(await wrong({ ...christmas, label: "x".repeat(61) })).toEqual(["/specialHours/0/label"]);
    expect(await wrong({ ...christmas, day: "Friday" })).toEqual(["/specialHours/0/day"]);
    expect(
      await wrong(...Array.from({ length: 61 }, (_, i) => ({ ...christmas, from: dateIn(i), to: dateIn(i) }))),
    ).toEqual(["/specialHours"]);
  });

  test("check 38: what only the server decides is refused, and nothing is added", async () => {
    const count = async () =>
      (await sql<{ n: number }>`select count(*)::integer as n from vendors`.execute(api.database.db)).rows[0]!.n;
    const before = await count();
    for (const [field, value] of Object.entries({
      isApproved: true,
      status: "approved",
      addedBy: author.userId,
      ownerId: author.userId,
      rating: { average: 5, count: 100 },
      _id: randomUUID(),
      slug: "lipa",
    }))
      expect(await refused({ [field]: value })).toEqual([`/${field}`]);
    expect(await count()).toBe(before);
  });
});

describe("check 40: a pending listing", () => {
  test("check 40: it is nowhere, and changing it doesn't publish it", async () => {
    const name = "Skrivnostni šotor";
    const id = await added(author, { ...simple, name, location: ["kranj-si"] });
    const guest = api.browser();
    const hidden = async () => {
      for (const url of [
        "/api/vendors?limit=50&sort=newest",
        `/api/vendors?q=${encodeURIComponent(name.toLowerCase())}`,
        "/api/vendors/suggestions?q=skrivn",
        "/api/vendors/suggestions?kind=place&q=kranj",
        "/api/categories",
      ])
        for (const visitor of [guest, author]) {
          const { statusCode, body } = await visitor.call("GET", url);
          expect([statusCode, body.includes(id), body.includes("Skrivnostni")]).toEqual([200, false, false]);
        }
      for (const visitor of [guest, author])
        expect((await visitor.call("GET", `/api/vendors/${id}`)).statusCode).toBe(404);
      const duplicates = await guest.call("POST", "/api/vendors/duplicates", { name, location: ["kranj-si"] });
      expect(duplicates.json().items).toEqual([]);
    };
    await hidden();
    const changed = await change(author, id, { description: "A tent for eighty guests." }, await tagOf(author, id));
    expect(changed.json().vendor).toMatchObject({ status: "pending", description: "A tent for eighty guests." });
    await hidden();
  });

  test("check 40: only the person who added it is told that it’s already there, until it’s public", async () => {
    const name = "Vrtnarija pod lipo";
    const [florist, other] = [await api.member(), await api.member()];
    const id = await added(florist, { ...simple, name });
    await api.database.db.updateTable("vendors").set({ owner_id: other.userId }).where("id", "=", id).execute();
    const compared = async (person: Pick<Member, "call">) =>
      (await person.call("POST", "/api/vendors/duplicates", { name, location: simple.location }))
        .json()
        .items.map((item: { vendor: { id: string }; status: string }) => [item.vendor.id, item.status]);
    const byEach = async () => [await compared(florist), await compared(other), await compared(api.browser())];
    expect(await byEach()).toEqual([[[id, "pending"]], [], []]);
    await decide(id, "reject", "It isn’t a wedding vendor.");
    expect(await byEach()).toEqual([[[id, "rejected"]], [], []]);
    await startAgainAs(api.database.db, "vendors", id, "suspended");
    expect(await byEach()).toEqual([[], [], []]);
    await api.database.db.updateTable("vendors").set({ status: "approved" }).where("id", "=", id).execute();
    expect(await byEach()).toEqual([[[id, "approved"]], [[id, "approved"]], [[id, "approved"]]]);
  });

  test("its author sees its drawn cover, at an address that no one else knows", async () => {
    const id = await added();
    const { image } = (await read(author, id)).json().vendor;
    const guest = api.browser();
    expect((await guest.call("GET", image.variants[0].src)).statusCode).toBe(200);
    expect((await guest.call("GET", image.variants[0].src.replace(image.id, "0".repeat(32)))).statusCode).toBe(404);
  });
});

describe("looking after a listing", () => {
  test("check 37: only its owner, its author and admins see it; for everyone else it doesn't exist", async () => {
    const [owner, other, admin] = [await api.member(), await api.member(), await api.member({ isAdmin: true })];
    const id = await added();
    await api.database.db.updateTable("vendors").set({ owner_id: owner.userId }).where("id", "=", id).execute();
    const relation = async (person: Member) => (await read(person, id)).json().relation;
    expect([await relation(author), await relation(owner), await relation(admin)]).toEqual([
      "author",
      "owner",
      "admin",
    ]);
    expect((await read(api.browser(), id)).statusCode).toBe(401);
    const absent = randomUUID();
    const told = async (answer: ReturnType<typeof read>) => {
      const { requestId: _, ...problem } = (await answer).json();
      return problem;
    };
    expect(await told(read(other, id))).toEqual(await told(read(other, absent)));
    const body = { description: "Mine now" };
    expect(await told(change(other, id, body, '"1"'))).toEqual(await told(change(other, absent, body, '"1"')));
    const resubmit = (vendorId: string) => other.call("POST", `/api/vendors/${vendorId}/resubmission`);
    expect(await told(resubmit(id))).toEqual(await told(resubmit(absent)));
    expect((await read(author, id)).json().vendor.description).toBe("");
  });

  test("its author changes it until it is approved, and its owner unless it is suspended", async () => {
    const [owner, admin] = [await api.member(), await api.member({ isAdmin: true })];
    const id = await added();
    const may = async (person: Member) => {
      const { mayEdit } = (await read(person, id)).json();
      const body = { description: `By ${randomUUID()}` };
      const { statusCode } = await change(person, id, body, await tagOf(person, id));
      return [mayEdit, statusCode];
    };
    expect(await may(author)).toEqual([true, 200]);
    await decide(id, "approve");
    expect(await may(author)).toEqual([false, 404]);
    await api.database.db.updateTable("vendors").set({ owner_id: owner.userId }).where("id", "=", id).execute();
    expect(await may(owner)).toEqual([true, 200]);
    await decide(id, "suspend", "Two couples say that it has closed.");
    expect(await may(owner)).toEqual([false, 409]);
    expect((await read(owner, id)).json().decision).toMatchObject({ reason: "Two couples say that it has closed." });
    expect(await may(admin)).toEqual([true, 200]);
  });

  test("what an admin changes in somebody else’s listing goes on record, by the names of the fields alone", async () => {
    const admin = await api.member({ isAdmin: true });
    const id = await added();
    const changed = { address: "Trubarjeva 42", description: "Honey cakes, by Ana." };
    expect((await change(admin, id, changed, await tagOf(admin, id))).statusCode).toBe(200);
    expect((await change(author, id, { address: "Trubarjeva 40" }, await tagOf(author, id))).statusCode).toBe(200);
    const events = await api.database.db
      .selectFrom("moderation_events")
      .select(["actor_id", "reason"])
      .where("subject_id", "=", id)
      .where("action", "=", "edit")
      .execute();
    expect(events.map(({ actor_id, reason }) => [actor_id, reason.split(", ").toSorted()])).toEqual([
      [admin.userId, ["address", "description"]],
    ]);
    // Once in its history, with what it said.
    const { items } = (await admin.call("GET", `/api/vendors/${id}/history`)).json();
    expect(items.filter(({ by }: { by: string }) => by === "you")).toMatchObject([{ action: "change" }]);
  });

  test("of two people who change it at the same time one succeeds, and nothing is lost", async () => {
    const admin = await api.member({ isAdmin: true });
    const id = await added();
    const tag = await tagOf(author, id);
    const answers = await Promise.all([
      change(author, id, { address: "Trubarjeva 40" }, tag),
      change(admin, id, { address: "Trubarjeva 42" }, tag),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412]);
    const won = answers.find(({ statusCode }) => statusCode === 200)!;
    const now = await read(author, id);
    expect(now.json().vendor).toEqual(won.json().vendor);
    expect([won.headers["etag"], now.headers["etag"]]).toEqual(['"2"', '"2"']);
    const revisions = await api.database.db
      .selectFrom("vendor_revisions")
      .selectAll()
      .where("vendor_id", "=", id)
      .execute();
    expect(revisions).toMatchObject([
      { revision: 2, changes: [{ field: "address", from: "", to: now.json().vendor.address }] },
    ]);
  });

  test("a change without If-Match is refused, and one that changes nothing leaves no trace", async () => {
    const id = await added();
    const without = await author.call("PATCH", `/api/vendors/${id}`, { address: "Trubarjeva 40" });
    expect([without.statusCode, without.json().type]).toEqual([428, "/api/reference#precondition-required"]);
    expect((await change(author, id, { address: "", priceRange: null }, '"1"')).headers["etag"]).toBe('"1"');
  });

  test("every change keeps what was there before, field by field", async () => {
    const id = await added();
    await change(author, id, { website: "lipa.example", phoneNumber: "01 555 01 77", name: "Lipa in med" }, '"1"');
    await change(author, id, { website: "med.example", category: ["venues"] }, '"2"');
    const rows = await api.database.db
      .selectFrom("vendor_revisions")
      .select(["revision", "changes", "actor_id", "relation"])
      .where("vendor_id", "=", id)
      .orderBy("revision")
      .execute();
    const by = { actor_id: author.userId, relation: "author" };
    expect(rows).toEqual([
      {
        revision: 2,
        ...by,
        changes: expect.arrayContaining([
          { field: "website", from: "", to: "https://lipa.example/" },
          { field: "phoneNumber", from: "", to: "+386 1 555 01 77" },
        ]),
      },
      {
        revision: 3,
        ...by,
        changes: expect.arrayContaining([
          { field: "website", from: "https://lipa.example/", to: "https://med.example/" },
          { field: "category", from: ["cakes"], to: ["venues"] },
        ]),
      },
    ]);
    expect(rows.map(({ changes }) => changes.length)).toEqual([2, 2]);
  });

  test("a change of an approved listing is found straight away", async () => {
    const owner = await api.member();
    const id = await added();
    await decide(id, "approve");
    await api.database.db.updateTable("vendors").set({ owner_id: owner.userId }).where("id", "=", id).execute();
    const guest = api.browser();
    expect((await guest.call("GET", `/api/vendors/${id}`)).statusCode).toBe(200);
    const found = async () =>
      (await guest.call("GET", "/api/vendors?q=medenjakarna")).json().items.map((item: { id: string }) => item.id);
    expect(await found()).not.toContain(id);
    await change(owner, id, { name: "Medenjakarna", category: ["venues"] }, '"1"');
    expect((await guest.call("GET", `/api/vendors/${id}`)).json().name).toBe("Medenjakarna");
    expect(await found()).toContain(id);
  });

  test("special hours are kept by date, past ones too, and decide whether it is open", async () => {
    const owner = await api.member();
    const always = defaultOpeningHours.map((entry) => ({ ...entry, openTime: "00:00", closeTime: "24:00" }));
    const id = await added(author, { ...simple, name: "Nočna pekarna", openingHours: always });
    await decide(id, "approve");
    await api.database.db.updateTable("vendors").set({ owner_id: owner.userId }).where("id", "=", id).execute();
    const guest = api.browser();
    const found = async () =>
      (await guest.call("GET", "/api/vendors?q=nočna+pekarna&openNow=true"))
        .json()
        .items.map((item: { id: string }) => item.id);
    const state = async () => (await guest.call("GET", `/api/vendors/${id}`)).json().openState.state;
    expect([await found(), await state()]).toEqual([[id], "open-24h"]);

    const closed = { openTime: "00", closeTime: "00", closed: true };
    const past = { from: dateIn(-40), to: dateIn(-30), ...closed };
    const inventory = { from: dateIn(-2), to: dateIn(2), label: "Inventory", ...closed };
    const given = [
      { ...inventory, label: "  Inven\u200btory " },
      { ...past, label: " " },
    ];
    const saved = await change(owner, id, { specialHours: given }, '"1"');
    expect(saved.json().vendor.specialHours).toEqual([past, inventory]);
    expect([await found(), await state()]).toEqual([[], "closed"]);
    expect((await guest.call("GET", "/api/exports/vendors")).body).toContain("Inventory");

    // A new week doesn't forget the special dates, and no special dates leave the week.
    const saturday = always.map((entry, i) => (i === 5 ? { ...entry, openTime: "08:00" } : entry));
    await change(owner, id, { openingHours: saturday }, '"2"');
    expect([await found(), await state()]).toEqual([[], "closed"]);
    await change(owner, id, { openingHours: always, specialHours: [] }, '"3"');
    expect([await found(), await state()]).toEqual([[id], "open-24h"]);
    const { items } = (await owner.call("GET", `/api/vendors/${id}/history`)).json();
    expect(items.map(({ changes }: { changes: object[] }) => changes)).toContainEqual([
      { field: "specialHours", from: [], to: [past, inventory] },
    ]);
  });

  test("a vendor that moves gets its new town's clock, and its old coordinates are forgotten", async () => {
    const id = await added();
    await api.database.db.updateTable("vendors").set({ latitude: 46, longitude: 14 }).where("id", "=", id).execute();
    const { vendor } = (await change(author, id, { location: ["kobe-jp"] }, '"1"')).json();
    expect([vendor.timeZone, vendor.coordinates]).toEqual(["Asia/Tokyo", null]);
  });

  test("a vendor that moves within its town, or no longer gives its address, loses its old coordinates", async () => {
    const id = await added();
    const pin = { latitude: 46, longitude: 14 };
    let version = 1;
    const moveTo = async (address: string) => {
      await api.database.db.updateTable("vendors").set(pin).where("id", "=", id).execute();
      const { vendor } = (await change(author, id, { address }, `"${version++}"`)).json();
      return vendor.coordinates;
    };
    // The first address that is given says where the pin is; the next says the same in more words.
    expect(await moveTo("Trubarjeva 40")).toEqual(pin);
    expect(await moveTo("Trubarjeva 40, 1000 Ljubljana")).toEqual(pin);
    expect(await moveTo("Trubarjeva 42, 1000 Ljubljana")).toBeNull();
    expect(await moveTo("")).toBeNull();
  });

  test("a refused listing says why, can be put right and submitted again; otherwise submitting is a conflict", async () => {
    const id = await added();
    const resubmit = () => author.call("POST", `/api/vendors/${id}/resubmission`);
    expect((await resubmit()).statusCode).toBe(409);
    await decide(id, "reject", "The address is a different bakery’s.");
    const refused = (await read(author, id)).json();
    expect(refused).toMatchObject({ mayEdit: true, decision: { reason: "The address is a different bakery’s." } });
    expect(Date.parse(refused.decision.decidedAt)).toBeGreaterThan(Date.now() - 60_000);
    expect((await change(author, id, { address: "Trubarjeva 40" }, '"1"')).json().vendor.status).toBe("rejected");
    const again = await resubmit();
    expect([again.statusCode, again.json().vendor.status, again.json().decision]).toEqual([200, "pending", null]);
    expect((await resubmit()).statusCode).toBe(409);
    await decide(id, "approve");
    expect((await resubmit()).statusCode).toBe(409);
  });
});

describe("withdrawing a listing", () => {
  const withdraw = (person: Pick<Member, "call">, id: string) => person.call("DELETE", `/api/vendors/${id}`);
  const recordOf = (id: string) =>
    api.database.db
      .selectFrom("moderation_events")
      .select(["action", "from_state", "to_state", "actor_id"])
      .where("subject_id", "=", id)
      .orderBy("at")
      .execute();

  test("its author can, while it waits or after it was refused: it goes with its changes, and the record stays", async () => {
    const [waiting, refused] = [await added(), await added(author, { ...simple, name: "Med in lipa" })];
    await change(author, waiting, { address: "Trubarjeva 40" }, '"1"');
    await decide(refused, "reject", "It isn’t a wedding vendor.");
    const outbox = () => api.database.db.selectFrom("emails").select("id").execute();
    const before = (await outbox()).length;
    for (const id of [waiting, refused]) {
      expect((await withdraw(author, id)).statusCode).toBe(204);
      expect((await read(author, id)).statusCode).toBe(404);
    }
    const mine = (await author.call("GET", "/api/users/me/vendors?limit=50")).json().items;
    const ids = mine.map(({ vendor }: { vendor: { id: string } }) => vendor.id);
    expect(ids.filter((id: string) => [waiting, refused].includes(id))).toEqual([]);
    const changes = api.database.db.selectFrom("vendor_revisions").selectAll().where("vendor_id", "=", waiting);
    expect(await changes.execute()).toEqual([]);
    const by = { actor_id: author.userId };
    expect(await recordOf(waiting)).toEqual([
      { action: "submit", from_state: null, to_state: "pending", ...by },
      { action: "withdraw", from_state: "pending", to_state: "withdrawn", ...by },
    ]);
    expect((await recordOf(refused)).at(-1)).toEqual({
      action: "withdraw",
      from_state: "rejected",
      to_state: "withdrawn",
      ...by,
    });
    expect((await outbox()).length).toBe(before);
  });

  test("check 37: for everyone else it doesn't exist, admins included, before and after", async () => {
    const [admin, other] = [await api.member({ isAdmin: true }), await api.member()];
    const id = await added();
    const all = async () => Promise.all([other, admin].map(async (person) => (await withdraw(person, id)).statusCode));
    expect(await all()).toEqual([404, 404]);
    expect((await read(author, id)).statusCode).toBe(200);
    expect((await withdraw(author, id)).statusCode).toBe(204);
    expect(await all()).toEqual([404, 404]);
    expect((await withdraw(author, randomUUID())).statusCode).toBe(404);
  });

  test("twice is the same as once, also at the same time", async () => {
    const id = await added();
    const answers = await Promise.all([withdraw(author, id), withdraw(author, id)]);
    answers.push(await withdraw(author, id));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
    expect((await recordOf(id)).map(({ action }) => action)).toEqual(["submit", "withdraw"]);
  });

  test("once it has been approved, it's a conflict and nothing goes", async () => {
    const id = await added();
    await decide(id, "approve");
    const answer = await withdraw(author, id);
    expect([answer.statusCode, answer.json().detail]).toEqual([
      409,
      expect.stringContaining("This listing is approved"),
    ]);
    await decide(id, "suspend", "Two couples say that it has closed.");
    expect((await withdraw(author, id)).statusCode).toBe(409);
    expect((await read(author, id)).statusCode).toBe(200);
  });

  test("of an approval and a withdrawal at the same moment one counts", async () => {
    for (let i = 0; i < 5; i++) {
      const id = await added();
      const [approved, withdrawn] = await Promise.allSettled([decide(id, "approve"), withdraw(author, id)]);
      const status = withdrawn.status === "fulfilled" ? withdrawn.value.statusCode : null;
      expect([approved.status, status]).toEqual(
        approved.status === "fulfilled" ? ["fulfilled", 409] : ["rejected", 204],
      );
    }
  });
});

describe("the photos of a listing", () => {
  let shade = 0;
  const upload = async (person: Member) => {
    const background = { r: 200, g: 40, b: ++shade };
    const bytes = await sharp({ create: { width: 90, height: 60, channels: 3, background } })
      .jpeg()
      .toBuffer();
    const answer = await person.call("POST", "/api/photos", bytes, { "content-type": "image/jpeg" });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json().id as string;
  };

  test("check 37: only photos that the person has uploaded, or that are in the listing, can be in it", async () => {
    const admin = await api.member({ isAdmin: true });
    const [first, second, strange] = [await upload(author), await upload(author), await upload(admin)];
    const photos = [
      { id: first, alt: " Three tiers,\n honey dripping " },
      { id: strange, alt: "" },
    ];
    expect(pointers(await add(author, { ...simple, photos }))).toEqual(["/photos/1/id"]);
    const twice = [photos[0]!, photos[0]!];
    expect((await add(author, { ...simple, photos: twice })).json().errors).toEqual([
      { pointer: "/photos/1/id", message: "Photo 2 is the same as photo 1. Remove one of them" },
    ]);
    const id = await added(author, { ...simple, photos: [photos[0]!, { id: second, alt: "" }] });
    const shown = async () => (await read(author, id)).json().vendor.photos.map((photo: { id: string }) => photo.id);
    expect(await shown()).toEqual([first, second]);
    expect((await read(author, id)).json().vendor.photos[0].alt).toBe("Three tiers, honey dripping");
    // An admin keeps the author's, and adds one.
    const reordered = [second, strange, first].map((photoId) => ({ id: photoId, alt: "" }));
    const changed = await change(admin, id, { photos: reordered }, '"1"');
    expect(changed.statusCode, changed.body).toBe(200);
    expect(await shown()).toEqual([second, strange, first]);
    const { changes } = await api.database.db
      .selectFrom("vendor_revisions")
      .select("changes")
      .where("vendor_id", "=", id)
      .executeTakeFirstOrThrow();
    expect(changes).toMatchObject([{ field: "photos", from: [{ id: first }, { id: second }], to: reordered }]);
  });
});

describe("the history of a listing", () => {
  const historyOf = async (person: Member, id: string, query = "") => {
    const answer = await person.call("GET", `/api/vendors/${id}/history${query}`);
    return {
      status: answer.statusCode,
      ...(answer.json() as { items: Record<string, unknown>[]; nextCursor: string }),
    };
  };

  test("check 37: the owner and admins see all of it, its author their own part until it is approved", async () => {
    const owner = await api.member({ firstName: "Jakob", lastName: "Podrožnik" });
    const [admin, other] = [await api.member({ isAdmin: true, firstName: "Mira" }), await api.member()];
    const id = await added();
    await change(author, id, { address: "Trubarjeva 40" }, '"1"');
    await change(admin, id, { address: "Trubarjeva 42" }, '"2"');
    const told = ({ items }: Awaited<ReturnType<typeof historyOf>>) =>
      items.map(({ action, by, name }) => [action, by, name]);
    expect(told(await historyOf(author, id))).toEqual([
      ["change", "you", null],
      ["submit", "you", null],
    ]);
    expect((await historyOf(other, id)).status).toBe(404);
    await decide(id, "approve");
    expect((await historyOf(author, id)).status).toBe(404);
    await api.database.db.updateTable("vendors").set({ owner_id: owner.userId }).where("id", "=", id).execute();
    await change(owner, id, { priceRange: 2 }, '"3"');
    await decide(id, "suspend", "Two couples say that it has closed.");
    const seen = await historyOf(owner, id);
    expect(told(seen)).toEqual([
      ["suspend", "system", null],
      ["change", "you", null],
      ["approve", "system", null],
      ["change", "admin", null],
      ["change", "author", null],
      ["submit", "author", null],
    ]);
    expect(seen.items[0]).toMatchObject({ reason: "Two couples say that it has closed.", changes: [] });
    expect(seen.items[1]).toMatchObject({ changes: [{ field: "priceRange", from: null, to: 2 }] });
    expect(told(await historyOf(admin, id))).toEqual([
      ["suspend", "system", null],
      ["change", "owner", "Jakob P."],
      ["approve", "system", null],
      ["change", "you", null],
      ["change", "author", "Ana K."],
      ["submit", "author", "Ana K."],
    ]);
  });

  test("each entry is on one page only", async () => {
    const id = await added();
    for (let i = 1; i <= 4; i++) await change(author, id, { address: `Trubarjeva ${i}` }, `"${i}"`);
    const all = (await historyOf(author, id)).items;
    const first = await historyOf(author, id, "?limit=3");
    const second = await historyOf(author, id, `?limit=3&cursor=${first.nextCursor}`);
    expect([...first.items, ...second.items]).toEqual(all);
    expect([all.length, second.nextCursor]).toEqual([5, null]);
  });
});

test("check 37: the list has what someone owns or added, added last first, each on one page only", async () => {
  const [person, other] = [await api.member(), await api.member()];
  const ids: string[] = [];
  for (let i = 0; i < 3; i++) ids.unshift(await added(person));
  ids.unshift(await addVendor(api.database.db, { owner_id: person.userId, added_by: other.userId }));
  await added(other);
  await decide(ids[1]!, "reject", "It isn’t a wedding vendor.");
  const seen: { vendor: { id: string }; relation: string; status: string; decision: unknown }[] = [];
  let cursor: string | null = null;
  do {
    const url: string = `/api/users/me/vendors?limit=2${cursor ? `&cursor=${cursor}` : ""}`;
    const page: { items: typeof seen; nextCursor: string | null } = (await person.call("GET", url)).json();
    seen.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(seen.map(({ vendor }) => vendor.id)).toEqual(ids);
  expect(seen.map(({ relation, status }) => [relation, status])).toEqual([
    ["owner", "approved"],
    ["author", "rejected"],
    ["author", "pending"],
    ["author", "pending"],
  ]);
  expect(seen[1]!.decision).toMatchObject({ reason: "It isn’t a wedding vendor." });
});
