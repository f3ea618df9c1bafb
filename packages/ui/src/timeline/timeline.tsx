"use client";

import type { ComponentProps, ReactNode } from "react";
import { cn } from "../lib/cn.ts";
import { cva } from "../lib/cva.ts";
import { formatAgo } from "../lib/dates.ts";
import { useLocale } from "../lib/locale.ts";
import { formatMoment } from "./moment.ts";

const marker = cva(
  "z-1 grid size-8 shrink-0 place-items-center rounded-pill border border-transparent [&_svg]:size-4",
  {
    variants: {
      tone: {
        neutral: "bg-quiet text-muted",
        green: "bg-green-tint text-green",
        gold: "bg-gold text-star-text",
        rose: "border-rose bg-paper text-rose",
        tint: "bg-tint text-accent-text",
      },
    },
  },
);

export type TimelineEvent = {
  /** What tells it from the others. */
  key: string;
  /** The moment it happened. */
  at: string | number | Date;
  /** What happened, in a few words: "Approved". */
  what: ReactNode;
  /** Who did it. */
  who?: ReactNode | undefined;
  /** More about it: a reason, a `Diff`. */
  detail?: ReactNode | undefined;
  /** What kind of event, as in `Badge`. Default `neutral`. */
  tone?: "neutral" | "green" | "gold" | "rose" | "tint" | undefined;
  /** An icon; without one, a dot marks the event. */
  icon?: ReactNode | undefined;
};

export type TimelineProps = Omit<ComponentProps<"ol">, "children"> & {
  /** Names the list for screen readers: "What happened so far". */
  label: string;
  /** What happened, in the order to show it. */
  events: readonly TimelineEvent[];
  /**
   * The moment used for "3 hours ago": fixed for the page, so that server and browser agree. Without it, only dates are
   * shown.
   */
  now?: string | number | Date | undefined;
  /** The time zone that moments are shown in. Default "UTC". */
  timeZone?: string | undefined;
};

/** What happened to something, one event after the other: when, who, what and why. */
export function Timeline({ label, events, now, timeZone, className, ...props }: TimelineProps) {
  const locale = useLocale();
  return (
    <ol data-slot="timeline" aria-label={label} {...props} className={cn("min-w-0", className)}>
      {events.map(({ key, at, what, who, detail, tone = "neutral", icon }) => {
        const ago = now === undefined ? null : formatAgo(at, now, locale);
        const written = formatMoment(at, locale, timeZone);
        return (
          <li
            key={key}
            data-slot="timeline-event"
            data-tone={tone}
            // The line from marker to marker ends with the last one.
            className="relative flex gap-3 pb-6 before:absolute before:inset-y-0 before:start-4 before:border-s before:border-hairline last:pb-0 last:before:hidden"
          >
            <span aria-hidden className={cn(marker({ tone }))}>
              {icon ?? <span className="size-2 rounded-pill bg-current forced-colors:bg-[CanvasText]" />}
            </span>
            <div className="min-w-0 grow pt-1">
              <p className="text-15 font-medium">{what}</p>
              <p className="text-14 text-muted">
                {who}
                {who ? " · " : null}
                <time dateTime={new Date(at).toISOString()}>{ago ? `${ago} (${written})` : written}</time>
              </p>
              {detail ? <div className="mt-2 text-15">{detail}</div> : null}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
