// A week's opening hours as data: what an entry says, what is wrong with it, and whether a place is open at a given
// moment.
import { type WeekDay, weekDayName, weekDays } from "./dates.ts";
import { type OpenState, type ShownTime, shownTime } from "./open-state.ts";
import { clockChange, minute, minuteOfWeek, offsetAt, weekLength } from "./opening-hours-clock.ts";
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

/** One day. The first slot is its own; a lunch break or a second sitting adds `intervals`. */
export type OpeningHoursEntry = OpeningHoursSlot & {
  day: WeekDay;
  /** Closed all day; the times are ignored. */
  closed?: boolean | undefined;
  /** Open by appointment only; the times are ignored. */
  byAppointment?: boolean | undefined;
  /** Further slots of the day. */
  intervals?: OpeningHoursSlot[] | undefined;
};

/** The week, Monday to Sunday. */
export type OpeningHours = ReadonlyArray<OpeningHoursEntry>;

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
export function stateOf(entry: OpeningHoursEntry): OpeningHoursState {
  if (entry.closed) return "closed";
  if (entry.byAppointment) return "by-appointment";
  const slots = slotsOf(entry);
  if (slots.length === 1 && slots[0]?.openTime === "00:00" && slots[0].closeTime === "24:00") return "all-day";
  return slots.some((slot) => slot.openTime !== notGiven || slot.closeTime !== notGiven) ? "open" : "not-given";
}

/** All slots of a day, its own first. */
export function slotsOf({ openTime, closeTime, intervals = [] }: OpeningHoursEntry): OpeningHoursSlot[] {
  return [{ openTime, closeTime }, ...intervals];
}

/** An entry with these slots; the first becomes its own. */
export function withSlots(day: WeekDay, slots: readonly OpeningHoursSlot[]): OpeningHoursEntry {
  const [first = { openTime: notGiven, closeTime: notGiven }, ...rest] = slots;
  return {
    day,
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
  const words: Words = {
    ...openingHoursProblemTexts,
    ...texts,
    day: (day) => weekDayName(day, locale),
    clock: (minutes) => formatTime(timeOf(minutes), locale, { padded: true }),
  };
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
export const givenSlots = (entry: OpeningHoursEntry): OpeningHoursSlot[] =>
  givenSpans(entry).map(({ openTime, closeTime }) => ({ openTime, closeTime }));

/** The same slots in minutes since the day's midnight. The same time twice is a whole day. */
function givenSpans(entry: OpeningHoursEntry): Span[] {
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
export function readingOf(entry: OpeningHoursEntry): OpeningHoursState {
  if (entry.closed) return "closed";
  if (entry.byAppointment) return "by-appointment";
  const [first] = givenSlots(entry);
  if (!first) return "not-given";
  return isAllDay(first) ? "all-day" : "open";
}

/** Whether a week has any hours at all. */
export const hoursGiven = (value: OpeningHours): boolean => value.some((entry) => readingOf(entry) !== "not-given");

/**
 * Whether a place is open at `now`, and until when. Its clock on the wall decides; yesterday's slot past midnight
 * counts. An hour skipped in spring doesn't exist, and one repeated in autumn counts twice.
 * @param timeZone the place's, such as "Europe/Ljubljana"
 * @returns the state, with the moment of the next change in milliseconds since 1970
 */
export function openStateAt(
  value: OpeningHours,
  timeZone: string,
  now: string | number | Date,
): OpenState & { change?: (ShownTime & { moment: number }) | undefined } {
  const start = new Date(now).getTime();
  const ranges = openRanges(value);
  const [first] = ranges;
  if (first && first[1] - first[0] === weekLength) return { state: "open-24h" };

  const change = () => {
    const moment = nextChange(ranges, timeZone, start);
    return { moment, ...shownTime(moment, timeZone, start) };
  };
  const at = minuteOfWeek(start, timeZone);
  if (isOpen(ranges, at)) return { state: "open", change: change() };
  const today = value.find(({ day }) => day === weekDays[Math.floor(at / dayLength)]);
  const reading = today ? readingOf(today) : "not-given";
  if (reading === "by-appointment" || reading === "not-given") return { state: reading };
  return { state: "closed", change: first && change() };
}

/** Minutes of the week from Monday 00:00; the end is exclusive. */
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

const isOpen = (ranges: OpenRange[], at: number) => ranges.some(([from, to]) => from <= at && at < to);

/**
 * The next moment at which open turns to closed or the other way round. There always is one, because neither lasts all
 * week.
 */
function nextChange(ranges: OpenRange[], timeZone: string, now: number): number {
  const open = isOpen(ranges, minuteOfWeek(now, timeZone));
  let at = Math.floor(now / minute) * minute;
  for (;;) {
    const offset = offsetAt(at, timeZone);
    const next = at + minutesToChange(ranges, minuteOfWeek(at, timeZone)) * minute;
    if (offsetAt(next, timeZone) === offset) return next;
    // The clock changes before that, or just then: the change itself may open or close the place.
    at = clockChange(at, next, timeZone);
    if (isOpen(ranges, minuteOfWeek(at, timeZone)) !== open) return at;
  }
}

/** Minutes until the state changes, if the clock doesn't change first. */
function minutesToChange(ranges: OpenRange[], at: number): number {
  const [first] = ranges;
  const within = ranges.find(([from, to]) => from <= at && at < to);
  if (!within) return (ranges.find(([from]) => from > at)?.[0] ?? first![0] + weekLength) - at;
  // Sunday night goes on in what stands at the week's beginning.
  const end = within[1] === weekLength && first![0] === 0 ? weekLength + first![1] : within[1];
  return end - at;
}
