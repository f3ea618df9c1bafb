import { expect, test } from "vitest";
import { freshEmail, password, tokenIn, useTestApp } from "../../../test/test-app.ts";
import { hashed } from "../mailed-tokens.ts";

const api = useTestApp();
const another = "four candles in the rain";

const logIn = (email: string, password: string) => api.browser().call("POST", "/api/users/login", { email, password });
const forget = (email: string) => api.browser().call("POST", "/api/users/forgetpassword", { email });
const reset = (token: string, password = another) =>
  api.browser().call("POST", "/api/users/resetpassword", { token, password });
const resetToken = async (email: string) =>
  tokenIn((await api.inbox(email)).find((mail) => /new password/.test(mail.subject))!.links);

test("a forgotten password is replaced with the e-mailed link, and only the new one logs in", async () => {
  const person = await api.member();
  expect((await forget(person.email)).statusCode).toBe(202);
  const answer = await reset(await resetToken(person.email));
  expect(answer.statusCode).toBe(204);
  expect(answer.cookies).toEqual([]);
  expect((await logIn(person.email, password)).statusCode).toBe(401);
  expect((await logIn(person.email, another)).statusCode).toBe(200);
});

test("e-mailed links into an account carry the path to return to, and anything that is not a path is refused", async () => {
  const [person, newcomer] = [await api.member(), freshEmail()];
  const from = "/confirmreview?vendor=1&x=ž#end";
  const ask = (path: string, body: object) => api.browser().call("POST", path, { ...body, from });
  const details = { password: another, firstName: "Ana", lastName: "Kovač" };
  await ask("/api/users/forgetpassword", { email: person.email });
  await ask("/api/users", { email: newcomer, ...details });
  await ask("/api/users/resend-verification", { email: newcomer });
  const carried = [...(await api.inbox(newcomer)), (await api.inbox(person.email))[0]!].map(
    ({ links }) => new URL(links[0]!),
  );
  expect(carried).toHaveLength(3);
  for (const { hash, search } of carried) {
    expect(search).toBe("");
    expect(new URLSearchParams(hash.slice(1)).get("from")).toBe(from);
  }
  await ask("/api/users", { email: person.email, ...details });
  const [taken] = await api.inbox(person.email);
  expect(taken!.links.map((link) => new URL(link).searchParams.get("from"))).toEqual([from, from]);
  const refused = await api.browser().call("POST", "/api/users/forgetpassword", {
    email: person.email,
    from: "https://evil.example/",
  });
  expect([refused.statusCode, refused.json().errors[0].pointer]).toEqual([422, "/from"]);
});

test("check 3: a known and an unknown address get the same answer", async () => {
  const person = await api.member();
  const [known, unknown] = [await forget(person.email), await forget("nobody@example.org")];
  expect(known.statusCode).toBe(unknown.statusCode);
  expect(Object.keys(known.json())).toEqual(Object.keys(unknown.json()));
  const names = (answer: typeof known) => Object.keys(answer.headers).filter((name) => name !== "content-length");
  expect(names(known)).toEqual(names(unknown));
  expect(await api.inbox("nobody@example.org")).toEqual([]);
});

test("check 8: a reset token is kept as a hash, works only once, and a newer one ends it", async () => {
  const person = await api.member();
  await forget(person.email);
  const first = await resetToken(person.email);
  expect(Buffer.from(first, "base64url").length).toBeGreaterThanOrEqual(16);
  const rows = await api.database.db
    .selectFrom("mailed_tokens")
    .selectAll()
    .where("email", "=", person.email)
    .execute();
  expect(rows.some((row) => row.hash.equals(hashed(first)))).toBe(true);
  expect(JSON.stringify(rows)).not.toContain(first);

  await forget(person.email);
  const second = await resetToken(person.email);
  expect((await reset(first)).statusCode).toBe(410);
  expect((await reset(second)).statusCode).toBe(204);
  expect((await reset(second)).statusCode).toBe(410);
});

test("check 8: a reset token expires", async () => {
  const person = await api.member();
  await forget(person.email);
  const token = await resetToken(person.email);
  await api.database.db
    .updateTable("mailed_tokens")
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where("hash", "=", hashed(token))
    .execute();
  expect((await reset(token)).statusCode).toBe(410);
  expect((await logIn(person.email, password)).statusCode).toBe(200);
});

test("check 9: after a reset every device is logged out, and the address is told", async () => {
  const person = await api.member();
  const elsewhere = api.browser();
  elsewhere.token = (await elsewhere.call("POST", "/api/users/login", { email: person.email, password })).json().token;
  await forget(person.email);
  await reset(await resetToken(person.email));
  for (const browser of [person, elsewhere]) {
    expect((await browser.call("GET", "/api/users/me")).statusCode).toBe(401);
    expect((await browser.call("POST", "/api/users/refresh-token")).statusCode).toBe(401);
  }
  const [notice] = await api.inbox(person.email);
  expect(notice!.subject).toMatch(/was changed/);
  expect(notice!.links[0]).toMatch(/\/forgetpassword$/);
});

test("check 59: when one token is used twice at the same time, one succeeds", async () => {
  const person = await api.member();
  await forget(person.email);
  const token = await resetToken(person.email);
  const answers = await Promise.all([1, 2, 3, 4].map((n) => reset(token, `${another} ${n}`)));
  expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([204, 410, 410, 410]);
});

test("a refused password does not use up the link", async () => {
  const person = await api.member();
  await forget(person.email);
  const token = await resetToken(person.email);
  const refused = await reset(token, "password1234");
  expect(refused.statusCode).toBe(422);
  expect(refused.json().errors[0].pointer).toBe("/password");
  expect((await reset(token)).statusCode).toBe(204);
});

test("the link confirms the address it was e-mailed to, and ends any pending change of it", async () => {
  const person = await api.member();
  await person.call("PUT", "/api/users", {
    email: "intruder@example.org",
    firstName: "Ana",
    lastName: "Kovač",
    location: "",
    currentPassword: password,
  });
  const [change] = await api.inbox("intruder@example.org");
  await forget(person.email);
  await reset(await resetToken(person.email));
  const taken = await api.browser().call("POST", "/api/users/verify-new-email", { token: tokenIn(change!.links) });
  expect(taken.statusCode).toBe(410);
  expect((await logIn(person.email, another)).json().userData).toMatchObject({ emailVerified: true });
});

test("check 5: asking for links is limited by address, and one mailbox is not flooded", async () => {
  const browser = api.browser();
  const statuses = [];
  for (let n = 0; n < 21; n++)
    statuses.push(
      (await browser.call("POST", "/api/users/forgetpassword", { email: `nobody-${n}@example.org` })).statusCode,
    );
  expect(statuses).toEqual([...Array(20).fill(202), 429]);

  const person = await api.member();
  for (const email of [person.email, "nobody-at-all@example.org"]) {
    const answers = [];
    for (let n = 0; n < 6; n++) answers.push((await forget(email)).statusCode);
    expect(answers).toEqual([...Array(5).fill(202), 429]);
  }
  const links = (await api.inbox(person.email)).filter(({ subject }) => /new password/.test(subject));
  expect(links).toHaveLength(5);
  expect((await reset(tokenIn(links[0]!.links))).statusCode).toBe(204);
});
