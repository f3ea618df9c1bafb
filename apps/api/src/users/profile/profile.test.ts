import { expect, test } from "vitest";
import { password, tokenIn, useTestApp } from "../../../test/test-app.ts";

const api = useTestApp();
const another = "four candles in the rain";
const freshEmail = () => `${crypto.randomUUID().slice(0, 12)}@example.org`;

type Person = Awaited<ReturnType<typeof api.member>>;
const profileOf = (person: Person) => ({ email: person.email, firstName: "Ana", lastName: "Kovač", location: "Ptuj" });
const logIn = (email: string, password: string) => api.browser().call("POST", "/api/users/login", { email, password });
const post = (path: string, token: string) => api.browser().call("POST", `/api/users/${path}`, { token });
/** Links by what they carry: `token` continues the change, `stop` ends it. */
const tokens = async (email: string, name: "token" | "stop") =>
  (await api.inbox(email))
    .flatMap(({ links }) => links)
    .flatMap((link) => new URLSearchParams(new URL(link).hash.slice(1)).get(name) ?? []);

test("updating a profile changes names and location, and answers with the new profile", async () => {
  const person = await api.member();
  const answer = await person.call("PUT", "/api/users/", {
    ...profileOf(person),
    firstName: " Anja ",
    location: "Maribor",
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    userData: (await person.call("GET", "/api/users/me")).json(),
    pendingEmail: null,
  });
  expect(answer.json().userData).toMatchObject({ firstName: "Anja", location: "Maribor", email: person.email });
});

test("a profile that another tab has since changed is not overwritten", async () => {
  const person = await api.member();
  const { etag } = (await person.call("GET", "/api/users/me")).headers as { etag: string };
  const first = await person.call(
    "PUT",
    "/api/users",
    { ...profileOf(person), location: "Celje" },
    { "if-match": etag },
  );
  const second = await person.call(
    "PUT",
    "/api/users",
    { ...profileOf(person), location: "Kranj" },
    { "if-match": etag },
  );
  expect([first.statusCode, second.statusCode]).toEqual([200, 412]);
  expect((await person.call("GET", "/api/users/me")).json().location).toBe("Celje");
  const again = { "if-match": String(first.headers["etag"]) };
  expect((await person.call("PUT", "/api/users", { ...profileOf(person), location: "Kranj" }, again)).statusCode).toBe(
    200,
  );
});

test("check 7: changing the address or password needs the current password", async () => {
  const person = await api.member();
  const email = freshEmail();
  for (const currentPassword of [undefined, "not the password at all"]) {
    const answer = await person.call("PUT", "/api/users", { ...profileOf(person), email, currentPassword });
    expect([answer.statusCode, answer.json().type]).toEqual([403, "/api/reference#wrong-password"]);
  }
  const wrong = { currentPassword: "not the password at all", newPassword: another };
  expect((await person.call("PUT", "/api/users/me/password", wrong)).statusCode).toBe(403);
  expect((await person.call("GET", "/api/users/me/account")).json().pendingEmail).toBeNull();
  expect(await api.inbox(email)).toEqual([]);
  expect((await logIn(person.email, password)).statusCode).toBe(200);
});

test("guesses of the current password are limited", async () => {
  const person = await api.member();
  // Where no other limit counts before the password is compared.
  const guess = () =>
    person.call("PUT", "/api/users", {
      ...profileOf(person),
      email: freshEmail(),
      currentPassword: "not the password at all",
    });
  for (let n = 0; n < 10; n++) expect((await guess()).statusCode).toBe(403);
  expect((await guess()).statusCode).toBe(429);
});

test("a password can be changed ten times an hour, so that no mailbox is flooded with notices of it", async () => {
  const person = await api.member();
  const change = (from: string, to: string) =>
    person.call("PUT", "/api/users/me/password", { currentPassword: from, newPassword: to });
  const statuses = [];
  for (let n = 0; n < 12; n++)
    statuses.push((await (n % 2 ? change(another, password) : change(password, another))).statusCode);
  expect(statuses).toEqual([...Array<number>(10).fill(204), 429, 429]);
  expect(await api.inbox(person.email)).toHaveLength(10);
});

