import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { password, tokenIn, useTestApp } from "../../../test/test-app.ts";
import { addVendor } from "../../../test/vendors.ts";
import { purgeExpired } from "../../jobs/purge-expired.ts";

const clock = () => new Date("2026-11-21T10:00:00Z");
const api = useTestApp({ clock });
let vendorId = "";
beforeEach(async () => {
  vendorId = await addVendor(api.database.db, {});
});

/** The notices of someone who has chosen nothing. */
const unset = {
  published: true,
  replies: true,
  reviews: true,
  listings: true,
  monthlySummary: false,
  helpfulDigest: false,
};

type Person = Awaited<ReturnType<typeof api.member>>;

async function reviewer() {
  const person = await api.member({ firstName: "Zofija", lastName: "Kralj" });
  const review = await person.call("POST", `/api/vendors/${vendorId}/reviews`, {
    rating: 2,
    review: "The band came an hour late and left before the cake was cut, without a word.",
    experience: "completed",
    weddingDate: "2026-06",
  });
  expect(review.statusCode).toBe(201);
  return person;
}
const ask = (person: Person, reviews: "delete" | "keep") => person.call("POST", "/api/users/me/deletion", { reviews });
const confirm = (token: string) => api.browser().call("POST", "/api/users/confirm-deletion", { token });
const mailedToken = async ({ email }: Person) => tokenIn((await api.inbox(email))[0]!.links);
async function close(person: Person, reviews: "delete" | "keep") {
  await ask(person, reviews);
  await confirm(await mailedToken(person));
  const closed = await person.call("DELETE", "/api/users/");
  expect(closed.statusCode).toBe(200);
  return closed.json();
}
const logIn = ({ email }: Person) => api.browser().call("POST", "/api/users/login", { email, password });
const listed = async () => (await api.browser().call("GET", `/api/vendors/${vendorId}/reviews`)).json();
const rating = async () => (await api.browser().call("GET", `/api/vendors/${vendorId}`)).json().rating;
const later = async (person: Person) => {
  await api.database.db
    .updateTable("users")
    .set({ erase_at: new Date(Date.now() - 1000) })
    .where("id", "=", person.userId)
    .execute();
  await purgeExpired(api.database.db, api.photos);
};
const row = (person: Person) =>
  api.database.db.selectFrom("users").selectAll().where("id", "=", person.userId).executeTakeFirstOrThrow();

test("an account can only be deleted with the e-mailed link", async () => {
  const person = await api.member();
  const refused = await person.call("DELETE", "/api/users/");
  expect([refused.statusCode, refused.json().type]).toEqual([403, "/api/reference#deletion-unconfirmed"]);
  await ask(person, "delete");
  expect((await person.call("DELETE", "/api/users")).statusCode).toBe(403);
  const answer = await confirm(await mailedToken(person));
  expect(answer.json()).toMatchObject({ email: person.email, reviews: "delete" });
  expect((await person.call("DELETE", "/api/users")).statusCode).toBe(200);
});

test("the confirmation is good for an hour, as the answer says", async () => {
  const person = await api.member();
  await ask(person, "delete");
  const { confirmedUntil } = (await confirm(await mailedToken(person))).json();
  expect((await row(person)).deletion_confirmed_until!.toISOString()).toBe(confirmedUntil);
  expect(Math.round((Date.parse(confirmedUntil) - Date.now()) / 60_000)).toBe(60);
  await api.database.db
    .updateTable("users")
    .set({ deletion_confirmed_until: new Date(Date.now() - 1000) })
    .where("id", "=", person.userId)
    .execute();
  expect((await person.call("DELETE", "/api/users")).statusCode).toBe(403);
});

test("the e-mailed link works only once, and a newer one ends it", async () => {
  const person = await api.member();
  await ask(person, "delete");
  const first = await mailedToken(person);
  await ask(person, "keep");
  const second = await mailedToken(person);
  expect((await confirm(first)).statusCode).toBe(410);
  expect((await confirm(second)).json().reviews).toBe("keep");
  expect((await confirm(second)).statusCode).toBe(410);
});

test("check 26: a closed account's sessions are refused straight away, here and elsewhere", async () => {
  const person = await api.member();
  const elsewhere = api.browser();
  elsewhere.token = (await elsewhere.call("POST", "/api/users/login", { email: person.email, password })).json().token;
  await close(person, "delete");
  for (const browser of [person, elsewhere]) {
    expect((await browser.call("GET", "/api/users/me")).statusCode).toBe(401);
    expect((await browser.call("POST", "/api/users/refresh-token")).statusCode).toBe(401);
  }
  expect((await api.inbox(person.email))[0]!.subject).toMatch(/is closed/);
});

