// Calls that are passed on: what happens when an answer is long, breaks off or never comes, and when clients don't read
// it or leave. On real sockets, with an API that each test plays.
import { once } from "node:events";
import { createServer, type IncomingMessage, request, type RequestListener, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, expect, test, vi } from "vitest";
import { proxyApi } from "./api-proxy.ts";
import { readSettings } from "./settings.ts";
import { siteSecret } from "./site.specimen.ts";
import { connectUpstream, type Upstream } from "./upstream.ts";

interface Proxy {
  app: FastifyInstance;
  base: string;
  upstream: Upstream;
  /** Called when kept pages are out of date. */
  changed: ReturnType<typeof vi.fn<() => void>>;
  /** As when the server starts to close. */
  close: () => void;
}

const ends: (() => unknown)[] = [];

afterEach(async () => {
  vi.useRealTimers();
  for (const end of ends.splice(0).toReversed()) await end();
});

async function start(answer: RequestListener, limits?: { bodies: number; rests: number }): Promise<Proxy> {
  const api = createServer(answer);
  await new Promise<void>((done) => api.listen(0, "127.0.0.1", done));
  const { port } = api.address() as AddressInfo;
  const settings = await readSettings({ SITE_SECRET: siteSecret, API_HOST: `http://127.0.0.1:${port}` });
  const app = Fastify({ trustProxy: "127.0.0.1", forceCloseConnections: true });
  const upstream = connectUpstream(settings);
  const changed = vi.fn<() => void>();
  const closing = new AbortController();
  proxyApi(app, settings, upstream, { changed, closing: closing.signal }, limits);
  ends.push(async () => {
    api.closeAllConnections();
    api.close();
    upstream.close();
    await app.close();
  });
  return {
    app,
    upstream,
    changed,
    close: () => closing.abort(),
    base: await app.listen({ host: "127.0.0.1", port: 0 }),
  };
}

/** A client that sends its request, and then does nothing more. */
async function open(base: string, text: string): Promise<Socket> {
  const socket = connect(Number(new URL(base).port), "127.0.0.1");
  socket.on("error", () => {}).pause();
  ends.push(() => socket.destroy());
  await once(socket, "connect");
  socket.write(text);
  return socket;
}

