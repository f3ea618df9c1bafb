// Checks 38, 39 and 43: what callers may not send, and what answers may not reveal. Generated from the contract.
import { describe, expect, test } from "vitest";
import { useTestApp } from "../test-app.ts";
import {
  expectedStatus,
  bodySchemaOf,
  digest,
  operations,
  roles,
  send,
  slotsOf,
  urlOf,
  useWorld,
  worldOptions,
  roleFor,
} from "./world.ts";

const api = useTestApp(worldOptions);
const world = useWorld(api);

// An operation that takes a picture takes no fields; its own test sends it JSON.
const writes = operations
  .filter(({ method, requestBody }) => method !== "GET" && !(requestBody && "image/png" in requestBody.content))
  .map((operation) => [operation.operationId, operation] as const);
const reads = operations
  .filter(({ method }) => method === "GET")
  .map((operation) => [operation.operationId, operation] as const);

describe("check 38: mass assignment", () => {
  const coveted: [string, unknown][] = [
    ["isAdmin", true],
    ["is_admin", true],
    ["role", "admin"],
    ["isApproved", true],
    ["status", "approved"],
    ["addedBy", "01986f2a-6c00-7000-8000-00000000a001"],
    ["ownerId", "01986f2a-6c00-7000-8000-00000000a001"],
    ["_id", "01986f2a-6c00-7000-8000-00000000a001"],
    ["id", "01986f2a-6c00-7000-8000-00000000a001"],
    ["userId", "01986f2a-6c00-7000-8000-00000000a001"],
    ["rating", 5],
    ["helpfulCount", 1000],
    ["createdAt", "2020-01-01T00:00:00Z"],
    ["emailVerified", true],
    ["emailVerifiedAt", "2020-01-01T00:00:00Z"],
  ];

  test.each(writes)(
    "check 38: %s refuses every field that is not its own, and nothing changes",
    async (_, operation) => {
      const fields = (bodySchemaOf(operation)?.["properties"] ?? {}) as object;
      const asked = [];
      for (const [name, value] of coveted.filter(([name]) => !(name in fields))) {
        const visitor = await world.visitor(roleFor(operation));
        const parts = await world.rightRequest(operation);
        asked.push([name, visitor, { ...parts, body: { ...parts.body, [name]: value } }] as const);
      }
      const before = await digest(api.database.db);
      for (const [name, visitor, parts] of asked) {
        const answer = await send(visitor, operation, parts);
        expect([name, answer.statusCode]).toEqual([name, bodySchemaOf(operation) ? 422 : 400]);
      }
      expect(await digest(api.database.db)).toEqual(before);
    },
  );

  test.each(writes)("check 38: %s refuses fields that would reach into prototypes", async (_, operation) => {
    const visitor = await world.visitor(roleFor(operation));
    const parts = await world.rightRequest(operation);
    const before = await digest(api.database.db);
    const poisons = [
      '"__proto__":{"isAdmin":true}',
      '"\\u005f_proto__":{"isAdmin":true}',
      '"constructor":{"prototype":{"isAdmin":true}}',
      '"constructor":"x"',
      '"prototype":{"isAdmin":true}',
      '"nested":{"__proto__":{"isAdmin":true}}',
    ];
    const rest = JSON.stringify(parts.body ?? {}).slice(1);
    for (const poison of poisons) {
      const text = `{${poison}${rest === "}" ? "" : ","}${rest}`;
      const answer = await visitor.call(operation.method as "POST", urlOf(operation, parts), text, parts.headers);
      expect([poison, [400, 422].includes(answer.statusCode)]).toEqual([poison, true]);
    }
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    expect(await digest(api.database.db)).toEqual(before);
  });

  test.each(writes.filter(([, operation]) => bodySchemaOf(operation)))(
    "check 38: %s accepts only an object",
    async (_, operation) => {
      const visitor = await world.visitor(roleFor(operation));
      const parts = await world.rightRequest(operation);
      const schema = bodySchemaOf(operation)!;
      // Some can be empty.
      const empty = schema["required"] || schema["minProperties"] ? ["{}"] : [];
      for (const text of ["null", "[]", '"text"', "1", "true", ...empty, "[{}]", ""]) {
        const answer = await visitor.call(operation.method as "POST", urlOf(operation, parts), text, parts.headers);
        expect([text, [400, 422].includes(answer.statusCode)]).toEqual([text, true]);
      }
    },
  );
});

/** What a JSON Web Signature signs. */
const payloadOf = (jws: string): unknown => JSON.parse(Buffer.from(jws.split(".")[1]!, "base64url").toString());

