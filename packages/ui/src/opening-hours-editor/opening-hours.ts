/** The days in the week's order, as the entries carry them. */
export const weekDays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

export type WeekDay = (typeof weekDays)[number];

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
export type OpeningHours = readonly OpeningHoursEntry[];

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

/**
 * Reads a time as people write it: "9", "930", "9:30", "9.30", "9h30", "6pm". `null` when it is none. Midnight at the end of a day is "24:00".
 */
export function parseTime(text: string, part: "open" | "close"): string | null {
  const match = /^(\d{1,2})(?:[:.h\s]?(\d{2}))?\s*(?:([ap])\.?m?\.?)?$/iu.exec(
    text.trim().replace(/\s*(?:uhr|h)$/iu, ""),
  );
  if (!match) return null;
  const [, hourText = "", minuteText = "0", half] = match;
  let hour = Number(hourText);
  const minute = Number(minuteText);
  if (half) {
    if (hour < 1 || hour > 12) return null;
    hour = (hour % 12) + (half.toLowerCase() === "p" ? 12 : 0);
  }
  if (minute > 59 || hour > 24 || (hour === 24 && minute > 0)) return null;
  // A day begins at 00:00 and ends at 24:00, however it was written.
  if (hour === 24 && part === "open") hour = 0;
  if (hour === 0 && minute === 0 && part === "close") hour = 24;
  return formatTime(hour * 60 + minute);
}

/** Minutes since midnight as `HH:MM`. */
export function formatTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

/** Minutes since midnight, `null` when it is not a canonical time. */
export function minutesOf(time: string): number | null {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$|^24:00$/u.exec(time);
  if (!match) return null;
  return time === "24:00" ? 24 * 60 : Number(match[1]) * 60 + Number(match[2]);
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

const dayLength = 24 * 60;

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
  time: string;
  same: string;
  /** `which` is the number of the slot it overlaps, from 0; `time` where it may begin or must end. */
  overlapStart: (which: number, time: string) => string;
  overlapEnd: (which: number, time: string) => string;
  overlapWhole: (which: number) => string;
  overnight: (day: WeekDay, time: string) => string;
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

/** What is wrong with a week, in its order; empty when it can be saved. */
export function validateOpeningHours(
  value: OpeningHours,
  texts: Partial<OpeningHoursProblemTexts> = {},
): OpeningHoursProblem[] {
  const words = { ...openingHoursProblemTexts, ...texts };
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

type Finding = Pick<OpeningHoursProblem, "part" | "code" | "message">;

function wrongTimes({ openTime, closeTime }: OpeningHoursSlot, words: OpeningHoursProblemTexts): Finding | null {
  if (openTime === notGiven) return { part: "open", code: "half", message: words.missingOpen };
  const opens = minutesOf(openTime);
  if (opens === null || opens === dayLength) return { part: "open", code: "time", message: words.time };
  if (closeTime === notGiven) return { part: "close", code: "half", message: words.missingClose };
  if (minutesOf(closeTime) === null) return { part: "close", code: "time", message: words.time };
  if (openTime === closeTime) return { part: "close", code: "same", message: words.same };
  return null;
}

/** Each slot is held against those before it, so that one overlap makes one problem, at the later entry. */
function overlapWithin(
  slots: readonly OpeningHoursSlot[],
  number: number,
  words: OpeningHoursProblemTexts,
): Finding | null {
  const span = spanOf(slots[number] ?? { openTime: notGiven, closeTime: notGiven });
  if (!span) return null;
  for (const [which, other] of slots.slice(0, number).entries()) {
    const taken = spanOf(other);
    if (!taken || span[0] >= taken[1] || span[1] <= taken[0]) continue;
    if (span[0] < taken[0]) {
      return { part: "close", code: "overlap", message: words.overlapEnd(which, formatTime(taken[0])) };
    }
    if (taken[1] >= dayLength) {
      const message = taken[0] > 0 ? words.overlapEnd(which, formatTime(taken[0])) : words.overlapWhole(which);
      return { part: taken[0] > 0 ? "close" : "open", code: "overlap", message };
    }
    return { part: "open", code: "overlap", message: words.overlapStart(which, formatTime(taken[1])) };
  }
  return null;
}

function overlapFromYesterday(
  slot: OpeningHoursSlot,
  before: OpeningHoursEntry | undefined,
  entry: OpeningHoursEntry,
  words: OpeningHoursProblemTexts,
): Finding | null {
  const span = spanOf(slot);
  if (!span || !before || before === entry || stateOf(before) !== "open") return null;
  const until = Math.max(...slotsOf(before).map((each) => (spanOf(each)?.[1] ?? 0) - dayLength));
  if (until <= span[0]) return null;
  return { part: "open", code: "overnight", message: words.overnight(before.day, formatTime(until)) };
}
