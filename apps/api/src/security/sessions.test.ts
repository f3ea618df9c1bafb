import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { expect, test } from "vitest";
import { type Browser, password, useTestApp } from "../../test/test-app.ts";
import { deriveKeys } from "./keys.ts";
import { createSessions } from "./sessions.ts";

const api = useTestApp();
const secure = useTestApp({ env: { PUBLIC_URL: "https://troth.example" } });

const seconds = () => Math.floor(Date.now() / 1000);
const keys = () => deriveKeys(api.settings.secretKey);
const base64 = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");

/** Someone with a session: the test knows its id and both tokens. */
async function visitor() {
  const member = await api.member();
  const claims = JSON.parse(Buffer.from(member.token!.split(".")[1]!, "base64url").toString()) as {
    sid: string;
    sub: string;
  };
  return Object.assign(member, { claims });
}
type Visitor = Awaited<ReturnType<typeof visitor>>;

const genuineHeader = { alg: "EdDSA", typ: "at+jwt" };
const genuineClaims = ({ claims: { sid, sub } }: Visitor) => ({
  sid,
  sub,
  iss: "troth",
  aud: "troth-api",
  iat: seconds(),
  nbf: seconds() - 5,
  exp: seconds() + 300,
});
const signed = (claims: object, header: object = {}, key: Parameters<SignJWT["sign"]>[0] = keys().accessPrivate) =>
  new SignJWT({ ...claims }).setProtectedHeader({ ...genuineHeader, ...header }).sign(key);

async function statusWith(token: string): Promise<number> {
  const browser = api.browser();
  browser.token = token;
  return (await browser.call("GET", "/api/users/me")).statusCode;
}

const refresh = (browser: Browser, cookie = browser.cookies.get("refresh")) =>
  browser.call("POST", "/api/users/refresh-token", undefined, { cookie: `refresh=${cookie}` });
const me = async (browser: Browser) => (await browser.call("GET", "/api/users/me")).statusCode;

/** As if the session had last rotated that many seconds ago. */
const rotatedAgo = (sessionId: string, ago: number) =>
  api.database.db
    .updateTable("sessions")
    .set({ rotated_at: new Date(Date.now() - ago * 1000) })
    .where("id", "=", sessionId)
    .execute();

test("check 19: a token without a signature, or with one made from public data, is refused", async () => {
  const person = await visitor();
  const claims = genuineClaims(person);
  expect(await statusWith(await signed(claims))).toBe(200);

  const unsigned = (alg: string) => `${base64({ alg, typ: "at+jwt" })}.${base64(claims)}.`;
  for (const alg of ["none", "None", "NONE", "", "EdDSA"])
    expect([alg, await statusWith(unsigned(alg))]).toEqual([alg, 401]);

  const { accessPublic } = keys();
  const publicForms = [
    accessPublic.export({ format: "pem", type: "spki" }),
    accessPublic.export({ format: "der", type: "spki" }),
    Buffer.from((await exportJWK(accessPublic)).x!, "base64url"),
    JSON.stringify(await exportJWK(accessPublic)),
  ].map((form) => Buffer.from(form));
  for (const secret of publicForms) expect(await statusWith(await signed(claims, { alg: "HS256" }, secret))).toBe(401);
});

test("check 19: a key that the token contains or points to is not used", async () => {
  const claims = genuineClaims(await visitor());
  const { privateKey, publicKey } = await generateKeyPair("EdDSA", { extractable: true });
  const jwk = await exportJWK(publicKey);
  const headers = [
    {},
    { jwk },
    { jku: "http://127.0.0.1:6600/jwks.json" },
    { x5u: "http://127.0.0.1:6600/key.pem" },
    { kid: "../../../../dev/null" },
    { kid: "' union select 'key' --" },
    { jwk, kid: "access" },
  ];
  for (const header of headers)
    expect([header, await statusWith(await signed(claims, header, privateKey))]).toEqual([header, 401]);
  // Even with our signature, such a header does no harm.
  expect(await statusWith(await signed(claims, { jwk, jku: "http://127.0.0.1:6600/" }))).toBe(200);
});

test("check 19: a genuine signature on other content is refused", async () => {
  const [person, other] = [await visitor(), await visitor()];
  const [header, , signature] = (await signed(genuineClaims(person))).split(".") as [string, string, string];
  expect(await statusWith(`${header}.${base64(genuineClaims(other))}.${signature}`)).toBe(401);
  expect(await statusWith(`${header}.${base64({ ...genuineClaims(person), isAdmin: true })}.${signature}`)).toBe(401);
});

