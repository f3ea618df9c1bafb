import { expect, test } from "vitest";
import { clockOf, formatAgo, formatDate, formatMonth, monthNames, weekDayName } from "./dates.ts";
import { formatMoment } from "../timeline/moment.ts";

test("days and months have names in every language", () => {
  expect(monthNames("en-GB")[5]).toBe("June");
  expect(monthNames("de")[2]).toBe("März");
  expect(weekDayName("Monday", "en-GB")).toBe("Monday");
  expect(weekDayName("Sunday", "de", "short")).toBe("So");
});

test("dates use the data's calendar, in every language", () => {
  expect(formatDate("2026-11-21T23:30:00Z", "en-GB")).toBe("21 November 2026");
  expect(formatMonth("2026-06", "en-GB")).toBe("June 2026");
  expect(formatMonth("2026-06", "fa-IR-u-nu-latn")).toContain("2026");
  expect(formatMonth("", "en-GB")).toBe("");
});

test("a clock shows the local time of its place", () => {
  expect(clockOf("2026-11-21T23:30:00Z", "Europe/Ljubljana")).toEqual({
    day: "Sunday",
    date: "2026-11-22",
    time: "00:30",
  });
});

test("a moment says which clock it is on", () => {
  expect(formatMoment("2026-11-21T13:03:00Z", "en-GB")).toBe("21 Nov 2026, 13:03 UTC");
  expect(formatMoment("2026-11-21T13:03:00Z", "en-GB", "Europe/Ljubljana")).toBe("21 Nov 2026, 14:03 CET");
});

test("how long ago is said for a month, in every language", () => {
  const now = "2026-11-21T12:00:00Z";
  const ago = (moment: string, locale = "en-GB") => formatAgo(moment, now, locale);
  expect(ago("2026-11-21T11:58:30Z")).toBe("now");
  expect(ago("2026-11-21T11:55:00Z")).toBe("5 minutes ago");
  expect(ago("2026-11-21T09:00:00Z", "de")).toBe("vor 3 Stunden");
  expect(ago("2026-11-20T11:00:00Z")).toBe("yesterday");
  expect(ago("2026-10-22T12:00:00Z")).toBe("30 days ago");
  expect(ago("2026-10-21T12:00:00Z")).toBeNull();
  // A clock that runs ahead.
  expect(ago("2026-11-21T12:00:09Z")).toBe("now");
});
