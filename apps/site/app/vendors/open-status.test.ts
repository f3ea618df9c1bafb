import { expect, test } from "vitest";
import { hoursUnknown, weekOf } from "./hours.ts";
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

test("what opens later today says no day; what opens another day does", () => {
  expect(openStatus({ state: "closed", until: null, opensAt: "2026-11-21T13:00:00Z" }, zone, now)?.label).toBe(
    "Opens 14:00",
  );
  expect(openStatus({ state: "closed", until: null, opensAt: "2026-11-23T08:00:00Z" }, zone, now)?.label).toBe(
    "Opens Mon 9:00",
  );
});

test("not given says nothing", () => {
  expect(openStatus({ state: "not-given", until: null, opensAt: null }, zone, now)).toBeUndefined();
});

test("the week in words: 00 is not given, which is not midnight", () => {
  const openingHours = [
    { day: "Monday", openTime: "00", closeTime: "00", closed: true },
    { day: "Tuesday", openTime: "00", closeTime: "00" },
    { day: "Wednesday", openTime: "09:00", closeTime: "12:00", intervals: [{ openTime: "14:00", closeTime: "18:00" }] },
    { day: "Thursday", openTime: "00:00", closeTime: "24:00" },
    { day: "Friday", openTime: "00:00", closeTime: "08:00" },
    { day: "Saturday", openTime: "18:00", closeTime: "02:00" },
    { day: "Sunday", openTime: "00", closeTime: "00", byAppointment: true },
  ] as const;
  const week = weekOf({ openingHours: [...openingHours] as never, timeZone: zone }, now);
  expect(week.map(({ label }) => label)).toEqual([
    "Closed",
    "Not given",
    "9:00 – 12:00, 14:00 – 18:00",
    "Open 24 hours",
    "0:00 – 8:00",
    "18:00 – 2:00",
    "By appointment",
  ]);
  expect(week.find(({ today }) => today)?.day).toBe("Saturday");
  expect(hoursUnknown(openingHours as never)).toBe(false);
});

test("by appointment, times do not count; half a pair of times tells nothing", () => {
  const openingHours = [
    { day: "Monday", openTime: "09:00", closeTime: "17:00", byAppointment: true },
    { day: "Tuesday", openTime: "09:00", closeTime: "00" },
    { day: "Wednesday", openTime: "00", closeTime: "00", intervals: [{ openTime: "14:00", closeTime: "18:00" }] },
    { day: "Thursday", openTime: "09:00", closeTime: "12:00", intervals: [{ openTime: "14:00", closeTime: "00" }] },
    { day: "Friday", openTime: "08:00", closeTime: "08:00" },
  ] as const;
  const labels = weekOf({ openingHours: [...openingHours] as never, timeZone: zone }, now).map(({ label }) => label);
  expect(labels).toEqual(["By appointment", "Not given", "Not given", "9:00 – 12:00", "Open 24 hours"]);
  expect(hoursUnknown(openingHours.slice(1, 2) as never)).toBe(true);
});
