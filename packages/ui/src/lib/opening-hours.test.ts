import { expect, test } from "vitest";
import {
  defaultOpeningHours,
  hoursGiven,
  hoursOn,
  hoursWith,
  isOvernight,
  type OpeningHours,
  type OpeningHoursEntry,
  openStateAt,
  readingOf,
  shownTime,
  type SpecialHoursEntry,
  stateOf,
  validateOpeningHours,
  validateSpecialHours,
  type WeekDay,
  withSlots,
  wordOpenState,
} from "./opening-hours.ts";

const week = (...entries: OpeningHoursEntry[]): OpeningHours =>
  defaultOpeningHours.map((each) => entries.find(({ day }) => day === each.day) ?? each);
const day = (name: WeekDay, ...slots: [string, string][]) =>
  withSlots(
    name,
    slots.map(([openTime, closeTime]) => ({ openTime, closeTime })),
  );
const messages = (value: OpeningHours) => validateOpeningHours(value).map(({ message }) => message);

test("all seven days start as not given, which is neither midnight nor all day", () => {
  expect(defaultOpeningHours).toHaveLength(7);
  expect(defaultOpeningHours[0]).toEqual({ day: "Monday", openTime: "00", closeTime: "00" });
  expect(defaultOpeningHours.map(stateOf)).toEqual(Array(7).fill("not-given"));
  expect(validateOpeningHours(defaultOpeningHours)).toEqual([]);
  expect(stateOf(day("Monday", ["00:00", "24:00"]))).toBe("all-day");
});

test("half a pair is refused, with the problem on the missing half", () => {
  expect(validateOpeningHours(week(day("Monday", ["09:00", "00"])))).toEqual([
    { day: "Monday", slot: 0, part: "close", code: "half", message: "Add a closing time." },
  ]);
  expect(messages(week(day("Monday", ["00", "18:00"])))).toEqual(["Add an opening time."]);
});

test("an empty additional slot is refused too", () => {
  expect(messages(week(day("Monday", ["09:00", "12:00"], ["00", "00"])))).toEqual(["Add an opening time."]);
});

