// Check 36: who may do what, generated from the contract. A new operation is tested as soon as it is in openapi.yaml; a
// specimen beside the resource says what its `security` does not.
import { expect, test } from "vitest";
import { useTestApp } from "../test-app.ts";
import { specimens } from "./specimens.ts";
import { digest, expectedStatus, operations, type Role, roles, send, useWorld, worldOptions } from "./world.ts";

const api = useTestApp(worldOptions);
const world = useWorld(api);

// One comparison for all refused roles: the cost grows with operations, not with roles and tables.
test.each(operations.map((operation) => [operation.operationId, operation] as const))(
  "check 36: %s does what the contract says for every role, and nothing when refused",
  async (_, operation) => {
    const isRefused = (role: Role) => expectedStatus(operation, role) >= 400;
    const ask = async (role: Role) => {
      const visitor = await world.visitor(role);
      return [role, visitor, await world.rightRequest(operation, role)] as const;
    };
    const answers = async (asked: Awaited<ReturnType<typeof ask>>[]) => {
      for (const [role, visitor, parts] of asked) {
        const answer = await send(visitor, operation, parts);
        expect([role, answer.statusCode, answer.body]).toEqual([role, expectedStatus(operation, role), answer.body]);
      }
    };
    for (const role of roles.filter((role) => !isRefused(role))) await answers([await ask(role)]);
    const refused = [];
    for (const role of roles.filter(isRefused)) refused.push(await ask(role));
    await api.mailsWritten();
    const before = await digest(api.database.db);
    await answers(refused);
    expect(await digest(api.database.db)).toEqual(before);
  },
);

test("check 36: specimens are about operations that exist", () => {
  const known = new Set<string>(operations.map(({ operationId }) => operationId));
  expect(Object.keys(specimens.operations).filter((operationId) => !known.has(operationId))).toEqual([]);
});

test("check 36: every operation has a route", () => {
  for (const { method, path } of operations) {
    const url = path.replaceAll(/\{(\w+)\}/g, ":$1");
    expect([method, url, api.app.hasRoute({ method: method as "GET", url })]).toEqual([method, url, true]);
  }
});

test("check 36: every route is an operation of the contract, or the demo's inbox", () => {
  const declared = new Set(operations.map(({ method, path }) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`));
  const routes = routesOf(api.app.printRoutes({ commonPrefix: false }));
  expect(routes.length).toBeGreaterThanOrEqual(operations.length);
  const undeclared = routes.filter(({ method, url }) => {
    if (method === "OPTIONS") return false; // what browsers ask before calls from elsewhere
    if (url === "/dev/mail") return false;
    const asDeclared = `${method === "HEAD" ? "GET" : method} ${url}`;
    return !declared.has(asDeclared) && !declared.has(asDeclared.replace(/\/$/, ""));
  });
  expect(undeclared).toEqual([]);
});

/** Reads the tree that Fastify prints: four columns per level, the methods in brackets. */
function routesOf(tree: string): { method: string; url: string }[] {
  const above: string[] = [];
  return tree.split("\n").flatMap((line) => {
    const match = /^((?:│ {3}| {4})*)(?:├── |└── )(\S*)(?: \(([A-Z, ]+)\))?/.exec(line);
    if (!match) return [];
    const depth = match[1]!.length / 4;
    above.length = depth;
    above.push(match[2]!);
    const url = above.join("");
    return (match[3] ?? "")
      .split(", ")
      .filter(Boolean)
      .map((method) => ({ method, url }));
  });
}
