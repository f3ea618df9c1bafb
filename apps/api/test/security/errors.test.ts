// Check 62: what we say when something goes wrong, and what does not exist at all.
import { connect } from "node:net";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { buildApp } from "../../src/app.ts";
import { ProblemError } from "../../src/problems.ts";
import { readSettings } from "../../src/settings.ts";
import { password, useTestApp } from "../test-app.ts";
import { clock, operations } from "./world.ts";

const secretText = 'relation "users" at character 15: select password_hash from users /srv/app/src/users/queries.ts:12';
const api = useTestApp({
  clock,
  hasher: {
    hash: async () => "$argon2id$unused",
    verify: async () => {
      throw Object.assign(new Error(secretText), { query: "select 1", code: "42P01" });
    },
  },
});

const inside =
  /\bselect\b|\bfrom\b|relation|password_hash|\.ts\b|\/src\/|\/work\/|node_modules|\bat \w+|stack|42P01|kysely|postgres|pglite/i;

test("check 62: an error on our side is reported in general terms, with a number to quote", async () => {
  const answer = await api.browser().call("POST", "/api/users/login", { email: "ana@example.org", password });
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({
    type: "/api/reference#internal",
    title: "Something went wrong on our side",
    status: 500,
    requestId: answer.headers["x-request-id"],
  });
  expect(answer.body).not.toMatch(inside);
});

test("check 62: a database error reveals nothing about the database", async () => {
  await sql`alter table categories rename to categories_away`.execute(api.database.db);
  try {
    const answer = await api.browser().call("GET", "/api/categories");
    expect([answer.statusCode, answer.json().type]).toEqual([500, "/api/reference#internal"]);
    expect(answer.body).not.toMatch(inside);
  } finally {
    await sql`alter table categories_away rename to categories`.execute(api.database.db);
  }
  expect((await api.browser().call("GET", "/api/categories")).statusCode).toBe(200);
});

test("check 62: the answers to malformed requests reveal nothing about what reads them", async () => {
  const malformed = ["{", '{"email":}', "{'email':1}", '{"email":"a"', "\ufeff", '{"a":1}{"b":2}', "nul"];
  for (const text of malformed) {
    const answer = await api.browser().call("POST", "/api/users/login", text);
    expect([text, answer.statusCode]).toEqual([text, 400]);
    expect(answer.body).not.toMatch(/unexpected token|position|SyntaxError|FST_/i);
    expect(answer.body).not.toMatch(inside);
  }
});

test("check 62: every type of problem is explained on the reference page", async () => {
  const { body } = await api.browser().call("GET", "/api/reference");
  const { type } = new ProblemError("internal").toDocument("");
  expect(body).toContain(`id="${type.split("#")[1]}"`);
});

test("check 62: other servers' debug routes, files and methods do not exist here", async () => {
  const paths = [
    "/",
    "/.git/config",
    "/.env",
    "/package.json",
    "/api",
    "/api/debug",
    "/debug",
    "/metrics",
    "/status",
    "/documentation",
    "/graphql",
    "/api/users/me/../../../.env",
    "/dev/mail/x",
    "/src/main.ts",
    "/main.js.map",
  ];
  for (const path of paths) expect([path, (await api.browser().call("GET", path)).statusCode]).toEqual([path, 404]);
  for (const { path } of operations) {
    const answer = await api.app.inject({ method: "TRACE" as "GET", url: path, headers: { "x-secret": "echo-me" } });
    expect([path, answer.statusCode >= 400, answer.body.includes("echo-me")]).toEqual([path, true, false]);
  }
});

