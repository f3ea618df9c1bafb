import { sql } from "kysely";
import { expect, test } from "vitest";
import { origin, password, testSecret, tokenIn, useTestApp } from "../../../test/test-app.ts";
import { aReview, addVendor } from "../../../test/vendors.ts";
import { newReceipt } from "../../contact/receipt.ts";
import { contentOf } from "../../reviews/create-review.ts";
import { codeAt } from "../../security/second-step.ts";
import { reopenAccount } from "../leaving/closing.ts";
import { uuidv7 } from "uuidv7";

const api = useTestApp();
const browser = () => api.browser();
type Browser = ReturnType<typeof api.browser>;

const anAdmin = () => api.member({ isAdmin: true });
const reason = "Two of your reviews named a waiter.";
const logIn = (email: string) => browser().call("POST", "/api/users/login", { email, password });
const act = (admin: Browser, id: string, what: string, body?: object) =>
  admin.call("POST", `/api/admin/people/${id}/${what}`, body);
const withdraw = (admin: Browser, id: string) =>
  admin.call("POST", `/api/admin/people/${id}/admin/withdrawal`, { reason });
const eventsOf = (id: string) =>
  api.database.db
    .selectFrom("moderation_events")
    .select(["actor_id", "action", "from_state", "to_state", "reason"])
    .where("subject_type", "=", "user")
    .where("subject_id", "=", id)
    .orderBy("id")
    .execute();
/** As if the last code had been entered so long ago. */
const waited = (userId: string, minutes: number) =>
  api.database.db
    .updateTable("sessions")
    .set({ second_step_at: sql`now() - make_interval(mins => ${minutes})` })
    .where("user_id", "=", userId)
    .execute();
/** The world of each test has admins of its own only. */
const noOtherAdmins = () =>
  api.database.db.updateTable("users").set({ is_admin: false }).where("is_admin", "=", true).execute();

test("admins find people by any part of their name or address, and see what concerns them", async () => {
  const admin = await anAdmin();
  const person = await api.member({ firstName: "Žiga", lastName: "Pod_gora" });
  const vendor_id = await addVendor(api.database.db, { name: "Lipa in med", added_by: person.userId });
  await api.database.db
    .insertInto("reviews")
    .values({
      id: uuidv7(),
      vendor_id: await addVendor(api.database.db),
      author_id: person.userId,
      ...contentOf({ ...aReview, experience: "completed" }),
    })
    .execute();
  const find = async (query: Record<string, string>) =>
    (await admin.call("GET", `/api/admin/people?${new URLSearchParams(query)}`)).json().items;
  for (const q of ["žiga", "ziga pod", "pod_gora ŽIGA", "Pod_g", person.email.slice(2, 14)])
    expect((await find({ q })).map(({ id }: { id: string }) => id)).toEqual([person.userId]);
  for (const q of ["Pod%g", "Pod％g", "Pod\\_g"]) expect(await find({ q })).toEqual([]);
  expect((await find({ only: "admins", q: admin.email }))[0]).toMatchObject({ id: admin.userId, isAdmin: true });
  expect(await find({ only: "suspended", q: person.email })).toEqual([]);

  const details = (await admin.call("GET", `/api/admin/people/${person.userId}`)).json();
  expect(details).toMatchObject({
    person: { email: person.email, status: "active", emailVerified: true },
    devices: 1,
    reviews: [{ rating: 4, status: "published" }],
    listings: [{ vendor: { id: vendor_id, name: "Lipa in med" }, relation: "author", status: "approved" }],
    claims: [],
    decisions: [],
  });
});

test("what a person has reported is known by its vendor, by whether it's the review or the reply, and by its ticket", async () => {
  const { db } = api.database;
  const [admin, owner, author, person] = [await anAdmin(), await api.member(), await api.member(), await api.member()];
  const vendor = {
    id: await addVendor(db, { name: "Villa Podrožnik", owner_id: owner.userId }),
    name: "Villa Podrožnik",
  };
  const { id: reviewId } = (await author.call("POST", `/api/vendors/${vendor.id}/reviews`, aReview)).json();
  await owner.call("PUT", `/api/reviews/${reviewId}/response`, { text: "We were there before you, Mrs Kralj." });
  for (const about of ["review", "response"]) {
    const answer = await person.call("POST", `/api/reviews/${reviewId}/reports`, { about, reason: "personal-data" });
    expect(answer.statusCode, answer.body).toBe(201);
  }
  const { reports } = (await admin.call("GET", `/api/admin/people/${person.userId}`)).json();
  expect(reports).toMatchObject([
    { about: "response", vendor, reviewId, status: "open" },
    { about: "review", vendor, reviewId, status: "open" },
  ]);
  for (const { ticketId, about } of reports)
    expect((await admin.call("GET", `/api/admin/reports/${ticketId}`)).json()).toMatchObject({
      ticket: { about, review: { id: reviewId } },
    });
});

