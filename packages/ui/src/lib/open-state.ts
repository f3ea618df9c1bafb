// How to describe a business at a given moment: open until, opens on. Kept apart from the week's arithmetic, which
// lists don't need.
import { type WeekDay, weekDayName, weekDays } from "./dates.ts";
import { minute, shownAt } from "./opening-hours-clock.ts";
import { dayLength, formatTime, timeOf } from "./time.ts";

/** Open or not, and the next change by the place's clock. */
export type OpenState = {
  /** `open-24h` never closes. */
  state: "open" | "open-24h" | "closed" | "by-appointment" | "not-given";
  /** While open, when it closes; while closed, when it opens next. */
  change?: ShownTime | undefined;
};

/** What the calendar and clock of a place show at a moment: the day, the time, and how many days from now. */
export type ShownTime = { day: WeekDay; time: string; daysAhead: number };

/** @param timeZone the place's, such as "Europe/Ljubljana" */
export function shownTime(moment: string | number | Date, timeZone: string, now: string | number | Date): ShownTime {
  const at = shownMinute(moment, timeZone);
  const daysSince1970 = Math.floor(at / dayLength);
  return {
    // 1970 began on a Thursday.
    day: weekDays[(daysSince1970 + 3) % 7]!,
    time: timeOf(at % dayLength),
    daysAhead: daysSince1970 - Math.floor(shownMinute(now, timeZone) / dayLength),
  };
}

const shownMinute = (moment: string | number | Date, timeZone: string) =>
  Math.floor(shownAt(new Date(moment).getTime(), timeZone) / minute);

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
  /** Later today, only the time; otherwise with the day: "Opens Mon 10:00". */
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
      const time = formatTime(change.time, locale);
      const when = change.daysAhead === 0 ? time : `${weekDayName(change.day, locale, "short")} ${time}`;
      return { tone: "closed", label: words.opens(when) };
    }
    case "not-given":
      return undefined;
  }
}
