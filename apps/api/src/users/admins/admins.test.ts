import { expect, test } from "vitest";
import { password, tokenIn, useTestApp } from "../../../test/test-app.ts";
import { codeAt } from "../../security/second-step.ts";

const api = useTestApp();
const freshEmail = () => `${crypto.randomUUID().slice(0, 12)}@example.org`;

async function invited(email = freshEmail()) {
  const admin = await api.member({ isAdmin: true });
  expect((await admin.call("POST", "/api/admin/invitations", { email })).statusCode).toBe(202);
  return { email, token: tokenIn((await api.inbox(email))[0]!.links) };
}
const read = (token: string) => api.browser().call("POST", "/api/admin/invitation", { token });
const accept = (body: object) => api.browser().call("POST", "/api/admin/verify", body);
const codeFor = async (token: string) => codeAt((await read(token)).json().authenticator.secret, Date.now());
const names = { password, firstName: "Mira", lastName: "Novak" };

test("an invited person sets up an account and an authenticator, and logs in as an admin with both", async () => {
  const { email, token } = await invited();
  const asked = await read(token);
  expect(asked.json()).toMatchObject({ email, needsAccount: true });
  const accepted = await accept({ token, code: await codeFor(token), ...names });
  expect(accepted.statusCode, accepted.body).toBe(200);
  expect(accepted.json().recoveryCodes).toHaveLength(10);
  expect(accepted.cookies).toEqual([]);
  const browser = api.browser();
  await browser.call("POST", "/api/users/login", { email, password });
  const [code] = accepted.json().recoveryCodes;
  const done = await browser.call("POST", "/api/users/login/second-step", { code });
  expect(done.json().userData).toMatchObject({ email, isAdmin: true, role: "admin", emailVerified: true });
});

test("check 42: nothing is granted without a valid invitation and a right code", async () => {
  const { email, token } = await invited();
  const code = await codeFor(token);
  const unknown = "3q2-7wR0bTf8mPpW1sJxYkQnV5eZcUaH6dLgKiOoB9E";
  expect((await accept({ token: unknown, code, ...names })).statusCode).toBe(410);
  const wrong = await accept({ token, code: code === "000000" ? "111111" : "000000", ...names });
  expect([wrong.statusCode, wrong.json().errors[0].pointer]).toEqual([422, "/code"]);
  const without = await accept({ token, code });
  expect([
    without.statusCode,
    without
      .json()
      .errors.map(({ pointer }: { pointer: string }) => pointer)
      .toSorted(),
  ]).toEqual([422, ["/firstName", "/lastName", "/password"]]);
  expect(await api.database.db.selectFrom("users").select("id").where("email", "=", email).execute()).toEqual([]);
  expect((await accept({ token, code, ...names })).statusCode).toBe(200);
  expect((await accept({ token, code, ...names })).statusCode).toBe(410);
  expect((await read(token)).statusCode).toBe(410);
});

test("check 59: an invitation accepted twice at the same time counts once", async () => {
  const { token } = await invited();
  const code = await codeFor(token);
  const answers = await Promise.all([1, 2, 3].map(() => accept({ token, code, ...names })));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410, 410]);
});

test("an invited person with an account becomes an admin, keeps their password, and is logged out everywhere", async () => {
  const member = await api.member();
  const { token } = await invited(member.email);
  expect((await read(token)).json().needsAccount).toBe(false);
  expect((await accept({ token, code: await codeFor(token) })).statusCode).toBe(200);
  expect((await member.call("GET", "/api/users/me")).statusCode).toBe(401);
  const login = await api.browser().call("POST", "/api/users/login", { email: member.email, password });
  expect(login.json().type).toBe("/api/reference#second-step-needed");
  // Who invited them is on record by id, and ids are no reasons.
  const event = await api.database.db
    .selectFrom("moderation_events")
    .select(["reason", "changes"])
    .where("subject_id", "=", member.userId)
    .where("action", "=", "become admin")
    .executeTakeFirstOrThrow();
  expect(event).toEqual({ reason: "", changes: [{ field: "invited by", from: null, to: expect.any(String) }] });
});

