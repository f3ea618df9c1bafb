import { Slot } from "@radix-ui/react-slot";
import { cloneElement, type ComponentProps, type ReactElement, type ReactNode } from "react";
import { Heading } from "../heading/heading.tsx";
import { cn } from "../lib/cn.ts";
import { Stars } from "../stars/stars.tsx";

export type VendorHeaderProps = Omit<ComponentProps<"div">, "children"> & {
  /** The vendor's name: the page's first heading. */
  name: string;
  /** Mean and number of reviews; `null` while there are too few to say. */
  rating: { average: number; count: number } | null;
  /** A link to the reviews, without content. */
  reviewsLink?: ReactElement | undefined;
  /** `Badge`s: open now, claimed, price. */
  badges?: ReactNode | undefined;
  /** What the vendor says of itself. */
  description?: ReactNode | undefined;
  /** Its language, as in HTML. */
  lang?: string | undefined;
  /** Words the number of reviews. Default "212 reviews". */
  countLabel?: ((count: number) => string) | undefined;
  /** Said while there are too few reviews for a mean. Default "New · 2 reviews". */
  newLabel?: ((count: number) => string) | undefined;
};

/** The head of a vendor's page: name, stars, what one should know at a glance. */
export function VendorHeader({
  name,
  rating,
  reviewsLink,
  badges,
  description,
  lang,
  countLabel = reviewCount,
  newLabel = (count) => (count > 0 ? `New · ${reviewCount(count)}` : "New · no reviews yet"),
  className,
  ...props
}: VendorHeaderProps) {
  const count = rating?.count ?? 0;
  const known = rating !== null && count >= 3;
  const words = known ? countLabel(count) : newLabel(count);
  return (
    <div data-slot="vendor-header" {...props} className={className}>
      <Heading level={1} size="page" dir="auto" lang={lang}>
        {name}
      </Heading>
      <div className="mt-3.5 flex flex-wrap items-center gap-x-4 gap-y-2.5">
        <div className="flex flex-wrap items-center gap-x-2 text-16">
          {known ? (
            <>
              <Stars value={rating.average} size="md" />
              <span aria-hidden className="figures font-bold">
                {rating.average.toFixed(1)}
              </span>
              <span aria-hidden className="text-muted">
                ·
              </span>
            </>
          ) : null}
          {reviewsLink ? (
            <Slot className="figures text-muted underline decoration-1 underline-offset-4 hover:text-ink">
              {cloneElement(reviewsLink, undefined, words)}
            </Slot>
          ) : (
            <span className="figures text-muted">{words}</span>
          )}
        </div>
        {badges ? <div className="flex flex-wrap items-center gap-2">{badges}</div> : null}
      </div>
      {description ? (
        <p lang={lang} dir="auto" className={cn("mt-5 max-w-[42rem] text-18")}>
          {description}
        </p>
      ) : null}
    </div>
  );
}

const numbers = new Intl.NumberFormat("en-GB");

function reviewCount(count: number): string {
  return count === 1 ? "1 review" : `${numbers.format(count)} reviews`;
}
