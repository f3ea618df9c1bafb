import { expect, test } from "vitest";
import { type Claims, envOf, startProvider } from "../../../test/openid-provider.ts";
import { type Browser, password, testSecret, tokenIn, useTestApp } from "../../../test/test-app.ts";
import { deriveKeys } from "../../security/keys.ts";
import { codeAt } from "../../security/second-step.ts";
import { enable, storePendingSecret } from "./second-step.ts";

const people = new Map<string, Claims>();
const provider = await startProvider(people);
const api = useTestApp({ env: envOf(provider.issuer) });
const another = "four candles in the rain";

type Person = Awaited<ReturnType<typeof api.member>>;
const login = (email: string, browser = api.browser()) =>
  browser.call("POST", "/api/users/login", { email, password }).then((answer) => ({ browser, answer }));
const finish = (browser: Browser, code: string) => browser.call("POST", "/api/users/login/second-step", { code });
/** The code of the half minute that is `ahead` of this one, so that a test can use several. */
const code = (secret: string, ahead = 0) => codeAt(secret, Date.now() + ahead * 30_000);
/** Forgets which codes have been used: like the next half minute, without the wait. */
const halfMinuteLater = (userId: string) =>
  api.database.db.updateTable("users").set({ totp_last_step: 0 }).where("id", "=", userId).execute();

async function withSecondStep() {
  const person = await api.member();
  const begun = await person.call("POST", "/api/users/me/second-step", { currentPassword: password });
  const { secret } = begun.json();
  const enabled = await person.call("PUT", "/api/users/me/second-step", { code: code(secret) });
  expect(enabled.statusCode, enabled.body).toBe(200);
  await halfMinuteLater(person.userId);
  return { person, secret: secret as string, recoveryCodes: enabled.json().recoveryCodes as string[] };
}

test("someone who turns the second step on is asked for a code after the password, and logs in with it", async () => {
  const { person, secret } = await withSecondStep();
  const { browser, answer } = await login(person.email);
  expect([answer.statusCode, answer.json().type]).toEqual([401, "/api/reference#second-step-needed"]);
  expect(browser.cookies.has("refresh")).toBe(false);
  const done = await finish(browser, code(secret));
  expect([done.statusCode, done.json().userData.email]).toEqual([200, person.email]);
  expect(browser.cookies.has("refresh")).toBe(true);
  expect(browser.cookies.has("second-step")).toBe(false);
});

test("a code works only once, even when used twice at the same moment", async () => {
  const { person, secret } = await withSecondStep();
  const both = await Promise.all([login(person.email), login(person.email)]);
  const now = code(secret);
  const answers = await Promise.all(both.map(({ browser }) => finish(browser, now)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401]);
});

test("a code from the half minute before or after is accepted, an older one is not", async () => {
  const { person, secret } = await withSecondStep();
  for (const [ahead, status] of [
    [-3, 401],
    [-1, 200],
    [1, 200],
    [3, 401],
  ] as const) {
    await halfMinuteLater(person.userId);
    const { browser } = await login(person.email);
    expect([ahead, (await finish(browser, code(secret, ahead))).statusCode]).toEqual([ahead, status]);
  }
});

test("guesses of the code are limited, whoever makes them", async () => {
  const { person, secret } = await withSecondStep();
  const wrong = code(secret) === "000000" ? "111111" : "000000";
  const { browser } = await login(person.email);
  for (let n = 0; n < 10; n++) expect((await finish(browser, wrong)).statusCode).toBe(401);
  const { browser: elsewhere } = await login(person.email);
  expect((await finish(elsewhere, code(secret))).statusCode).toBe(429);
});

test("the second step does nothing without the first", async () => {
  const { person, secret } = await withSecondStep();
  expect((await finish(api.browser(), code(secret))).statusCode).toBe(401);
  const { browser } = await login(person.email);
  const forged = api.browser();
  forged.cookies.set("second-step", `${browser.cookies.get("second-step")!.slice(0, -4)}AAAA`);
  expect((await finish(forged, code(secret))).statusCode).toBe(401);
});

