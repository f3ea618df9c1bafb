import * as DropdownMenu from "@radix-ui/react-dropdown-menu";
import { Copy, Plus, X } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { Button } from "../button/button.tsx";
import { controlClasses, FieldError } from "../field/field.tsx";
import { Heading } from "../heading/heading.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { cn } from "../lib/cn.ts";
import { Select } from "../select-field/select-field.tsx";
import {
  formatTime,
  isOvernight,
  minutesOf,
  notGiven,
  type OpeningHours,
  type OpeningHoursEntry,
  type OpeningHoursProblem,
  type OpeningHoursProblemTexts,
  type OpeningHoursSlot,
  type OpeningHoursState,
  parseTime,
  slotsOf,
  stateOf,
  validateOpeningHours,
  type WeekDay,
  weekDays,
  withSlots,
} from "./opening-hours.ts";

export {
  defaultOpeningHours,
  type OpeningHours,
  type OpeningHoursEntry,
  type OpeningHoursProblem,
  type OpeningHoursProblemTexts,
  type OpeningHoursSlot,
  type OpeningHoursState,
  validateOpeningHours,
  type WeekDay,
  weekDays,
} from "./opening-hours.ts";

/** Every word the editor shows. */
export type OpeningHoursEditorTexts = {
  title: string;
  /** The days' names on screen. */
  days: Readonly<Record<WeekDay, string>>;
  /** What a day can be. */
  states: Readonly<Record<OpeningHoursState, string>>;
  /** Names a day's choice among them. */
  state: (day: string) => string;
  /** Names the first or second time of a slot, numbered from 1. */
  opens: (day: string, slot: number) => string;
  closes: (day: string, slot: number) => string;
  /** Says that a slot ends on the next day. */
  until: (nextDay: string) => string;
  addSlot: (day: string) => string;
  removeSlot: (day: string, slot: number) => string;
  copyTo: string;
  /** Said after it to screen readers. */
  copyFrom: (day: string) => string;
  everyDay: string;
  weekdays: string;
  weekend: string;
  /** Says what was copied, with a way back beside it. */
  copied: (from: string, to: string) => string;
  undo: string;
  /** The words of what is wrong. */
  problems: Partial<OpeningHoursProblemTexts>;
};

const defaultTexts: OpeningHoursEditorTexts = {
  title: "Opening hours",
  days: {
    Monday: "Monday",
    Tuesday: "Tuesday",
    Wednesday: "Wednesday",
    Thursday: "Thursday",
    Friday: "Friday",
    Saturday: "Saturday",
    Sunday: "Sunday",
  },
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
  everyDay: "Every day",
  weekdays: "Monday to Friday",
  weekend: "Saturday and Sunday",
  copied: (from, to) => `Copied ${from} to: ${to}.`,
  undo: "Undo",
  problems: {},
};

const states: readonly OpeningHoursState[] = ["not-given", "open", "all-day", "by-appointment", "closed"];

/** What a day begins with when it is set to open and no other day has hours to follow. */
const usualSlot: OpeningHoursSlot = { openTime: "09:00", closeTime: "17:00" };

const mostSlots = 6;
const stepMinutes = 15;

