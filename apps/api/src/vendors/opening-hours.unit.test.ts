import { weekDays } from "@troth/ui/opening-hours";
import { describe, expect, test } from "vitest";
import type { OpeningHoursEntry } from "../database/schema.ts";
import { openingHoursErrors, openStateOf, toOpeningMinutes } from "./opening-hours.ts";

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
  const state = (hours: OpeningHoursEntry[], now: string) => openStateOf(hours, "Europe/Ljubljana", new Date(now));

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
      "A day that is closed can't have times",
    );
    expect(openingHoursErrors(week({}).toReversed())[0]!.pointer).toBe("");
    expect(openingHoursErrors([])).toHaveLength(1);
  });
});
