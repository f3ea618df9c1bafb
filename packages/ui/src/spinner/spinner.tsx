import { cva } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "../lib/cn.ts";

const spinner = cva(
  "inline-block shrink-0 animate-spin rounded-pill border-2 border-current border-e-transparent motion-reduce:animate-pulse",
  {
    variants: {
      size: { sm: "size-4", md: "size-6", lg: "size-10 border-3" },
    },
    defaultVariants: { size: "md" },
  },
);

export type SpinnerProps = Omit<ComponentProps<"span">, "children"> & {
  /** 16, 24 or 40 px. Default `md`. */
  size?: "sm" | "md" | "lg" | undefined;
  /** What is being waited for, for screen readers; `null` where text beside it says so. Default "Loading". */
  label?: string | null;
};

/** Something is under way and its length is unknown. */
export function Spinner({ label = "Loading", size, className, ...props }: SpinnerProps) {
  return (
    <span
      data-slot="spinner"
      role={label === null ? undefined : "status"}
      aria-hidden={label === null ? true : undefined}
      {...props}
      className={cn("inline-flex", className)}
    >
      <span className={spinner({ size })} />
      {label === null ? null : <span className="sr-only">{label}</span>}
    </span>
  );
}
