// How the site's server copes with crowds and with attacks: kept pages, bounded bodies, limits, and a shutdown that
// fails no request. On real sockets, with an API that each test plays.
import { once } from "node:events";
import { Agent, type IncomingMessage, request, type RequestListener } from "node:http";
import { connect, type Socket } from "node:net";
import { jsonBytes } from "@troth/rules/bodies";
import { photoBytes } from "@troth/rules/photos";
import { afterEach, expect, test, vi } from "vitest";
import { smallApplication, startTestSite, type TestSite } from "./site.specimen.ts";

/** Pages that say what they were rendered for, how many renderings there have been, and what a visitor sent along. */
const application = smallApplication(
  {
    search: ["search", "q", "page"],
    missing: ["missing"],
    moved: ["moved"],
    broken: ["broken"],
    item: ["item/:id"],
    all: ["*"],
  },
  `
  const nth = ++renderings;
  const read = await visit.client.fetch(new Request(visit.client.baseUrl + "/api/rendered" + url.pathname)).then((r) => r.text(), () => "failed");
  const brought = JSON.stringify([...request.headers]);
  const status = { "/404": 404, "/missing": 404, "/moved": 302, "/broken": 500 }[url.pathname];
  return ["<h1>" + url.pathname + url.search + "</h1> rendering " + nth + " read " + read + brought, status];`,
);

let site: TestSite | undefined;

async function start(answer: RequestListener = (_request, response) => response.end("x"), env: NodeJS.ProcessEnv = {}) {
  site = await startTestSite(application, { "client/assets/app.css": "" }, answer, env);
  return site.base;
}

afterEach(async () => {
  vi.useRealTimers();
  await site?.close();
  site = undefined;
});

/** Longer than any test. */
const keeping = { CACHE_SECONDS: "60" };

const read = async (url: string, init?: RequestInit) => (await fetch(url, init)).text();

test("two visitors get the same bytes, with nothing from either in them", async () => {
  const base = await start(undefined, keeping);
  const visits = [
    { "user-agent": "Visitor One", cookie: "session=one", "accept-language": "fr", "x-forwarded-host": "one.example" },
    {
      "user-agent": "Googlebot/2.1",
      cookie: "session=two",
      authorization: "Bearer two",
      referer: "https://two.example",
    },
  ];
  const [one, two] = await Promise.all(visits.map((headers) => read(base, { headers })));
  expect(one).toBe(two);
  expect(one).not.toMatch(/Visitor|Googlebot|session|Bearer|example/i);
});

test("visitors who ask for the same page at the same time share one rendering; the next get it too while it is kept", async () => {
  const base = await start(undefined, { CACHE_SECONDS: "1" });
  const [first] = await Promise.all(Array.from({ length: 20 }, () => read(`${base}/search?q=a`)));
  expect(first).toContain("rendering 1 ");
  expect(await read(`${base}/search?q=a`)).toBe(first);
  await vi.waitFor(async () => expect(await read(`${base}/search?q=a`)).toContain("rendering 2 "), 4_000);
}, 10_000);

test("a page that the browser knows is a 304 in any encoding, and is sent again once it has changed", async () => {
  const base = await start(undefined, keeping);
  const etag = (await fetch(base, { headers: { "accept-encoding": "br" } })).headers.get("etag")!;
  const again = await fetch(base, { headers: { "if-none-match": `"other", ${etag}`, "accept-encoding": "gzip" } });
  expect([again.status, again.headers.get("etag"), await again.text()]).toEqual([304, etag, ""]);
  expect(again.headers.get("content-security-policy")).toContain("script-src 'self'");
  expect((await fetch(base, { headers: { "if-none-match": '"other"' } })).status).toBe(200);
});

test("parameters that a page doesn't read make no page of their own, and appear in none", async () => {
  const base = await start(undefined, keeping);
  const page = await read(`${base}/search?q=a&page=2`);
  for (const query of ["page=2&q=a", "q=a&utm_source=evil&page=2", "q=a&page=2&_routes=root&x=%3Cb%3E"])
    expect(await read(`${base}/search?${query}`)).toBe(page);
  expect(await read(`${base}/search?q=b&page=2`)).not.toBe(page);
  expect(await read(`${base}/?evil=1`)).toBe(await read(base));
});

