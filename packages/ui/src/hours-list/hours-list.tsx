"use client";

import type { ComponentProps, ReactNode } from "react";
import { Badge } from "../badge/badge.tsx";
import { Heading } from "../heading/heading.tsx";
import { cn } from "../lib/cn.ts";
import { clockOf, weekDayName } from "../lib/dates.ts";
import { useLocale, useTexts } from "../lib/locale.ts";
import {
  givenSlots,
  type OpeningHours,
  type OpenStateTexts,
  openStateAt,
  openStateTexts,
  readingOf,
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
};

export type HoursListProps = Omit<ComponentProps<"section">, "title" | "children"> & {
  /** The week, in the order to show it. */
  value: OpeningHours;
  /**
   * The moment used for "open now" and for marking today: fixed for the page, so that server and browser agree. Without
   * it, neither is shown.
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
  const today = here && clockOf(here.now, here.timeZone).day;
  const status = here && wordOpenState(openStateAt(value, here.timeZone, here.now), { locale, texts: words.now });

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
            const reading = readingOf(entry);
            const isToday = entry.day === today;
            return (
              <div
                key={entry.day}
                data-today={isToday ? "" : undefined}
                className="grid grid-cols-[minmax(5.5rem,2fr)_3fr] gap-x-4 py-1 data-today:font-bold"
              >
                <dt>
                  {weekDayName(entry.day, locale)}{" "}
                  {/* Brackets rather than a comma: browsers put a space before what is visually hidden. */}
                  {isToday ? <span className="sr-only">({words.today})</span> : null}
                </dt>
                <dd className={cn("figures", (reading === "closed" || reading === "not-given") && "text-muted")}>
                  {reading === "open"
                    ? givenSlots(entry).map(({ openTime, closeTime }, at) => (
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
          })}
        </dl>
        {note ? <div className="mt-3 text-14 text-muted">{note}</div> : null}
      </Fold>
    </section>
  );
}

const lineClasses = "flex-wrap items-center justify-between gap-x-4 gap-y-1";