test("check 20: a token that is expired, not yet valid, for another audience or of another kind is refused", async () => {
  const [person, other] = [await visitor(), await visitor()];
  const claims = genuineClaims(person);
  const without = (name: string) => Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name));
  const wrong: [string, Promise<string>][] = [
    ["expired", signed({ ...claims, exp: seconds() - 1 })],
    ["not yet valid", signed({ ...claims, nbf: seconds() + 60 })],
    ["another audience", signed({ ...claims, aud: "another-api" })],
    ["another issuer", signed({ ...claims, iss: "https://evil.example" })],
    ["another type", signed(claims, { typ: "JWT" })],
    ["no type", signed(claims, { typ: undefined })],
    ["someone else's session", signed({ ...claims, sid: other.claims.sid })],
    ["a session that never existed", signed({ ...claims, sid: "01986f2a-6c00-7000-8000-00000000a001" })],
    ["no end", signed(without("exp"))],
    ["no start", signed(without("nbf"))],
    ["no person", signed(without("sub"))],
    ["no session", signed(without("sid"))],
    ["a session that is not text", signed({ ...claims, sid: { $ne: null } })],
  ];
  for (const [why, token] of wrong) expect([why, await statusWith(await token)]).toEqual([why, 401]);
});

test("check 20: a refresh token does not work as an access token, nor the other way round", async () => {
  const person = await visitor();
  expect(await statusWith(person.cookies.get("refresh")!)).toBe(401);
  expect((await refresh(person, person.token)).statusCode).toBe(401);
  expect(await me(person)).toBe(200);
});

test("check 20: an access token lasts ten minutes at most", async () => {
  const person = await visitor();
  const { exp, iat } = JSON.parse(Buffer.from(person.token!.split(".")[1]!, "base64url").toString());
  expect(exp - iat).toBeLessThanOrEqual(600);
});

test("check 21: each refresh gives another refresh token and a working access token", async () => {
  const person = await visitor();
  const seen = new Set([person.cookies.get("refresh")]);
  for (let i = 0; i < 4; i++) {
    const answer = await refresh(person);
    expect(answer.statusCode).toBe(200);
    seen.add(person.cookies.get("refresh"));
    person.token = answer.json().token;
    expect(await me(person)).toBe(200);
  }
  expect(seen.size).toBe(5);
});

test("check 21: a refresh token used twice ends its family, and the access token with it", async () => {
  const person = await visitor();
  const stolen = person.cookies.get("refresh")!;
  await refresh(person);
  await refresh(person);
  expect(await me(person)).toBe(200);
  const thief = api.browser();
  const replayed = await refresh(thief, stolen);
  expect(replayed.statusCode).toBe(401);
  expect(await me(person)).toBe(401);
  expect((await refresh(person)).statusCode).toBe(401);
  const row = await api.database.db
    .selectFrom("sessions")
    .selectAll()
    .where("id", "=", person.claims.sid)
    .executeTakeFirstOrThrow();
  expect(row.ended_because).toBe("a refresh token was used twice");
});

test("check 21: a made-up refresh token ends no one's session", async () => {
  const person = await visitor();
  const [sessionId, generation, mac] = person.cookies.get("refresh")!.split(".") as [string, string, string];
  const flipped = mac.startsWith("A") ? `B${mac.slice(1)}` : `A${mac.slice(1)}`;
  for (const forged of [
    `${sessionId}.${generation}.${flipped}`,
    `${sessionId}.${Number(generation) + 1}.${mac}`,
    `${sessionId}.0.${mac}`,
    "x",
    "",
  ]) {
    expect([forged, (await refresh(api.browser(), forged)).statusCode]).toEqual([forged, 401]);
  }
  expect(await me(person)).toBe(200);
  expect((await refresh(person)).statusCode).toBe(200);
});

test("check 22: two tabs that refresh at the same time get the same cookie, and both stay logged in", async () => {
  const person = await visitor();
  for (let round = 0; round < 3; round++) {
    const cookie = person.cookies.get("refresh")!;
    const tabs = await Promise.all(Array.from({ length: 4 }, () => refresh(person, cookie)));
    expect(tabs.map((tab) => tab.statusCode)).toEqual([200, 200, 200, 200]);
    expect(new Set(tabs.map((tab) => tab.cookies[0]!.value)).size).toBe(1);
    for (const tab of tabs) expect(await statusWith(tab.json().token)).toBe(200);
  }
});

