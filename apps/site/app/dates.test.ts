import { expect, test } from "vitest";
import { ago } from "./dates.ts";

const now = Date.parse("2026-11-21T10:00:00Z");

test.each([
  ["2026-11-21T09:59:10Z", "just now"],
  ["2026-11-21T10:00:30Z", "just now"],
  ["2026-11-21T09:48:00Z", "12 minutes ago"],
  ["2026-11-21T08:30:00Z", "1 hour ago"],
  ["2026-11-20T09:00:00Z", "yesterday"],
  ["2026-11-16T09:00:00Z", "5 days ago"],
  ["2026-08-02T09:00:00Z", "2 August 2026"],
])("%s was %s", (iso, words) => {
  expect(ago(iso, now)).toBe(words);
});
