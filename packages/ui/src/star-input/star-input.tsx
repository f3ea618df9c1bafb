"use client";

import { X } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { FieldError } from "../field/field.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { cn } from "../lib/cn.ts";
import { useTexts, type Words } from "../lib/locale.ts";
import { starPath } from "../stars/stars.tsx";

export type StarInputProps = Omit<ComponentProps<"fieldset">, "children" | "onChange"> & {
  /** The question, such as "Your rating". */
  legend: ReactNode;
  /** Help under the question. */
  hint?: ReactNode | undefined;
  /** What is wrong and what to do about it. */
  error?: ReactNode | undefined;
  /** Stars given, 1 to 5, whole ones; 0 is none yet. */
  value: number;
  /** Called with the stars given, or 0 when they are cleared. */
  onValueChange: (value: number) => void;
  /**
   * Lets people clear the stars: with a button, by pressing the same star again, or with 0, Backspace or Delete.
   * Default `false`.
   */
  clearable?: boolean | undefined;
  /** Name that the form sends; generated if missing. */
  name?: string | undefined;
  /** What one to five stars mean. Default terrible, poor, fine, good, wonderful. */
  names?: readonly [string, string, string, string, string] | undefined;
  /** Puts a choice into words, from the stars and their meaning. Default "4 stars: good". */
  optionLabel?: ((stars: number, name: string) => string) | undefined;
  /** Names the button that clears the stars. Default "Clear". */
  clearLabel?: string | undefined;
  /** Says that the stars were cleared; announced, not shown. Default "No stars given". */
  clearedLabel?: string | undefined;
  /** `lg` makes it larger, where the rating is the page's one question. Default `md`. */
  size?: "md" | "lg" | undefined;
};

export type StarInputTexts = Words<StarInputProps, "names" | "optionLabel" | "clearLabel" | "clearedLabel">;

declare module "../lib/locale.ts" {
  interface Texts {
    "star-input": StarInputTexts;
  }
}

const english: StarInputTexts = {
  names: ["terrible", "poor", "fine", "good", "wonderful"],
  optionLabel: (stars, name) => `${stars} ${stars === 1 ? "star" : "stars"}: ${name}`,
  clearLabel: "Clear",
  clearedLabel: "No stars given",
};

/** One to five stars by pointer, arrow keys or digits: a group of radio buttons in disguise. */
export function StarInput({
  legend,
  hint,
  error,
  value,
  onValueChange,
  clearable = false,
  name: givenName,
  names,
  optionLabel,
  clearLabel,
  clearedLabel,
  size = "md",
  disabled,
  className,
  ...props
}: StarInputProps) {
  const words = useTexts("star-input", english);
  const meanings = names ?? words.names;
  const longest = meanings.reduce((one, other) => (other.length > one.length ? other : one));
  const wordOption = optionLabel ?? words.optionLabel;
  const id = useId();
  const name = givenName ?? id;
  const row = useRef<HTMLDivElement>(null);
  const [hovered, setHovered] = useState(0);
  const [cleared, setCleared] = useState(false);
  // People can't give half stars, so a value from elsewhere is rounded.
  const given = Math.round(value);
  const shown = (disabled ? 0 : hovered) || given;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;

  const focus = (stars: number) => row.current?.querySelector<HTMLInputElement>(`input[value="${stars}"]`)?.focus();
  const clear = () => {
    // The button disappears; the focus stays in the group.
    focus(1);
    setHovered(0);
    setCleared(true);
    onValueChange(0);
  };
  const byKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const stars = Number(event.key);
    if (stars >= 1 && stars <= 5) {
      onValueChange(stars);
      focus(stars);
    } else if (clearable && ["0", "Backspace", "Delete"].includes(event.key)) clear();
  };

  return (
    <fieldset
      data-slot="star-input"
      data-size={size}
      data-value={given}
      data-invalid={error ? "" : undefined}
      aria-describedby={described}
      disabled={disabled}
      {...props}
      className={cn("min-w-0", className)}
    >
      <legend id={`${id}-legend`} className="mb-1 text-14 font-semibold text-ink">
        {legend}
      </legend>
      {hint ? (
        <p id={`${id}-hint`} className="mb-1 text-14 text-muted">
          {hint}
        </p>
      ) : null}
      <div className="flex min-h-11 flex-wrap items-center gap-x-3">
        {/* On a narrow screen large stars make room for the longest meaning from the start, so nothing moves when one is chosen. */}
        <div
          ref={row}
          className={cn("-ms-2 flex", size === "lg" && "max-w-70 shrink grow basis-38", disabled && "opacity-50")}
        >
          {meanings.map((meaning, index) => {
            const stars = index + 1;
            return (
              <label
                key={stars}
                data-slot="star-input-star"
                onPointerEnter={(event) => event.pointerType === "mouse" && setHovered(stars)}
                onPointerLeave={() => setHovered(0)}
                className={cn(
                  "group relative grid place-items-center rounded-field has-focus-visible:outline-3 has-focus-visible:outline-focus",
                  disabled ? "cursor-not-allowed" : "cursor-pointer",
                  size === "lg" ? "h-14 flex-1" : "size-11",
                )}
              >
                <input
                  type="radio"
                  name={name}
                  value={stars}
                  checked={given === stars}
                  aria-label={wordOption(stars, meaning)}
                  onChange={() => onValueChange(stars)}
                  onClick={() => {
                    if (clearable && given === stars) clear();
                  }}
                  onKeyDown={byKey}
                  className="absolute inset-0 cursor-[inherit] appearance-none rounded-field outline-none"
                />
                <svg
                  aria-hidden
                  viewBox="0 0 24 24"
                  strokeWidth={1.3}
                  strokeLinejoin="round"
                  className={cn(
                    "pointer-events-none transition-[scale] duration-quick group-active:scale-95 motion-reduce:transition-none",
                    error && shown === 0 ? "stroke-rose text-rose" : "stroke-star text-star",
                    !disabled && "group-hover:scale-110 group-hover:stroke-star-text",
                    size === "lg" ? "size-10 max-w-full" : "size-7.5",
                  )}
                >
                  <path d={starPath} fill={stars <= shown ? "currentColor" : "none"} />
                </svg>
              </label>
            );
          })}
        </div>
        <span
          aria-hidden
          data-slot="star-input-meaning"
          data-longest={size === "lg" ? longest : undefined}
          className="inline-grid text-15 font-medium text-ink before:invisible before:h-0 before:content-[attr(data-longest)] first-letter:uppercase"
        >
          {shown > 0 ? meanings[shown - 1] : null}
        </span>
        {clearable && given > 0 && !disabled ? (
          <IconButton
            label={clearLabel ?? words.clearLabel}
            aria-describedby={`${id}-legend`}
            size="sm"
            onClick={clear}
            className="-ms-2 text-muted"
          >
            <X aria-hidden />
          </IconButton>
        ) : null}
        {clearable ? (
          <output className="sr-only">{cleared && given === 0 ? (clearedLabel ?? words.clearedLabel) : null}</output>
        ) : null}
      </div>
      {error ? (
        <FieldError id={`${id}-error`} className="mt-1">
          {error}
        </FieldError>
      ) : null}
    </fieldset>
  );
}
