import { expect, test, vi } from "vitest";
import { useTestApp } from "../../test/test-app.ts";
import { addVendor } from "../../test/vendors.ts";
import { createLexicons } from "../search/current-lexicon.ts";

const api = useTestApp({ env: { CACHE_SECONDS: "60" } });

type Caller = ReturnType<typeof api.browser>;
const reason = "Couples don’t tell them apart.";
const anAdmin = () => api.member({ isAdmin: true });
/** No misspelling of another one, nor of any word that is understood. */
const word = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => "bdghjkmpqvwxz"[byte % 13]).join("");

async function create(admin: Caller, given: object = {}) {
  const name = word();
  const created = await admin.call("POST", "/api/categories", { name, singular: `${name} maker`, ...given });
  expect(created.statusCode, created.body).toBe(201);
  return { ...created.json().category, etag: created.headers["etag"] as string };
}
const change = (admin: Caller, { id, etag }: { id: string; etag: string }, body: object) =>
  admin.call("PATCH", `/api/categories/${id}`, body, { "if-match": etag });
const list = async (query = "") => (await api.browser().call("GET", `/api/categories${query}`)).json().items;
const slugs = async (query = "") => (await list(query)).map(({ slug }: { slug: string }) => slug);
const search = async (query: Record<string, string>) =>
  (await api.browser().call("GET", `/api/vendors?${new URLSearchParams(query)}`)).json();
const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);
const eventsOf = (id: string) =>
  api.database.db
    .selectFrom("moderation_events")
    .select(["action", "from_state", "to_state", "reason", "changes"])
    .where("subject_id", "=", id)
    .orderBy("id")
    .execute();

test("words that an admin adds are understood by the very next search", async () => {
  const admin = await anAdmin();
  const category = await create(admin);
  const id = await addVendor(api.database.db, { category: [category.slug], name: "Sokolji dvor" });
  expect(idsOf(await search({ q: "falconer" }))).not.toContain(id);
  const words = [
    { language: "en", words: ["falconer*", " falconer* ", "owls"] },
    { language: "de", words: ["Falkner"] },
  ];
  const changed = await change(admin, category, { words });
  expect(changed.json().words).toEqual([
    { language: "en", words: ["falconer*", "owls"] },
    { language: "de", words: ["Falkner"] },
  ]);
  for (const q of ["falconers", "falcnoer", "Falkner", "owls"]) expect(idsOf(await search({ q }))).toContain(id);
});

test("a new slug moves the vendors, and the former one still leads everywhere it led before", async () => {
  const admin = await anAdmin();
  const category = await create(admin);
  const [approved, pending] = [
    await addVendor(api.database.db, { category: [category.slug, "venues"] }),
    await addVendor(api.database.db, { category: [category.slug], status: "pending" }),
  ];
  const slug = word();
  expect((await change(admin, category, { slug, name: "Dovecotes" })).json().category).toMatchObject({
    slug,
    formerSlugs: [category.slug],
    vendorCount: 1,
  });
  const held = () => api.database.db.selectFrom("vendors").select("category").where("id", "in", [approved, pending]);
  const moved = [[slug], [slug, "venues"]].toSorted();
  // Those that no list shows follow in a moment.
  await vi.waitFor(async () => expect((await held().execute()).map((row) => row.category).toSorted()).toEqual(moved), {
    timeout: 10_000,
    interval: 50,
  });
  for (const asked of [slug, category.slug]) expect(idsOf(await search({ category: asked }))).toEqual([approved]);
  expect(idsOf(await search({ q: "dovecotes" }))).toContain(approved);
  // A draft that was begun before.
  const author = await api.member();
  const added = await author.call("POST", "/api/vendors", {
    name: "Golobnjak",
    category: [category.slug],
    location: ["ljubljana-si"],
  });
  expect(added.json().vendor.category).toEqual([slug]);
  const back = await change(admin, { id: category.id, etag: '"2"' }, { slug: category.slug });
  expect(back.json().category).toMatchObject({ slug: category.slug, formerSlugs: [slug] });
});