test("a missing page is kept by no cache, and all addresses that don't exist share one page", async () => {
  const base = await start(undefined, keeping);
  for (const [path, status, caching] of [
    ["/", 200, "public, max-age=0, s-maxage=60, stale-while-revalidate=60"],
    ["/.env", 404, "public, max-age=0, s-maxage=60, stale-while-revalidate=60"],
    ["/missing", 404, "no-store"],
    ["/moved", 302, "no-store"],
    ["/broken", 500, "no-store"],
  ] as const) {
    const answer = await fetch(base + path, { redirect: "manual" });
    expect([path, answer.status, answer.headers.get("cache-control")]).toEqual([path, status, caching]);
  }
  const [one, two] = [await read(`${base}/missing`), await read(`${base}/missing`)];
  expect(one).not.toBe(two);
  expect(await read(`${base}/wp-login.php?x=1`)).toBe(await read(`${base}/.env`));
});

test("the router's data requests, which our pages never make, are a 404 before anything is rendered", async () => {
  const base = await start();
  for (const path of ["/search.data?q=a", "/_root.data", "/search/_.data", "/item/1.data", "/nowhere.data"]) {
    const answer = await fetch(base + path);
    expect([path, answer.status, await answer.text()]).toEqual([path, 404, "Not found\n"]);
  }
  expect(await read(base)).toContain("rendering 1 ");
});

test("a write through the site that changes what public reads show takes effect straight away; any other keeps the pages", async () => {
  const changes = new Set(["/api/reviews"]);
  const base = await start((call, response) => {
    call.resume();
    if (changes.has(call.url!)) response.setHeader("x-public-reads-changed", "1");
    response.end("done");
  }, keeping);
  const page = await read(base);
  const login = await fetch(`${base}/api/login`, { method: "POST", body: "{}" });
  expect(login.status).toBe(200);
  expect(await read(base)).toBe(page);
  const review = await fetch(`${base}/api/reviews`, { method: "POST", body: "{}" });
  expect(review.headers.has("x-public-reads-changed")).toBe(false);
  expect(await read(base)).not.toBe(page);
});

test("a page that was being rendered when something was published is not kept", async () => {
  const waiting: (() => void)[] = [];
  const base = await start((call, response) => {
    call.resume();
    if (call.method === "POST") return response.setHeader("x-public-reads-changed", "1").end();
    waiting.push(() => response.end("x"));
  }, keeping);
  const old = read(base);
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  await fetch(`${base}/api/reviews`, { method: "POST", body: "{}" });
  const anew = read(base);
  await vi.waitFor(() => expect(waiting).toHaveLength(2));
  for (const answer of waiting) answer();
  expect(await old).toContain("rendering 1 ");
  expect(await anew).toContain("rendering 2 ");
  expect(await read(base)).toBe(await anew);
});

test("one address gets a certain number of pages a minute, and then 429 with Retry-After; others are not affected", async () => {
  const base = await start(undefined, { READS_PER_MINUTE: "5", TRUSTED_PROXIES: "127.0.0.1" });
  const from = (address: string) => ({ headers: { "x-forwarded-for": address } });
  for (let i = 0; i < 5; i++) expect((await fetch(`${base}/search`, from("203.0.113.7"))).status).toBe(200);
  for (const path of ["/", "/search.data", "/nowhere", "/sitemap.xml"]) {
    const answer = await fetch(base + path, from("203.0.113.7"));
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("cache-control")).toBe("no-store");
  }
  expect((await fetch(base, from("203.0.113.8"))).status).toBe(200);
  expect((await fetch(`${base}/api/categories`, from("203.0.113.7"))).status).toBe(200);
  expect((await fetch(`${base}/-/ready`, from("203.0.113.7"))).status).toBe(200);
});

