// Checks 46, 47 and 51: hostile text anywhere that takes text. Generated from the contract.
import { beforeAll, describe, expect, test } from "vitest";
import { type Operation, operations } from "../../src/contract/contract.ts";
import { cpuTime, leastCpuTime } from "../cpu-time.ts";
import { useTestApp } from "../test-app.ts";
import {
  digest,
  expectedStatus,
  type Parts,
  send,
  type Slot,
  slotsOf,
  useWorld,
  withValue,
  worldOptions,
  roleFor,
} from "./world.ts";

const api = useTestApp(worldOptions);
const world = useWorld(api);
/** A right request; what one was about that was refused as unfit is still there for the next. */
function rightRequests(operation: Operation) {
  let parts: Parts | undefined;
  return {
    with: async (slot: Slot, value: unknown) => withValue((parts ??= await world.rightRequest(operation)), slot, value),
    answered(status: number) {
      if (status !== 400 && status !== 422) parts = undefined;
    },
  };
}

const named = operations.map((operation) => [operation.operationId, operation] as const);

describe("check 46: SQL in any parameter", () => {
  const injections = [
    "' or '1'='1",
    "'; drop table users; --",
    "1); delete from reviews; --",
    "' union select id, email, password_hash from users --",
    "\\'; select pg_sleep(8); --",
    "$1",
    "$$; select 1; $$",
    "{a,b}",
    "a & ! b | (c <-> d)",
    "%",
    "_",
    "x' || (select password_hash from users limit 1) || '",
  ];

  // The first search of a process reads its vocabulary.
  beforeAll(async () => {
    const search = operations.find(({ operationId }) => operationId === "searchVendors")!;
    const q = slotsOf(search).find(({ name }) => name === "q")!;
    await send(await world.visitor(roleFor(search)), search, withValue(await world.rightRequest(search), q, "x' rose"));
  });

  test.each(named)("check 46: %s treats it as text, or refuses it, and quickly", async (_, operation) => {
    const kept = async () => {
      const { users, ...others } = await digest(api.database.db, [
        "users",
        "sessions",
        "reviews",
        "vendors",
        "review_revisions",
      ]);
      return { users: users!.split(" ")[0], ...others };
    };
    const visitor = await world.visitor(roleFor(operation));
    const ask = async (slot: Slot, text: string, parts: Parts) => {
      const began = performance.now();
      const answer = await send(visitor, operation, parts);
      expect([slot.name, text, answer.statusCode < 500, answer.body]).toEqual([slot.name, text, true, answer.body]);
      expect(performance.now() - began).toBeLessThan(4_000);
      expect(answer.body).not.toMatch(/argon2|syntax error|unterminated/);
      requests.answered(answer.statusCode);
      return answer;
    };
    const requests = rightRequests(operation);
    for (const slot of slotsOf(operation)) {
      if (operation.method === "GET") {
        const asked = [];
        for (const text of injections) asked.push([text, await requests.with(slot, text)] as const);
        const before = await kept();
        for (const [text, parts] of asked) await ask(slot, text, parts);
        expect([slot.name, await kept()]).toEqual([slot.name, before]);
        continue;
      }
      for (const text of injections) {
        const parts = await requests.with(slot, text);
        const before = await kept();
        const { statusCode } = await ask(slot, text, parts);
        // An accepted request may write what it is for: an account, a session, a review. A refused one writes nothing.
        if (statusCode >= 400) expect([slot.name, text, await kept()]).toEqual([slot.name, text, before]);
      }
    }
  });
});

describe("check 47: text that cannot be stored, or is too long", () => {
  const big = "a".repeat(1_000_000);

  test.each(named)(
    "check 47: %s refuses NUL, half characters, unbounded numbers and a megabyte",
    async (_, operation) => {
      const visitor = await world.visitor(roleFor(operation));
      const requests = rightRequests(operation);
      for (const slot of slotsOf(operation)) {
        const texts = [
          "\0",
          "a\0b and so on, some more words",
          big,
          "9".repeat(400),
          "-1",
          "2147483648",
          "9223372036854775808",
          "1e400",
          "NaN",
          "0x10",
        ];
        const bodyOnly = [
          "\ud800",
          "\udfff and so on, some more words",
          2 ** 31,
          2 ** 53,
          -1,
          1e308,
          [big],
          { a: big },
        ];
        for (const value of slot.in === "body" ? [...texts, ...bodyOnly] : texts) {
          if (slot.in === "headers" && typeof value === "string" && value.includes("\0")) continue; // no server accepts such a header
          const answer = await send(visitor, operation, await requests.with(slot, value));
          requests.answered(answer.statusCode);
          const shown = String(value).slice(0, 20);
          expect([slot.name, shown, answer.statusCode < 500]).toEqual([slot.name, shown, true]);
          const unfit = typeof value === "string" && (/\0/.test(value) || !value.isWellFormed() || value === big);
          if (unfit)
            expect([slot.name, shown, answer.statusCode]).toEqual([
              slot.name,
              shown,
              expect.toSatisfy((s: number) => s >= 400),
            ]);
        }
      }
    },
  );
});

describe("check 51: patterns and pathological text", () => {
  const patterns = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, part] of Object.entries(value)) {
      if (key === "pattern" && typeof part === "string") patterns.add(part);
      else collect(part);
    }
  };
  operations.forEach(collect);
  const seeds = [
    "a",
    "0",
    "-",
    "a-",
    "A",
    " ",
    "\t",
    ".",
    ":",
    "@",
    "a.",
    "a@",
    "é",
    "\u200b",
    "00:",
    "2026-",
    "!",
    "~",
  ];
  const pathological = seeds.flatMap((seed) => {
    const long = seed.repeat(Math.ceil(50_000 / seed.length));
    return [long, `${long}!`, `${long}\n`, ` ${long}`];
  });

  test("check 51: the contract has patterns to try", () => {
    expect(patterns.size).toBeGreaterThan(5);
  });

  test.each([...patterns])("check 51: %s decides about 50,000 hostile characters within 100 ms", async (pattern) => {
    const expression = new RegExp(pattern, "u");
    for (const text of pathological)
      expect(await leastCpuTime(() => expression.test(text), 100), text.slice(0, 20)).toBeLessThan(100);
  });

  test.each(named)("check 51: %s answers hostile text of any kind without delay", async (_, operation) => {
    const visitor = await world.visitor(roleFor(operation));
    const requests = rightRequests(operation);
    for (const slot of slotsOf(operation).filter((slot) => slot.in === "body" || slot.in === "query")) {
      for (const seed of seeds.slice(0, 14)) {
        const { maxLength } = slot.schema as { maxLength?: number };
        const text = seed.repeat(Math.ceil((maxLength ?? 5_000) / seed.length)).slice(0, maxLength ?? 5_000);
        const parts = await requests.with(slot, text);
        let answer: Awaited<ReturnType<typeof send>>;
        const taken = await cpuTime(async () => (answer = await send(visitor, operation, parts)));
        requests.answered(answer!.statusCode);
        expect(answer!.statusCode).toBeLessThan(500);
        expect(taken, `${slot.name}: ${seed}`).toBeLessThan(2_000);
      }
    }
  });
});

test("the right requests that these tests bend are right", async () => {
  for (const operation of operations) {
    const answer = await send(await world.visitor("admin"), operation, await world.rightRequest(operation, "admin"));
    expect([operation.operationId, answer.statusCode]).toEqual([
      operation.operationId,
      expectedStatus(operation, "admin"),
    ]);
  }
});