test("a recovery code works once in place of a code, and is reported by e-mail", async () => {
  const { person, recoveryCodes } = await withSecondStep();
  expect(new Set(recoveryCodes).size).toBe(10);
  const [first] = recoveryCodes as [string];
  const { browser } = await login(person.email);
  expect((await finish(browser, ` ${first.toUpperCase().replace("-", " ")} `.trim())).statusCode).toBe(200);
  expect((await api.inbox(person.email))[0]!.text).toContain("9 codes are left");
  const { browser: again } = await login(person.email);
  expect((await finish(again, first)).statusCode).toBe(401);
});

test("new recovery codes end the old ones", async () => {
  const { person, secret, recoveryCodes } = await withSecondStep();
  const renewed = await person.call("POST", "/api/users/me/recovery-codes", { code: code(secret) });
  expect(renewed.json().recoveryCodes).toHaveLength(10);
  const { browser } = await login(person.email);
  expect((await finish(browser, recoveryCodes[0]!)).statusCode).toBe(401);
  expect((await finish(browser, renewed.json().recoveryCodes[0])).statusCode).toBe(200);
});

test("neither the secret nor the recovery codes can be read in the database", async () => {
  const { person, secret, recoveryCodes } = await withSecondStep();
  const { db } = api.database;
  const row = await db.selectFrom("users").selectAll().where("id", "=", person.userId).executeTakeFirstOrThrow();
  expect(row.totp_secret!.toString("latin1")).not.toContain(secret);
  const codes = await db.selectFrom("recovery_codes").selectAll().where("user_id", "=", person.userId).execute();
  for (const one of recoveryCodes) expect(codes.some(({ hash }) => hash.includes(one.replace("-", "")))).toBe(false);
});

test("one person's secret is useless in another person's row", async () => {
  const [a, b] = [await withSecondStep(), await withSecondStep()];
  const { db } = api.database;
  const { totp_secret } = await db
    .selectFrom("users")
    .select("totp_secret")
    .where("id", "=", a.person.userId)
    .executeTakeFirstOrThrow();
  await db.updateTable("users").set({ totp_secret }).where("id", "=", b.person.userId).execute();
  const { browser } = await login(b.person.email);
  expect((await finish(browser, code(a.secret))).statusCode).not.toBe(200);
});

test("turning it on needs the password and a right code, and logs out other devices", async () => {
  const person = await api.member();
  const begin = (currentPassword: string) => person.call("POST", "/api/users/me/second-step", { currentPassword });
  expect((await begin("not the password at all")).statusCode).toBe(403);
  const elsewhere = await login(person.email);
  elsewhere.browser.token = elsewhere.answer.json().token;
  const { secret, uri } = (await begin(password)).json();
  expect(uri).toMatch(/^otpauth:\/\/totp\/Troth.*issuer=Troth/);
  const wrong = await person.call("PUT", "/api/users/me/second-step", {
    code: code(secret) === "000000" ? "111111" : "000000",
  });
  expect([wrong.statusCode, wrong.json().errors[0].pointer]).toEqual([422, "/code"]);
  expect((await login(person.email)).answer.statusCode).toBe(200);
  expect((await person.call("PUT", "/api/users/me/second-step", { code: code(secret) })).statusCode).toBe(200);
  expect((await elsewhere.browser.call("GET", "/api/users/me")).statusCode).toBe(401);
  expect((await person.call("GET", "/api/users/me/account")).json().secondStep).toEqual({
    enabled: true,
    recoveryCodesLeft: 10,
  });
  expect((await begin(password)).statusCode).toBe(409);
});

