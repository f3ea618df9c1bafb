"use client";

import { Minus, Plus } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, type ReactNode, useState } from "react";
import { controlClasses, Field, type FieldBaseProps, splitFieldProps, useField } from "../field/field.tsx";
import { cn } from "../lib/cn.ts";
import { useLocale, useTexts } from "../lib/locale.ts";
import { parseTime } from "../lib/parse-time.ts";
import { dayLength, formatTime, type HourCycle, hourCycleOf, minutesOf, timeOf } from "../lib/time.ts";

export { minutesOf } from "../lib/time.ts";

export type TimeInputProps = Omit<
  ComponentProps<"input">,
  "value" | "defaultValue" | "type" | "size" | "min" | "max" | "step" | "children"
> & {
  /** The time as `HH:MM`, when the caller keeps it; "" is none. */
  value?: string | undefined;
  /** The initial time, when the field keeps it. Default "". */
  defaultValue?: string | undefined;
  /** Called with `HH:MM`, with "" when cleared, and with the text as typed if it isn't a time: `minutesOf` can tell. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Earliest time, `HH:MM`. */
  min?: string | undefined;
  /** Latest time, `HH:MM`. */
  max?: string | undefined;
  /** Minutes per step. People can type any time in between. Default 15. */
  step?: number | undefined;
  /** Where stepping starts while it is empty, `HH:MM`. Default `min`, else 12:00. */
  startAt?: string | undefined;
  /** Which of a day's two midnights is meant: with "end" it is `24:00`, for closing times. Default "start". */
  midnight?: "start" | "end" | undefined;
  /** The 12-hour or 24-hour clock. Default the language's own. */
  hourCycle?: HourCycle | undefined;
  /** 44 or 56 px high. Default `md`. */
  size?: "md" | "lg" | undefined;
};

/**
 * The bare box, for a `Field` or a row that holds more than one. It is text: the browser's own time field shows AM or
 * PM in the system's language instead of the page's, knows no 24:00, and can't be made to look the same everywhere.
 */
export function TimeInput({
  value,
  defaultValue = "",
  onValueChange,
  min,
  max,
  step = 15,
  startAt = min ?? "12:00",
  midnight = "start",
  hourCycle,
  size,
  name,
  onChange,
  onBlur,
  onKeyDown,
  className,
  ...props
}: TimeInputProps) {
  const locale = useLocale();
  const cycle = hourCycle ?? hourCycleOf(locale);
  const [own, setOwn] = useState(defaultValue);
  // Text stays as typed until people leave the field.
  const [draft, setDraft] = useState<string | null>(null);
  const time = value ?? own;
  const minutes = minutesOf(time);
  const written = (time: string) => formatTime(time, locale, { hourCycle: cycle, padded: true });

  const change = (next: string) => {
    setOwn(next);
    if (next !== time) onValueChange?.(next);
  };
  const settle = () => {
    if (draft === null) return;
    const text = draft.trim();
    setDraft(null);
    change(text === "" ? "" : (parseTime(text, { locale, midnight }) ?? text));
  };
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Enter") settle();
    const by = stepsOf[event.key];
    if (by === undefined || props.readOnly) return;
    event.preventDefault();
    const from = draft === null ? time : (parseTime(draft, { locale, midnight }) ?? "");
    setDraft(null);
    change(stepped(from, { by, step, min, max, startAt, midnight }));
  };

  return (
    <>
      <input
        data-slot="time-input"
        data-size={size ?? "md"}
        type="text"
        role="spinbutton"
        inputMode={cycle === "h23" ? "numeric" : "text"}
        autoComplete="off"
        spellCheck={false}
        placeholder="--:--"
        aria-valuenow={minutes ?? undefined}
        aria-valuemin={minutesOf(min ?? "") ?? undefined}
        aria-valuemax={minutesOf(max ?? "") ?? undefined}
        aria-valuetext={minutes === null ? undefined : written(time)}
        {...useField()}
        {...props}
        value={draft ?? written(time)}
        onChange={(event) => {
          onChange?.(event);
          setDraft(event.target.value);
          // A complete time counts straight away, so that a draft kept elsewhere misses nothing.
          const whole = cycle === "h23" && minutesOf(event.target.value) !== null;
          if (whole) change(parseTime(event.target.value, { locale, midnight }) ?? "");
        }}
        onBlur={(event) => {
          settle();
          onBlur?.(event);
        }}
        onKeyDown={keyDown}
        className={cn(controlClasses({ size }), "figures", className)}
      />
      {name ? <input type="hidden" name={name} value={minutes === null ? "" : time} disabled={props.disabled} /> : null}
    </>
  );
}

