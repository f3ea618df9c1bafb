"use client";

import { Copy } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { Button } from "../button/button.tsx";
import { FieldError } from "../field/field.tsx";
import { Heading } from "../heading/heading.tsx";
import { cn } from "../lib/cn.ts";
import { useEscape } from "../lib/escape.ts";
import { weekDayName } from "../lib/dates.ts";
import { useLocale, useTexts } from "../lib/locale.ts";
import {
  notGiven,
  type OpeningHours,
  type OpeningHoursEntry,
  type OpeningHoursProblem,
  type OpeningHoursProblemTexts,
  type OpeningHoursSlot,
  type OpeningHoursState,
  slotsOf,
  stateOf,
  validateOpeningHours,
  type WeekDay,
  weekDays,
  withSlots,
} from "../lib/opening-hours.ts";
import { Select } from "../select-field/select-field.tsx";
import { SlotFields, usualSlot } from "./slot-fields.tsx";

/** Every word the editor shows; the names of the days come from the language. */
export type OpeningHoursEditorTexts = {
  /** Default "Opening hours". */
  title: string;
  /** What a day can be. */
  states: Readonly<Record<OpeningHoursState, string>>;
  /** Names a day's choice between them. */
  state: (day: string) => string;
  /** Names a slot's opening time; slots are numbered from 1. */
  opens: (day: string, slot: number) => string;
  /** Names a slot's closing time. */
  closes: (day: string, slot: number) => string;
  /** Says that a slot ends on the next day. */
  until: (nextDay: string) => string;
  addSlot: (day: string) => string;
  removeSlot: (day: string, slot: number) => string;
  /** Opens the choice of days. */
  copyTo: string;
  /** Added for screen readers. */
  copyFrom: (day: string) => string;
  /** Heads the choice of days. */
  copyTitle: (day: string) => string;
  /** Chooses every day. */
  everyDay: string;
  /** Chooses the first five. */
  weekdays: string;
  copy: string;
  cancel: string;
  /** Shown when no day was chosen. */
  chooseDay: string;
  /** Says what was copied, with an Undo button beside it; `to` is a list in words. */
  copied: (from: string, to: string) => string;
  undo: string;
  /** The wording of problems. */
  problems: Partial<OpeningHoursProblemTexts>;
};

declare module "../lib/locale.ts" {
  interface Texts {
    "opening-hours-editor": OpeningHoursEditorTexts;
  }
}

const english: OpeningHoursEditorTexts = {
  title: "Opening hours",
  states: {
    "not-given": "Not given",
    open: "Open",
    "all-day": "All day",
    "by-appointment": "By appointment",
    closed: "Closed",
  },
  state: (day) => `${day}: open or closed`,
  opens: (day, slot) => (slot === 1 ? `${day} opens at` : `${day} opens at, slot ${slot}`),
  closes: (day, slot) => (slot === 1 ? `${day} closes at` : `${day} closes at, slot ${slot}`),
  until: (nextDay) => `until ${nextDay}`,
  addSlot: (day) => `Add a slot to ${day}`,
  removeSlot: (day, slot) => `Remove slot ${slot} of ${day}`,
  copyTo: "Copy to…",
  copyFrom: (day) => `(hours of ${day})`,
  copyTitle: (day) => `Copy ${day} to`,
  everyDay: "Every day",
  weekdays: "Monday to Friday",
  copy: "Copy",
  cancel: "Cancel",
  chooseDay: "Choose at least one day.",
  copied: (from, to) => `Copied ${from} to ${to}.`,
  undo: "Undo",
  problems: {},
};

const states: readonly OpeningHoursState[] = ["not-given", "open", "all-day", "by-appointment", "closed"];

const mostSlots = 6;

export type OpeningHoursEditorProps = Omit<ComponentProps<"section">, "children" | "title"> & {
  /** The week, Monday to Sunday. */
  value: OpeningHours;
  /**
   * Called when the week changes. Times that can't be read are passed on as typed: check them with
   * `validateOpeningHours`.
   */
  onValueChange: (value: OpeningHoursEntry[]) => void;
  /** Problems found elsewhere, such as by a server. The editor reports its own. */
  errors?: readonly Omit<OpeningHoursProblem, "code">[] | undefined;
  /** The vendor's time zone as text, such as "Europe/Ljubljana". */
  timeZone?: ReactNode | undefined;
  /** Prevents changes. Default `false`. */
  disabled?: boolean | undefined;
  /** The title's level in the page's outline. Default 2. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Other words. */
  texts?: Partial<OpeningHoursEditorTexts> | undefined;
};

