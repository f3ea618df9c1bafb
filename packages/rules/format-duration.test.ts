import { day, hour, minute } from "./lifetimes.ts";
import { expect, test } from "vitest";
import { formatDuration } from "./format-duration.ts";

test.each([
  [minute, "a minute"],
  [10 * minute, "10 minutes"],
  [hour, "an hour"],
  [90 * minute, "90 minutes"],
  [day, "a day"],
  [36 * hour, "36 hours"],
  [3 * day, "three days"],
  [14 * day, "14 days"],
  [365 * day, "a year"],
])("%i seconds are %s", (seconds, words) => {
  expect(formatDuration(seconds)).toBe(words);
});
