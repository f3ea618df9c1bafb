// How the site writes dates: in British English, the same on the server and in every browser.
import { formatAgo, formatDate, formatMonth } from "@troth/ui/dates";

const locale = "en-GB";

/** "21 November 2026". */
export const date = (iso: string): string => formatDate(iso, locale);

/** How long ago something happened: "just now", "5 minutes ago", "yesterday"; after a month, its date. */
export const ago = (iso: string, now = Date.now()): string =>
  now - Date.parse(iso) < 120_000 ? "just now" : (formatAgo(iso, now, locale) ?? date(iso));

/** "June 2026" of "2026-06". */
export const month = (value: string): string => formatMonth(value, locale);
