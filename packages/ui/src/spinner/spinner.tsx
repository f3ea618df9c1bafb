"use client";

import type { ComponentProps } from "react";
import { cn } from "../lib/cn.ts";
import { cva } from "../lib/cva.ts";
import { useTexts, type Words } from "../lib/locale.ts";

const spinner = cva(
  [
    "relative inline-block shrink-0 rounded-pill border-2 border-current border-e-transparent forced-colors:border-e-[Canvas]",
    "animate-spin motion-reduce:animate-pulse",
  ],
  {
    variants: { size: { sm: "size-4", md: "size-6", lg: "size-10 border-3" } },
    defaultVariants: { size: "md" },
  },
);

export type SpinnerProps = Omit<ComponentProps<"span">, "children"> & {
  /** 16, 24 or 40 px. Default `md`. */
  size?: "sm" | "md" | "lg" | undefined;
  /** What is loading, for screen readers; `null` where text beside it says so. Default "Loading". */
  label?: string | null | undefined;
};

export type SpinnerTexts = Words<SpinnerProps, "label">;

declare module "../lib/locale.ts" {
  interface Texts {
    spinner: SpinnerTexts;
  }
}

const english: SpinnerTexts = { label: "Loading" };

/** Something is in progress, and no one knows how long it will take. It takes the colour of the text around it. */
export function Spinner({ label, size = "md", className, ...props }: SpinnerProps) {
  const words = useTexts("spinner", english);
  return (
    <span
      data-slot="spinner"
      data-size={size}
      {...(label === null ? { "aria-hidden": true } : { role: "status" })}
      {...props}
      className={cn(spinner({ size }), className)}
    >
      {label === null ? null : <span className="sr-only">{label ?? words.label}</span>}
    </span>
  );
}
