"use client";

import { Star } from "lucide-react";
import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { Button } from "../button/button.tsx";
import { cn } from "../lib/cn.ts";
import { cva } from "../lib/cva.ts";
import { useLocale, useTexts } from "../lib/locale.ts";
import { englishReviews, formatCount } from "../lib/rating.ts";

export type ReviewMark = {
  /** When it was written, such as "2026-06"; a whole date will do. */
  month: string;
  /** Stars given, 1 to 5; `null` for a review that was removed. */
  rating: number | null;
  /** Whether the vendor replied. Default `false`. */
  replied?: boolean | undefined;
  /** How many such reviews there are. Default 1. */
  count?: number | undefined;
};

/** Every word of the ribbon. Counts come as a number, for plurals, and as the language writes it. */
export type ReviewRibbonTexts = {
  /** Names the figure and its table. Default "Reviews, year by year". */
  label: string;
  /** How many reviews a year had. Default "41 reviews". */
  reviews: (count: number, written: string) => string;
  /** A year without any. Default "No reviews". */
  none: string;
  /** How many of them gave so many stars, for screen readers. Default "12 with 5 stars". */
  withStars: (stars: number, count: number, written: string) => string;
  /** How many have a reply. Default "9 with a reply". */
  withReply: (count: number, written: string) => string;
  /** How many were removed. Default "1 removed". */
  removed: (count: number, written: string) => string;
  /** Explains the marks' height. Default "1 to 5 stars". */
  starsKey: string;
  /** Explains the dot; heads a column of the table. Default "With a reply". */
  replyKey: string;
  /** Explains the dashed mark; heads a column of the table. Default "Removed". */
  removedKey: string;
  /** Heads the column of years. Default "Year". */
  year: string;
  /** Heads the column of reviews. Default "Reviews". */
  all: string;
  /** Heads a column of the table. Default "5 stars". */
  stars: (stars: number, written: string) => string;
  /** Turns the chart into a table. Default "Show as a table". */
  showTable: string;
  /** Turns the table back. Default "Show as a chart". */
  showChart: string;
};

declare module "../lib/locale.ts" {
  interface Texts {
    "review-ribbon": ReviewRibbonTexts;
  }
}

const english: ReviewRibbonTexts = {
  label: "Reviews, year by year",
  reviews: englishReviews,
  none: "No reviews",
  withStars: (stars, _, written) => `${written} with ${stars} ${stars === 1 ? "star" : "stars"}`,
  withReply: (_, written) => `${written} with a reply`,
  removed: (_, written) => `${written} removed`,
  starsKey: "1 to 5 stars",
  replyKey: "With a reply",
  removedKey: "Removed",
  year: "Year",
  all: "Reviews",
  stars: (stars, written) => `${written} ${stars === 1 ? "star" : "stars"}`,
  showTable: "Show as a table",
  showChart: "Show as a chart",
};

export type ReviewRibbonProps = Omit<ComponentProps<"figure">, "children"> & {
  /** The reviews, the oldest first. */
  marks: readonly ReviewMark[];
  /** A sentence below, such as how many older reviews there are. */
  note?: ReactNode | undefined;
  /** Other words. */
  texts?: Partial<ReviewRibbonTexts> | undefined;
};

type Density = "loose" | "close" | "dense";

const strip = cva("flex min-w-0 flex-wrap items-end", {
  variants: { density: { loose: "gap-x-1 gap-y-2.5", close: "gap-x-0.5 gap-y-2.5", dense: "gap-x-px gap-y-1.5" } },
});

// A reply is a dot below the mark. Few stars are outlined as well as low, so that neither colour nor height alone says so.
const mark = cva("relative block shrink-0 border", {
  variants: {
    density: { loose: "mb-1.5 w-2 rounded-t-small", close: "mb-1.5 w-1 rounded-t-small", dense: "mb-1 w-0.5" },
    kind: {
      filled: "border-transparent bg-star forced-colors:bg-[CanvasText]",
      outlined: "border-star bg-transparent forced-colors:border-[CanvasText]",
      removed: "rounded-none border-0 border-s border-dashed border-muted",
    },
    height: { 1: "h-1.5", 2: "h-3", 3: "h-4.5", 4: "h-6", 5: "h-7.5" },
    replied: {
      true: "after:absolute after:start-1/2 after:-bottom-1.5 after:size-0.75 after:-translate-x-1/2 after:rounded-pill after:bg-accent rtl:after:translate-x-1/2 forced-colors:after:bg-[CanvasText]",
      false: "",
    },
  },
  compoundVariants: [
    { density: "dense", height: 1, class: "h-1" },
    { density: "dense", height: 2, class: "h-1.5" },
    { density: "dense", height: 3, class: "h-2.5" },
    { density: "dense", height: 4, class: "h-3.5" },
    { density: "dense", height: 5, class: "h-4.5" },
    { density: "dense", replied: true, class: "after:-bottom-1" },
  ],
});