/** A vendor's week: each day open with its slots, all day, by appointment, closed or not given. */
export function OpeningHoursEditor({
  value,
  onValueChange,
  errors = [],
  timeZone,
  disabled = false,
  headingLevel = 2,
  texts,
  className,
  ...props
}: OpeningHoursEditorProps) {
  const words = useTexts("opening-hours-editor", english, texts);
  const locale = useLocale();
  const titleId = useId();
  const week = useRef<HTMLUListElement>(null);
  const [focusedDay, setFocusedDay] = useState<WeekDay | null>(null);
  const [copying, setCopying] = useState<WeekDay | null>(null);
  const [copied, setCopied] = useState<{ from: WeekDay; message: string; before: OpeningHours } | null>(null);

  const own = validateOpeningHours(value, words.problems, locale).filter(
    // Between a slot's two times, a missing second one isn't a mistake yet.
    ({ code, day }) => code !== "half" || day !== focusedDay,
  );
  const problems = [
    ...own,
    ...errors.filter((error) => !own.some(({ day, slot }) => day === error.day && slot === error.slot)),
  ];

  const nameOf = (day: WeekDay) => weekDayName(day, locale);
  const change = (day: WeekDay, entry: OpeningHoursEntry) => {
    setCopied(null);
    onValueChange(value.map((each) => (each.day === day ? entry : each)));
  };
  const focusCopy = (day: WeekDay) => week.current?.querySelector<HTMLElement>(`[data-copy="${day}"]`)?.focus();
  const copy = (from: OpeningHoursEntry, to: readonly WeekDay[]) => {
    const days = new Intl.ListFormat(locale, { type: "conjunction" }).format(to.map(nameOf));
    setCopied({ from: from.day, message: words.copied(nameOf(from.day), days), before: value });
    setCopying(null);
    focusCopy(from.day);
    onValueChange(value.map((each) => (to.includes(each.day) ? { ...from, day: each.day } : each)));
  };
  const suggestion = (day: WeekDay): OpeningHoursSlot[] => {
    const index = value.findIndex((entry) => entry.day === day);
    const nearest = value.findLast((entry, at) => at < index && stateOf(entry) === "open");
    return nearest ? slotsOf(nearest) : [usualSlot];
  };

  return (
    <section
      data-slot="opening-hours-editor"
      aria-labelledby={titleId}
      {...props}
      className={cn("rounded-panel border border-hairline bg-surface shadow-card", className)}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-4 py-4.5 sm:px-6.5">
        <Heading id={titleId} level={headingLevel} size="panel">
          {words.title}
        </Heading>
        {timeZone ? <p className="text-14 text-muted">{timeZone}</p> : null}
      </div>
      <ul ref={week}>
        {value.map((entry, index) => (
          <OpeningHoursDay
            key={entry.day}
            entry={entry}
            name={nameOf(entry.day)}
            nextName={nameOf(value[(index + 1) % value.length]?.day ?? entry.day)}
            problems={problems.filter(({ day }) => day === entry.day)}
            disabled={disabled}
            words={words}
            copying={copying === entry.day}
            suggestion={() => suggestion(entry.day)}
            onChange={(next) => change(entry.day, next)}
            onCopyingChange={(open) => {
              setCopying(open ? entry.day : null);
              if (!open) focusCopy(entry.day);
            }}
            onCopy={(to) => copy(entry, to)}
            onFocusChange={(focused) => setFocusedDay(focused ? entry.day : null)}
          />
        ))}
      </ul>
      <div
        className={cn(
          copied && "flex flex-wrap items-center gap-x-3 border-t border-hairline bg-sunken px-4 py-2 sm:px-6.5",
          "rounded-b-panel",
        )}
      >
        <output className="text-14 text-ink">{copied?.message}</output>
        {copied ? (
          <Button
            variant="plain"
            size="sm"
            onClick={() => {
              onValueChange([...copied.before]);
              setCopied(null);
              focusCopy(copied.from);
            }}
          >
            {words.undo}
          </Button>
        ) : null}
      </div>
    </section>
  );
}

