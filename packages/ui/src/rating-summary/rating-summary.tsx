import { Slot } from "@radix-ui/react-slot";
import { cloneElement, type ComponentProps, type ReactElement, type ReactNode } from "react";
import { cn } from "../lib/cn.ts";
import { Stars } from "../stars/stars.tsx";

/** Fewer reviews than this say too little for a mean. */
const fewestReviews = 3;

/** How many reviews gave one star, two, … five. */
export type RatingHistogram = readonly [number, number, number, number, number];

/** Every word the summary shows. */
export type RatingSummaryTexts = {
  /** Words the number of reviews. */
  count: (count: number) => string;
  /** Stands for the mean while there are too few reviews. */
  fresh: string;
  /** Says why. */
  freshNote: (count: number) => string;
  /** Names the histogram. */
  histogram: string;
  /** One of its rows, for screen readers. */
  row: (stars: number, count: number) => string;
  /** Names the list of aspects. */
  aspects: string;
};

const numbers = new Intl.NumberFormat("en-GB");
const reviews = (count: number) => (count === 1 ? "1 review" : `${numbers.format(count)} reviews`);

const defaultTexts: RatingSummaryTexts = {
  count: reviews,
  fresh: "New",
  freshNote: (count) =>
    count === 0
      ? "No reviews yet. A mean is shown from three on."
      : `${reviews(count)} so far. A mean is shown from three on.`,
  histogram: "Reviews by stars",
  row: (stars, count) => `${stars} ${stars === 1 ? "star" : "stars"}: ${reviews(count)}`,
  aspects: "By aspect",
};

export type RatingSummaryProps = Omit<ComponentProps<"div">, "children"> & {
  /** The plain mean, 1 to 5; `null` while there is none. */
  average: number | null;
  /** How many reviews it is the mean of. */
  count: number;
  /** How many gave one star, two, … five. */
  histogram: RatingHistogram;
  /** Means of what was asked beside the stars; `null` is not shown. */
  aspects?: readonly { label: string; value: number | null }[] | undefined;
  /** Makes a row of the histogram a link: returns an anchor without content for a number of stars. */
  renderBar?: ((stars: number) => ReactElement | null) | undefined;
  /** A sentence or link below, such as "How we rank". */
  note?: ReactNode | undefined;
  /** Other words. */
  texts?: Partial<RatingSummaryTexts> | undefined;
};

/** The mean, its count, how the stars are spread, and the aspects. Under three reviews there is no mean. */
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
  const words = { ...defaultTexts, ...texts };
  const known = average !== null && count >= fewestReviews;
  const shownAspects = aspects.filter((aspect) => aspect.value !== null);
  const total = Math.max(
    1,
    histogram.reduce((sum, each) => sum + each, 0),
  );
  return (
    <div data-slot="rating-summary" data-state={known ? "known" : "new"} {...props} className={className}>
      <div className="grid gap-x-10 gap-y-7 sm:grid-cols-[auto_minmax(0,1fr)] lg:grid-cols-[auto_minmax(0,1fr)_minmax(0,0.9fr)]">
        <div>
          <p className={cn("figures font-display leading-none", known ? "text-76" : "text-56")}>
            {known ? average.toFixed(1) : words.fresh}
          </p>
          {known ? (
            <>
              <Stars label={null} value={average} size="sm" className="mt-2" />
              <p className="mt-1 text-14 text-muted">{words.count(count)}</p>
            </>
          ) : (
            <p className="mt-2 max-w-56 text-14 text-muted">{words.freshNote(count)}</p>
          )}
        </div>
        {count > 0 ? (
          <ul aria-label={words.histogram} className="min-w-0 self-center">
            {[5, 4, 3, 2, 1].map((stars) => {
              const number = histogram[stars - 1] ?? 0;
              const link = renderBar?.(stars);
              const row = (
                <>
                  <span className="sr-only">{words.row(stars, number)}</span>
                  <span aria-hidden className="w-2.5">
                    {stars}
                  </span>
                  <RatingBar share={number / total} />
                  <span aria-hidden className="w-12 text-end">
                    {numbers.format(number)}
                  </span>
                </>
              );
              return (
                <li key={stars}>
                  {link && number > 0 ? (
                    <Slot className={cn(rowClasses, "rounded-field hover:text-ink hover:underline")}>
                      {cloneElement(link, undefined, row)}
                    </Slot>
                  ) : (
                    <div className={rowClasses}>{row}</div>
                  )}
                </li>
              );
            })}
          </ul>
        ) : null}
        {shownAspects.length > 0 ? (
          <dl aria-label={words.aspects} className="self-center text-15 sm:col-span-2 lg:col-span-1">
            {shownAspects.map(({ label, value }) => (
              <div key={label} className="flex items-baseline justify-between gap-4 py-0.5">
                <dt>{label}</dt>
                <dd className="figures font-semibold">{value?.toFixed(1)}</dd>
              </div>
            ))}
          </dl>
        ) : null}
      </div>
      {note ? <div className="mt-4 text-14 text-muted">{note}</div> : null}
    </div>
  );
}

const rowClasses = "figures flex min-h-6 items-center gap-3 text-14 text-muted pointer-coarse:min-h-8";

/** An SVG, because its width is an attribute: the server's HTML needs no style. A share above none always shows. */
function RatingBar({ share }: { share: number }) {
  const width = share > 0 ? Math.max(1.5, share * 100) : 0;
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      className="h-2 min-w-0 grow overflow-hidden rounded-pill bg-hairline rtl:-scale-x-100"
    >
      <rect width={width.toFixed(2)} height="8" className="fill-star" />
    </svg>
  );
}
