import { afterAll, expect, test } from "vitest";
import {
  type Claims,
  client,
  envOf,
  redirectUri,
  startFakeIssuer,
  startProvider,
} from "../../../test/openid-provider.ts";
import { type Browser, password, useTestApp } from "../../../test/test-app.ts";
import { deriveKeys } from "../../security/keys.ts";
import { seal, unseal } from "../../security/seal.ts";

const people = new Map<string, Claims>();
const provider = await startProvider(people);
const liar = await startFakeIssuer();
afterAll(() => Promise.all([provider.close(), liar.close()]));

const api = useTestApp({ env: envOf(provider.issuer) });
const lied = useTestApp({ env: envOf(liar.issuer) });
const without = useTestApp();
// Nothing listens on the first port.
const unreachable = useTestApp({ env: envOf("http://127.0.0.1:1") });

let count = 0;
/** Someone with a Google account. */
function newcomer(facts: Partial<Claims> = {}) {
  const subject = `person-${++count}`;
  const email = `${crypto.randomUUID().slice(0, 12)}@example.org`;
  people.set(subject, { email, email_verified: true, given_name: "Vid", family_name: "Hočevar", ...facts });
  return { subject, email };
}

const begin = async (browser: Browser, from = "/") => {
  const answer = await browser.call("GET", `/api/users/google?from=${encodeURIComponent(from)}`);
  expect(answer.statusCode).toBe(303);
  return String(answer.headers.location);
};
const comeBack = (browser: Browser, url: URL) => browser.call("GET", `/api/users/google/callback${url.search}`);

/** The whole login; the browser has the refresh cookie afterwards. */
async function logIn(subject: string, browser = api.browser(), from = "/") {
  const back = await comeBack(browser, await provider.consent(await begin(browser, from), subject));
  return { browser, location: new URL(String(back.headers.location), "http://localhost:3000") };
}
const session = async (browser: Browser) => (await browser.call("POST", "/api/users/refresh-token")).json();

test("logging in with Google creates an account with the person's names and a confirmed address, and returns them to where they were", async () => {
  const { subject, email } = newcomer();
  const { browser, location } = await logIn(subject, undefined, "/review/1?a=b");
  expect([location.pathname, Object.fromEntries(location.searchParams)]).toEqual([
    "/login",
    { google: "done", from: "/review/1?a=b" },
  ]);
  expect(await session(browser)).toMatchObject({
    isGoogleLogin: true,
    userData: { email, firstName: "Vid", lastName: "Hočevar", emailVerified: true, role: "user", isAdmin: false },
  });
});

test("no address contains a token", async () => {
  const { subject } = newcomer();
  const { browser, location } = await logIn(subject);
  for (const secret of [browser.cookies.get("refresh")!, (await session(browser)).token])
    expect(location.href).not.toContain(secret);
});

test("check 17: a Google account is the same person after its address has changed", async () => {
  const { subject } = newcomer();
  const first = await session((await logIn(subject)).browser);
  people.set(subject, { ...people.get(subject)!, email: `new-${subject}@example.org` });
  const second = await session((await logIn(subject)).browser);
  expect(second.userData._id).toBe(first.userData._id);
  expect(second.userData.email).toBe(first.userData.email);
});

test("an account with a confirmed address is linked and keeps its password, and its owner is told", async () => {
  const member = await api.member();
  const { subject } = newcomer({ email: member.email, given_name: "Somebody" });
  const { userData } = await session((await logIn(subject)).browser);
  expect(userData).toMatchObject({ _id: member.userId, firstName: "Ana" });
  const login = await api.browser().call("POST", "/api/users/login", { email: member.email, password });
  expect([login.statusCode, login.json().isGoogleLogin]).toEqual([200, false]);
  expect((await api.inbox(member.email))[0]!.subject).toMatch(/with Google/);
});

