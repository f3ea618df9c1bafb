import { expect, test } from "vitest";
import { attemptFor } from "./attempt.ts";

test("a retry of the same words uses the same key; other words get another", () => {
  const first = attemptFor(null, "a");
  expect(attemptFor(first, "a")).toEqual(first);
  expect(attemptFor(first, "b").key).not.toBe(first.key);
  expect(first.key).toMatch(/^[0-9a-f]{32}$/);
});
