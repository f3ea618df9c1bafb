"use client";

import { cloneElement, type ComponentProps, type ReactElement, type ReactNode } from "react";
import { cn } from "../lib/cn.ts";
import { useLocale, useTexts } from "../lib/locale.ts";
import { englishReviews, minReviews, formatCount, formatMean } from "../lib/rating.ts";
import { Skeleton } from "../skeleton/skeleton.tsx";
import { Stars } from "../stars/stars.tsx";

/** How many reviews gave one star, two, … five. */
export type RatingHistogram = Readonly<[number, number, number, number, number]>;

/** Every word the summary shows. Counts come as a number, for plurals, and as the language writes it. */
export type RatingSummaryTexts = {
  /** Puts the number of reviews into words. Default "212 reviews". */
  count: (count: number, written: string) => string;
  /** Replaces the average while there are too few reviews. Default "New". */
  fresh: string;
  /** Says why there is no average yet. Default "2 reviews so far. We show an average once there are three." */
  freshNote: (count: number, written: string) => string;
  /** Names the histogram. Default "Reviews by stars". */
  histogram: string;
  /** Names one of its rows for screen readers. Default "5 stars: 187 reviews". */
  row: (stars: number, count: number, written: string) => string;
  /** Names the list of aspects. Default "By aspect". */
  aspects: string;
};

declare module "../lib/locale.ts" {
  interface Texts {
    "rating-summary": RatingSummaryTexts;
  }
}

const english: RatingSummaryTexts = {
  count: englishReviews,
  fresh: "New",
  freshNote: (count, written) =>
    count === 0
      ? "No reviews yet. We show an average once there are three."
      : `${englishReviews(count, written)} so far. We show an average once there are three.`,
  histogram: "Reviews by stars",
  row: (stars, count, written) => `${stars} ${stars === 1 ? "star" : "stars"}: ${englishReviews(count, written)}`,
  aspects: "By aspect",
};

export type RatingSummaryProps = Omit<ComponentProps<"div">, "children"> & {
  /** The plain average, 1 to 5; `null` while there is none. */
  average: number | null;
  /** How many reviews it is the average of. */
  count: number;
  /** How many gave one star, two, … five. */
  histogram: RatingHistogram;
  /** Averages of the other ratings; `null` is not shown. */
  aspects?: readonly { label: string; value: number | null }[] | undefined;
  /**
   * Makes a row of the histogram a link: returns an anchor without content for a number of stars. Empty rows are never
   * links. The one with `aria-current` stands out as chosen.
   */
  renderBar?: ((stars: number) => ReactElement<{ className?: string; children?: ReactNode }> | null) | undefined;
  /** A sentence or link below, such as "How we rank". */
  note?: ReactNode | undefined;
  /** Other words. */
  texts?: Partial<RatingSummaryTexts> | undefined;
};

const layout =
  "grid gap-x-10 gap-y-7 @lg:grid-cols-[auto_minmax(0,1fr)] @2xl:grid-cols-[auto_minmax(0,1fr)_minmax(0,0.9fr)]";

/**
 * The average, the number of reviews, how the stars are spread, and the aspects. With fewer than three reviews there is
 * no average.
 */
export function RatingSummary({
  average,
  count,
  histogram,
  aspects = [],
  renderBar,
  note,
  texts,
  className,
  ...props
}: RatingSummaryProps) {
  const words = useTexts("rating-summary", english, texts);
  const locale = useLocale();
  const known = average !== null && count >= minReviews;
  const written = formatCount(count, locale);
  const shownAspects = aspects.filter((aspect) => aspect.value !== null);
  const total = Math.max(
    1,
    histogram.reduce((sum, each) => sum + each, 0),
  );
  return (
    // Its own width decides how many columns there are, because it may sit beside something.
    <div
      data-slot="rating-summary"
      data-state={known ? "known" : "new"}
      {...props}
      className={cn("@container w-full", className)}
    >
      <div className={layout}>
        <div>
          <p className={cn("figures font-display leading-none", known ? "text-76" : "text-56")}>
            {known ? formatMean(average, locale) : words.fresh}
          </p>
          {known ? <Stars label={null} value={average} size="sm" className="mt-2" /> : null}
          <p className={cn("text-14 text-muted", known ? "mt-1" : "mt-2 max-w-56")}>
            {known ? words.count(count, written) : words.freshNote(count, written)}
          </p>
        </div>
        {count > 0 ? (
          <ul aria-label={words.histogram} className="min-w-0 self-center">
            {[5, 4, 3, 2, 1].map((stars) => {
              const number = histogram[stars - 1] ?? 0;
              const link = number > 0 ? renderBar?.(stars) : null;
              const row = (
                <>
                  <span className="sr-only">{words.row(stars, number, formatCount(number, locale))}</span>
                  <span aria-hidden className="min-w-2.5">
                    {formatCount(stars, locale)}
                  </span>
                  <RatingBar share={number / total} />
                  <span aria-hidden className="min-w-12 text-end">
                    {formatCount(number, locale)}
                  </span>
                </>
              );
              return (
                <li key={stars} className={link ? undefined : rowClasses}>
                  {link
                    ? cloneElement(link, {
                        className: cn(
                          rowClasses,
                          "rounded-small transition-colors duration-quick hover:text-ink hover:underline active:text-accent-text aria-[current]:font-semibold aria-[current]:text-accent-text motion-reduce:transition-none",
                          link.props.className,
                        ),
                        children: row,
                      })
                    : row}
                </li>
              );
            })}
          </ul>
        ) : null}
        {shownAspects.length > 0 ? (
          <dl aria-label={words.aspects} className="self-center text-15 @lg:col-span-2 @2xl:col-span-1">
            {shownAspects.map(({ label, value }) => (
              <div key={label} className="flex items-baseline justify-between gap-4 py-0.5">
                <dt className="min-w-0">{label}</dt>
                <dd className="figures font-semibold">{formatMean(value ?? 0, locale)}</dd>
              </div>
            ))}
          </dl>
        ) : null}
      </div>
      {note ? <div className="mt-4 text-14 text-muted">{note}</div> : null}
    </div>
  );
}

const rowClasses = "figures flex min-h-6 items-center gap-3 text-14 text-muted pointer-coarse:min-h-11";

/** An SVG, because its width is an attribute and the server's HTML needs no style. Any share above zero is visible. */
function RatingBar({ share }: { share: number }) {
  const width = share > 0 ? Math.max(1.5, share * 100) : 0;
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      className="h-2 min-w-0 grow overflow-hidden rounded-pill bg-hairline rtl:-scale-x-100 forced-colors:border"
    >
      <rect width={width.toFixed(2)} height="8" className="fill-star forced-colors:fill-[CanvasText]" />
    </svg>
  );
}

/** The summary's placeholder while its figures are loading. */
export function RatingSummarySkeleton({ className, ...props }: Omit<ComponentProps<"div">, "children">) {
  return (
    <div data-slot="rating-summary-skeleton" aria-hidden {...props} className={cn("@container w-full", className)}>
      <div className={layout}>
        <div>
          <Skeleton className="h-[4.75rem] w-28" />
          <Skeleton className="mt-2 h-3.5 w-17.5" />
          <Skeleton className="mt-1.5 h-3.5 w-20" />
        </div>
        <div className="self-center">
          {[5, 4, 3, 2, 1].map((stars) => (
            <div key={stars} className={rowClasses}>
              <Skeleton className="h-2 grow rounded-pill" />
            </div>
          ))}
        </div>
        <Skeleton className="h-32 self-center @lg:col-span-2 @2xl:col-span-1" />
      </div>
    </div>
  );
}
