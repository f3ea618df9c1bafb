"use client";

import { Plus, Trash2 } from "lucide-react";
import { type ComponentProps, type ReactNode, useId, useRef, useState } from "react";
import { Button } from "../button/button.tsx";
import { Heading } from "../heading/heading.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { cn } from "../lib/cn.ts";
import { useLocale, useTexts } from "../lib/locale.ts";
import {
  dayOfDate,
  formatDates,
  hoursWith,
  notGiven,
  type OpeningHoursSlot,
  type OpeningHoursState,
  slotsOf,
  type SpecialHours,
  type SpecialHoursEntry,
  type SpecialHoursProblem,
  type SpecialHoursProblemTexts,
  stateOf,
  validateSpecialHours,
} from "../lib/opening-hours.ts";
import { SlotFields, usualSlot } from "../opening-hours-editor/slot-fields.tsx";
import { SelectField } from "../select-field/select-field.tsx";
import { TextField } from "../text-field/text-field.tsx";

type State = Exclude<OpeningHoursState, "not-given">;

/** Every word the editor shows; dates come from the language. */
export type SpecialHoursEditorTexts = {
  /** Default "Holidays and special hours". */
  title: string;
  /** What the list is for. */
  hint: string;
  /** Shown while the list is empty. */
  empty: string;
  from: string;
  to: string;
  label: string;
  /** An example of a label, inside its empty field. */
  labelExample: string;
  state: string;
  /** What a date can be. */
  states: Readonly<Record<State, string>>;
  /** Names an entry whose dates aren't chosen yet. */
  unnamed: string;
  /** Names a slot's opening time; slots are numbered from 1. */
  opens: (dates: string, slot: number) => string;
  /** Names a slot's closing time. */
  closes: (dates: string, slot: number) => string;
  /** Says that a slot ends on the next day. */
  until: string;
  addSlot: (dates: string) => string;
  removeSlot: (dates: string, slot: number) => string;
  add: string;
  remove: (dates: string) => string;
  /** Shown once there can't be more entries. */
  full: (most: number) => string;
  /** Expands the entries that are over. */
  past: (count: number) => string;
  /** The wording of problems. */
  problems: Partial<SpecialHoursProblemTexts>;
};

declare module "../lib/locale.ts" {
  interface Texts {
    "special-hours-editor": SpecialHoursEditorTexts;
  }
}

const english: SpecialHoursEditorTexts = {
  title: "Holidays and special hours",
  hint: "On these dates, the hours here apply instead of the week’s.",
  empty: "None yet. Closed over Christmas, or other hours in winter? Add the dates.",
  from: "First day",
  to: "Last day",
  label: "What it is",
  labelExample: "Christmas",
  state: "Open or closed",
  states: { open: "Open", "all-day": "All day", "by-appointment": "By appointment", closed: "Closed" },
  unnamed: "New dates",
  opens: (dates, slot) => (slot === 1 ? `${dates}: opens at` : `${dates}: opens at, slot ${slot}`),
  closes: (dates, slot) => (slot === 1 ? `${dates}: closes at` : `${dates}: closes at, slot ${slot}`),
  until: "until the next day",
  addSlot: (dates) => `Add a slot to ${dates}`,
  removeSlot: (dates, slot) => `Remove slot ${slot} of ${dates}`,
  add: "Add dates",
  remove: (dates) => `Remove ${dates}`,
  full: (most) => `You can have ${most} of them. Remove some that are over to add more.`,
  past: (count) => `Past dates (${count})`,
  problems: {},
};

const states: readonly State[] = ["closed", "open", "all-day", "by-appointment"];

const mostSlots = 3;

/** A problem found elsewhere, such as by a server. */
type Problem = Pick<SpecialHoursProblem, "at" | "slot" | "message"> & { part: SpecialHoursProblem["part"] | "label" };

export type SpecialHoursEditorProps = Omit<ComponentProps<"section">, "children" | "title"> & {
  /** The entries, in the order to show them. */
  value: SpecialHours;
  /** Called when they change. What isn't a date or time is passed on: check it with `validateSpecialHours`. */
  onValueChange: (value: SpecialHoursEntry[]) => void;
  /** The place's date, such as `2026-11-23`: entries that were over when the editor appeared are folded away. */
  today?: string | undefined;
  /** Problems found elsewhere, such as by a server. The editor reports its own. */
  errors?: readonly Problem[] | undefined;
  /** How many entries there can be. Default 60. */
  most?: number | undefined;
  /** The longest label, in characters. Default 60. */
  labelLength?: number | undefined;
  /** Prevents changes. Default `false`. */
  disabled?: boolean | undefined;
  /** The title's level in the page's outline. Default 2. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Other words. */
  texts?: Partial<SpecialHoursEditorTexts> | undefined;
};

