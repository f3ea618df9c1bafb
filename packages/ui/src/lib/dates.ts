// Names of days and months, and what a clock somewhere shows. All of it uses Intl, so every language is covered.

/** The days in the week's order, as data carries them. */
export const weekDays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

export type WeekDay = (typeof weekDays)[number];

const formats = new Map<string, Intl.DateTimeFormat>();

/** Creating a formatter costs more than using it a hundred times. The calendar is the data's. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { calendar: "gregory", timeZone: "UTC", ...options });
    formats.set(key, format);
  }
  return format;
}

/** Names of the months, starting with January. */
export const monthNames = (locale: string): string[] =>
  Array.from({ length: 12 }, (_, month) => dateFormat(locale, { month: "long" }).format(Date.UTC(2026, month, 1)));

/** A day's name: `Monday` is "Montag" in German, short "Mo". */
export const weekDayName = (day: WeekDay, locale: string, width: "long" | "short" = "long"): string =>
  // The first of June 2026 is a Monday.
  dateFormat(locale, { weekday: width }).format(Date.UTC(2026, 5, 1 + weekDays.indexOf(day)));

/** "21 November 2026" for a moment or a date. */
export const formatDate = (moment: string | number | Date, locale: string): string =>
  dateFormat(locale, { day: "numeric", month: "long", year: "numeric" }).format(new Date(moment));

/** "25 Dec" for a moment or a date. */
export const formatDay = (moment: string | number | Date, locale: string): string =>
  dateFormat(locale, { day: "numeric", month: "short" }).format(new Date(moment));

/** "now", "5 minutes ago", "yesterday"; `null` after a month, when a date says more. */
export function formatAgo(moment: string | number | Date, now: string | number | Date, locale: string): string | null {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  const minutes = Math.max(0, Math.floor((Number(new Date(now)) - Number(new Date(moment))) / 60_000));
  if (minutes < 2) return format.format(0, "second");
  if (minutes < 60) return format.format(-minutes, "minute");
  if (minutes < 24 * 60) return format.format(-Math.floor(minutes / 60), "hour");
  const days = Math.floor(minutes / (24 * 60));
  return days < 31 ? format.format(-days, "day") : null;
}

/** "June 2026" for "2026-06"; "" for anything that isn't a month. */
export function formatMonth(month: string, locale: string): string {
  const at = Date.parse(`${month}-01T00:00:00Z`);
  return Number.isNaN(at) ? "" : dateFormat(locale, { month: "long", year: "numeric" }).format(at);
}

/**
 * What the calendar and clock of a place show at a moment: `{ day: "Saturday", date: "2026-11-21", time: "12:00" }`.
 */
export function clockOf(
  moment: string | number | Date,
  timeZone: string,
): { day: WeekDay; date: string; time: string } {
  const parts = dateFormat("en-GB", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(new Date(moment));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? "";
  const date = `${part("year")}-${part("month")}-${part("day")}`;
  return {
    day: weekDays[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7]!,
    date,
    time: `${part("hour")}:${part("minute")}`,
  };
}
