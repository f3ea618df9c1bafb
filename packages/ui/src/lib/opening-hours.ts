// Opening hours as data, of a week and of dates that differ from it: what an entry says, what is wrong with it, and
// whether a place is open at a given moment.
import { dateFormat, type WeekDay, weekDayName, weekDays } from "./dates.ts";
import { type OpenState, type ShownTime, shownTime } from "./open-state.ts";
import { clockChange, minute, offsetAt, shownMinute, weekDayOf, weekLength } from "./opening-hours-clock.ts";
import { dayLength, formatTime, minutesOf, timeOf } from "./time.ts";

export { type WeekDay, weekDays } from "./dates.ts";
export * from "./open-state.ts";
export { weekLength } from "./opening-hours-clock.ts";
export { dayLength, timeOf } from "./time.ts";

/** One stretch of time, wall-clock. Times are `HH:MM`; a `closeTime` at or before `openTime` is past midnight. */
export type OpeningHoursSlot = {
  /** `00:00` to `23:59`, or `00` for not given. */
  openTime: string;
  /** `00:00` to `24:00`, or `00` for not given. */
  closeTime: string;
};

/** A day's hours. The first slot is its own; a lunch break or a second sitting adds `intervals`. */
export type DayHours = OpeningHoursSlot & {
  /** Closed all day; the times are ignored. */
  closed?: boolean | undefined;
  /** Open by appointment only; the times are ignored. */
  byAppointment?: boolean | undefined;
  /** Further slots of the day. */
  intervals?: OpeningHoursSlot[] | undefined;
};

/** One day of the week. */
export type OpeningHoursEntry = DayHours & { day: WeekDay };

/** The week, Monday to Sunday. */
export type OpeningHours = ReadonlyArray<OpeningHoursEntry>;

/** Dates with hours of their own, such as a holiday or a winter: on each of them these apply instead of the week's. */
export type SpecialHoursEntry = DayHours & {
  /** The first date, such as `2026-12-24`. */
  from: string;
  /** The last date; the same as `from` for a single day. */
  to: string;
  /** What it is, in a word or two, such as "Christmas". */
  label?: string | undefined;
};

/** Such dates, in any order. No two share a date. */
export type SpecialHours = ReadonlyArray<SpecialHoursEntry>;

/** Represents "not given". Midnight is `00:00`. */
export const notGiven = "00";

/** A week with nothing known yet. */
export const defaultOpeningHours: OpeningHours = weekDays.map((day) => ({
  day,
  openTime: notGiven,
  closeTime: notGiven,
}));

/** What kind of day it is, as a person would say it. */
export type OpeningHoursState = "not-given" | "open" | "all-day" | "by-appointment" | "closed";

/** What an entry says. */
export function stateOf(entry: DayHours): OpeningHoursState {
  if (entry.closed) return "closed";
  if (entry.byAppointment) return "by-appointment";
  const slots = slotsOf(entry);
  if (slots.length === 1 && slots[0]?.openTime === "00:00" && slots[0].closeTime === "24:00") return "all-day";
  return slots.some((slot) => slot.openTime !== notGiven || slot.closeTime !== notGiven) ? "open" : "not-given";
}

/** All slots of a day, its own first. */
export function slotsOf({ openTime, closeTime, intervals = [] }: DayHours): OpeningHoursSlot[] {
  return [{ openTime, closeTime }, ...intervals];
}

/** An entry with these slots; the first becomes its own. */
export const withSlots = (day: WeekDay, slots: readonly OpeningHoursSlot[]): OpeningHoursEntry => ({
  day,
  ...hoursWith(slots),
});

/** A day's hours of these slots. */
export function hoursWith(slots: readonly OpeningHoursSlot[]): DayHours {
  const [first = { openTime: notGiven, closeTime: notGiven }, ...rest] = slots;
  return {
    openTime: first.openTime,
    closeTime: first.closeTime,
    ...(rest.length > 0 ? { intervals: rest.map(({ openTime, closeTime }) => ({ openTime, closeTime })) } : {}),
  };
}

/** A slot in minutes since its day's midnight; past midnight the end is beyond 1440. `null` when it is not whole. */
export function spanOf({ openTime, closeTime }: OpeningHoursSlot): readonly [start: number, end: number] | null {
  const start = minutesOf(openTime);
  const end = minutesOf(closeTime);
  if (start === null || end === null || start === end || start === dayLength) return null;
  return [start, end < start ? end + dayLength : end];
}

