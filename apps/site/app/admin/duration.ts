import { formatDuration } from "@troth/rules/format-duration";
import { day, hour, minute } from "@troth/rules/lifetimes";

/** "20 minutes", in whole minutes below an hour, whole hours below two days, then whole days. */
export function duration(seconds: number): string {
  const unit = seconds < hour ? minute : seconds < 2 * day ? hour : day;
  return formatDuration(Math.max(1, Math.round(seconds / unit)) * unit);
}