test("a client that a proxy gives with its port is one client, and nonsense in its place counts as the proxy", async () => {
  const base = await start(undefined, { READS_PER_MINUTE: "3", TRUSTED_PROXIES: "127.0.0.1,198.51.100.0/24" });
  const statuses = (...addresses: string[]) =>
    Promise.all(
      addresses.map(async (address) => (await fetch(base, { headers: { "x-forwarded-for": address } })).status),
    );
  const limited = [200, 200, 200, 429, 429];
  const ports = [4001, 4002, 4003, 4004, 4005];
  for (const client of [
    (port: number) => `203.0.113.20:${port}`,
    (port: number) => `[2001:db8::1]:${port}`,
    (port: number) => `[::ffff:203.0.113.21]:${port}`,
    (port: number) => `203.0.113.22, 198.51.100.7:${port}`,
    (port: number) => `203.0.113.${port % 100}, nonsense-${port}`,
  ])
    expect((await statuses(...ports.map(client))).toSorted()).toEqual(limited);
  expect(await statuses("203.0.113.20", "2001:db8::2", "203.0.113.21")).toEqual([429, 429, 429]);
  expect(await statuses("203.0.113.23:1")).toEqual([200]);
});

test("fault 13: more pages than can be rendered in time are 503 with Retry-After within a second, and kept ones are still served", async () => {
  let slow = false;
  let rendering = 0;
  const base = await start((_call, response) => void (slow ? rendering++ : response.end("x")), {
    READS_PER_MINUTE: "100000",
    ...keeping,
  });
  const kept = await read(base);
  slow = true;
  const begun = performance.now();
  let open = 300;
  const crowd = Promise.all(
    Array.from({ length: open }, async (_, i) => {
      const answer = await fetch(`${base}/item/${i}`);
      open--;
      return { answer, after: performance.now() - begun };
    }),
  );
  // As many as are rendered at the same time: the others wait.
  await vi.waitUntil(() => rendering >= 16, 10_000);
  expect(await Promise.all([read(base), read(base), read(base)])).toEqual([kept, kept, kept]);
  expect(open).toBeGreaterThan(0);
  const refused = (await crowd).filter(({ answer }) => answer.status === 503);
  expect(refused.length).toBeGreaterThan(250);
  for (const { answer, after } of refused) {
    expect(answer.headers.get("retry-after")).toBe("1");
    // No one waits as long as a rendering may take: a second on an otherwise idle machine.
    expect(after).toBeLessThan(2_500);
  }
}, 20_000);

/** A POST that has announced its length, and sends its body at will. */
async function openPost(base: string, length = 1_000, type = "application/json"): Promise<Socket> {
  const { port } = new URL(base);
  const socket = connect(Number(port), "127.0.0.1");
  socket.on("error", () => {});
  await once(socket, "connect");
  socket.write(`POST /api/slow HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n{`);
  return socket;
}

const firstLine = async (socket: Socket): Promise<string> => String((await once(socket, "data"))[0]).split("\r\n")[0]!;

test("fault 7: slow bodies reach the API when they are complete, and keep no one from it", async () => {
  const reached: string[] = [];
  const base = await start((call, response) => {
    reached.push(call.url!);
    call.resume();
    response.end("{}");
  });
  const slow = await Promise.all(Array.from({ length: 300 }, () => openPost(base)));
  const begun = performance.now();
  for (let i = 0; i < 20; i++) {
    expect((await fetch(`${base}/api/categories`)).status).toBe(200);
    expect((await fetch(`${base}/api/contact`, { method: "POST", body: "{}" })).status).toBe(200);
  }
  expect(performance.now() - begun).toBeLessThan(5_000);
  expect(reached).not.toContain("/api/slow");
  for (const socket of slow) socket.destroy();
});

test("when one address has too many open bodies, the oldest gets a 429 and the newest continues", async () => {
  const base = await start((call, response) => {
    call.resume();
    call.on("end", () => response.end("{}"));
  });
  const first = await openPost(base, 3);
  const told = firstLine(first);
  const others = [];
  for (let i = 0; i < 32; i++) others.push(await openPost(base, 3));
  expect(await told).toContain("429");
  const last = others.at(-1)!;
  last.write(" }");
  expect(await firstLine(last)).toContain("200");
  for (const socket of [first, ...others]) socket.destroy();
});