test("check 10: a new address waits for its link; until then the old one stays, and it is told", async () => {
  const person = await api.member();
  const email = freshEmail();
  const answer = await person.call("PUT", "/api/users", { ...profileOf(person), email, currentPassword: password });
  expect(answer.json()).toMatchObject({ userData: { email: person.email }, pendingEmail: email });
  expect((await api.inbox(person.email))[0]!.subject).toMatch(/about to change/);
  expect((await logIn(email, password)).statusCode).toBe(401);

  const [token] = await tokens(email, "token");
  const done = await post("verify-new-email", token!);
  expect([done.statusCode, done.json()]).toEqual([200, { email }]);
  expect((await logIn(email, password)).statusCode).toBe(200);
  expect((await logIn(person.email, password)).statusCode).toBe(401);
  expect((await person.call("GET", "/api/users/me")).json()).toMatchObject({ email, emailVerified: true });
  expect((await api.inbox(person.email))[0]!.subject).toMatch(/was changed/);
  expect((await post("verify-new-email", token!)).statusCode).toBe(410);
});

test.each(["old", "new"] as const)("the owner of the %s address can stop the change", async (which) => {
  const person = await api.member();
  const email = freshEmail();
  await person.call("PUT", "/api/users", { ...profileOf(person), email, currentPassword: password });
  const [stop] = await tokens(which === "old" ? person.email : email, "stop");
  expect((await post("stop-new-email", stop!)).statusCode).toBe(204);
  expect((await post("verify-new-email", (await tokens(email, "token"))[0]!)).statusCode).toBe(410);
  expect((await person.call("GET", "/api/users/me/account")).json()).toMatchObject({
    email: person.email,
    pendingEmail: null,
  });
});

test("the person who asked for the change can cancel it", async () => {
  const person = await api.member();
  const email = freshEmail();
  await person.call("PUT", "/api/users", { ...profileOf(person), email, currentPassword: password });
  expect((await person.call("DELETE", "/api/users/me/pending-email")).statusCode).toBe(204);
  expect((await post("verify-new-email", (await tokens(email, "token"))[0]!)).statusCode).toBe(410);
});

test("of two changes of address, the later one counts", async () => {
  const person = await api.member();
  const [first, second] = [freshEmail(), freshEmail()];
  for (const email of [first, second])
    await person.call("PUT", "/api/users", { ...profileOf(person), email, currentPassword: password });
  expect((await post("verify-new-email", (await tokens(first, "token"))[0]!)).statusCode).toBe(410);
  expect((await post("verify-new-email", (await tokens(second, "token"))[0]!)).json()).toEqual({ email: second });
});

test("an address that has an account gets the same answer as a free one, and its owner is told", async () => {
  const [person, owner] = [await api.member(), await api.member()];
  const answer = await person.call("PUT", "/api/users", {
    ...profileOf(person),
    email: owner.email,
    currentPassword: password,
  });
  expect([answer.statusCode, answer.json().pendingEmail]).toEqual([200, owner.email]);
  expect((await api.inbox(owner.email))[0]!.subject).toMatch(/already has an account/);
  expect(await tokens(owner.email, "token")).toEqual([]);
});

test("an address that someone else has since taken is not taken from them", async () => {
  const person = await api.member();
  const email = freshEmail();
  await person.call("PUT", "/api/users", { ...profileOf(person), email, currentPassword: password });
  await api.browser().call("POST", "/api/users", { email, password, firstName: "Iva", lastName: "Rozman" });
  // The oldest e-mail is the one about the change.
  const token = (await tokens(email, "token")).at(-1)!;
  expect((await post("verify-new-email", token)).statusCode).toBe(410);
  expect((await person.call("GET", "/api/users/me")).json().email).toBe(person.email);
});