const stars = [5, 4, 3, 2, 1] as const;

/**
 * A vendor's reviews year by year, each of them one mark: the more stars, the taller. It shows replies, and where reviews
 * were removed. The same figures are a press away as a table.
 */
export function ReviewRibbon({ marks, note, texts, className, ...props }: ReviewRibbonProps) {
  const words = useTexts("review-ribbon", english, texts);
  const locale = useLocale();
  const [isTable, setTable] = useState(false);
  const id = useId();
  const years = byYear(marks);
  const written = (count: number) => formatCount(count, locale);
  return (
    <figure
      data-slot="review-ribbon"
      data-state={isTable ? "table" : "chart"}
      aria-labelledby={id}
      {...props}
      className={cn("w-full", className)}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <figcaption id={id} className="sr-only">
          {words.label}
        </figcaption>
        {isTable ? (
          <span />
        ) : (
          <Key
            words={words}
            hasReplies={years.some(({ replied }) => replied > 0)}
            hasRemoved={years.some(({ removed }) => removed > 0)}
          />
        )}
        <Button
          size="sm"
          variant="plain"
          className="-mx-4 print:hidden noscript:hidden"
          onClick={() => setTable(!isTable)}
        >
          {isTable ? words.showChart : words.showTable}
        </Button>
      </div>
      {isTable ? (
        <Table years={years} words={words} written={written} />
      ) : (
        <ol data-slot="review-ribbon-years" className="mt-2">
          {years.map((year) => (
            <li
              key={year.year}
              className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-end gap-x-4 border-t border-hairline py-3 sm:grid-cols-[6.5rem_minmax(0,1fr)]"
            >
              <div className="self-start">
                <p className="figures text-15 leading-none font-semibold">{year.year}</p>
                <p className="figures mt-1.5 text-13 text-muted" aria-hidden>
                  {year.count === 0 ? words.none : words.reviews(year.count, written(year.count))}
                </p>
              </div>
              <Strip year={year} label={inWords(year, words, written)} />
            </li>
          ))}
        </ol>
      )}
      {note ? <div className="mt-3 text-14 text-muted">{note}</div> : null}
    </figure>
  );
}

type Year = { year: number; marks: ReviewMark[]; count: number; replied: number; removed: number; histogram: number[] };

/** The latest first, with the years in between that had none. */
function byYear(marks: readonly ReviewMark[]): Year[] {
  const groups = Map.groupBy(marks, ({ month }) => Number(month.slice(0, 4)));
  const known = [...groups.keys()];
  if (known.length === 0) return [];
  const last = Math.max(...known);
  return Array.from({ length: last - Math.min(...known) + 1 }, (_, i) => {
    const year = last - i;
    const own = groups.get(year) ?? [];
    const sum = (which: (mark: ReviewMark) => boolean) =>
      own.reduce((total, one) => total + (which(one) ? (one.count ?? 1) : 0), 0);
    return {
      year,
      marks: own,
      count: sum(({ rating }) => rating !== null),
      replied: sum(({ replied }) => replied === true),
      removed: sum(({ rating }) => rating === null),
      histogram: stars.map((given) => sum(({ rating }) => rating === given)),
    };
  });
}

type Written = (count: number) => string;

/** "2026: 41 reviews, 30 with 5 stars, 11 with 4 stars, 9 with a reply, 1 removed". */
function inWords(
  { year, count, replied, removed, histogram }: Year,
  words: ReviewRibbonTexts,
  written: Written,
): string {
  const parts = [
    count === 0 ? words.none : words.reviews(count, written(count)),
    ...stars.flatMap((given, i) => {
      const number = histogram[i]!;
      return number ? [words.withStars(given, number, written(number))] : [];
    }),
    ...(replied ? [words.withReply(replied, written(replied))] : []),
    ...(removed ? [words.removed(removed, written(removed))] : []),
  ];
  return `${year}: ${parts.join(", ")}`;
}

