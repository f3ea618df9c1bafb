import { expect, test } from "vitest";
import { password, tokenIn, useTestApp } from "../../test/test-app.ts";
import { codeAt } from "../security/second-step.ts";

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

test("who is invited sets up an account and an authenticator, and logs in as an admin by both", async () => {
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

test("check 59: an invitation that is accepted twice at once is accepted once", async () => {
  const { token } = await invited();
  const code = await codeFor(token);
  const answers = await Promise.all([1, 2, 3].map(() => accept({ token, code, ...names })));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410, 410]);
});

test("somebody who has an account becomes an admin of it, keeps the password, and is logged out everywhere", async () => {
  const member = await api.member();
  const { token } = await invited(member.email);
  expect((await read(token)).json().needsAccount).toBe(false);
  expect((await accept({ token, code: await codeFor(token) })).statusCode).toBe(200);
  expect((await member.call("GET", "/api/users/me")).statusCode).toBe(401);
  const login = await api.browser().call("POST", "/api/users/login", { email: member.email, password });
  expect(login.json().type).toBe("/api/reference#second-step-needed");
});

test("whoever signed up with the address without confirming it does not become the admin", async () => {
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

test("a newer invitation ends the one before", async () => {
  const { email, token } = await invited();
  const { token: second } = await invited(email);
  expect((await read(token)).statusCode).toBe(410);
  expect((await read(second)).statusCode).toBe(200);
});

test("only admins invite", async () => {
  const member = await api.member();
  const email = freshEmail();
  expect((await member.call("POST", "/api/admin/invitations", { email })).statusCode).toBe(403);
  expect((await api.browser().call("POST", "/api/admin/invitations", { email })).statusCode).toBe(401);
  expect(await api.inbox(email)).toEqual([]);
});
