import { cva } from "class-variance-authority";
import { Building2, MapPin, Search, Tag } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "../button/button.tsx";
import { cn } from "../lib/cn.ts";

export type SearchSuggestion = {
  /** Tells the suggestions apart. */
  id: string;
  /** What the suggestion is; goes into the field when chosen. */
  label: string;
  /** A second, fainter line: where it is, how many there are. */
  hint?: string | undefined;
  /** What kind of thing it is; draws the mark. */
  kind: "vendor" | "category" | "place";
  /** Where it leads, for `onSelect`; the field itself follows no address. */
  href?: string | undefined;
};

export type SearchBoxField = {
  /** Name of the form's parameter. */
  name: string;
  /** The field's name on screen. */
  label: string;
  /** An example. */
  placeholder?: string | undefined;
  /** What it holds at first. */
  defaultValue?: string | undefined;
  /** What to suggest for what is written. Nobody is held to them. */
  suggestions?: readonly SearchSuggestion[] | undefined;
  /** The writing changed: time to look for suggestions. */
  onQueryChange?: ((query: string) => void) | undefined;
};

const boxClasses = cva(
  "relative flex flex-col border border-field bg-surface shadow-card sm:flex-row sm:items-center",
  {
    variants: { size: { hero: "rounded-panel sm:p-2.5", bar: "rounded-panel sm:rounded-pill sm:p-1" } },
    defaultVariants: { size: "hero" },
  },
);

export type SearchBoxProps = Omit<ComponentProps<"form">, "onSelect" | "children" | "action"> & {
  /** The address that the form is sent to by GET. */
  action: string;
  /** The field for what one looks for. */
  what: SearchBoxField;
  /** The field for where; absent, there is one field. */
  where?: SearchBoxField | undefined;
  /** Large as in a home page's first screen, or a bar above results. Default "hero". */
  size?: "hero" | "bar" | undefined;
  /** The button's word. Default "Search". */
  submitLabel?: string | undefined;
  /** Names the form for screen readers. Default "Find a vendor". */
  label?: string | undefined;
  /** Announces how many suggestions there are. Default "3 suggestions". */
  suggestionsLabel?: ((count: number) => string) | undefined;
  /** A suggestion was chosen; its text is in the field by then. */
  onSelect?: ((field: "what" | "where", suggestion: SearchSuggestion) => void) | undefined;
};