test("check 22: whichever tab's answer comes last, the next refresh works in either", async () => {
  for (const order of ["first last", "second last"]) {
    const person = await visitor();
    for (let round = 0; round < 3; round++) {
      const cookie = person.cookies.get("refresh")!;
      const [first, second] = [await refresh(person, cookie), await refresh(person, cookie)];
      const last = order === "first last" ? first : second;
      person.cookies.set("refresh", last.cookies[0]!.value);
      expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    }
    expect((await refresh(person)).statusCode).toBe(200);
  }
});

test("check 22: within the grace period only the immediate predecessor works", async () => {
  const person = await visitor();
  const oldest = person.cookies.get("refresh")!;
  await refresh(person);
  const predecessor = person.cookies.get("refresh")!;
  await refresh(person);
  expect((await refresh(person, predecessor)).statusCode).toBe(200);
  expect((await refresh(person, oldest)).statusCode).toBe(401);
  expect((await refresh(person)).statusCode).toBe(401);
});

test("check 22: after the grace period the predecessor ends the family", async () => {
  const person = await visitor();
  const predecessor = person.cookies.get("refresh")!;
  await refresh(person);
  await rotatedAgo(person.claims.sid, 9);
  expect((await refresh(api.browser(), predecessor)).statusCode).toBe(200);
  await rotatedAgo(person.claims.sid, 11);
  expect((await refresh(api.browser(), predecessor)).statusCode).toBe(401);
  expect(await me(person)).toBe(401);
  expect((await refresh(person)).statusCode).toBe(401);
});

test("check 22: using the grace period does not extend it", async () => {
  const person = await visitor();
  const predecessor = person.cookies.get("refresh")!;
  await refresh(person);
  await rotatedAgo(person.claims.sid, 9);
  const before = await api.database.db
    .selectFrom("sessions")
    .select("rotated_at")
    .where("id", "=", person.claims.sid)
    .executeTakeFirstOrThrow();
  await refresh(api.browser(), predecessor);
  const after = await api.database.db
    .selectFrom("sessions")
    .select("rotated_at")
    .where("id", "=", person.claims.sid)
    .executeTakeFirstOrThrow();
  expect(after).toEqual(before);
});

test("check 23: over http the refresh cookie is out of reach of scripts and other sites", async () => {
  const member = await api.member();
  const answer = await api.browser().call("POST", "/api/users/login", { email: member.email, password });
  expect(answer.cookies).toHaveLength(1);
  expect(answer.cookies[0]).toMatchObject({ name: "refresh", httpOnly: true, sameSite: "Strict", path: "/" });
  expect(answer.cookies[0]).not.toHaveProperty("secure");
  expect(answer.cookies[0]).not.toHaveProperty("domain");
});

test("check 23: over https it is bound to the host and to https, when set and when cleared", async () => {
  const browser = secure.browser();
  const site = { origin: "https://troth.example" };
  const person = { email: "maja@example.org", password, firstName: "Maja", lastName: "Zupan" };
  const signedUp = await browser.call("POST", "/api/users", person, site);
  const loggedIn = await browser.call("POST", "/api/users/login", { email: person.email, password }, site);
  const renewed = await browser.call("POST", "/api/users/refresh-token", undefined, site);
  const loggedOut = await browser.call("POST", "/api/users/logout", undefined, site);
  expect([signedUp, loggedIn, renewed, loggedOut].map(({ statusCode }) => statusCode)).toEqual([202, 200, 200, 204]);
  const flags = { httpOnly: true, secure: true, sameSite: "Strict", path: "/" };
  expect(signedUp.cookies).toEqual([expect.objectContaining({ name: "__Host-signup", ...flags })]);
  for (const answer of [loggedIn, renewed, loggedOut]) {
    expect(answer.cookies).toEqual([expect.objectContaining({ name: "__Host-refresh", ...flags })]);
    expect(answer.cookies[0]).not.toHaveProperty("domain");
  }
  expect(loggedOut.cookies[0]).toMatchObject({ value: "", maxAge: 0 });
});

