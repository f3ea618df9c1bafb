// What a clock on the wall shows somewhere, in minutes and by arithmetic: asking the calendar each time would cost more
// than everything else.
import { dateFormat, type WeekDay, weekDays } from "./dates.ts";
import { dayLength } from "./time.ts";

/** Minutes. */
export const weekLength = 7 * dayLength;
/** Milliseconds. */
export const minute = 60_000;

/** What a clock shows, as milliseconds since 1970, as if it showed UTC. */
const shownAt = (moment: number, timeZone: string): number => moment + offsetAt(moment, timeZone);

/** What a clock shows, in minutes since 1970. */
export const shownMinute = (moment: number, timeZone: string): number => Math.floor(shownAt(moment, timeZone) / minute);

/** The day of the week of a day counted from 1970, which began on a Thursday. */
export const weekDayOf = (day: number): WeekDay => weekDays[(day + 3) % 7]!;

/**
 * The first minute after `from`, up to `to`, at which the zone's offset has changed. There is at most one change in a
 * week.
 */
export function clockChange(from: number, to: number, timeZone: string): number {
  const before = offsetAt(from, timeZone);
  let [low, high] = [from / minute, to / minute];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle * minute, timeZone) === before) low = middle;
    else high = middle;
  }
  return high * minute;
}

const quarter = 15 * minute;
/** By zone, then by the quarter of an hour that a moment falls in. */
const offsets = new Map<string, Map<number, number>>();

/**
 * How far the zone's clocks are ahead of UTC, in milliseconds. Clocks only change on a quarter of an hour, so what
 * holds for one moment of a quarter holds for all of it.
 */
export function offsetAt(moment: number, timeZone: string): number {
  let known = offsets.get(timeZone);
  if (!known || known.size >= 1_000) offsets.set(timeZone, (known = new Map()));
  const start = Math.floor(moment / quarter) * quarter;
  let offset = known.get(start);
  if (offset === undefined) known.set(start, (offset = readOffset(start, timeZone)));
  return offset;
}

function readOffset(moment: number, timeZone: string): number {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of clock(timeZone).formatToParts(moment)) part[type] = Number(value);
  return Date.UTC(part.year!, part.month! - 1, part.day!, part.hour!, part.minute!, part.second!) - moment;
}

const clock = (timeZone: string) =>
  dateFormat("en-GB", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
