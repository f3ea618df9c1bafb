import type { ComponentProps } from "react";
import { cn } from "../lib/cn.ts";
import { cva } from "../lib/cva.ts";

const wordmarkClasses = cva("inline-flex items-baseline font-display whitespace-nowrap text-accent-text italic", {
  variants: { size: { sm: "text-21", md: "text-26", lg: "text-40" } },
  defaultVariants: { size: "md" },
});

export type WordmarkProps = Omit<ComponentProps<"span">, "children"> & {
  /** The short brand name. Default "Troth". */
  name?: string | undefined;
  /** 21, 26 or 40 px. Default `md`. */
  size?: "sm" | "md" | "lg" | undefined;
};

/** The brand's name as it is written: italic, with a rose full stop. */
export function Wordmark({ name = "Troth", size = "md", className, ...props }: WordmarkProps) {
  return (
    <span
      data-slot="wordmark"
      data-size={size}
      translate="no"
      // The full stop follows the name in every direction of writing.
      dir="ltr"
      {...props}
      className={cn(wordmarkClasses({ size }), className)}
    >
      {name}
      <svg aria-hidden viewBox="0 0 8 8" className="ms-[0.14em] size-[0.21em] shrink-0 fill-rose">
        <circle cx="4" cy="4" r="4" />
      </svg>
    </span>
  );
}