const get = (path: string, address: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${address}\r\n\r\n`;

const json = { "content-type": "application/json" };

test("a document that is written while it is sent is passed on as it comes, however long it takes", async () => {
  let api!: ServerResponse;
  const { base } = await start((_call, response) => void (api = response.writeHead(200, json)).write('{"reviews":['));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const answer = await fetch(`${base}/api/users/me/export`);
  const reader = answer.body!.getReader();
  const next = async () => new TextDecoder().decode((await reader.read()).value);
  expect(await next()).toBe('{"reviews":[');
  await vi.advanceTimersByTimeAsync(15_001);
  api.write("1");
  expect(await next()).toBe("1");
  api.end("]}");
  expect(await next()).toBe("]}");
});

test("events are passed on one by one and as they are, and end at once when the server closes", async () => {
  let api!: ServerResponse;
  const { base, close } = await start((_call, response) => {
    api = response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8", "x-accel-buffering": "no" });
    api.write("data: 1\n\n");
  });
  const watch = () => fetch(`${base}/api/admin/changes`, { headers: { "accept-encoding": "br" } });
  const answer = await watch();
  const reader = answer.body!.getReader();
  const next = async () => new TextDecoder().decode((await reader.read()).value);
  expect(await next()).toBe("data: 1\n\n");
  api.write(":\n\n");
  expect(await next()).toBe(":\n\n");
  expect([answer.headers.get("content-encoding"), answer.headers.get("x-accel-buffering")]).toEqual([null, "no"]);
  const ended = once(api, "close");
  close();
  await expect(next()).rejects.toThrow();
  await ended;
  expect((await watch()).status).toBe(503);
});

test("a short text is compressed, and a long one is passed on as it comes", async () => {
  const texts: Record<string, string> = { "/api/short": "x".repeat(2_000), "/api/long": "x".repeat(3_000_000) };
  const { base } = await start((call, response) => {
    response.setHeader("content-type", "application/json").end(texts[call.url!]);
  });
  for (const [path, encoding] of [
    ["/api/short", "br"],
    ["/api/long", null],
  ] as const) {
    const answer = await fetch(base + path, { headers: { "accept-encoding": "br" } });
    expect(answer.headers.get("content-encoding"), path).toBe(encoding);
    expect(await answer.text()).toBe(texts[path]);
  }
});

test.each(["application/json", "image/webp"])(
  "an answer of %s that breaks off is a 502, with nothing of the answer in it",
  async (type) => {
    const { base } = await start((_call, response) => {
      const about = { "content-disposition": "attachment", "cache-control": "public, max-age=60", vary: "origin" };
      response.writeHead(200, { "content-type": type, "content-length": 1_000, etag: '"1"', ...about });
      response.flushHeaders();
      response.socket!.end();
    });
    const answer = await fetch(`${base}/api/categories`);
    expect(answer.status).toBe(502);
    expect(await answer.json()).toMatchObject({ status: 502 });
    for (const name of ["etag", "content-disposition", "vary"]) expect(answer.headers.get(name), name).toBeNull();
    expect(answer.headers.get("cache-control")).toBe("no-store");
  },
);

test("clients that ask for large photos and don't read them keep no one from the API", async () => {
  const photo = Buffer.alloc(5_000_000);
  let asked = 0;
  const { base } = await start((call, response) => {
    if (!call.url!.startsWith("/api/photos/")) return response.writeHead(200, json).end("{}");
    asked++;
    response.writeHead(200, { "content-type": "image/webp" }).end(photo);
  });
  // Ten on each connection, more in total than there are connections to the API.
  const ask = (address: string) => open(base, get("/api/photos/1", address).repeat(10));
  await Promise.all(Array.from({ length: 26 }, (_, i) => ask(`203.0.113.${i}`)));
  await vi.waitFor(() => expect(asked).toBeGreaterThanOrEqual(256), 15_000);
  expect(await (await fetch(`${base}/api/categories`)).text()).toBe("{}");
  const last = await fetch(`${base}/api/photos/1`);
  expect((await last.arrayBuffer()).byteLength).toBe(photo.length);
}, 20_000);

test("when one client has too many unfinished answers, its oldest is ended; those of others continue", async () => {
  const ended: string[] = [];
  let asked = 0;
  const { base } = await start((call, response) => {
    asked++;
    response.once("close", () => ended.push(call.url!));
    response.writeHead(200, { "content-type": "image/webp" }).write("x");
  });
  const ask = async (path: string, address: string) => {
    const socket = await open(base, get(path, address));
    await once(socket.resume(), "data");
    return socket;
  };
  const other = await ask("/api/photos/other", "203.0.113.2");
  const first = await ask("/api/photos/first", "203.0.113.1");
  const over = once(first, "close");
  for (let i = 0; i < 64; i++) await ask("/api/photos/next", "203.0.113.1");
  await over;
  await vi.waitFor(() => expect(ended).toEqual(["/api/photos/first"]), 4_000);
  expect([asked, other.destroyed]).toEqual([66, false]);
});

test.each([
  ["its client doesn't read", (response: ServerResponse) => response.end(Buffer.alloc(20_000_000))],
  ["stalls", (response: ServerResponse) => response.write("x")],
])("an answer that %s ends after a while, here and at the API", async (_, send) => {
  const asked = Promise.withResolvers<ServerResponse>();
  const limits = { bodies: 1_000, rests: 300 };
  const { base, app } = await start((_call, response) => {
    send(response.writeHead(200, { "content-type": "image/webp" }));
    asked.resolve(response);
  }, limits);
  const ended = asked.promise.then((response) => once(response, "close"));
  const came = once(app.server, "connection") as Promise<[Socket]>;
  await open(base, get("/api/photos/1", "203.0.113.1"));
  const [socket] = await came;
  if (!socket.destroyed) await once(socket, "close");
  await ended;
});

/** An API that keeps its connections, and does with each call what the test says. */
function counting(answer: (call: IncomingMessage, response: ServerResponse, nth: number) => void) {
  const calls: { path: string; socket: Socket }[] = [];
  const listener: RequestListener = (call, response) => {
    call.resume();
    calls.push({ path: call.url!, socket: call.socket });
    answer(call, response, calls.filter(({ path }) => path === call.url).length);
  };
  return { calls, listener };
}

const times = (calls: { path: string }[], path: string) => calls.filter((call) => call.path === path).length;

test.each(["GET", "PUT", "DELETE"])("a %s whose answer breaks off is not sent again", async (method) => {
  let begun!: ServerResponse;
  const { calls, listener } = counting((call, response) => {
    if (call.url === "/api/broken") (begun = response.writeHead(200, { "content-type": "image/webp" })).write("x");
    else response.writeHead(200, json).end("{}");
  });
  const { base } = await start(listener);
  await (await fetch(`${base}/api/before`)).text();
  const broken = await fetch(`${base}/api/broken`, { method });
  begun.socket!.resetAndDestroy();
  await expect(broken.text()).rejects.toThrow();
  await (await fetch(`${base}/api/after`)).text();
  expect(calls[1]!.socket).toBe(calls[0]!.socket);
  expect(times(calls, "/api/broken")).toBe(1);
});

test.each([
  ["GET", 200, 2],
  ["PUT", 200, 2],
  ["POST", 502, 1],
  ["PATCH", 502, 1],
])("a %s on a kept connection that closes without an answer is a %d", async (method, status, sent) => {
  const { calls, listener } = counting((call, response, nth) => {
    if (call.url === "/api/closing" && nth === 1) return response.socket!.resetAndDestroy();
    response.writeHead(200, json).end("{}");
  });
  const { base } = await start(listener);
  await (await fetch(`${base}/api/before`)).text();
  expect((await fetch(`${base}/api/closing`, { method })).status).toBe(status);
  expect(times(calls, "/api/closing")).toBe(sent);
});

/** Sends a call, and leaves once the API has it; called when the server has noticed. */
async function leave({ app, base }: Proxy, method: string, arrived: Promise<unknown>): Promise<void> {
  const came = once(app.server, "connection") as Promise<[Socket]>;
  const sent = request(`${base}/api/reviews`, { method, agent: false }).on("error", () => {});
  sent.end();
  const [socket] = await came;
  await arrived;
  const left = once(socket, "close");
  sent.destroy();
  await left;
}

test("a write whose client leaves still finishes, and what it changed shows", async () => {
  const arrived = Promise.withResolvers<ServerResponse>();
  const proxy = await start((call, response) => void call.resume().on("end", () => arrived.resolve(response)));
  await leave(proxy, "POST", arrived.promise);
  const response = await arrived.promise;
  expect(response.destroyed).toBe(false);
  response.setHeader("x-public-reads-changed", "1").end("{}");
  await vi.waitFor(() => expect(proxy.changed).toHaveBeenCalledOnce(), 4_000);
});

test("a read whose client leaves ends at the API too", async () => {
  const arrived = Promise.withResolvers<ServerResponse>();
  const proxy = await start((_call, response) => arrived.resolve(response));
  const ended = arrived.promise.then((response) => once(response, "close"));
  await leave(proxy, "GET", arrived.promise);
  await ended;
  expect(proxy.changed).not.toHaveBeenCalled();
});

test("if a write is not answered in time, or breaks off, its effect is unknown: kept pages are dropped, and the sender is told", async () => {
  const arrived = Promise.withResolvers<void>();
  const { base, changed } = await start((call, response) => {
    call.resume();
    if (call.url === "/api/broken") response.socket!.destroy();
    else arrived.resolve();
  });
  const broken = await fetch(`${base}/api/broken`, { method: "POST", body: "{}" });
  expect(broken.status).toBe(502);
  expect(changed).toHaveBeenCalledTimes(1);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const late = fetch(`${base}/api/reviews`, { method: "POST", body: "{}" });
  await arrived.promise;
  await vi.advanceTimersByTimeAsync(15_001);
  expect(await (await late).json()).toMatchObject({
    status: 504,
    detail: expect.stringContaining("may have gone through") as string,
  });
  expect(changed).toHaveBeenCalledTimes(2);
});

test("a body counts until its call is over: when there are too many bytes in total, the next is a 503 with Retry-After", async () => {
  const waiting: ServerResponse[] = [];
  const { base } = await start((call, response) => void call.resume().on("end", () => void waiting.push(response)), {
    bodies: 60_000,
    rests: 60_000,
  });
  const send = (bytes: number) =>
    fetch(`${base}/api/reviews`, { method: "POST", body: Buffer.alloc(bytes), headers: json });
  const first = send(59_000);
  await vi.waitFor(() => expect(waiting).toHaveLength(1), 4_000);
  const refused = await send(2_000);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "15"]);
  const small = send(900);
  await vi.waitFor(() => expect(waiting).toHaveLength(2), 4_000);
  for (const response of waiting.splice(0)) response.end("{}");
  expect([(await first).status, (await small).status]).toEqual([200, 200]);
  const next = send(60_000);
  await vi.waitFor(() => expect(waiting).toHaveLength(1), 4_000);
  waiting[0]!.end("{}");
  expect((await next).status).toBe(200);
});

test("when bodies take too much memory in total, the oldest that is still arriving is refused", async () => {
  const { base } = await start((call, response) => void call.resume().on("end", () => response.end("{}")), {
    bodies: 10_000,
    rests: 60_000,
  });
  const post = "POST /api/x HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 8000\r\n\r\n";
  const slow = (await open(base, post + "x".repeat(7_000))).setEncoding("utf8");
  const told = once(slow.resume(), "data") as Promise<[string]>;
  const quick = await fetch(`${base}/api/x`, { method: "POST", body: "x".repeat(9_000), headers: json });
  expect(quick.status).toBe(200);
  expect((await told)[0]).toMatch(/^HTTP\/1\.1 503 [^]*retry-after: 15/i);
});

test("calls that wait for a connection end at their time limit", async () => {
  let asked = 0;
  const { upstream } = await start(() => void asked++);
  const over = new AbortController();
  const call = (signal: AbortSignal) => upstream.ask({ method: "GET", path: "/api/x", headers: {}, signal });
  const hanging = Array.from({ length: 256 }, () => call(over.signal));
  await vi.waitFor(() => expect(asked).toBe(256), 5_000);
  const late = new AbortController();
  const waiting = call(late.signal);
  late.abort(new Error("late"));
  await expect(waiting).rejects.toThrow("late");
  over.abort();
  await Promise.allSettled(hanging);
});

test("rendering has connections of its own, and not many", async () => {
  let asked = 0;
  const { upstream } = await start(() => void asked++);
  const over = new AbortController();
  const ask = upstream.reader("1", over.signal);
  const hanging: Promise<unknown>[] = Array.from({ length: 256 }, () =>
    upstream.ask({ method: "GET", path: "/api/x", headers: {}, signal: over.signal }),
  );
  await vi.waitFor(() => expect(asked).toBe(256), 5_000);
  for (let i = 0; i < 100; i++) hanging.push(ask(new Request("http://x/api/x")));
  await vi.waitFor(() => expect(asked).toBe(256 + 64), 5_000);
  over.abort();
  await Promise.allSettled(hanging);
  expect(asked).toBe(256 + 64);
});
