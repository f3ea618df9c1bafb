import { weekDays } from "@troth/ui/opening-hours";
import { describe, expect, test } from "vitest";
import type { OpeningHoursEntry, SpecialHoursEntry } from "../database/schema.ts";
import {
  openingHoursErrors,
  openStateOf,
  specialHoursErrors,
  toOpeningMinutes,
  toSpecialTimes,
} from "./opening-hours.ts";

/** A week with only some days given: "18:00-02:00", several separated by commas, "closed" or "appointment". */
function week(told: Partial<Record<(typeof weekDays)[number], string>>): OpeningHoursEntry[] {
  return weekDays.map((day) => {
    const nothing = { day, openTime: "00", closeTime: "00" };
    const words = told[day];
    if (words === undefined) return nothing;
    if (words === "closed") return { ...nothing, closed: true };
    if (words === "appointment") return { ...nothing, byAppointment: true };
    const [first, ...intervals] = words.split(",").map((slot) => {
      const [openTime, closeTime] = slot.split("-") as [string, string];
      return { openTime, closeTime };
    });
    return { day, ...first!, ...(intervals.length && { intervals }) };
  });
}
const everyDay = (words: string) => week(Object.fromEntries(weekDays.map((day) => [day, words])));

describe("open or closed", () => {
  const state = (opening_hours: OpeningHoursEntry[], now: string, special_hours: SpecialHoursEntry[] = []) =>
    openStateOf({ opening_hours, special_hours, time_zone: "Europe/Ljubljana" }, new Date(now));

  // Winter: Ljubljana is an hour ahead of UTC. 16 November 2026 is a Monday.
  test("an open vendor says until when, a closed one when it opens, in UTC", () => {
    expect(state(everyDay("09:00-17:00"), "2026-11-16T08:00:00Z")).toEqual({
      state: "open",
      until: "2026-11-16T16:00:00.000Z",
      opensAt: null,
    });
    expect(state(everyDay("09:00-17:00"), "2026-11-16T16:00:00Z")).toEqual({
      state: "closed",
      until: null,
      opensAt: "2026-11-17T08:00:00.000Z",
    });
  });

  test("a vendor whose hours never change, or aren't known, says neither", () => {
    const neither = { until: null, opensAt: null };
    const now = "2026-11-16T10:00:00Z";
    expect(state(everyDay("00:00-24:00"), now)).toEqual({ state: "open-24h", ...neither });
    expect(state(everyDay("closed"), now)).toEqual({ state: "closed", ...neither });
    expect(state(everyDay("appointment"), now)).toEqual({ state: "by-appointment", ...neither });
    expect(state(week({ Tuesday: "09:00-17:00" }), now)).toEqual({ state: "not-given", ...neither });
  });
});

/** A single date, or several with "..": "closed", "appointment" or times, as in a week. */
const dated = (dates: string, words: string): SpecialHoursEntry => {
  const [from, to = from] = dates.split("..") as [string, string?];
  const { day: _, ...hours } = week({ Monday: words })[0]!;
  return { from, to, ...hours };
};

describe("special dates as times", () => {
  const now = new Date("2026-11-23T10:00:00Z");

  test("no special dates, or only past ones, are no times at all", () => {
    const none = { special_days: null, special_open: null };
    expect(toSpecialTimes(everyDay("09:00-17:00"), [], now)).toEqual(none);
    expect(toSpecialTimes(everyDay("09:00-17:00"), [dated("2026-11-01..2026-11-20", "closed")], now)).toEqual(none);
  });

  test("a date that may still be today somewhere counts", () => {
    for (const date of ["2026-11-22", "2026-11-21"])
      expect(toSpecialTimes(everyDay("09:00-17:00"), [dated(date, "closed")], now).special_days).not.toBeNull();
  });

  test("they cover the day after too, and the nights on either side", () => {
    expect(toSpecialTimes(everyDay("20:00-02:00"), [dated("2026-12-31", "18:00-05:00")], now)).toEqual({
      special_days: "{[2026-12-31,2027-01-02)}",
      special_open:
        "{[2026-12-30T20:00,2026-12-31T02:00),[2026-12-31T18:00,2027-01-01T05:00),[2027-01-01T20:00,2027-01-02T02:00)}",
    });
    expect(toSpecialTimes(everyDay("20:00-02:00"), [dated("2026-12-31", "closed")], now).special_open).toBe(
      "{[2026-12-30T20:00,2026-12-31T02:00),[2027-01-01T20:00,2027-01-02T02:00)}",
    );
  });
});

