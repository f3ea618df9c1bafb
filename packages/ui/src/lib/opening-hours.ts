// A week's opening hours as data: what an entry says, what is wrong with it, and what holds at a moment.
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

/** One day. The first slot is its own; a lunch break or a second sitting makes `intervals`. */
export type OpeningHoursEntry = OpeningHoursSlot & {
  day: WeekDay;
  /** Closed all day; the times do not count. */
  closed?: boolean | undefined;
  /** Open by appointment only; the times do not count. */
  byAppointment?: boolean | undefined;
  /** Further slots of the day. */
  intervals?: OpeningHoursSlot[] | undefined;
};

/** The week, Monday to Sunday. */
export type OpeningHours = ReadonlyArray<OpeningHoursEntry>;

/** What stands for "not given". It is not midnight: that is `00:00`. */
export const notGiven = "00";

/** A week of which nothing is known yet. */
export const defaultOpeningHours: OpeningHours = weekDays.map((day) => ({
  day,
  openTime: notGiven,
  closeTime: notGiven,
}));

/** What a day is, as a person would say it. */
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

/** Something wrong with a slot, in words that say what to do. */
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
  /** What is written is no time. */
  time: string;
  same: string;
  /** `which` is the number of the slot it overlaps, from 0; `time` where it may begin or must end. */
  overlapStart: (which: number, time: string) => string;
  overlapEnd: (which: number, time: string) => string;
  overlapWhole: (which: number) => string;
  /** `day` is the day before. */
  overnight: (day: string, time: string) => string;
};

const ordinals = ["first", "second", "third", "fourth", "fifth", "sixth"];
const ordinal = (which: number) => ordinals[which] ?? `${which + 1}th`;

export const openingHoursProblemTexts: OpeningHoursProblemTexts = {
  missingOpen: "Add when it opens.",
  missingClose: "Add when it closes.",
  time: "Write a time such as 09:00.",
  same: "Opens and closes at the same time. For a whole day choose “All day”.",
  overlapStart: (which, time) => `Overlaps the ${ordinal(which)} slot. Start at ${time} or later.`,
  overlapEnd: (which, time) => `Overlaps the ${ordinal(which)} slot. End at ${time} or earlier.`,
  overlapWhole: (which) => `Overlaps the ${ordinal(which)} slot, which lasts all day. Remove one of the two.`,
  overnight: (day, time) => `${day} is still open until ${time}. Start at ${time} or later.`,
};

/**
 * What is wrong with a week, in its order; empty when it can be saved.
 * @param locale how days and times are written in the messages
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

/** Each slot is held against those before it, so that one overlap makes one problem, at the later entry. */
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

/** The slots that say something, as a reader takes them: half a pair says nothing, and without its own times a day has no further ones. */
export const givenSlots = (entry: OpeningHoursEntry): OpeningHoursSlot[] =>
  givenSpans(entry).map(({ openTime, closeTime }) => ({ openTime, closeTime }));

/** The same with their minutes since the day's midnight. The same time twice is a whole day. */
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

/** What a reader learns of a day. */
export function readingOf(entry: OpeningHoursEntry): OpeningHoursState {
  if (entry.closed) return "closed";
  if (entry.byAppointment) return "by-appointment";
  const [first] = givenSlots(entry);
  if (!first) return "not-given";
  return isAllDay(first) ? "all-day" : "open";
}

/** Whether a week says anything at all. */
export const hoursGiven = (value: OpeningHours): boolean => value.some((entry) => readingOf(entry) !== "not-given");

/**
 * Whether a place is open at `now`, and until when. What the clock on its wall shows decides; yesterday's slot past midnight
 * counts. An hour that the clocks skip in spring is not there, one that they repeat in autumn counts twice.
 * @param timeZone the place's, such as "Europe/Ljubljana"
 * @returns with the moment of the change, in milliseconds since 1970
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

/** Minutes of the week from Monday 00:00; the end is not part of it. */
export type OpenRange = [from: number, to: number];

/** When it is open, in order, touching slots joined, Sunday night's share of Monday at the front. */
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

/** In order, what overlaps or touches made one. */
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

/** The next moment at which open turns to closed or the other way round. There is one: neither lasts all week. */
function nextChange(ranges: OpenRange[], timeZone: string, now: number): number {
  const open = isOpen(ranges, minuteOfWeek(now, timeZone));
  let at = Math.floor(now / minute) * minute;
  for (;;) {
    const offset = offsetAt(at, timeZone);
    const next = at + minutesToChange(ranges, minuteOfWeek(at, timeZone)) * minute;
    if (offsetAt(next, timeZone) === offset) return next;
    // The clock changes before that, or just then: what it shows may itself open or close.
    at = clockChange(at, next, timeZone);
    if (isOpen(ranges, minuteOfWeek(at, timeZone)) !== open) return at;
  }
}

/** Minutes until the clock, if nobody turns it, shows a time of the other kind. */
function minutesToChange(ranges: OpenRange[], at: number): number {
  const [first] = ranges;
  const within = ranges.find(([from, to]) => from <= at && at < to);
  if (!within) return (ranges.find(([from]) => from > at)?.[0] ?? first![0] + weekLength) - at;
  // Sunday night goes on in what stands at the week's beginning.
  const end = within[1] === weekLength && first![0] === 0 ? weekLength + first![1] : within[1];
  return end - at;
}
