// Opening hours: wall-clock slots of a week on the vendor's own clock. What the clock on the vendor's wall shows decides,
// here as in SQL (`opening_minutes @> minute_of_week(now(), time_zone)`), so a filter and what a page says always agree:
// an hour that the spring change skips is not there, one that the autumn change repeats counts twice.
import type { components } from "@troth/api-client/schema";
import type { FieldError } from "../problems.ts";

export type OpeningHoursEntry = components["schemas"]["OpeningHoursEntry"];
export type OpenState = components["schemas"]["OpenState"];

type Slot = { openTime: string; closeTime: string };
/** Minutes of the week from Monday 00:00; the end is not part of it. */
type Range = [from: number, to: number];

export const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
const minute = 60_000;
const dayLength = 1440;
const weekLength = 7 * dayLength;

/** What stands for "not given" in either time of a day. It is not midnight: that is `00:00`. */
const notGiven = "00";

const given = ({ openTime, closeTime }: Slot) => openTime !== notGiven && closeTime !== notGiven;
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The slots of a day. One without times, or with half of them, has none. */
const slotsOf = (entry: OpeningHoursEntry): Slot[] =>
  entry.closed || entry.byAppointment || !given(entry) ? [] : [entry, ...(entry.intervals ?? [])].filter(given);

/** From the start of the week; past its end where a slot runs past midnight. The same time twice is a whole day. */
function rangeOf(day: number, { openTime, closeTime }: Slot): Range {
  const [from, to] = [minutesOf(openTime), minutesOf(closeTime)];
  return [day * dayLength + from, day * dayLength + (to > from ? to : to + dayLength)];
}

/** When it is open, in order, touching slots joined, Sunday night's share of Monday at the front. */
function openRanges(openingHours: readonly OpeningHoursEntry[]): Range[] {
  const ranges = openingHours
    .flatMap((entry) => slotsOf(entry).map((slot) => rangeOf(days.indexOf(entry.day), slot)))
    .flatMap(([from, to]): Range[] =>
      to <= weekLength
        ? [[from, to]]
        : [
            [from, weekLength],
            [0, to - weekLength],
          ],
    )
    .sort((a, b) => a[0] - b[0]);
  const joined: Range[] = [];
  for (const [from, to] of ranges) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

/** The week as PostgreSQL's int4multirange, for `vendors.opening_minutes`. */
export const toOpeningMinutes = (openingHours: readonly OpeningHoursEntry[]): string =>
  `{${openRanges(openingHours)
    .map(([from, to]) => `[${from},${to})`)
    .join(",")}}`;

/**
 * Open or closed at the moment `now`, and until when.
 * While it is open, yesterday's overnight slot included, that is the answer; else the day's own entry says why it is not.
 */
export function openStateAt(openingHours: readonly OpeningHoursEntry[], timeZone: string, now: Date): OpenState {
  const ranges = openRanges(openingHours);
  const state = (state: OpenState["state"], until: number | null = null, opensAt: number | null = null): OpenState => ({
    state,
    until: until === null ? null : new Date(until).toISOString(),
    opensAt: opensAt === null ? null : new Date(opensAt).toISOString(),
  });
  if (ranges.length === 1 && ranges[0]![1] - ranges[0]![0] === weekLength) return state("open-24h");

  const at = minuteOfWeek(now.getTime(), timeZone);
  if (isOpen(ranges, at)) return state("open", nextChange(ranges, timeZone, now.getTime()));

  const today = openingHours.find((entry) => entry.day === days[Math.floor(at / dayLength)]);
  if (today?.closed) return state("closed", null, ranges.length ? nextChange(ranges, timeZone, now.getTime()) : null);
  if (today?.byAppointment) return state("by-appointment");
  if (!today || !given(today)) return state("not-given");
  return state("closed", null, nextChange(ranges, timeZone, now.getTime()));
}

const isOpen = (ranges: Range[], at: number) => ranges.some(([from, to]) => from <= at && at < to);

/** The next moment at which open turns to closed or the other way round. There is one: neither lasts all week. */
function nextChange(ranges: Range[], timeZone: string, now: number): number {
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
function minutesToChange(ranges: Range[], at: number): number {
  const within = ranges.find(([from, to]) => from <= at && at < to);
  if (!within) return (ranges.find(([from]) => from > at)?.[0] ?? ranges[0]![0] + weekLength) - at;
  const [first] = ranges;
  const end = within[1] === weekLength && first![0] === 0 ? weekLength + first![1] : within[1];
  return end - at;
}

/** The first minute after `from`, up to `to`, at which the zone's offset is another. A week holds one change at the most. */
function clockChange(from: number, to: number, timeZone: string): number {
  const before = offsetAt(from, timeZone);
  let [low, high] = [from / minute, to / minute];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle * minute, timeZone) === before) low = middle;
    else high = middle;
  }
  return high * minute;
}