export type OpeningHoursEditorProps = Omit<ComponentProps<"section">, "children" | "title"> & {
  /** The week, Monday to Sunday. */
  value: OpeningHours;
  /** The week has changed. Times that cannot be read are passed on as written: ask `validateOpeningHours`. */
  onValueChange: (value: OpeningHoursEntry[]) => void;
  /** Problems found elsewhere, such as by a server. What the editor sees itself, it says itself. */
  errors?: readonly Omit<OpeningHoursProblem, "code">[] | undefined;
  /** The vendor's time zone in words, such as "Europe/Ljubljana". */
  timeZone?: ReactNode | undefined;
  /** Nothing can be changed. Default `false`. */
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
  const words = { ...defaultTexts, ...texts };
  const titleId = useId();
  const [focusedDay, setFocusedDay] = useState<WeekDay | null>(null);
  const [copied, setCopied] = useState<{ message: string; before: OpeningHours } | null>(null);

  const own = validateOpeningHours(value, words.problems).filter(
    // Between a slot's two times it is no mistake that the second is missing.
    ({ code, day }) => code !== "half" || day !== focusedDay,
  );
  const problems = [
    ...own,
    ...errors.filter((error) => !own.some(({ day, slot }) => day === error.day && slot === error.slot)),
  ];

  const change = (day: WeekDay, entry: OpeningHoursEntry) => {
    setCopied(null);
    onValueChange(value.map((each) => (each.day === day ? entry : each)));
  };
  const copy = (from: OpeningHoursEntry, to: readonly WeekDay[], name: string) => {
    setCopied({ message: words.copied(words.days[from.day], name), before: value });
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
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-5 py-4.5 sm:px-6.5">
        <Heading id={titleId} level={headingLevel} size="panel">
          {words.title}
        </Heading>
        {timeZone ? <p className="text-14 text-muted">{timeZone}</p> : null}
      </div>
      <ul>
        {value.map((entry, index) => (
          <OpeningHoursDay
            key={entry.day}
            entry={entry}
            nextDay={words.days[value[(index + 1) % value.length]?.day ?? entry.day]}
            problems={problems.filter(({ day }) => day === entry.day)}
            disabled={disabled}
            words={words}
            suggestion={() => suggestion(entry.day)}
            onChange={(next) => change(entry.day, next)}
            onCopy={(to, name) => copy(entry, to, name)}
            onFocusChange={(focused) => setFocusedDay(focused ? entry.day : null)}
          />
        ))}
      </ul>
      <div
        className={cn(copied && "flex flex-wrap items-center gap-x-3 border-t border-hairline px-5 py-2.5 sm:px-6.5")}
      >
        <output className="text-14 text-muted">{copied?.message}</output>
        {copied ? (
          <Button
            variant="plain"
            size="sm"
            onClick={() => {
              onValueChange([...copied.before]);
              setCopied(null);
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
  nextDay: string;
  problems: readonly Omit<OpeningHoursProblem, "code">[];
  disabled: boolean;
  words: OpeningHoursEditorTexts;
  suggestion: () => OpeningHoursSlot[];
  onChange: (entry: OpeningHoursEntry) => void;
  onCopy: (to: readonly WeekDay[], name: string) => void;
  onFocusChange: (focused: boolean) => void;
};

function OpeningHoursDay({
  entry,
  nextDay,
  problems,
  disabled,
  words,
  suggestion,
  onChange,
  onCopy,
  onFocusChange,
}: DayProps) {
  const { day } = entry;
  const name = words.days[day];
  const id = useId();
  const row = useRef<HTMLLIElement>(null);
  // A day whose times are being cleared stays open until the focus leaves it: the field must not vanish under the hand.
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
  // The field to focus is on the page only after the next render.
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
    // The row only listens to where the focus goes; what acts is inside it.
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
      className="grid grid-cols-[minmax(5.5rem,1fr)_minmax(0,10.5rem)] items-start gap-x-2 gap-y-2.5 border-t border-hairline px-5 py-2.5 sm:px-6.5 md:grid-cols-[6.5rem_10.5rem_minmax(0,1fr)] md:gap-x-4"
    >
      <p className="flex min-h-11 items-center text-15 font-semibold">{name}</p>
      <Select
        id={`${id}-state`}
        aria-label={words.state(name)}
        disabled={disabled}
        value={state}
        options={states.map((each) => ({ value: each, label: words.states[each] }))}
        onChange={(event) => setState(states.find((each) => each === event.target.value) ?? "not-given")}
        className="[&_select]:ps-3 [&_select]:pe-8 [&_svg]:end-2.5"
      />
      <div className="flex min-w-0 flex-col gap-2 max-md:col-span-2 max-md:empty:hidden">
        {state === "open"
          ? slots.map((slot, number) => (
              <OpeningHoursSlotFields
                // Slots have no name of their own; they are only added and removed, never reordered.
                // oxlint-disable-next-line react/no-array-index-key
                key={number}
                id={`${id}-${number}`}
                dayName={name}
                slot={slot}
                number={number}
                nextDay={nextDay}
                problem={problems.find((problem) => problem.slot === number)}
                removable={slots.length > 1}
                disabled={disabled}
                words={words}
                onChange={(next) => setSlot(number, next)}
                onRemove={() => removeSlot(number)}
                copy={
                  number === 0 && !disabled ? <OpeningHoursCopy day={day} words={words} onCopy={onCopy} /> : undefined
                }
                onAdd={number === slots.length - 1 && slots.length < mostSlots ? addSlot : undefined}
              />
            ))
          : problems.slice(0, 1).map((problem) => <FieldError key={problem.message}>{problem.message}</FieldError>)}
      </div>
    </li>
  );
}

type SlotProps = {
  id: string;
  dayName: string;
  slot: OpeningHoursSlot;
  number: number;
  nextDay: string;
  problem: Omit<OpeningHoursProblem, "code"> | undefined;
  removable: boolean;
  disabled: boolean;
  words: OpeningHoursEditorTexts;
  onChange: (slot: OpeningHoursSlot) => void;
  onRemove: () => void;
  onAdd: (() => void) | undefined;
  copy: ReactNode;
};

function OpeningHoursSlotFields({
  id,
  dayName,
  slot,
  number,
  nextDay,
  problem,
  removable,
  disabled,
  words,
  onChange,
  onRemove,
  onAdd,
  copy,
}: SlotProps) {
  const overnight = isOvernight(slot);
  const problemId = problem ? `${id}-problem` : undefined;
  return (
    <div data-slot="opening-hours-slot">
      <div className="flex flex-wrap items-center gap-x-1 gap-y-1 md:gap-x-2">
        {/* The two times and what lies between them stay together, and read the same way in every script. */}
        <span dir="ltr" className="inline-flex items-center gap-1 md:gap-2">
          <TimeInput
            data-time={`${number}-open`}
            part="open"
            aria-label={words.opens(dayName, number + 1)}
            aria-invalid={problem?.part === "open" ? true : undefined}
            aria-describedby={problem?.part === "open" ? problemId : undefined}
            disabled={disabled}
            time={slot.openTime}
            onTimeChange={(openTime) => onChange({ ...slot, openTime })}
          />
          <span aria-hidden>–</span>
          <TimeInput
            data-time={`${number}-close`}
            part="close"
            aria-label={words.closes(dayName, number + 1)}
            aria-invalid={problem?.part === "close" ? true : undefined}
            aria-describedby={
              [problem?.part === "close" && problemId, overnight && `${id}-until`].filter(Boolean).join(" ") ||
              undefined
            }
            disabled={disabled}
            time={slot.closeTime}
            onTimeChange={(closeTime) => onChange({ ...slot, closeTime })}
          />
        </span>
        {overnight ? (
          <span id={`${id}-until`} className="rounded-pill bg-sunken px-2.5 py-1 text-13 font-medium max-md:order-last">
            {words.until(nextDay)}
          </span>
        ) : null}
        {removable && !disabled ? (
          <IconButton label={words.removeSlot(dayName, number + 1)} variant="plain" size="sm" onClick={onRemove}>
            <X aria-hidden />
          </IconButton>
        ) : null}
        {onAdd && !disabled ? (
          <IconButton label={words.addSlot(dayName)} variant="plain" size="sm" onClick={onAdd}>
            <Plus aria-hidden />
          </IconButton>
        ) : null}
        {copy ? <div className="ms-auto">{copy}</div> : null}
      </div>
      {problem ? (
        <FieldError id={problemId} className="mt-1.5">
          {problem.message}
        </FieldError>
      ) : null}
    </div>
  );
}

type TimeInputProps = Omit<ComponentProps<"input">, "value" | "onChange" | "type" | "size"> & {
  part: "open" | "close";
  time: string;
  onTimeChange: (time: string) => void;
  "data-time": string;
};

/**
 * A time as text: "9", "930" and "6pm" are understood, the arrows move it by a quarter of an hour. The browser's own
 * time field knows no 24:00 and shows AM or PM by the system's language, not the page's.
 */
function TimeInput({ part, time, onTimeChange, className, ...props }: TimeInputProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const shown = draft ?? (time === notGiven ? "" : time);
  const settle = () => {
    if (draft === null) return;
    const text = draft.trim();
    setDraft(null);
    const next = text === "" ? notGiven : (parseTime(text, part) ?? text);
    if (next !== time) onTimeChange(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter") settle();
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    const up = event.key === "ArrowUp";
    const from = minutesOf(parseTime(shown, part) ?? "");
    const usual = part === "open" ? usualSlot.openTime : usualSlot.closeTime;
    setDraft(null);
    if (from === null) return onTimeChange(usual);
    const steps = up ? Math.floor(from / stepMinutes) + 1 : Math.ceil(from / stepMinutes) - 1;
    const minutes = (steps * stepMinutes + 24 * 60) % (24 * 60);
    onTimeChange(minutes === 0 && part === "close" ? "24:00" : formatTime(minutes));
  };
  return (
    <input
      data-slot="opening-hours-time"
      type="text"
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      placeholder="--:--"
      maxLength={8}
      {...props}
      value={shown}
      onChange={(event) => {
        setDraft(event.target.value);
        // A whole time counts at once, so that a draft kept elsewhere misses nothing.
        if (minutesOf(event.target.value) !== null) onTimeChange(parseTime(event.target.value, part) ?? notGiven);
      }}
      onBlur={settle}
      onKeyDown={onKeyDown}
      className={cn(controlClasses(), "figures w-17 bg-paper px-1 text-center text-15 font-semibold", className)}
    />
  );
}

type CopyProps = {
  day: WeekDay;
  words: OpeningHoursEditorTexts;
  onCopy: (to: readonly WeekDay[], name: string) => void;
};

function OpeningHoursCopy({ day, words, onCopy }: CopyProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button variant="plain" size="sm" className="min-h-11 min-w-11 px-2.5 text-muted hover:text-ink -me-2.5">
          <Copy aria-hidden className="md:hidden" />
          <span>
            <span className="max-md:sr-only">{words.copyTo}</span>
            <span className="sr-only"> {words.copyFrom(words.days[day])}</span>
          </span>
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          collisionPadding={12}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 overflow-y-auto rounded-card border border-hairline bg-surface p-1.5 text-ink shadow-float outline-none"
        >
          <CopyItem onSelect={() => onCopy(weekDays, words.everyDay)}>{words.everyDay}</CopyItem>
          <CopyItem onSelect={() => onCopy(weekDays.slice(0, 5), words.weekdays)}>{words.weekdays}</CopyItem>
          <CopyItem onSelect={() => onCopy(weekDays.slice(5), words.weekend)}>{words.weekend}</CopyItem>
          <DropdownMenu.Separator className="mx-1 my-1.5 border-t border-hairline" />
          {weekDays
            .filter((each) => each !== day)
            .map((each) => (
              <CopyItem key={each} onSelect={() => onCopy([each], words.days[each])}>
                {words.days[each]}
              </CopyItem>
            ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function CopyItem({ onSelect, children }: { onSelect: () => void; children: ReactNode }) {
  return (
    <DropdownMenu.Item
      onSelect={onSelect}
      className="flex min-h-9 cursor-pointer items-center rounded-field px-3 text-15 outline-none select-none data-highlighted:bg-tint data-highlighted:text-accent-text pointer-coarse:min-h-11 forced-colors:data-highlighted:outline-2 forced-colors:data-highlighted:-outline-offset-2"
    >
      {children}
    </DropdownMenu.Item>
  );
}
