import type { ComponentProps, ReactNode } from "react";
import { cn } from "../lib/cn.ts";
import { Stars } from "../stars/stars.tsx";

export type QuoteCardProps = Omit<ComponentProps<"figure">, "children"> & {
  /** The words, without quotation marks. */
  quote: string;
  /** Who said it, and about whom, with links as needed. */
  source: ReactNode;
  /** Stars given, 1 to 5; without them, none are shown. */
  rating?: number | undefined;
  /** The quote's language, as in HTML. */
  lang?: string | undefined;
};

/** One sentence from a review, with its source. */
export function QuoteCard({ quote, source, rating, lang, className, ...props }: QuoteCardProps) {
  return (
    <figure
      data-slot="quote-card"
      {...props}
      className={cn("rounded-card border border-hairline bg-surface p-4.5 shadow-card", className)}
    >
      {rating === undefined ? null : <Stars value={rating} size="sm" className="mb-1.5" />}
      {/* A `q` has the quotation marks of the language around it: that of the blockquote. */}
      <blockquote lang={lang} dir="auto" className="text-15 wrap-anywhere">
        <q>{quote}</q>
      </blockquote>
      <figcaption className="mt-1.5 text-14 text-muted [&_a]:underline [&_a]:underline-offset-4 [&_a]:rounded-small [&_a:hover]:text-ink [&_a:active]:text-accent-text">
        {source}
      </figcaption>
    </figure>
  );
}
