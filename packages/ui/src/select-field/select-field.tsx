import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { controlClasses, Field, type FieldTexts, splitFieldProps, useField } from "../field/field.tsx";
import { cn } from "../lib/cn.ts";

export type SelectOption = {
  /** What the form sends. */
  value: string;
  /** What people read. */
  label: string;
  /** May not be chosen. Default `false`. */
  disabled?: boolean | undefined;
};

type SelectProps = Omit<ComponentProps<"select">, "children" | "size" | "multiple"> & {
  /** What can be chosen, in order. */
  options: readonly SelectOption[];
  /** First line while nothing is chosen, such as "Choose a category". */
  placeholder?: string | undefined;
};

/** The bare native select, for a `Field` that holds more than one. */
export function Select({ options, placeholder, className, ...props }: SelectProps) {
  return (
    <div data-slot="select" className={cn("relative", className)}>
      <select
        {...useField()}
        {...props}
        className={cn(controlClasses(), "appearance-none truncate pe-10 [&>option]:bg-surface")}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute inset-y-0 end-3.5 my-auto size-4.5 text-muted" />
    </div>
  );
}

export type SelectFieldProps = SelectProps & FieldTexts;

/** One of a few, by the browser's own select: right on every phone, works without script. */
export function SelectField(props: SelectFieldProps) {
  const [field, control] = splitFieldProps(props);
  return (
    <Field data-slot="select-field" {...field}>
      <Select {...control} />
    </Field>
  );
}
