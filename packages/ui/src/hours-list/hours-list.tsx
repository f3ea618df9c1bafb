"use client";

import type { ComponentProps, ReactNode } from "react";
import { Badge } from "../badge/badge.tsx";
import { Heading } from "../heading/heading.tsx";
import { cn } from "../lib/cn.ts";
import { clockOf, formatDay, weekDayName } from "../lib/dates.ts";
import { useLocale, useTexts } from "../lib/locale.ts";
import {
  type DayHours,
  dateOfDay,
  dayOfDate,
  formatDates,
  givenSlots,
  type OpeningHours,
  type OpenStateTexts,
  openStateAt,
  openStateTexts,
  readingOf,
  type SpecialHours,
  type SpecialHoursEntry,
  weekDays,
  wordOpenState,
} from "../lib/opening-hours.ts";
import { formatTime } from "../lib/time.ts";

/** Every word the list shows; day names and times come from the language. */
export type HoursListTexts = {
  /** Default "Hours". */
  title: string;
  /** Added in brackets after today's name, for screen readers. Default "today". */
  today: string;
  /** The wording for a day without times. Default "Open 24 hours", "By appointment", "Closed", "Not given". */
  days: Readonly<Record<"all-day" | "by-appointment" | "closed" | "not-given", string>>;
  /** Whether it is open now. */
  now: OpenStateTexts;
  /** Heads the special dates ahead. Default "Coming up". */
  upcoming: string;
};

declare module "../lib/locale.ts" {
  interface Texts {
    "hours-list": HoursListTexts;
  }
}

const english: HoursListTexts = {
  title: "Hours",
  today: "today",
  days: {
    "all-day": "Open 24 hours",
    "by-appointment": "By appointment",
    closed: "Closed",
    "not-given": "Not given",
  },
  now: openStateTexts,
  upcoming: "Coming up",
};

export type HoursListProps = Omit<ComponentProps<"section">, "title" | "children"> & {
  /** The week, in the order to show it. */
  value: OpeningHours;
  /** Dates with hours of their own: those of this week are marked in it, those of the next weeks listed below. */
  special?: SpecialHours | undefined;
  /**
   * The moment used for "open now", today and special dates: fixed for the page, so that server and browser agree.
   * Without it, none of them is shown.
   */
  now?: string | number | Date | undefined;
  /** The vendor's time zone, such as "Europe/Ljubljana"; `now` needs it. */
  timeZone?: string | undefined;
  /** The list's title. Default "Hours". */
  title?: ReactNode | undefined;
  /** A line below: the time zone, a holiday. */
  note?: ReactNode | undefined;
  /** The title's level in the page's outline. Default 2. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** In a narrow window the week folds away behind its title and whether it is open now. Default `false`. */
  collapsible?: boolean | undefined;
  /** Other words. */
  texts?: Partial<HoursListTexts> | undefined;
};