test("of two admins who change a category at the same time, the second is told and nothing is lost", async () => {
  const [admin, other] = [await anAdmin(), await anAdmin()];
  const category = await create(admin);
  const answers = await Promise.all([
    change(admin, category, { description: "Ask who feeds them." }),
    change(other, category, { description: "Ask where they sleep." }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412]);
});

test("no two categories share a slug, not even one that was given up", async () => {
  const admin = await anAdmin();
  const [one, two] = [await create(admin), await create(admin)];
  await change(admin, one, { slug: word() });
  for (const [slug, answer] of [
    [two.slug, await admin.call("POST", "/api/categories", { name: two.name, singular: two.name })],
    [two.slug, await admin.call("POST", "/api/categories", { name: word(), singular: "One", slug: two.slug })],
    [one.slug, await admin.call("POST", "/api/categories", { name: one.name, singular: one.name })],
    [one.slug, await change(admin, two, { slug: one.slug })],
    [two.slug, await change(admin, { id: one.id, etag: '"2"' }, { slug: two.slug })],
  ] as const)
    expect([slug, answer.statusCode, answer.json().errors?.[0].pointer]).toEqual([slug, 422, "/slug"]);
  const slug = word();
  const three = await Promise.all([create(admin), create(admin), create(admin)]);
  const answers = await Promise.all(three.map((category) => change(admin, category, { slug })));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422]);
});

