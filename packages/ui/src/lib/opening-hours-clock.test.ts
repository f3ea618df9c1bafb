// Moments of opening and closing, including when the clocks change.
import { describe, expect, test } from "vitest";
import { type OpeningHours, openStateAt, type WeekDay, weekDays } from "./opening-hours.ts";

/** A week in which only the listed days are given: "18:00-02:00", several with a comma, "closed" or "appointment". */
function week(told: Partial<Record<WeekDay, string>>): OpeningHours {
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

/** The state, and the moment it ends. */
function state(hours: OpeningHours, now: string, timeZone = "Europe/Ljubljana") {
  const { state, change } = openStateAt(hours, timeZone, now);
  const moment = change ? new Date(change.moment).toISOString() : null;
  return { state, until: state === "open" ? moment : null, opensAt: state === "closed" ? moment : null };
}

describe("open or closed", () => {
  // Winter: Ljubljana is an hour ahead of UTC. 16 November 2026 is a Monday.
  test("during a slot it is open until the slot ends", () => {
    expect(state(everyDay("09:00-17:00"), "2026-11-16T08:00:00Z")).toEqual({
      state: "open",
      until: "2026-11-16T16:00:00.000Z",
      opensAt: null,
    });
  });

  test("the closing minute is no longer open", () => {
    expect(state(everyDay("09:00-17:00"), "2026-11-16T16:00:00Z")).toEqual({
      state: "closed",
      until: null,
      opensAt: "2026-11-17T08:00:00.000Z",
    });
    expect(state(everyDay("09:00-17:00"), "2026-11-16T15:59:59Z").state).toBe("open");
  });

  test("in a lunch break it is closed until the second slot", () => {
    expect(state(everyDay("09:00-12:00,14:00-18:00"), "2026-11-16T11:30:00Z").opensAt).toBe("2026-11-16T13:00:00.000Z");
  });

  test("yesterday's overnight slot takes priority over today's hours", () => {
    for (const tuesday of ["closed", "appointment", "18:00-23:00"]) {
      const hours = week({ Monday: "18:00-02:00", Tuesday: tuesday });
      expect(state(hours, "2026-11-17T00:30:00Z")).toEqual({
        state: "open",
        until: "2026-11-17T01:00:00.000Z",
        opensAt: null,
      });
    }
    expect(state(week({ Monday: "18:00-02:00" }), "2026-11-17T00:30:00Z").state).toBe("open");
  });

  test("Sunday's overnight slot reaches into Monday", () => {
    expect(state(week({ Sunday: "20:00-03:00" }), "2026-11-23T01:00:00Z")).toEqual({
      state: "open",
      until: "2026-11-23T02:00:00.000Z",
      opensAt: null,
    });
    expect(state(week({ Sunday: "20:00-03:00" }), "2026-11-22T20:00:00Z").until).toBe("2026-11-23T02:00:00.000Z");
  });

  test("slots that meet at midnight count as one", () => {
    expect(state(week({ Friday: "20:00-24:00", Saturday: "00:00-04:00" }), "2026-11-20T21:00:00Z").until).toBe(
      "2026-11-21T03:00:00.000Z",
    );
  });

  test("a day not given says so, and 00:00 is midnight, not that", () => {
    expect(state(week({ Tuesday: "09:00-17:00" }), "2026-11-16T10:00:00Z")).toEqual({
      state: "not-given",
      until: null,
      opensAt: null,
    });
    expect(state(week({}), "2026-11-16T10:00:00Z").state).toBe("not-given");
    expect(state(week({ Monday: "00:00-06:00" }), "2026-11-16T01:00:00Z").state).toBe("open");
    expect(state(week({ Monday: "18:00-00:00" }), "2026-11-16T20:00:00Z").until).toBe("2026-11-16T23:00:00.000Z");
  });

  test("by appointment is neither open nor closed", () => {
    expect(state(everyDay("appointment"), "2026-11-16T10:00:00Z")).toEqual({
      state: "by-appointment",
      until: null,
      opensAt: null,
    });
  });

  test("a closed day says when it opens next, and a closed week says nothing", () => {
    expect(state(week({ Monday: "closed", Thursday: "10:00-12:00" }), "2026-11-16T10:00:00Z").opensAt).toBe(
      "2026-11-19T09:00:00.000Z",
    );
    expect(state(everyDay("closed"), "2026-11-16T10:00:00Z")).toEqual({ state: "closed", until: null, opensAt: null });
  });

  test("the only slot of the week, just missed, opens in a week", () => {
    expect(state(week({ Monday: "09:00-10:00" }), "2026-11-16T12:00:00Z").opensAt).toBe("2026-11-23T08:00:00.000Z");
  });

  test("open every minute of the week means round the clock", () => {
    expect(state(everyDay("00:00-24:00"), "2026-11-16T10:00:00Z")).toEqual({
      state: "open-24h",
      until: null,
      opensAt: null,
    });
    expect(state(week({ Monday: "00:00-24:00" }), "2026-11-16T10:00:00Z").state).toBe("open");
  });

  test("the place's clock decides, not ours", () => {
    const now = "2026-11-16T02:00:00Z";
    expect(state(everyDay("09:00-17:00"), now, "Asia/Tokyo").state).toBe("open");
    expect(state(everyDay("09:00-17:00"), now, "America/New_York").state).toBe("closed");
    expect(state(everyDay("09:00-17:00"), "2026-11-16T03:20:00Z", "Asia/Kathmandu").until).toBe(
      "2026-11-16T11:15:00.000Z",
    );
  });
});

describe("the clocks change", () => {
  // 29 March 2026, 01:00Z: from 02:00 to 03:00. 25 October 2026, 01:00Z: from 03:00 to 02:00.
  test("spring: a night out is an hour shorter", () => {
    expect(state(week({ Saturday: "22:00-04:00" }), "2026-03-28T22:00:00Z").until).toBe("2026-03-29T02:00:00.000Z");
  });

  test("spring: closing in the hour that is skipped is closing when it is skipped", () => {
    expect(state(week({ Saturday: "22:00-02:30" }), "2026-03-28T22:00:00Z").until).toBe("2026-03-29T01:00:00.000Z");
    expect(state(week({ Sunday: "02:30-05:00" }), "2026-03-29T00:30:00Z").opensAt).toBe("2026-03-29T01:00:00.000Z");
  });

  test("spring: a break that is skipped is none", () => {
    expect(state(week({ Saturday: "22:00-02:00", Sunday: "03:00-05:00" }), "2026-03-28T22:00:00Z").until).toBe(
      "2026-03-29T03:00:00.000Z",
    );
  });

  test("autumn: a night out is an hour longer", () => {
    expect(state(week({ Saturday: "22:00-04:00" }), "2026-10-24T21:00:00Z").until).toBe("2026-10-25T03:00:00.000Z");
    expect(state(week({ Saturday: "22:00-03:00" }), "2026-10-24T21:00:00Z").until).toBe("2026-10-25T02:00:00.000Z");
  });

  test("in autumn, the clock on the wall decides both times in the hour that comes twice", () => {
    const hours = week({ Saturday: "22:00-02:30", Sunday: "closed" });
    expect(state(hours, "2026-10-25T00:15:00Z").until).toBe("2026-10-25T00:30:00.000Z");
    expect(state(hours, "2026-10-25T00:45:00Z").opensAt).toBe("2026-10-25T01:00:00.000Z");
    expect(state(hours, "2026-10-25T01:15:00Z").until).toBe("2026-10-25T01:30:00.000Z");
  });

  test("a clock change days ahead is taken into account", () => {
    expect(state(week({ Friday: "closed", Monday: "09:00-17:00" }), "2026-03-27T12:00:00Z").opensAt).toBe(
      "2026-03-30T07:00:00.000Z",
    );
    expect(state(week({ Friday: "closed", Monday: "09:00-17:00" }), "2026-10-23T12:00:00Z").opensAt).toBe(
      "2026-10-26T08:00:00.000Z",
    );
  });
});
