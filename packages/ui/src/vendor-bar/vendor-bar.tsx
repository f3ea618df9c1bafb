"use client";

import { type ComponentProps, type ReactNode, useSyncExternalStore } from "react";
import { cn } from "../lib/cn.ts";
import { useLocale } from "../lib/locale.ts";
import { formatMean, hasMean, type Rating } from "../lib/rating.ts";
import { Stars } from "../stars/stars.tsx";

export type VendorBarProps = Omit<ComponentProps<"section">, "children"> & {
  /** The vendor's name; it names the bar too. */
  name: string;
  /** Average and number of reviews; with `null` or fewer than three, no stars show. */
  rating: Rating | null;
  /** Small buttons at its end: save, write a review. */
  actions?: ReactNode | undefined;
  /** The vendor's language, as in HTML. */
  lang?: string | undefined;
  /** How far the page scrolls before the bar appears, in px. Default 600. */
  after?: number | undefined;
};

/**
 * Says whose page it is once the header has scrolled away, and keeps its actions within reach. Put it before the
 * content that scrolls.
 */
export function VendorBar({ name, rating, actions, lang, after = 600, className, ...props }: VendorBarProps) {
  const locale = useLocale();
  const shown = useSyncExternalStore(
    onScroll,
    () => window.scrollY > after,
    () => false,
  );
  return (
    <section
      data-slot="vendor-bar"
      data-sticky="top"
      data-shown={shown ? "" : undefined}
      aria-label={name}
      {...props}
      className={cn(
        "fixed inset-x-0 top-(--sticky-top,0px) z-sticky border-b border-hairline bg-paper",
        "transition-[opacity,translate,visibility] duration-calm ease-out motion-reduce:transition-none",
        // Whoever has the focus in it keeps it.
        "not-data-shown:not-focus-within:invisible not-data-shown:not-focus-within:-translate-y-2 not-data-shown:not-focus-within:opacity-0",
        // On a low window, or a page that is greatly enlarged, there is no room to spare.
        "[@media(max-height:29.99rem)]:hidden print:hidden",
        className,
      )}
    >
      <div className="mx-auto flex h-14 w-full max-w-316 items-center gap-x-3 px-5 text-15 sm:px-8">
        <p lang={lang} className="min-w-0 truncate font-display text-18 sm:text-21">
          <bdi>{name}</bdi>
        </p>
        {hasMean(rating) ? (
          <p className="flex shrink-0 items-center gap-x-2">
            <Stars value={rating.average} size="sm" />
            <span aria-hidden className="figures font-bold">
              {formatMean(rating.average, locale)}
            </span>
          </p>
        ) : null}
        {actions ? (
          <div data-slot="vendor-bar-actions" className="ms-auto flex shrink-0 items-center gap-2">
            {actions}
          </div>
        ) : null}
      </div>
    </section>
  );
}

function onScroll(changed: () => void) {
  window.addEventListener("scroll", changed, { passive: true });
  return () => window.removeEventListener("scroll", changed);
}