/** What and where: a real form, sent by GET with or without script, with suggestions where there are any. */
export function SearchBox({
  action,
  what,
  where,
  size = "hero",
  submitLabel = "Search",
  label = "Find a vendor",
  suggestionsLabel = (count) => (count === 1 ? "1 suggestion" : `${count} suggestions`),
  onSelect,
  className,
  ...props
}: SearchBoxProps) {
  return (
    <form
      data-slot="search-box"
      data-size={size}
      // A landmark by role: the search element is too young for some screen readers.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="search"
      method="get"
      aria-label={label}
      autoComplete="off"
      {...props}
      action={action}
      className={cn(boxClasses({ size }), className)}
    >
      <SearchBoxCombobox
        field={what}
        size={size}
        suggestionsLabel={suggestionsLabel}
        onSelect={(suggestion) => onSelect?.("what", suggestion)}
      />
      {where ? (
        <>
          <span
            aria-hidden
            className="mx-5 h-px bg-hairline sm:mx-0 sm:h-auto sm:w-px sm:self-stretch sm:bg-hairline"
          />
          <SearchBoxCombobox
            field={where}
            size={size}
            suggestionsLabel={suggestionsLabel}
            onSelect={(suggestion) => onSelect?.("where", suggestion)}
          />
        </>
      ) : null}
      <div className="p-2.5 sm:p-0">
        <Button type="submit" size={size === "hero" ? "lg" : "md"} className="w-full sm:w-auto">
          <Search aria-hidden />
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

type ComboboxProps = {
  field: SearchBoxField;
  size: "hero" | "bar";
  suggestionsLabel: (count: number) => string;
  onSelect: (suggestion: SearchSuggestion) => void;
};

/* The ARIA combobox pattern: a native datalist shows no marks and no second line, and its keys are the input's. */
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events */

/** A combobox with a list below: the text stays free, the list only helps. */
function SearchBoxCombobox({ field, size, suggestionsLabel, onSelect }: ComboboxProps) {
  const { name, label, placeholder, defaultValue = "", suggestions = [], onQueryChange } = field;
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [value, setValue] = useState(defaultValue);
  const [given, setGiven] = useState(defaultValue);
  const [wanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);

  // A link or the Back button may bring another search into the same box.
  if (given !== defaultValue) {
    setGiven(defaultValue);
    setValue(defaultValue);
  }

  const open = wanted && suggestions.length > 0;
  const activeSuggestion = open ? suggestions[active] : undefined;

  useEffect(() => {
    if (open) list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [open, active]);

  const close = () => {
    setWanted(false);
    setActive(-1);
  };
  const choose = (suggestion: SearchSuggestion) => {
    setValue(suggestion.label);
    close();
    onSelect(suggestion);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // While an input method composes a word, its keys are its own.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      if (suggestions.length === 0) return;
      event.preventDefault();
      setWanted(true);
      // One place beyond the list's ends is the field itself.
      const places = suggestions.length + 1;
      const step = event.key === "ArrowDown" ? 1 : -1;
      setActive(((active + 1 + step + places) % places) - 1);
    } else if (event.key === "Enter" && activeSuggestion) {
      event.preventDefault();
      choose(activeSuggestion);
    } else if (event.key === "Escape" && open) {
      event.preventDefault();
      close();
    }
  };

  return (
    <div
      data-slot="search-box-field"
      className="relative min-w-0 grow basis-0"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <label
        htmlFor={id}
        className={cn(
          "block cursor-text rounded-field px-5 has-[input:focus-visible]:outline-3 has-[input:focus-visible]:-outline-offset-3 has-[input:focus-visible]:outline-focus",
          size === "hero" ? "py-3 sm:py-1.5" : "py-2 sm:rounded-pill sm:py-0.5",
        )}
      >
        <span className={cn("block text-muted", size === "hero" ? "text-14" : "text-13")}>{label}</span>
        <input
          id={id}
          type="search"
          name={name}
          value={value}
          placeholder={placeholder}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-activedescendant={activeSuggestion ? `${id}-${activeSuggestion.id}` : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          dir="auto"
          onChange={(event) => {
            setValue(event.target.value);
            setWanted(true);
            setActive(-1);
            onQueryChange?.(event.target.value);
          }}
          onFocus={() => {
            if (value === "" && suggestions.length > 0) setWanted(true);
          }}
          onKeyDown={onKeyDown}
          className={cn(
            "block w-full appearance-none bg-transparent font-medium text-ink outline-none placeholder:font-normal placeholder:text-muted [&::-webkit-search-cancel-button]:hidden",
            "text-16",
            size === "hero" ? "min-h-7" : "min-h-6",
          )}
        />
      </label>
      <ul
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        hidden={!open}
        className="absolute start-0 top-full z-40 mt-2 max-h-80 w-full min-w-64 overflow-y-auto rounded-card border border-hairline bg-surface p-1.5 shadow-float sm:w-max sm:max-w-[26rem]"
      >
        {suggestions.map((suggestion, index) => (
          <li
            key={suggestion.id}
            id={`${id}-${suggestion.id}`}
            role="option"
            aria-selected={index === active}
            // The field keeps the focus; the press chooses.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(suggestion)}
            onPointerMove={() => setActive(index)}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-field px-3 py-2 text-15 aria-selected:bg-tint aria-selected:text-accent-text forced-colors:aria-selected:outline-2 forced-colors:aria-selected:-outline-offset-2"
          >
            <SuggestionMark kind={suggestion.kind} />
            <span className="min-w-0">
              <bdi className="block truncate font-medium">{suggestion.label}</bdi>
              {suggestion.hint ? <span className="block truncate text-13 text-muted">{suggestion.hint}</span> : null}
            </span>
          </li>
        ))}
      </ul>
      <output className="sr-only">{open ? suggestionsLabel(suggestions.length) : ""}</output>
    </div>
  );
}

const marks = { vendor: Building2, category: Tag, place: MapPin };

function SuggestionMark({ kind }: { kind: SearchSuggestion["kind"] }) {
  const Mark = marks[kind];
  return <Mark aria-hidden className="size-4.5 shrink-0 text-muted" />;
}
