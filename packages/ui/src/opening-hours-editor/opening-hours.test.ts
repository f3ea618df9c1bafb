import { expect, test } from "vitest";
import {
  defaultOpeningHours,
  isOvernight,
  type OpeningHours,
  type OpeningHoursEntry,
  parseTime,
  stateOf,
  validateOpeningHours,
  type WeekDay,
  withSlots,
} from "./opening-hours.ts";

const week = (...entries: OpeningHoursEntry[]): OpeningHours =>
  defaultOpeningHours.map((each) => entries.find(({ day }) => day === each.day) ?? each);
const day = (name: WeekDay, ...slots: [string, string][]) =>
  withSlots(
    name,
    slots.map(([openTime, closeTime]) => ({ openTime, closeTime })),
  );
const messages = (value: OpeningHours) => validateOpeningHours(value).map(({ message }) => message);

test("seven days begin not given, which is neither midnight nor all day", () => {
  expect(defaultOpeningHours).toHaveLength(7);
  expect(defaultOpeningHours[0]).toEqual({ day: "Monday", openTime: "00", closeTime: "00" });
  expect(defaultOpeningHours.map(stateOf)).toEqual(Array(7).fill("not-given"));
  expect(validateOpeningHours(defaultOpeningHours)).toEqual([]);
  expect(stateOf(day("Monday", ["00:00", "24:00"]))).toBe("all-day");
});

test.each([
  ["9", "09:00"],
  ["930", "09:30"],
  ["0930", "09:30"],
  ["9.30", "09:30"],
  ["9h30", "09:30"],
  ["9 Uhr", "09:00"],
  ["6pm", "18:00"],
  ["6:15 p.m.", "18:15"],
  ["12am", "00:00"],
  ["12 pm", "12:00"],
  ["24", "00:00"],
])("an opening time written %s is %s", (written, time) => {
  expect(parseTime(written, "open")).toBe(time);
});

test("midnight ends a day as 24:00", () => {
  expect(parseTime("0:00", "close")).toBe("24:00");
  expect(parseTime("12am", "close")).toBe("24:00");
  expect(parseTime("24:00", "close")).toBe("24:00");
});

test.each(["", "noon", "25", "9:60", "24:30", "13pm", "0am", "9:3", "99999"])("%s is no time", (written) => {
  expect(parseTime(written, "open")).toBeNull();
});

test("a pair given by half is refused, on the half that is missing", () => {
  expect(validateOpeningHours(week(day("Monday", ["09:00", "00"])))).toEqual([
    { day: "Monday", slot: 0, part: "close", code: "half", message: "Add when it closes." },
  ]);
  expect(messages(week(day("Monday", ["00", "18:00"])))).toEqual(["Add when it opens."]);
});

test("an empty further slot is refused too", () => {
  expect(messages(week(day("Monday", ["09:00", "12:00"], ["00", "00"])))).toEqual(["Add when it opens."]);
});

test("what is no time says what one looks like", () => {
  expect(messages(week(day("Monday", ["early", "18:00"])))).toEqual(["Write a time such as 09:00."]);
});

test("an overlap says where the later slot may start", () => {
  expect(messages(week(day("Wednesday", ["09:00", "14:30"], ["14:00", "18:00"])))).toEqual([
    "Overlaps the first slot. Start at 14:30 or later.",
  ]);
});

test("an earlier slot written second says where it must end", () => {
  expect(messages(week(day("Wednesday", ["14:00", "18:00"], ["09:00", "14:30"])))).toEqual([
    "Overlaps the first slot. End at 14:00 or earlier.",
  ]);
});

test("slots that touch do not overlap", () => {
  expect(messages(week(day("Wednesday", ["09:00", "12:00"], ["12:00", "18:00"])))).toEqual([]);
});

test("closing before opening runs past midnight, into the next day", () => {
  expect(isOvernight({ openTime: "18:00", closeTime: "02:00" })).toBe(true);
  expect(isOvernight({ openTime: "18:00", closeTime: "24:00" })).toBe(false);
  const saturday = day("Saturday", ["18:00", "02:00"]);
  expect(messages(week(saturday, day("Sunday", ["01:00", "05:00"])))).toEqual([
    "Saturday is still open until 02:00. Start at 02:00 or later.",
  ]);
  expect(messages(week(saturday, day("Sunday", ["02:00", "05:00"])))).toEqual([]);
});

test("Sunday night runs into Monday", () => {
  expect(messages(week(day("Sunday", ["20:00", "03:00"]), day("Monday", ["00:00", "24:00"])))).toEqual([
    "Sunday is still open until 03:00. Start at 03:00 or later.",
  ]);
});

test("the same time twice is not a whole day", () => {
  expect(messages(week(day("Monday", ["09:00", "09:00"])))).toHaveLength(1);
});

test("times of a closed day do not count", () => {
  expect(messages(week({ ...day("Monday", ["09:00", "00"]), closed: true }))).toEqual([]);
});
