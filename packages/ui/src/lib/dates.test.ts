import { expect, test } from "vitest";
import { clockOf, formatDate, formatMonth, monthNames, weekDayName } from "./dates.ts";

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
