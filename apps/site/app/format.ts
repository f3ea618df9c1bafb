// How the site writes times, dates, prices and counts: British English, the same on the server and in every browser.
import { formatDate, formatMonth } from "@troth/ui/dates";

const locale = "en-GB";

const numbers = new Intl.NumberFormat(locale);
export const number = (value: number): string => numbers.format(value);
export const plural = (count: number, one: string, many: string): string =>
  `${number(count)} ${count === 1 ? one : many}`;

/** "21 November 2026". */
export const date = (iso: string): string => formatDate(iso, locale);

const relative = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });

/** How long ago a moment is: "just now", "5 minutes ago", "yesterday"; after a month its date. */
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

/** A text's language as HTML has it; `und` is what nobody could tell. */
export const languageOf = (tag: string): string | undefined => (tag === "und" ? undefined : tag);

const languages = new Intl.DisplayNames(locale, { type: "language" });
/** "German" of "de". */
export const languageName = (code: string): string => languages.of(code) ?? code;

const lists = new Intl.ListFormat(locale);
/** "Vienna, Graz and Linz". */
export const list = (items: readonly string[]): string => lists.format(items);

/** "€€€". */
export const price = (range: number): string => "€".repeat(range);