/** Every word the field shows. */
export type TimeFieldTexts = {
  /** Names the button that steps back. Default "Earlier". */
  earlier: string;
  /** Names the button that steps forward. Default "Later". */
  later: string;
  /** What was typed is not a time. Default "Enter a time such as 9:30." */
  unreadable: (example: string) => string;
  /** It is before `min`. Default "Choose 9:00 or later." */
  tooEarly: (min: string) => string;
  /** It is after `max`. Default "Choose 17:00 or earlier." */
  tooLate: (max: string) => string;
};

declare module "../lib/locale.ts" {
  interface Texts {
    "time-field": TimeFieldTexts;
  }
}

const english: TimeFieldTexts = {
  earlier: "Earlier",
  later: "Later",
  unreadable: (example) => `Enter a time such as ${example}.`,
  tooEarly: (min) => `Choose ${min} or later.`,
  tooLate: (max) => `Choose ${max} or earlier.`,
};

export type TimeFieldProps = TimeInputProps &
  FieldBaseProps & {
    /** Other words. */
    texts?: Partial<TimeFieldTexts> | undefined;
  };

/** A time of day, typed the way people write it or set in steps. It reports times that it can't read or accept. */
export function TimeField({ texts, ...props }: TimeFieldProps) {
  const words = useTexts("time-field", english, texts);
  const locale = useLocale();
  const [{ error, ...field }, { value, defaultValue = "", onValueChange, ...input }] = splitFieldProps(props);
  const { min, max, step = 15, startAt = min ?? "12:00", midnight = "start", hourCycle, disabled, readOnly } = input;
  const [own, setOwn] = useState(defaultValue);
  const time = value ?? own;
  const change = (next: string) => {
    setOwn(next);
    onValueChange?.(next);
  };
  const written = (time: string) => formatTime(time, locale, { hourCycle });
  const minutes = minutesOf(time);
  const problem =
    minutes === null
      ? time && words.unreadable(written("09:30"))
      : min && minutes < (minutesOf(min) ?? 0)
        ? words.tooEarly(written(min))
        : max && minutes > (minutesOf(max) ?? dayLength)
          ? words.tooLate(written(max))
          : undefined;
  const stepBy = (by: number) => change(stepped(time, { by, step, min, max, startAt, midnight }));

  return (
    <Field data-slot="time-field" {...field} error={error || problem || undefined}>
      <span className="relative block max-w-52">
        <TimeInput {...input} value={time} onValueChange={change} className="pe-21 pointer-coarse:pe-25" />
        {disabled || readOnly ? null : (
          <span className="absolute inset-y-px end-px flex">
            <StepButton label={words.earlier} onStep={() => stepBy(-1)}>
              <Minus aria-hidden className="size-4" />
            </StepButton>
            <StepButton label={words.later} onStep={() => stepBy(1)}>
              <Plus aria-hidden className="size-4" />
            </StepButton>
          </span>
        )}
      </span>
    </Field>
  );
}

/** For the pointer: the keyboard has its arrow keys in the field, and one tab stop is enough. */
function StepButton({ label, onStep, children }: { label: string; onStep: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      onClick={onStep}
      className="grid w-9.5 place-items-center border-s border-hairline text-muted transition-colors duration-quick last:rounded-e-field hover:bg-quiet hover:text-ink active:bg-tint active:text-accent-text motion-reduce:transition-none pointer-coarse:w-11 forced-colors:border-[ButtonBorder]"
    >
      {children}
    </button>
  );
}

/** How far each key moves it, in steps; the page keys move by hours. */
const stepsOf: Record<string, number | "hour" | "-hour"> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: "hour",
  PageDown: "-hour",
};

type Stepping = {
  by: number | "hour" | "-hour";
  step: number;
  startAt: string;
  midnight: "start" | "end";
  min: string | undefined;
  max: string | undefined;
};

/** The next time on the grid of steps; without limits the day wraps round, with them it stops there. */
function stepped(from: string, { by, step, min, max, startAt, midnight }: Stepping): string {
  const at = minutesOf(from);
  if (at === null) return startAt;
  const next =
    by === "hour"
      ? at + 60
      : by === "-hour"
        ? at - 60
        : ((by > 0 ? Math.floor(at / step) : Math.ceil(at / step)) + by) * step;
  const first = minutesOf(min ?? "");
  const last = minutesOf(max ?? "");
  if (first !== null && next < first) return timeOf(first);
  if (last !== null && next > last) return timeOf(last);
  const round = (next + dayLength) % dayLength;
  return timeOf(round === 0 && midnight === "end" ? dayLength : round);
}
