// How the site writes dates: in British English, the same on the server and in every browser.
import { formatDate, formatMonth } from "@troth/ui/dates";

const locale = "en-GB";

/** "21 November 2026". */
export const date = (iso: string): string => formatDate(iso, locale);

const relative = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });

/** How long ago something happened: "just now", "5 minutes ago", "yesterday"; after a month, its date. */
export function ago(iso: string, now = Date.now()): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(iso)) / 60_000));
  if (minutes < 2) return "just now";
  if (minutes < 60) return relative.format(-minutes, "minute");
  if (minutes < 24 * 60) return relative.format(-Math.floor(minutes / 60), "hour");
  const days = Math.floor(minutes / (24 * 60));
  return days < 31 ? relative.format(-days, "day") : date(iso);
}

/** "June 2026" of "2026-06". */
export const month = (value: string): string => formatMonth(value, locale);