function Strip({ year: { marks, count, removed }, label }: { year: Year; label: string }) {
  const all = count + removed;
  const density: Density = all <= 60 ? "loose" : all <= 180 ? "close" : "dense";
  return (
    <div
      // Made of elements, which the browser wraps and mirrors.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={label}
      data-slot="review-ribbon-marks"
      data-density={density}
      className={strip({ density })}
    >
      {marks.flatMap(({ rating, replied = false, count: times = 1 }, i) =>
        Array.from({ length: times }, (_, at) => (
          // Marks are identified by position: they are all alike, and never reorder.
          // oxlint-disable-next-line react/no-array-index-key
          <Mark key={`${i} ${at}`} rating={rating} replied={replied} density={density} />
        )),
      )}
    </div>
  );
}

function Mark({ rating, replied, density = "loose" }: { rating: number | null; replied: boolean; density?: Density }) {
  const height = Math.min(5, Math.max(1, Math.round(rating ?? 5))) as 1 | 2 | 3 | 4 | 5;
  const kind = rating === null ? "removed" : height < 3 ? "outlined" : "filled";
  return <span aria-hidden className={cn(mark({ density, kind, height, replied }))} />;
}

type KeyProps = { words: ReviewRibbonTexts; hasReplies: boolean; hasRemoved: boolean };

/** What the marks mean; screen readers get the years in words. */
function Key({ words, hasReplies, hasRemoved }: KeyProps) {
  const item = "inline-flex items-end gap-2";
  return (
    <p
      aria-hidden
      data-slot="review-ribbon-key"
      className="flex flex-wrap items-end gap-x-5 gap-y-2 text-13 text-muted"
    >
      <span className={item}>
        <span className="flex items-end gap-1">
          {stars.toReversed().map((rating) => (
            <Mark key={rating} rating={rating} replied={false} />
          ))}
        </span>
        {words.starsKey}
      </span>
      {hasReplies ? (
        <span className={item}>
          <Mark rating={4} replied />
          {words.replyKey}
        </span>
      ) : null}
      {hasRemoved ? (
        <span className={item}>
          <Mark rating={null} replied={false} />
          {words.removedKey}
        </span>
      ) : null}
    </p>
  );
}

function Table({ years, words, written }: { years: readonly Year[]; words: ReviewRibbonTexts; written: Written }) {
  const cell = "px-1.5 py-2 text-end sm:px-2 first:ps-0 first:text-start last:pe-0";
  const number = (count: number) => (count === 0 ? <span className="text-muted">{written(0)}</span> : written(count));
  return (
    <section
      aria-label={words.label}
      // Scrolled with the keyboard too.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="mt-2 overflow-x-auto overscroll-x-contain"
    >
      <table data-slot="review-ribbon-table" className="figures w-full border-collapse text-14">
        <thead>
          <tr className="text-13 text-muted [&>*]:font-medium">
            <th scope="col" className={cell}>
              {words.year}
            </th>
            <th scope="col" className={cell}>
              {words.all}
            </th>
            {stars.map((given) => (
              <th key={given} scope="col" className={cn(cell, "whitespace-nowrap")}>
                <span aria-hidden className="inline-flex items-center gap-0.5">
                  {written(given)}
                  <Star className="size-3 fill-current" />
                </span>
                <span className="sr-only">{words.stars(given, written(given))}</span>
              </th>
            ))}
            <th scope="col" className={cell}>
              {words.replyKey}
            </th>
            <th scope="col" className={cell}>
              {words.removedKey}
            </th>
          </tr>
        </thead>
        <tbody>
          {years.map(({ year, count, histogram, replied, removed }) => (
            <tr key={year} className="border-t border-hairline">
              <th scope="row" className={cn(cell, "font-semibold")}>
                {year}
              </th>
              <td className={cell}>{number(count)}</td>
              {stars.map((given, i) => (
                <td key={given} className={cell}>
                  {number(histogram[i]!)}
                </td>
              ))}
              <td className={cell}>{number(replied)}</td>
              <td className={cell}>{number(removed)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
