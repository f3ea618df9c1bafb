import { expect, test } from "vitest";
import { countingHasher } from "../../../test/counting-hasher.ts";
import { password, tokenIn, useTestApp } from "../../../test/test-app.ts";

const { hasher, calls } = countingHasher();
const api = useTestApp({ hasher });

const newcomer = () => ({
  email: `${crypto.randomUUID().slice(0, 12)}@example.org`,
  password,
  firstName: "Maja",
  lastName: "Zupan",
});

test("signing up sends a link that confirms the address and logs this browser in", async () => {
  const browser = api.browser();
  const person = newcomer();
  const signedUp = await browser.call("POST", "/api/users/", person);
  expect(signedUp.statusCode).toBe(202);
  const [mail] = await api.inbox(person.email);
  expect(mail!.subject).toMatch(/Confirm/);
  expect(new URL(mail!.links[0]!).origin).toBe("http://localhost:3000");

  const verified = await browser.call("POST", "/api/users/verify", { token: tokenIn(mail!.links) });
  expect(verified.statusCode).toBe(200);
  expect(verified.json().session.userData).toMatchObject({
    email: person.email,
    firstName: "Maja",
    emailVerified: true,
    role: "user",
    isAdmin: false,
  });
  browser.token = verified.json().session.token;
  expect((await browser.call("GET", "/api/users/me")).json()._id).toBe(verified.json().session.userData._id);
});

test("a link used in another browser confirms the address, logs no one in, and asks for a password there", async () => {
  const person = newcomer();
  await api.browser().call("POST", "/api/users", person);
  const other = api.browser();
  const verified = await other.call("POST", "/api/users/verify", {
    token: tokenIn((await api.inbox(person.email))[0]!.links),
  });
  expect(verified.json()).toEqual({ email: person.email, session: null, passwordToken: expect.any(String) });
  expect(other.cookies.size).toBe(0);
  expect((await logIn(person.email, password)).statusCode).toBe(401);
  const chosen = { token: verified.json().passwordToken, password: another };
  expect((await other.call("POST", "/api/users/resetpassword", chosen)).statusCode).toBe(204);
  expect((await other.call("POST", "/api/users/resetpassword", chosen)).statusCode).toBe(410);
  expect((await logIn(person.email, another)).json().userData).toMatchObject({
    firstName: "Maja",
    emailVerified: true,
  });
});

test("signing up works with and without a slash at the end of the address", async () => {
  for (const url of ["/api/users", "/api/users/"])
    expect((await api.browser().call("POST", url, newcomer())).statusCode).toBe(202);
});

test("check 1: an unknown address and a wrong password get the same answer, at the cost of one hash each", async () => {
  const person = newcomer();
  await api.browser().call("POST", "/api/users", person);
  const attempts = [
    { email: person.email, password: "not the password at all" },
    { email: "nobody@example.org", password: "not the password at all" },
  ];
  const answers = [];
  for (const attempt of attempts) {
    const before = calls.verify;
    const answer = await api.browser().call("POST", "/api/users/login", attempt);
    expect(calls.verify - before).toBe(1);
    const { requestId: _, ...body } = answer.json();
    answers.push({ status: answer.statusCode, body });
  }
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]!.status).toBe(401);
});

test("check 1: an account without a password gets the same answer, at the same cost", async () => {
  const member = await api.member();
  const logIn = (email: string) => api.browser().call("POST", "/api/users/login", { email, password });
  const told = async (email: string) => {
    const before = { ...calls };
    const answer = await logIn(email);
    expect([calls.verify - before.verify, calls.hash - before.hash]).toEqual([1, 0]);
    const { requestId: _, ...body } = answer.json();
    return { status: answer.statusCode, body };
  };
  await api.database.db.updateTable("users").set({ password_hash: null }).where("id", "=", member.userId).execute();
  expect(await told(member.email)).toEqual(await told("nobody5@example.org"));
});

test("check 2: a taken address gets the same answer as a free one, and its owner is told by e-mail", async () => {
  const member = await api.member();
  const free = await api.browser().call("POST", "/api/users", newcomer());
  const taken = await api.browser().call("POST", "/api/users", { ...newcomer(), email: member.email });
  expect(taken.statusCode).toBe(free.statusCode);
  expect(Object.keys(taken.json())).toEqual(Object.keys(free.json()));
  expect(taken.cookies.map((c) => c.name)).toEqual(free.cookies.map((c) => c.name));
  expect((await api.inbox(member.email))[0]!.subject).toMatch(/already have an account/);
  const login = await api.browser().call("POST", "/api/users/login", { email: member.email, password });
  expect(login.statusCode).toBe(200);
});