describe("as minutes of the week", () => {
  test("slots are joined, and run past midnight and past the end of the week", () => {
    expect(toOpeningMinutes(week({}))).toBe("{}");
    expect(toOpeningMinutes(week({ Monday: "09:00-12:00,14:00-18:00", Tuesday: "00:00-24:00" }))).toBe(
      "{[540,720),[840,1080),[1440,2880)}",
    );
    expect(toOpeningMinutes(week({ Friday: "18:00-00:00", Saturday: "00:00-02:00" }))).toBe("{[6840,7320)}");
    expect(toOpeningMinutes(week({ Sunday: "20:00-03:00" }))).toBe("{[0,180),[9840,10080)}");
    expect(toOpeningMinutes(everyDay("00:00-24:00"))).toBe("{[0,10080)}");
  });

  test("closed, by appointment and half-given times have no minutes", () => {
    expect(toOpeningMinutes(week({ Monday: "closed", Tuesday: "appointment", Wednesday: "09:00-00" }))).toBe("{}");
  });
});

describe("what is refused", () => {
  const faults = (told: Parameters<typeof week>[0]) => openingHoursErrors(week(told));

  test("good weeks have no faults", () => {
    expect(faults({})).toEqual([]);
    expect(faults({ Monday: "09:00-12:00,14:00-18:00", Saturday: "18:00-02:00", Sunday: "02:00-24:00" })).toEqual([]);
    expect(openingHoursErrors(everyDay("00:00-24:00"))).toEqual([]);
  });

  test("half-given times are reported at their fields", () => {
    expect(faults({ Tuesday: "09:00-00" })).toEqual([
      { pointer: "/1/closeTime", message: "Say when it closes. Midnight is 00:00" },
    ]);
    expect(faults({ Tuesday: "00-17:00" })).toEqual([
      { pointer: "/1/openTime", message: "Say when it opens. Midnight is 00:00" },
    ]);
    expect(faults({ Tuesday: "09:00-12:00,00-17:00" })[0]!.pointer).toBe("/1/intervals/0/openTime");
    expect(faults({ Tuesday: "00-00,13:00-17:00" })[0]!.pointer).toBe("/1");
  });

  test("overlaps are found within a day, past midnight and past the end of the week", () => {
    expect(faults({ Monday: "09:00-13:00,12:00-18:00" })).toEqual([
      { pointer: "/0/intervals/0/openTime", message: "These times overlap the times before it" },
    ]);
    expect(faults({ Monday: "18:00-02:00", Tuesday: "01:00-05:00" })).toEqual([
      { pointer: "/1/openTime", message: "These times overlap those of Monday" },
    ]);
    expect(faults({ Sunday: "18:00-02:00", Monday: "01:00-05:00" })).toEqual([
      { pointer: "/0/openTime", message: "These times overlap those of Sunday" },
    ]);
  });

  test("nonsense is refused: opening at 24:00, no length, closed with times, days out of order", () => {
    expect(faults({ Monday: "24:00-02:00" })[0]!.pointer).toBe("/0/openTime");
    expect(faults({ Monday: "09:00-09:00" })[0]!.pointer).toBe("/0/closeTime");
    expect(openingHoursErrors(everyDay("09:00-17:00").map((entry) => ({ ...entry, closed: true })))[0]!.message).toBe(
      "A day that is closed can’t have times",
    );
    expect(openingHoursErrors(week({}).toReversed())[0]!.pointer).toBe("");
    expect(openingHoursErrors([])).toHaveLength(1);
  });
});

describe("what is refused of special hours", () => {
  const now = new Date("2026-11-23T10:00:00Z");
  const faults = (...entries: SpecialHoursEntry[]) => specialHoursErrors(entries, now).map(({ pointer }) => pointer);

  test("good ones have no faults: past ones, a night, a break", () => {
    expect(
      faults(
        dated("2024-12-24..2024-12-26", "closed"),
        dated("2026-12-31", "20:00-04:00"),
        dated("2027-01-01..2027-02-28", "10:00-12:00,14:00-16:00"),
        dated("2027-03-01", "appointment"),
      ),
    ).toEqual([]);
  });

  test("dates that overlap others, are in the wrong order, too many or too far ahead", () => {
    expect(faults(dated("2026-12-24..2026-12-26", "closed"), dated("2026-12-26", "10:00-14:00"))).toEqual(["/1/from"]);
    expect(faults(dated("2026-12-26..2026-12-24", "closed"))).toEqual(["/0/to"]);
    expect(faults(dated("2026-12-01..2027-12-01", "closed"))).toEqual([]);
    expect(faults(dated("2026-12-01..2027-12-02", "closed"))).toEqual(["/0/to"]);
    expect(faults(dated("2028-11-01", "closed"), dated("2028-11-25..2028-11-26", "closed"))).toEqual(["/1/to"]);
  });

  test("a date must be closed, by appointment or have whole times, and only one of them", () => {
    expect(faults(dated("2026-12-24", "00-00"))).toEqual(["/0/openTime"]);
    expect(faults(dated("2026-12-24", "09:00-00"))).toEqual(["/0/closeTime"]);
    expect(faults(dated("2026-12-24", "09:00-12:00,11:00-14:00"))).toEqual(["/0/intervals/0/openTime"]);
    expect(faults({ ...dated("2026-12-24", "09:00-17:00"), closed: true })).toEqual(["/0"]);
    expect(faults({ ...dated("2026-12-24", "closed"), byAppointment: true })).toEqual(["/0"]);
  });
});
