"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldError } from "../field/field.tsx";
import { cn } from "../lib/cn.ts";
import { cva } from "../lib/cva.ts";

const options = cva("flex", {
  variants: {
    layout: {
      list: "flex-col gap-3",
      row: "flex-wrap gap-x-6 gap-y-3",
      cards: "grid grid-cols-1 gap-3 sm:grid-cols-2",
      tiles: "grid grid-cols-3 gap-2 sm:grid-cols-5",
      segments: "w-fit max-w-full flex-wrap rounded-panel border border-hairline bg-sunken p-1",
    },
  },
});

const dot = cva("cursor-[inherit] appearance-none", {
  variants: {
    whole: {
      // The whole segment or tile is the control.
      true: "absolute inset-0 rounded-[inherit] outline-none",
      false:
        "mt-px size-5.5 shrink-0 rounded-pill border border-field bg-surface not-disabled:hover:border-ink not-disabled:active:bg-tint group-data-invalid/radios:border-rose checked:border-7 checked:border-accent not-disabled:checked:hover:border-accent-hover",
    },
  },
});

const box = [
  "rounded-field border border-field bg-surface transition-colors duration-quick motion-reduce:transition-none",
  "not-has-disabled:hover:border-ink not-has-disabled:active:bg-quiet",
  "has-checked:border-accent-text has-checked:bg-tint group-data-invalid/radios:border-rose",
  "forced-colors:has-checked:outline-2",
];

/** Around a control that covers all of it. */
const whole = "relative has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus";

const answer = cva("flex cursor-pointer gap-3 has-disabled:cursor-not-allowed has-disabled:opacity-50", {
  variants: {
    layout: {
      list: "pointer-coarse:py-1.5",
      row: "pointer-coarse:py-1.5",
      cards: [box, "p-4"],
      tiles: [box, whole, "items-center justify-center p-2 text-center wrap-anywhere [&_svg]:mx-auto [&_svg]:mb-2"],
      segments: [
        whole,
        "min-h-9 items-center rounded-pill border border-transparent px-3.5 text-muted transition-colors duration-quick motion-reduce:transition-none pointer-coarse:min-h-11",
        "not-has-disabled:hover:text-ink not-has-disabled:active:bg-pressed",
        "has-checked:border-field has-checked:bg-surface has-checked:text-ink",
        "forced-colors:has-checked:border-[Highlight]",
      ],
    },
  },
});

export type RadioOption<Value extends string = string> = {
  /** What the form sends. */
  value: Value;
  /** What people read. */
  label: ReactNode;
  /** Help under the label. */
  hint?: ReactNode | undefined;
  /** Can't be chosen. Default `false`. */
  disabled?: boolean | undefined;
};

export type RadioGroupProps<Value extends string = string> = Omit<
  ComponentProps<"fieldset">,
  "children" | "onChange" | "defaultValue"
> & {
  /**
   * One below the other, in a row, as cards, as tiles whose labels begin with an icon, or side by side in a pill; the
   * last two without dots. Default `list`.
   */
  layout?: "list" | "row" | "cards" | "tiles" | "segments" | undefined;
  /** The question. */
  legend: ReactNode;
  /** Help under the question. */
  hint?: ReactNode | undefined;
  /** What is wrong and what to do about it. */
  error?: ReactNode | undefined;
  /** The answers, in order. */
  options: ReadonlyArray<RadioOption<Value>>;
  /** The chosen answer, when the caller keeps it; `null` or "" is none yet. */
  value?: Value | "" | null | undefined;
  /** The initial answer, when the browser keeps it. */
  defaultValue?: Value | undefined;
  /** Called with the answer chosen. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** Name that the form sends; generated if missing. */
  name?: string | undefined;
  /** An answer must be given. Default `false`. */
  required?: boolean | undefined;
  /** Hides the question from sight; screen readers still have it. Default `false`. */
  legendHidden?: boolean | undefined;
};

/** One answer out of a few, all visible. */
export function RadioGroup<Value extends string = string>({
  legend,
  hint,
  error,
  options: answers,
  value,
  defaultValue,
  onValueChange,
  name: givenName,
  required,
  layout = "list",
  legendHidden = false,
  className,
  ...props
}: RadioGroupProps<Value>) {
  const id = useId();
  const name = givenName ?? id;
  const hasDots = layout !== "segments" && layout !== "tiles";
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
  return (
    <fieldset
      data-slot="radio-group"
      data-layout={layout}
      data-invalid={error ? "" : undefined}
      aria-describedby={described}
      {...props}
      className={cn("group/radios min-w-0", className)}
    >
      <legend className={cn("mb-2 text-14 font-semibold text-ink", legendHidden && "sr-only")}>{legend}</legend>
      {hint ? (
        <p id={`${id}-hint`} className="-mt-1.5 mb-3 text-14 text-muted">
          {hint}
        </p>
      ) : null}
      <div className={options({ layout })}>
        {answers.map((each, index) => (
          <label key={each.value} className={answer({ layout })}>
            <input
              type="radio"
              id={`${id}-${index}`}
              name={name}
              value={each.value}
              disabled={each.disabled}
              required={required}
              aria-describedby={each.hint ? `${id}-${index}-hint` : undefined}
              {...(value === undefined
                ? { defaultChecked: each.value === defaultValue }
                : { checked: each.value === value })}
              onChange={() => onValueChange?.(each.value)}
              className={dot({ whole: !hasDots })}
            />
            <span className="flex min-w-0 flex-col">
              <span className={hasDots ? "text-15 text-ink" : "text-14 font-medium"}>{each.label}</span>
              {each.hint ? (
                <span id={`${id}-${index}-hint`} className="text-14 text-muted">
                  {each.hint}
                </span>
              ) : null}
            </span>
          </label>
        ))}
      </div>
      {error ? (
        <FieldError id={`${id}-error`} className="mt-2">
          {error}
        </FieldError>
      ) : null}
    </fieldset>
  );
}
