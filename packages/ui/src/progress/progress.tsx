import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "../lib/cn.ts";

export type ProgressProps = Omit<ComponentProps<"progress">, "children"> & {
  /** What is under way. */
  label: ReactNode;
  /** How far it is; absent while unknown. */
  value?: number | undefined;
  /** What `value` reaches at the end. Default 1. */
  max?: number | undefined;
  /** Hides the label from sight; screen readers still have it. Default `false`. */
  labelHidden?: boolean | undefined;
};

/** How far something with an end has come: an upload, a form's steps. */
export function Progress({ label, value, max = 1, labelHidden = false, className, ...props }: ProgressProps) {
  const id = useId();
  const percent = value === undefined ? null : Math.round((value / max) * 100);
  return (
    <div data-slot="progress" className={cn("flex flex-col gap-1.5", className)}>
      <div className={cn("flex justify-between gap-4 text-14", labelHidden && "sr-only")}>
        <label htmlFor={id} className="font-medium text-ink">
          {label}
        </label>
        {percent === null ? null : (
          <span aria-hidden className="figures text-muted">
            {percent}%
          </span>
        )}
      </div>
      <progress
        id={id}
        value={value}
        max={max}
        {...props}
        className={cn(
          "h-2 w-full appearance-none overflow-hidden rounded-pill bg-hairline forced-colors:appearance-auto",
          "[&::-moz-progress-bar]:rounded-pill [&::-moz-progress-bar]:bg-accent",
          "[&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-pill [&::-webkit-progress-value]:bg-accent",
          "indeterminate:animate-pulse indeterminate:bg-tint motion-reduce:indeterminate:animate-none",
        )}
      />
    </div>
  );
}
