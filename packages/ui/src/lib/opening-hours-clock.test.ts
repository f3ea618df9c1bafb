// Moments of opening and closing, including when the clocks change.
import { describe, expect, test } from "vitest";
import { type OpeningHours, openStateAt, type SpecialHours, type WeekDay, weekDays } from "./opening-hours.ts";

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
function state(hours: OpeningHours, now: string, timeZone = "Europe/Ljubljana", special: SpecialHours = []) {
  const { state, change } = openStateAt(hours, timeZone, now, special);
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

describe("special days", () => {
  /** "2026-12-24..2026-12-26": "closed", or times as in a week. */
  const days = (told: { [dates: string]: string }): SpecialHours =>
    Object.entries(told).map(([dates, words]) => {
      const [from, to = from] = dates.split("..") as [string, string?];
      const { day: _, ...hours } = week({ Monday: words })[0]!;
      return { from, to, ...hours };
    });
  const on = (hours: OpeningHours, told: { [dates: string]: string }, now: string, timeZone?: string) =>
    state(hours, now, timeZone, days(told));

  test("a closed day is closed, however the week has it, and says when it opens afterwards", () => {
    expect(on(everyDay("09:00-17:00"), { "2026-12-25..2026-12-26": "closed" }, "2026-12-25T10:00:00Z")).toEqual({
      state: "closed",
      until: null,
      opensAt: "2026-12-27T08:00:00.000Z",
    });
  });

  test("a day with hours of its own is open then, even if the week doesn't say or is closed", () => {
    for (const hours of [week({}), everyDay("closed"), everyDay("appointment")])
      expect(on(hours, { "2026-12-20": "10:00-16:00" }, "2026-12-20T12:00:00Z").until).toBe("2026-12-20T15:00:00.000Z");
    expect(on(everyDay("closed"), { "2026-12-20": "10:00-16:00" }, "2026-12-18T12:00:00Z").opensAt).toBe(
      "2026-12-20T09:00:00.000Z",
    );
  });

  test("the evening before comes first: its night lasts into a closed day", () => {
    const nights = everyDay("20:00-02:00");
    expect(on(nights, { "2026-12-25": "closed" }, "2026-12-25T00:30:00Z").until).toBe("2026-12-25T01:00:00.000Z");
    expect(on(nights, { "2026-12-25": "closed" }, "2026-12-25T01:00:00Z").opensAt).toBe("2026-12-26T19:00:00.000Z");
  });

  test("the night of a closed day doesn't take place, though it would have lasted into the next", () => {
    const nights = everyDay("20:00-02:00");
    expect(on(nights, { "2026-12-25": "closed" }, "2026-12-26T00:30:00Z")).toEqual({
      state: "closed",
      until: null,
      opensAt: "2026-12-26T19:00:00.000Z",
    });
  });

  test("New Year's Eve lasts into the new year", () => {
    const year = { "2026-12-31": "18:00-05:00", "2027-01-01": "closed" };
    const hours = everyDay("09:00-17:00");
    expect(on(hours, year, "2026-12-31T12:00:00Z").opensAt).toBe("2026-12-31T17:00:00.000Z");
    expect(on(hours, year, "2026-12-31T20:00:00Z").until).toBe("2027-01-01T04:00:00.000Z");
    expect(on(hours, year, "2027-01-01T03:59:00Z").state).toBe("open");
    expect(on(hours, year, "2027-01-01T04:00:00Z").opensAt).toBe("2027-01-02T08:00:00.000Z");
  });

  test("29 February is a date like any other", () => {
    const leap = { "2028-02-28..2028-03-01": "closed" };
    expect(on(everyDay("09:00-17:00"), leap, "2028-02-29T10:00:00Z").opensAt).toBe("2028-03-02T08:00:00.000Z");
  });

  test("after months of winter it opens by its summer clock", () => {
    const winter = { "2026-10-01..2027-03-31": "closed" };
    expect(on(everyDay("09:00-17:00"), winter, "2026-10-10T10:00:00Z").opensAt).toBe("2027-04-01T07:00:00.000Z");
    expect(on(everyDay("09:00-17:00"), { "2026-10-01..2028-10-31": "closed" }, "2026-10-10T10:00:00Z").opensAt).toBe(
      "2028-11-01T08:00:00.000Z",
    );
  });

  test("months ahead, an hour that comes twice opens the first time", () => {
    const told = { "2026-01-10..2026-10-24": "closed", "2026-10-25": "02:30-05:00" };
    expect(on(everyDay("09:00-17:00"), told, "2026-01-15T10:00:00Z").opensAt).toBe("2026-10-25T00:30:00.000Z");
  });

  test("the day on which the clock changes may be special too", () => {
    // 01:00Z on 29 March 2026: from 02:00 to 03:00; on 25 October 2026: from 03:00 to 02:00.
    const spring = { "2026-03-28": "22:00-04:00", "2026-03-29": "closed" };
    expect(on(everyDay("closed"), spring, "2026-03-28T22:00:00Z").until).toBe("2026-03-29T02:00:00.000Z");
    expect(on(week({ Saturday: "22:00-02:30" }), { "2026-03-29": "02:30-05:00" }, "2026-03-29T00:30:00Z").until).toBe(
      "2026-03-29T03:00:00.000Z",
    );
    const autumn = { "2026-10-24": "22:00-02:30", "2026-10-25": "closed" };
    expect(on(everyDay("00:00-24:00"), autumn, "2026-10-25T00:15:00Z").until).toBe("2026-10-25T00:30:00.000Z");
    expect(on(everyDay("00:00-24:00"), autumn, "2026-10-25T00:45:00Z").opensAt).toBe("2026-10-25T01:00:00.000Z");
    expect(on(everyDay("00:00-24:00"), autumn, "2026-10-25T01:45:00Z").opensAt).toBe("2026-10-25T23:00:00.000Z");
  });

  test("hours that lie in the hour skipped in spring don't take place: it opens after them, or not at all", () => {
    // 29 March 2026 is a Sunday.
    const sundays = week({ ...Object.fromEntries(weekDays.map((day) => [day, "closed"])), Sunday: "02:00-03:00" });
    for (const now of ["2026-03-22T02:00:00Z", "2026-03-24T10:00:00Z", "2026-03-29T01:00:00Z"])
      expect(on(sundays, {}, now).opensAt).toBe("2026-04-05T00:00:00.000Z");
    const told = { "2026-03-29": "02:00-03:00" };
    expect(on(everyDay("closed"), told, "2026-03-01T10:00:00Z")).toEqual({
      state: "closed",
      until: null,
      opensAt: null,
    });
    expect(on(sundays, { "2026-03-01..2026-03-28": "closed" }, "2026-03-02T10:00:00Z").opensAt).toBe(
      "2026-04-05T00:00:00.000Z",
    );
    expect(on(everyDay("closed"), { ...told, "2026-06-01": "09:00-17:00" }, "2026-03-28T10:00:00Z").opensAt).toBe(
      "2026-06-01T07:00:00.000Z",
    );
  });

  test("the last hours of all open again if they lie in the hour that comes twice", () => {
    const told = { "2026-10-24": "22:00-02:30" };
    expect(on(everyDay("closed"), told, "2026-10-25T00:45:00Z").opensAt).toBe("2026-10-25T01:00:00.000Z");
    expect(on(everyDay("closed"), told, "2026-10-25T01:15:00Z").until).toBe("2026-10-25T01:30:00.000Z");
    expect(on(everyDay("closed"), told, "2026-10-25T01:30:00Z").opensAt).toBeNull();
  });

  test("round the clock says when it closes only if that is within a week", () => {
    const always = everyDay("00:00-24:00");
    expect(on(always, { "2026-12-25": "closed" }, "2026-12-01T10:00:00Z").state).toBe("open-24h");
    expect(on(always, { "2026-12-25": "closed" }, "2026-12-22T10:00:00Z")).toEqual({
      state: "open",
      until: "2026-12-24T23:00:00.000Z",
      opensAt: null,
    });
  });

  test("its own calendar decides which date it is", () => {
    const told = { "2026-12-25": "closed" };
    const now = "2026-12-24T16:00:00Z";
    expect(on(everyDay("00:00-24:00"), told, now, "Asia/Tokyo").state).toBe("closed");
    expect(on(everyDay("00:00-24:00"), told, now, "America/New_York").state).toBe("open");
  });

  test("days that are over change nothing", () => {
    const told = { "2025-12-25": "closed", "2026-11-01..2026-11-20": "closed" };
    for (const hours of [everyDay("09:00-17:00"), week({}), week({ Monday: "09:00-10:00" })])
      for (const now of ["2026-11-23T07:00:00Z", "2026-11-23T12:00:00Z", "2026-12-25T10:00:00Z"])
        expect(on(hours, told, now)).toEqual(state(hours, now));
  });
});
