import { cva } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "../lib/cn.ts";

const skeleton = cva("block animate-pulse bg-hairline motion-reduce:animate-none forced-colors:border", {
  variants: {
    shape: { line: "h-[1em] rounded-small", block: "rounded-card", circle: "aspect-square rounded-pill" },
  },
  defaultVariants: { shape: "line" },
});

export type SkeletonProps = Omit<ComponentProps<"span">, "children"> & {
  /** A line of text, a picture, an avatar. Default `line`. */
  shape?: "line" | "block" | "circle" | undefined;
};

/** The place of something that is coming, in its size. Say so once around all of them: `aria-busy` and a status. */
export function Skeleton({ shape = "line", className, ...props }: SkeletonProps) {
  return (
    <span
      data-slot="skeleton"
      data-shape={shape}
      aria-hidden
      {...props}
      className={cn(skeleton({ shape }), className)}
    />
  );
}
