// Times of day: kept as `HH:MM`, written as people's language does. `parse-time.ts` reads them.
import { dateFormat } from "./dates.ts";

export const dayLength = 24 * 60;

/** Minutes since midnight for `00:00` to `24:00`; `null` for anything else. */
export const minutesOf = (time: string): number | null =>
  /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/u.test(time) ? Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) : null;

/** `HH:MM` for minutes since midnight. */
export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

export type HourCycle = "h12" | "h23";

/** Whether a language uses the 12-hour or 24-hour clock. */
export const hourCycleOf = (locale: string): HourCycle =>
  dateFormat(locale, { hour: "numeric" }).resolvedOptions().hourCycle?.startsWith("h1") ? "h12" : "h23";

export type TimeFormat = {
  /** The 12-hour or 24-hour clock. Default the language's own. */
  hourCycle?: HourCycle | undefined;
  /** Adds a leading zero, so that times line up. Default `false`. */
  padded?: boolean | undefined;
};

/**
 * A time as a language writes it: `09:30` is "9:30" in British English, "9:30 AM" in American. Anything that isn't a
 * time stays as it is.
 */
export function formatTime(
  time: string,
  locale: string,
  { hourCycle = hourCycleOf(locale), padded = false }: TimeFormat = {},
): string {
  const minutes = minutesOf(time);
  if (minutes === null) return time;
  const long = padded && hourCycle === "h23";
  return (
    dateFormat(locale, { hour: long ? "2-digit" : "numeric", minute: "2-digit", hourCycle })
      .formatToParts((minutes % dayLength) * 60_000)
      .map(({ type, value }) => {
        if (type !== "hour" || hourCycle === "h12") return value;
        if (minutes === dayLength) return new Intl.NumberFormat(locale).format(24);
        return long ? value : value.replace(/^[0\u0660\u06f0](?=.)/u, "");
      })
      .join("")
      // Engines differ in which narrow space they put before AM; a server and a browser must not.
      .replace(/[\u202f\u2009 ]/gu, "\u00a0")
  );
}
