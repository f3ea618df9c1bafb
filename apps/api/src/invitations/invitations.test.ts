// Clients whom a vendor invites: what is sent to whom, what the link is good for, and what stays unknown.
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { type Browser, freshEmail, tokenIn, useTestApp } from "../../test/test-app.ts";
import { addVendor, aReview } from "../../test/vendors.ts";
import { purgeExpired } from "../jobs/purge-expired.ts";

const api = useTestApp({ clock: () => new Date("2026-11-21T10:00:00Z") });
type Member = Awaited<ReturnType<typeof api.member>>;

beforeEach(() => api.database.db.deleteFrom("rate_limits").execute());

const period = { from: "2026-05", to: "2026-09", complete: true };
const three = () => [freshEmail(), freshEmail(), freshEmail()];
const invite = (
  person: Browser,
  vendorId: string,
  clients: readonly (string | object)[],
  change: object = {},
  headers: Record<string, string> = {},
) =>
  person.call(
    "POST",
    `/api/vendors/${vendorId}/client-invitations`,
    {
      ...period,
      clients: clients.map((client) => (typeof client === "string" ? { email: client } : client)),
      ...change,
    },
    headers,
  );
const batches = async (person: Browser, vendorId: string) =>
  (await person.call("GET", `/api/vendors/${vendorId}/client-invitations`)).json();
const read = (token: string) => api.browser().call("POST", "/api/review-invitations/read", { token });
const redeem = (person: Browser, token: string, headers = {}) =>
  person.call("POST", "/api/review-invitations/redeem", { token }, headers);
const stop = (token: string) => api.browser().call("POST", `/api/review-invitations/stop?token=${token}`);
const write = (person: Browser, vendorId: string, change: object = {}, headers = {}) =>
  person.call("POST", `/api/vendors/${vendorId}/reviews`, { ...aReview, ...change }, headers);
const subject = "How was Villa Podrožnik?";
const invitationsTo = async (email: string) => (await api.inbox(email)).filter((mail) => mail.subject === subject);
const linksTo = async (email: string) => {
  const [mail] = await invitationsTo(email);
  const at = (path: string) => tokenIn(mail!.links.filter((link) => new URL(link).pathname === path));
  return { token: at("/review-invitation"), stop: at("/api/review-invitations/stop") };
};

async function owned() {
  const owner = await api.member({ firstName: "Jakob", lastName: "Podrožnik" });
  const id = await addVendor(api.database.db, { owner_id: owner.userId });
  return { owner, id };
}

async function invited() {
  const { owner, id } = await owned();
  const clients = three();
  const answer = await invite(owner, id, clients);
  expect(answer.statusCode, answer.body).toBe(201);
  return { owner, id, clients, batch: answer.json(), ...(await linksTo(clients[0]!)) };
}