describe("check 39: what answers reveal", () => {
  const secrets = async () => {
    const { db } = api.database;
    const users = await db.selectFrom("users").select(["id", "email", "password_hash", "last_name"]).execute();
    const sessions = await db.selectFrom("sessions").select(["id", "user_id"]).execute();
    return { users, sessions: new Map(sessions.map(({ id, user_id }) => [id, user_id])) };
  };
  const ids = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;
  const texts = (value: unknown): string[] => {
    if (typeof value === "string") return [value];
    if (typeof value !== "object" || value === null) return [];
    return Object.entries(value).flatMap(([key, part]) => [key, ...texts(part)]);
  };

  const jsonOf = (answer: Awaited<ReturnType<typeof send>>): unknown =>
    String(answer.headers["content-type"]).startsWith("application/jsonl")
      ? answer.body
          .split("\n")
          .filter(Boolean)
          .map((line) => JSON.parse(line) as unknown)
      : answer.json();

  // The others do not answer with JSON.
  const withoutJson = [
    "getPhoto",
    "getCover",
    "getBadge",
    "getReviewCard",
    "getSiteCard",
    "getContract",
    "getReference",
    "startGoogleLogin",
    "finishGoogleLogin",
    "watchQueues",
  ];
  test.each(reads.filter(([id]) => !withoutJson.includes(id)))(
    "check 39: %s reveals no hash, token, session or other person's address, whoever asks",
    async (_, operation) => {
      const { users, sessions } = await secrets();
      // What the privacy policy says about passwords and hashes is neither.
      const names = operation.operationId === "getLegalText" ? /(?!)/ : /(?<!^has)password|hash/i;
      for (const role of roles) {
        const visitor = await world.visitor(role);
        const answer = await send(visitor, operation, await world.rightRequest(operation, role));
        // A signature isn't a session's token, and what it signs is read as well.
        const words = texts(jsonOf(answer)).flatMap((word) =>
          operation.operationId === "getSignedReviews" && word.startsWith("eyJ") ? texts(payloadOf(word)) : [word],
        );
        const own = role === "guest" ? undefined : world.people[role].email;
        // People are shown their own devices.
        const told =
          ["listSessions", "exportMyData"].includes(operation.operationId) && role !== "guest"
            ? world.people[role].userId
            : null;
        // Admins look after people's accounts.
        const maySeeAddresses = ["listPeople", "getPerson"].includes(operation.operationId) && role === "admin";
        const tells = words.filter(
          (word) =>
            /\$argon2|eyJ[\w-]+\./i.test(word) ||
            names.test(word) ||
            (word.match(ids) ?? []).some((id) => sessions.has(id) && sessions.get(id) !== told) ||
            (!maySeeAddresses &&
              word.includes("@") &&
              users.some(({ email }) => email !== own && word.toLowerCase().includes(email))),
        );
        expect([role, tells]).toEqual([role, []]);
      }
    },
  );
});

describe("check 43: parameters", () => {
  test.each(operations.map((operation) => [operation.operationId, operation] as const))(
    "check 43: %s refuses unknown, repeated and bracketed parameters",
    async (_, operation) => {
      const visitor = await world.visitor(roleFor(operation));
      const parts = await world.rightRequest(operation);
      const url = urlOf(operation, { ...parts, query: {} });
      const own = slotsOf(operation).filter((slot) => slot.in === "query");
      const examples = operation.parameters.filter((parameter) => parameter.in === "query");
      const required = examples
        .filter((parameter) => parameter.required)
        .map(({ name, example }) => `${name}=${String(example)}`);
      const wrong = [
        ...["utm_source=x", "__proto__=x", "constructor=x", "toString=x", "=x", "callback=x"].map((more) =>
          [...required, more].join("&"),
        ),
        ...own.flatMap(({ name }) => {
          const value = encodeURIComponent(String(examples.find((p) => p.name === name)?.example ?? 1));
          const others = required.filter((text) => !text.startsWith(`${name}=`));
          return [
            `${name}=${value}&${name}=${value}`,
            `${name}[]=${value}`,
            `${name}[0]=${value}`,
            `${name}[$ne]=${value}`,
          ].map((text) => [...others, text].join("&"));
        }),
      ];
      const before = await digest(api.database.db);
      for (const query of wrong) {
        const answer = await visitor.call(operation.method as "GET", `${url}?${query}`, parts.body, parts.headers);
        expect([query, answer.statusCode]).toEqual([query, 400]);
        expect(answer.json().errors[0]).toHaveProperty("parameter");
      }
      expect(await digest(api.database.db)).toEqual(before);
    },
  );

  test.each(operations.filter(bodySchemaOf).map((operation) => [operation.operationId, operation] as const))(
    "check 43: %s refuses lists, objects, numbers and null where it asks for text",
    async (_, operation) => {
      const visitor = await world.visitor(roleFor(operation));
      for (const slot of slotsOf(operation).filter((slot) => slot.in === "body" && slot.schema["type"] === "string")) {
        for (const value of [["a text that is long enough"], { $ne: "" }, 7, true, null]) {
          const parts = await world.rightRequest(operation);
          const answer = await send(visitor, operation, { ...parts, body: { ...parts.body, [slot.name]: value } });
          expect([slot.name, value, answer.statusCode]).toEqual([slot.name, value, 422]);
          expect(answer.json().errors[0].pointer).toBe(`/${slot.name}`);
        }
      }
    },
  );

  test("the valid requests that these tests alter are valid", async () => {
    for (const operation of operations) {
      const answer = await send(
        await world.visitor(roleFor(operation)),
        operation,
        await world.rightRequest(operation),
      );
      expect([operation.operationId, answer.statusCode]).toEqual([
        operation.operationId,
        expectedStatus(operation, roleFor(operation)),
      ]);
    }
  });
});