test("check 10: the old address is told, however many e-mails others have had sent to it", async () => {
  const person = await api.member();
  for (let n = 0; n < 5; n++) {
    await api.browser().call("POST", "/api/users/forgetpassword", { email: person.email });
    await api.browser().call("POST", "/api/users/resend-verification", { email: person.email });
    const message = { name: "Ana", email: person.email, subject: "Hello there", message: "Ten characters or more." };
    await api.browser().call("POST", "/api/contact", message);
  }
  const email = freshEmail();
  const answer = await person.call("PUT", "/api/users", { ...profileOf(person), email, currentPassword: password });
  expect(answer.statusCode).toBe(200);
  const subjects = (await api.inbox(person.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes("about to change"))).toHaveLength(1);
  expect((await post("stop-new-email", (await tokens(person.email, "stop"))[0]!)).statusCode).toBe(204);
  expect((await post("verify-new-email", (await tokens(email, "token"))[0]!)).statusCode).toBe(410);
});

test("asking for the new address's e-mail too often is refused with a reason, and the last link still works", async () => {
  const person = await api.member();
  const email = freshEmail();
  const ask = () => person.call("PUT", "/api/users", { ...profileOf(person), email, currentPassword: password });
  for (let n = 0; n < 5; n++) expect((await ask()).statusCode).toBe(200);
  const refused = await ask();
  expect([refused.statusCode, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
  const sent = await tokens(email, "token");
  expect(sent).toHaveLength(5);
  expect((await post("verify-new-email", sent[0]!)).json()).toEqual({ email });
});

test("one account can only have so many addresses e-mailed in an hour", async () => {
  const person = await api.member();
  const ask = () =>
    person.call("PUT", "/api/users", { ...profileOf(person), email: freshEmail(), currentPassword: password });
  for (let n = 0; n < 10; n++) expect((await ask()).statusCode).toBe(200);
  expect((await ask()).statusCode).toBe(429);
});

test("a changed password ends a change of address that was started before", async () => {
  const person = await api.member();
  const email = freshEmail();
  await person.call("PUT", "/api/users", { ...profileOf(person), email, currentPassword: password });
  await person.call("PUT", "/api/users/me/password", { currentPassword: password, newPassword: another });
  expect((await post("verify-new-email", (await tokens(email, "token"))[0]!)).statusCode).toBe(410);
  expect((await person.call("GET", "/api/users/me/account")).json().pendingEmail).toBeNull();
});

test("a changed password logs out every other device but not this one, and is reported by e-mail", async () => {
  const person = await api.member();
  const elsewhere = api.browser();
  elsewhere.token = (await elsewhere.call("POST", "/api/users/login", { email: person.email, password })).json().token;
  const answer = await person.call("PUT", "/api/users/me/password", {
    currentPassword: password,
    newPassword: another,
  });
  expect(answer.statusCode).toBe(204);
  expect((await person.call("GET", "/api/users/me")).statusCode).toBe(200);
  expect((await elsewhere.call("GET", "/api/users/me")).statusCode).toBe(401);
  expect((await logIn(person.email, another)).statusCode).toBe(200);
  expect((await logIn(person.email, password)).statusCode).toBe(401);
  const [notice] = await api.inbox(person.email);
  expect([notice!.subject, notice!.links[0]]).toEqual([
    expect.stringMatching(/was changed/),
    expect.stringMatching(/\/forgetpassword$/),
  ]);
});

test("check 8: changing the password ends a link that sets another", async () => {
  const person = await api.member();
  await api.browser().call("POST", "/api/users/forgetpassword", { email: person.email });
  const token = tokenIn((await api.inbox(person.email))[0]!.links);
  await person.call("PUT", "/api/users/me/password", { currentPassword: password, newPassword: another });
  const late = await api
    .browser()
    .call("POST", "/api/users/resetpassword", { token, password: "six geese on the hill" });
  expect(late.statusCode).toBe(410);
});
