// What happens when an account changes while someone logs in to it, for example on another node: no session outlives
// what ended the others.
import type { FastifyReply } from "fastify";
import { expect, test } from "vitest";
import { brand, type Browser, password, tokenIn, useTestApp } from "../../../test/test-app.ts";
import { createPasswordHasher } from "../../security/passwords.ts";
import { deriveKeys } from "../../security/keys.ts";
import { codeAt } from "../../security/second-step.ts";
import { createSessions, type Sessions } from "../../security/sessions.ts";
import { openSession } from "./open-session.ts";

const nothing = async () => {};
/** Happens once, right after the next password has been found correct. */
let meanwhile: () => Promise<unknown> = nothing;
const hasher = createPasswordHasher();
const api = useTestApp({
  hasher: {
    ...hasher,
    async verify(...given) {
      const matches = await hasher.verify(...given);
      const happens = meanwhile;
      meanwhile = nothing;
      await happens();
      return matches;
    },
  },
});

const another = "four candles in the rain";
type Person = Awaited<ReturnType<typeof api.member>>;
const logIn = async (email: string, word = password) => {
  const browser = api.browser();
  const answer = await browser.call("POST", "/api/users/login", { email, password: word });
  browser.token = answer.json().token;
  return { browser, answer };
};
const mailed = async (email: string, subject: RegExp) =>
  tokenIn((await api.inbox(email)).find((mail) => subject.test(mail.subject))!.links);
const me = async (browser: Browser) => (await browser.call("GET", "/api/users/me")).statusCode;

/** Sends the owner a link for a new password. @returns a function that uses it */
async function resetOf({ email }: Person) {
  await api.browser().call("POST", "/api/users/forgetpassword", { email });
  const token = await mailed(email, /new password/);
  return async () => {
    const done = await api.browser().call("POST", "/api/users/resetpassword", { token, password: another });
    expect(done.statusCode).toBe(204);
  };
}
const liveSessions = ({ userId }: Person) =>
  api.database.db.selectFrom("sessions").select("id").where("user_id", "=", userId).where("ended_at", "is", null);

test("check 9: a login with the old password fails if a new one is set meanwhile", async () => {
  const person = await api.member();
  meanwhile = await resetOf(person);
  const { answer } = await logIn(person.email);
  expect([answer.statusCode, answer.json().type]).toEqual([401, "/api/reference#wrong-credentials"]);
  expect(answer.cookies).toEqual([]);
  expect(await liveSessions(person).execute()).toEqual([]);
  expect((await logIn(person.email, another)).answer.statusCode).toBe(200);
});

test("a login with the old password fails if someone logged in changes it meanwhile", async () => {
  const person = await api.member();
  meanwhile = async () => {
    const change = { currentPassword: password, newPassword: another };
    expect((await person.call("PUT", "/api/users/me/password", change)).statusCode).toBe(204);
  };
  expect((await logIn(person.email)).answer.statusCode).toBe(401);
  expect(await liveSessions(person).execute()).toHaveLength(1);
  expect(await me(person)).toBe(200);
});

test("check 9: a change of password has no effect if the owner sets a new one meanwhile", async () => {
  const person = await api.member();
  meanwhile = await resetOf(person);
  const change = { currentPassword: password, newPassword: "six geese on the hill" };
  expect((await person.call("PUT", "/api/users/me/password", change)).statusCode).toBe(401);
  expect((await logIn(person.email, "six geese on the hill")).answer.statusCode).toBe(401);
  expect((await logIn(person.email, another)).answer.statusCode).toBe(200);
});

test("check 9: a change of address does not start if the owner sets a new password meanwhile", async () => {
  const person = await api.member();
  meanwhile = await resetOf(person);
  const email = `${crypto.randomUUID().slice(0, 12)}@example.org`;
  const profile = { email, firstName: "Ana", lastName: "Kovač", location: "", currentPassword: password };
  expect((await person.call("PUT", "/api/users", profile)).statusCode).toBe(401);
  expect(await api.inbox(email)).toEqual([]);
  const row = api.database.db.selectFrom("users").select("pending_email").where("id", "=", person.userId);
  expect(await row.execute()).toEqual([{ pending_email: null }]);
});

test("check 9: a password that its owner is just replacing does not turn off the second step", async () => {
  const person = await api.member();
  const { secret } = (await person.call("POST", "/api/users/me/second-step", { currentPassword: password })).json();
  await person.call("PUT", "/api/users/me/second-step", { code: codeAt(secret, Date.now()) });
  const { db } = api.database;
  await db.updateTable("users").set({ totp_last_step: 0 }).where("id", "=", person.userId).execute();
  meanwhile = await resetOf(person);
  const off = { currentPassword: password, code: codeAt(secret, Date.now()) };
  expect((await person.call("POST", "/api/users/me/second-step/disable", off)).statusCode).toBe(401);
  expect((await logIn(person.email, another)).answer.json().type).toBe("/api/reference#second-step-needed");
});