test("check 3: asking for the e-mail again gets the same answer for known and unknown addresses", async () => {
  const person = newcomer();
  await api.browser().call("POST", "/api/users", person);
  const known = await api.browser().call("POST", "/api/users/resend-verification", { email: person.email });
  const unknown = await api.browser().call("POST", "/api/users/resend-verification", { email: "nobody2@example.org" });
  expect([known.statusCode, Object.keys(known.json())]).toEqual([unknown.statusCode, Object.keys(unknown.json())]);
  expect(await api.inbox(person.email)).toHaveLength(2);
  expect(await api.inbox("nobody2@example.org")).toHaveLength(0);
});

test("a new link ends the previous one", async () => {
  const person = newcomer();
  const browser = api.browser();
  await browser.call("POST", "/api/users", person);
  await browser.call("POST", "/api/users/resend-verification", { email: person.email });
  const [second, first] = await api.inbox(person.email);
  expect((await browser.call("POST", "/api/users/verify", { token: tokenIn(first!.links) })).statusCode).toBe(410);
  expect((await browser.call("POST", "/api/users/verify", { token: tokenIn(second!.links) })).statusCode).toBe(200);
});

test("check 4: short, common and brand-word passwords are refused at their field; long ones with spaces and any script are taken whole", async () => {
  for (const refused of [
    "elevenchars",
    "password1234",
    "qwertyuiop123",
    "trothtrothtroth",
    "Troth wedding 1",
    "aaaaaaaaaaaaaa",
  ]) {
    const answer = await api.browser().call("POST", "/api/users", { ...newcomer(), password: refused });
    expect([refused, answer.statusCode]).toEqual([refused, 422]);
    expect(answer.json().errors[0].pointer).toBe("/password");
  }
  const long = `${"žlahtna špinača in 桜の花 ".repeat(8)}konec`;
  const person = { ...newcomer(), password: long };
  expect((await api.browser().call("POST", "/api/users", person)).statusCode).toBe(202);
  const login = (given: string) =>
    api.browser().call("POST", "/api/users/login", { email: person.email, password: given });
  expect((await login(long)).statusCode).toBe(200);
  expect((await login(long.slice(0, -1))).statusCode).toBe(401);
});

test("check 5: guessing ends with 429 and Retry-After, for unknown accounts too, and the owner elsewhere is not locked out", async () => {
  const member = await api.member();
  for (const email of [member.email, "nobody3@example.org"]) {
    const guesser = api.browser();
    const statuses = [];
    let last;
    for (let i = 0; i < 20; i++) {
      last = await guesser.call("POST", "/api/users/login", { email, password: `guess number ${i} of many` });
      statuses.push(last.statusCode);
    }
    expect(statuses.slice(0, 10).every((status) => status === 401)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    expect(Number(last!.headers["retry-after"])).toBeGreaterThan(0);
  }
  expect((await api.browser().call("POST", "/api/users/login", { email: member.email, password })).statusCode).toBe(
    200,
  );
});

test("check 6: an unsigned client address is not believed, and the limit holds", async () => {
  const statuses = new Set<number>();
  for (let i = 0; i < 15; i++) {
    const answer = await api.browser().call(
      "POST",
      "/api/users/login",
      { email: "nobody4@example.org", password: "guess after guess" },
      { "x-forwarded-for": `1.2.3.${i}`, "x-client-address": `4.5.6.${i}` }, // the signature is for another address
    );
    statuses.add(answer.statusCode);
  }
  expect(statuses).toEqual(new Set([401, 429]));
});

test("check 11: opening the link by GET or HEAD consumes nothing", async () => {
  const person = newcomer();
  await api.browser().call("POST", "/api/users", person);
  const token = tokenIn((await api.inbox(person.email))[0]!.links);
  for (const method of ["GET", "HEAD"] as const)
    await api.app.inject({ method, url: `/api/users/verify?token=${token}` });
  expect((await api.browser().call("POST", "/api/users/verify", { token })).statusCode).toBe(200);
});

test("check 12: links in e-mails use the configured origin, whatever Host says", async () => {
  const person = newcomer();
  await api.browser().call("POST", "/api/users", person, { host: "evil.example", "x-forwarded-host": "evil.example" });
  const [mail] = await api.inbox(person.email);
  expect(mail!.html + mail!.text).not.toContain("evil");
});

test("check 59: when one link is used several times at once, one use succeeds", async () => {
  const person = newcomer();
  await api.browser().call("POST", "/api/users", person);
  const token = tokenIn((await api.inbox(person.email))[0]!.links);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => api.browser().call("POST", "/api/users/verify", { token })),
  );
  expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
  expect(answers.filter((answer) => answer.statusCode === 410)).toHaveLength(7);
});

