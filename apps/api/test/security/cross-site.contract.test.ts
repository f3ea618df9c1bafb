// Checks 28 to 30: what a page on another site can make a visitor's browser do. Generated from the contract.
import { describe, expect, test } from "vitest";
import { origin, useTestApp } from "../test-app.ts";
import { bodySchemaOf, digest, operations, send, urlOf, useWorld, worldOptions, roleFor } from "./world.ts";

const api = useTestApp(worldOptions);
const world = useWorld(api);

const writes = operations.filter(({ method }) => method !== "GET");
const reads = operations.filter(({ method }) => method === "GET");
const named = (some: readonly (typeof operations)[number][]) =>
  some.map((operation) => [operation.operationId, operation] as const);

const foreign = [
  { "sec-fetch-site": "cross-site", origin },
  { "sec-fetch-site": "cross-site", origin: "" },
  { origin: "https://evil.example" },
  { origin: "null" },
  { origin: "http://localhost:3000.evil.example" },
  { origin: "https://localhost:3000" },
  { origin: "http://localhost:3001" },
];

describe("operations that change something", () => {
  test.each(named(writes))("check 28: %s from another site is refused and does nothing", async (_, operation) => {
    const visitor = await world.visitor(roleFor(operation));
    const parts = await world.rightRequest(operation);
    const before = await digest(api.database.db);
    for (const headers of foreign) {
      const answer = await send(visitor, operation, { ...parts, headers });
      expect([headers, answer.statusCode]).toEqual([headers, 403]);
      expect(answer.json().type).toBe("/api/reference#cross-site");
      expect(answer.cookies).toEqual([]);
    }
    expect(await digest(api.database.db)).toEqual(before);
  });

  test("check 28: after other sites' attempts the visitor is still logged in", async () => {
    const visitor = await world.visitor("user");
    for (const url of ["/api/users/logout", "/api/users/refresh-token"]) {
      for (const headers of foreign) await visitor.call("POST", url, undefined, headers);
    }
    expect((await visitor.call("GET", "/api/users/me")).statusCode).toBe(200);
    expect((await visitor.call("POST", "/api/users/refresh-token")).statusCode).toBe(200);
  });

  test.each(named(writes.filter((operation) => bodySchemaOf(operation))))(
    "check 29: %s accepts only JSON, and says so before it does anything",
    async (_, operation) => {
      const visitor = await world.visitor(roleFor(operation));
      const parts = await world.rightRequest(operation);
      const before = await digest(api.database.db);
      const types = [
        "text/plain",
        "text/plain;charset=UTF-8",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "text/html",
        "application/xml",
        "application/jsonp",
        "",
      ];
      for (const type of types) {
        const answer = await send(visitor, operation, { ...parts, headers: { "content-type": type } });
        expect([type, answer.statusCode]).toEqual([type, 415]);
      }
      expect(await digest(api.database.db)).toEqual(before);
    },
  );
});

describe("what other sites may read", () => {
  const varies = (header: unknown) => String(header).toLowerCase().split(/,\s*/);

  test.each(named(reads))("check 30: only pages of the site's own origin can read %s", async (_, operation) => {
    const visitor = await world.visitor(roleFor(operation));
    const parts = await world.rightRequest(operation);
    const own = await send(visitor, operation, { ...parts, headers: { origin } });
    expect(own.headers["access-control-allow-origin"]).toBe(origin);
    expect(varies(own.headers["vary"])).toContain("origin");
    for (const headers of foreign.filter((headers) => headers.origin !== origin)) {
      const answer = await send(visitor, operation, { ...parts, headers });
      expect([headers.origin, answer.headers["access-control-allow-origin"]]).toEqual([headers.origin, undefined]);
      expect(varies(answer.headers["vary"])).toContain("origin");
    }
  });

  test.each(named(operations))(
    "check 30: a browser that asks before calling %s from elsewhere is told no",
    async (_, operation) => {
      const url = urlOf(operation, await world.rightRequest(operation));
      const ask = (from: string) =>
        api.app.inject({
          method: "OPTIONS",
          url,
          headers: {
            origin: from,
            "access-control-request-method": operation.method,
            "access-control-request-headers": "authorization",
          },
        });
      for (const from of ["https://evil.example", "null", "http://localhost:3000.evil.example"]) {
        const answer = await ask(from);
        expect([from, answer.headers["access-control-allow-origin"]]).toEqual([from, undefined]);
        expect(varies(answer.headers["vary"])).toContain("origin");
      }
      const own = await ask(origin);
      expect(own.headers["access-control-allow-origin"]).toBe(origin);
      expect(own.headers["access-control-allow-origin"]).not.toBe("*");
    },
  );
});
