import type { ComponentProps } from "react";
import { cn } from "../lib/cn.ts";
import { cva } from "../lib/cva.ts";

const skeleton = cva("block", {
  variants: {
    shape: {
      line: "h-[1em] rounded-small",
      block: "rounded-card",
      picture: "aspect-4/3 rounded-card",
      circle: "aspect-square rounded-pill",
      lines: "flex flex-col gap-[0.55em]",
    },
    filled: { true: "animate-pulse bg-hairline motion-reduce:animate-none forced-colors:border", false: "" },
  },
});

const line = skeleton({ shape: "line", filled: true });

export type SkeletonProps = Omit<ComponentProps<"span">, "children"> & {
  /** A line of text, a panel, a picture 4 wide and 3 high, an avatar. Default `line`. */
  shape?: "line" | "block" | "picture" | "circle" | undefined;
  /** How many lines of text, the last one shorter. Only for `line`. Default 1. */
  lines?: number | undefined;
};

/**
 * A placeholder for something that is loading, in the same size. Announce it once, around all of them: `aria-busy` and
 * a status.
 */
export function Skeleton({ shape = "line", lines = 1, className, ...props }: SkeletonProps) {
  const several = shape === "line" && lines > 1;
  return (
    <span
      data-slot="skeleton"
      data-shape={shape}
      aria-hidden
      {...props}
      className={cn(skeleton({ shape: several ? "lines" : shape, filled: !several }), className)}
    >
      {several
        ? Array.from({ length: lines }, (_, index) => (
            <span key={index} className={index === lines - 1 ? `${line} w-3/5` : line} />
          ))
        : null}
    </span>
  );
}