test("a warning is e-mailed in the admin's words and goes on record", async () => {
  const [admin, person] = [await anAdmin(), await api.member()];
  expect((await act(admin, person.userId, "warning", { reason })).statusCode).toBe(204);
  expect((await api.inbox(person.email))[0]!.text).toContain(reason);
  expect(await eventsOf(person.userId)).toMatchObject([{ actor_id: admin.userId, action: "warn", reason }]);
  expect((await person.call("GET", "/api/users/me")).statusCode).toBe(200);
  expect((await act(admin, person.userId, "warning", { reason: "      " })).statusCode).toBe(422);
});

test("whatever an admin does to an account, its owner reads why, and it goes on record; without a reason it isn’t done", async () => {
  const admin = await anAdmin();
  for (const [what, action] of [
    ["warning", "warn"],
    ["suspension", "suspend"],
    ["suspension/lift", "lift suspension"],
    ["admin/withdrawal", "withdraw admin"],
    ["sessions/end", "end sessions"],
    ["erasure", "erase"],
  ] as const) {
    const person = await api.member({ isAdmin: action === "withdraw admin" });
    if (action === "lift suspension") await act(admin, person.userId, "suspension", { reason: "It was a mistake." });
    const path = `/api/admin/${action === "end sessions" ? "users" : "people"}/${person.userId}/${what}`;
    const body = action === "erase" ? { reviews: "keep" } : {};
    expect([what, (await admin.call("POST", path, body)).statusCode]).toEqual([what, 422]);
    expect([what, (await admin.call("POST", path, { ...body, reason })).statusCode]).toEqual([what, 204]);
    const { text, links } = (await api.inbox(person.email))[0]!;
    expect(text).toContain(reason);
    expect([what, links.some((link) => link.endsWith("/contact-us"))]).toEqual([what, action !== "lift suspension"]);
    expect((await eventsOf(person.userId)).at(-1)).toMatchObject({ action, reason, actor_id: admin.userId });
  }
});

test("a suspended person is logged out at once and has no way in until the suspension is lifted; what they wrote stays", async () => {
  const [admin, person] = [await anAdmin(), await api.member()];
  const id = uuidv7();
  const vendor_id = await addVendor(api.database.db);
  await api.database.db
    .insertInto("reviews")
    .values({ id, vendor_id, author_id: person.userId, ...contentOf({ ...aReview, experience: "completed" }) })
    .execute();
  expect((await act(admin, person.userId, "suspension", { reason })).statusCode).toBe(204);
  expect((await act(admin, person.userId, "suspension", { reason })).statusCode).toBe(409);
  expect((await person.call("GET", "/api/users/me")).statusCode).toBe(401);
  expect((await person.call("POST", "/api/users/refresh-token")).statusCode).toBe(401);
  const refused = await logIn(person.email);
  expect([refused.statusCode, refused.json().type]).toEqual([403, "/api/reference#suspended"]);
  // Nor by a link that sets a password.
  await browser().call("POST", "/api/users/forgetpassword", { email: person.email });
  const [link] = await api.inbox(person.email);
  expect(link!.subject).toMatch(/new password/);
  const another = "six grey geese by the mill";
  const reset = await browser().call("POST", "/api/users/resetpassword", {
    token: tokenIn(link!.links),
    password: another,
  });
  expect(reset.statusCode).toBe(204);
  const still = await browser().call("POST", "/api/users/login", { email: person.email, password: another });
  expect(still.json().type).toBe("/api/reference#suspended");
  expect(
    (
      await api.database.db
        .selectFrom("sessions")
        .select("id")
        .where("user_id", "=", person.userId)
        .where("ended_at", "is", null)
        .execute()
    ).length,
  ).toBe(0);
  expect((await browser().call("GET", `/api/reviews/${id}`)).statusCode).toBe(200);

  expect((await admin.call("POST", `/api/admin/people/${person.userId}/suspension/lift`, { reason })).statusCode).toBe(
    204,
  );
  const back = await browser().call("POST", "/api/users/login", { email: person.email, password: another });
  expect(back.statusCode).toBe(200);
  expect(await eventsOf(person.userId)).toMatchObject([
    { action: "suspend", from_state: "active", to_state: "suspended", reason },
    { action: "lift suspension", from_state: "suspended", to_state: "active", reason },
  ]);
});

