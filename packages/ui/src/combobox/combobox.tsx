"use client";

import { Check, ChevronDown, X } from "lucide-react";
import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { Button } from "../button/button.tsx";
import { Field, type FieldBaseProps, splitFieldProps, useField } from "../field/field.tsx";
import { cn } from "../lib/cn.ts";
import { cva } from "../lib/cva.ts";
import { useEscape } from "../lib/escape.ts";
import { listboxClasses, useListbox } from "../lib/listbox.ts";
import { useLocale, useTexts } from "../lib/locale.ts";
import { Spinner } from "../spinner/spinner.tsx";
import { type ComboboxGroup, type ComboboxOption, type ComboboxOptions, flat, matching, named } from "./options.ts";
import { type AsyncSearch, useAsyncOptions } from "../lib/use-async-options.ts";

export type { ComboboxGroup, ComboboxOption, ComboboxOptions };
/** Finds options for what was typed. The signal aborts once the answer is no longer needed. */
export type ComboboxSearch = AsyncSearch<ComboboxOptions[number]>;

const box = cva(
  [
    "relative flex w-full cursor-text items-stretch rounded-field border border-field bg-surface text-16 text-ink",
    "transition-colors duration-quick ease-out motion-reduce:transition-none",
    "not-data-disabled:hover:border-ink",
    "has-[input:focus-visible]:border-accent-text has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-1 has-[input:focus-visible]:outline-focus",
    "data-disabled:cursor-not-allowed data-disabled:bg-sunken data-disabled:text-muted data-readonly:bg-sunken",
    "has-aria-invalid:border-rose has-aria-invalid:hover:border-rose has-aria-invalid:has-[input:focus-visible]:outline-rose",
  ],
  { variants: { size: { md: "min-h-11", lg: "min-h-14" } }, defaultVariants: { size: "md" } },
);

const part = {
  chips: "flex min-w-0 grow flex-wrap items-center gap-1.5 py-1.5",
  chip: "inline-flex max-w-full items-stretch rounded-small border border-hairline bg-quiet text-15 text-ink in-data-disabled:bg-surface in-data-disabled:text-muted in-data-readonly:bg-surface",
  remove:
    "grid w-7 shrink-0 place-items-center rounded-e-small text-muted hover:bg-tint hover:text-accent-text active:bg-pressed pointer-coarse:min-h-10 pointer-coarse:w-11",
  input:
    "min-w-16 grow basis-16 bg-transparent rtl:text-right outline-none placeholder:text-muted disabled:cursor-not-allowed",
  button:
    "grid w-9 shrink-0 place-items-center rounded-field text-muted hover:text-ink active:bg-quiet active:text-accent-text pointer-coarse:w-11",
  group: "px-3 pt-3 pb-1 text-13 font-semibold text-muted",
  message: "flex min-h-14 flex-wrap items-center gap-3 px-4.5 py-3 text-15 text-muted",
};

/** Every word the field shows. */
export type ComboboxTexts = {
  /** Names the button that opens the list. Default "Show all". */
  open: string;
  /** Names the button that clears the choice. Default "Clear". */
  clear: string;
  /** Names the button on a chip. Default "Remove Florists". */
  remove: (label: string) => string;
  /** Says what is chosen, as a list written in the language. Default "Chosen: Florists and Cakes". */
  chosen: (labels: string) => string;
  /** Announces what was chosen. Default "Florists chosen". */
  added: (label: string) => string;
  /** Announces what was removed. Default "Florists removed". */
  removed: (label: string) => string;
  /** Announces how many options there are, given the number and how the language writes it. Default "12 options". */
  results: (count: number, written: string) => string;
  /** Nothing matches what was typed. Default "Nothing found for “xyz”". */
  none: (query: string) => string;
  /** The search for options is in progress. Default "Looking…". */
  loading: string;
  /** They failed to load. Default "The list didn’t load." */
  failed: string;
  /** Asks again. Default "Try again". */
  retry: string;
  /** The row that accepts the text as typed. Default "Use “xyz”". */
  use: (text: string) => string;
};