/** Whether a slot runs into the next day. */
export function isOvernight(slot: OpeningHoursSlot): boolean {
  const span = spanOf(slot);
  return span !== null && span[1] > dayLength;
}

/** A problem with a slot, in words that say what to do. */
export type OpeningHoursProblem = {
  day: WeekDay;
  /** Which of the day's slots, from 0. */
  slot: number;
  /** Which of its two times to change. */
  part: "open" | "close";
  /** What kind it is. `half` is only half written, so it can wait until the person has finished. */
  code: "half" | "time" | "same" | "overlap" | "overnight";
  /** What is wrong and what to do. */
  message: string;
};

/** The words of problems. */
export type OpeningHoursProblemTexts = {
  missingOpen: string;
  missingClose: string;
  /** What was typed is not a time. */
  time: string;
  same: string;
  /** `which` is the number of the slot it overlaps, from 0; `time` is when it may start or must end. */
  overlapStart: (which: number, time: string) => string;
  overlapEnd: (which: number, time: string) => string;
  overlapWhole: (which: number) => string;
  /** `day` is the previous day. */
  overnight: (day: string, time: string) => string;
};

const ordinals = ["first", "second", "third", "fourth", "fifth", "sixth"];
const ordinal = (which: number) => ordinals[which] ?? `${which + 1}th`;

export const openingHoursProblemTexts: OpeningHoursProblemTexts = {
  missingOpen: "Add an opening time.",
  missingClose: "Add a closing time.",
  time: "Enter a time such as 09:00.",
  same: "Opens and closes at the same time. If it's open all day, choose “All day”.",
  overlapStart: (which, time) => `Overlaps the ${ordinal(which)} slot. Start at ${time} or later.`,
  overlapEnd: (which, time) => `Overlaps the ${ordinal(which)} slot. End at ${time} or earlier.`,
  overlapWhole: (which) => `Overlaps the ${ordinal(which)} slot, which lasts all day. Remove one of the two.`,
  overnight: (day, time) => `${day} is still open until ${time}. Start at ${time} or later.`,
};

/**
 * The problems in a week, in order; empty if it can be saved.
 * @param locale how to write days and times in the messages
 */
export function validateOpeningHours(
  value: OpeningHours,
  texts: Partial<OpeningHoursProblemTexts> = {},
  locale = "en-GB",
): OpeningHoursProblem[] {
  const words = wordsOf(texts, locale);
  return value.flatMap((entry, index) => {
    const state = stateOf(entry);
    if (state !== "open" && state !== "all-day") return [];
    const slots = slotsOf(entry);
    const before = value[(index - 1 + value.length) % value.length];
    return slots.flatMap((slot, number): OpeningHoursProblem[] => {
      const problem =
        wrongTimes(slot, words) ??
        overlapWithin(slots, number, words) ??
        overlapFromYesterday(slot, before, entry, words);
      return problem ? [{ day: entry.day, slot: number, ...problem }] : [];
    });
  });
}

type Words = OpeningHoursProblemTexts & { day: (day: WeekDay) => string; clock: (minutes: number) => string };

const wordsOf = (texts: Partial<OpeningHoursProblemTexts>, locale: string): Words => ({
  ...openingHoursProblemTexts,
  ...texts,
  day: (day) => weekDayName(day, locale),
  clock: (minutes) => formatTime(timeOf(minutes), locale, { padded: true }),
});

/** A problem with an entry of special hours. */
export type SpecialHoursProblem = {
  /** Which entry, from 0. */
  at: number;
  /** Which of its slots, from 0. */
  slot: number;
  /** What to change: one of its dates, or one of a slot's times. */
  part: "from" | "to" | OpeningHoursProblem["part"];
  /** What kind it is. `missing` and `half` are only half written, so they can wait until the person has finished. */
  code: "missing" | "date" | "order" | "taken" | Exclude<OpeningHoursProblem["code"], "overnight">;
  /** What is wrong and what to do. */
  message: string;
};

/** The words of problems with dates. */
export type SpecialHoursProblemTexts = OpeningHoursProblemTexts & {
  missingDate: string;
  order: string;
  /** `dates` are those of the entry that it shares a date with. */
  taken: (dates: string) => string;
};