test("each client gets one e-mail that says who named them and why, and the batch goes on record", async () => {
  const { owner, id } = await owned();
  const [first, second, third] = three();
  const clients = [{ email: first, name: "Maja & Tim", weddingMonth: "2026-06" }, second!, third!];
  const answer = await invite(owner, id, clients);
  expect([answer.statusCode, answer.json()]).toMatchObject([
    201,
    { from: "2026-05", to: "2026-09", clients: 3, merged: 0, written: null },
  ]);
  for (const email of [first!, second!, third!]) expect(await invitationsTo(email)).toHaveLength(1);
  const [mail] = await invitationsTo(first!);
  expect(mail!.text).toContain("Hello Maja & Tim,");
  expect(mail!.text).toContain("you were one of their clients from May 2026 to September 2026");
  expect(mail!.text).not.toMatch(/\/detail|[?&]token=[^#]*review-invitation/);
  const page = await batches(owner, id);
  expect(page.items).toEqual([answer.json()]);
  expect(page.email.subject).toBe(subject);
  expect(page.email.text).not.toContain("http");
  const event = api.database.db.selectFrom("moderation_events").select(["action", "actor_id", "reason"]);
  expect(await event.where("subject_id", "=", id).execute()).toEqual([
    { action: "invite clients", actor_id: owner.userId, reason: "2026-05 to 2026-09: 3 clients" },
  ]);
});

test("no table but the e-mails' has a client's address, and these go after thirty days", async () => {
  const { clients } = await invited();
  const { db } = api.database;
  await sql`update emails set created_at = now() - interval '31 days' where recipient = any(${clients}::text[])`.execute(
    db,
  );
  await purgeExpired(db, api.photos);
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(db);
    expect([name, rows.filter(({ row }) => clients.some((email) => row.includes(email)))]).toEqual([name, []]);
  }
});

test("one line that isn't right refuses the whole batch and is named, and nothing is sent", async () => {
  const { owner, id } = await owned();
  const clients = three();
  const lines = [
    clients[0]!,
    { email: "anna@" },
    { email: clients[1], name: "Call 555 1234" },
    { email: clients[2], name: "see evil.example" },
    { email: owner.email },
  ];
  const pointers = async (list: (string | object)[]) => {
    const answer = await invite(owner, id, list);
    expect(answer.statusCode, answer.body).toBe(422);
    return answer.json().errors.map(({ pointer }: { pointer: string }) => pointer);
  };
  expect(await pointers(lines)).toEqual(["/clients/1/email"]);
  expect(await pointers([lines[0]!, { email: clients[1], weddingMonth: "2026-10" }, ...lines.slice(2)])).toEqual([
    "/clients/1/weddingMonth",
    "/clients/2/name",
    "/clients/3/name",
  ]);
  expect(await pointers([...clients, { email: owner.email }])).toEqual(["/clients/3/email"]);
  expect(await pointers([clients[0]!, clients[0]!.toUpperCase(), clients[1]!])).toEqual(["/clients"]);
  expect((await batches(owner, id)).items).toEqual([]);
  for (const email of [...clients, owner.email]) expect(await invitationsTo(email)).toEqual([]);
});

test("the period is in the last two years and not upside down, and its list is complete", async () => {
  const { owner, id } = await owned();
  const refused = async (change: object) => {
    const answer = await invite(owner, id, three(), change);
    return [answer.statusCode, answer.json().errors?.[0].pointer];
  };
  expect(await refused({ from: "2026-09", to: "2026-05" })).toEqual([422, "/to"]);
  expect(await refused({ from: "2024-10" })).toEqual([422, "/from"]);
  expect(await refused({ to: "2026-12" })).toEqual([422, "/to"]);
  expect(await refused({ complete: false })).toEqual([422, "/complete"]);
  expect((await invite(owner, id, three(), { from: "2024-11", to: "2026-11" })).statusCode).toBe(201);
});

test("an address that is given twice, or was invited before, gets no second e-mail, and the vendor is told how many", async () => {
  const { owner, id, clients } = await invited();
  const [known] = clients;
  const another = freshEmail();
  const plus = known!.replace("@", "+wedding@");
  const answer = await invite(owner, id, [plus, known!, another, clients[1]!]);
  expect([answer.statusCode, answer.json()]).toMatchObject([201, { clients: 1, merged: 3 }]);
  expect(await invitationsTo(known!)).toHaveLength(1);
  expect(await invitationsTo(plus)).toEqual([]);
  expect(await invitationsTo(another)).toHaveLength(1);
  expect((await invite(owner, id, clients)).statusCode).toBe(409);
  expect((await batches(owner, id)).items).toHaveLength(2);
});

test("a retry of a batch is the same batch, and three a day are enough", async () => {
  const { owner, id } = await owned();
  const clients = three();
  const key = { "idempotency-key": crypto.randomUUID() };
  const [first, again] = [await invite(owner, id, clients, {}, key), await invite(owner, id, clients, {}, key)];
  expect(again.json()).toEqual(first.json());
  expect(await invitationsTo(clients[0]!)).toHaveLength(1);
  for (const _ of [1, 2]) expect((await invite(owner, id, three())).statusCode).toBe(201);
  expect((await invite(owner, id, three())).statusCode).toBe(429);
  const elsewhere = await addVendor(api.database.db, { owner_id: owner.userId });
  expect((await invite(owner, elsewhere, three())).statusCode).toBe(429);
});

test("check 37: only the people who look after a vendor can invite its clients or see the batches", async () => {
  const { owner, id } = await invited();
  const [other, manager] = [await api.member(), await api.member()];
  expect((await invite(other, id, three())).statusCode).toBe(404);
  expect((await other.call("GET", `/api/vendors/${id}/client-invitations`)).statusCode).toBe(404);
  await api.database.db.insertInto("vendor_members").values({ vendor_id: id, user_id: manager.userId }).execute();
  expect((await invite(manager, id, three())).statusCode).toBe(201);
  expect((await batches(manager, id)).items).toHaveLength(2);
  await api.database.db.updateTable("vendors").set({ status: "suspended" }).where("id", "=", id).execute();
  expect((await invite(owner, id, three())).statusCode).toBe(409);
});

test("check 38: nothing but the list, the period and the statement is taken, and no stars or words", async () => {
  const { owner, id } = await owned();
  const [first, second, third] = three();
  for (const field of ["rating", "review", "token", "isAdmin", "trust"]) {
    const answer = await invite(owner, id, [{ email: first, [field]: 5 }, second!, third!]);
    expect([field, answer.statusCode]).toEqual([field, 422]);
  }
  expect((await invite(owner, id, [first!, second!, third!], { rating: 5 })).statusCode).toBe(422);
  const author = await api.member();
  expect((await write(author, id, { trust: "invited" })).statusCode).toBe(422);
});

test("check 11: opening an invitation doesn't use it up, and its review is published with the label", async () => {
  const { id, token } = await invited();
  for (const _ of [1, 2]) expect((await read(token)).json()).toMatchObject({ vendor: { id, name: "Villa Podrožnik" } });
  const author = await api.member();
  const review = await write(author, id, { invitation: token });
  expect([review.statusCode, review.json().trust]).toEqual([201, "invited"]);
  expect((await api.browser().call("GET", `/api/reviews/${review.json().id}`)).json().review.trust).toBe("invited");
  expect((await read(token)).statusCode).toBe(410);
});

test("an invitation labels one review, whoever is first, and never another vendor's; later reviews are published without", async () => {
  const { id, token } = await invited();
  const elsewhere = await addVendor(api.database.db);
  const [first, second] = [await api.member(), await api.member()];
  expect((await write(first, elsewhere, { invitation: token })).json().trust).toBe("unverified");
  const key = { "idempotency-key": crypto.randomUUID() };
  for (const _ of [1, 2]) expect((await write(first, id, { invitation: token }, key)).json().trust).toBe("invited");
  const late = await write(second, id, {
    invitation: token,
    review: "The band was wonderful. The band was not theirs.",
  });
  expect([late.statusCode, late.json().trust]).toEqual([201, "unverified"]);
});

test("check 59: of many who use one invitation at the same time, one gets the label", async () => {
  const { id, token } = await invited();
  const people = await Promise.all([1, 2, 3, 4].map(() => api.member()));
  const texts = [
    "The lake, the light and the long table.",
    "Wind, then calm, and a cake with figs.",
    "Snow in May; they had blankets ready.",
    "Our dog carried the rings, nearly.",
  ];
  const answers = await Promise.all(people.map((one, at) => write(one, id, { invitation: token, review: texts[at] })));
  expect(answers.map((one) => one.statusCode)).toEqual([201, 201, 201, 201]);
  expect(answers.map((one) => one.json().trust).toSorted()).toEqual([
    "invited",
    "unverified",
    "unverified",
    "unverified",
  ]);
});

test("an invitation that is too old, or of a vendor that isn't listed any more, no longer works", async () => {
  const { id, token } = await invited();
  const { db } = api.database;
  await db.updateTable("vendors").set({ status: "suspended" }).where("id", "=", id).execute();
  expect((await read(token)).statusCode).toBe(410);
  await db.updateTable("vendors").set({ status: "approved" }).where("id", "=", id).execute();
  expect((await read(token)).statusCode).toBe(200);
  await db
    .updateTable("review_invitations")
    .set({ expires_at: sql`now()` })
    .where("vendor_id", "=", id)
    .execute();
  expect((await read(token)).statusCode).toBe(410);
  const author = await api.member();
  expect((await write(author, id, { invitation: token })).json().trust).toBe("unverified");
  expect((await redeem(author, token)).statusCode).toBe(410);
});

test("a review that was there before gets its label by a press, once, and keeps a better one", async () => {
  const { id, token, clients } = await invited();
  const author = await api.member();
  expect((await redeem(author, token)).statusCode).toBe(409);
  const review = (await write(author, id)).json();
  expect((await read(token)).statusCode).toBe(200);
  const key = { "idempotency-key": crypto.randomUUID() };
  for (const _ of [1, 2]) expect((await redeem(author, token, key)).json()).toEqual({ ...review, trust: "invited" });
  expect((await redeem(await api.member(), token)).statusCode).toBe(410);
  const { token: another } = await linksTo(clients[1]!);
  await api.database.db.updateTable("reviews").set({ trust: "proof" }).where("id", "=", review.id).execute();
  expect((await redeem(author, another)).json().trust).toBe("proof");
});

test("screening holds invited reviews like any other, and they keep their label while they wait", async () => {
  const { id, token } = await invited();
  const text =
    "We had the long table by the lake, the quartet and the midnight soup, and all of it was as they had promised.";
  await write(await api.member(), await addVendor(api.database.db), { review: text });
  for (const rating of [1, 5]) {
    const answer = await write(await api.member(), id, { review: text, rating, invitation: token });
    expect([rating, answer.json().status]).toEqual([rating, "held"]);
  }
  const held = api.database.db.selectFrom("reviews").select("trust").where("vendor_id", "=", id);
  expect((await held.execute()).map(({ trust }) => trust).toSorted()).toEqual(["invited", "unverified"]);
});

test("the vendor is told how many have written once there are three, and nothing leads from an invitation to a review", async () => {
  const { owner, id } = await owned();
  const clients = [...three(), freshEmail()];
  await invite(owner, id, clients);
  const texts = [
    "The lake, the light and the long table.",
    "Wind, then calm, and a cake with figs.",
    "Snow in May; they had blankets ready.",
  ];
  const told = [];
  for (const [at, review] of texts.entries()) {
    const { token } = await linksTo(clients[at]!);
    expect((await write(await api.member(), id, { review, invitation: token })).json().trust).toBe("invited");
    told.push((await batches(owner, id)).items[0].written);
  }
  expect(told).toEqual([null, null, 3]);
  const { rows } = await sql<{ column_name: string }>`
    select column_name from information_schema.columns where table_name = 'review_invitations'`.execute(
    api.database.db,
  );
  expect(rows.map(({ column_name }) => column_name)).not.toContain("review_id");
});

test("someone who asks us not to write is never written to for a vendor again, and the vendor isn't told", async () => {
  const { clients, stop: token, id } = await invited();
  expect((await api.browser().call("GET", `/api/review-invitations/stop?token=${token}`)).statusCode).not.toBe(204);
  for (const _ of [1, 2]) expect((await stop(token)).statusCode).toBe(204);
  const { owner, id: elsewhere } = await owned();
  const [, second, third] = clients;
  const answer = await invite(owner, elsewhere, [clients[0]!.replace("@", "+other@"), second!, third!]);
  expect([answer.statusCode, answer.json()]).toMatchObject([201, { clients: 3, merged: 0 }]);
  expect(await invitationsTo(clients[0]!)).toHaveLength(1);
  expect(await invitationsTo(clients[0]!.replace("@", "+other@"))).toEqual([]);
  expect(await invitationsTo(second!)).toHaveLength(2);
  // The invitation that they have still works.
  expect((await read((await linksTo(clients[0]!)).token)).json().vendor.id).toBe(id);
  expect((await stop("3q2-7wR0bTf8mPpW1sJxYkQnV5eZcUaH6dLgKiOoB9E")).statusCode).toBe(410);
});

test("batches and what recognises their mailboxes go after two years", async () => {
  const { owner, id } = await invited();
  const { db } = api.database;
  await sql`update invitation_batches set created_at = now() - interval '731 days' where vendor_id = ${id}::uuid`.execute(
    db,
  );
  await purgeExpired(db, api.photos);
  expect((await batches(owner, id)).items).toEqual([]);
  expect(await db.selectFrom("review_invitations").select("id").where("vendor_id", "=", id).execute()).toEqual([]);
});

test("a manager of the page can't label a review of it", async () => {
  const { id, token } = await invited();
  const person: Member = await api.member();
  await write(person, id);
  await api.database.db.insertInto("vendor_members").values({ vendor_id: id, user_id: person.userId }).execute();
  expect((await redeem(person, token)).statusCode).toBe(403);
  expect((await read(token)).statusCode).toBe(200);
});
