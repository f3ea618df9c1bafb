"use client";

import { Slot } from "@radix-ui/react-slot";
import { CircleAlert } from "lucide-react";
import { type ComponentProps, createContext, type ReactNode, use, useEffect, useId, useMemo, useState } from "react";
import { cn } from "../lib/cn.ts";
import { cva } from "../lib/cva.ts";
import { useLocale, useTexts, type Words } from "../lib/locale.ts";
import { OptionalMark } from "./optional-mark.tsx";

/** The styles that every boxed control shares. */
export const controlClasses = cva(
  [
    "block w-full rounded-field border border-field bg-surface px-3.5 py-2 text-16 text-ink placeholder:text-muted",
    "transition-colors duration-quick ease-out motion-reduce:transition-none",
    "not-disabled:hover:border-ink focus-visible:border-accent-text focus-visible:outline-offset-1",
    "disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted read-only:not-[select]:bg-sunken",
    "aria-invalid:border-rose aria-invalid:not-disabled:hover:border-rose aria-invalid:focus-visible:outline-rose",
  ],
  {
    variants: { size: { md: "min-h-11", lg: "min-h-14 px-4.5" } },
    defaultVariants: { size: "md" },
  },
);

/** How much has been typed, and how much may or must be. */
export type FieldCount = {
  /** Characters typed so far. */
  value: number;
  /** Fewest characters allowed. */
  min?: number | undefined;
  /** Most characters allowed. */
  max?: number | undefined;
};

/** The props of every field, whatever its control. */
export type FieldWordsProps = {
  /** The control's name. */
  label: ReactNode;
  /** Help that stays visible, under the label. */
  hint?: ReactNode | undefined;
  /** What is wrong and what to do about it; marks the control invalid. */
  error?: ReactNode | undefined;
  /** Says that the field may stay empty. Default `false`. */
  optional?: boolean | undefined;
  /** The word for it. Default "optional". */
  optionalLabel?: string | undefined;
  /** Hides the label from sight; screen readers still have it. Default `false`. */
  labelHidden?: boolean | undefined;
};

/** The props of every form field, in addition to its control's own. */
export type FieldBaseProps = FieldWordsProps & {
  /** Shows how much has been typed. */
  count?: FieldCount | undefined;
  /**
   * Puts the count into words; `write` formats a number for the language. Default "104 · at least 25", "320 of 5,000",
   * "12 characters too many".
   */
  countLabel?: ((count: FieldCount, write: (value: number) => string) => string) | undefined;
};

export type FieldTexts = Words<FieldBaseProps, "optionalLabel" | "countLabel">;

declare module "../lib/locale.ts" {
  interface Texts {
    field: FieldTexts;
  }
}

const english: FieldTexts = {
  optionalLabel: "optional",
  countLabel: ({ value, min, max }, write) => {
    if (min !== undefined && value < min) return `${write(value)} · at least ${write(min)}`;
    if (max === undefined) return write(value);
    if (value > max) return value === max + 1 ? "1 character too many" : `${write(value - max)} characters too many`;
    return `${write(value)} of ${write(max)}`;
  },
};

type Wiring = { id: string; "aria-describedby": string | undefined; "aria-invalid": true | undefined };

const FieldContext = createContext<Wiring | null>(null);

/** The id and ARIA attributes that the surrounding `Field` gives its control. */
export function useField(): Partial<Wiring> {
  return use(FieldContext) ?? {};
}

export type FieldProps = Omit<ComponentProps<"div">, "id"> &
  FieldBaseProps & {
    /** The control's id; generated if missing. */
    id?: string | undefined;
  };

/** A label, hint, error and count around one control, wired up to it. */
export function Field({
  label,
  hint,
  error,
  optional = false,
  optionalLabel,
  count,
  countLabel,
  labelHidden = false,
  id: givenId,
  className,
  children,
  ...props
}: FieldProps) {
  const words = useTexts("field", english);
  const ownId = useId();
  const id = givenId ?? ownId;
  const described =
    [hint && `${id}-hint`, error && `${id}-error`, count && `${id}-count`].filter(Boolean).join(" ") || undefined;
  const invalid = error ? true : undefined;
  const wiring = useMemo<Wiring>(
    () => ({ id, "aria-describedby": described, "aria-invalid": invalid }),
    [id, described, invalid],
  );
  return (
    <div
      data-slot="field"
      data-invalid={error ? "" : undefined}
      {...props}
      className={cn("flex flex-col gap-1.5", className)}
    >
      <label htmlFor={id} className={cn("text-14 font-semibold text-ink", labelHidden && "sr-only")}>
        {label}
        {optional ? <OptionalMark>{optionalLabel ?? words.optionalLabel}</OptionalMark> : null}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="-mt-0.5 text-14 text-muted">
          {hint}
        </p>
      ) : null}
      <FieldContext value={wiring}>{children}</FieldContext>
      {error || count ? (
        <div className="flex flex-wrap justify-between gap-x-4 gap-y-1">
          {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
          {count ? <Count id={`${id}-count`} count={count} label={countLabel ?? words.countLabel} /> : null}
        </div>
      ) : null}
    </div>
  );
}

/** Milliseconds without a keystroke before the count is announced: it stays silent while people type. */
const PAUSE = 1000;

/** Visible at every keystroke; announced after a pause, once the text nears the limit. */
function Count({ id, count, label }: { id: string; count: FieldCount; label: FieldTexts["countLabel"] }) {
  const locale = useLocale();
  const text = label(count, (value) => value.toLocaleString(locale));
  const { value, max = Infinity } = count;
  const near = value >= max * 0.9;
  const [heard, setHeard] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setHeard(near ? text : ""), PAUSE);
    return () => clearTimeout(timer);
  }, [near, text]);
  return (
    <>
      <p
        id={id}
        data-slot="field-count"
        className={value > max ? "figures ms-auto text-13 font-medium text-rose" : "figures ms-auto text-13 text-muted"}
      >
        {text}
      </p>
      {max === Infinity ? null : <output className="sr-only">{heard}</output>}
    </>
  );
}

/** Passes the wiring of the surrounding `Field` to a control that isn't one of ours. */
export function FieldControl(props: ComponentProps<typeof Slot>) {
  return <Slot {...useField()} {...props} />;
}

/** What is wrong, with a mark that doesn't depend on colour. */
export function FieldError({ className, children, ...props }: ComponentProps<"p">) {
  return (
    <p
      data-slot="field-error"
      {...props}
      className={cn("flex items-start gap-1.5 text-14 font-medium text-rose", className)}
    >
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}

/** Separates the field's own props from the control's. */
export function splitFieldProps<
  Props extends FieldBaseProps & { id?: string | undefined; className?: string | undefined },
>(props: Props) {
  const { label, hint, error, optional, optionalLabel, count, countLabel, labelHidden, id, className, ...control } =
    props;
  return [
    { label, hint, error, optional, optionalLabel, count, countLabel, labelHidden, id, className },
    control,
  ] as const;
}
