"use client";

import { cloneElement, type ComponentProps, type ReactElement, type ReactNode } from "react";
import { Badge } from "../badge/badge.tsx";
import { cn } from "../lib/cn.ts";
import { cva } from "../lib/cva.ts";
import { useLocale, useTexts, type Words } from "../lib/locale.ts";
import { englishReviews, formatCount, formatMean, hasMean, type Rating } from "../lib/rating.ts";
import { type Picture, PictureImage } from "../picture-arch/picture-arch.tsx";
import { Skeleton } from "../skeleton/skeleton.tsx";
import { starPath } from "../stars/stars.tsx";

const card = cva("flex overflow-hidden border border-hairline bg-surface", {
  variants: {
    layout: {
      grid: "h-full flex-col rounded-card shadow-card",
      // The card's own width, not the window's, decides what fits, because it may be in a narrow column.
      row: "@container w-full rounded-card shadow-card",
      compact: "@container w-full items-center rounded-field",
    },
  },
});

const pressable = [
  "group relative isolate transition-[border-color,background-color,box-shadow] duration-calm ease-out motion-reduce:transition-none",
  "hover:border-field active:not-has-[button:active]:border-accent-text active:not-has-[button:active]:bg-tint",
  // The link is stretched over the card, so the card shows its focus ring.
  "has-[[data-slot=vendor-card-link]:focus-visible]:outline-3 has-[[data-slot=vendor-card-link]:focus-visible]:outline-offset-2 has-[[data-slot=vendor-card-link]:focus-visible]:outline-focus",
].join(" ");

const picture = cva("relative isolate shrink-0 overflow-hidden bg-sunken [&_svg]:size-full", {
  variants: {
    layout: {
      grid: "aspect-[4/3] w-full",
      // As high as the text beside it, and never less than the picture's own ratio.
      row: "aspect-[4/5] w-30 @lg:aspect-[4/3] @lg:w-60 [&_img]:absolute [&_img]:inset-0 [&>svg]:absolute [&>svg]:inset-0",
      compact: "my-2.5 ms-2.5 size-14 rounded-small",
    },
  },
});

const body = cva("flex min-w-0 grow flex-col", {
  variants: {
    layout: {
      grid: "p-4.5",
      row: "px-4 py-3.5 @lg:p-5",
      compact: "gap-x-4 px-3.5 py-2.5 @md:grid @md:grid-cols-[minmax(0,1fr)_auto]",
    },
  },
});

const title = cva("wrap-anywhere", {
  variants: {
    layout: {
      grid: "font-display text-21",
      row: "font-display text-21 @lg:text-26",
      compact: "text-15 font-semibold",
    },
  },
});

const about = cva("text-14 text-muted", {
  variants: { layout: { grid: "mt-1", row: "mt-1", compact: "" } },
});

const foot = cva("flex flex-wrap items-center gap-y-2", {
  variants: {
    layout: {
      grid: "mt-auto min-h-8 justify-between gap-x-3 pt-3",
      row: "mt-auto min-h-8 gap-x-4 pt-3",
      compact: "gap-x-2.5 @md:col-start-2 @md:row-span-2 @md:row-start-1",
    },
  },
});

const figures = cva("figures text-14 text-muted [&_b]:font-bold [&_b]:text-ink", {
  variants: { layout: { grid: "[&_b]:text-16", row: "[&_b]:text-16", compact: "" } },
});

const corner = cva("z-2", {
  variants: {
    layout: { grid: "absolute end-3 top-3", row: "relative me-3 mt-3 self-start", compact: "relative me-2.5" },
  },
});

export type VendorCardLayout = "grid" | "row" | "compact";

