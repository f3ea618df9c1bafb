"use client";

import { Building2, MapPin, Search, Tag } from "lucide-react";
import { type ComponentProps, useRef, useState } from "react";
import { Button } from "../button/button.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { cn } from "../lib/cn.ts";
import { cva } from "../lib/cva.ts";
import { listboxClasses, useListbox } from "../lib/listbox.ts";
import { useLocale, useTexts, type Words } from "../lib/locale.ts";
import { searchFieldClasses } from "../search-field/search-field-classes.ts";

export type SearchSuggestion = {
  /** Tells the suggestions apart. */
  id: string;
  /** What the suggestion is; goes into the field when chosen. */
  label: string;
  /** A second, fainter line: where it is, or how many there are. */
  hint?: string | undefined;
  /** What kind of thing it is; decides the icon. */
  kind: "vendor" | "category" | "place" | "search";
  /** Address of a small picture to replace the icon, which stays if it can't be loaded. */
  image?: string | undefined;
};

export type SearchBoxField = {
  /** Name of the form's parameter. */
  name: string;
  /** The field's name on screen. */
  label: string;
  /** An example. */
  placeholder?: string | undefined;
  /** Its initial text. */
  defaultValue?: string | undefined;
  /** Suggestions for the current text. People don't have to choose one. */
  suggestions?: readonly SearchSuggestion[] | undefined;
  /** Called when the text changes: time to look for suggestions. */
  onQueryChange?: ((query: string) => void) | undefined;
};

const boxClasses = cva("relative", {
  variants: {
    size: {
      hero: "flex flex-col rounded-panel border border-field bg-surface shadow-card sm:flex-row sm:items-center sm:gap-x-2 sm:p-2.5",
      bar: "grid grid-cols-[minmax(0,1fr)_auto] items-center rounded-panel border border-field bg-surface shadow-card sm:flex sm:gap-x-1.5 sm:rounded-pill sm:p-1",
      compact: searchFieldClasses.form,
    },
  },
  defaultVariants: { size: "hero" },
});

export type SearchBoxProps = Omit<ComponentProps<"form">, "onSelect" | "children" | "action"> & {
  /** The address that the form is sent to by GET. */
  action: string;
  /** The field for what to search for. */
  what: SearchBoxField;
  /** The field for where; leave it out to have a single field. */
  where?: SearchBoxField | undefined;
  /**
   * Large, as on a home page's first screen; a bar above results; or one field at the top of a page, like
   * `SearchField`. Default "hero".
   */
  size?: "hero" | "bar" | "compact" | undefined;
  /** The button's word. Default "Search". */
  submitLabel?: string | undefined;
  /** Names the form for screen readers. Default "Find a vendor". */
  label?: string | undefined;
  /**
   * Announces how many suggestions there are, given the number and how the language writes it. Default "3 suggestions".
   */
  suggestionsLabel?: ((count: number, written: string) => string) | undefined;
  /** Called when a suggestion is chosen; its text is already in the field. */
  onSelect?: ((field: "what" | "where", suggestion: SearchSuggestion) => void) | undefined;
};

export type SearchBoxTexts = Words<SearchBoxProps, "submitLabel" | "label" | "suggestionsLabel">;

declare module "../lib/locale.ts" {
  interface Texts {
    "search-box": SearchBoxTexts;
  }
}

const english: SearchBoxTexts = {
  submitLabel: "Search",
  label: "Find a vendor",
  suggestionsLabel: (count, written) => (count === 1 ? "1 suggestion" : `${written} suggestions`),
};

/** What and where: a real form, sent by GET with or without script, with suggestions where available. */
export function SearchBox({
  action,
  what,
  where,
  size = "hero",
  submitLabel,
  label,
  suggestionsLabel,
  onSelect,
  className,
  ...props
}: SearchBoxProps) {
  const words = useTexts("search-box", english);
  const shared = { size, suggestionsLabel: suggestionsLabel ?? words.suggestionsLabel };
  return (
    <form
      data-slot="search-box"
      data-size={size}
      // A landmark by role: the search element is too young for some screen readers.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="search"
      method="get"
      aria-label={label ?? words.label}
      autoComplete="off"
      {...props}
      action={action}
      className={cn(boxClasses({ size }), className)}
    >
      <SearchBoxCombobox {...shared} field={what} onSelect={(suggestion) => onSelect?.("what", suggestion)} />
      {where ? (
        <>
          <span
            aria-hidden
            className="mx-5 h-px bg-hairline max-sm:col-start-1 sm:mx-0 sm:h-auto sm:w-px sm:self-stretch sm:bg-hairline"
          />
          <SearchBoxCombobox {...shared} field={where} onSelect={(suggestion) => onSelect?.("where", suggestion)} />
        </>
      ) : null}
      <SubmitButton size={size} label={submitLabel ?? words.submitLabel} />
    </form>
  );
}

function SubmitButton({ size, label }: { size: Size; label: string }) {
  if (size === "compact")
    return (
      <IconButton type="submit" label={label} className={searchFieldClasses.button}>
        <Search aria-hidden />
      </IconButton>
    );
  if (size === "bar")
    return (
      <Button
        type="submit"
        className="max-sm:col-start-2 max-sm:row-span-3 max-sm:row-start-1 max-sm:me-3 max-sm:size-12 max-sm:p-0"
      >
        <Search aria-hidden />
        <span className="max-sm:sr-only">{label}</span>
      </Button>
    );
  return (
    <div className="p-2.5 sm:p-0">
      <Button type="submit" size="lg" className="w-full sm:w-auto">
        <Search aria-hidden />
        {label}
      </Button>
    </div>
  );
}