declare module "../lib/locale.ts" {
  interface Texts {
    combobox: ComboboxTexts;
  }
}

const english: ComboboxTexts = {
  open: "Show all",
  clear: "Clear",
  remove: (label) => `Remove ${label}`,
  chosen: (labels) => `Chosen: ${labels}`,
  added: (label) => `${label} chosen`,
  removed: (label) => `${label} removed`,
  results: (count, written) => (count === 1 ? "1 option" : `${written} options`),
  none: (query) => `Nothing found for “${query}”`,
  loading: "Looking…",
  failed: "The list didn’t load.",
  retry: "Try again",
  use: (text) => `Use “${text}”`,
};

/** The choice, one or several: all props together for the docs page; `One` and `Many` say which belong together. */
type Choice = {
  /** Lets people choose several, shown as chips. Default `false`. */
  multiple?: boolean | undefined;
  /** The choice, when the caller keeps it; "" is none. With `multiple`, a list. */
  value?: string | readonly string[] | undefined;
  /** The initial choice, when the field keeps it. With `multiple`, a list. Default none. */
  defaultValue?: string | readonly string[] | undefined;
};

type One = {
  multiple?: false | undefined;
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** Called with the value chosen, "" for none, and its option. */
  onValueChange?: ((value: string, option: ComboboxOption | null) => void) | undefined;
};

type Many = {
  multiple: true;
  value?: readonly string[] | undefined;
  defaultValue?: readonly string[] | undefined;
  /** Called with all values chosen, in the order they were, and their options. */
  onValueChange?: ((values: string[], options: ComboboxOption[]) => void) | undefined;
};

type Shared = Omit<
  ComponentProps<"input">,
  "value" | "defaultValue" | "type" | "size" | "multiple" | "children" | "list" | "role"
> & {
  /**
   * The options in order, alone or in groups. With `onSearch`: those offered before anything is typed, and where the
   * names of the initial choice are looked up. Default none.
   */
  options?: ComboboxOptions | undefined;
  /** Finds options for what was typed, when there are too many to pass. Without it, `options` are searched. */
  onSearch?: ComboboxSearch | undefined;
  /** Milliseconds without a keystroke before `onSearch` is called. Default 200. */
  searchPause?: number | undefined;
  /** Lets people choose something that isn't on the list: its text is its value. Default `false`. */
  freeText?: boolean | undefined;
  /** 44 or 56 px high. Default `md`. */
  size?: "md" | "lg" | undefined;
  /** Other words. */
  texts?: Partial<ComboboxTexts> | undefined;
};

export type ComboboxInputProps = Shared & Choice & (One | Many);

export type ComboboxProps = ComboboxInputProps & FieldBaseProps;

/** One or several of many options, found by typing. `className` goes to the field, the rest to the input. */
export function Combobox(props: ComboboxProps) {
  const [field, input] = splitFieldProps(props);
  return (
    <Field data-slot="combobox" {...field}>
      {/* What is left after the field's own props are taken out is one or the other, as it was. */}
      <ComboboxInput {...(input as ComboboxInputProps)} />
    </Field>
  );
}

/* A native datalist has no chips, groups or second lines, and its keys are the browser's own. */
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */

/** The bare box with its list, for a `Field` that holds more than one. */
export function ComboboxInput(props: ComboboxInputProps) {
  const {
    multiple = false,
    value,
    defaultValue,
    onValueChange: _called,
    options = none,
    onSearch,
    searchPause = 200,
    freeText = false,
    size = "md",
    texts,
    name,
    form,
    ref,
    required,
    disabled,
    readOnly,
    placeholder,
    onKeyDown,
    onChange,
    className,
    ...rest
  } = props;
  const words = useTexts("combobox", english, texts);
  const locale = useLocale();
  const field = useField();
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current!, []);
  const chosenId = useId();

  const [own, setOwn] = useState(() => listOf(defaultValue));
  const values = value === undefined ? own : listOf(value);
  // What has been typed since the last choice; with `null`, the field shows the choice's name.
  const [query, setQuery] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  // Options once chosen: keeps their names when a different list arrives.
  const [known, setKnown] = useState<readonly ComboboxOption[]>([]);

  const written = query?.trim() ?? "";
  const answers = useAsyncOptions(onSearch, written === "" ? null : written, searchPause);
  const shown = answers.options ?? matching(options, written);
  const items = flat(shown);
  const free: ComboboxOption | null =
    freeText && written !== "" && !named(items, written) ? { value: written, label: written } : null;
  const optionOf = (value: string): ComboboxOption =>
    [...known, ...flat(options), ...items].find((each) => each.value === value) ?? { value, label: value };
  const chosen = values.map(optionOf);

  const list = useListbox({
    root,
    count: items.length + (free ? 1 : 0),
    isDisabled: (index) => items[index]?.disabled ?? false,
    startAt: multiple || query !== null ? -1 : items.findIndex(({ value }) => value === values[0]),
    onSelect: (index) => {
      const option = items[index] ?? free;
      if (!option || option.disabled) return;
      if (multiple && values.includes(option.value)) remove(option);
      else selectOption(option);
      if (multiple && written === "") return;
      list.reset();
    },
  });

  const change = (next: readonly ComboboxOption[]) => {
    setOwn(next.map(({ value }) => value));
    if (props.multiple)
      props.onValueChange?.(
        next.map(({ value }) => value),
        [...next],
      );
    else props.onValueChange?.(next[0]?.value ?? "", next[0] ?? null);
  };
  const selectOption = (option: ComboboxOption) => {
    setQuery(null);
    setKnown([...known.filter(({ value }) => value !== option.value), option]);
    if (!multiple) list.close();
    if (values.includes(option.value)) return;
    if (multiple) setSaid(words.added(option.label));
    change(multiple ? [...chosen, option] : [option]);
  };
  const remove = (option: ComboboxOption) => {
    setQuery(null);
    setSaid(words.removed(option.label));
    change(chosen.filter(({ value }) => value !== option.value));
  };
  const clear = () => {
    setQuery(null);
    list.close();
    if (!multiple && values.length > 0) change([]);
  };
  /**
   * Typed text for which no option was taken: the option of that name, the text itself where free text is allowed, or
   * nothing.
   */
  const meant = () => (written === "" ? undefined : (named(items, written) ?? free ?? undefined));

  // Resetting the form brings back the initial choice.
  const first = useRef(defaultValue);
  useEffect(() => {
    const owner = input.current?.form;
    const reset = () => {
      setOwn(listOf(first.current));
      setQuery(null);
    };
    owner?.addEventListener("reset", reset);
    return () => owner?.removeEventListener("reset", reset);
  }, []);

  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || readOnly || list.onKeyDown(event) || event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && written !== "") {
      // Don't send the form with half a name in the field.
      event.preventDefault();
      const open = items.filter(({ disabled }) => !disabled);
      const option = meant() ?? (open.length === 1 && !answers.loading ? open[0] : undefined);
      if (answers.failed) answers.retry();
      else if (option) selectOption(option);
      else list.show();
    } else if (event.key === "Escape" && (query || (!multiple && values.length > 0))) {
      event.preventDefault();
      event.stopPropagation();
      if (query === null) clear();
      else setQuery(null);
    } else if (event.key === "Backspace" && multiple && !query) {
      const last = chosen.at(-1);
      if (last) remove(last);
    } else if (multiple && input.current?.selectionStart === 0 && input.current.selectionEnd === 0) {
      if (!root.current || event.key !== backKey(root.current)) return;
      event.preventDefault();
      list.close();
      root.current?.querySelector<HTMLElement>("li:last-child > button")?.focus();
    }
  };

  const disabledProps = { "data-disabled": disabled ? "" : undefined, "data-readonly": readOnly ? "" : undefined };
  const text = query ?? (multiple ? "" : (chosen[0]?.label ?? ""));
  const still = disabled || readOnly;
  const message = answers.loading
    ? words.loading
    : answers.failed
      ? words.failed
      : written === ""
        ? ""
        : words.none(written);
  const count = items.length.toLocaleString(locale);
  const listed = items.length > 0 || free !== null;
  const status = answers.loading || !listed ? message : words.results(items.length, count);
  const panel = list.wanted && !still && (listed || message !== "");
  // The list hears it itself, as long as there is anything in it.
  useEscape(panel && !list.open, root, list.close);

  return (
    <div
      ref={root}
      data-slot="combobox-input"
      data-size={size}
      {...disabledProps}
      className={cn(box({ size }), className)}
      onClick={(event) => {
        if (still || (event.target as Element).closest("button, [role=listbox]")) return;
        input.current?.focus();
        list.show();
      }}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        const option = query === null ? undefined : meant();
        if (option) selectOption(option);
        setQuery(null);
        setSaid("");
        list.close();
      }}
    >
      <div
        className={cn(
          part.chips,
          multiple && chosen.length > 0 ? "ps-1.5" : size === "lg" ? "ps-4.5" : "ps-3.5",
          still && "pe-3.5",
        )}
      >
        {multiple && chosen.length > 0 ? (
          <Chips chosen={chosen} still={still} words={words} onRemove={remove} input={input} />
        ) : null}
        <input
          {...list.fieldProps}
          {...field}
          {...rest}
          ref={input}
          id={rest.id ?? field.id ?? list.id}
          form={form}
          aria-describedby={
            [rest["aria-describedby"] ?? field["aria-describedby"], multiple && chosen.length > 0 && chosenId]
              .filter(Boolean)
              .join(" ") || undefined
          }
          aria-required={required || undefined}
          required={required && values.length === 0}
          disabled={disabled}
          readOnly={readOnly}
          placeholder={multiple && chosen.length > 0 ? undefined : placeholder}
          enterKeyHint="done"
          // With `auto`, an empty field would start at the left on every page.
          dir={text ? "auto" : undefined}
          value={text}
          onChange={(event) => {
            onChange?.(event);
            const { value: next } = event.target;
            setQuery(next);
            setSaid("");
            list.reset();
            list.show();
            // Clearing the field clears the choice straight away.
            if (next === "" && !multiple && values.length > 0) change([]);
          }}
          onKeyDown={keyDown}
          className={part.input}
        />
      </div>
      {still ? null : (
        <>
          {!multiple && !required && (values.length > 0 || query) ? (
            <BoxButton
              label={words.clear}
              onPress={() => {
                clear();
                input.current?.focus();
              }}
            >
              <X aria-hidden className="size-4.5" />
            </BoxButton>
          ) : null}
          <BoxButton
            label={words.open}
            onPress={() => {
              input.current?.focus();
              if (panel) list.close();
              else list.show();
            }}
          >
            <ChevronDown aria-hidden className="size-4.5" />
          </BoxButton>
        </>
      )}
      {panel ? (
        <div
          data-slot="combobox-panel"
          data-side={list.side}
          className={`${listboxClasses.panel} -inset-x-px text-ink`}
        >
          <div
            id={`${list.id}-list`}
            role="listbox"
            aria-label={words.open}
            aria-multiselectable={multiple || undefined}
            aria-busy={answers.loading || undefined}
            hidden={!listed}
            className={listboxClasses.list}
          >
            <Rows shown={shown} values={values} id={list.id} optionProps={list.optionProps} />
            {free ? (
              <div
                {...list.optionProps(items.length)}
                role="option"
                aria-selected={false}
                className={listboxClasses.option}
              >
                {words.use(free.label)}
              </div>
            ) : null}
          </div>
          {listed ? null : (
            <div className={part.message}>
              {answers.loading ? <Spinner size="sm" label={null} /> : null}
              <span className="min-w-0 grow">{message}</span>
              {answers.failed ? (
                <Button size="sm" variant="outline" onClick={answers.retry}>
                  {words.retry}
                </Button>
              ) : null}
            </div>
          )}
        </div>
      ) : null}
      {multiple && chosen.length > 0 ? (
        <span id={chosenId} className="sr-only">
          {words.chosen(new Intl.ListFormat(locale).format(chosen.map(({ label }) => label)))}
        </span>
      ) : null}
      <output className="sr-only">{[said, panel ? status : ""].filter(Boolean).join(". ")}</output>
      {name === undefined
        ? null
        : (multiple ? values : [values[0] ?? ""]).map((each) => (
            <input key={each} type="hidden" name={name} value={each} form={form} disabled={disabled} />
          ))}
    </div>
  );
}