test("reviews deleted with an account disappear from lists, stars and counts straight away", async () => {
  const person = await reviewer();
  expect((await rating()).count).toBe(1);
  await close(person, "delete");
  expect(await listed()).toMatchObject({ items: [], total: 0 });
  expect(await rating()).toMatchObject({ count: 0, average: null });
});

test("reviews kept after an account is deleted lose their name straight away, and keep their stars", async () => {
  const person = await reviewer();
  await close(person, "keep");
  const { items } = await listed();
  expect(items[0].author).toEqual({ name: "Former member", image: "" });
  expect((await rating()).count).toBe(1);
});

test("the label of a review goes with its author's account, and comes back if they do", async () => {
  const person = await reviewer();
  const { db } = api.database;
  await db.updateTable("reviews").set({ trust: "proof" }).where("author_id", "=", person.userId).execute();
  await close(person, "keep");
  expect((await listed()).items[0].trust).toBe("unverified");
  person.token = (await logIn(person)).json().token;
  expect((await listed()).items[0].trust).toBe("proof");
  await close(person, "keep");
  await later(person);
  const left = await db.selectFrom("reviews").select("trust").where("author_id", "=", person.userId).execute();
  expect(left).toEqual([{ trust: "unverified" }]);
});

test("logging in within fourteen days brings everything back, and the person is told", async () => {
  const person = await reviewer();
  await close(person, "delete");
  const login = await logIn(person);
  expect(login.statusCode).toBe(200);
  expect((await listed()).items[0].author.name).toBe("Zofija K.");
  expect((await rating()).count).toBe(1);
  expect((await api.inbox(person.email))[0]!.subject).toMatch(/Welcome back/);
  await purgeExpired(api.database.db, api.photos);
  expect((await row(person)).deleted_at).toBeNull();
});

test("the record shows that a review went with the account and came back with it", async () => {
  const person = await reviewer();
  await close(person, "delete");
  await logIn(person);
  const events = await api.database.db
    .selectFrom("moderation_events")
    .select(["action", "subject_type", "from_state", "to_state"])
    .where("actor_id", "=", person.userId)
    .orderBy("id")
    .execute();
  expect(events).toEqual([
    { action: "publish", subject_type: "review", from_state: null, to_state: "published" },
    { action: "close account", subject_type: "review", from_state: "published", to_state: "hidden" },
    { action: "reopen account", subject_type: "review", from_state: "hidden", to_state: "published" },
  ]);
});

test("reopening the account does not show a review that was hidden for another reason", async () => {
  const person = await reviewer();
  await api.database.db
    .updateTable("reviews")
    .set({ status: "hidden" })
    .where("author_id", "=", person.userId)
    .execute();
  await close(person, "delete");
  await logIn(person);
  expect((await listed()).total).toBe(0);
});

test("after fourteen days nothing about the person is left, and the address is free", async () => {
  const person = await reviewer();
  const { eraseAt } = await close(person, "delete");
  const { erase_at } = await row(person);
  expect(erase_at!.toISOString()).toBe(eraseAt);
  expect(Math.round((erase_at!.getTime() - Date.now()) / 86_400_000)).toBe(14);
  await later(person);
  const { db } = api.database;
  expect(await row(person)).toMatchObject({
    email: `${person.userId}@erased.invalid`,
    first_name: "",
    last_name: "",
    location: "",
    image: "",
    password_hash: null,
    google_subject: null,
  });
  for (const table of ["sessions", "mailed_tokens", "terms_acceptances", "idempotency_keys"] as const)
    expect(await db.selectFrom(table).selectAll().where("user_id", "=", person.userId).execute()).toEqual([]);
  expect(await db.selectFrom("reviews").selectAll().where("author_id", "=", person.userId).execute()).toEqual([]);
  expect(await db.selectFrom("emails").selectAll().where("recipient", "=", person.email).execute()).toEqual([]);
  expect((await logIn(person)).statusCode).toBe(401);
  const again = { email: person.email, password, firstName: "Iva", lastName: "Rozman" };
  await api.browser().call("POST", "/api/users", again);
  expect((await api.inbox(person.email))[0]!.subject).toMatch(/Confirm/);
});

