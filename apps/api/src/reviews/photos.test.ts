// The photos of a review: whose they are, who sees them, and when they go.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { startAgainAs } from "../../test/states.ts";
import { type Browser, useTestApp } from "../../test/test-app.ts";
import { aReview, addVendor } from "../../test/vendors.ts";
import { removeDemo } from "../demo/remove.ts";
import { purgeExpired } from "../jobs/purge-expired.ts";
import { createPhotoPasses } from "../photos/passes.ts";
import { removeStrayFiles } from "../photos/sweep.ts";
import { changeStatus } from "../record/change-status.ts";
import { deriveKeys } from "../security/keys.ts";

const api = useTestApp({ clock: () => new Date("2026-11-21T10:00:00Z") });
type Person = Awaited<ReturnType<typeof api.member>>;

let drawn = 0;
/** A photo that no other test has: a shade of green, so far from the others that no format makes them the same. */
const picture = () => {
  const background = { r: 12 * Math.floor(drawn / 10), g: 200, b: 12 * (drawn++ % 10) };
  return sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
};
async function uploaded(person: Person, bytes?: Buffer): Promise<string> {
  const answer = await person.call("POST", "/api/photos", bytes ?? (await picture()), { "content-type": "image/png" });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().id;
}
const write = (person: Person, vendorId: string, review: object) =>
  person.call("POST", `/api/vendors/${vendorId}/reviews`, { ...aReview, ...review });
/** A review with two photos, by someone new. */
async function reviewed(vendorId?: string) {
  const author = await api.member({ firstName: "Ana", lastName: "Kovač" });
  const about = vendorId ?? (await addVendor(api.database.db));
  const [cake, hall] = [await uploaded(author), await uploaded(author)];
  const photos = [
    { id: cake, alt: "Three tiers, honey dripping" },
    { id: hall, alt: "" },
  ];
  const answer = await write(author, about, { photos });
  expect(answer.statusCode, answer.body).toBe(201);
  return { author, vendorId: about, id: answer.json().id as string, cake, hall, photos };
}
const edit = (author: Browser, id: string, photos: object[], version = 1) =>
  author.call("PATCH", `/api/reviews/${id}`, { photos }, { "if-match": `"${version}"` });
const list = async (vendorId: string, query = "") =>
  (await api.browser().call("GET", `/api/vendors/${vendorId}/reviews${query}`)).json();
const shown = async (id: string) => (await api.browser().call("GET", `/api/reviews/${id}`)).json().review?.photos;
const idsOf = (photos: { id: string }[]) => photos.map(({ id }) => id);
const filesOf = (id: string) =>
  readdirSync(join(api.settings.dataDir, "photos"), { recursive: true, encoding: "utf8" }).filter((file) =>
    file.includes(`${id}/`),
  );
const rowsOf = async (id: string) => {
  const { db } = api.database;
  const photos = await db.selectFrom("photos").select("id").where("id", "=", id).execute();
  const uploads = await db.selectFrom("photo_uploads").select("user_id").where("photo_id", "=", id).execute();
  return [photos.length, uploads.length];
};
const pointers = (answer: { json: () => { errors?: { pointer: string }[] } }) =>
  answer.json().errors?.map(({ pointer }) => pointer);
async function set(reviewId: string, action: "hide" | "restore" | "remove") {
  await api.database.db
    .transaction()
    .execute((trx) => changeStatus(trx, { subjectType: "review", action, ids: [reviewId], actor: null, reason: "" }));
  api.app.publicCache.clear();
}
/** Everything was uploaded this many days earlier. */
const age = async (days: number) => {
  for (const table of ["photo_uploads", "photos"] as const)
    await api.database.db
      .updateTable(table)
      .set({ created_at: sql<Date>`created_at - make_interval(days => ${days})` })
      .execute();
};

