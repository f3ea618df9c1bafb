// A vendor's opening hours, for the database and as the contract describes them. The week and the special dates
// themselves are in @troth/ui/opening-hours. Both there and in SQL (`isOpenAt`), the vendor's local clock decides, so the
// filter and the page always agree.
import type { components } from "@troth/api-client/schema";
import { maxSpecialYears } from "@troth/rules/vendors";
import {
  dateOfDay,
  dayOfDate,
  joinRanges,
  notGiven,
  type OpeningHoursProblem,
  openRanges,
  openRangesOn,
  openStateAt,
  type SpecialHoursProblem,
  validateOpeningHours,
  validateSpecialHours,
  weekDays,
} from "@troth/ui/opening-hours";
import { sql } from "kysely";
import type { OpeningHoursEntry, SpecialHoursEntry } from "../database/schema.ts";
import type { FieldError } from "../problems.ts";

type OpenState = components["schemas"]["OpenState"];

/** The week as PostgreSQL's int4multirange, for `vendors.opening_minutes`. */
export const toOpeningMinutes = (openingHours: readonly OpeningHoursEntry[]): string =>
  `{${openRanges(openingHours)
    .map(([from, to]) => `[${from},${to})`)
    .join(",")}}`;

/**
 * The dates on which special hours decide, each with the one after it, and the times at which it is open then, as
 * `vendors.special_days` and `vendors.special_open`. Dates that are over everywhere are left out.
 */
export function toSpecialTimes(
  openingHours: readonly OpeningHoursEntry[],
  specialHours: readonly SpecialHoursEntry[],
  now: Date,
): { special_days: string | null; special_open: string | null } {
  const over = Math.floor(now.getTime() / dayInMs) - 2;
  const ahead = specialHours
    .map(({ from, to }) => ({ first: dayOfDate(from)!, last: dayOfDate(to)! }))
    .filter(({ last }) => last >= over);
  if (ahead.length === 0) return { special_days: null, special_open: null };
  const days = ahead.map(({ first, last }) => `[${dateOfDay(first)},${dateOfDay(last + 2)})`);
  const times = joinRanges(
    ahead.flatMap(({ first, last }) => openRangesOn(openingHours, specialHours, first - 1, last + 1)),
  ).map(([from, to]) => `[${timestampOf(from)},${timestampOf(to)})`);
  return { special_days: `{${days.join(",")}}`, special_open: `{${times.join(",")}}` };
}

const dayInMs = 86_400_000;
const timestampOf = (minute: number) => new Date(minute * 60_000).toISOString().slice(0, 16);

/** For use with `vendors v`: whether it is open at this moment. */
export const isOpenAt = (now: Date) => sql<boolean>`case
  when v.special_days is not null and v.special_days @> (${now}::timestamptz at time zone v.time_zone)::date
  then v.special_open @> (${now}::timestamptz at time zone v.time_zone)
  else v.opening_minutes @> minute_of_week(${now}::timestamptz, v.time_zone) end`;

/** The hours of a vendor's row, as they are read. */
export interface HoursRow {
  opening_hours: OpeningHoursEntry[];
  special_hours: SpecialHoursEntry[];
  time_zone: string;
}

/** Whether it is open or closed at `now`, and until when. */
export function openStateOf({ opening_hours, special_hours, time_zone }: HoursRow, now: Date): OpenState {
  const { state, change } = openStateAt(opening_hours, time_zone, now, special_hours);
  const moment = change ? new Date(change.moment).toISOString() : null;
  return { state, until: state === "open" ? moment : null, opensAt: state === "closed" ? moment : null };
}

/** What is wrong with opening hours of the right shape; pointers refer to entries of the list. */
export function openingHoursErrors(openingHours: readonly OpeningHoursEntry[]): FieldError[] {
  if (openingHours.length !== 7 || openingHours.some((entry, index) => entry.day !== weekDays[index])) {
    return [{ pointer: "", message: "Give all seven days in order, from Monday to Sunday" }];
  }
  const contradictions = openingHours.flatMap((entry, day) => {
    const message = contradictionIn(entry);
    return message ? [{ pointer: `/${day}`, message }] : [];
  });
  return contradictions.length ? contradictions : validateOpeningHours(openingHours).map(faultOf);
}

/** What is wrong with special hours of the right shape; pointers refer to entries of the list. */
export function specialHoursErrors(specialHours: readonly SpecialHoursEntry[], now: Date): FieldError[] {
  const latest = dateOfDay(Math.floor(now.getTime() / dayInMs) + maxSpecialYears * 366);
  const contradictions = specialHours.flatMap((entry, at) => {
    const message = contradictionIn(entry);
    return message ? [{ pointer: `/${at}`, message }] : [];
  });
  if (contradictions.length) return contradictions;
  const found = validateSpecialHours(specialHours).map(({ at, slot, part, code }) =>
    part === "from" || part === "to"
      ? { pointer: `/${at}/${part}`, message: wordsOfDates[code as keyof typeof wordsOfDates] }
      : { pointer: `/${at}${slot === 0 ? "" : `/intervals/${slot - 1}`}/${part}Time`, message: wordsOf(code, part) },
  );
  return found.length > 0
    ? found
    : specialHours.flatMap(({ from, to }, at) => {
        if (to > latest) return [{ pointer: `/${at}/to`, message: `Choose a date within ${maxSpecialYears} years` }];
        return dayOfDate(to)! - dayOfDate(from)! < 366
          ? []
          : [
              {
                pointer: `/${at}/to`,
                message: "These dates last longer than a year. If that’s usual, change the week",
              },
            ];
      });
}

const wordsOfDates = {
  missing: "Choose a date",
  date: "Choose a date",
  order: "The last date is before the first",
  taken: "These dates overlap others in the list",
};

/** Mistakes that no editor makes. */
function contradictionIn({
  openTime,
  closeTime,
  closed,
  byAppointment,
  intervals = [],
}: Omit<OpeningHoursEntry, "day">) {
  const untouched = openTime === notGiven && closeTime === notGiven;
  if (closed && byAppointment) return "Choose either closed or by appointment";
  if ((closed || byAppointment) && !(untouched && intervals.length === 0))
    return `A day that is ${closed ? "closed" : "by appointment"} can’t have times`;
  return untouched && intervals.length ? "Fill in the day’s first times before adding more" : null;
}

function faultOf({ day, slot, part, code }: OpeningHoursProblem): FieldError {
  const index = weekDays.indexOf(day);
  const times = slot === 0 ? `/${index}` : `/${index}/intervals/${slot - 1}`;
  const message = code === "overnight" ? `These times overlap those of ${weekDays.at(index - 1)}` : wordsOf(code, part);
  return { pointer: `${times}/${part}Time`, message };
}

const wordsOf = (code: SpecialHoursProblem["code"] | OpeningHoursProblem["code"], part: "open" | "close"): string =>
  ({
    half: `Say when it ${part}s. Midnight is 00:00`,
    time: "Only a closing time can be 24:00",
    same: "It opens and closes at the same time. All day is 00:00 to 24:00",
    overlap: "These times overlap the times before it",
  })[code as "half" | "time" | "same" | "overlap"];
