// A week of opening hours in a form:
//
//   <OpeningHoursEditor timeZone={…} {...openingHours(form, "openingHours")} />
//
// and in its check: `...hoursProblems("openingHours", values.openingHours)`.
import { type OpeningHours, type OpeningHoursEntry, validateOpeningHours, weekDays } from "@troth/ui/opening-hours";
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