test("someone who signed up with the address without confirming it does not become the admin", async () => {
  const email = freshEmail();
  const squatters = "six geese on the hill";
  await api.browser().call("POST", "/api/users", { email, password: squatters, firstName: "Mallory", lastName: "X" });
  const { token } = await invited(email);
  expect((await read(token)).json().needsAccount).toBe(true);
  expect((await accept({ token, code: await codeFor(token), ...names })).statusCode).toBe(200);
  const logIn = (word: string) => api.browser().call("POST", "/api/users/login", { email, password: word });
  expect((await logIn(squatters)).json().type).toBe("/api/reference#wrong-credentials");
  expect((await logIn(password)).json().type).toBe("/api/reference#second-step-needed");
});

test("a newer invitation ends the earlier one", async () => {
  const { email, token } = await invited();
  const { token: second } = await invited(email);
  expect((await read(token)).statusCode).toBe(410);
  expect((await read(second)).statusCode).toBe(200);
});

test("only admins can invite", async () => {
  const member = await api.member();
  const email = freshEmail();
  expect((await member.call("POST", "/api/admin/invitations", { email })).statusCode).toBe(403);
  expect((await api.browser().call("POST", "/api/admin/invitations", { email })).statusCode).toBe(401);
  expect(await api.inbox(email)).toEqual([]);
});

const endSessions = (admin: ReturnType<typeof api.browser>, userId: string) =>
  admin.call("POST", `/api/admin/users/${userId}/sessions/end`, {
    reason: "Somebody else seems to be in your account.",
  });

test("check 25: an admin logs one person out everywhere, and only that person, who is told by e-mail", async () => {
  const admin = await api.member({ isAdmin: true });
  const [person, other] = [await api.member(), await api.member()];
  const login = await api.browser().call("POST", "/api/users/login", { email: person.email, password });
  const laptop = api.browser();
  laptop.token = login.json().token;
  expect((await endSessions(admin, person.userId)).statusCode).toBe(204);
  for (const device of [person, laptop]) expect((await device.call("GET", "/api/users/me")).statusCode).toBe(401);
  expect((await person.call("POST", "/api/users/refresh-token")).statusCode).toBe(401);
  for (const spared of [admin, other]) expect((await spared.call("GET", "/api/users/me")).statusCode).toBe(200);
  const [mail] = await api.inbox(person.email);
  expect(mail).toMatchObject({
    subject: "You’ve been logged out of Troth on all devices",
    links: ["http://localhost:3000/forgetpassword", "http://localhost:3000/contact-us"],
  });
  const event = await api.database.db
    .selectFrom("moderation_events")
    .select(["actor_id", "action"])
    .where("subject_id", "=", person.userId)
    .executeTakeFirst();
  expect(event).toEqual({ actor_id: admin.userId, action: "end sessions" });
  expect((await api.browser().call("POST", "/api/users/login", { email: person.email, password })).statusCode).toBe(
    200,
  );
});

test("ending sessions that have already ended sends no e-mail and records nothing", async () => {
  const admin = await api.member({ isAdmin: true });
  const person = await api.member();
  const answers = await Promise.all([1, 2, 3].map(() => endSessions(admin, person.userId)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
  expect((await endSessions(admin, person.userId)).statusCode).toBe(204);
  const told = (await api.inbox(person.email)).filter(({ subject }) => subject.includes("logged out"));
  expect(told).toHaveLength(1);
  const events = await api.database.db
    .selectFrom("moderation_events")
    .select("id")
    .where("subject_id", "=", person.userId)
    .execute();
  expect(events).toHaveLength(1);
});

test("check 25: only an admin with the second step can end someone's sessions; an unknown person is not found", async () => {
  const [member, person] = [await api.member(), await api.member()];
  const unknown = "01986f2a-6c00-7000-8000-00000000d0ff";
  for (const userId of [person.userId, unknown]) expect((await endSessions(member, userId)).statusCode).toBe(403);
  const admin = await api.member({ isAdmin: true });
  expect((await endSessions(admin, unknown)).statusCode).toBe(404);
  await api.database.db
    .updateTable("sessions")
    .set({ second_step: false })
    .where("user_id", "=", admin.userId)
    .execute();
  expect((await endSessions(admin, person.userId)).statusCode).toBe(403);
  expect((await person.call("GET", "/api/users/me")).statusCode).toBe(200);
});
