"use client";

import { cloneElement, type ComponentProps, type ReactElement, type ReactNode } from "react";
import { Heading } from "../heading/heading.tsx";
import { cn } from "../lib/cn.ts";
import { useLocale, useTexts, type Words } from "../lib/locale.ts";
import { englishReviews, formatCount, formatMean, hasMean, type Rating } from "../lib/rating.ts";
import { Skeleton } from "../skeleton/skeleton.tsx";
import { Stars } from "../stars/stars.tsx";

export type VendorHeaderProps = Omit<ComponentProps<"div">, "children"> & {
  /** The vendor's name: on its own page, the first heading. */
  name: string;
  /** Average and number of reviews; with `null` or fewer than three, it says that the vendor is new. */
  rating: Rating | null;
  /** A link to the reviews, without content. */
  reviewsLink?: ReactElement<{ className?: string; children?: ReactNode }> | undefined;
  /** `Badge`s: open now, claimed, price. */
  badges?: ReactNode | undefined;
  /** What the vendor says about itself. */
  description?: ReactNode | undefined;
  /** Buttons opposite the name: save, share. */
  actions?: ReactNode | undefined;
  /** The vendor's language, as in HTML. */
  lang?: string | undefined;
  /** The name's level in the page's outline. Default 1. */
  headingLevel?: 1 | 2 | undefined;
  /** Puts the number of reviews into words, given the count and the count as written. Default "212 reviews". */
  countLabel?: ((count: number, written: string) => string) | undefined;
  /** Shown while there are too few reviews for an average. Default "New · 2 reviews". */
  newLabel?: ((count: number, written: string) => string) | undefined;
};

export type VendorHeaderTexts = Words<VendorHeaderProps, "countLabel" | "newLabel">;

declare module "../lib/locale.ts" {
  interface Texts {
    "vendor-header": VendorHeaderTexts;
  }
}

const english: VendorHeaderTexts = {
  countLabel: englishReviews,
  newLabel: (count, written) => (count > 0 ? `New · ${englishReviews(count, written)}` : "New · no reviews yet"),
};

/** The header of a vendor's page: name, stars, and what people need to know at a glance. */
export function VendorHeader({
  name,
  rating,
  reviewsLink,
  badges,
  description,
  actions,
  lang,
  headingLevel = 1,
  countLabel,
  newLabel,
  className,
  ...props
}: VendorHeaderProps) {
  const texts = useTexts("vendor-header", english);
  const locale = useLocale();
  const known = hasMean(rating);
  const count = rating?.count ?? 0;
  const words = (known ? (countLabel ?? texts.countLabel) : (newLabel ?? texts.newLabel))(
    count,
    formatCount(count, locale),
  );
  return (
    <div data-slot="vendor-header" {...props} className={cn("text-left rtl:text-right", className)}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <Heading level={headingLevel} size="page" lang={lang} className="min-w-0 wrap-anywhere">
          <bdi>{name}</bdi>
        </Heading>
        {actions ? (
          <div data-slot="vendor-header-actions" className="flex flex-wrap gap-2.5 lg:pt-2">
            {actions}
          </div>
        ) : null}
      </div>
      <div className="mt-3.5 flex flex-wrap items-center gap-x-4 gap-y-2.5">
        <p className="flex flex-wrap items-center gap-x-2 text-16">
          {known ? (
            <>
              <Stars value={rating.average} size="md" />
              <span aria-hidden className="figures">
                <b>{formatMean(rating.average, locale)}</b>
                <span className="ms-2 text-muted">·</span>
              </span>
            </>
          ) : null}
          {reviewsLink ? (
            cloneElement(reviewsLink, {
              className: cn(
                "figures inline-block rounded-small text-muted underline decoration-1 underline-offset-4 transition-colors duration-quick hover:text-ink active:text-accent-text motion-reduce:transition-none pointer-coarse:py-2.5",
                reviewsLink.props.className,
              ),
              children: words,
            })
          ) : (
            <span className="figures text-muted">{words}</span>
          )}
        </p>
        {badges ? <div className="flex flex-wrap items-center gap-2">{badges}</div> : null}
      </div>
      {description ? (
        <p lang={lang} dir="auto" className="mt-5 max-w-[42rem] text-18 whitespace-pre-line wrap-anywhere">
          {description}
        </p>
      ) : null}
    </div>
  );
}

/** The header's placeholder while the vendor is loading. */
export function VendorHeaderSkeleton({ className, ...props }: Omit<ComponentProps<"div">, "children">) {
  return (
    <div data-slot="vendor-header-skeleton" aria-hidden {...props} className={className}>
      <Skeleton className="my-[0.1lh] h-[0.8lh] w-3/5 text-32 sm:text-40 lg:text-56" />
      <Skeleton className="mt-5 mb-2 h-5 w-2/5" />
      <div className="mt-6 max-w-[42rem] text-18">
        <Skeleton className="my-[0.25lh] h-[0.5lh]" />
        <Skeleton className="my-[0.25lh] h-[0.5lh] w-4/5" />
      </div>
    </div>
  );
}
