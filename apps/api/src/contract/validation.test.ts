import { jsonBytes, mostParts } from "@troth/rules/bodies";
import { expect, test } from "vitest";
import { useTestApp } from "../../test/test-app.ts";
import { type JsonSchema, operations } from "./contract.ts";

const api = useTestApp();
const logIn = (body: unknown) => api.browser().call("POST", "/api/users/login", body);
const fields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, 1]));

test("a body with thousands of fields gets a single error", async () => {
  for (const body of [fields(5_000), { email: fields(5_000) }, { email: Array.from({ length: 20_000 }, () => 1) }]) {
    const answer = await logIn(body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual([{ pointer: "", message: "has more than 1400 fields and items" }]);
  }
  const deep = `{"email":${"[".repeat(30_000)}${"]".repeat(30_000)}}`;
  expect((await logIn(deep)).json().errors).toHaveLength(1);
});

test("no problem document lists more than 20 errors", async () => {
  expect((await logIn(fields(90))).json().errors).toHaveLength(20);
  const query = new URLSearchParams(Object.entries(fields(90)).map(([name, value]) => [name, String(value)]));
  expect((await api.browser().call("GET", `/api/vendors?${query.toString()}`)).json().errors).toHaveLength(20);
});

test("JSON larger than 144 kB is not read", async () => {
  const body = (bytes: number) => JSON.stringify({ email: "x".repeat(bytes - '{"email":""}'.length) });
  expect((await logIn(body(jsonBytes))).statusCode).toBe(422);
  expect((await logIn(body(jsonBytes + 1))).statusCode).toBe(413);
});

test("letters outside ASCII have no place in an e-mail address", async () => {
  expect((await logIn({ email: "špela@example.org", password: "three lanterns" })).json().errors[0]).toMatchObject({
    pointer: "/email",
  });
});

/** The largest valid body: its text in four-byte letters, except for e-mail addresses. */
function most(schema: JsonSchema): { bytes: number; parts: number } {
  const { type, format, oneOf, properties, items, maxItems, maxLength, pattern } = schema as {
    type?: string | string[];
    format?: string;
    oneOf?: JsonSchema[];
    pattern?: string;
    properties?: Record<string, JsonSchema>;
    items?: JsonSchema;
    maxItems?: number;
    maxLength?: number;
  };
  const inner = oneOf
    ? [oneOf.map(most).reduce((a, b) => ({ bytes: Math.max(a.bytes, b.bytes), parts: Math.max(a.parts, b.parts) }))]
    : items
      ? Array.from({ length: maxItems ?? Infinity }, () => most(items))
      : Object.entries(properties ?? {}).map(([name, part]) => {
          const { bytes, parts } = most(part);
          return { bytes: bytes + name.length + 4, parts: parts + 1 };
        });
  return inner.reduce((sum, { bytes, parts }) => ({ bytes: sum.bytes + bytes, parts: sum.parts + parts }), {
    // Ids and times of day have a pattern instead of a length.
    bytes: [type].flat().includes("string")
      ? (maxLength ? maxLength * (format === "email" ? 1 : 4) : pattern ? 32 : 64) + 4
      : 8,
    parts: items ? (maxItems ?? Infinity) : 0,
  });
}

test("every body that the contract allows is accepted: none reaches the limits", () => {
  for (const { operationId, requestBody } of operations) {
    const schema = requestBody?.content["application/json"]?.schema;
    if (!schema) continue;
    const { bytes, parts } = most(schema);
    expect([operationId, bytes < jsonBytes, parts < mostParts]).toEqual([operationId, true, true]);
  }
});