test("after fourteen days none of the addresses that a person had or asked for is left in any table", async () => {
  const person = await api.member({ isAdmin: true });
  const { db } = api.database;
  const first = person.email;
  const [second, wanted, invited] = [1, 2, 3].map(() => `${crypto.randomUUID().slice(0, 12)}@example.org`);
  const change = (email: string) =>
    person.call("PUT", "/api/users", {
      email,
      firstName: "Zofija",
      lastName: "Kralj",
      location: "",
      currentPassword: password,
    });
  await change(second!);
  const token = tokenIn((await api.inbox(second!))[0]!.links);
  expect((await api.browser().call("POST", "/api/users/verify-new-email", { token })).statusCode).toBe(200);
  person.email = second!;
  expect((await change(wanted!)).statusCode).toBe(200);
  const message = { name: "Zofija", email: second, subject: "Hello there", message: "Ten characters or more." };
  expect((await api.browser().call("POST", "/api/contact", message)).statusCode).toBe(202);
  expect((await person.call("POST", "/api/admin/invitations", { email: invited })).statusCode).toBe(202);
  await close(person, "delete");
  // The invitation's lifetime.
  await db.deleteFrom("admin_invitations").where("email", "=", invited!).execute();
  await db.deleteFrom("emails").where("recipient", "=", invited!).execute();
  await later(person);
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(db);
    for (const address of [first, second!, wanted!, invited!])
      expect([name, rows.filter(({ row }) => row.includes(address))]).toEqual([name, []]);
  }
});

test("after fourteen days the reviews that stay belong to no one", async () => {
  const person = await reviewer();
  await close(person, "keep");
  await later(person);
  expect((await listed()).items[0].author).toEqual({ name: "Former member", image: "" });
  expect((await rating()).count).toBe(1);
});

test("a review that was deleted is erased with the account, even if the others are kept", async () => {
  const person = await reviewer();
  const { items } = await listed();
  expect((await person.call("DELETE", `/api/reviews/${items[0].id}`)).statusCode).toBe(204);
  await close(person, "keep");
  await later(person);
  const left = api.database.db.selectFrom("reviews").select("id").where("author_id", "=", person.userId);
  expect(await left.execute()).toEqual([]);
});

test("the export is one document with everything about the person and no one else", async () => {
  const person = await reviewer();
  const other = await reviewer();
  await person.call("PATCH", "/api/users/me/settings", { notices: { replies: false } });
  const answer = await person.call("GET", "/api/users/me/export");
  expect(answer.headers["content-disposition"]).toMatch(/^attachment; filename="troth-\d{4}-\d\d-\d\d\.json"$/);
  const held = answer.json();
  expect(held.account).toMatchObject({ email: person.email, firstName: "Zofija", hasPassword: true });
  expect(held.settings.notices).toEqual({ ...unset, replies: false });
  expect(held.reviews).toHaveLength(1);
  expect(held.reviews[0]).toMatchObject({ rating: 2, versions: [{ revision: 1, rating: 2 }], reply: null });
  expect(held.acceptedTerms).toHaveLength(1);
  expect(held.devices).toHaveLength(1);
  expect(held.mails.map(({ subject }: { subject: string }) => subject)).toEqual([
    expect.stringMatching(/is published/),
  ]);
  expect(answer.body).not.toContain(other.email);
  expect(answer.body).not.toContain("argon2");
});

test("an export of many reviews has each of them once", async () => {
  const person = await api.member();
  const { db } = api.database;
  const many = 450;
  const ids = await Promise.all(Array.from({ length: many }, () => addVendor(db, {})));
  const reviewOf = (vendor_id: string) => ({
    id: crypto.randomUUID(),
    vendor_id,
    author_id: person.userId,
    rating: 4,
    review: "Kind, on time and worth every cent of it.",
    experience: "booked" as const,
    wedding_date: "2026-06-01",
  });
  await db.insertInto("reviews").values(ids.map(reviewOf)).execute();
  const { reviews } = (await person.call("GET", "/api/users/me/export")).json();
  expect(new Set(reviews.map(({ id }: { id: string }) => id)).size).toBe(many);
  expect(reviews).toHaveLength(many);
});

test("settings that a request leaves out are kept", async () => {
  const person = await api.member();
  const change = (body: object) => person.call("PATCH", "/api/users/me/settings", body);
  expect((await change({ theme: "dark" })).json()).toEqual({
    theme: "dark",
    notices: unset,
  });
  expect((await change({ notices: { listings: false } })).json()).toEqual({
    theme: "dark",
    notices: { ...unset, listings: false },
  });
  expect((await person.call("GET", "/api/users/me/account")).json().settings.theme).toBe("dark");
  for (const wrong of [{}, { theme: "blue" }, { notices: {} }, { isAdmin: true }])
    expect((await change(wrong)).statusCode).toBe(422);
});