test("check 27: an admin whose rights were withdrawn is refused from the next call on, and their open invitations end", async () => {
  await noOtherAdmins();
  const [admin, other] = [await anAdmin(), await anAdmin()];
  const invited = `${crypto.randomUUID()}@example.org`;
  await other.call("POST", "/api/admin/invitations", { email: invited });
  expect((await other.call("GET", "/api/admin/people")).statusCode).toBe(200);
  expect((await withdraw(admin, other.userId)).statusCode).toBe(204);
  expect((await other.call("GET", "/api/admin/people")).statusCode).toBe(403);
  expect((await other.call("GET", "/api/users/me")).json()).toMatchObject({ isAdmin: false, role: "user" });
  const token = tokenIn((await api.inbox(invited))[0]!.links);
  expect((await browser().call("POST", "/api/admin/invitation", { token })).statusCode).toBe(410);
  expect(await eventsOf(other.userId)).toMatchObject([
    { action: "invite admin" },
    { actor_id: admin.userId, action: "withdraw admin", from_state: "admin", to_state: "user" },
  ]);
  expect((await withdraw(admin, other.userId)).statusCode).toBe(409);
});

test("an invitation to become an admin ends when either side loses the right to it", async () => {
  await noOtherAdmins();
  const admin = await anAdmin();
  const [suspended, erased, former] = [await api.member(), await api.member(), await anAdmin()];
  const invite = async ({ email }: { email: string }) => {
    await admin.call("POST", "/api/admin/invitations", { email });
    return tokenIn((await api.inbox(email))[0]!.links);
  };
  const tokens = [await invite(suspended), await invite(erased), await invite(former)];
  await act(admin, suspended.userId, "suspension", { reason });
  await act(admin, erased.userId, "erasure", { reviews: "keep", reason });
  await withdraw(admin, former.userId);
  // Nor does lifting the suspension bring it back.
  await admin.call("POST", `/api/admin/people/${suspended.userId}/suspension/lift`, { reason });
  for (const token of tokens)
    expect((await browser().call("POST", "/api/admin/invitation", { token })).statusCode).toBe(410);
  // Nor does one stand whose sender is no longer an admin.
  const invited = { email: `${crypto.randomUUID()}@example.org` };
  const later = await invite(invited);
  await noOtherAdmins();
  expect((await browser().call("POST", "/api/admin/invitation", { token: later })).statusCode).toBe(410);
});

test("there is always an admin: not even two who withdraw each other's rights at the same time leave none", async () => {
  await noOtherAdmins();
  const [one, two] = [await anAdmin(), await anAdmin()];
  const answers = await Promise.all([withdraw(one, two.userId), withdraw(two, one.userId)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 403]);
  const last = answers[0]!.statusCode === 204 ? one : two;
  expect((await withdraw(last, last.userId)).statusCode).toBe(409);
});

test("the last admin who can log in can be neither withdrawn nor suspended nor erased", async () => {
  await noOtherAdmins();
  const [last, leaving] = [await anAdmin(), await anAdmin()];
  // Closes their account; an admin in name only.
  await api.database.db
    .updateTable("users")
    .set({ erase_at: new Date(Date.now() + 86_400_000) })
    .where("id", "=", leaving.userId)
    .execute();
  const answers = [
    await withdraw(last, last.userId),
    await act(last, last.userId, "suspension", { reason }),
    await act(last, last.userId, "erasure", { reviews: "keep", reason }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409]);
  expect((await last.call("GET", "/api/admin/people")).statusCode).toBe(200);
  expect(await eventsOf(last.userId)).toEqual([]);
});

