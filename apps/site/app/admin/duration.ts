import { day, hour, minute } from "@troth/rules/lifetimes";
import { plural } from "../format.ts";

/**
 * "20 minutes", in whole minutes below an hour, whole hours below two days, then whole days. In digits, for columns. Rounded
 * down, as `ago` does, so that nothing has two ages.
 */
export function duration(seconds: number): string {
  const [unit, one] = seconds < hour ? [minute, "minute"] : seconds < 2 * day ? [hour, "hour"] : [day, "day"];
  return plural(Math.max(1, Math.floor(seconds / unit)), one, `${one}s`);
}

/** How long it has been so. */
export const durationSince = (iso: string, now = Date.now()): string => duration((now - Date.parse(iso)) / 1_000);
