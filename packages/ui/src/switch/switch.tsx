"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldError } from "../field/field.tsx";
import { cn } from "../lib/cn.ts";
import { useTexts, type Words } from "../lib/locale.ts";
import { Spinner } from "../spinner/spinner.tsx";

export type SwitchProps = Omit<ComponentProps<"input">, "type" | "size" | "role" | "children"> & {
  /** What is on or off. */
  label: ReactNode;
  /** Help under the label. */
  hint?: ReactNode | undefined;
  /** What went wrong and what to do about it, for example if a setting couldn't be saved. */
  error?: ReactNode | undefined;
  /** Called with the new state. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** The setting is being saved: a spinner shows, presses do nothing, the focus stays. Default `false`. */
  loading?: boolean | undefined;
  /** What the spinner says to a screen reader. Default "Saving". */
  loadingLabel?: string | undefined;
  /** Hides the label from sight; screen readers still have it. Default `false`. */
  labelHidden?: boolean | undefined;
};

export type SwitchTexts = Words<SwitchProps, "loadingLabel">;

declare module "../lib/locale.ts" {
  interface Texts {
    switch: SwitchTexts;
  }
}

const english: SwitchTexts = { loadingLabel: "Saving" };

/** A setting that takes effect straight away. The label comes first, the switch at the end of the line. */
export function Switch({
  label,
  hint,
  error,
  onCheckedChange,
  onChange,
  onClick,
  loading = false,
  loadingLabel,
  labelHidden = false,
  id: givenId,
  className,
  ...props
}: SwitchProps) {
  const words = useTexts("switch", english);
  const ownId = useId();
  const id = givenId ?? ownId;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
  return (
    <div
      data-slot="switch"
      data-loading={loading ? "" : undefined}
      className={cn(
        labelHidden
          ? "group inline-flex items-start justify-between gap-4"
          : "group flex items-start justify-between gap-4",
        className,
      )}
    >
      <div className={labelHidden ? "sr-only" : "flex min-w-0 flex-col"}>
        <label
          htmlFor={id}
          className="cursor-pointer text-15 font-medium text-ink group-has-disabled:cursor-not-allowed group-has-disabled:text-muted"
        >
          {label}
        </label>
        {hint ? (
          <p id={`${id}-hint`} className="text-14 text-muted">
            {hint}
          </p>
        ) : null}
        {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      </div>
      <span className="flex shrink-0 items-center gap-2.5">
        {loading ? <Spinner size="sm" label={loadingLabel ?? words.loadingLabel} className="text-muted" /> : null}
        <input
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says its own state
          role="switch"
          id={id}
          aria-describedby={described}
          aria-invalid={error ? true : undefined}
          {...(loading ? { "aria-disabled": true, "aria-busy": true } : {})}
          {...props}
          onClick={(event) => {
            // Not `disabled`, which would take the focus away from someone who has just pressed it.
            if (loading) event.preventDefault();
            else onClick?.(event);
          }}
          onChange={(event) => {
            if (loading) return;
            onChange?.(event);
            onCheckedChange?.(event.target.checked);
          }}
          className={trackClasses}
        />
      </span>
    </div>
  );
}

const trackClasses = [
  "relative h-6.5 w-11 shrink-0 cursor-pointer appearance-none rounded-pill border border-transparent bg-field transition-colors duration-quick motion-reduce:transition-none",
  "before:absolute before:inset-y-0.5 before:start-0.5 before:aspect-square before:rounded-pill before:bg-on-accent before:transition-[inset-inline-start,scale] before:duration-quick motion-reduce:before:transition-none",
  "checked:bg-accent checked:before:start-5",
  "not-disabled:hover:bg-muted not-disabled:active:before:scale-90 not-disabled:checked:hover:bg-accent-hover",
  // A margin for error: on touch screens the target is 44 px high.
  "pointer-coarse:after:absolute pointer-coarse:after:-inset-y-2.5 pointer-coarse:after:inset-x-0",
  "aria-invalid:outline-2 aria-invalid:outline-offset-2 aria-invalid:outline-rose",
  "disabled:cursor-not-allowed disabled:opacity-50 aria-busy:cursor-progress aria-busy:opacity-60",
  "forced-colors:border-[ButtonText] forced-colors:bg-[ButtonFace] forced-colors:before:bg-[ButtonText] forced-colors:checked:bg-[Highlight] forced-colors:checked:before:bg-[HighlightText]",
].join(" ");
