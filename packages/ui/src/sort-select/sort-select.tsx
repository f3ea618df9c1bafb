"use client";

import { ArrowUpDown, ChevronDown } from "lucide-react";
import { type ComponentProps, useId } from "react";
import { Button } from "../button/button.tsx";
import { cn } from "../lib/cn.ts";
import { useTexts, type Words } from "../lib/locale.ts";

export type SortOption<Value extends string = string> = {
  /** What the form sends. */
  value: Value;
  /** What people read: "Most reviewed". */
  label: string;
};

export type SortSelectProps<Value extends string = string> = Omit<
  ComponentProps<"form">,
  "onChange" | "children" | "action"
> & {
  /** The address that the form is sent to by GET. */
  action: string;
  /** Name of the form's parameter. Default "sort". */
  name?: string | undefined;
  /** The orders, with the default one first. */
  options: ReadonlyArray<SortOption<Value>>;
  /** The current order. */
  value: Value;
  /** Called when another order is chosen. */
  onChange: (value: Value) => void;
  /** Hidden parameters that the form sends along: the query, the filters. */
  hiddenFields?: Readonly<Record<string, string>> | undefined;
  /** Names the control. Default "Sort by". */
  label?: string | undefined;
  /** Sends the form where there is no script. Default "Sort". */
  submitLabel?: string | undefined;
};

export type SortSelectTexts = Words<SortSelectProps, "label" | "submitLabel">;

declare module "../lib/locale.ts" {
  interface Texts {
    "sort-select": SortSelectTexts;
  }
}

const english: SortSelectTexts = { label: "Sort by", submitLabel: "Sort" };

/**
 * The order of a list: one quiet control that always shows the current order. A GET form, so it works without script.
 */
export function SortSelect<Value extends string>({
  action,
  name = "sort",
  options,
  value,
  onChange,
  hiddenFields = {},
  label,
  submitLabel,
  className,
  ...props
}: SortSelectProps<Value>) {
  const words = useTexts("sort-select", english);
  const id = useId();
  return (
    <form
      data-slot="sort-select"
      method="get"
      {...props}
      action={action}
      className={cn("flex max-w-full min-w-0 items-center gap-2", className)}
    >
      {Object.entries(hiddenFields).map(([key, text]) => (
        <input key={key} type="hidden" name={key} value={text} />
      ))}
      <div className="relative flex min-w-0 items-center">
        <label htmlFor={id} className="sr-only">
          {label ?? words.label}
        </label>
        <ArrowUpDown aria-hidden className="pointer-events-none absolute start-3 size-4 text-muted" />
        <select
          id={id}
          name={name}
          value={value}
          onChange={({ target }) => onChange(options[target.selectedIndex]!.value)}
          className="field-sizing-content min-h-9 max-w-full cursor-pointer appearance-none truncate rounded-pill border border-transparent bg-transparent ps-9 pe-8.5 text-14 font-medium text-ink transition-colors duration-quick hover:bg-quiet active:bg-pressed motion-reduce:transition-none pointer-coarse:min-h-11 [&_option]:bg-surface"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden className="pointer-events-none absolute end-3 size-4 text-muted" />
      </div>
      <Button type="submit" size="sm" variant="outline" className="hidden noscript:inline-flex">
        {submitLabel ?? words.submitLabel}
      </Button>
    </form>
  );
}