test("a login without a code fails if the second step is turned on meanwhile", async () => {
  const person = await api.member();
  const { secret } = (await person.call("POST", "/api/users/me/second-step", { currentPassword: password })).json();
  const session = await open(person, async () => {
    const enabled = await person.call("PUT", "/api/users/me/second-step", { code: codeAt(secret, Date.now()) });
    expect(enabled.statusCode).toBe(200);
  });
  expect(session).toBeNull();
  expect(await liveSessions(person).execute()).toHaveLength(1);
});

test("a password that was right at the first step no longer logs in once another is set", async () => {
  const person = await api.member();
  const { secret } = (await person.call("POST", "/api/users/me/second-step", { currentPassword: password })).json();
  await person.call("PUT", "/api/users/me/second-step", { code: codeAt(secret, Date.now()) });
  await api.database.db.updateTable("users").set({ totp_last_step: 0 }).where("id", "=", person.userId).execute();
  const { browser, answer } = await logIn(person.email);
  expect(answer.json().type).toBe("/api/reference#second-step-needed");
  await (
    await resetOf(person)
  )();
  const code = codeAt(secret, Date.now());
  const late = await browser.call("POST", "/api/users/login/second-step", { code });
  expect([late.statusCode, late.json().type]).toEqual([401, "/api/reference#unauthorized"]);
  // The code was not used up: its owner can log in with it.
  const { browser: owners } = await logIn(person.email, another);
  expect((await owners.call("POST", "/api/users/login/second-step", { code })).statusCode).toBe(200);
});

test("an account that is closed while someone logs in is reopened, so no account with a session is erased", async () => {
  const person = await api.member();
  await person.call("POST", "/api/users/me/deletion", { reviews: "keep" });
  await api
    .browser()
    .call("POST", "/api/users/confirm-deletion", { token: await mailed(person.email, /want to delete/) });
  const session = await open(person, async () => {
    expect((await person.call("DELETE", "/api/users")).statusCode).toBeLessThan(300);
  });
  const browser = api.browser();
  browser.token = session!.token;
  expect(await me(browser)).toBe(200);
  const row = api.database.db.selectFrom("users").select("erase_at").where("id", "=", person.userId);
  expect(await row.execute()).toEqual([{ erase_at: null }]);
  expect((await api.inbox(person.email))[0]!.subject).toMatch(/Welcome back/);
});

test("an old password does not reopen a closed account", async () => {
  const person = await api.member();
  await person.call("POST", "/api/users/me/deletion", { reviews: "keep" });
  await api
    .browser()
    .call("POST", "/api/users/confirm-deletion", { token: await mailed(person.email, /want to delete/) });
  await person.call("DELETE", "/api/users");
  meanwhile = await resetOf(person);
  expect((await logIn(person.email)).answer.statusCode).toBe(401);
  const row = await api.database.db
    .selectFrom("users")
    .select("erase_at")
    .where("id", "=", person.userId)
    .executeTakeFirstOrThrow();
  expect(row.erase_at).not.toBeNull();
});

test("a session being opened while a new password is written waits for it, and is then refused", async () => {
  const person = await api.member();
  const { db } = api.database;
  const { password_hash: passwordHash } = await db
    .selectFrom("users")
    .select("password_hash")
    .where("id", "=", person.userId)
    .executeTakeFirstOrThrow();
  const sessions = createSessions(deriveKeys(api.settings.secretKey));
  const opening = await db.transaction().execute(async (trx) => {
    await trx.updateTable("users").set({ password_hash: "another" }).where("id", "=", person.userId).execute();
    const device = { userAgent: "late", isGoogleLogin: false, passwordHash: passwordHash! };
    // In an object, so that the promise is not awaited.
    const opening = { opened: sessions.open(db, person.userId, device) };
    // Long enough for one that does not wait.
    for (let n = 0; n < 50; n++) await trx.selectFrom("users").select("id").limit(1).execute();
    return opening;
  });
  expect(await opening.opened).toBeNull();
});

/** The outcome of a login when something happens just before its session is opened. */
function open({ userId }: Person, happens: () => Promise<void>) {
  const sessions = createSessions(deriveKeys(api.settings.secretKey));
  let tries = 0;
  const services = {
    db: api.database.db,
    jobs: api.jobs.jobs,
    sessions: {
      ...sessions,
      async open(...given) {
        if (tries++ === 0) await happens();
        return sessions.open(...given);
      },
    } satisfies Sessions,
    settings: api.settings,
    cache: api.app.publicCache,
    log: api.app.log,
    brand,
  } as unknown as Parameters<typeof openSession>[0];
  const reply = { setCookie: () => {}, request: { cookies: {} } } as unknown as FastifyReply;
  return openSession(services, reply, userId, { userAgent: "test", isGoogleLogin: false });
}