export const specialHoursProblemTexts: SpecialHoursProblemTexts = {
  ...openingHoursProblemTexts,
  missingDate: "Choose a date.",
  order: "The last day is before the first.",
  taken: (dates) => `${dates} is in the list already. Choose other dates.`,
};

/**
 * The problems in special hours, in order; empty if they can be saved.
 * @param locale how to write dates and times in the messages
 */
export function validateSpecialHours(
  value: SpecialHours,
  texts: Partial<SpecialHoursProblemTexts> = {},
  locale = "en-GB",
): SpecialHoursProblem[] {
  const words = { ...specialHoursProblemTexts, ...wordsOf(texts, locale), ...texts };
  return value.flatMap((entry, at): SpecialHoursProblem[] => {
    const dates = wrongDates(value, at, words, locale);
    const state = stateOf(entry);
    if (state === "closed" || state === "by-appointment") return dates ? [{ at, slot: 0, ...dates }] : [];
    const slots = slotsOf(entry);
    const times = slots.flatMap((slot, number): SpecialHoursProblem[] => {
      const problem = wrongTimes(slot, words) ?? overlapWithin(slots, number, words);
      return problem ? [{ at, slot: number, ...(problem as Omit<SpecialHoursProblem, "at" | "slot">) }] : [];
    });
    return dates ? [{ at, slot: 0, ...dates }, ...times] : times;
  });
}

/** Each entry is compared with those before it, so that one overlap causes one problem, at the later entry. */
function wrongDates(
  value: SpecialHours,
  at: number,
  words: SpecialHoursProblemTexts,
  locale: string,
): Pick<SpecialHoursProblem, "part" | "code" | "message"> | null {
  const { from, to } = value[at]!;
  for (const [part, date] of [
    ["from", from],
    ["to", to],
  ] as const) {
    if (date === "") return { part, code: "missing", message: words.missingDate };
    if (dayOfDate(date) === null) return { part, code: "date", message: words.missingDate };
  }
  if (to < from) return { part: "to", code: "order", message: words.order };
  const isDated = (other: SpecialHoursEntry) => dayOfDate(other.from) !== null && dayOfDate(other.to) !== null;
  const taken = value.slice(0, at).find((other) => isDated(other) && other.from <= to && from <= other.to);
  return taken ? { part: "from", code: "taken", message: words.taken(formatDates(taken, locale)) } : null;
}

/** "25 December 2026" or "24 – 26 December 2026"; short "25 Dec" or "24 – 26 Dec". */
export function formatDates(
  { from, to }: Pick<SpecialHoursEntry, "from" | "to">,
  locale: string,
  width: "long" | "short" = "long",
): string {
  const format = dateFormat(
    locale,
    width === "long" ? { day: "numeric", month: "long", year: "numeric" } : { day: "numeric", month: "short" },
  );
  const [first, last] = [new Date(from), new Date(to)];
  if (from >= to) return format.format(first);
  if (width === "short" && from.slice(0, 7) !== to.slice(0, 7))
    return `${format.format(first)} – ${format.format(last)}`;
  // Engines differ in which narrow spaces they put around the dash; a server and a browser must not.
  return format.formatRange(first, last).replace(/[\u2009\u202f]/gu, " ");
}

type Finding = Pick<OpeningHoursProblem, "part" | "code" | "message">;

function wrongTimes({ openTime, closeTime }: OpeningHoursSlot, words: Words): Finding | null {
  if (openTime === notGiven) return { part: "open", code: "half", message: words.missingOpen };
  const opens = minutesOf(openTime);
  if (opens === null || opens === dayLength) return { part: "open", code: "time", message: words.time };
  if (closeTime === notGiven) return { part: "close", code: "half", message: words.missingClose };
  if (minutesOf(closeTime) === null) return { part: "close", code: "time", message: words.time };
  if (openTime === closeTime) return { part: "close", code: "same", message: words.same };
  return null;
}

/** Each slot is compared with those before it, so that one overlap causes one problem, at the later entry. */
function overlapWithin(slots: readonly OpeningHoursSlot[], number: number, words: Words): Finding | null {
  const span = spanOf(slots[number] ?? { openTime: notGiven, closeTime: notGiven });
  if (!span) return null;
  for (const [which, other] of slots.slice(0, number).entries()) {
    const taken = spanOf(other);
    if (!taken || span[0] >= taken[1] || span[1] <= taken[0]) continue;
    if (span[0] < taken[0]) {
      return { part: "close", code: "overlap", message: words.overlapEnd(which, words.clock(taken[0])) };
    }
    if (taken[1] >= dayLength) {
      const message = taken[0] > 0 ? words.overlapEnd(which, words.clock(taken[0])) : words.overlapWhole(which);
      return { part: taken[0] > 0 ? "close" : "open", code: "overlap", message };
    }
    return { part: "open", code: "overlap", message: words.overlapStart(which, words.clock(taken[1])) };
  }
  return null;
}

