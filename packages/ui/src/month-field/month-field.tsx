"use client";

import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { FieldError } from "../field/field.tsx";
import { OptionalMark } from "../field/optional-mark.tsx";
import { cn } from "../lib/cn.ts";
import { monthNames } from "../lib/dates.ts";
import { useLocale, useTexts, type Words } from "../lib/locale.ts";
import { Select } from "../select-field/select-field.tsx";

export type MonthFieldProps = Omit<ComponentProps<"fieldset">, "children" | "onChange" | "defaultValue"> & {
  /** What the month is for, such as "When was the wedding?". */
  label: ReactNode;
  /** Help under the label. */
  hint?: ReactNode | undefined;
  /** What is wrong and what to do about it. */
  error?: ReactNode | undefined;
  /** First month that can be chosen, as `2024-11`. */
  min: string;
  /** Last month that can be chosen, as `2026-11`. */
  max: string;
  /** The month, as `2026-06`, when the caller keeps it; "" is none yet. */
  value?: string | undefined;
  /** The initial month, when the field keeps it. */
  defaultValue?: string | undefined;
  /** Called with `2026-06`, or "" while one half is missing. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Name that the form sends. */
  name?: string | undefined;
  /** Says that the field may be left empty. Default `false`. */
  optional?: boolean | undefined;
  /** The word for it. Default "optional". */
  optionalLabel?: string | undefined;
  /** Names the first select. Default "Month". */
  monthLabel?: string | undefined;
  /** Names the second select. Default "Year". */
  yearLabel?: string | undefined;
};

export type MonthFieldTexts = Words<MonthFieldProps, "optionalLabel" | "monthLabel" | "yearLabel">;

declare module "../lib/locale.ts" {
  interface Texts {
    "month-field": MonthFieldTexts;
  }
}

const english: MonthFieldTexts = { optionalLabel: "optional", monthLabel: "Month", yearLabel: "Year" };

/** A month of a year, with two native selects: `input type=month` is missing from two of the large browsers. */
export function MonthField({
  label,
  hint,
  error,
  min,
  max,
  value,
  defaultValue = "",
  onValueChange,
  name,
  optional = false,
  optionalLabel,
  monthLabel,
  yearLabel,
  disabled,
  id: givenId,
  className,
  ...props
}: MonthFieldProps) {
  const words = useTexts("month-field", english);
  const locale = useLocale();
  const ownId = useId();
  const id = givenId ?? ownId;
  const [draft, setDraft] = useState(() => split(value ?? defaultValue));
  // A half-chosen month lives only here; if the caller passes a different value, that wins.
  const { year, month } = value !== undefined && value !== join(draft) ? split(value) : draft;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
  const invalid = error ? true : undefined;
  const monthWord = monthLabel ?? words.monthLabel;
  const yearWord = yearLabel ?? words.yearLabel;

  const change = (next: Parts) => {
    setDraft(next);
    onValueChange?.(join(next));
  };

  return (
    <fieldset
      data-slot="month-field"
      data-invalid={error ? "" : undefined}
      aria-describedby={described}
      disabled={disabled}
      {...props}
      className={cn("min-w-0", className)}
    >
      <legend className="mb-1.5 text-14 font-semibold text-ink">
        {label}
        {optional ? <OptionalMark>{optionalLabel ?? words.optionalLabel}</OptionalMark> : null}
      </legend>
      {hint ? (
        <p id={`${id}-hint`} className="-mt-1 mb-1.5 text-14 text-muted">
          {hint}
        </p>
      ) : null}
      <div className="flex max-w-sm gap-3">
        <Select
          id={id}
          aria-label={monthWord}
          aria-invalid={invalid}
          className="min-w-0 grow-3 basis-0"
          value={month}
          placeholder={monthWord}
          options={monthNames(locale).map((label, index) => {
            const number = String(index + 1).padStart(2, "0");
            return { value: number, label, disabled: year !== "" && outside(`${year}-${number}`, min, max) };
          })}
          onChange={(event) => change({ year, month: event.target.value })}
        />
        <Select
          aria-label={yearWord}
          aria-invalid={invalid}
          className="min-w-0 grow-2 basis-0"
          value={year}
          placeholder={yearWord}
          options={yearsOf(min, max).map((number) => ({ value: String(number), label: String(number) }))}
          onChange={(event) => {
            const year = event.target.value;
            // In this year the month may be out of range: better none than an impossible one.
            change({ year, month: year && month && outside(`${year}-${month}`, min, max) ? "" : month });
          }}
        />
      </div>
      {name ? <input type="hidden" name={name} value={join({ year, month })} disabled={disabled} /> : null}
      {error ? (
        <FieldError id={`${id}-error`} className="mt-1.5">
          {error}
        </FieldError>
      ) : null}
    </fieldset>
  );
}

type Parts = { year: string; month: string };

const split = (value: string): Parts => ({ year: value.slice(0, 4), month: value.slice(5, 7) });
const join = ({ year, month }: Parts) => (year && month ? `${year}-${month}` : "");
const outside = (value: string, min: string, max: string) => value < min || value > max;

/** Latest first: people mostly look for something recent. */
function yearsOf(min: string, max: string): number[] {
  const [first, last] = [Number(min.slice(0, 4)), Number(max.slice(0, 4))];
  return Array.from({ length: last - first + 1 }, (_, index) => last - index);
}