test("a review shows its photos in its author's order and words, wherever it is read", async () => {
  const { author, vendorId, id, cake, hall } = await reviewed();
  const expected = [
    {
      id: cake,
      alt: "Three tiers, honey dripping",
      drawn: false,
      width: 60,
      height: 40,
      placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
      variants: [{ src: `/api/photos/${cake}/60.webp`, width: 60, format: "webp" }],
    },
    expect.objectContaining({ id: hall, alt: "" }),
  ];
  expect(await shown(id)).toEqual(expected);
  expect((await list(vendorId)).items[0].photos).toEqual(expected);
  const own = await author.call("GET", `/api/vendors/${vendorId}/own-review`);
  expect(own.json().review.photos).toEqual(expected);
  expect((await api.browser().call("GET", `/api/photos/${cake}/60.webp`)).statusCode).toBe(200);
});

test("check 37: a review takes only photos that its author has uploaded, each once; someone else's is like one that doesn't exist", async () => {
  const [ana, iva] = [await api.member(), await api.member()];
  const vendorId = await addVendor(api.database.db);
  const [own, others] = [await uploaded(ana), await uploaded(iva)];
  const photo = (id: string) => ({ id, alt: "" });
  const answers = [];
  for (const id of [others, "0".repeat(32)]) {
    const answer = await write(ana, vendorId, { photos: [photo(own), photo(id)] });
    answers.push([answer.statusCode, answer.json().errors]);
  }
  expect(answers[0]).toEqual([422, [{ pointer: "/photos/1/id", message: "Photo 2 isn’t one that you’ve uploaded" }]]);
  expect(answers[1]).toEqual(answers[0]);
  expect(pointers(await write(ana, vendorId, { photos: [photo(own), photo(own)] }))).toEqual(["/photos/1/id"]);
  expect((await list(vendorId)).total).toBe(0);

  const { id } = (await write(ana, vendorId, { photos: [photo(own)] })).json();
  expect(pointers(await edit(ana, id, [photo(others)]))).toEqual(["/photos/0/id"]);
  expect((await edit(iva, id, [photo(others)])).statusCode).toBe(404);
  expect(idsOf(await shown(id))).toEqual([own]);
});

test.each([
  ["a seventh photo", () => Array.from({ length: 7 }, (_, i) => ({ id: String(i).padStart(32, "0"), alt: "" }))],
  ["a photo's address", () => [{ id: "0".repeat(32), alt: "", src: "https://elsewhere.example/x.webp" }]],
  ["a path for an id", () => [{ id: "../../../etc/passwd", alt: "" }]],
  ["a photo without words", () => [{ id: "0".repeat(32) }]],
])("check 38: %s is refused, and nothing is published", async (_, photos) => {
  const vendorId = await addVendor(api.database.db);
  const answer = await write(await api.member(), vendorId, { photos: photos() });
  expect(answer.statusCode, answer.body).toBe(422);
  expect((await list(vendorId)).total).toBe(0);
});

test("photos are edited with the review: their order, their words and which there are; earlier versions say what was there", async () => {
  const { author, id, cake, hall, photos } = await reviewed();
  const dance = await uploaded(author);
  const after = [
    { id: dance, alt: "  The first   dance " },
    { id: cake, alt: "Four tiers" },
  ];
  const changed = await edit(author, id, after);
  expect(changed.statusCode, changed.body).toBe(200);
  expect(changed.json()).toMatchObject({ version: 2, editedAt: expect.any(String) });
  const words = (given: { id: string; alt: string }[]) => given.map((photo) => [photo.id, photo.alt]);
  expect(words(await shown(id))).toEqual([
    [dance, "The first dance"],
    [cake, "Four tiers"],
  ]);
  // What isn't given stays, and what is the same leaves no trace.
  const rated = await author.call("PATCH", `/api/reviews/${id}`, { rating: 5 }, { "if-match": '"2"' });
  expect(idsOf(rated.json().photos)).toEqual([dance, cake]);
  const same = [
    { id: dance, alt: "The first dance" },
    { id: cake, alt: "Four tiers" },
  ];
  expect((await edit(author, id, same, 3)).json().version).toBe(3);
  expect((await edit(author, id, [], 3)).json().photos).toEqual([]);

  const { items } = (await api.browser().call("GET", `/api/reviews/${id}/revisions`)).json();
  expect(items.map((item: { changed: string[]; photos: string[] }) => [item.changed, item.photos])).toEqual([
    [["photos"], []],
    [["rating"], ["The first dance", "Four tiers"]],
    [["photos"], ["The first dance", "Four tiers"]],
    [[], [photos[0]!.alt, ""]],
  ]);
  // What the review no longer shows is swept like any other upload.
  await age(8);
  await purgeExpired(api.database.db, api.photos);
  expect([...filesOf(cake), ...filesOf(hall), ...filesOf(dance)]).toEqual([]);
});

