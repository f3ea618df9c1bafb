// Check 47: requests generated from the contract for all operations, valid at first and then altered: no answer is a
// server error, and each is one that the contract allows.
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import fc from "fast-check";
import { expect, test } from "vitest";
import { contract, type JsonSchema, resolved } from "../../src/contract/contract.ts";
import { useTestApp } from "../test-app.ts";
import { bodySchemaOf, operations, type Parts, send, useWorld, worldOptions, roleFor } from "./world.ts";

// Without the limit on reads, which would answer instead of the operation under test.
const api = useTestApp({ ...worldOptions, env: { ...worldOptions.env, READS_PER_MINUTE: "1000000" } });
const world = useWorld(api);

const ajv = new Ajv2020({ strict: false });
formats.default(ajv);
const isProblem = ajv.compile(
  resolved((contract["components"] as { schemas: Record<string, JsonSchema> }).schemas["Problem"]!),
);

/** Anything that a caller might put where text is expected. */
const anyText = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.constantFrom(
    "",
    "\0",
    "\u202e",
    "'",
    '"',
    "--",
    "%00",
    "../..",
    "null",
    "undefined",
    "NaN",
    "1e999",
    "0",
    "-1",
    "é",
    "💐",
    "{}",
    "[]",
    "\ud83d",
  ),
  fc.constantFrom(
    "2024-02-30",
    "0000-01",
    "9999-12",
    "2026-13",
    "01986f2a-6c00-7000-8000-00000000a001",
    "ljubljana-si",
    "venues",
  ),
);
/** Like one of our cursors: JSON in base64, of any shape. */
const cursorLike = fc.json({ maxDepth: 2 }).map((text) => Buffer.from(text).toString("base64url"));

/** What a schema asks for, most of the time. */
function valueFor(schema: JsonSchema): fc.Arbitrary<unknown> {
  const {
    type,
    enum: values,
    items,
    oneOf,
    properties,
    required = [],
    minimum,
    maximum,
    minLength = 0,
    maxLength = 200,
  } = schema as {
    type?: string | string[];
    enum?: unknown[];
    items?: JsonSchema;
    oneOf?: JsonSchema[];
    properties?: Record<string, JsonSchema>;
    required?: string[];
    minimum?: number;
    maximum?: number;
    minLength?: number;
    maxLength?: number;
  };
  if (values) return fc.constantFrom(...values);
  if (oneOf) return fc.oneof(...oneOf.map(valueFor));
  switch (Array.isArray(type) ? type[0] : type) {
    case "integer":
      return fc.oneof(fc.integer({ min: minimum ?? -10, max: maximum ?? 10 }), fc.integer(), fc.double());
    case "number":
      return fc.oneof(fc.double({ min: minimum ?? -10, max: maximum ?? 10, noNaN: true }), fc.double());
    case "boolean":
      return fc.boolean();
    case "array":
      return fc.array(valueFor(items ?? {}), { maxLength: 6 });
    case "object":
      return fc.record(
        Object.fromEntries(Object.entries(properties ?? {}).map(([name, part]) => [name, valueFor(part)])),
        { requiredKeys: required },
      );
    case "null":
      return fc.constant(null);
    case "string":
      if (schema["format"] === "email") return fc.oneof(fc.emailAddress(), anyText);
      if (typeof schema["pattern"] === "string")
        return fc.oneof(
          fc.stringMatching(new RegExp(schema["pattern"]), { maxLength: Math.min(maxLength, 100) }),
          anyText,
        );
      return fc.oneof(
        fc.string({ unit: "grapheme", minLength, maxLength: Math.min(maxLength, minLength + 60) }),
        anyText,
      );
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

/** As it would be written in an address. */
const asText = (value: unknown) => (Array.isArray(value) ? value.join(",") : String(value));
const printable = (text: string) => text.replaceAll(/[^\x21-\x7e]/g, "~");

function requestFor(operation: (typeof operations)[number]): fc.Arbitrary<Parts & { role: "user" | "guest" }> {
  const of = (place: string) =>
    fc.record(
      Object.fromEntries(
        operation.parameters
          .filter((parameter) => parameter.in === place)
          .map(({ name, schema }) => [
            name,
            (name === "cursor" ? fc.oneof(cursorLike, anyText) : fc.oneof(valueFor(schema), anyText)).map(asText),
          ]),
      ),
      { requiredKeys: [] },
    ) as fc.Arbitrary<Record<string, string>>;
  const schema = bodySchemaOf(operation);
  return fc.record({
    role: fc.constantFrom("user" as const, "guest" as const),
    path: of("path"),
    query: fc.oneof(
      of("query"),
      fc.dictionary(fc.string({ minLength: 1, maxLength: 10 }), fc.string({ maxLength: 10 }), {
        maxKeys: 2,
        noNullPrototype: true,
      }),
    ),
    headers: of("header").map((headers) =>
      Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, printable(value)])),
    ),
    body: schema
      ? (fc.oneof(
          { weight: 4, arbitrary: valueFor(schema) },
          { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
        ) as fc.Arbitrary<Parts["body"]>)
      : fc.constant(undefined),
  });
}

const runs = 150;

test.each(operations.map((operation) => [operation.operationId, operation] as const))(
  "check 47: whatever is asked of %s, the answer is one that the contract allows and never a 5xx",
  async (_, operation) => {
    const right = await world.rightRequest(operation);
    const { token, cookies } = await world.visitor(roleFor(operation));
    const declared = Object.keys(operation.responses);
    await fc.assert(
      fc.asyncProperty(requestFor(operation), async ({ role, ...drawn }) => {
        // From a new address each time, for the same reason.
        const visitor = api.browser();
        if (role === "user") {
          visitor.token = token;
          for (const [name, value] of cookies) visitor.cookies.set(name, value);
        }
        // Most ids exist, or nothing behind them would be reached.
        const answer = await send(visitor, operation, { ...drawn, path: { ...right.path, ...drawn.path } });
        expect(answer.statusCode, answer.body).toBeLessThan(500);
        // 404 for a path without a route and 413 for too much come from the server, not from the operation.
        expect([...declared, "404", "413"], answer.body).toContain(String(answer.statusCode));
        if (answer.statusCode >= 400) expect([answer.json(), isProblem(answer.json())]).toEqual([answer.json(), true]);
      }),
      // The seed is fixed so that failures are the same for everyone; FUZZ_SEED and FUZZ_RUNS change seed and number.
      {
        numRuns: Number(process.env["FUZZ_RUNS"] ?? runs),
        seed: Number(process.env["FUZZ_SEED"] ?? 20_261_121),
        endOnFailure: false,
      },
    );
  },
);