test("check 14: an account whose address was never confirmed loses its password and sessions when the address's owner arrives", async () => {
  const { subject, email } = newcomer();
  await api.browser().call("POST", "/api/users", { email, password, firstName: "Mallory", lastName: "Squatter" });
  const squatter = api.browser();
  squatter.token = (await squatter.call("POST", "/api/users/login", { email, password })).json().token;
  const link = (await api.inbox(email))[0]!.links[0]!;

  const { userData } = await session((await logIn(subject)).browser);
  expect(userData).toMatchObject({ email, firstName: "Vid", emailVerified: true });
  expect((await squatter.call("GET", "/api/users/me")).statusCode).toBe(401);
  expect((await squatter.call("POST", "/api/users/refresh-token")).statusCode).toBe(401);
  expect((await api.browser().call("POST", "/api/users/login", { email, password })).statusCode).toBe(401);
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get("token");
  expect((await api.browser().call("POST", "/api/users/verify", { token })).statusCode).toBe(410);
});

test.each([false, "false", "true", undefined, null, 1])(
  "check 15: email_verified %j does not make an address confirmed",
  async (verified) => {
    const { subject, email } = newcomer({ email_verified: verified });
    const { browser, location } = await logIn(subject);
    expect(location.searchParams.get("google")).toBe("unverified");
    expect(browser.cookies.has("refresh")).toBe(false);
    expect((await api.database.db.selectFrom("users").selectAll().where("email", "=", email).execute()).length).toBe(0);
  },
);

test("an address that another Google account logs in with is not taken from it", async () => {
  const { subject, email } = newcomer();
  await logIn(subject);
  const other = newcomer({ email });
  const { browser, location } = await logIn(other.subject);
  expect(location.searchParams.get("google")).toBe("failed");
  expect(browser.cookies.has("refresh")).toBe(false);
});

test("someone whose account is suspended is told so, and gets no session", async () => {
  const { subject, email } = newcomer();
  await logIn(subject);
  await api.database.db.updateTable("users").set({ suspended_at: new Date() }).where("email", "=", email).execute();
  const { browser, location } = await logIn(subject, undefined, "/terms");
  expect(Object.fromEntries(location.searchParams)).toEqual({ google: "suspended", from: "/terms" });
  expect(browser.cookies.has("refresh")).toBe(false);
});

test("an account without a password gets one with the e-mailed link, and cannot be logged in to by password before that", async () => {
  const { subject, email } = newcomer();
  const { browser } = await logIn(subject);
  expect((await api.browser().call("POST", "/api/users/login", { email, password })).statusCode).toBe(401);
  browser.token = (await session(browser)).token;
  expect((await browser.call("GET", "/api/users/me/account")).json()).toMatchObject({
    hasPassword: false,
    isGoogleLinked: true,
  });
  const change = { currentPassword: password, newPassword: "four candles in the rain" };
  expect((await browser.call("PUT", "/api/users/me/password", change)).statusCode).toBe(403);
  await browser.call("POST", "/api/users/forgetpassword", { email });
  const token = new URL((await api.inbox(email))[0]!.links[0]!).hash.slice("#token=".length);
  await api.browser().call("POST", "/api/users/resetpassword", { token, password });
  expect((await api.browser().call("POST", "/api/users/login", { email, password })).statusCode).toBe(200);
});

test("check 16: another browser's attempt, a replayed code and a changed state are refused", async () => {
  const { subject } = newcomer();
  const browser = api.browser();
  const url = await provider.consent(await begin(browser), subject);
  const outcome = async (from: Browser, at: URL) =>
    new URL(String((await comeBack(from, at)).headers.location), "http://localhost").searchParams.get("google");

  expect(await outcome(api.browser(), url)).toBe("failed");
  const attempt = browser.cookies.get("google")!;
  const changed = new URL(url);
  changed.searchParams.set("state", "another");
  expect(await outcome(browser, changed)).toBe("failed");
  browser.cookies.set("google", attempt);
  expect(await outcome(browser, url)).toBe("done");
  browser.cookies.set("google", attempt);
  expect(await outcome(browser, url)).toBe("failed");
  const tampered = api.browser();
  tampered.cookies.set("google", `${attempt.slice(0, -4)}AAAA`);
  expect(await outcome(tampered, url)).toBe("failed");
});