function overlapFromYesterday(
  slot: OpeningHoursSlot,
  before: OpeningHoursEntry | undefined,
  entry: OpeningHoursEntry,
  words: Words,
): Finding | null {
  const span = spanOf(slot);
  if (!span || !before || before === entry || stateOf(before) !== "open") return null;
  const until = Math.max(...slotsOf(before).map((each) => (spanOf(each)?.[1] ?? 0) - dayLength));
  if (until <= span[0]) return null;
  return { part: "open", code: "overnight", message: words.overnight(words.day(before.day), words.clock(until)) };
}

/**
 * The slots that mean something to a reader: half a pair says nothing, and a day without its own times has no further
 * ones.
 */
export const givenSlots = (entry: DayHours): OpeningHoursSlot[] =>
  givenSpans(entry).map(({ openTime, closeTime }) => ({ openTime, closeTime }));

/** The same slots in minutes since the day's midnight. The same time twice is a whole day. */
function givenSpans(entry: DayHours): Span[] {
  const own = entry.closed || entry.byAppointment ? null : readSpan(entry);
  if (!own) return [];
  return entry.intervals ? [own, ...entry.intervals.map(readSpan).filter((span) => span !== null)] : [own];
}

type Span = OpeningHoursSlot & { from: number; to: number };

function readSpan({ openTime, closeTime }: OpeningHoursSlot): Span | null {
  const from = minutesOf(openTime);
  const closes = minutesOf(closeTime);
  if (from === null || closes === null) return null;
  return { openTime, closeTime, from, to: closes > from ? closes : closes + dayLength };
}

/** A slot that lasts all day. The same time twice counts as one when it is read, though the editor refuses it. */
export const isAllDay = ({ openTime, closeTime }: OpeningHoursSlot): boolean =>
  openTime === closeTime || (openTime === "00:00" && closeTime === "24:00");

/** What a reader learns about a day. */
export function readingOf(entry: DayHours): OpeningHoursState {
  if (entry.closed) return "closed";
  if (entry.byAppointment) return "by-appointment";
  const [first] = givenSlots(entry);
  if (!first) return "not-given";
  return isAllDay(first) ? "all-day" : "open";
}

/** Whether a week has any hours at all. */
export const hoursGiven = (value: OpeningHours): boolean => value.some((entry) => readingOf(entry) !== "not-given");

/** What applies on a date: its special hours if it has any, or else those of its day of the week. */
export function hoursOn(
  date: string,
  value: OpeningHours,
  special: SpecialHours = [],
): OpeningHoursEntry | SpecialHoursEntry | undefined {
  const day = dayOfDate(date);
  const dated = special.find(({ from, to }) => from <= date && date <= to);
  return dated ?? (day === null ? undefined : weekHours(value, day));
}

const weekHours = <Entry extends { day: WeekDay }>(value: readonly Entry[], day: number): Entry | undefined =>
  value.find((entry) => entry.day === weekDayOf(day));

/** Days since 1970 for `2026-12-25`; `null` for anything that isn't a date. */
export function dayOfDate(date: string): number | null {
  const moment = /^\d{4}-\d\d-\d\d$/u.test(date) ? Date.parse(`${date}T00:00Z`) : Number.NaN;
  return Number.isNaN(moment) || dateOfDay(moment / dayInMs) !== date ? null : moment / dayInMs;
}

/** The date of a day counted from 1970. */
export const dateOfDay = (day: number): string => new Date(day * dayInMs).toISOString().slice(0, 10);

const dayInMs = dayLength * minute;

/**
 * Whether a place is open at `now`, and until when. Its clock on the wall decides; yesterday's slot past midnight
 * counts, and special hours replace those of the week. An hour skipped in spring doesn't exist, and one repeated in
 * autumn counts twice.
 * @param timeZone the place's, such as "Europe/Ljubljana"
 * @returns the state, with the moment of the next change in milliseconds since 1970
 */
