// How to describe a business at a given moment: open until, opens on. Kept apart from the week's arithmetic, which
// lists don't need.
import { dateFormat, type WeekDay } from "./dates.ts";
import { minute, shownMinute, weekDayOf } from "./opening-hours-clock.ts";
import { dayLength, formatTime, timeOf } from "./time.ts";

/** Open or not, and the next change by the place's clock. */
export type OpenState = {
  /** `open-24h` doesn't close within a week. */
  state: "open" | "open-24h" | "closed" | "by-appointment" | "not-given";
  /** While open, when it closes; while closed, when it opens next. */
  change?: ShownTime | undefined;
};

/** What the calendar and clock of a place show at a moment: the day, the time, and how many days from now. */
export type ShownTime = {
  day: WeekDay;
  time: string;
  daysAhead: number;
  /** Midnight of its date in UTC, in milliseconds since 1970. */
  date: number;
};

/** @param timeZone the place's, such as "Europe/Ljubljana" */
export function shownTime(moment: string | number | Date, timeZone: string, now: string | number | Date): ShownTime {
  const at = shownMinute(new Date(moment).getTime(), timeZone);
  const day = Math.floor(at / dayLength);
  return {
    day: weekDayOf(day),
    time: timeOf(at % dayLength),
    daysAhead: day - Math.floor(shownMinute(new Date(now).getTime(), timeZone) / dayLength),
    date: day * dayLength * minute,
  };
}

/** The words for open and closed. */
export type OpenStateTexts = {
  /** Default "Open now". */
  open: string;
  /** Default "Open now · until 18:00". */
  until: (time: string) => string;
  /** Default "Open 24 hours". */
  allDay: string;
  /** Default "By appointment". */
  byAppointment: string;
  /** Default "Closed now". */
  closed: string;
  /** Later today, only the time; otherwise with the day, "Opens Mon 10:00", or more than a week ahead its date. */
  opens: (when: string) => string;
};

export const openStateTexts: OpenStateTexts = {
  open: "Open now",
  until: (time) => `Open now · until ${time}`,
  allDay: "Open 24 hours",
  byAppointment: "By appointment",
  closed: "Closed now",
  opens: (when) => `Opens ${when}`,
};

/** Open or closed in a few words, for a badge; nothing if the hours aren't known. */
export function wordOpenState(
  { state, change }: OpenState,
  { locale = "en-GB", texts }: { locale?: string | undefined; texts?: Partial<OpenStateTexts> | undefined } = {},
): { tone: "open" | "closed" | "neutral"; label: string } | undefined {
  const words = { ...openStateTexts, ...texts };
  switch (state) {
    case "open":
      return { tone: "open", label: change ? words.until(formatTime(change.time, locale)) : words.open };
    case "open-24h":
      return { tone: "open", label: words.allDay };
    case "by-appointment":
      return { tone: "neutral", label: words.byAppointment };
    case "closed": {
      if (!change) return { tone: "closed", label: words.closed };
      const { time, daysAhead, date } = change;
      const shown = formatTime(time, locale);
      const day = dateFormat(locale, daysAhead > 7 ? { day: "numeric", month: "short" } : { weekday: "short" });
      return {
        tone: "closed",
        label: words.opens(daysAhead > 7 ? day.format(date) : daysAhead ? `${day.format(date)} ${shown}` : shown),
      };
    }
    case "not-given":
      return undefined;
  }
}
