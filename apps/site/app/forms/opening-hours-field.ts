// A week of opening hours in a form:
//
//   <OpeningHoursEditor timeZone={…} {...openingHours(form, "openingHours")} />
//
// and in its check: `...hoursProblems("openingHours", values.openingHours)`. The dates that differ from it are a
// SpecialHoursEditor, bound and checked in the same way by `specialHours` and `specialHoursProblems`.
import {
  type OpeningHours,
  type OpeningHoursEntry,
  type SpecialHours,
  type SpecialHoursEntry,
  validateOpeningHours,
  validateSpecialHours,
  weekDays,
} from "@troth/ui/opening-hours";
import type { FieldPathByValue, FieldValues, PathValue } from "react-hook-form";
import { part } from "./controls.ts";
import type { Form } from "./use-form.ts";

export function openingHours<Values extends FieldValues>(
  form: Form<Values>,
  path: FieldPathByValue<Values, OpeningHoursEntry[]>,
) {
  const { id, onBlur } = part(form, path);
  return {
    id,
    onBlur,
    value: form.watch(path) as OpeningHoursEntry[],
    onValueChange: (week: OpeningHoursEntry[]) => form.set(path, week as PathValue<Values, typeof path>),
    errors: form.problems.flatMap(([wrong, message]) =>
      wrong === path || wrong.startsWith(`${path}.`) ? [{ ...placeOf(wrong.slice(path.length + 1)), message }] : [],
    ),
  };
}

/** What is wrong with a week, at the times concerned. */
export function hoursProblems<Path extends string>(path: Path, week: OpeningHours) {
  const problems = validateOpeningHours(week).map(({ day, slot, part, message }) => {
    const at = week.findIndex((entry) => entry.day === day);
    return [`${path}.${at}.${slot ? `intervals.${slot - 1}.` : ""}${part}Time`, message];
  });
  return Object.fromEntries(problems) as { [Key in `${Path}.${number}.openTime`]?: string };
}

/** "2.intervals.0.closeTime" is the end of Wednesday's second slot; a problem without a day shows at the first. */
function placeOf(path: string) {
  const [day, list, interval] = path.split(".");
  return {
    day: weekDays[Number(day ?? 0)] ?? weekDays[0],
    slot: list === "intervals" ? Number(interval ?? 0) + 1 : 0,
    part: path.endsWith("closeTime") ? ("close" as const) : ("open" as const),
  };
}

export function specialHours<Values extends FieldValues>(
  form: Form<Values>,
  path: FieldPathByValue<Values, SpecialHoursEntry[]>,
) {
  const { id, onBlur } = part(form, path);
  return {
    id,
    onBlur,
    value: form.watch(path) as SpecialHoursEntry[],
    onValueChange: (special: SpecialHoursEntry[]) => form.set(path, special as PathValue<Values, typeof path>),
    errors: form.problems.flatMap(([wrong, message]) =>
      wrong.startsWith(`${path}.`) ? [{ ...datedPlaceOf(wrong.slice(path.length + 1)), message }] : [],
    ),
  };
}

/** What is wrong with special hours, at the dates and times concerned. */
export function specialHoursProblems<Path extends string>(path: Path, special: SpecialHours) {
  const problems = validateSpecialHours(special).map(({ at, slot, part, message }) => {
    const isDate = part === "from" || part === "to";
    return [`${path}.${at}.${isDate ? part : `${slot ? `intervals.${slot - 1}.` : ""}${part}Time`}`, message];
  });
  return Object.fromEntries(problems) as { [Key in `${Path}.${number}.from`]?: string };
}

/** "2.to" is the last date of the third entry; a problem without a date or time shows at the first. */
function datedPlaceOf(path: string) {
  const [at] = path.split(".");
  const { slot, part } = placeOf(path);
  const date = /\.(from|to|label)$/.exec(path)?.[1] as "from" | "to" | "label" | undefined;
  return { at: Number(at), slot, part: date ?? (path.endsWith("Time") ? part : ("from" as const)) };
}