/** Dates whose hours differ from the week's, such as holidays: each closed, by appointment, or with slots of its own. */
export function SpecialHoursEditor({
  value,
  onValueChange,
  today,
  errors = [],
  most = 60,
  labelLength = 60,
  disabled = false,
  headingLevel = 2,
  texts,
  className,
  ...props
}: SpecialHoursEditorProps) {
  const words = useTexts("special-hours-editor", english, texts);
  const locale = useLocale();
  const titleId = useId();
  const root = useRef<HTMLElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  // As it was at first: an entry must not fold away while someone types its year.
  const [over, setOver] = useState(() => new Set(value.filter(({ to }) => today && to && to < today).map(keyOf)));
  // Of two with the same dates, the later one is still being written.
  const isPast = (entry: SpecialHoursEntry, at: number) =>
    over.has(keyOf(entry)) && value.findIndex((other) => keyOf(other) === keyOf(entry)) === at;
  const past = value.filter(isPast);

  const own = validateSpecialHours(value, words.problems, locale).filter(
    // What is only half written isn't a mistake yet.
    ({ code, at }) => (code !== "half" && code !== "missing") || at !== focused,
  );
  const problems: Problem[] = [
    ...own,
    ...errors.filter((error) => !own.some(({ at, slot }) => at === error.at && slot === error.slot)),
  ];

  const nameOf = (entry: SpecialHoursEntry) =>
    dayOfDate(entry.from) === null || dayOfDate(entry.to) === null ? words.unnamed : formatDates(entry, locale);
  // What to focus is only on the page after the next render.
  const focusAfter = (selector: string) =>
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>(selector)?.focus());
  const add = () => {
    onValueChange([...value, { from: "", to: "", openTime: notGiven, closeTime: notGiven, closed: true }]);
    focusAfter(`[data-entry="${value.length}"] input`);
  };
  const remove = (entry: SpecialHoursEntry, at: number) => {
    // Another with the same dates was added here, and isn't folded away in its place.
    if (isPast(entry, at)) setOver(new Set([...over].filter((key) => key !== keyOf(entry))));
    setFocused(null);
    onValueChange(value.filter((_, other) => other !== at));
    focusAfter("[data-add]");
  };
  const removeButton = (entry: SpecialHoursEntry, at: number) =>
    disabled ? null : (
      <IconButton label={words.remove(nameOf(entry))} variant="plain" size="sm" onClick={() => remove(entry, at)}>
        <Trash2 aria-hidden />
      </IconButton>
    );

  return (
    <section
      ref={root}
      data-slot="special-hours-editor"
      data-disabled={disabled ? "" : undefined}
      aria-labelledby={titleId}
      {...props}
      className={cn("rounded-panel border border-hairline bg-surface shadow-card", className)}
    >
      <div className="px-4 py-4 sm:px-6.5">
        <Heading level={headingLevel} size="card" id={titleId}>
          {words.title}
        </Heading>
        <p className="mt-1 text-14 text-muted">{value.length > past.length ? words.hint : words.empty}</p>
      </div>
      <ul>
        {value.map((entry, at) =>
          isPast(entry, at) ? null : (
            <SpecialHoursFields
              // Entries have no id; they are only added at the end and removed, and keep nothing of their own.
              // oxlint-disable-next-line react/no-array-index-key
              key={at}
              at={at}
              entry={entry}
              name={nameOf(entry)}
              problems={problems.filter((problem) => problem.at === at)}
              labelLength={labelLength}
              disabled={disabled}
              words={words}
              remove={removeButton(entry, at)}
              onChange={(next) => onValueChange(value.map((each, other) => (other === at ? next : each)))}
              onFocusChange={(isFocused) => setFocused(isFocused ? at : null)}
            />
          ),
        )}
      </ul>
      {disabled ? null : (
        <div className="border-t border-hairline px-4 py-3 sm:px-6.5">
          {value.length < most ? (
            <Button data-add variant="outline" size="sm" onClick={add}>
              <Plus aria-hidden />
              {words.add}
            </Button>
          ) : (
            <p data-add tabIndex={-1} className="text-14 text-muted">
              {words.full(most)}
            </p>
          )}
        </div>
      )}
      {past.length > 0 ? (
        <details data-slot="special-hours-past" className="border-t border-hairline px-4 py-3 text-14 sm:px-6.5">
          <summary className="cursor-pointer rounded-small py-1 font-semibold">{words.past(past.length)}</summary>
          <ul className="mt-1">
            {value.map((entry, at) =>
              isPast(entry, at) ? (
                <li key={keyOf(entry)} className="flex min-h-11 items-center justify-between gap-3 text-muted">
                  {[nameOf(entry), entry.label].filter(Boolean).join(" · ")}
                  {removeButton(entry, at)}
                </li>
              ) : null,
            )}
          </ul>
        </details>
      ) : null}
    </section>
  );
}

const keyOf = ({ from, to }: SpecialHoursEntry) => `${from} ${to}`;

type FieldsProps = {
  at: number;
  entry: SpecialHoursEntry;
  name: string;
  problems: readonly Problem[];
  labelLength: number;
  disabled: boolean;
  words: SpecialHoursEditorTexts;
  remove: ReactNode;
  onChange: (entry: SpecialHoursEntry) => void;
  onFocusChange: (isFocused: boolean) => void;
};

