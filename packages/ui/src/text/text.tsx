import { Slot } from "@radix-ui/react-slot";
import type { ComponentProps } from "react";
import { cn } from "../lib/cn.ts";
import { cva } from "../lib/cva.ts";

const text = cva("", {
  variants: {
    size: { 13: "text-13", 14: "text-14", 15: "text-15", 16: "text-16", 18: "text-18", 21: "text-18 sm:text-21" },
    tone: { ink: "text-ink", muted: "text-muted" },
    lines: { all: "", 1: "truncate", 2: "line-clamp-2", 3: "line-clamp-3" },
  },
  defaultVariants: { size: 16, tone: "ink" },
});

export type TextProps = ComponentProps<"p"> & {
  /** Size in pixels of the scale. Default 16. */
  size?: 13 | 14 | 15 | 16 | 18 | 21 | undefined;
  /** Primary or secondary text. Default `ink`. */
  tone?: "ink" | "muted" | undefined;
  /** Ends in an ellipsis after this many lines, where people can read the rest elsewhere. Default `all`. */
  lines?: "all" | 1 | 2 | 3 | undefined;
  /** Makes its one child the text, such as a `span` or `time`. Default `false`. */
  asChild?: boolean | undefined;
};

/** A paragraph in one of the scale's sizes, named by its pixels. */
export function Text({ size = 16, tone = "ink", lines = "all", asChild = false, className, ...props }: TextProps) {
  const Root = asChild ? Slot : "p";
  return (
    <Root
      data-slot="text"
      data-size={size}
      data-tone={tone}
      {...props}
      className={cn(text({ size, tone, lines }), className)}
    />
  );
}