test("check 23: no body contains the refresh token, and the database alone cannot make it", async () => {
  const person = await visitor();
  const bodies = [await person.call("POST", "/api/users/login", { email: person.email, password })];
  const mac = () => person.cookies.get("refresh")!.split(".")[2]!;
  expect(bodies[0]!.body).not.toContain(mac());
  bodies.push(await refresh(person));
  expect(bodies[1]!.body).not.toContain(mac());
  const rows = await api.database.db.selectFrom("sessions").selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(mac());
  const elsewhere = createSessions(deriveKeys("another secret of at least 32 characters"));
  const opened = await elsewhere.open(api.database.db, person.userId, { userAgent: "", isGoogleLogin: false });
  expect((await refresh(api.browser(), opened!.refreshToken)).statusCode).toBe(401);
});

test("a late refusal does not clear the cookie that a login in another tab has just set", async () => {
  const person = await visitor();
  const old = person.cookies.get("refresh")!;
  await person.call("POST", "/api/users/logout");
  for (const dead of [old, "not.a.token"]) {
    const late = await refresh(api.browser(), dead);
    expect([late.statusCode, late.cookies]).toEqual([401, []]);
  }
});

test("check 24: after logging out both tokens are refused and the cookie is cleared", async () => {
  const person = await visitor();
  const cookie = person.cookies.get("refresh")!;
  const answer = await person.call("POST", "/api/users/logout");
  expect(answer.statusCode).toBe(204);
  expect(answer.cookies[0]).toMatchObject({ name: "refresh", value: "", path: "/" });
  expect(person.cookies.has("refresh")).toBe(false);
  expect(await me(person)).toBe(401);
  expect((await refresh(api.browser(), cookie)).statusCode).toBe(401);
});

test("check 24: the cookie alone, or the access token alone, logs out the whole session", async () => {
  for (const sent of ["cookie", "token"]) {
    const person = await visitor();
    const [cookie, token] = [person.cookies.get("refresh")!, person.token!];
    const leaving = api.browser();
    if (sent === "cookie") leaving.cookies.set("refresh", cookie);
    else leaving.token = token;
    expect((await leaving.call("POST", "/api/users/logout")).statusCode).toBe(204);
    expect([sent, await statusWith(token), (await refresh(api.browser(), cookie)).statusCode]).toEqual([
      sent,
      401,
      401,
    ]);
  }
});

test("check 24: logging out on one device leaves the others logged in", async () => {
  const phone = await visitor();
  const laptop = api.browser();
  laptop.token = (await laptop.call("POST", "/api/users/login", { email: phone.email, password })).json().token;
  await phone.call("POST", "/api/users/logout");
  expect([await me(phone), await me(laptop)]).toEqual([401, 200]);
});

test("check 25: a session ends after 30 days without use, and after 180 days in any case", async () => {
  const lapse = [
    { last_used_at: new Date(Date.now() - 30.01 * 86_400_000) },
    { expires_at: new Date(Date.now() - 1000) },
  ];
  for (const change of lapse) {
    const person = await visitor();
    await api.database.db.updateTable("sessions").set(change).where("id", "=", person.claims.sid).execute();
    expect((await refresh(person)).statusCode).toBe(401);
  }
});

test("check 25: when a session ends, its access tokens stop working even if they have not expired", async () => {
  const person = await visitor();
  const ended = { expires_at: new Date(Date.now() - 1000) };
  await api.database.db.updateTable("sessions").set(ended).where("id", "=", person.claims.sid).execute();
  expect(await me(person)).toBe(401);
});

test("check 26: the sessions of a deleted account end straight away", async () => {
  const person = await visitor();
  await api.database.db.updateTable("users").set({ deleted_at: new Date() }).where("id", "=", person.userId).execute();
  expect([await me(person), (await refresh(person)).statusCode]).toEqual([401, 401]);
});

test("a refresh token names its session's owner as long as it would be renewed: also for ten seconds after its successor", async () => {
  const person = await visitor();
  const { ownerOf } = createSessions(keys());
  const owner = (token: string | undefined) => ownerOf(api.database.db, token);
  const before = person.cookies.get("refresh");
  expect(await owner(before)).toBe(person.claims.sub);
  await refresh(person);
  const current = person.cookies.get("refresh");
  expect(await owner(before)).toBe(person.claims.sub);
  await rotatedAgo(person.claims.sid, 11);
  expect(await owner(before)).toBeNull();
  expect(await owner(current)).toBe(person.claims.sub);
  await person.call("POST", "/api/users/logout");
  expect(await owner(current)).toBeNull();
  expect(await owner(undefined)).toBeNull();
});
