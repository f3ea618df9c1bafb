"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "../lib/cn.ts";
import { useLocale } from "../lib/locale.ts";

const bar = [
  "h-2 w-full appearance-none overflow-hidden rounded-pill bg-hairline",
  "[&::-moz-progress-bar]:rounded-pill [&::-moz-progress-bar]:bg-accent",
  "[&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-pill [&::-webkit-progress-value]:bg-accent",
  "indeterminate:animate-pulse indeterminate:bg-accent motion-reduce:indeterminate:animate-none motion-reduce:indeterminate:bg-tint",
  "[&:indeterminate::-moz-progress-bar]:bg-transparent",
  "forced-colors:appearance-auto",
].join(" ");

export type ProgressProps = Omit<ComponentProps<"progress">, "children"> & {
  /** What is in progress. */
  label: ReactNode;
  /** How far along it is, from 0 to `max`; leave it out while unknown. */
  value?: number | undefined;
  /** The `value` when it is finished. Default 1. */
  max?: number | undefined;
  /** The progress in words: "2 of 5 photos". Default the percentage, as the locale writes it. */
  valueLabel?: string | undefined;
  /** Hides label and value from sight; screen readers still have them. Default `false`. */
  labelHidden?: boolean | undefined;
};

/** How far along something is when it has an end: an upload, a form's steps. */
export function Progress({
  label,
  value,
  max = 1,
  valueLabel,
  labelHidden = false,
  className,
  ...props
}: ProgressProps) {
  const id = useId();
  const locale = useLocale();
  const known = value === undefined ? undefined : Math.min(Math.max(value, 0), max);
  const written =
    valueLabel ?? (known === undefined ? undefined : (known / max).toLocaleString(locale, { style: "percent" }));
  return (
    <div data-slot="progress" className={cn("flex flex-col gap-1.5", className)}>
      <div className={labelHidden ? "sr-only" : "flex flex-wrap items-baseline justify-between gap-x-4 text-14"}>
        <label htmlFor={id} className="min-w-0 font-medium text-ink">
          {label}
        </label>
        {written === undefined ? null : (
          <span aria-hidden dir="auto" className="figures text-muted">
            {written}
          </span>
        )}
      </div>
      <progress
        id={id}
        value={known}
        max={max}
        {...(valueLabel === undefined ? null : { "aria-valuetext": valueLabel })}
        {...props}
        className={bar}
      />
    </div>
  );
}