type RowsProps = {
  shown: ComboboxOptions;
  values: readonly string[];
  id: string;
  optionProps: ReturnType<typeof useListbox>["optionProps"];
};

/** The options, numbered across their groups. */
function Rows({ shown, values, id, optionProps }: RowsProps) {
  let index = 0;
  const row = (option: ComboboxOption) => {
    const selected = values.includes(option.value);
    return (
      <div
        key={option.value}
        {...optionProps(index++)}
        role="option"
        aria-selected={selected}
        aria-disabled={option.disabled || undefined}
        className={listboxClasses.option}
      >
        <span className="min-w-0 grow">
          <span className="block font-medium">
            <bdi>{option.label}</bdi>
          </span>
          {option.description ? <span className="block text-13 text-muted">{option.description}</span> : null}
        </span>
        {selected ? <Check aria-hidden className="size-4.5 shrink-0 text-accent-text" /> : null}
      </div>
    );
  };
  return shown.map((each, position) =>
    "options" in each ? (
      <div key={each.label} role="group" aria-labelledby={`${id}-group-${position}`}>
        <div id={`${id}-group-${position}`} className={part.group}>
          {each.label}
        </div>
        {each.options.map(row)}
      </div>
    ) : (
      row(each)
    ),
  );
}

type ChipsProps = {
  chosen: readonly ComboboxOption[];
  still: boolean | undefined;
  words: ComboboxTexts;
  onRemove: (option: ComboboxOption) => void;
  input: { current: HTMLInputElement | null };
};