test("check 62: the server answers TRACE, CONNECT and broken requests without echoing them", async () => {
  await api.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = api.app.server.address() as { port: number };
  const raw = (text: string) =>
    new Promise<string>((done, fail) => {
      const socket = connect(port, "127.0.0.1", () => socket.end(text));
      let answer = "";
      socket.on("data", (bytes) => (answer += bytes.toString()));
      socket.on("close", () => done(answer));
      socket.on("error", fail);
    });
  const requests = [
    "TRACE /api/health HTTP/1.1\r\nHost: x\r\nX-Secret: echo-me\r\nConnection: close\r\n\r\n",
    "CONNECT evil.example:80 HTTP/1.1\r\nHost: evil.example\r\nX-Secret: echo-me\r\n\r\n",
    "GET /api/health HTTP/1.1\r\nHost: x\r\nX-Secret: echo-me\u0000\r\nConnection: close\r\n\r\n",
    "NONSENSE echo-me\r\n\r\n",
    `GET /api/health HTTP/1.1\r\nHost: x\r\nX-Secret: ${"echo-me".repeat(5_000)}\r\n\r\n`,
    "POST /api/users/login HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /echo-me HTTP/1.1\r\n\r\n",
  ];
  for (const request of requests) {
    const answer = await raw(request);
    expect([request.slice(0, 20), answer.includes("echo-me"), /HTTP\/1\.1 2/.test(answer)]).toEqual([
      request.slice(0, 20),
      false,
      false,
    ]);
    expect(answer).not.toMatch(inside);
  }
});

test("check 62: the demo's inbox does not exist in production, nor where e-mails are really sent", async () => {
  expect((await api.app.inject({ url: "/dev/mail" })).statusCode).toBe(200);
  const secrets = {
    SECRET_KEY: "a secret of 32 characters or more",
    SITE_SECRET: "another one of 32 characters or more",
  };
  const elsewhere = [
    {
      MODE: "production",
      PUBLIC_URL: "https://troth.example",
      SMTP_URL: "smtp://127.0.0.1:6601",
      MAIL_FROM: "post@troth.example",
      OPERATOR_EMAIL: "operator@troth.example",
      ...secrets,
    },
    { MODE: "demo", SMTP_URL: "smtp://127.0.0.1:6601", ...secrets },
  ];
  for (const env of elsewhere) {
    const settings = readSettings({ ...env, LOG_LEVEL: "silent" });
    const app = await buildApp({ database: api.database, jobs: api.jobs.jobs, photos: api.photos, settings });
    expect([env.MODE, (await app.inject({ url: "/dev/mail" })).statusCode]).toEqual([env.MODE, 404]);
    expect((await app.inject({ url: "/api/health" })).statusCode).toBe(200);
    await app.close();
  }
});

test("the demo's inbox answers only to its own names, so that no page elsewhere whose name points here can read it", async () => {
  const at = async (host: string) => (await api.app.inject({ url: "/dev/mail", headers: { host } })).statusCode;
  for (const host of ["localhost", "localhost:4000", "127.0.0.1:4000", "[::1]:4000", api.settings.publicUrl.host])
    expect([host, await at(host)]).toEqual([host, 200]);
  for (const host of ["rebound.example:4000", "localhost.rebound.example", "127.0.0.1.rebound.example:4000", "a b"])
    expect([host, await at(host)]).toEqual([host, 404]);
});

test("production does not start without its own address, secrets and mail server", () => {
  expect(() => readSettings({ MODE: "production" })).toThrow(
    /PUBLIC_URL, SECRET_KEY, SITE_SECRET, SMTP_URL, MAIL_FROM, OPERATOR_EMAIL/,
  );
  expect(() =>
    readSettings({
      MODE: "production",
      PUBLIC_URL: "https://troth.example",
      SECRET_KEY: "short",
      SITE_SECRET: "short",
    }),
  ).toThrow(/SECRET_KEY/);
});

test("the demo, whose passwords are public, listens only on this machine", () => {
  const secrets = { SECRET_KEY: "s".repeat(32), SITE_SECRET: "t".repeat(32) };
  for (const HOST of ["0.0.0.0", "::", "192.168.1.20", "troth.example"])
    expect(() => readSettings({ ...secrets, HOST })).toThrow(/HOST/);
  for (const HOST of ["127.0.0.1", "localhost", "::1"]) expect(readSettings({ ...secrets, HOST }).host).toBe(HOST);
});
