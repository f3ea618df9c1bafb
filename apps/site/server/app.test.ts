// The server on its own: real sockets, a small API behind it, and the smallest application that React Router can serve.
import { createHash, createHmac } from "node:crypto";
import { once } from "node:events";
import { type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { siteSecret, smallApplication, startTestSite, type TestSite } from "./site.specimen.ts";

const application = smallApplication(
  {
    verify: ["api/users/verify"],
    token: ["user/confirmdeleteaccount"],
    call: ["call"],
    search: ["search", "q"],
    vendor: ["vendor/:id"],
    all: ["*"],
  },
  `
  const called = url.pathname === "/call" ? await visit.client.fetch(new Request(visit.client.baseUrl + "/api/rendered")).then((r) => r.text()) : "";
  const own = '<script nonce="' + visit.nonce + '">own()</script><style nonce="' + visit.nonce + '">' + visit.styles + "</style>";
  return "<h1>" + url.href + "</h1>" + own + "<script>smuggled()</script>" + called + "x".repeat(2000);`,
);

let site: TestSite;
let base: string;
let got: { method: string; url: string; headers: IncomingHttpHeaders } | undefined;

beforeAll(async () => {
  const files = { "client/assets/app.css": "h1{color:red}", "client/favicon.svg": "<svg/>" };
  site = await startTestSite(
    application,
    files,
    (request, response) => {
      got = { method: request.method!, url: request.url!, headers: request.headers };
      if (request.url === "/api/rendered") return response.end("rendered");
      response.writeHead(200, { "content-type": "application/json", "x-from": "api" }).end('{"ok":true}');
    },
    { BRAND_COLOUR: "#7A1F5C" },
  );
  base = site.base;
});

afterAll(() => site.close());

function checkSignature(address: string) {
  const { "x-request-id": id, "x-client-address": sent, "x-client-signature": signature } = got!.headers;
  const [seconds, mac] = String(signature).split(".");
  expect(sent).toBe(address);
  expect(mac).toBe(createHmac("sha256", siteSecret).update(`${id}.${address}.${seconds}`).digest("base64url"));
  expect(Math.abs(Date.now() / 1000 - Number(seconds))).toBeLessThan(5);
}

const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("check 31: a page's policy allows its own inline scripts and styles by their hashes, and nothing else inline", async () => {
  const answer = await fetch(base);
  const html = await answer.text();
  const policy = answer.headers.get("content-security-policy")!;
  const scripts = /script-src ([^;]+)/.exec(policy)![1];
  const styles = /style-src ([^;]+)/.exec(policy)![1];
  expect(scripts).toBe(`'self' ${sha256("own()")}`);
  expect(styles).toBe(`'self' ${sha256(/<style>([^<]+)/.exec(html)![1]!)}`);
  // In the page, but without the server's nonce: the policy doesn't know it.
  expect(html).toContain("<script>smuggled()</script>");
  expect(policy).not.toContain(sha256("smuggled()"));
  expect(policy + html).not.toContain("nonce");
});

test("every page has the security headers, and a cache in front may keep it for seconds", async () => {
  expect(Object.fromEntries((await fetch(base)).headers)).toMatchObject({
    "cache-control": "public, max-age=0, s-maxage=2, stale-while-revalidate=2",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "strict-transport-security": expect.stringMatching(/max-age=\d{8}/) as string,
  });
});

test("the styles are in the page", async () => {
  expect(await (await fetch(base)).text()).toContain("h1{color:red}");
});

test("the brand's colour comes after them, so that it wins", async () => {
  expect(await (await fetch(base)).text()).toMatch(/h1\{color:red\}.*--ui-accent:#7a1f5c/);
});

test("a page's address is the configured one, whatever the Host and forwarded headers say", async () => {
  const answer = await fetch(`${base}/search?q=1`, {
    headers: { "x-forwarded-host": "evil.example", "x-forwarded-proto": "http" },
  });
  expect(await answer.text()).toContain("<h1>https://troth.example/search?q=1</h1>");
});

describe("a request that names a host in its request line", () => {
  const asked = async (path: string) => {
    const { hostname, port } = new URL(base);
    const sent = request({ hostname, port, path: `http://evil.example${path}` }).end();
    const [answer] = (await once(sent, "response")) as [IncomingMessage];
    return text(answer);
  };

  test("it gets our page with the configured address", async () => {
    expect(await asked("/search?q=1")).toContain("<h1>https://troth.example/search?q=1</h1>");
    expect(await asked("?q=1")).toContain("<h1>https://troth.example/</h1>");
  });

  test("it gets our API's answer", async () => {
    expect(await asked("/api/vendors?limit=1")).toBe('{"ok":true}');
    expect(got!.url).toBe("/api/vendors?limit=1");
  });
});

test.each([
  "/api/../dev/mail",
  "/api/%2e%2e/dev/mail",
  "/api/users/.%2E/../dev/mail",
  "/api/..\\dev\\mail",
  "/%61pi/../dev/mail",
  "/%61pi/vendors",
  "HTTP://evil.example/api/../dev/mail",
])("a call whose address would be another one at the API is a 404 and never gets there: %s", async (path) => {
  got = undefined;
  const { hostname, port } = new URL(base);
  for (const method of ["GET", "POST"]) {
    const sent = request({ hostname, port, path, method }).end();
    const [answer] = (await once(sent, "response")) as [IncomingMessage];
    expect(answer.statusCode).toBe(404);
    expect(await text(answer)).not.toContain('"ok"');
  }
  expect(got).toBeUndefined();
});

test("HEAD answers like GET, without a body", async () => {
  const [got, head] = [await fetch(base), await fetch(base, { method: "HEAD" })];
  expect(head.status).toBe(200);
  for (const name of ["etag", "content-length", "content-security-policy", "cache-control"])
    expect(head.headers.get(name), name).toBe(got.headers.get(name));
  expect(await head.text()).toBe("");
});

test("a GET of a page under /api/ is the page, without a referrer; a POST there is the call", async () => {
  got = undefined;
  for (const path of ["/api/users/verify", "/api/users/verify/"]) {
    const answer = await fetch(base + path);
    expect(answer.headers.get("content-type")).toContain("text/html");
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
    expect(answer.headers.get("cache-control")).toBe("no-store");
  }
  await fetch(`${base}/api/users/verify`, { method: "HEAD" });
  expect(got).toBeUndefined();
  const call = await fetch(`${base}/api/users/verify`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  });
  expect(call.headers.get("x-from")).toBe("api");
  expect(got).toMatchObject({ method: "POST", url: "/api/users/verify" });
});

test("the page outside /api/ that an e-mailed token leads to has no referrer either, however its address is written", async () => {
  for (const path of ["/user/confirmdeleteaccount", "/user/ConfirmDeleteAccount/"]) {
    expect((await fetch(base + path)).headers.get("referrer-policy")).toBe("no-referrer");
  }
});

test.each([
  ["/api/%75sers/verify", "/api/users/verify"],
  ["/%61pi/users/verify/", "/api/users/verify"],
  ["/user/%63onfirmdeleteaccount", "/user/confirmdeleteaccount"],
  ["/USER/ConfirmDeleteAccount//", "/user/confirmdeleteaccount"],
  ["/se%61rch/?q=a%20b&other=1", "/search?q=a%20b&other=1"],
  ["/Vendor/o%27neil%e2%82%ac/", "/vendor/o'neil%E2%82%AC"],
  ["//search", "/search"],
])("a page has one address, and any other spelling of it leads there: %s", async (other, address) => {
  const answer = await fetch(base + other, { redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([308, address]);
  expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect((await fetch(base + address, { redirect: "manual" })).status).toBe(200);
});

test("a call reaches the API with the client's address signed; what the client claims is dropped", async () => {
  const answer = await fetch(`${base}/api/categories?x=1`, {
    headers: {
      "x-client-address": "9.9.9.9",
      "x-client-signature": "1.forged",
      "x-forwarded-for": "9.9.9.9",
      "x-request-id": "mine",
    },
  });
  expect(answer.headers.get("x-request-id")).toBe(got!.headers["x-request-id"]);
  expect(got!.headers["x-request-id"]).not.toBe("mine");
  checkSignature("127.0.0.1");
});

test("the site's own reads are signed as rendering", async () => {
  expect(await (await fetch(`${base}/call`)).text()).toContain("rendered");
  checkSignature("render");
});

test("assets never expire; nothing outside them is served", async () => {
  const asset = await fetch(`${base}/assets/app.css`);
  expect(asset.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect((await fetch(`${base}/assets/nope.js`)).status).toBe(404);
  expect((await fetch(`${base}/assets/..%2f..%2fserver/index.js`)).status).toBeGreaterThanOrEqual(400);
});

test.each([
  ["br, gzip", "br"],
  ["gzip, deflate", "gzip"],
  ["br;q=0, identity", null],
])("if the client accepts %s a page is encoded with %s, and is the same page", async (accepted, encoding) => {
  const plain = await (await fetch(base, { headers: { "accept-encoding": "identity" } })).text();
  const answer = await fetch(base, { headers: { "accept-encoding": accepted } });
  expect(answer.headers.get("content-encoding")).toBe(encoding);
  expect(answer.headers.get("vary")).toBe("accept-encoding");
  expect(await answer.text()).toBe(plain);
});

test("an API that doesn't answer is reported as a problem document", async () => {
  await site.endApi();
  const answer = await fetch(`${base}/api/categories`);
  expect(answer.status).toBe(502);
  expect(answer.headers.get("content-type")).toContain("application/problem+json");
  expect(answer.headers.get("retry-after")).toBe("2");
  expect(await answer.json()).toMatchObject({ status: 502, type: "/api/reference#unavailable" });
});