export function openStateAt(
  value: OpeningHours,
  timeZone: string,
  now: string | number | Date,
  special: SpecialHours = [],
): OpenState & { change?: (ShownTime & { moment: number }) | undefined } {
  const start = new Date(now).getTime();
  const at = shownMinute(start, timeZone);
  const today = Math.floor(at / dayLength);
  const ranges = openRangesOn(value, special, today - 1, today + 7);
  const current = ranges.find(within(at));
  if (current && current[1] - at >= weekLength) return { state: "open-24h" };

  const changeIn = (among: OpenRange[]) => {
    const moment = nextChange(among, timeZone, start);
    return moment === undefined ? undefined : { moment, ...shownTime(moment, timeZone, start) };
  };
  if (current) return { state: "open", change: changeIn(ranges) };
  const hours = hoursOn(dateOfDay(today), value, special);
  const reading = hours ? readingOf(hours) : "not-given";
  if (reading === "by-appointment" || reading === "not-given") return { state: reading };
  // Closed for longer than a week: the next opening is on one of the special days or in the week after them, or another
  // week later if it lies in the hour that is skipped in spring.
  const last = Math.max(today, ...special.map(({ to }) => dayOfDate(to) ?? today));
  return { state: "closed", change: changeIn(ranges) ?? changeIn(openRangesOn(value, special, today, last + 14)) };
}

/** Minutes, from Monday 00:00 in a week or since 1970 on a clock on the wall; the end is exclusive. */
export type OpenRange = [from: number, to: number];

/** When it is open, in order, with touching slots joined and Sunday night's part of Monday at the front. */
export function openRanges(value: OpeningHours): OpenRange[] {
  const ranges: OpenRange[] = [];
  for (const entry of value) {
    const midnight = weekDays.indexOf(entry.day) * dayLength;
    for (const { from, to } of givenSpans(entry)) {
      ranges.push([midnight + from, Math.min(midnight + to, weekLength)]);
      if (midnight + to > weekLength) ranges.push([0, midnight + to - weekLength]);
    }
  }
  return joinRanges(ranges);
}

/**
 * When it is open from one day to another, both counted from 1970, in minutes since 1970 on its clock: what starts on
 * one of these days, in order and with touching slots joined.
 */
export function openRangesOn(value: OpeningHours, special: SpecialHours, first: number, last: number): OpenRange[] {
  const ranges: OpenRange[] = [];
  for (let day = first; day <= last; day++) {
    const hours = special.length > 0 ? hoursOn(dateOfDay(day), value, special) : weekHours(value, day);
    for (const { from, to } of hours ? givenSpans(hours) : [])
      ranges.push([day * dayLength + from, day * dayLength + to]);
  }
  return joinRanges(ranges);
}

/** In order, with overlapping or touching slots merged. */
export function joinRanges(ranges: readonly OpenRange[]): OpenRange[] {
  const joined: OpenRange[] = [];
  for (const [from, to] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

const within =
  (at: number) =>
  ([from, to]: OpenRange): boolean =>
    from <= at && at < to;

/** The next moment at which open turns to closed or the other way round, if there is one in these ranges. */
function nextChange(ranges: OpenRange[], timeZone: string, now: number): number | undefined {
  const isOpen = (moment: number) => ranges.some(within(shownMinute(moment, timeZone)));
  const open = isOpen(now);
  let at = Math.floor(now / minute) * minute;
  for (;;) {
    const offset = offsetAt(at, timeZone);
    const away = minutesToChange(ranges, shownMinute(at, timeZone));
    // A week at a time, in which the clock changes once at most.
    const next = at + Math.min(away, weekLength) * minute;
    const isSteady = offsetAt(next, timeZone) === offset;
    if (isSteady && away <= weekLength) return next;
    // No range is ahead: there was none, or spring has skipped it. Autumn can still bring one back.
    if (isSteady && away === Infinity) return undefined;
    // The clock changes before that, or just then: the change itself may open or close the place.
    at = isSteady ? next : clockChange(at, next, timeZone);
    if (isOpen(at) !== open) return at;
  }
}

/** Minutes until the state changes, if the clock doesn't change first. */
const minutesToChange = (ranges: OpenRange[], at: number): number =>
  (ranges.find(within(at))?.[1] ?? ranges.find(([from]) => from > at)?.[0] ?? Infinity) - at;