test("turning it off needs the password and a code, and is reported by e-mail", async () => {
  const { person, secret } = await withSecondStep();
  const off = (body: object) => person.call("POST", "/api/users/me/second-step/disable", body);
  expect((await off({ currentPassword: "not the password at all", code: code(secret) })).statusCode).toBe(403);
  expect((await off({ currentPassword: password, code: "bcdfg-hjkmn" })).statusCode).toBe(422);
  expect((await off({ currentPassword: password, code: code(secret) })).statusCode).toBe(204);
  expect((await login(person.email)).answer.statusCode).toBe(200);
  expect((await api.inbox(person.email))[0]!.subject).toMatch(/is off/);
});

test("a new password does not remove the second step", async () => {
  const { person } = await withSecondStep();
  await api.browser().call("POST", "/api/users/forgetpassword", { email: person.email });
  const [mail] = await api.inbox(person.email);
  const token = new URL(mail!.links[0]!).hash.slice("#token=".length);
  await api.browser().call("POST", "/api/users/resetpassword", { token, password: another });
  const answer = await api.browser().call("POST", "/api/users/login", { email: person.email, password: another });
  expect(answer.json().type).toBe("/api/reference#second-step-needed");
});

/** As it was turned on when that was still possible before confirming the address. */
async function secondStepOf(userId: string) {
  const { db } = api.database;
  const key = deriveKeys(api.settings.secretKey).secondStep;
  await storePendingSecret(db, key, userId, testSecret);
  await db.transaction().execute((trx) => enable(trx, key, userId));
}

test("without a confirmed address the second step cannot be turned on, since the address's owner could not turn it off", async () => {
  const browser = api.browser();
  const email = `${crypto.randomUUID().slice(0, 12)}@example.org`;
  await browser.call("POST", "/api/users", { email, password, firstName: "Mallory", lastName: "X" });
  browser.token = (await login(email, browser)).answer.json().token;
  const begun = await browser.call("POST", "/api/users/me/second-step", { currentPassword: password });
  expect([begun.statusCode, begun.json().type]).toEqual([403, "/api/reference#email-unverified"]);
});

test("a link that confirms the address does not replace the second step", async () => {
  const browser = api.browser();
  const email = `${crypto.randomUUID().slice(0, 12)}@example.org`;
  await browser.call("POST", "/api/users", { email, password, firstName: "Ana", lastName: "Kovač" });
  browser.token = (await login(email, browser)).answer.json().token;
  const { _id } = (await browser.call("GET", "/api/users/me")).json();
  await secondStepOf(_id);
  browser.cookies.delete("refresh");
  const token = tokenIn((await api.inbox(email)).find(({ subject }) => /Confirm/.test(subject))!.links);
  const verified = await browser.call("POST", "/api/users/verify", { token });
  expect([verified.statusCode, verified.json()]).toEqual([200, { email, session: null, passwordToken: null }]);
  expect(browser.cookies.has("refresh")).toBe(false);
});

test("logging in with Google asks for the second step too", async () => {
  const { person, secret } = await withSecondStep();
  people.set("g", { email: person.email, email_verified: true });
  const browser = api.browser();
  const start = await browser.call("GET", "/api/users/google?from=/search");
  const back = await provider.consent(String(start.headers.location), "g");
  const answer = await browser.call("GET", `/api/users/google/callback${back.search}`);
  expect(answer.headers.location).toBe("/login?google=second-step&from=%2Fsearch");
  expect(browser.cookies.has("refresh")).toBe(false);
  expect((await finish(browser, code(secret))).json()).toMatchObject({ isGoogleLogin: true });
});