/** A vendor's week, read only: it marks today and says whether they're open now. */
export function HoursList({
  value,
  special = [],
  now,
  timeZone,
  title,
  note,
  headingLevel = 2,
  collapsible = false,
  texts,
  className,
  ...props
}: HoursListProps) {
  const words = useTexts("hours-list", english, texts);
  const locale = useLocale();
  const here = now === undefined || timeZone === undefined ? undefined : { now, timeZone };
  const date = here && clockOf(here.now, here.timeZone).date;
  const status =
    here && wordOpenState(openStateAt(value, here.timeZone, here.now, special), { locale, texts: words.now });
  const { week, upcoming } = datesOf(special, date);

  const head = (
    <>
      <Heading level={headingLevel} size="card">
        {title ?? words.title}
      </Heading>
      {status ? (
        <Badge tone={status.tone === "open" ? "green" : "neutral"} dot={status.tone === "open"}>
          {status.label}
        </Badge>
      ) : null}
    </>
  );
  const [Fold, Line] = collapsible ? (["details", "summary"] as const) : (["div", "div"] as const);

  return (
    <section
      data-slot="hours-list"
      {...props}
      className={cn("rounded-panel border border-hairline bg-surface p-6 shadow-card", className)}
    >
      {/* On a wide window nothing folds. */}
      {collapsible ? (
        <div className={`hidden ${lineClasses} lg:supports-[selector(::details-content)]:flex`}>{head}</div>
      ) : null}
      <Fold className="folds-narrow">
        <Line
          className={cn(
            `flex ${lineClasses}`,
            collapsible && "-m-3 rounded-field p-3 hover:bg-quiet active:bg-pressed",
          )}
        >
          {head}
        </Line>
        <dl className="mt-2.5 text-15">
          {value.map((entry) => {
            const on = week[weekDays.indexOf(entry.day)];
            const isToday = date !== undefined && on?.date === date;
            return (
              <HoursRow
                key={entry.day}
                hours={on?.special ?? entry}
                words={words}
                data-today={isToday ? "" : undefined}
                data-special={on?.special ? "" : undefined}
              >
                {weekDayName(entry.day, locale)}{" "}
                {/* Brackets rather than a comma: browsers put a space before what is visually hidden. */}
                {isToday ? <span className="sr-only">({words.today})</span> : null}
                {on?.special && isToday ? " " : null}
                {on?.special ? (
                  <span className={noteClasses}>
                    {[formatDay(on.date, locale), on.special.label].filter(Boolean).join(" · ")}
                  </span>
                ) : null}
              </HoursRow>
            );
          })}
        </dl>
        {upcoming.length > 0 ? (
          <>
            <Heading
              level={headingLevel === 4 ? 4 : ((headingLevel + 1) as 3 | 4)}
              size="card"
              className="mt-4 text-16"
            >
              {words.upcoming}
            </Heading>
            <dl className="mt-1 text-15">
              {upcoming.map((entry) => (
                <HoursRow key={entry.from} hours={entry} words={words}>
                  <span className="whitespace-nowrap">{formatDates(entry, locale, "short")}</span>{" "}
                  {entry.label ? <span className={noteClasses}>{entry.label}</span> : null}
                </HoursRow>
              ))}
            </dl>
          </>
        ) : null}
        {note ? <div className="mt-3 text-14 text-muted">{note}</div> : null}
      </Fold>
    </section>
  );
}

type HoursRowProps = ComponentProps<"div"> & { hours: DayHours; words: HoursListTexts };

/** A day, or some dates, and their hours. */
function HoursRow({ hours, words, children, ...props }: HoursRowProps) {
  const locale = useLocale();
  const reading = readingOf(hours);
  return (
    <div
      {...props}
      className="grid grid-cols-[minmax(5.5rem,2fr)_3fr] gap-x-4 py-1 data-special:-mx-3 data-special:my-0.5 data-special:rounded-small data-special:bg-quiet data-special:px-3 data-today:font-bold"
    >
      <dt className="wrap-anywhere">{children}</dt>
      <dd className={cn("figures", (reading === "closed" || reading === "not-given") && "text-muted")}>
        {reading === "open"
          ? givenSlots(hours).map(({ openTime, closeTime }, at) => (
              <span key={openTime}>
                {at > 0 ? ", " : null}
                <span className="whitespace-nowrap">
                  {formatTime(openTime, locale)} – {formatTime(closeTime, locale)}
                </span>
              </span>
            ))
          : words.days[reading]}
      </dd>
    </div>
  );
}

/** How far ahead special dates are announced. */
const announced = 8 * 7;

/** The dates of the week that `today` is in, Monday first, with what is special about them, and what comes after it. */
function datesOf(special: SpecialHours, today: string | undefined) {
  const day = today === undefined ? null : dayOfDate(today);
  if (day === null) return { week: [], upcoming: [] };
  // 1970 began on a Thursday.
  const monday = day - ((day + 3) % 7);
  const week = weekDays.map((_, at) => {
    const date = dateOfDay(monday + at);
    return { date, special: special.find(({ from, to }) => from <= date && date <= to) };
  });
  const [sunday, last] = [dateOfDay(monday + 6), dateOfDay(day + announced)];
  const upcoming: SpecialHoursEntry[] = special
    .filter(({ from, to }) => to > sunday && from <= last)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1));
  return { week, upcoming };
}

const noteClasses = "block text-13 font-normal text-muted";

const lineClasses = "flex-wrap items-center justify-between gap-x-4 gap-y-1";
