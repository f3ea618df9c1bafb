import { expect, test } from "vitest";
import { ago } from "../dates.ts";
import { durationSince } from "./duration.ts";

const now = Date.parse("2026-11-21T10:00:00Z");

test.each([
  ["2026-11-21T09:59:40Z", "1 minute", "just now"],
  ["2026-11-21T09:10:10Z", "49 minutes", "49 minutes ago"],
  ["2026-11-21T05:20:00Z", "4 hours", "4 hours ago"],
  ["2026-11-19T12:00:00Z", "46 hours", "yesterday"],
  ["2026-11-19T09:00:00Z", "2 days", "2 days ago"],
  ["2026-11-12T18:00:00Z", "8 days", "8 days ago"],
])("what has waited since %s is as old in its queue, %s, as on its page, %s", (since, waited, said) => {
  expect(durationSince(since, now)).toBe(waited);
  expect(ago(since, now)).toBe(said);
});
