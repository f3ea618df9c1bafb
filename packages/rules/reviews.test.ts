import { expect, test } from "vitest";
import { day } from "./lifetimes.ts";
import { type Experience, offeredMonths, weddingMonthError, weddingMonths } from "./reviews.ts";

const experiences: Experience[] = ["completed", "booked", "cancelled"];
const november = Date.parse("2026-11-21T11:00:00Z");

test("months are counted across years: two years back, and five ahead for a booking", () => {
  expect(weddingMonths("completed", november)).toEqual({ min: "2024-11", max: "2026-11" });
  expect(weddingMonths("booked", november)).toEqual({ min: "2024-11", max: "2031-11" });
});

test("every problem with a month has a name", () => {
  expect(weddingMonthError("completed", "", november)).toBe("missing");
  expect(weddingMonthError("completed", null, november)).toBe("missing");
  expect(weddingMonthError("completed", "2024-10", november)).toBe("too-early");
  expect(weddingMonthError("completed", "2026-12", november)).toBe("too-late");
  expect(weddingMonthError("booked", "2026-12", november)).toBeNull();
  expect(weddingMonthError("enquired", "2026-06", november)).toBe("not-asked");
  expect(weddingMonthError("enquired", null, november)).toBeNull();
});

/** The month on a calendar that is this many hours ahead of UTC, shifted by whole months. */
function monthOn(moment: number, hoursAhead: number, months = 0): string {
  const at = new Date(moment + hoursAhead * 3_600_000);
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months)).toISOString().slice(0, 7);
}

test("on every day of five years, wherever people are, they may give their own month and the one two years before it", () => {
  const refused: string[] = [];
  for (let now = Date.UTC(2024, 0, 1); now < Date.UTC(2029, 0, 1); now += (day * 1000) / 4) {
    for (const hoursAhead of [-12, -5, 0, 1, 9, 14]) {
      for (const experience of experiences) {
        for (const month of [monthOn(now, hoursAhead), monthOn(now, hoursAhead, -24)]) {
          const fault = weddingMonthError(experience, month, now);
          if (fault) refused.push(`${new Date(now).toISOString()} at ${hoursAhead}: ${month} is ${fault}`);
        }
      }
    }
  }
  expect(refused).toEqual([]);
});

const zones = [-12, -9.5, -5, 0, 1, 5.75, 9, 13, 14];

test("around the end of every month, in every time zone, every month offered is accepted, even by a clock that is hours off", () => {
  const refused: string[] = [];
  // Two years and the turns of the year, including a leap day; no time zone plus clock error exceeds these hours
  // together.
  for (let month = 0; month < 26; month++) {
    for (let hours = -24; hours <= 24; hours += 0.75) {
      const now = Date.UTC(2024, month) + hours * 3_600_000;
      for (const ahead of zones) {
        for (const experience of experiences) {
          for (const offered of Object.values(offeredMonths(experience, now, -ahead * 60))) {
            for (const apart of [-9, -1, 0, 1, 9]) {
              const fault = weddingMonthError(experience, offered, now + apart * 3_600_000);
              if (fault)
                refused.push(`${new Date(now).toISOString()} at ${ahead}, ${apart} h on: ${offered} is ${fault}`);
            }
          }
        }
      }
    }
  }
  expect(refused).toEqual([]);
});

test("people are offered the months of their own calendar: on its last day a month isn't over, and the next hasn't started", () => {
  const lastMinute = Date.parse("2026-11-30T23:59:00Z");
  for (const ahead of zones) {
    const there = lastMinute - ahead * 3_600_000;
    const seen = { min: "2024-11", max: "2026-11" };
    expect(offeredMonths("completed", there, -ahead * 60)).toEqual(seen);
    expect(offeredMonths("completed", there + 60_000, -ahead * 60)).toEqual({ min: "2024-12", max: "2026-12" });
    expect(offeredMonths("booked", there, -ahead * 60)).toEqual({ ...seen, max: "2031-11" });
  }
});

test("in the middle of a month, neither end is extended", () => {
  for (let month = 0; month < 60; month++) {
    const now = Date.UTC(2024, month, 15);
    expect(weddingMonths("completed", now)).toEqual({ min: monthOn(now, 0, -24), max: monthOn(now, 0) });
  }
});
