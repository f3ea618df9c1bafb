"use client";

import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { controlClasses, Field, type FieldBaseProps, splitFieldProps, useField } from "../field/field.tsx";
import { cn } from "../lib/cn.ts";

export type SelectOption = {
  /** What the form sends. */
  value: string;
  /** What people read. */
  label: string;
  /** Can't be chosen. Default `false`. */
  disabled?: boolean | undefined;
};

export type SelectGroup = {
  /** What the options have in common. */
  label: string;
  /** The options, in order. */
  options: ReadonlyArray<SelectOption>;
};

export type SelectProps = Omit<ComponentProps<"select">, "children" | "size" | "multiple"> & {
  /** The options in order, alone or in groups. */
  options: ReadonlyArray<SelectOption | SelectGroup>;
  /** First line while nothing is chosen, such as "Choose a category". */
  placeholder?: string | undefined;
  /** 44 or 56 px high. Default `md`. */
  size?: "md" | "lg" | undefined;
};

/** The bare native select, for a `Field` that holds more than one. `className` goes to the box, the rest to the select. */
export function Select({ options, placeholder, size = "md", className, ...props }: SelectProps) {
  return (
    <div data-slot="select" data-size={size} className={cn("relative", className)}>
      <select
        {...useField()}
        {...props}
        className={cn(controlClasses({ size }), "appearance-none truncate pe-10 [&_option]:bg-surface")}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((each) =>
          "options" in each ? (
            <optgroup key={each.label} label={each.label}>
              {each.options.map(option)}
            </optgroup>
          ) : (
            option(each)
          ),
        )}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute inset-y-0 end-3.5 my-auto size-4.5 text-muted" />
    </div>
  );
}

const option = ({ value, label, disabled }: SelectOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
);

export type SelectFieldProps = SelectProps & FieldBaseProps;

/** One of a few options, with the browser's own select: works on every phone, and without script. */
export function SelectField(props: SelectFieldProps) {
  const [field, control] = splitFieldProps(props);
  return (
    <Field data-slot="select-field" {...field}>
      <Select {...control} />
    </Field>
  );
}