type DayProps = {
  entry: OpeningHoursEntry;
  name: string;
  nextName: string;
  problems: readonly Omit<OpeningHoursProblem, "code">[];
  disabled: boolean;
  words: OpeningHoursEditorTexts;
  copying: boolean;
  suggestion: () => OpeningHoursSlot[];
  onChange: (entry: OpeningHoursEntry) => void;
  onCopyingChange: (open: boolean) => void;
  onCopy: (to: readonly WeekDay[]) => void;
  onFocusChange: (focused: boolean) => void;
};

function OpeningHoursDay({
  entry,
  name,
  nextName,
  problems,
  disabled,
  words,
  copying,
  suggestion,
  onChange,
  onCopyingChange,
  onCopy,
  onFocusChange,
}: DayProps) {
  const { day } = entry;
  const id = useId();
  const row = useRef<HTMLLIElement>(null);
  // A day whose times are being cleared stays open until the focus leaves it: fields must not vanish while people type.
  const [keptOpen, setKeptOpen] = useState(false);
  const said = stateOf(entry);
  const state = said === "not-given" && keptOpen ? "open" : said;
  const slots = slotsOf(entry);

  const setState = (next: OpeningHoursState) => {
    setKeptOpen(next === "open");
    if (next === "open") onChange(withSlots(day, suggestion()));
    else if (next === "all-day") onChange(withSlots(day, [{ openTime: "00:00", closeTime: "24:00" }]));
    else if (next === "closed") onChange({ ...withSlots(day, []), closed: true });
    else if (next === "by-appointment") onChange({ ...withSlots(day, []), byAppointment: true });
    else onChange(withSlots(day, []));
  };
  const setSlot = (number: number, slot: OpeningHoursSlot) =>
    onChange(
      withSlots(
        day,
        slots.map((each, at) => (at === number ? slot : each)),
      ),
    );
  // The field to focus is only on the page after the next render.
  const focusAfter = (selector: string) =>
    requestAnimationFrame(() => row.current?.querySelector<HTMLElement>(selector)?.focus());
  const addSlot = () => {
    setKeptOpen(true);
    onChange(withSlots(day, [...slots, { openTime: notGiven, closeTime: notGiven }]));
    focusAfter(`[data-time="${slots.length}-open"]`);
  };
  const removeSlot = (number: number) => {
    onChange(
      withSlots(
        day,
        slots.filter((_, at) => at !== number),
      ),
    );
    focusAfter(`[data-time="${Math.max(0, number - 1)}-open"]`);
  };

  return (
    // The row only watches where the focus goes; the controls are inside it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      ref={row}
      data-slot="opening-hours-day"
      data-state={state}
      onFocus={() => {
        setKeptOpen(said === "open" || keptOpen);
        onFocusChange(true);
      }}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        setKeptOpen(false);
        onFocusChange(false);
      }}
      className="grid grid-cols-[minmax(5.75rem,1fr)_minmax(0,10rem)_2.75rem] items-start gap-x-1 gap-y-2 border-t border-hairline px-4 py-2 sm:px-6.5 md:grid-cols-[6.5rem_10.5rem_minmax(0,1fr)_auto] md:gap-x-4"
    >
      <p className="flex min-h-11 items-center text-15 font-semibold">{name}</p>
      <Select
        id={`${id}-state`}
        aria-label={words.state(name)}
        disabled={disabled}
        value={state}
        options={states.map((each) => ({ value: each, label: words.states[each] }))}
        onChange={(event) => setState(states.find((each) => each === event.target.value) ?? "not-given")}
        className="[&_select]:ps-3 [&_select]:pe-7 [&_select]:text-15 pointer-coarse:[&_select]:text-16 [&_svg]:end-2"
      />
      <div className="flex min-w-0 flex-col gap-2 max-md:order-last max-md:col-span-3 max-md:empty:hidden">
        {state === "open"
          ? slots.map((slot, number) => (
              <SlotFields
                // Slots have no id; they are only added and removed, never reordered.
                // oxlint-disable-next-line react/no-array-index-key
                key={number}
                id={`${id}-${number}`}
                dayName={name}
                slot={slot}
                number={number}
                nextDay={nextName}
                problem={problems.find((problem) => problem.slot === number)}
                removable={slots.length > 1}
                disabled={disabled}
                words={words}
                onChange={(next) => setSlot(number, next)}
                onRemove={() => removeSlot(number)}
                onAdd={number === slots.length - 1 && slots.length < mostSlots ? addSlot : undefined}
              />
            ))
          : problems.slice(0, 1).map((problem) => <FieldError key={problem.message}>{problem.message}</FieldError>)}
      </div>
      {disabled || said === "not-given" ? null : (
        <Button
          data-copy={day}
          variant="plain"
          size="sm"
          aria-expanded={copying}
          onClick={() => onCopyingChange(!copying)}
          className="min-h-11 min-w-11 px-2.5 text-muted justify-self-end -me-2.5 not-disabled:hover:text-ink"
        >
          <Copy aria-hidden className="md:hidden" />
          <span className="max-md:sr-only">{words.copyTo}</span>
          <span className="sr-only">{words.copyFrom(name)}</span>
        </Button>
      )}
      {copying ? (
        <OpeningHoursCopy day={day} name={name} words={words} onCopy={onCopy} onCancel={() => onCopyingChange(false)} />
      ) : null}
    </li>
  );
}