test("a photo that a review shows can't be deleted by itself, and isn't swept", async () => {
  const { author, cake } = await reviewed();
  const refused = await author.call("DELETE", `/api/photos/${cake}`);
  expect([refused.statusCode, refused.json().detail]).toEqual([
    409,
    "A review uses this photo. Remove it there first.",
  ]);
  await age(30);
  await purgeExpired(api.database.db, api.photos);
  await removeStrayFiles(api.database.db, api.photos, new Date(Date.now() + 60_000));
  expect([await rowsOf(cake), filesOf(cake).length]).toEqual([[1, 1], 1]);
});

test("a deleted review takes its photos with it, unless someone else has uploaded the same file or a listing uses it", async () => {
  const [author, other] = [await api.member(), await api.member()];
  const { db } = api.database;
  const vendorId = await addVendor(db);
  const bytes = await picture();
  const [own, shared, listed] = [await uploaded(author), await uploaded(author, bytes), await uploaded(author)];
  await uploaded(other, bytes);
  const listing = await addVendor(db, { added_by: author.userId });
  await db.insertInto("vendor_photos").values({ vendor_id: listing, photo_id: listed, position: 0 }).execute();
  const photos = [own, shared, listed].map((id) => ({ id, alt: "" }));
  const { id } = (await write(author, vendorId, { photos })).json();
  expect((await author.call("DELETE", `/api/reviews/${id}`)).statusCode).toBe(204);
  expect([await rowsOf(own), filesOf(own)]).toEqual([[0, 0], []]);
  expect([await rowsOf(shared), filesOf(shared).length]).toEqual([[1, 1], 1]);
  expect([await rowsOf(listed), filesOf(listed).length]).toEqual([[1, 1], 1]);
  expect((await api.browser().call("GET", `/api/photos/${own}/60.webp`)).statusCode).toBe(404);
});

