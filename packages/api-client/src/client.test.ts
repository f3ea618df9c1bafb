import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ApiProblem, createTrothClient, NetworkError, type TokenStore, type TrothClientOptions } from "./client.ts";

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;

let server: Server;
let baseUrl: string;
let answer: Answer;
let seen: string[];

beforeEach(async () => {
  seen = [];
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += chunk));
    request.on("end", () => {
      seen.push(`${request.method} ${request.url}`);
      answer(request, response, body);
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const json = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) =>
  response
    .writeHead(status, { "content-type": status < 400 ? "application/json" : "application/problem+json", ...headers })
    .end(JSON.stringify(body));

const userData = {
  _id: "1",
  email: "a@b.example",
  firstName: "Ana",
  lastName: "K",
  image: "",
  location: "",
  role: "user",
  isAdmin: false,
  emailVerified: true,
};
const session = (token: string) => ({ userData, token, isGoogleLogin: false });

function memory(token: string | null): TokenStore & { token: string | null } {
  return {
    token,
    get() {
      return this.token;
    },
    set(next) {
      this.token = next;
    },
  };
}

const client = (options: Partial<TrothClientOptions> = {}) => createTrothClient({ baseUrl, ...options });

/** Accepts only the token "new", which the refresh returns after a moment. */
const staleTokens: Answer = (request, response) => {
  if (request.url === "/api/users/refresh-token") return setTimeout(() => json(response, 200, session("new")), 20);
  if (request.headers.authorization === "Bearer new") return json(response, 200, userData);
  return json(response, 401, { type: "/api/reference#unauthorized", title: "Please log in", status: 401 });
};

/** Locks that work as in browsers: one holder per name while the others wait. */
function turns(): Pick<LockManager, "request"> {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, work: () => unknown) => {
    const mine = last.then(() => work());
    last = mine.catch(() => undefined);
    return mine;
  };
  return { request } as unknown as Pick<LockManager, "request">;
}

test("lists are sent comma-separated, and path parameters are filled in", async () => {
  answer = (_request, response) => json(response, 200, { items: [] });
  await client().searchVendors({ query: { category: ["venues", "cakes"], q: "old barn" } });
  await client().getVendor({ path: { id: "x" } });
  expect(seen).toEqual(["GET /api/vendors?category=venues,cakes&q=old%20barn", "GET /api/vendors/x"]);
});

test("the bearer header is sent if a token is stored, and only then", async () => {
  const headers: (string | undefined)[] = [];
  answer = (request, response) => {
    headers.push(request.headers.authorization);
    json(response, 200, { items: [] });
  };
  await client({ tokens: memory("secret") }).listCategories();
  await client({ tokens: memory(null) }).listCategories();
  expect(headers).toEqual(["Bearer secret", undefined]);
});

test("a call without a body has no content type", async () => {
  let type: string | undefined = "none seen";
  answer = (request, response) => {
    type = request.headers["content-type"];
    response.writeHead(204).end();
  };
  await expect(client().logout()).resolves.toBeUndefined();
  expect(type).toBeUndefined();
});

test("a problem document is thrown with its type, fields, request id and waiting time", async () => {
  answer = (_request, response) =>
    json(
      response,
      422,
      {
        type: "/api/reference#invalid-body",
        title: "Look again",
        detail: "The password is short.",
        status: 422,
        errors: [{ pointer: "/password", message: "Use 12" }],
      },
      { "retry-after": "7", "x-request-id": "r-1" },
    );
  const problem = await client()
    .signUp({ body: { email: "a@b.example", password: "x", firstName: "A", lastName: "B" } })
    .catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(ApiProblem);
  expect(problem).toMatchObject({
    status: 422,
    kind: "invalid-body",
    title: "Look again",
    detail: "The password is short.",
    errors: [{ pointer: "/password", message: "Use 12" }],
    retryAfter: 7,
    requestId: "r-1",
  });
});

test.each([
  ["empty", ""],
  ["HTML", "<h1>Bad gateway</h1>"],
  ["JSON of another shape", '{"message":"no"}'],
])("an error with %s as its body becomes a problem too", async (_name, body) => {
  answer = (_request, response) => response.writeHead(502, "Bad Gateway").end(body);
  await expect(client().listCategories()).rejects.toMatchObject({
    name: "ApiProblem",
    status: 502,
    type: "about:blank",
    title: "Bad Gateway",
  });
});

test("no answer throws a NetworkError", async () => {
  answer = (request) => request.socket.destroy();
  await expect(client().listCategories()).rejects.toBeInstanceOf(NetworkError);
});

test("a successful answer that is cut short throws a NetworkError", async () => {
  answer = (_request, response) => {
    response.writeHead(200, { "content-type": "application/json", "content-length": "100" });
    response.write('{"items":');
    setTimeout(() => response.destroy(), 5);
  };
  await expect(client().listCategories()).rejects.toBeInstanceOf(NetworkError);
});

test("aborting a call throws the caller's own reason", async () => {
  answer = () => undefined;
  const reason = new Error("left the page");
  const controller = new AbortController();
  const call = client().listCategories({ signal: controller.signal });
  controller.abort(reason);
  await expect(call).rejects.toBe(reason);
});

