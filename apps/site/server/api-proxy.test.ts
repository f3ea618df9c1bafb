// Calls that are passed on, where an answer breaks off or never comes. On real sockets, before an API that a test plays.
import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { photoBytes } from "@troth/rules/photos";
import Fastify from "fastify";
import { afterEach, expect, test, vi } from "vitest";
import { proxyApi } from "./api-proxy.ts";
import { readSettings } from "./settings.ts";
import { siteSecret } from "./test-site.ts";
import { connectUpstream, type Upstream } from "./upstream.ts";

interface Proxy {
  base: string;
  upstream: Upstream;
}

const ends: (() => unknown)[] = [];

afterEach(async () => {
  vi.useRealTimers();
  for (const end of ends.splice(0).toReversed()) await end();
});

async function start(answer: RequestListener, limits?: { bodies: number }): Promise<Proxy> {
  const api = createServer(answer);
  await new Promise<void>((done) => api.listen(0, "127.0.0.1", done));
  const { port } = api.address() as AddressInfo;
  const settings = await readSettings({ SITE_SECRET: siteSecret, API_HOST: `http://127.0.0.1:${port}` });
  const app = Fastify({ trustProxy: "127.0.0.1", forceCloseConnections: true });
  const upstream = connectUpstream(settings);
  proxyApi(app, settings, upstream, () => {}, limits);
  ends.push(async () => {
    api.closeAllConnections();
    api.close();
    upstream.close();
    await app.close();
  });
  return { upstream, base: await app.listen({ host: "127.0.0.1", port: 0 }) };
}

/** A client that asks, or sends, and then does nothing more. */
async function open(base: string, text: string): Promise<Socket> {
  const socket = connect(Number(new URL(base).port), "127.0.0.1");
  socket.on("error", () => {}).pause();
  ends.push(() => socket.destroy());
  await once(socket, "connect");
  socket.write(text);
  return socket;
}

const json = { "content-type": "application/json" };

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
])("a %s on a kept connection that closes without an answer is %d", async (method, status, sent) => {
  const { calls, listener } = counting((call, response, nth) => {
    if (call.url === "/api/closing" && nth === 1) return response.socket!.resetAndDestroy();
    response.writeHead(200, json).end("{}");
  });
  const { base } = await start(listener);
  await (await fetch(`${base}/api/before`)).text();
  expect((await fetch(`${base}/api/closing`, { method })).status).toBe(status);
  expect(times(calls, "/api/closing")).toBe(sent);
});

test("a body counts until its call is over: when all are too much, the next is 503 with Retry-After", async () => {
  const waiting: ServerResponse[] = [];
  const { base } = await start((call, response) => void call.resume().on("end", () => void waiting.push(response)), {
    bodies: photoBytes,
  });
  const send = (bytes: number) =>
    fetch(`${base}/api/photos`, {
      method: "POST",
      body: Buffer.alloc(bytes),
      headers: { "content-type": "image/webp" },
    });
  const first = send(photoBytes - 1_000);
  await vi.waitFor(() => expect(waiting).toHaveLength(1), 5_000);
  const refused = await send(2_000);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "15"]);
  const small = send(900);
  await vi.waitFor(() => expect(waiting).toHaveLength(2), 5_000);
  for (const response of waiting.splice(0)) response.end("{}");
  expect([(await first).status, (await small).status]).toEqual([200, 200]);
  const next = send(photoBytes);
  await vi.waitFor(() => expect(waiting).toHaveLength(1), 5_000);
  waiting[0]!.end("{}");
  expect((await next).status).toBe(200);
});

test("of bodies that are too much together the oldest that still arrives gives way", async () => {
  const { base } = await start((call, response) => void call.resume().on("end", () => response.end("{}")), {
    bodies: 10_000,
  });
  const post = "POST /api/x HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 8000\r\n\r\n";
  const slow = (await open(base, post + "x".repeat(7_000))).setEncoding("utf8");
  const told = once(slow.resume(), "data") as Promise<[string]>;
  const quick = await fetch(`${base}/api/x`, { method: "POST", body: "x".repeat(9_000), headers: json });
  expect(quick.status).toBe(200);
  expect((await told)[0]).toMatch(/^HTTP\/1\.1 503 [^]*retry-after: 15/i);
});

test("calls that wait for a connection end with their time", async () => {
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

test("what pages are made of has connections of its own, and not many", async () => {
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
