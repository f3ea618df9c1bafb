// How the site writes times, dates, prices and counts: British English, the same on the server and in every browser.
import { formatDate, formatMonth } from "@troth/ui/dates";

const locale = "en-GB";

const numbers = new Intl.NumberFormat(locale);
export const number = (value: number): string => numbers.format(value);
export const plural = (count: number, one: string, many: string): string =>
  `${number(count)} ${count === 1 ? one : many}`;

/** "21 November 2026". */
export const date = (iso: string): string => formatDate(iso, locale);

/** "June 2026" of "2026-06". */
export const month = (value: string): string => formatMonth(value, locale);

/** A text's language as HTML has it; `und` is what nobody could tell. */
export const languageOf = (tag: string): string | undefined => (tag === "und" ? undefined : tag);

/** "€€€". */
export const price = (range: number): string => "€".repeat(range);