test("text that isn't a time gets an example of one", () => {
  expect(messages(week(day("Monday", ["early", "18:00"])))).toEqual(["Enter a time such as 09:00."]);
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

test("closing before opening means running past midnight, into the next day", () => {
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

const zone = "Europe/Ljubljana";
// A Saturday, noon in Ljubljana.
const noon = "2026-11-21T11:00:00Z";
const life = week(
  { ...day("Monday"), closed: true },
  day("Tuesday", ["09:00", "18:00"]),
  day("Saturday", ["09:00", "13:00"], ["18:00", "02:00"]),
  { ...day("Sunday"), byAppointment: true },
);

test("an open place says when it closes, by its own clock", () => {
  expect(openStateAt(life, zone, noon)).toMatchObject({
    state: "open",
    change: { day: "Saturday", time: "13:00", daysAhead: 0 },
  });
  expect(openStateAt(life, "Asia/Tokyo", noon)).toMatchObject({
    state: "open",
    change: { day: "Sunday", time: "02:00", daysAhead: 1 },
  });
});

test("a closed place says when it opens next", () => {
  expect(openStateAt(life, zone, "2026-11-21T13:00:00Z").change).toMatchObject({
    day: "Saturday",
    time: "18:00",
    daysAhead: 0,
  });
  expect(openStateAt(life, zone, "2026-11-23T08:00:00Z")).toMatchObject({
    state: "closed",
    change: { day: "Tuesday", time: "09:00", daysAhead: 1 },
  });
  expect(openStateAt(week({ ...day("Saturday"), closed: true }), zone, noon)).toEqual({
    state: "closed",
    change: undefined,
  });
});

test("last night's slot still counts after midnight, from Sunday into Monday too", () => {
  expect(openStateAt(life, zone, "2026-11-22T00:30:00Z").state).toBe("open");
  expect(openStateAt(life, zone, "2026-11-22T01:00:00Z").state).toBe("by-appointment");
  const night = week(day("Sunday", ["20:00", "03:00"]));
  expect(openStateAt(night, zone, "2026-11-22T22:00:00Z").change).toMatchObject({
    day: "Monday",
    time: "03:00",
    daysAhead: 1,
  });
  expect(openStateAt(night, zone, "2026-11-23T01:30:00Z").change).toMatchObject({
    day: "Monday",
    time: "03:00",
    daysAhead: 0,
  });
});

test("days that touch are one stretch; a week without a gap never closes", () => {
  const weekend = week(day("Saturday", ["00:00", "24:00"]), day("Sunday", ["00:00", "12:00"]));
  expect(openStateAt(weekend, zone, noon).change).toMatchObject({ day: "Sunday", time: "12:00", daysAhead: 1 });
  const always = defaultOpeningHours.map((entry) => day(entry.day, ["00:00", "24:00"]));
  expect(openStateAt(always, zone, noon)).toEqual({ state: "open-24h" });
});

test("where the clock is turned the wall decides: 02:30 that is skipped is not there", () => {
  const early = week(day("Sunday", ["02:15", "02:45"]));
  // The last Sunday of March 2026: after 01:59 comes 03:00.
  expect(openStateAt(early, zone, "2026-03-29T01:00:00Z").state).toBe("closed");
});

test("half a pair, or further slots without the day's own, show nothing to readers", () => {
  expect(readingOf(day("Tuesday", ["09:00", "00"]))).toBe("not-given");
  expect(readingOf(day("Tuesday", ["00", "00"], ["14:00", "18:00"]))).toBe("not-given");
  expect(readingOf(day("Tuesday", ["08:00", "08:00"]))).toBe("all-day");
  expect(readingOf({ ...day("Tuesday", ["09:00", "17:00"]), byAppointment: true })).toBe("by-appointment");
  expect(hoursGiven(defaultOpeningHours)).toBe(false);
  expect(hoursGiven(life)).toBe(true);
});

test("a moment is given by the place's calendar and clock, and by how many days ahead it is there", () => {
  expect(shownTime("2026-11-22T23:30:00Z", zone, noon)).toEqual({
    day: "Monday",
    time: "00:30",
    daysAhead: 2,
    date: Date.UTC(2026, 10, 23),
  });
  expect(shownTime("2026-11-21T12:00:00Z", "Asia/Tokyo", noon)).toEqual({
    day: "Saturday",
    time: "21:00",
    daysAhead: 0,
    date: Date.UTC(2026, 10, 21),
  });
});

test("open and closed are described in a few words, in any language", () => {
  const say = (moment: string, locale?: string) => wordOpenState(openStateAt(life, zone, moment), { locale });
  expect(say(noon)).toEqual({ tone: "open", label: "Open now · until 13:00" });
  expect(say("2026-11-21T13:00:00Z")).toEqual({ tone: "closed", label: "Opens 18:00" });
  expect(say("2026-11-23T08:00:00Z")).toEqual({ tone: "closed", label: "Opens Tue 9:00" });
  expect(say("2026-11-23T08:00:00Z", "de")?.label).toBe("Opens Di 9:00");
  expect(say("2026-11-22T11:00:00Z")).toEqual({ tone: "neutral", label: "By appointment" });
  expect(wordOpenState({ state: "not-given" })).toBeUndefined();
  expect(wordOpenState({ state: "closed" })?.label).toBe("Closed now");
  expect(wordOpenState({ state: "open-24h" }, { texts: { allDay: "Immer offen" } })?.label).toBe("Immer offen");
});

const christmas: SpecialHoursEntry = {
  from: "2026-12-24",
  to: "2026-12-26",
  label: "Christmas",
  openTime: "00",
  closeTime: "00",
  closed: true,
};
const dated = (from: string, to: string, ...slots: [string, string][]): SpecialHoursEntry => ({
  from,
  to,
  ...hoursWith(slots.map(([openTime, closeTime]) => ({ openTime, closeTime }))),
});
const wrong = (...value: SpecialHoursEntry[]) =>
  validateSpecialHours(value).map(({ at, slot, part, code }) => [at, slot, part, code]);

test("special hours apply on each of their dates, and the week's on all others", () => {
  expect(hoursOn("2026-12-23", life, [christmas])).toMatchObject({ day: "Wednesday" });
  expect(hoursOn("2026-12-24", life, [christmas])).toBe(christmas);
  expect(hoursOn("2026-12-26", life, [christmas])).toBe(christmas);
  expect(hoursOn("2026-12-27", life, [christmas])).toMatchObject({ day: "Sunday", byAppointment: true });
  expect(hoursOn("soon", life, [christmas])).toBeUndefined();
});

test("special hours that share a date are refused, at the later entry", () => {
  const eve = dated("2026-12-26", "2026-12-27", ["10:00", "14:00"]);
  expect(wrong(christmas, dated("2026-12-27", "2026-12-31", ["10:00", "14:00"]))).toEqual([]);
  expect(wrong(christmas, eve)).toEqual([[1, 0, "from", "taken"]]);
  expect(validateSpecialHours([eve, christmas])[0]!.message).toBe(
    "26 – 27 December 2026 is in the list already. Choose other dates.",
  );
});

test("special hours need two real dates in order, and times as a week's day does", () => {
  expect(wrong(dated("", "2026-12-26", ["10:00", "14:00"]))).toEqual([[0, 0, "from", "missing"]]);
  expect(wrong(dated("2026-12-26", "", ["10:00", "14:00"]))).toEqual([[0, 0, "to", "missing"]]);
  // What isn't whole yet is compared with nothing.
  expect(wrong(dated("", "2026-12-26", ["10:00", "14:00"]), christmas)).toEqual([[0, 0, "from", "missing"]]);
  expect(wrong(dated("2026-02-29", "2026-03-01", ["10:00", "14:00"]))).toEqual([[0, 0, "from", "date"]]);
  expect(wrong({ ...christmas, to: "2026-12-23" })).toEqual([[0, 0, "to", "order"]]);
  expect(wrong(dated("2026-12-31", "2026-12-31"))).toEqual([[0, 0, "open", "half"]]);
  expect(wrong(dated("2026-12-31", "2026-12-31", ["10:00", "14:00"], ["13:00", "18:00"]))).toEqual([
    [0, 1, "open", "overlap"],
  ]);
  expect(wrong(dated("2026-12-31", "2026-12-31", ["20:00", "04:00"]), { ...christmas, byAppointment: true })).toEqual(
    [],
  );
});

test("a place that stays closed for longer than a week says on which date it opens", () => {
  const winter = { ...christmas, from: "2026-11-22", to: "2027-03-01" };
  const say = (now: string, locale = "en-GB") =>
    wordOpenState(openStateAt(life, zone, now, [winter]), { locale })?.label;
  expect(say("2026-11-24T11:00:00Z")).toBe("Opens 2 Mar");
  expect(say("2026-11-24T11:00:00Z", "de")).toBe("Opens 2. März");
  // Within a week its day is clear: 2 March 2027 is a Tuesday.
  expect(say("2027-02-26T11:00:00Z")).toBe("Opens Tue 9:00");
});