function SpecialHoursFields({
  at,
  entry,
  name,
  problems,
  labelLength,
  disabled,
  words,
  remove,
  onChange,
  onFocusChange,
}: FieldsProps) {
  const id = useId();
  const row = useRef<HTMLLIElement>(null);
  const { from, to, label } = entry;
  const said = stateOf(entry);
  // Times that are being cleared are still those of an open day.
  const state: State = said === "not-given" ? "open" : said;
  const slots = slotsOf(entry);
  const problemOf = (part: Problem["part"]) => problems.find((problem) => problem.part === part)?.message;

  const setSlots = (next: readonly OpeningHoursSlot[]) =>
    onChange({ from, to, ...(label !== undefined && { label }), ...hoursWith(next) });
  const setState = (next: string) => {
    const flags = { closed: { closed: true }, "by-appointment": { byAppointment: true } };
    if (next === "open") setSlots([usualSlot]);
    else if (next === "all-day") setSlots([{ openTime: "00:00", closeTime: "24:00" }]);
    else
      onChange({
        from,
        to,
        ...(label !== undefined && { label }),
        ...hoursWith([]),
        ...flags[next as keyof typeof flags],
      });
  };
  /** Without a last day, it is the first alone. Not while someone types: a date that is half typed is empty, too. */
  const fillLastDay = () => {
    if (!to && from) onChange({ ...entry, to: from });
  };
  const focusAfter = (selector: string) =>
    requestAnimationFrame(() => row.current?.querySelector<HTMLElement>(selector)?.focus());

  return (
    // The row only watches where the focus goes; the controls are inside it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      ref={row}
      data-slot="special-hours-entry"
      data-entry={at}
      data-state={state}
      onFocus={() => onFocusChange(true)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onFocusChange(false);
      }}
      className="border-t border-hairline px-4 py-4 sm:px-6.5"
    >
      <fieldset className="flex min-w-0 items-start gap-2">
        <legend className="sr-only">{name}</legend>
        {/* On a phone a date written in full needs the whole width. */}
        <div className="grid min-w-0 grow items-start gap-3 sm:grid-cols-2 md:grid-cols-[9.5rem_9.5rem_minmax(0,1fr)_11.75rem]">
          <TextField
            label={words.from}
            type="date"
            disabled={disabled}
            value={from}
            error={problemOf("from")}
            // The last day follows until it is chosen.
            onChange={({ target }) =>
              onChange({ ...entry, from: target.value, to: to < target.value ? target.value : to })
            }
          />
          <TextField
            label={words.to}
            optional
            type="date"
            disabled={disabled}
            min={from || undefined}
            value={to}
            error={problemOf("to")}
            onChange={({ target }) => onChange({ ...entry, to: target.value })}
            onBlur={fillLastDay}
            // Sends the form without leaving the field.
            onKeyDown={({ key }) => key === "Enter" && fillLastDay()}
          />
          <TextField
            label={words.label}
            optional
            disabled={disabled}
            maxLength={labelLength}
            placeholder={words.labelExample}
            dir="auto"
            value={label ?? ""}
            error={problemOf("label")}
            onChange={({ target }) => {
              const { label: _, ...others } = entry;
              onChange(target.value ? { ...others, label: target.value } : others);
            }}
            className="sm:max-md:col-span-2"
          />
          <SelectField
            label={words.state}
            disabled={disabled}
            value={state}
            options={states.map((each) => ({ value: each, label: words.states[each] }))}
            onChange={({ target }) => setState(target.value)}
            className="sm:max-md:col-span-2"
          />
          {state === "open" ? (
            <div className="col-span-full flex flex-col gap-2">
              {slots.map((slot, number) => {
                const problem = problems.find(
                  ({ slot, part }) => slot === number && (part === "open" || part === "close"),
                );
                return (
                  <SlotFields
                    // Slots have no id; they are only added and removed, never reordered.
                    // oxlint-disable-next-line react/no-array-index-key
                    key={number}
                    id={`${id}-${number}`}
                    dayName={name}
                    slot={slot}
                    number={number}
                    nextDay=""
                    problem={problem && { part: problem.part === "close" ? "close" : "open", message: problem.message }}
                    removable={slots.length > 1}
                    disabled={disabled}
                    words={{ ...words, until: () => words.until }}
                    onChange={(next) => setSlots(slots.map((each, other) => (other === number ? next : each)))}
                    onRemove={() => {
                      setSlots(slots.filter((_, other) => other !== number));
                      focusAfter(`[data-time="${Math.max(0, number - 1)}-open"]`);
                    }}
                    onAdd={
                      number === slots.length - 1 && slots.length < mostSlots
                        ? () => {
                            setSlots([...slots, { openTime: notGiven, closeTime: notGiven }]);
                            focusAfter(`[data-time="${slots.length}-open"]`);
                          }
                        : undefined
                    }
                  />
                );
              })}
            </div>
          ) : null}
        </div>
        <div className="-me-2.5 pt-7.5">{remove}</div>
      </fieldset>
    </li>
  );
}