const logIn = (email: string, given: string) =>
  api.browser().call("POST", "/api/users/login", { email, password: given });
const another = "another phrase entirely";
const linksOf = async (email: string) => (await api.inbox(email)).map(({ links }) => tokenIn(links));

test("a second sign-up with an unconfirmed address changes nothing until its link is used", async () => {
  const person = newcomer();
  const [first, second] = [api.browser(), api.browser()];
  await first.call("POST", "/api/users", person);
  first.token = (await logIn(person.email, password)).json().token;
  await second.call("POST", "/api/users", { ...person, password: another, firstName: "Eva", location: "Bled" });
  expect((await first.call("GET", "/api/users/me")).json().firstName).toBe("Maja");
  expect((await logIn(person.email, another)).statusCode).toBe(401);

  const [newer] = await linksOf(person.email);
  const verified = await second.call("POST", "/api/users/verify", { token: newer });
  expect(verified.json().session.userData).toMatchObject({ firstName: "Eva", location: "Bled", emailVerified: true });
  expect((await first.call("GET", "/api/users/me")).statusCode).toBe(401);
  expect((await logIn(person.email, password)).statusCode).toBe(401);
  expect((await logIn(person.email, another)).statusCode).toBe(200);
});

test("the first of two sign-ups' links to be used decides; the other no longer changes a confirmed account", async () => {
  const person = newcomer();
  const [first, second] = [api.browser(), api.browser()];
  await first.call("POST", "/api/users", person);
  await second.call("POST", "/api/users", { ...person, password: another });
  const [newer, older] = await linksOf(person.email);
  expect((await first.call("POST", "/api/users/verify", { token: older })).json().session).not.toBeNull();
  expect((await second.call("POST", "/api/users/verify", { token: newer })).statusCode).toBe(410);
  expect((await logIn(person.email, password)).statusCode).toBe(200);
  expect((await logIn(person.email, another)).statusCode).toBe(401);
});

test("a browser that asks for the e-mail again gets that of its own sign-up, and others' links keep working", async () => {
  const person = newcomer();
  const [first, second] = [api.browser(), api.browser()];
  await first.call("POST", "/api/users", person);
  await second.call("POST", "/api/users", { ...person, password: another });
  await second.call("POST", "/api/users/resend-verification", { email: person.email });
  await api.browser().call("POST", "/api/users/resend-verification", { email: person.email });
  const [, again, replaced, oldest] = await linksOf(person.email);
  expect((await second.call("POST", "/api/users/verify", { token: replaced })).statusCode).toBe(410);
  expect((await second.call("POST", "/api/users/verify", { token: again })).statusCode).toBe(200);
  expect((await logIn(person.email, another)).statusCode).toBe(200);
  expect((await first.call("POST", "/api/users/verify", { token: oldest })).statusCode).toBe(410);
});