type Size = NonNullable<SearchBoxProps["size"]>;

const cell =
  "block cursor-text rounded-field px-5 transition-colors duration-quick hover:bg-quiet has-[input:focus-visible]:bg-transparent has-[input:focus-visible]:outline-3 has-[input:focus-visible]:-outline-offset-3 has-[input:focus-visible]:outline-focus motion-reduce:transition-none";
const writing =
  "block w-full appearance-none bg-transparent rtl:text-right text-16 font-medium text-ink text-ellipsis outline-none placeholder:font-normal placeholder:text-muted [&::-webkit-search-cancel-button]:hidden";

const fieldClasses = cva("", {
  variants: {
    size: {
      hero: `${cell} py-3 sm:py-1.5`,
      bar: `${cell} py-2 sm:rounded-pill sm:py-0.5`,
      compact: searchFieldClasses.label,
    },
  },
});

const labelClasses = cva("", {
  variants: { size: { hero: "block text-14 text-muted", bar: "block text-13 text-muted", compact: "sr-only" } },
});

const inputClasses = cva("", {
  variants: {
    size: {
      hero: `${writing} min-h-7`,
      bar: `${writing} min-h-6`,
      compact: searchFieldClasses.input,
    },
  },
});

type ComboboxProps = {
  field: SearchBoxField;
  size: Size;
  suggestionsLabel: SearchBoxTexts["suggestionsLabel"];
  onSelect: (suggestion: SearchSuggestion) => void;
};

/* A native datalist shows no icons and no second line, and its keys are the browser's own. */
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events */

/** A combobox with a list below: people can type anything, and the list only helps. */
function SearchBoxCombobox({ field, size, suggestionsLabel, onSelect }: ComboboxProps) {
  const { name, label, placeholder, defaultValue = "", suggestions = [], onQueryChange } = field;
  const locale = useLocale();
  const [value, setValue] = useState(defaultValue);
  const [given, setGiven] = useState(defaultValue);
  const root = useRef<HTMLDivElement>(null);
  const list = useListbox({
    root,
    count: suggestions.length,
    onSelect: (index) => {
      const suggestion = suggestions[index];
      if (!suggestion) return;
      setValue(suggestion.label);
      list.close();
      onSelect(suggestion);
    },
  });

  // Text typed before the script loaded is only in the field, and would be lost with the next render.
  const [takeOver] = useState(() => (input: HTMLInputElement | null) => {
    if (!input || input.value === defaultValue) return;
    setValue(input.value);
    onQueryChange?.(input.value);
  });

  // A link or the Back button may put another search into the same box.
  if (given !== defaultValue) {
    setGiven(defaultValue);
    setValue(defaultValue);
  }

  return (
    <div
      ref={root}
      data-slot="search-box-field"
      className="relative min-w-0 grow basis-0"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) list.close();
      }}
    >
      <label htmlFor={list.id} className={fieldClasses({ size })}>
        <span className={labelClasses({ size })}>{label}</span>
        <input
          {...list.fieldProps}
          ref={takeOver}
          id={list.id}
          type="search"
          name={name}
          value={value}
          placeholder={placeholder}
          enterKeyHint="search"
          // With `auto`, an empty field would start at the left on every page.
          dir={value ? "auto" : undefined}
          onChange={(event) => {
            setValue(event.target.value);
            list.show();
            list.reset();
            onQueryChange?.(event.target.value);
          }}
          onFocus={() => {
            if (value === "" && suggestions.length > 0) list.show();
          }}
          onKeyDown={list.onKeyDown}
          className={inputClasses({ size })}
        />
      </label>
      <ul
        id={`${list.id}-list`}
        role="listbox"
        aria-label={label}
        hidden={!list.open}
        data-side={list.side}
        className={cn(
          cn(listboxClasses.panel, listboxClasses.list),
          "start-0 w-full min-w-64 sm:w-max sm:max-w-[26rem]",
        )}
      >
        {suggestions.map((suggestion, index) => (
          <li
            key={suggestion.id}
            {...list.optionProps(index)}
            role="option"
            aria-selected={index === list.active}
            className={listboxClasses.option}
          >
            <SuggestionMark kind={suggestion.kind} image={suggestion.image} />
            <span className="min-w-0">
              <span className="block truncate font-medium">
                <bdi>{suggestion.label}</bdi>
              </span>
              {suggestion.hint ? <span className="block truncate text-13 text-muted">{suggestion.hint}</span> : null}
            </span>
          </li>
        ))}
      </ul>
      <output className="sr-only">
        {list.open ? suggestionsLabel(suggestions.length, suggestions.length.toLocaleString(locale)) : ""}
      </output>
    </div>
  );
}

const marks = { vendor: Building2, category: Tag, place: MapPin, search: Search };

/** The same square for every kind, so that names line up and nothing moves when a picture loads. */
function SuggestionMark({ kind, image }: Pick<SearchSuggestion, "kind" | "image">) {
  const Mark = marks[kind];
  return (
    <span className="relative grid size-10 shrink-0 place-items-center overflow-hidden rounded-small bg-sunken text-muted">
      <Mark aria-hidden className="size-4.5" />
      {image ? (
        <img
          key={image}
          src={image}
          alt=""
          decoding="async"
          onError={({ currentTarget }) => (currentTarget.hidden = true)}
          className="absolute size-full object-cover"
        />
      ) : null}
    </span>
  );
}