export type VendorCardProps = Omit<ComponentProps<"article">, "children"> & {
  /** The vendor's name; becomes the link's text. */
  name: string;
  /** An anchor or a router's link without content. The whole card is its target. */
  link: ReactElement<{ "data-slot"?: string; dir?: string; className?: string; children?: ReactNode }>;
  /** A photo, or a cover drawn because there is none; `null` shows a sun over hills in the theme's colours. */
  picture: Picture | null;
  /** Short facts, the most important first: category, place, price. */
  facts?: readonly string[] | undefined;
  /** Average and number of reviews; with `null` or fewer than three, "New" shows. Without it, nothing is said. */
  rating?: Rating | null | undefined;
  /** Whether it is open now, as text. */
  openStatus?: { tone: "open" | "closed" | "neutral"; label: ReactNode } | undefined;
  /** The vendor is who it says it is: a tick and a word before the facts. Default `false`. */
  verified?: boolean | undefined;
  /** A control in the card's corner, such as a `FavouriteButton`. It is a target of its own, after the link. */
  action?: ReactNode | undefined;
  /** More at the card's foot, under a line: a note, whose hearts it has. Its controls are targets of their own. */
  footer?: ReactNode | undefined;
  /** Picture above the words, beside them, or a small one in a line. Default `grid`. */
  layout?: VendorCardLayout | undefined;
  /** The name's level in the page's outline. Default 3. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** It is on the first screen: load the picture first. Default `false`. */
  priority?: boolean | undefined;
  /** Shown instead of stars while there are too few reviews. Default "New". */
  newLabel?: string | undefined;
  /** The word for `verified`. Default "Verified". */
  verifiedLabel?: string | undefined;
  /** The small mark on a drawn picture. Default "Drawn". */
  drawnMark?: string | undefined;
  /** Describes a drawn picture to people who can't see it. Default "Drawn: no photos yet". */
  drawnLabel?: string | undefined;
  /**
   * Says the rating, given the average as written, the count, and the count as written. Default "Rated 4.9 out of 5,
   * 212 reviews".
   */
  ratingLabel?: ((average: string, count: number, written: string) => string) | undefined;
};

export type VendorCardTexts = Words<
  VendorCardProps,
  "newLabel" | "verifiedLabel" | "drawnMark" | "drawnLabel" | "ratingLabel"
>;

declare module "../lib/locale.ts" {
  interface Texts {
    "vendor-card": VendorCardTexts;
  }
}

const english: VendorCardTexts = {
  newLabel: "New",
  verifiedLabel: "Verified",
  drawnMark: "Drawn",
  drawnLabel: "Drawn: no photos yet",
  ratingLabel: (average, count, written) => `Rated ${average} out of 5, ${englishReviews(count, written)}`,
};

/**
 * One vendor in a list: picture, name, facts, stars, open now. The whole card is one link. It is as wide as its
 * container: put it in a `Grid`.
 */