test("check 16: a code is useless without the secret of the attempt that asked for it (PKCE)", async () => {
  const { subject } = newcomer();
  const browser = api.browser();
  const asked = await begin(browser);
  expect(new URL(asked).searchParams.get("code_challenge_method")).toBe("S256");
  const url = await provider.consent(asked, subject);
  const { attempt } = deriveKeys(api.settings.secretKey);
  const remembered = await unseal<Record<string, unknown>>(attempt, "google", browser.cookies.get("google"));
  const verifier = "x".repeat(43);
  browser.cookies.set("google", await seal(attempt, "google", { ...remembered, verifier }, 60));
  expect(String((await comeBack(browser, url)).headers.location)).toContain("google=failed");
  expect(browser.cookies.has("refresh")).toBe(false);
});

test("someone who declines at Google comes back and is told so", async () => {
  const browser = api.browser();
  const state = new URL(await begin(browser)).searchParams.get("state")!;
  const declined = new URL(redirectUri);
  declined.search = String(new URLSearchParams({ error: "access_denied", state, iss: provider.issuer }));
  const back = await comeBack(browser, declined);
  expect(String(back.headers.location)).toContain("google=cancelled");
});

const lies: [string, (right: Record<string, unknown>) => Record<string, unknown>, boolean][] = [
  ["another audience", (right) => ({ ...right, aud: "somebody-else" }), false],
  ["another issuer", (right) => ({ ...right, iss: "https://accounts.evil.example" }), false],
  ["another nonce", (right) => ({ ...right, nonce: "another" }), false],
  ["no nonce", (right) => ({ ...right, nonce: undefined }), false],
  ["an expiry in the past", (right) => ({ ...right, exp: Math.floor(Date.now() / 1000) - 600 }), false],
  ["a foreign signature", (right) => right, true],
];
test.each(lies)("check 16: a token with %s is refused", async (_, lie, forged) => {
  const browser = lied.browser();
  const at = new URL(await begin(browser));
  const now = Math.floor(Date.now() / 1000);
  const right = {
    iss: liar.issuer,
    aud: client.clientId,
    sub: `liar-${crypto.randomUUID()}`,
    nonce: at.searchParams.get("nonce"),
    iat: now,
    exp: now + 300,
    email: `${crypto.randomUUID().slice(0, 12)}@example.org`,
    email_verified: true,
  };
  const finish = async () => {
    const url = new URL(redirectUri);
    url.search = String(new URLSearchParams({ code: "code", state: at.searchParams.get("state")! }));
    return String((await comeBack(browser, url)).headers.location);
  };
  const attempt = browser.cookies.get("google")!;
  liar.say(lie(right), forged);
  expect(await finish()).toContain("google=failed");
  expect(browser.cookies.has("refresh")).toBe(false);
  // The same token with nothing wrong is accepted: it was the lie that was refused.
  browser.cookies.set("google", attempt);
  liar.say(right);
  expect(await finish()).toContain("google=done");
});

test("check 18: no parameter that the browser could change says where to return to", async () => {
  const { subject } = newcomer();
  const browser = api.browser();
  const url = await provider.consent(await begin(browser, "/search"), subject);
  url.searchParams.set("from", "//evil.example");
  expect((await comeBack(browser, url)).statusCode).toBe(400);
  expect((await browser.call("GET", "/api/users/google?from=https://evil.example")).statusCode).toBe(400);
});

test("check 18: Google's answer always leads to our own login page, which checks where to go next", async () => {
  for (const from of ["//evil.example", "/\\evil.example", "/%2fevil.example"]) {
    const { subject } = newcomer();
    const { location } = await logIn(subject, undefined, from);
    expect([location.origin, location.pathname, location.searchParams.get("from")]).toEqual([
      "http://localhost:3000",
      "/login",
      from,
    ]);
  }
});

test("without Google login set up there are no such routes", async () => {
  expect((await without.browser().call("GET", "/api/users/google")).statusCode).toBe(404);
  expect((await without.browser().call("GET", "/api/users/google/callback?code=1&state=1")).statusCode).toBe(404);
});

test("when Google does not answer, people return to a page that says so", async () => {
  const led = async (browser: Browser, path: string) => (await browser.call("GET", path)).headers.location;
  expect(await led(unreachable.browser(), "/api/users/google?from=/terms")).toBe(
    "/login?google=unavailable&from=%2Fterms",
  );
  expect(await led(unreachable.browser(), "/api/users/google/callback?code=1&state=1")).toBe(
    "/login?google=unavailable",
  );
});