test.each([
  ["a call", 1_000, "application/json", 15],
  // At 320 kbit/s, as on the edge of a mobile network.
  ["a photo of 4 MB", 4_000_000, "image/jpeg", 115],
])("fault 7: a body has fifteen seconds, plus the time that a slow line needs for it: %s", async (_, ...announced) => {
  const [length, type, seconds] = announced;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const base = await start();
  const socket = await openPost(base, length, type);
  let told = "";
  socket.on("data", (bytes) => (told += String(bytes)));
  while (vi.getTimerCount() === 0) await new Promise(setImmediate);
  await new Promise(setImmediate);
  await vi.advanceTimersByTimeAsync((seconds - 1) * 1_000);
  // By now another call has been answered, so this one would have been too.
  await fetch(`${base}/robots.txt`);
  expect(told).toBe("");
  await vi.advanceTimersByTimeAsync(1_100);
  await vi.waitFor(() => expect(told).toContain("408"));
  socket.destroy();
});

type Told = { status: number; headers: IncomingMessage["headers"]; body: string };

const call = (base: string, path: string, headers: Record<string, string>, body: Buffer, method = "POST") =>
  new Promise<Told>((resolve, reject) => {
    if (!headers["transfer-encoding"]) headers = { ...headers, "content-length": String(body.length) };
    const sent = request(base + path, { method, headers });
    sent.on("error", reject);
    sent.on("response", async (answer) => {
      let text = "";
      for await (const chunk of answer.setEncoding("utf8")) text += chunk as string;
      resolve({ status: answer.statusCode!, headers: answer.headers, body: text });
    });
    if (headers["expect"]) sent.on("continue", () => sent.end(body));
    else sent.end(body);
  });

const echo: RequestListener = async (call, response) => {
  let bytes = 0;
  for await (const chunk of call) bytes += (chunk as Buffer).length;
  response.end(`${bytes} ${call.headers["expect"] ?? "plain"}`);
};

test("a client's mistake is reported as one, and not as an API that doesn't answer", async () => {
  const base = await start(echo);
  const json = { "content-type": "application/json" };
  const photo = { "content-type": "image/jpeg" };
  const problem = async (status: number, headers: Record<string, string>, body: Buffer) => {
    const told = await call(base, "/api/users", headers, body);
    expect([told.status, told.headers["content-type"]]).toEqual([status, "application/problem+json; charset=utf-8"]);
    expect(JSON.parse(told.body)).toMatchObject({ status });
  };
  await problem(415, { ...json, "content-encoding": "gzip" }, Buffer.from("xx"));
  await problem(413, json, Buffer.alloc(2_000_000));
  await problem(413, { ...json, "transfer-encoding": "chunked" }, Buffer.alloc(jsonBytes + 1));
  await problem(413, photo, Buffer.alloc(photoBytes + 500_000));
  expect((await call(base, "/api/photos", photo, Buffer.alloc(photoBytes))).body).toBe(`${photoBytes} plain`);
  expect((await call(base, "/api/users", json, Buffer.alloc(jsonBytes))).body).toBe(`${jsonBytes} plain`);
  const upload = await call(base, "/api/photos", { ...photo, expect: "100-continue" }, Buffer.alloc(2_000_000), "PUT");
  expect([upload.status, upload.body]).toEqual([200, "2000000 plain"]);
});

test("an address that cannot be parsed is 400, with the security headers", async () => {
  const base = await start();
  for (const path of ["/%", "/api/%", "/vendor/%E0%A4%A"]) {
    const told = await call(base, path, {}, Buffer.alloc(0), "GET");
    expect(told.status, path).toBe(400);
    expect(told.headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "strict-transport-security": expect.any(String) as string,
      "content-security-policy": "default-src 'none'",
    });
  }
});

