import { Slot } from "@radix-ui/react-slot";
import { cloneElement, type ComponentProps, Fragment, type ReactElement, type ReactNode } from "react";
import { Badge } from "../badge/badge.tsx";
import { cn } from "../lib/cn.ts";
import { type Picture, PictureImage } from "../picture-arch/picture-arch.tsx";
import { Skeleton } from "../skeleton/skeleton.tsx";
import { starPath } from "../stars/stars.tsx";

/** Fewer reviews than this say too little for a mean: the vendor is "New". */
const fewestReviews = 3;

export type VendorCardProps = Omit<ComponentProps<"article">, "children"> & {
  /** The vendor's name; becomes the link's text. */
  name: string;
  /** An anchor or a router's link without content. The whole card follows it. */
  link: ReactElement;
  /** A photo or drawn cover; `null` shows the stand-in. */
  picture: Picture | null;
  /** Short facts, most telling first: kind, place, price. */
  facts?: readonly string[] | undefined;
  /** Mean and number of reviews; `null` or fewer than three show "New". */
  rating: { average: number; count: number } | null;
  /** Whether it is open now, in words. */
  openStatus?: { tone: "open" | "closed" | "neutral"; label: ReactNode } | undefined;
  /** A control over the picture's corner, such as a favourite button. It stays its own target. */
  action?: ReactNode | undefined;
  /** The name's level in the page's outline. Default 3. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** It is in the first screen: load the picture first. Default `false`. */
  priority?: boolean | undefined;
  /** Shown instead of stars while there are too few reviews. Default "New". */
  newLabel?: string | undefined;
  /** Words the rating for screen readers. Default "Rated 4.9 out of 5, 212 reviews". */
  ratingLabel?: ((average: string, count: string) => string) | undefined;
  /** Writes the number of reviews. Default British, such as "12,000". */
  formatCount?: ((count: number) => string) | undefined;
};

/** One vendor in a list: picture, name, facts, stars, open now. */
export function VendorCard({
  name,
  link,
  picture,
  facts = [],
  rating,
  openStatus,
  action,
  headingLevel = 3,
  priority = false,
  newLabel = "New",
  ratingLabel = (average, count) => `Rated ${average} out of 5, ${count} ${count === "1" ? "review" : "reviews"}`,
  formatCount = (count) => numbers.format(count),
  className,
  ...props
}: VendorCardProps) {
  const HeadingTag = `h${headingLevel}` as const;
  return (
    <article
      data-slot="vendor-card"
      {...props}
      className={cn(
        cardClasses,
        "group relative isolate transition-[border-color,box-shadow] duration-200 ease-out hover:border-field motion-reduce:transition-none",
        // The link is spread over the card, so the card wears its ring.
        "has-[[data-slot=vendor-card-name]_a:focus-visible]:outline-3 has-[[data-slot=vendor-card-name]_a:focus-visible]:outline-offset-2 has-[[data-slot=vendor-card-name]_a:focus-visible]:outline-focus",
        className,
      )}
    >
      <div data-slot="vendor-card-picture" className={pictureClasses}>
        <PictureImage
          picture={picture}
          priority={priority}
          className="transition-[scale] duration-200 ease-out motion-safe:group-hover:scale-[1.02] motion-reduce:transition-none"
        />
      </div>
      <div className={bodyClasses}>
        <HeadingTag data-slot="vendor-card-name" dir="auto" className="font-display text-21 wrap-anywhere">
          <Slot className="after:absolute after:inset-0 after:z-1 focus-visible:outline-none">
            {cloneElement(link, undefined, name)}
          </Slot>
        </HeadingTag>
        {facts.length > 0 ? (
          <p data-slot="vendor-card-facts" className="mt-1 text-14 text-muted">
            {facts.map((fact, index) => (
              <Fragment key={fact}>
                {index > 0 ? <span className="mx-1 select-none">·</span> : null}
                <bdi>{fact}</bdi>
              </Fragment>
            ))}
          </p>
        ) : null}
        <div className={footClasses}>
          <VendorCardRating rating={rating} newLabel={newLabel} ratingLabel={ratingLabel} formatCount={formatCount} />
          {openStatus ? (
            <Badge tone={openStatus.tone === "open" ? "green" : "neutral"}>{openStatus.label}</Badge>
          ) : null}
        </div>
      </div>
      {action ? (
        <div data-slot="vendor-card-action" className="absolute end-3 top-3 z-2">
          {action}
        </div>
      ) : null}
    </article>
  );
}

function VendorCardRating({
  rating,
  newLabel,
  ratingLabel,
  formatCount,
}: Required<Pick<VendorCardProps, "rating">> & {
  newLabel: string;
  ratingLabel: (average: string, count: string) => string;
  formatCount: (count: number) => string;
}) {
  if (rating === null || rating.count < fewestReviews) {
    return <Badge tone="tint">{newLabel}</Badge>;
  }
  const average = rating.average.toFixed(1);
  const count = formatCount(rating.count);
  return (
    <p data-slot="vendor-card-rating" className="figures inline-flex items-center gap-1 text-16">
      <span className="sr-only">{ratingLabel(average, count)}</span>
      <svg aria-hidden viewBox="0 0 24 24" className="size-4.5 fill-star">
        <path d={starPath} />
      </svg>
      <span aria-hidden className="font-bold">
        {average}
      </span>
      <span aria-hidden className="text-14 text-muted">
        ({count})
      </span>
    </p>
  );
}

/** The card's place while its vendor is on the way: the same height, nothing jumps. */
export function VendorCardSkeleton({ className, ...props }: ComponentProps<"div">) {
  return (
    <div data-slot="vendor-card-skeleton" aria-hidden {...props} className={cn(cardClasses, className)}>
      <Skeleton shape="block" className={cn(pictureClasses, "rounded-none")} />
      <div className={bodyClasses}>
        <Skeleton shape="line" className="my-0.5 h-6 w-3/5" />
        <Skeleton shape="line" className="mt-2 h-3.5 w-2/5" />
        <div className={footClasses}>
          <Skeleton shape="line" className="h-4 w-20" />
          <Skeleton shape="line" className="h-7 w-24 rounded-pill" />
        </div>
      </div>
    </div>
  );
}

const cardClasses = "flex h-full flex-col overflow-hidden rounded-card border border-hairline bg-surface shadow-card";
const pictureClasses = "relative isolate aspect-[4/3] w-full overflow-hidden bg-sunken";
const bodyClasses = "flex grow flex-col p-4.5";
const footClasses = "mt-auto flex min-h-8 flex-wrap items-center justify-between gap-x-3 gap-y-2 pt-3";

const numbers = new Intl.NumberFormat("en-GB");
