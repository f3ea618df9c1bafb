// Lifetimes as text, for the site and for the API's privacy text.
import { day, hour, minute } from "./lifetimes.ts";

const units = [
  { seconds: 365 * day, one: "a year", many: "years" },
  { seconds: day, one: "a day", many: "days" },
  { seconds: hour, one: "an hour", many: "hours" },
  { seconds: minute, one: "a minute", many: "minutes" },
];

const small = ["two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** As text: "an hour", "three days", "14 days". */
export function formatDuration(seconds: number): string {
  const unit = units.find((unit) => seconds % unit.seconds === 0)!;
  const count = seconds / unit.seconds;
  return count === 1 ? unit.one : `${small[count - 2] ?? count} ${unit.many}`;
}
