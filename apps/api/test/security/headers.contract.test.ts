// Checks 32 and 35: the headers of every answer, and what no cache may keep. Generated from the contract.
import type { LightMyRequestResponse } from "fastify";
import { expect, test } from "vitest";
import { publicReads } from "../../src/contract/public-cache.ts";
import { useTestApp } from "../test-app.ts";
import { expectedStatus, operations, send, useWorld, worldOptions, roleFor } from "./world.ts";

const api = useTestApp(worldOptions);
const world = useWorld(api);
const secure = useTestApp({ env: { PUBLIC_URL: "https://troth.example" } });

const named = operations.map((operation) => [operation.operationId, operation] as const);
const asText = /^(text\/|application\/(problem\+)?json)/;

function expectSafe(answer: LightMyRequestResponse) {
  expect(answer.headers["x-content-type-options"]).toBe("nosniff");
  const type = answer.headers["content-type"];
  if (answer.body !== "") expect(type).toBeDefined();
  if (typeof type === "string" && asText.test(type)) expect(type).toMatch(/; charset=utf-8$/);
}

test.each(named)(
  "check 32: answers of %s are nosniff, with the right charset and their own policy",
  async (_, operation) => {
    const answer = await send(await world.visitor(roleFor(operation)), operation, await world.rightRequest(operation));
    expect(answer.statusCode, answer.body).toBe(expectedStatus(operation, roleFor(operation)));
    expectSafe(answer);
    expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
    expect(answer.headers).not.toHaveProperty("strict-transport-security");
    expect(answer.headers).not.toHaveProperty("x-powered-by");
    expect(answer.headers).not.toHaveProperty("server");
  },
);

test("check 32: refusals are nosniff problem documents too", async () => {
  const visitor = api.browser();
  const refusals: [number, LightMyRequestResponse][] = [
    [400, await visitor.call("GET", "/api/vendors?limit=0")],
    [400, await visitor.call("POST", "/api/users/login", "{")],
    [400, await visitor.call("GET", "/api/vendors/%E0%A4%A")],
    [401, await visitor.call("GET", "/api/users/me")],
    [403, await visitor.call("POST", "/api/users/logout", undefined, { origin: "null" })],
    [404, await visitor.call("GET", "/api/nothing-here")],
    [404, await visitor.call("GET", `/api/vendors/${"a".repeat(3_000)}`)],
    [404, await visitor.call("DELETE", "/api/categories")],
    [413, await visitor.call("POST", "/api/users/login", JSON.stringify({ email: "a".repeat(1_000_000) }))],
    [
      415,
      await visitor.call("POST", "/api/users/login", "email=a", {
        "content-type": "application/x-www-form-urlencoded",
      }),
    ],
    [422, await visitor.call("POST", "/api/users/login", {})],
  ];
  for (const [status, answer] of refusals) {
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([
      status,
      "application/problem+json; charset=utf-8",
    ]);
    expect(answer.json()).toMatchObject({ status, type: expect.stringMatching(/^\/api\/reference#/) });
    expect(answer.headers["cache-control"]).toBe("no-store");
    expectSafe(answer);
  }
});

test("check 32: over https even refusals tell browsers to stay there for a year or more", async () => {
  for (const url of ["/api/health", "/api/categories", "/api/users/me", "/api/nothing-here"]) {
    const header = String((await secure.app.inject({ url })).headers["strict-transport-security"]);
    expect(Number(/max-age=(\d+)/.exec(header)?.[1])).toBeGreaterThanOrEqual(31_536_000);
  }
});

/** Pictures are the same for everyone, and may be kept: most of them for ever. */
const pictures = new Set<string>(["getPhoto", "getCover", "getBadge", "getReviewCard", "getSiteCard"]);

test.each(named.filter(([id]) => !pictures.has(id)))(
  "check 35: no cache keeps what %s answers someone who is logged in",
  async (_, operation) => {
    const answer = await send(await world.visitor(roleFor(operation)), operation, await world.rightRequest(operation));
    expect(answer.headers["cache-control"]).toContain("no-store");
    expect(answer.headers["cache-control"]).not.toContain("public");
  },
);

const cacheable = named.filter(([id]) => publicReads.has(id as never) || pictures.has(id));

test.each(cacheable)(
  "check 35: the answers of %s to guests set no cookie and repeat no header",
  async (_, operation) => {
    const guest = api.browser();
    const parts = await world.rightRequest(operation);
    const canary = "canary.example";
    const poisoned = await send(guest, operation, {
      ...parts,
      headers: {
        host: canary,
        "x-forwarded-host": canary,
        "x-forwarded-for": canary,
        "x-forwarded-proto": canary,
        "x-forwarded-prefix": `/${canary}`,
        "x-original-url": `/${canary}`,
        "x-rewrite-url": `/${canary}`,
        forwarded: `host=${canary}`,
        "user-agent": canary,
        "accept-language": canary,
        referer: `https://${canary}/`,
        cookie: `refresh=${canary}; signup=${canary}`,
      },
    });
    expect(poisoned.statusCode).toBe(200);
    expect(poisoned.headers).not.toHaveProperty("set-cookie");
    expect(JSON.stringify(poisoned.headers) + poisoned.body).not.toContain(canary);
    const plain = await send(guest, operation, parts);
    expect(plain.body).toBe(poisoned.body);
  },
);

test("check 35: reading public pages with a session does not change what others get", async () => {
  const [visitor, guest] = [await world.visitor("admin"), api.browser()];
  for (const url of [`/api/vendors/${await world.row("vendors")}`, "/api/vendors", "/api/reviews/latest"]) {
    const own = await visitor.call("GET", url);
    const others = await guest.call("GET", url);
    expect(others.body).toBe(own.body);
    expect(others.headers["cache-control"]).toContain("public");
    expect(own.headers["cache-control"]).toContain("no-store");
  }
});
