// A vendor's opening hours, for the database and as the contract describes them. The week itself is in
// @troth/ui/opening-hours. Both there and in SQL (`opening_minutes @> minute_of_week(now(), time_zone)`), the vendor's
// local clock decides, so the filter and the page always agree.
import type { components } from "@troth/api-client/schema";
import {
  notGiven,
  type OpeningHoursProblem,
  openRanges,
  openStateAt,
  validateOpeningHours,
  weekDays,
} from "@troth/ui/opening-hours";
import type { FieldError } from "../problems.ts";

type OpeningHoursEntry = components["schemas"]["OpeningHoursEntry"];
type OpenState = components["schemas"]["OpenState"];

/** The week as PostgreSQL's int4multirange, for `vendors.opening_minutes`. */
export const toOpeningMinutes = (openingHours: readonly OpeningHoursEntry[]): string =>
  `{${openRanges(openingHours)
    .map(([from, to]) => `[${from},${to})`)
    .join(",")}}`;

/** Whether it is open or closed at `now`, and until when. */
export function openStateOf(openingHours: readonly OpeningHoursEntry[], timeZone: string, now: Date): OpenState {
  const { state, change } = openStateAt(openingHours, timeZone, now);
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

/** Mistakes that no editor makes. */
function contradictionIn({ openTime, closeTime, closed, byAppointment, intervals = [] }: OpeningHoursEntry) {
  const untouched = openTime === notGiven && closeTime === notGiven;
  if (closed && byAppointment) return "Choose either closed or by appointment";
  if ((closed || byAppointment) && !(untouched && intervals.length === 0))
    return `A day that is ${closed ? "closed" : "by appointment"} can't have times`;
  return untouched && intervals.length ? "Fill in the day's first times before adding more" : null;
}

function faultOf({ day, slot, part, code }: OpeningHoursProblem): FieldError {
  const index = weekDays.indexOf(day);
  const times = slot === 0 ? `/${index}` : `/${index}/intervals/${slot - 1}`;
  const words: Record<OpeningHoursProblem["code"], string> = {
    half: `Say when it ${part}s. Midnight is 00:00`,
    time: "Only a closing time can be 24:00",
    same: "It opens and closes at the same time. All day is 00:00 to 24:00",
    overlap: "These times overlap the times before it",
    overnight: `These times overlap those of ${weekDays.at(index - 1)}`,
  };
  return { pointer: `${times}/${part}Time`, message: words[code] };
}
