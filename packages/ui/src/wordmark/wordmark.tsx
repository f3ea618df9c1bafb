import type { ComponentProps } from "react";
import { cn } from "../lib/cn.ts";
import { cva } from "../lib/cva.ts";

const wordmarkClasses = cva("inline-flex items-baseline font-display whitespace-nowrap text-accent-text italic", {
  variants: { size: { sm: "text-21", md: "text-26", lg: "text-40" } },
  defaultVariants: { size: "md" },
});

// Whole pixels, which line up with the screen's: fractions of an em would blur its edges.
const stopClasses = cva("ms-[0.14em] shrink-0 fill-rose forced-colors:fill-current", {
  variants: { size: { sm: "size-1", md: "size-1.25", lg: "size-2" } },
  defaultVariants: { size: "md" },
});

export type WordmarkProps = Omit<ComponentProps<"span">, "children"> & {
  /** The short brand name. Default "Troth". */
  name?: string | undefined;
  /** 21, 26 or 40 px. Default `md`. */
  size?: "sm" | "md" | "lg" | undefined;
};

/** The brand's name, the way we write it: italic, with a square rose full stop. */
export function Wordmark({ name = "Troth", size = "md", className, ...props }: WordmarkProps) {
  return (
    <span
      data-slot="wordmark"
      data-size={size}
      translate="no"
      // The full stop comes after the name in every writing direction.
      dir="ltr"
      {...props}
      className={cn(wordmarkClasses({ size }), className)}
    >
      {name}
      <svg aria-hidden viewBox="0 0 1 1" className={stopClasses({ size })}>
        <path d="M0 0h1v1H0Z" shapeRendering="crispEdges" />
      </svg>
    </span>
  );
}
