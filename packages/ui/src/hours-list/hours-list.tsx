import type { ComponentProps, ReactNode } from "react";
import { Badge } from "../badge/badge.tsx";
import { Heading } from "../heading/heading.tsx";
import { cn } from "../lib/cn.ts";

export type HoursListDay = {
  /** The day's name. */
  day: string;
  /** Its hours in words, such as "9:00 – 18:00" or "Closed". */
  label: ReactNode;
  /** It is today, where the vendor is. Default `false`. */
  today?: boolean | undefined;
  /** Nothing to come for: shown fainter. Default `false`. */
  muted?: boolean | undefined;
};

export type HoursListProps = Omit<ComponentProps<"section">, "title" | "children"> & {
  /** The list's title. Default "Hours". */
  title?: ReactNode | undefined;
  /** The week, in the order to show it. */
  days: readonly HoursListDay[];
  /** Whether it is open now, computed by whoever knows the vendor's time. */
  status?: { tone: "open" | "closed" | "neutral"; label: ReactNode } | undefined;
  /** A line below: the time zone, a holiday. */
  note?: ReactNode | undefined;
  /** Said after today's name to screen readers. Default "today". */
  todayLabel?: string | undefined;
  /** The title's level in the page's outline. Default 2. */
  headingLevel?: 2 | 3 | 4 | undefined;
};

/** A vendor's week, read only. */
export function HoursList({
  title = "Hours",
  days,
  status,
  note,
  todayLabel = "today",
  headingLevel = 2,
  className,
  ...props
}: HoursListProps) {
  return (
    <section
      data-slot="hours-list"
      {...props}
      className={cn("rounded-panel border border-hairline bg-surface p-6 shadow-card", className)}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Heading level={headingLevel} size="card">
          {title}
        </Heading>
        {status ? <Badge tone={status.tone === "open" ? "green" : "neutral"}>{status.label}</Badge> : null}
      </div>
      <dl className="mt-2.5 text-15">
        {days.map(({ day, label, today, muted }) => (
          <div
            key={day}
            data-today={today ? "" : undefined}
            className="grid grid-cols-[minmax(6.5rem,2fr)_3fr] gap-x-4 py-1 data-today:font-bold"
          >
            <dt>
              {day}
              {today ? <span className="sr-only">, {todayLabel}</span> : null}
            </dt>
            <dd className={cn("figures", muted && "text-muted")}>{label}</dd>
          </div>
        ))}
      </dl>
      {note ? <div className="mt-3 text-14 text-muted">{note}</div> : null}
    </section>
  );
}