test("moving one category leaves the others in their order, however many move at the same time", async () => {
  const admin = await anAdmin();
  const [a, b, c, d] = [await create(admin), await create(admin), await create(admin), await create(admin)];
  const ours = async () => (await slugs()).filter((slug: string) => [a, b, c, d].some((each) => each.slug === slug));
  const move = (id: string, before: string | null) => admin.call("PUT", `/api/categories/${id}/position`, { before });
  const moves = await Promise.all([move(d.id, a.id), move(b.id, null)]);
  expect(moves.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
  expect(await ours()).toEqual([d.slug, a.slug, c.slug, b.slug]);
  expect((await move(a.id, a.id)).statusCode).toBe(422);
});

test("a search without words doesn't wait until the words of changed categories are understood", async () => {
  const admin = await anAdmin();
  const category = await create(admin);
  const lexicons = createLexicons(api.database.db);
  await lexicons.current();
  const slug = word();
  await change(admin, category, { slug });
  lexicons.renew();
  let isMade = false;
  const made = lexicons.current().then(() => (isMade = true));
  const { lexicon } = await lexicons.withoutWords();
  expect([isMade, lexicon.slugs.get(category.slug), lexicon.categories.get(slug)]).toEqual([
    false,
    slug,
    category.name,
  ]);
  await made;
});

test("a retired category is no longer offered or understood, its vendors keep it, and it can come back", async () => {
  const admin = await anAdmin();
  const category = await create(admin);
  const id = await addVendor(api.database.db, { category: [category.slug] });
  const act = (what: string, body?: object) => admin.call("POST", `/api/categories/${category.id}/${what}`, body);
  expect((await search({ q: category.name })).understood.parts).toMatchObject([{ kind: "category" }]);
  const unexplained = await act("retire", { reason: "        " });
  expect([unexplained.statusCode, unexplained.json().errors[0].pointer]).toEqual([422, "/reason"]);
  expect((await act("retire", { reason: `  ${reason} ` })).statusCode).toBe(204);
  expect((await act("retire", { reason })).statusCode).toBe(409);
  expect(await slugs()).not.toContain(category.slug);
  expect((await list("?retired=true")).at(-1)).toMatchObject({ slug: category.slug, retired: true });
  expect((await search({ q: category.name })).understood.parts).toMatchObject([{ kind: "words" }]);
  const author = await api.member();
  const refused = await author.call("POST", "/api/vendors", {
    name: "Golobnjak",
    category: [category.slug],
    location: ["ljubljana-si"],
  });
  expect([refused.statusCode, refused.json().errors[0].pointer]).toEqual([422, "/category/0"]);
  expect((await api.browser().call("GET", `/api/vendors/${id}`)).json().category).toEqual([category.slug]);
  expect((await act("reinstate")).statusCode).toBe(204);
  expect(await slugs()).toContain(category.slug);
  expect(await eventsOf(category.id)).toMatchObject([
    { action: "create", from_state: null, to_state: "listed" },
    { action: "retire", from_state: "listed", to_state: "retired", reason },
    { action: "reinstate", from_state: "retired", to_state: "listed" },
  ]);
});

test("a category that is merged gives the other one its vendors, its addresses and its words", async () => {
  const admin = await anAdmin();
  const [target, first] = [
    await create(admin),
    await create(admin, { words: [{ language: "en", words: ["lovebird*"] }] }),
  ];
  const slug = word();
  const { etag } = (await change(admin, first, { slug })).headers;
  expect(etag).toBe('"2"');
  const both = await addVendor(api.database.db, { category: [slug, "venues", target.slug] });
  const merged = await admin.call("POST", `/api/categories/${first.id}/merge`, { into: target.id, reason });
  expect(merged.json()).toMatchObject({
    category: { slug: target.slug, vendorCount: 1, formerSlugs: [first.slug, slug].toSorted() },
    words: [{ language: "en", words: ["lovebird*"] }],
  });
  expect((await api.browser().call("GET", `/api/vendors/${both}`)).json().category).toEqual([target.slug, "venues"]);
  expect(idsOf(await search({ category: first.slug }))).toEqual([both]);
  expect((await search({ q: "lovebirds" })).understood.parts).toMatchObject([{ values: [target.slug] }]);
  expect(await slugs("?retired=true")).not.toContain(slug);
  expect((await api.browser().call("GET", `/api/categories/${first.id}`)).statusCode).toBe(404);
  expect((await eventsOf(first.id)).at(-1)).toMatchObject({
    action: "merge",
    reason,
    changes: [{ field: "mergedInto", from: null, to: target.slug }],
  });
  expect((await admin.call("POST", `/api/categories/${first.id}/merge`, { into: target.id, reason })).statusCode).toBe(
    404,
  );
  expect((await admin.call("POST", `/api/categories/${target.id}/merge`, { into: first.id, reason })).statusCode).toBe(
    422,
  );
});

test("a merge that would leave a category with more search words than it can have is refused, and says what to do", async () => {
  const admin = await anAdmin();
  const words = (language: string, from: number, count: number) => ({
    language,
    words: Array.from({ length: count }, (_, i) => `${language} word ${from + i}`),
  });
  const target = await create(admin, { words: [words("de", 0, 20)] });
  const [many, some] = [
    await create(admin, { words: [words("de", 15, 16)] }),
    await create(admin, { words: [words("de", 15, 15), words("en", 0, 30)] }),
  ];
  const merge = (id: string) => admin.call("POST", `/api/categories/${id}/merge`, { into: target.id, reason });
  const refused = await merge(many.id);
  expect([refused.statusCode, refused.json().detail]).toEqual([
    409,
    "Together, their search words would be more than 30 in German. Take some away from either category first.",
  ]);
  expect((await admin.call("GET", `/api/categories/${many.id}`)).statusCode).toBe(200);
  expect((await merge(some.id)).json().words).toEqual([words("de", 0, 30), words("en", 0, 30)]);
  // Nor can one entry after another for the same language hold more.
  const both = await change(admin, { id: many.id, etag: '"1"' }, { words: [words("de", 0, 30), words("de", 30, 1)] });
  expect([both.statusCode, both.json().errors]).toEqual([
    422,
    [{ pointer: "/words", message: "must not be more than 30 in German" }],
  ]);
});

test("check 41: anyone may look, and only an admin can change anything", async () => {
  const category = await create(await anAdmin());
  const [guest, member] = [api.browser(), await api.member()];
  for (const [caller, status] of [
    [guest, 401],
    [member, 403],
  ] as const) {
    expect((await caller.call("GET", `/api/categories/${category.id}`)).statusCode).toBe(200);
    const answers = [
      await caller.call("POST", "/api/categories", { name: "Doves", singular: "Dove" }),
      await change(caller, category, { name: "Doves" }),
      await caller.call("PUT", `/api/categories/${category.id}/position`, { before: null }),
      await caller.call("POST", `/api/categories/${category.id}/retire`, { reason }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => status));
  }
  expect(await eventsOf(category.id)).toHaveLength(1);
});
