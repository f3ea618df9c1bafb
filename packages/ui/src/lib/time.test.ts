import { expect, test } from "vitest";
import { parseTime } from "./parse-time.ts";
import { formatTime, hourCycleOf, minutesOf, timeOf } from "./time.ts";

test.each([
  ["9", "09:00"],
  ["930", "09:30"],
  ["0930", "09:30"],
  ["9.30", "09:30"],
  ["9 30", "09:30"],
  ["9h30", "09:30"],
  ["9 Uhr", "09:00"],
  ["6pm", "18:00"],
  ["6:15 p.m.", "18:15"],
  ["6a", "06:00"],
  ["12am", "00:00"],
  ["12 pm", "12:00"],
  ["24", "00:00"],
])("a time typed as %s is %s", (written, time) => {
  expect(parseTime(written)).toBe(time);
});

test("midnight ends a day as 24:00", () => {
  for (const written of ["0:00", "12am", "24:00"]) expect(parseTime(written, { midnight: "end" })).toBe("24:00");
});

test.each(["", "noon", "25", "9:60", "24:30", "13pm", "0am", "9:3", "99999", "ص"])("%s is no time", (written) => {
  expect(parseTime(written)).toBeNull();
});

const locales = "en-GB en-US de fr ar ar-EG fa ja ko zh-TW zh-CN hi bn th fi da bg es sl".split(" ");

test.each(locales)("what %s writes it reads again", (locale) => {
  for (let minutes = 0; minutes < 1440; minutes += 45) {
    const time = timeOf(minutes);
    for (const hourCycle of ["h12", "h23", undefined] as const)
      for (const padded of [false, true])
        expect([time, parseTime(formatTime(time, locale, { hourCycle, padded }), { locale })]).toEqual([time, time]);
  }
});

test("the language decides between the 12-hour and 24-hour clock", () => {
  expect(hourCycleOf("en-GB")).toBe("h23");
  expect(hourCycleOf("en-US")).toBe("h12");
  expect(formatTime("09:30", "en-GB")).toBe("9:30");
  expect(formatTime("09:30", "en-GB", { padded: true })).toBe("09:30");
  expect(formatTime("00:05", "de")).toBe("0:05");
  expect(formatTime("24:00", "de")).toBe("24:00");
  expect(formatTime("09:30", "en-US")).toBe("9:30\u00a0AM");
  expect(formatTime("early", "en-US")).toBe("early");
});

test("only complete times count", () => {
  expect(["00:00", "23:59", "24:00"].map(minutesOf)).toEqual([0, 1439, 1440]);
  expect(["9:00", "24:01", "00", ""].map(minutesOf)).toEqual([null, null, null, null]);
});
