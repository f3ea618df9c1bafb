"use client";

import { SlidersHorizontal } from "lucide-react";
import { type ComponentProps, type ReactNode, type ToggleEvent, useId, useState } from "react";
import { Button } from "../button/button.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { cn } from "../lib/cn.ts";
import { useLocale, useTexts } from "../lib/locale.ts";

export type FilterOption = {
  /** What the form sends. */
  value: string;
  /** What people read. */
  label: ReactNode;
  /** How many results it would leave, as text or a number. `0` makes it quieter and says "none". */
  count?: ReactNode | undefined;
  /** It is chosen. */
  checked: boolean;
};

export type FilterGroup = {
  /** Name of the form's parameter. */
  id: string;
  /** What it filters by. */
  legend: string;
  /** One of its options, any of them, or a single on/off choice. */
  kind: "single" | "multiple" | "toggle";
  /** The options, in order. */
  options: ReadonlyArray<FilterOption>;
  /** Folds away any options beyond this many. Default 7. */
  foldAfter?: number | undefined;
};

/** Every word the panel shows. */
export type FilterPanelTexts = {
  /** Names the panel, and the phone's dialog. Default "Filters". */
  title: string;
  /** The button on phones, given how many are chosen and how the language writes that. Default "Filters (2)". */
  open: (active: number, written: string) => string;
  /** Clears all choices. Default "Clear all". */
  clear: string;
  /** Sends the form where there is no script, and closes the dialog. Default "Show results". */
  apply: string;
  /** Expands the rest of a group. Default "Show more". */
  more: string;
  /** Shown instead of a count of 0. Default "none". */
  none: string;
};

declare module "../lib/locale.ts" {
  interface Texts {
    "filter-panel": FilterPanelTexts;
  }
}

const english: FilterPanelTexts = {
  title: "Filters",
  open: (active, written) => (active > 0 ? `Filters (${written})` : "Filters"),
  clear: "Clear all",
  apply: "Show results",
  more: "Show more",
  none: "none",
};

export type FilterPanelProps = Omit<ComponentProps<"form">, "onChange" | "children" | "action"> & {
  /** The address that the form is sent to by GET. */
  action: string;
  /** The groups of filters. */
  groups: ReadonlyArray<FilterGroup>;
  /** Called with the group's chosen values when one changes. */
  onChange?: ((id: string, values: string[]) => void) | undefined;
  /** Called to clear all choices. Without it, there is no button. */
  onClear?: (() => void) | undefined;
  /** How many results there are, as text: the button that closes the dialog on phones. Default "Show results". */
  resultLabel?: string | undefined;
  /** Hidden parameters that the form sends along: the query, the order. */
  hiddenFields?: Readonly<Record<string, string>> | undefined;
  /** Shown on phones at the end of the button's row: a `SortSelect`. */
  beside?: ReactNode;
  /** Other words. */
  texts?: Partial<FilterPanelTexts> | undefined;
};