// 1970 began on a Thursday.
const minuteOfWeek = (moment: number, timeZone: string) =>
  (Math.floor((moment + offsetAt(moment, timeZone)) / minute) + 3 * dayLength) % weekLength;

const clocks = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, number>();
const quarter = 15 * minute;

/**
 * What the zone's clocks are ahead of UTC, in milliseconds. They are turned at quarters of an hour only, so that what holds
 * for one moment of a quarter holds for all of it: asking the calendar each time was a tenth of a request's work.
 */
function offsetAt(moment: number, timeZone: string): number {
  const start = Math.floor(moment / quarter) * quarter;
  const key = `${start} ${timeZone}`;
  let offset = offsets.get(key);
  if (offset === undefined) {
    if (offsets.size >= 10_000) offsets.clear();
    offset = readOffset(start, timeZone);
    offsets.set(key, offset);
  }
  return offset;
}

function readOffset(moment: number, timeZone: string): number {
  let clock = clocks.get(timeZone);
  if (!clock) {
    const numbers = {
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    } as const;
    clock = new Intl.DateTimeFormat("en-GB", { timeZone, hourCycle: "h23", ...numbers });
    clocks.set(timeZone, clock);
  }
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of clock.formatToParts(moment)) part[type] = Number(value);
  return Date.UTC(part.year!, part.month! - 1, part.day!, part.hour!, part.minute!, part.second!) - moment;
}

/** What is wrong with opening hours of the right shape; pointers lead into the list. */
export function validateOpeningHours(openingHours: readonly OpeningHoursEntry[]): FieldError[] {
  if (openingHours.length !== 7 || openingHours.some((entry, index) => entry.day !== days[index])) {
    return [{ pointer: "", message: "Give the seven days in order, from Monday to Sunday" }];
  }
  const errors = openingHours.flatMap((entry, day) => faultsOfDay(entry, `/${day}`));
  return errors.length ? errors : overlaps(openingHours);
}

function faultsOfDay(entry: OpeningHoursEntry, pointer: string): FieldError[] {
  const further = entry.intervals ?? [];
  const untouched = entry.openTime === notGiven && entry.closeTime === notGiven;
  if (entry.closed && entry.byAppointment) return [{ pointer, message: "Choose one: closed, or by appointment" }];
  if ((entry.closed || entry.byAppointment) && !(untouched && further.length === 0)) {
    return [{ pointer, message: `A day that is ${entry.closed ? "closed" : "by appointment"} has no times` }];
  }
  if (untouched)
    return further.length ? [{ pointer, message: "Give the day's first times before any further ones" }] : [];
  return [
    ...faultsOfSlot(entry, pointer),
    ...further.flatMap((slot, index) => faultsOfSlot(slot, `${pointer}/intervals/${index}`)),
  ];
}

function faultsOfSlot({ openTime, closeTime }: Slot, pointer: string): FieldError[] {
  if (openTime === notGiven)
    return [{ pointer: `${pointer}/openTime`, message: "Say when it opens; midnight is 00:00" }];
  if (closeTime === notGiven)
    return [{ pointer: `${pointer}/closeTime`, message: "Say when it closes; midnight is 00:00" }];
  if (openTime === "24:00") return [{ pointer: `${pointer}/openTime`, message: "Only a closing time can be 24:00" }];
  if (openTime === closeTime) {
    return [
      { pointer: `${pointer}/closeTime`, message: "Opens and closes at the same time; all day is 00:00 to 24:00" },
    ];
  }
  return [];
}

function overlaps(openingHours: readonly OpeningHoursEntry[]): FieldError[] {
  const slots = openingHours
    .flatMap((entry, day) =>
      slotsOf(entry).map((slot, index) => ({
        day,
        range: rangeOf(day, slot),
        pointer: index === 0 ? `/${day}/openTime` : `/${day}/intervals/${index - 1}/openTime`,
      })),
    )
    .sort((a, b) => a.range[0] - b.range[0]);
  return slots.flatMap(({ day, range, pointer }, index) => {
    const before = slots[index - 1];
    const end = before?.range[1] ?? (slots.at(-1)?.range[1] ?? 0) - weekLength;
    if (range[0] >= end) return [];
    const other = before?.day === day ? "the times before it" : `those of ${days[(before?.day ?? 6) % 7]}`;
    return [{ pointer, message: `These times overlap ${other}` }];
  });
}