test.each(["the password", "Google"])(
  "a closed account with a second step is reopened by %s only after the code",
  async (first) => {
    const { person, secret } = await withSecondStep();
    await person.call("POST", "/api/users/me/deletion", { reviews: "keep" });
    await person.call("POST", "/api/users/confirm-deletion", {
      token: tokenIn((await api.inbox(person.email))[0]!.links),
    });
    expect((await person.call("DELETE", "/api/users")).statusCode).toBeLessThan(300);
    const eraseAt = async () =>
      (
        await api.database.db
          .selectFrom("users")
          .select("erase_at")
          .where("id", "=", person.userId)
          .executeTakeFirstOrThrow()
      ).erase_at;
    const browser = api.browser();
    if (first === "Google") {
      people.set("closed", { email: person.email, email_verified: true });
      const start = await browser.call("GET", "/api/users/google?from=/");
      const back = await provider.consent(String(start.headers.location), "closed");
      const answer = await browser.call("GET", `/api/users/google/callback${back.search}`);
      expect(answer.headers.location).toContain("google=second-step");
    } else expect((await login(person.email, browser)).answer.json().type).toBe("/api/reference#second-step-needed");
    expect(await eraseAt()).not.toBeNull();
    expect((await finish(browser, code(secret) === "000000" ? "111111" : "000000")).statusCode).toBe(401);
    expect(await eraseAt()).not.toBeNull();
    expect((await finish(browser, code(secret))).statusCode).toBe(200);
    expect(await eraseAt()).toBeNull();
  },
);

test("an admin can only log in with the second step", async () => {
  const admin = await api.member({ isAdmin: true });
  const { browser, answer } = await login(admin.email);
  expect(answer.json().type).toBe("/api/reference#second-step-needed");
  const done = await finish(browser, code(testSecret));
  browser.token = done.json().token;
  expect(done.json().userData).toMatchObject({ isAdmin: true, role: "admin" });
  const invited = await browser.call("POST", "/api/admin/invitations", { email: "new-admin@example.org" });
  expect(invited.statusCode).toBe(202);
});

test("check 27: a session without the second step has no admin rights, nor has that of a demoted admin", async () => {
  const admin: Person = await api.member({ isAdmin: true });
  const { db } = api.database;
  const invite = async () =>
    (await admin.call("POST", "/api/admin/invitations", { email: `${crypto.randomUUID().slice(0, 8)}@example.org` }))
      .statusCode;
  expect(await invite()).toBe(202);
  await db.updateTable("sessions").set({ second_step: false }).where("user_id", "=", admin.userId).execute();
  expect(await invite()).toBe(403);
  await db.updateTable("sessions").set({ second_step: true }).where("user_id", "=", admin.userId).execute();
  expect(await invite()).toBe(202);
  await db.updateTable("users").set({ is_admin: false }).where("id", "=", admin.userId).execute();
  expect(await invite()).toBe(403);
});

test("an admin without a second step is e-mailed a link to set it up, and is not logged in", async () => {
  const admin = await api.member({ isAdmin: true });
  await api.database.db
    .updateTable("users")
    .set({ totp_secret: null, totp_enabled_at: null })
    .where("id", "=", admin.userId)
    .execute();
  const { browser, answer } = await login(admin.email);
  expect([answer.statusCode, answer.json().type]).toEqual([403, "/api/reference#second-step-missing"]);
  expect(browser.cookies.has("refresh")).toBe(false);
  expect((await api.inbox(admin.email))[0]!.links[0]).toMatch(/\/api\/admin\/verify#token=/);
});

test("an admin without a second step who keeps trying is not flooded with e-mails, and the last link works", async () => {
  const admin = await api.member({ isAdmin: true });
  const without = { totp_secret: null, totp_enabled_at: null };
  await api.database.db.updateTable("users").set(without).where("id", "=", admin.userId).execute();
  for (let n = 0; n < 7; n++)
    expect((await login(admin.email)).answer.json().type).toBe("/api/reference#second-step-missing");
  const mails = (await api.inbox(admin.email)).filter(({ subject }) => /Become an admin/.test(subject));
  expect(mails).toHaveLength(5);
  const read = await api.browser().call("POST", "/api/admin/invitation", { token: tokenIn(mails[0]!.links) });
  expect(read.json()).toMatchObject({ email: admin.email });
});

test("keys for secrets at rest differ from those for cookies and tokens", () => {
  const keys = deriveKeys("x".repeat(32));
  expect(new Set([keys.refresh, keys.attempt, keys.secondStep].map((key) => key.toString("hex"))).size).toBe(3);
});