export function VendorCard({
  name,
  link,
  picture: image,
  facts = [],
  rating,
  openStatus,
  verified = false,
  action,
  footer,
  layout = "grid",
  headingLevel = 3,
  priority = false,
  newLabel,
  verifiedLabel,
  drawnMark,
  drawnLabel,
  ratingLabel,
  className,
  ...props
}: VendorCardProps) {
  const words = useTexts("vendor-card", english);
  const locale = useLocale();
  const HeadingTag = `h${headingLevel}` as const;
  const average = hasMean(rating) ? formatMean(rating.average, locale) : "";
  const count = rating ? formatCount(rating.count, locale) : "";
  return (
    <article
      data-slot="vendor-card"
      data-layout={layout}
      {...props}
      className={cn(card({ layout }), pressable, className)}
    >
      <div data-slot="vendor-card-picture" className={picture({ layout })}>
        <PictureImage
          picture={image?.drawn ? { ...image, alt: drawnLabel ?? words.drawnLabel } : image}
          priority={priority}
          className="transition-[scale] duration-calm ease-out motion-safe:group-hover:scale-[1.02] motion-reduce:transition-none"
        />
        {image?.drawn && layout !== "compact" ? (
          <small
            aria-hidden
            data-slot="vendor-card-drawn"
            className="absolute start-2.5 bottom-2.5 rounded-pill bg-surface px-2 text-13 text-muted"
          >
            {drawnMark ?? words.drawnMark}
          </small>
        ) : null}
      </div>
      <div className={body({ layout })}>
        <HeadingTag data-slot="vendor-card-name" className={title({ layout })}>
          {cloneElement(link, {
            "data-slot": "vendor-card-link",
            // Here rather than on the heading: the name has its own direction but starts where the card does.
            dir: "auto",
            className: cn("after:absolute after:inset-0 after:z-1 focus-visible:outline-none", link.props.className),
            children: name,
          })}
        </HeadingTag>
        {facts.length > 0 || verified ? (
          <p data-slot="vendor-card-facts" className={about({ layout })}>
            {verified ? (
              <span data-slot="vendor-card-verified" className="font-medium whitespace-nowrap text-green">
                <svg
                  aria-hidden
                  viewBox="0 0 16 16"
                  className="me-1 inline-block size-[1em] align-[-0.1em] fill-none stroke-current stroke-2"
                >
                  <path d="m2.5 8.5 3.5 4 7.5-9" />
                </svg>
                {verifiedLabel ?? words.verifiedLabel}
              </span>
            ) : null}
            {facts.flatMap((fact, index) => {
              // A short fact stays on one line, and the dot stays with the fact before it, so no line starts with a
              // dot.
              const shown = (
                <bdi key={fact} className={fact.length > 20 ? undefined : "whitespace-nowrap"}>
                  {fact}
                </bdi>
              );
              return index > 0 || verified ? ["\u00A0· ", shown] : [shown];
            })}
          </p>
        ) : null}
        <div className={cn(foot({ layout }), footer && layout === "grid" && "mt-0")}>
          {hasMean(rating) ? (
            <p data-slot="vendor-card-rating" className={figures({ layout })}>
              <svg
                role="img"
                aria-label={(ratingLabel ?? words.ratingLabel)(average, rating.count, count)}
                viewBox="0 0 24 24"
                className="me-1 inline-block size-4.5 align-[-0.2em] fill-star"
              >
                <path d={starPath} />
              </svg>
              <span aria-hidden>
                <b>{average}</b> ({count})
              </span>
            </p>
          ) : rating === undefined ? null : (
            <Badge tone="tint" size={layout === "compact" ? "sm" : "md"}>
              {newLabel ?? words.newLabel}
            </Badge>
          )}
          {openStatus ? (
            <Badge tone={openStatus.tone === "open" ? "green" : "neutral"} size={layout === "compact" ? "sm" : "md"}>
              {openStatus.label}
            </Badge>
          ) : null}
        </div>
        {footer ? (
          <div
            data-slot="vendor-card-footer"
            className="relative z-2 col-span-full mt-4 grow border-t border-hairline pt-3"
          >
            {footer}
          </div>
        ) : null}
      </div>
      {action ? (
        <div data-slot="vendor-card-action" className={corner({ layout })}>
          {action}
        </div>
      ) : null}
    </article>
  );
}

export type VendorCardSkeletonProps = Omit<ComponentProps<"div">, "children"> & {
  /** The layout of the cards that are loading. Default `grid`. */
  layout?: VendorCardLayout | undefined;
};

/** The card's placeholder while its vendor is loading: it has the same height, so nothing jumps. */
export function VendorCardSkeleton({ layout = "grid", className, ...props }: VendorCardSkeletonProps) {
  return (
    <div
      data-slot="vendor-card-skeleton"
      data-layout={layout}
      aria-hidden
      {...props}
      className={cn(card({ layout }), className)}
    >
      <Skeleton shape="block" className={cn("rounded-none", picture({ layout }))} />
      <div className={body({ layout })}>
        <Skeleton className={cn(title({ layout }), "my-[0.2lh] h-[0.6lh] w-3/5")} />
        <Skeleton
          className={cn(
            "mb-[0.2lh] h-[0.6lh] w-2/5 text-14",
            layout === "compact" ? "mt-[0.2lh]" : "mt-[calc(0.25rem+0.2lh)]",
          )}
        />
        <div className={foot({ layout })}>
          <Skeleton className="h-4 w-20" />
          <Skeleton
            className={cn(
              "rounded-pill",
              layout === "compact" ? "h-[calc(1lh+0.25rem)] w-16 text-13" : "h-[calc(1lh+0.625rem)] w-24 text-14",
            )}
          />
        </div>
      </div>
    </div>
  );
}