/** The chosen options. The arrow keys lead here from the field, so that there is a single tab stop. */
function Chips({ chosen, still, words, onRemove, input }: ChipsProps) {
  const keyDown = (event: KeyboardEvent<HTMLButtonElement>, option: ComboboxOption) => {
    const chip = event.currentTarget.closest("li");
    const back = backKey(event.currentTarget);
    if (event.key === "Backspace" || event.key === "Delete") press(event, option);
    else if (event.key === back) chip?.previousElementSibling?.querySelector("button")?.focus();
    else if (event.key === "Escape" || event.key === (back === "ArrowLeft" ? "ArrowRight" : "ArrowLeft"))
      (event.key === "Escape"
        ? input.current
        : (chip?.nextElementSibling?.querySelector("button") ?? input.current)
      )?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  /** Moves the focus to the neighbour before removing the chip, so that it is never lost. */
  const press = (event: KeyboardEvent<HTMLButtonElement> | MouseEvent<HTMLButtonElement>, option: ComboboxOption) => {
    const chip = event.currentTarget.closest("li");
    const neighbour = chip?.nextElementSibling ?? chip?.previousElementSibling;
    (neighbour?.querySelector("button") ?? input.current)?.focus();
    onRemove(option);
  };
  return (
    <ul className="contents">
      {chosen.map((option) => (
        <li key={option.value} data-slot="combobox-chip" className={part.chip}>
          <bdi className="min-w-0 truncate py-0.5 ps-2 pe-1 last:pe-2 pointer-coarse:py-2">{option.label}</bdi>
          {still ? null : (
            <button
              type="button"
              tabIndex={-1}
              aria-label={words.remove(option.label)}
              onClick={(event) => press(event, option)}
              onKeyDown={(event) => keyDown(event, option)}
              className={part.remove}
            >
              <X aria-hidden className="size-4" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** For the pointer: the keyboard has its keys in the field, and one tab stop is enough. */
function BoxButton({ label, onPress, children }: { label: string; onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
      className={part.button}
    >
      {children}
    </button>
  );
}

const none: ComboboxOptions = [];

const listOf = (value: string | readonly string[] | undefined): readonly string[] =>
  typeof value === "string" ? (value === "" ? [] : [value]) : (value ?? []);

/** The arrow key that points back along the line. */
const backKey = (element: Element) => (getComputedStyle(element).direction === "rtl" ? "ArrowRight" : "ArrowLeft");