test("when an address has had its e-mails for the hour, asking again says so, account or not, and leaves nothing behind", async () => {
  const [person, unknown] = [newcomer(), newcomer()];
  await api.browser().call("POST", "/api/users", person);
  const again = (email: string) => api.browser().call("POST", "/api/users/resend-verification", { email });
  for (let i = 0; i < 4; i++) expect((await again(person.email)).statusCode).toBe(202);
  for (let i = 0; i < 5; i++) expect((await again(unknown.email)).statusCode).toBe(202);
  const tokens = () =>
    api.database.db.selectFrom("mailed_tokens").selectAll().where("email", "=", person.email).execute();
  const before = await tokens();
  const told = [];
  for (const { email } of [person, unknown])
    for (const answer of [
      await again(email),
      await api.browser().call("POST", "/api/users", { ...person, email, password: another }),
    ]) {
      const { requestId: _, ...body } = answer.json();
      expect(Number(answer.headers["retry-after"])).toBeGreaterThan(3_000);
      expect(answer.cookies).toEqual([]);
      told.push({ status: answer.statusCode, body });
    }
  expect(told).toEqual(Array(4).fill(told[0]));
  expect(told[0]).toMatchObject({ status: 429, body: { type: "/api/reference#too-many-requests" } });
  expect(await tokens()).toEqual(before);
  expect(await api.inbox(person.email)).toHaveLength(5);
  expect((await logIn(person.email, password)).statusCode).toBe(200);
  expect((await logIn(unknown.email, another)).statusCode).toBe(401);
});

/** The e-mails that anyone can have sent to any address. */
const mailed: Record<string, (email: string) => Promise<number>> = {
  recovery: async (email) => (await api.browser().call("POST", "/api/users/forgetpassword", { email })).statusCode,
  "sign-up": async (email) =>
    (await api.browser().call("POST", "/api/users", { ...newcomer(), email, password })).statusCode,
  contact: async (email) => {
    const message = { name: "Ana", email, subject: "Hello there", message: "Ten characters or more." };
    return (await api.browser().call("POST", "/api/contact", message)).statusCode;
  },
};

test.each(Object.keys(mailed))("when an address has had its e-mails for %s, it still gets others", async (spent) => {
  const email = newcomer().email;
  const statuses = [];
  for (let n = 0; n < 6; n++) statuses.push(await mailed[spent]!(email));
  expect(statuses.slice(0, 5).every((status) => status < 300)).toBe(true);
  expect(statuses[5]).toBe(429);
  for (const other of Object.keys(mailed).filter((other) => other !== spent))
    expect([other, (await mailed[other]!(email)) < 300]).toEqual([other, true]);
});

test("one address is not flooded by asking for every kind of e-mail in turn", async () => {
  const { email } = await api.member();
  const statuses = [];
  for (const send of Object.values(mailed)) for (let n = 0; n < 5; n++) statuses.push(await send(email));
  expect(statuses.filter((status) => status < 300)).toHaveLength(12);
  expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  expect(await api.inbox(email)).toHaveLength(12);
});

test.each([
  ["notes after a plus", (n: number) => `victim+${n}@example.org`],
  ["dots that Google ignores", (n: number) => `${"victims".slice(0, n + 1)}.${"victims".slice(n + 1)}@gmail.com`],
])("addresses that lead to one mailbox count as one: %s", async (_what, spelling) => {
  const statuses = [];
  for (let n = 0; n < 6; n++) statuses.push(await mailed["sign-up"]!(spelling(n)));
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
});

test("the terms in force are recorded with the sign-up", async () => {
  const person = newcomer();
  await api.browser().call("POST", "/api/users", person);
  const rows = await api.database.db
    .selectFrom("terms_acceptances as t")
    .innerJoin("users as u", "u.id", "t.user_id")
    .select("t.version")
    .where("u.email", "=", person.email)
    .execute();
  expect(rows).toHaveLength(1);
});

test("using a link accepts only the terms shown at sign-up, not newer ones", async () => {
  const person = newcomer();
  await api.browser().call("POST", "/api/users", person);
  const { db } = api.database;
  const { id } = await db.selectFrom("users").select("id").where("email", "=", person.email).executeTakeFirstOrThrow();
  const accepted = db.selectFrom("terms_acceptances").select("version").where("user_id", "=", id);
  await db.updateTable("terms_acceptances").set({ version: "older" }).where("user_id", "=", id).execute();
  const [link] = await linksOf(person.email);
  expect((await api.browser().call("POST", "/api/users/verify", { token: link })).statusCode).toBe(200);
  expect(await accepted.execute()).toEqual([{ version: "older" }]);
});

test("check 48: line breaks in a name or subject add no mail headers", async () => {
  await api.browser().call("POST", "/api/contact", {
    name: "Eve\r\nBcc: all@example.org",
    email: "eve@example.org",
    subject: "Hello\r\nBcc: all@example.org",
    message: "Ten characters or more.",
  });
  const [mail] = await api.inbox("operator@example.org");
  expect(mail!.subject).not.toMatch(/[\r\n]/);
});
