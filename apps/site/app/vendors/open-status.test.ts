import { expect, test } from "vitest";
import { openStatus } from "./open-status.ts";

// A Saturday, noon in Ljubljana.
const now = Date.parse("2026-11-21T11:00:00Z");
const zone = "Europe/Ljubljana";

test("times are by the vendor's own clock", () => {
  expect(openStatus({ state: "open", until: "2026-11-21T17:00:00Z", opensAt: null }, zone, now, true)?.label).toBe(
    "Open now · until 18:00",
  );
  expect(
    openStatus({ state: "open", until: "2026-11-21T17:00:00Z", opensAt: null }, "Asia/Tokyo", now, true)?.label,
  ).toBe("Open now · until 2:00");
});

test("a vendor that opens later today shows no day; one that opens another day does", () => {
  expect(openStatus({ state: "closed", until: null, opensAt: "2026-11-21T13:00:00Z" }, zone, now)?.label).toBe(
    "Opens 14:00",
  );
  expect(openStatus({ state: "closed", until: null, opensAt: "2026-11-23T08:00:00Z" }, zone, now)?.label).toBe(
    "Opens Mon 9:00",
  );
});

test("without opening hours nothing is shown", () => {
  expect(openStatus({ state: "not-given", until: null, opensAt: null }, zone, now)).toBeUndefined();
});

test("a card says only that the vendor is open", () => {
  expect(openStatus({ state: "open", until: "2026-11-21T17:00:00Z", opensAt: null }, zone, now)?.label).toBe(
    "Open now",
  );
});