test("parallel 401s cause one refresh, and each call gets its answer", async () => {
  answer = staleTokens;
  const tokens = memory("old");
  const sessions: string[] = [];
  const api = client({ tokens, onSession: (session) => sessions.push(session.token) });
  const answers = await Promise.all(Array.from({ length: 8 }, () => api.getMe()));
  expect(answers.every((me) => me.firstName === "Ana")).toBe(true);
  expect(seen.filter((line) => line.includes("refresh-token"))).toHaveLength(1);
  expect(tokens.token).toBe("new");
  expect(sessions).toEqual(["new"]);
});

test("tabs share one refresh: a tab that waited for the lock uses the token it finds", async () => {
  answer = staleTokens;
  const tokens = memory("old");
  const locks = turns();
  const tabs = [client({ tokens, locks }), client({ tokens, locks }), client({ tokens, locks })];
  await Promise.all(tabs.map((api) => api.getMe()));
  expect(seen.filter((line) => line.includes("refresh-token"))).toHaveLength(1);
});

test("the retry sends the same body", async () => {
  const bodies: string[] = [];
  answer = (request, response, body) => {
    if (request.url === "/api/contact") bodies.push(body);
    staleTokens(request, response, body);
  };
  await client({ tokens: memory("old") }).contact({
    body: { name: "Ana", email: "a@b.example", subject: "Hello", message: "A message" },
  });
  expect(bodies).toHaveLength(2);
  expect(bodies[1]).toBe(bodies[0]);
});

test("a refused refresh ends the session once, and each call throws its 401", async () => {
  answer = (_request, response) =>
    json(response, 401, { type: "/api/reference#unauthorized", title: "Please log in", status: 401 });
  const tokens = memory("old");
  let lost = 0;
  const api = client({ tokens, onSessionLost: () => (lost += 1) });
  const results = await Promise.allSettled([api.getMe(), api.getMe(), api.getMe()]);
  expect(results.every((result) => result.status === "rejected" && (result.reason as ApiProblem).status === 401)).toBe(
    true,
  );
  expect(seen.filter((line) => line.includes("refresh-token"))).toHaveLength(1);
  expect(lost).toBe(1);
  expect(tokens.token).toBeNull();
});

test("the session is kept if the server is too busy to refresh it", async () => {
  answer = (request, response) =>
    request.url === "/api/users/refresh-token"
      ? json(response, 503, { type: "/api/reference#unavailable", title: "Busy", status: 503 }, { "retry-after": "1" })
      : json(response, 401, { type: "/api/reference#unauthorized", title: "Please log in", status: 401 });
  const tokens = memory("old");
  await expect(client({ tokens }).getMe()).rejects.toMatchObject({ status: 503 });
  expect(tokens.token).toBe("old");
});

test("a 401 on the retry is thrown and not retried", async () => {
  answer = (request, response) =>
    request.url === "/api/users/refresh-token"
      ? json(response, 200, session("also-bad"))
      : json(response, 401, { type: "/api/reference#unauthorized", title: "Please log in", status: 401 });
  await expect(client({ tokens: memory("old") }).getMe()).rejects.toMatchObject({ status: 401 });
  expect(seen).toEqual(["GET /api/users/me", "POST /api/users/refresh-token", "GET /api/users/me"]);
});

test("a wrong password isn't mistaken for a stale token", async () => {
  answer = (_request, response) =>
    json(response, 401, { type: "/api/reference#wrong-credentials", title: "No", status: 401 });
  await expect(
    client({ tokens: memory("old") }).login({ body: { email: "a@b.example", password: "x" } }),
  ).rejects.toMatchObject({ status: 401 });
  expect(seen).toEqual(["POST /api/users/login"]);
});

test("logging out during a refresh stays logged out", async () => {
  const tokens = memory("old");
  answer = (request, response, body) => {
    if (request.url === "/api/users/refresh-token") tokens.set(null);
    staleTokens(request, response, body);
  };
  await expect(client({ tokens }).getMe()).rejects.toMatchObject({ status: 401 });
  expect(tokens.token).toBeNull();
});

test.each([
  ['"7"', '"7"'],
  ['W/"7"', '"7"'],
  [undefined, null],
])("a tagged call returns the version with the data: %s", async (header, etag) => {
  answer = (_request, response) => json(response, 200, userData, header ? { etag: header } : {});
  await expect(client().tagged.getMe()).resolves.toEqual({ data: userData, etag });
});

test("a change is sent with the version that was read", async () => {
  let sent: string | undefined;
  answer = (request, response) => {
    sent = request.headers["if-match"] as string;
    json(response, 200, { userData, pendingEmail: null }, { etag: '"8"' });
  };
  const { email, firstName, lastName, location } = userData;
  const { data, etag } = await client().tagged.updateProfile({
    body: { email, firstName, lastName, location },
    header: { "If-Match": '"7"' },
  });
  expect([sent, data.pendingEmail, etag]).toEqual(['"7"', null, '"8"']);
});

test("only operations with a version in the contract can return it", () => {
  // @ts-expect-error -- a list has no version
  expect(client().tagged.listCategories).toBeDefined();
});

test("a file that only some may open comes as a blob, and a refusal as a problem", async () => {
  answer = (_request, response) => response.writeHead(200, { "content-type": "application/pdf" }).end("%PDF-1.7");
  const open = () => client().openProof({ path: { id: "1" }, body: { reason: "To decide about it." } });
  const file = await open();
  expect([file.type, await file.text()]).toEqual(["application/pdf", "%PDF-1.7"]);
  answer = (_request, response) => json(response, 403, { type: "/api/reference#forbidden", title: "No", status: 403 });
  await expect(open()).rejects.toMatchObject({ kind: "forbidden" });
});
