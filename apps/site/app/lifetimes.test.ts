import { expect, test } from "vitest";
import { lasting } from "./lifetimes.ts";

test.each([
  [1, "a minute"],
  [10, "10 minutes"],
  [60, "an hour"],
  [90, "90 minutes"],
  [24 * 60, "a day"],
  [36 * 60, "36 hours"],
  [3 * 24 * 60, "three days"],
  [14 * 24 * 60, "14 days"],
  [365 * 24 * 60, "a year"],
])("%i minutes are %s", (minutes, words) => {
  expect(lasting(minutes)).toBe(words);
});