/** The filters beside a list; on phones, a button opens them in a dialog. A GET form, so it works without script. */
export function FilterPanel({
  action,
  groups,
  onChange,
  onClear,
  resultLabel,
  hiddenFields = {},
  beside,
  texts,
  className,
  ...props
}: FilterPanelProps) {
  const words = useTexts("filter-panel", english, texts);
  const locale = useLocale();
  const titleId = useId();
  const [open, setOpen] = useState(false);
  const active = groups.reduce(
    (sum, group) => sum + group.options.filter(({ checked, value }) => checked && value !== "").length,
    0,
  );
  const fields = <FilterGroups groups={groups} onChange={onChange} words={words} />;
  const clear =
    onClear && active > 0 ? (
      <Button variant="plain" size="sm" onClick={onClear}>
        {words.clear}
      </Button>
    ) : null;
  return (
    <div
      data-slot="filter-panel"
      data-sticky="narrow top"
      className={cn("max-lg:sticky max-lg:top-(--sticky-top,0px) max-lg:z-bar noscript:static", className)}
    >
      <div className="flex items-center justify-between gap-3 bg-paper py-2 lg:hidden noscript:hidden">
        <Dialog
          open={open}
          onOpenChange={setOpen}
          title={words.title}
          trigger={
            <Button variant="outline" size="sm" className="pointer-coarse:min-h-11">
              <SlidersHorizontal aria-hidden />
              {words.open(active, active.toLocaleString(locale))}
            </Button>
          }
          footer={
            <>
              {clear}
              <Button onClick={() => setOpen(false)}>{resultLabel ?? words.apply}</Button>
            </>
          }
        >
          {fields}
        </Dialog>
        {beside}
      </div>
      <form
        method="get"
        aria-labelledby={titleId}
        {...props}
        action={action}
        className="hidden lg:block noscript:block"
      >
        {Object.entries(hiddenFields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="flex min-h-11 items-center justify-between gap-3">
          <h2 id={titleId} className="font-display text-21">
            {words.title}
          </h2>
          {clear}
        </div>
        {fields}
        <Button type="submit" className="mt-5 hidden w-full noscript:flex">
          {words.apply}
        </Button>
      </form>
    </div>
  );
}

type GroupsProps = Pick<FilterPanelProps, "groups" | "onChange"> & { words: FilterPanelTexts };

function FilterGroups({ groups, onChange, words }: GroupsProps) {
  return (
    <div className="divide-y divide-hairline">
      {groups.map((group) => (
        <FilterGroupFields key={group.id} group={group} onChange={onChange} words={words} />
      ))}
    </div>
  );
}

function FilterGroupFields({ group, onChange, words }: Omit<GroupsProps, "groups"> & { group: FilterGroup }) {
  const { id, legend, kind, options, foldAfter = 7 } = group;
  // A page may have two of these (the panel and the dialog), and their radios must not form one set.
  const scope = useId();
  const choose = (option: FilterOption, checked: boolean) => {
    if (kind === "single") onChange?.(id, option.value === "" ? [] : [option.value]);
    else
      onChange?.(
        id,
        options.filter((each) => (each.value === option.value ? checked : each.checked)).map(({ value }) => value),
      );
  };
  const rows = options.map((option) => (
    <FilterRow
      key={option.value}
      option={option}
      kind={kind}
      name={id}
      id={`${scope}-${option.value}`}
      none={words.none}
      onChoose={(checked) => choose(option, checked)}
    />
  ));
  // Chosen options stay visible.
  const lastChecked = options.findLastIndex(({ checked }) => checked);
  const cut = Math.max(foldAfter, lastChecked + 1);
  const folds = rows.length > cut + 1;
  return (
    <fieldset data-slot="filter-group" data-kind={kind} className="min-w-0 py-4.5 first:pt-2">
      <legend className={kind === "toggle" ? "sr-only" : "float-start mb-1.5 w-full text-14 font-semibold"}>
        {legend}
      </legend>
      <div className="clear-both">
        {folds ? rows.slice(0, cut) : rows}
        {folds ? (
          <details className="group" onToggle={focusFirst}>
            <summary className="inline-flex min-h-9 cursor-pointer list-none items-center text-14 font-semibold text-accent-text underline-offset-4 hover:underline group-open:hidden active:text-ink pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
              {words.more}
            </summary>
            {rows.slice(cut)}
          </details>
        ) : null}
      </div>
    </fieldset>
  );
}

/** The pressed button is gone, so move to the first option it revealed. */
const focusFirst = ({ currentTarget }: ToggleEvent<HTMLElement>) =>
  currentTarget.querySelector("input")?.focus({ preventScroll: true });

function FilterRow({
  option,
  kind,
  name,
  id,
  none,
  onChoose,
}: {
  option: FilterOption;
  kind: FilterGroup["kind"];
  name: string;
  id: string;
  none: string;
  onChoose: (checked: boolean) => void;
}) {
  const radio = kind === "single";
  const isEmpty = option.count === 0;
  return (
    <label
      htmlFor={id}
      className={cn(
        "flex min-h-9 cursor-pointer items-center gap-3 rounded-field text-15 hover:text-accent-text pointer-coarse:min-h-11",
        isEmpty && "text-muted",
      )}
    >
      <span className="relative grid size-5 shrink-0 place-items-center">
        <input
          id={id}
          type={radio ? "radio" : "checkbox"}
          name={name}
          value={option.value}
          checked={option.checked}
          onChange={(event) => onChoose(event.target.checked)}
          className={cn(
            "peer size-full cursor-pointer appearance-none border border-field bg-surface hover:border-ink active:bg-tint checked:border-accent hover:checked:border-accent-hover forced-colors:appearance-auto",
            radio ? "rounded-pill checked:border-6" : "rounded-small checked:bg-accent hover:checked:bg-accent-hover",
          )}
        />
        {radio ? null : (
          <svg
            aria-hidden
            viewBox="0 0 16 16"
            className="pointer-events-none absolute size-4 fill-none stroke-on-accent stroke-2 opacity-0 peer-checked:opacity-100 forced-colors:hidden"
          >
            <path d="m3.5 8.5 3 3 6-7" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        )}
      </span>
      <span className="min-w-0 grow">{option.label}</span>
      {option.count === undefined ? null : (
        <span className="figures text-14 text-muted">{isEmpty ? none : option.count}</span>
      )}
    </label>
  );
}