test("consecutive calls, and pages too, share a connection to the API, whichever clients have left", async () => {
  let connections = 0;
  const base = await start((_call, response) => void setTimeout(() => response.end("x"), 20));
  site!.api.on("connection", () => connections++);
  for (let i = 0; i < 5; i++) {
    await read(`${base}/api/categories`, { headers: { connection: "close" } });
    await read(`${base}/item/${i}`);
  }
  // One for calls, one for renderings.
  expect(connections).toBe(2);
  const leaving = new AbortController();
  const left = read(`${base}/api/categories`, { signal: leaving.signal }).catch((error: Error) => error.name);
  setTimeout(() => leaving.abort(), 5);
  expect(await left).toBe("AbortError");
  expect(await read(`${base}/api/categories`)).toBe("x");
});

test("clients that leave early, midway or never break nothing for others", async () => {
  const base = await start((call, response) => {
    call.resume();
    if (call.url!.includes("unchanged")) return response.writeHead(304).end();
    response.setHeader("content-type", call.url!.includes("photo") ? "image/png" : "application/json");
    setTimeout(() => response.end(call.url!.includes("large") ? "x".repeat(300_000) : "{}"), 2);
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 10 });
  const ask = (path: string, method: string, leaves: "early" | "midway" | null, ownConnection: boolean) =>
    new Promise<void>((done) => {
      const sent = request(base + path, { method, agent: ownConnection ? false : agent }, (answer) => {
        if (leaves === "midway") sent.destroy();
        answer.resume().on("close", done);
      });
      sent.on("error", () => done());
      if (leaves === "early") setImmediate(() => sent.destroy());
      sent.end();
    });
  const paths = ["/api/json", "/api/photo/large", "/api/large", "/api/unchanged"];
  const leaving = [null, null, "midway", "early"] as const;
  await Promise.all(
    Array.from({ length: 10 }, async (_, visitor) => {
      for (let i = 0; i < 24; i++)
        await ask(paths[i % 4]!, i % 7 === 0 ? "HEAD" : "GET", leaving[(i + visitor) % 4]!, i % 3 === 0);
    }),
  );
  agent.destroy();
  expect(await read(`${base}/api/json`)).toBe("{}");
}, 20_000);

test("an API that doesn't answer is reported within its time limit, for calls and for the sitemap", async () => {
  const asked: unknown[] = [];
  const base = await start((call) => void asked.push(call));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const answers = Promise.all([fetch(`${base}/api/categories`), fetch(`${base}/sitemap.xml`)]);
  while (asked.length < 2) await new Promise(setImmediate);
  await vi.advanceTimersByTimeAsync(15_001);
  const [call, sitemap] = await answers;
  expect([call.status, call.headers.get("retry-after")]).toEqual([504, "2"]);
  expect([sitemap.status, sitemap.headers.get("retry-after")]).toEqual([503, "60"]);
});

test("fault 8: on shutdown readiness goes first, no request fails, and open connections are told", async () => {
  const base = await start((_call, response) => void setTimeout(() => response.end("done"), 20), {
    READS_PER_MINUTE: "1000000",
    CACHE_SECONDS: "0",
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  let refused = 0;
  const failures: string[] = [];
  const over = new AbortController();
  let answered = 0;
  const ask = async (path: string) => {
    while (!over.signal.aborted) {
      await new Promise<void>((done) => {
        const sent = request(base + path, { agent }, (answer) => {
          answered++;
          answer.resume().on("end", done);
        });
        sent.on("error", (error: NodeJS.ErrnoException) => {
          // The server no longer listens: nothing was accepted, so nothing was lost.
          if (error.code === "ECONNREFUSED") {
            refused++;
            over.abort();
          } else failures.push(`${error.code} ${sent.reusedSocket}`);
          done();
        });
        sent.end();
      });
    }
  };
  const idle = connect(Number(new URL(base).port), "127.0.0.1");
  await once(idle, "connect");
  const load = [
    ...Array.from({ length: 10 }, () => ask("/")),
    ...Array.from({ length: 10 }, () => ask("/api/categories")),
  ];
  await vi.waitFor(() => expect(answered).toBeGreaterThan(100), 8_000);
  const ending = site!.end();
  expect((await fetch(`${base}/-/ready`)).status).toBe(503);
  await ending;
  await Promise.all(load);
  expect(failures).toEqual([]);
  expect(refused).toBeGreaterThan(0);
  await once(idle, "close");
  agent.destroy();
}, 20_000);