test("fault 15: when the photo store fails as a review is deleted, the sweep leaves no orphan row and no orphan file", async () => {
  const { author, id, cake, hall } = await reviewed();
  vi.spyOn(api.photos, "remove").mockRejectedValue(new Error("the store is gone"));
  expect((await author.call("DELETE", `/api/reviews/${id}`)).statusCode).toBe(204);
  vi.restoreAllMocks();
  expect([filesOf(cake).length, filesOf(hall).length]).toEqual([1, 1]);
  await removeStrayFiles(api.database.db, api.photos, new Date(Date.now() + 60_000));
  expect([...filesOf(cake), ...filesOf(hall)]).toEqual([]);
  expect([await rowsOf(cake), await rowsOf(hall)]).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

test("photos are hidden and shown again with their review", async () => {
  const { id, vendorId } = await reviewed();
  await set(id, "hide");
  expect(await shown(id)).toBeUndefined();
  expect((await list(vendorId, "?photos=true")).total).toBe(0);
  await set(id, "restore");
  expect((await shown(id)).length).toBe(2);
});

test("once a review isn't public its photos are gone from their addresses, unless a listing or someone else uses them; its author has others, for a while", async () => {
  const { author, id, vendorId, cake, hall } = await reviewed();
  const { db } = api.database;
  await db
    .insertInto("vendor_photos")
    .values({ vendor_id: await addVendor(db), photo_id: hall, position: 0 })
    .execute();
  const own = async (): Promise<{ src: string }> =>
    (await author.call("GET", `/api/vendors/${vendorId}/own-review`)).json().review.photos[0].variants[0];
  const get = (src: string) => api.browser().call("GET", src);
  const statuses = async () =>
    Promise.all([cake, hall].map(async (photo) => (await get(`/api/photos/${photo}/60.webp`)).statusCode));
  expect(await statuses()).toEqual([200, 200]);
  for (const action of ["hide", "remove"] as const) {
    await set(id, action);
    expect([action, await statuses()]).toEqual([action, [404, 200]]);
  }
  await startAgainAs(db, "reviews", id, "hidden");

  const { src } = await own();
  const admitted = await get(src);
  expect([admitted.statusCode, admitted.headers["cache-control"]]).toEqual([200, "private, no-store"]);
  const later = new Date("2026-11-23T10:00:00Z");
  const passes = createPhotoPasses(deriveKeys(api.settings.secretKey).photos, () => later);
  const pass = src.split("=")[1]!;
  expect([passes.isValid(cake, pass), passes.isValid(hall, pass)]).toEqual([false, false]);
  expect((await get(`${src.slice(0, -1)}${src.endsWith("A") ? "B" : "A"}`)).statusCode).toBe(404);
  expect((await get(src.replace(/=\d+/, "=99999"))).statusCode).toBe(404);
  expect((await get(src.replace(cake, "0".repeat(32)))).statusCode).toBe(404);

  const other = await api.member();
  await db.insertInto("photo_uploads").values({ user_id: other.userId, photo_id: cake }).execute();
  api.app.publicCache.clear();
  expect(await statuses()).toEqual([200, 200]);
  await db.deleteFrom("photo_uploads").where("user_id", "=", other.userId).execute();
  await set(id, "restore");
  expect([await statuses(), (await own()).src]).toEqual([[200, 200], `/api/photos/${cake}/60.webp`]);
});

test("the list can be narrowed to reviews with photos, and says how many there are among those asked for", async () => {
  const vendorId = await addVendor(api.database.db);
  const { id } = await reviewed(vendorId);
  const plain = (await write(await api.member(), vendorId, { experience: "booked" })).json();
  const all = await list(vendorId);
  expect([all.total, all.facets.photos]).toEqual([2, 1]);
  const found = await list(vendorId, "?photos=true");
  expect([found.total, idsOf(found.items), found.facets.photos]).toEqual([1, [id], 1]);
  // The other groups count what is asked for; this one leaves out its own filter.
  expect(found.facets.experiences).toEqual([{ value: "completed", count: 1 }]);
  expect((await list(vendorId, "?experience=booked")).facets.photos).toBe(0);
  expect(idsOf((await list(vendorId, "?photos=false")).items)).toEqual([plain.id, id]);
});

const leave = async (author: Person, reviews: "keep" | "delete", days = 3) => {
  await api.database.db
    .updateTable("users")
    .set({ erase_at: new Date(Date.now() + days * 86_400_000), reviews_on_deletion: reviews })
    .where("id", "=", author.userId)
    .execute();
  api.app.publicCache.clear();
};

/** Reports a review, and takes these photos out of it, and what isn’t left of its words. */
async function takenOut(id: string, photos: readonly string[], left = aReview.review) {
  const [admin, reporter] = [await api.member({ isAdmin: true }), await api.member()];
  await reporter.call("POST", `/api/reviews/${id}/reports`, { reason: "personal-data" });
  const ticket = await api.database.db
    .selectFrom("report_tickets")
    .select("id")
    .where("review_id", "=", id)
    .where("status", "=", "open")
    .executeTakeFirstOrThrow();
  const path = `/api/admin/reports/${ticket.id}`;
  const explanation = "It shows the children of other guests.";
  const decide = async (who: Person, decision: object) => {
    const { ticket, review } = (await who.call("GET", path)).json();
    const read = { version: review.version, ticketVersion: ticket.version };
    return who.call("POST", `${path}/decision`, { ...read, explanation, ...decision });
  };
  const redact = (who: Person, which: readonly string[]) => {
    const redacted = { title: aReview.title, review: left, photos: which };
    return decide(who, { action: "redact", because: "personal-data", redacted });
  };
  const answer = await redact(admin, photos);
  return { answer, path, decide, redact, decisionId: answer.json().decision?.id as string };
}

test("a single photo can be taken out of a review: it’s gone from everywhere, and an appeal brings it back", async () => {
  const { author, vendorId, id, cake, hall } = await reviewed();
  const src = (await shown(id))[0].variants[0].src;
  expect((await takenOut(id, ["0".repeat(32)])).answer.json().errors).toMatchObject([{ pointer: "/redacted/photos" }]);
  const { answer, path, decide, decisionId } = await takenOut(id, [cake]);
  expect(answer.statusCode, answer.body).toBe(200);
  expect([idsOf(await shown(id)), (await list(vendorId)).items[0].review]).toEqual([[hall], aReview.review]);
  expect((await api.browser().call("GET", src)).statusCode).toBe(404);
  expect(await list(vendorId, "?photos=true")).toMatchObject({ items: [{ id }] });
  const { items } = (await api.browser().call("GET", `/api/reviews/${id}/revisions`)).json();
  expect(items.map(({ photos }: { photos: string[] }) => photos)).toEqual([[""]]);
  const [mail] = await api.inbox(author.email);
  expect(mail!.subject).toContain("removed a part of your review");
  const { reviews } = (await author.call("GET", "/api/users/me/export")).json();
  expect(idsOf(reviews[0].photos)).toEqual([cake, hall]);

  const words = "They are our own children, and we are both glad to show them.";
  expect((await author.call("POST", `/api/decisions/${decisionId}/appeal`, { words })).statusCode).toBe(201);
  const second = await api.member({ isAdmin: true });
  const { whole } = (await second.call("GET", path)).json();
  expect(idsOf(whole.photos)).toEqual([cake, hall]);
  expect((await second.call("GET", whole.photos[0].variants[0].src)).statusCode).toBe(200);
  expect((await decide(second, { action: "dismiss" })).statusCode).toBe(200);
  expect((await shown(id)).map(({ id, alt }: { id: string; alt: string }) => ({ id, alt }))).toEqual([
    { id: cake, alt: "Three tiers, honey dripping" },
    { id: hall, alt: "" },
  ]);
  expect((await api.browser().call("GET", src)).statusCode).toBe(200);
});

test("an appeal can bring back some of the photos that were taken out, and takes no others", async () => {
  const { author, id, cake, hall } = await reviewed();
  const { redact, decisionId } = await takenOut(id, [cake, hall]);
  expect(await shown(id)).toEqual([]);
  const words = "The second one shows an empty hall, and no one at all.";
  await author.call("POST", `/api/decisions/${decisionId}/appeal`, { words });
  const second = await api.member({ isAdmin: true });
  expect((await redact(second, [cake])).statusCode).toBe(200);
  expect(idsOf(await shown(id))).toEqual([hall]);
  expect((await author.call("GET", `/api/decisions/${decisionId}`)).json().appeal.status).toBe("partly");

  const other = await reviewed();
  const cut = await takenOut(other.id, [other.cake]);
  await other.author.call("POST", `/api/decisions/${cut.decisionId}/appeal`, { words });
  const worse = await cut.redact(second, [other.cake, other.hall]);
  expect([worse.statusCode, worse.json().detail]).toEqual([
    409,
    "An appeal mustn’t make it worse for whoever made it.",
  ]);
});

const objection = { words: "They are our own children, and we are both glad to show them." };

test("two redactions of a review are undone by an appeal against each, and all of its words and photos are back", async () => {
  const { author, id, cake, hall } = await reviewed();
  const left = `[removed]${aReview.review.slice(12)}`;
  const first = await takenOut(id, [cake], left);
  const second = await takenOut(id, [hall], left);
  expect(second.answer.statusCode, second.answer.body).toBe(200);
  const other = await api.member({ isAdmin: true });
  const undo = async ({ decisionId, decide }: typeof first) => {
    const appealed = await author.call("POST", `/api/decisions/${decisionId}/appeal`, objection);
    expect(appealed.statusCode, appealed.body).toBe(201);
    const answer = await decide(other, { action: "dismiss" });
    expect(answer.statusCode, answer.body).toBe(200);
    return (await api.browser().call("GET", `/api/reviews/${id}`)).json().review;
  };
  const between = await undo(second);
  expect([between.review, idsOf(between.photos)]).toEqual([left, [hall]]);
  const all = await undo(first);
  expect([all.review, idsOf(all.photos)]).toEqual([aReview.review, [cake, hall]]);
});

test("what the author has edited since a photo was taken out stays, and an appeal brings the photo back beside it", async () => {
  const { author, id, cake, hall } = await reviewed();
  const { decisionId, path, decide } = await takenOut(id, [cake]);
  const garden = await uploaded(author);
  const edited = {
    title: "A day to remember",
    photos: [
      { id: garden, alt: "" },
      { id: hall, alt: "" },
    ],
  };
  const change = await author.call("PATCH", `/api/reviews/${id}`, edited, { "if-match": '"2"' });
  expect(change.statusCode, change.body).toBe(200);
  await author.call("POST", `/api/decisions/${decisionId}/appeal`, objection);
  const other = await api.member({ isAdmin: true });
  const { whole } = (await other.call("GET", path)).json();
  expect([whole.title, idsOf(whole.photos).toSorted()]).toEqual([edited.title, [cake, garden, hall].toSorted()]);
  expect((await decide(other, { action: "dismiss" })).statusCode).toBe(200);
  const { review } = (await api.browser().call("GET", `/api/reviews/${id}`)).json();
  expect([review.title, idsOf(review.photos)]).toEqual([edited.title, [garden, hall, cake]]);
  expect((await edit(author, id, [], review.version)).statusCode).toBe(200);
});

test("a photo that was taken out comes back only where there is room for it, and not twice", async () => {
  const { author, id, cake, hall } = await reviewed();
  const { decisionId, path, decide } = await takenOut(id, [cake, hall]);
  const others = [];
  for (let i = 0; i < 4; i++) others.push(await uploaded(author));
  const photos = [hall, ...others].map((photo) => ({ id: photo, alt: "" }));
  expect((await edit(author, id, photos, 2)).statusCode).toBe(200);
  await author.call("POST", `/api/decisions/${decisionId}/appeal`, objection);
  const more = [...photos, { id: await uploaded(author), alt: "" }];
  expect((await edit(author, id, more, 3)).statusCode).toBe(200);
  const other = await api.member({ isAdmin: true });
  expect((await other.call("GET", path)).json().whole.photos).toHaveLength(6);
  expect((await decide(other, { action: "dismiss" })).statusCode).toBe(200);
  expect(idsOf(await shown(id))).toEqual(idsOf(more));
});

test("photos that were taken out are kept until no one can appeal, or their author leaves, and then go for good", async () => {
  const { db } = api.database;
  const [late, leaving] = [await reviewed(), await reviewed()];
  const { decisionId } = await takenOut(late.id, [late.cake]);
  await takenOut(leaving.id, [leaving.cake]);
  const { author } = late;
  expect((await author.call("DELETE", `/api/photos/${late.cake}`)).statusCode).toBe(204);
  await leave(leaving.author, "keep", -1);
  await age(2);
  await purgeExpired(db, api.photos);
  expect([(await rowsOf(late.cake))[0], filesOf(leaving.cake)]).toEqual([1, []]);
  await sql`update review_decisions set at = at - interval '1 year' where id = ${decisionId}::uuid`.execute(db);
  await purgeExpired(db, api.photos);
  await purgeExpired(db, api.photos);
  expect([await rowsOf(late.cake), filesOf(late.cake)]).toEqual([[0, 0], []]);
});

test("of someone who leaves, the words stay and the photos don't", async () => {
  const { author, vendorId, id, cake } = await reviewed();
  expect((await edit(author, id, [{ id: cake, alt: "The cake" }])).statusCode).toBe(200);
  await leave(author, "keep");
  const former = async () => {
    const [review] = (await list(vendorId)).items;
    const { items } = (await api.browser().call("GET", `/api/reviews/${id}/revisions`)).json();
    return {
      author: review.author.name,
      photos: review.photos,
      found: (await list(vendorId, "?photos=true")).total,
      facet: (await list(vendorId)).facets.photos,
      versions: items.map(({ photos }: { photos: string[] }) => photos),
    };
  };
  const gone = { author: "Former member", photos: [], found: 0, facet: 0, versions: [[], []] };
  expect(await former()).toEqual(gone);
  expect((await api.browser().call("GET", `/api/photos/${cake}/60.webp`)).statusCode).toBe(404);
  // Until the account is erased they can come back, with everything as it was.
  await api.database.db.updateTable("users").set({ erase_at: null }).where("id", "=", author.userId).execute();
  api.app.publicCache.clear();
  expect(idsOf(await shown(id))).toEqual([cake]);

  await leave(author, "keep", -1);
  await age(2);
  await purgeExpired(api.database.db, api.photos);
  api.app.publicCache.clear();
  expect(await former()).toEqual(gone);
  expect([await rowsOf(cake), filesOf(cake)]).toEqual([[0, 0], []]);
  const { db } = api.database;
  const kept = await db.selectFrom("review_revisions").select("photos").where("review_id", "=", id).execute();
  expect(kept).toEqual([{ photos: [] }, { photos: [] }]);
});

test("of someone who leaves and takes their reviews along, nothing of their photos stays", async () => {
  const { author, cake, hall } = await reviewed();
  await leave(author, "delete", -1);
  await age(2);
  await purgeExpired(api.database.db, api.photos);
  expect([...filesOf(cake), ...filesOf(hall)]).toEqual([]);
});

test("the data that people take with them says which photos their reviews show, now and before", async () => {
  const { author, id, cake, photos } = await reviewed();
  await edit(author, id, [{ id: cake, alt: "The cake" }]);
  const { reviews } = (await author.call("GET", "/api/users/me/export")).json();
  expect(reviews).toMatchObject([
    {
      id,
      photos: [{ id: cake, alt: "The cake" }],
      versions: [{ photos }, { photos: [{ id: cake, alt: "The cake" }] }],
    },
  ]);
});

test("the open data has the words of reviews, and no photos", async () => {
  const { author, cake } = await reviewed();
  const signed = await author.call("GET", "/api/users/me/signed-reviews");
  expect(signed.statusCode, signed.body).toBe(200);
  const open = await api.browser().call("GET", "/api/exports/reviews");
  for (const { body } of [signed, open]) expect(body).not.toContain(cake);
});

test("the count beside a review is that of its photos, whatever takes them away", async () => {
  const { author, id, cake } = await reviewed();
  const { db } = api.database;
  const count = async () =>
    (await db.selectFrom("reviews").select("photo_count").where("id", "=", id).executeTakeFirst())?.photo_count;
  expect(await count()).toBe(2);
  await edit(author, id, [{ id: cake, alt: "" }]);
  expect(await count()).toBe(1);
  await author.call("DELETE", `/api/reviews/${id}`);
  expect(await count()).toBe(0);
});

test("a photo of the demo's reviews goes with the demo", async () => {
  const { author, cake } = await reviewed();
  const { db } = api.database;
  await db.deleteFrom("photo_uploads").where("photo_id", "=", cake).execute();
  await db.updateTable("users").set({ is_demo: true }).where("id", "=", author.userId).execute();
  await removeDemo(db, api.photos);
  expect([await rowsOf(cake), filesOf(cake)]).toEqual([[0, 0], []]);
});
