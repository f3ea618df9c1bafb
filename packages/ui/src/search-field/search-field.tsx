"use client";

import { Search } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { IconButton } from "../icon-button/icon-button.tsx";
import { cn } from "../lib/cn.ts";
import { useTexts, type Words } from "../lib/locale.ts";
import { searchFieldClasses } from "./search-field-classes.ts";

export type SearchFieldProps = Omit<ComponentProps<"form">, "children" | "action" | "defaultValue"> & {
  /** The address that the form is sent to by GET. */
  action: string;
  /** Name of the form's parameter. Default "q". */
  name?: string | undefined;
  /** What is in the field at first. */
  defaultValue?: string | undefined;
  /** Hidden inputs that the form sends along: the filters, the order. */
  children?: ReactNode | undefined;
  /** An example of what to type. */
  placeholder?: string | undefined;
  /** Names the form and its field for screen readers. Default "Search the site". */
  label?: string | undefined;
  /** Names the button. Default "Search". */
  submitLabel?: string | undefined;
};

export type SearchFieldTexts = Words<SearchFieldProps, "label" | "submitLabel">;

declare module "../lib/locale.ts" {
  interface Texts {
    "search-field": SearchFieldTexts;
  }
}

const english: SearchFieldTexts = { label: "Search the site", submitLabel: "Search" };

/** One field in a bar, and nothing else: a plain form that weighs almost nothing. */
export function SearchField({
  action,
  name = "q",
  defaultValue,
  placeholder,
  label,
  submitLabel,
  className,
  children,
  ...props
}: SearchFieldProps) {
  const words = useTexts("search-field", english);
  const id = useId();
  const title = label ?? words.label;
  return (
    <form
      data-slot="search-field"
      // A landmark by role: the search element is too young for some screen readers.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="search"
      method="get"
      aria-label={title}
      autoComplete="off"
      {...props}
      action={action}
      className={cn(searchFieldClasses.form, className)}
    >
      {children}
      <label htmlFor={id} className={searchFieldClasses.label}>
        <span className="sr-only">{title}</span>
        <input
          id={id}
          type="search"
          name={name}
          defaultValue={defaultValue}
          placeholder={placeholder}
          enterKeyHint="search"
          className={searchFieldClasses.input}
        />
      </label>
      <IconButton type="submit" label={submitLabel ?? words.submitLabel} className={searchFieldClasses.button}>
        <Search aria-hidden />
      </IconButton>
    </form>
  );
}