test("an account that an admin erases is closed like one that its owner deletes, and the person reads why", async () => {
  const [admin, person] = [await anAdmin(), await api.member()];
  const review = {
    id: uuidv7(),
    vendor_id: await addVendor(api.database.db),
    author_id: person.userId,
    ...contentOf({ ...aReview, experience: "completed" }),
  };
  await api.database.db.insertInto("reviews").values(review).execute();
  expect((await act(admin, person.userId, "erasure", { reviews: "delete", reason })).statusCode).toBe(204);
  expect((await person.call("GET", "/api/users/me")).statusCode).toBe(401);
  expect((await admin.call("GET", `/api/admin/people/${person.userId}`)).json()).toMatchObject({
    person: { status: "closed" },
    eraseAt: expect.any(String),
  });
  const [mail] = await api.inbox(person.email);
  expect(mail!.subject).toMatch(/^We’ve closed your account/);
  for (const said of [reason, "An admin has closed", "write to us", "log in before then"])
    expect(mail!.text).toContain(said);
  expect(mail!.links).toContain(`${origin}/contact-us`);
  expect(await eventsOf(person.userId)).toMatchObject([{ actor_id: admin.userId, action: "erase", reason }]);
  // What went with it wasn't its author's doing.
  const hidden = api.database.db.selectFrom("moderation_events").select("actor_id").where("subject_id", "=", review.id);
  expect(await hidden.execute()).toEqual([{ actor_id: admin.userId }]);
  expect((await act(admin, person.userId, "erasure", { reviews: "delete", reason })).statusCode).toBe(409);
  // They may change their mind, unless they are suspended too.
  expect((await act(admin, person.userId, "suspension", { reason })).statusCode).toBe(204);
  expect((await logIn(person.email)).json().type).toBe("/api/reference#suspended");
  expect((await admin.call("GET", `/api/admin/people/${person.userId}`)).json().eraseAt).not.toBeNull();
});

test("an account that is suspended while its owner logs in stays closed, and the e-mail about it offers no way back in", async () => {
  const [admin, person] = [await anAdmin(), await api.member()];
  expect((await act(admin, person.userId, "suspension", { reason })).statusCode).toBe(204);
  expect((await act(admin, person.userId, "erasure", { reviews: "keep", reason })).statusCode).toBe(204);
  const [mail] = await api.inbox(person.email);
  expect(mail!.links).not.toContain(`${origin}/login`);
  const { db } = api.database;
  // The password was right before they were suspended.
  expect(await db.transaction().execute((trx) => reopenAccount(trx, person.userId, {}))).toBeNull();
  const { eraseAt } = (await admin.call("GET", `/api/admin/people/${person.userId}`)).json();
  expect(eraseAt).not.toBeNull();
  await admin.call("POST", `/api/admin/people/${person.userId}/suspension/lift`, { reason });
  expect(await db.transaction().execute((trx) => reopenAccount(trx, person.userId, {}))).toBe(person.email);
});

test("an admin can be neither suspended nor erased", async () => {
  const [admin, other] = [await anAdmin(), await anAdmin()];
  for (const [what, body] of [
    ["suspension", { reason }],
    ["erasure", { reviews: "keep", reason }],
  ] as const)
    expect((await act(admin, other.userId, what, body)).statusCode).toBe(409);
  expect((await other.call("GET", "/api/users/me")).statusCode).toBe(200);
});

test("what can't be taken back asks for a code if the last one was entered more than fifteen minutes ago", async () => {
  const [admin, person] = [await anAdmin(), await api.member()];
  const suspend = () => act(admin, person.userId, "suspension", { reason });
  await waited(admin.userId, 16);
  for (const refused of [
    await suspend(),
    await act(admin, person.userId, "erasure", { reviews: "delete", reason }),
    await withdraw(admin, admin.userId),
    await admin.call("POST", "/api/admin/invitations", { email: person.email }),
    await admin.call("GET", "/api/admin/events/export?format=csv"),
    await admin.call("POST", `/api/categories/${uuidv7()}/merge`, { into: uuidv7(), reason }),
    await admin.call("POST", `/api/vendors/${uuidv7()}/merge`, { into: uuidv7(), reason }),
    await admin.call("POST", `/api/vendors/${uuidv7()}/unmerge`, { reason }),
    await admin.call("POST", `/api/vendors/${uuidv7()}/ownership/end`, {
      owner: uuidv7(),
      because: "untrue",
      explanation: reason,
    }),
    await admin.call("POST", `/api/admin/users/${person.userId}/sessions/end`, { reason }),
    await admin.call("POST", `/api/removal-requests/${newReceipt("R", 4)}/decision`, { action: "remove", reason }),
  ])
    expect([refused.statusCode, refused.json().type]).toEqual([403, "/api/reference#step-up-needed"]);
  // Everything else works as before.
  expect((await act(admin, person.userId, "warning", { reason })).statusCode).toBe(204);

  const confirm = (code: string) => admin.call("POST", "/api/users/me/second-step/confirm", { code });
  const wrong = await confirm("000000");
  expect([wrong.statusCode, wrong.json().errors?.[0].pointer]).toEqual([422, "/code"]);
  expect((await suspend()).statusCode).toBe(403);
  const code = codeAt(testSecret, Date.now());
  expect((await confirm(code)).statusCode).toBe(204);
  // A code works once.
  expect((await confirm(code)).statusCode).toBe(422);
  await waited(admin.userId, 14);
  expect((await suspend()).statusCode).toBe(204);
});
