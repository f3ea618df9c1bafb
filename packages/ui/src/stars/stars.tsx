"use client";

import type { ComponentProps } from "react";
import { cn } from "../lib/cn.ts";
import { cva } from "../lib/cva.ts";
import { useLocale, useTexts } from "../lib/locale.ts";

/** A five-pointed star in a 24-unit box; a round-joined stroke softens its points. */
export const starPath =
  "M12 2.5L14.67 9.22L21.89 9.69L16.33 14.31L18.11 21.31L12 17.45L5.89 21.31L7.67 14.31L2.11 9.69L9.33 9.22Z";

/** Five in a row as a single shape, because a list of reviews shows hundreds. */
const fivePath = [0, 24, 48, 72, 96]
  .map((by) =>
    starPath.replaceAll(/([ML])([\d.]+)/gu, (_, step: string, x: string) => step + (Number(x) + by).toFixed(2)),
  )
  .join("");

const stars = cva("inline-block shrink-0 align-[-0.15em] text-star rtl:-scale-x-100", {
  variants: {
    size: { sm: "h-3.5 w-17.5", md: "h-4.5 w-22.5", lg: "h-6 w-30" },
  },
  defaultVariants: { size: "md" },
});

export type StarsProps = Omit<ComponentProps<"svg">, "children"> & {
  /** Stars of 14, 18 or 24 px. Default `md`. */
  size?: "sm" | "md" | "lg" | undefined;
  /** From 0 to 5; a fraction fills part of a star. */
  value: number;
  /** What a screen reader says; `null` where a number beside it says so. Default "4.3 out of 5 stars". */
  label?: string | null | undefined;
};

/** Every word of the stars. */
export type StarsTexts = {
  /** Says the value, given the number and how the language writes it. Default "4.3 out of 5 stars". */
  label: (value: number, written: string) => string;
};

declare module "../lib/locale.ts" {
  interface Texts {
    stars: StarsTexts;
  }
}

const english: StarsTexts = { label: (_, written) => `${written} out of 5 stars` };

/** A rating as five stars: solid up to the value, outlined after it. To give a rating, use `StarInput`. */
export function Stars({ value, size = "md", label, className, ...props }: StarsProps) {
  const words = useTexts("stars", english);
  const locale = useLocale();
  const shown = Math.round(value * 10) / 10;
  return (
    <svg
      data-slot="stars"
      data-size={size}
      viewBox="0 0 120 24"
      {...(label === null
        ? { "aria-hidden": true }
        : { role: "img", "aria-label": label ?? words.label(shown, shown.toLocaleString(locale)) })}
      {...props}
      className={cn(stars({ size }), className)}
    >
      <path d={fivePath} fill="none" stroke="currentColor" strokeWidth={1.3} strokeLinejoin="round" />
      {/* An inner svg cuts off what is beyond its width: no ids, no style attributes. */}
      <svg width={filled(value)} height={24}>
        <path d={fivePath} fill="currentColor" stroke="currentColor" strokeWidth={1.3} strokeLinejoin="round" />
      </svg>
    </svg>
  );
}

/** Width of the solid part: the star itself starts 2 units inside its box and ends 2 units before its edge. */
function filled(value: number): number {
  const bounded = Math.min(5, Math.max(0, value));
  const whole = Math.floor(bounded);
  const part = bounded - whole;
  return Number((whole * 24 + (part === 0 ? 0 : 2 + part * 20)).toFixed(2));
}