type CopyProps = {
  day: WeekDay;
  name: string;
  words: OpeningHoursEditorTexts;
  onCopy: (to: readonly WeekDay[]) => void;
  onCancel: () => void;
};

/** Chooses the days to copy to, in the row itself, so that the hours being copied stay visible. */
function OpeningHoursCopy({ day, name, words, onCopy, onCancel }: CopyProps) {
  const locale = useLocale();
  const id = useId();
  const others = weekDays.filter((each) => each !== day);
  const [chosen, setChosen] = useState<readonly WeekDay[]>([]);
  const [asked, setAsked] = useState(false);
  const missing = asked && chosen.length === 0;

  const choose = (days: readonly WeekDay[]) => setChosen(others.filter((each) => days.includes(each)));
  const copy = () => (chosen.length > 0 ? onCopy(chosen) : setAsked(true));
  const root = useRef<HTMLFieldSetElement>(null);
  useEscape(true, root, onCancel);
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    copy();
    // Enter would otherwise send the form around the editor.
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // Enter works from anywhere inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      ref={root}
      data-slot="opening-hours-copy"
      aria-describedby={missing ? id : undefined}
      onKeyDown={keyDown}
      className="order-last col-span-full mb-1.5 min-w-0 animate-appear rounded-card bg-sunken p-4 motion-reduce:animate-none forced-colors:border"
    >
      <legend className="float-start mb-2.5 w-full text-14 font-semibold">{words.copyTitle(name)}</legend>
      <div className="clear-both flex flex-wrap gap-2">
        {others.map((each, index) => (
          <label
            key={each}
            className="inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-pill border border-field bg-surface px-3.5 text-14 font-medium transition-colors duration-quick hover:border-ink active:bg-tint has-checked:border-accent has-checked:bg-tint has-checked:text-accent-text motion-reduce:transition-none pointer-coarse:min-h-11"
          >
            <input
              type="checkbox"
              // Pressing the button opened a question, so its first answer takes the focus.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus={index === 0}
              checked={chosen.includes(each)}
              onChange={(event) =>
                choose(event.target.checked ? [...chosen, each] : chosen.filter((one) => one !== each))
              }
              className="size-4 cursor-pointer"
            />
            {weekDayName(each, locale)}
          </label>
        ))}
      </div>
      {missing ? (
        <FieldError id={id} role="alert" className="mt-2">
          {words.chooseDay}
        </FieldError>
      ) : null}
      <div className="mt-3 flex flex-wrap items-center gap-x-1 gap-y-2">
        <span className="-mx-4 flex flex-wrap max-sm:w-full sm:order-last sm:ms-auto">
          <Button size="sm" variant="plain" onClick={() => choose(weekDays)}>
            {words.everyDay}
          </Button>
          <Button size="sm" variant="plain" onClick={() => choose(weekDays.slice(0, 5))}>
            {words.weekdays}
          </Button>
        </span>
        <Button size="sm" onClick={copy}>
          {words.copy}
        </Button>
        <Button size="sm" variant="plain" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </fieldset>
  );
}
