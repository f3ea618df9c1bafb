import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { FieldError } from "../field/field.tsx";
import { cn } from "../lib/cn.ts";
import { starPath } from "../stars/stars.tsx";

const english = ["terrible", "poor", "fine", "good", "wonderful"] as const;

export type StarInputProps = Omit<ComponentProps<"fieldset">, "children" | "onChange"> & {
  /** The question, such as "Your rating". */
  legend: ReactNode;
  /** Help under the question. */
  hint?: ReactNode | undefined;
  /** What is wrong and what to do about it. */
  error?: ReactNode | undefined;
  /** Stars given, 1 to 5; 0 is none yet. */
  value: number;
  /** Called with the stars given. */
  onValueChange: (value: number) => void;
  /** Name that the form sends; made up when absent. */
  name?: string | undefined;
  /** What one to five stars mean. Default terrible, poor, fine, good, wonderful. */
  names?: readonly [string, string, string, string, string] | undefined;
  /** Words a choice, from stars and their meaning. Default "4 stars: good". */
  optionLabel?: ((stars: number, name: string) => string) | undefined;
  /** Draws it larger where the rating is the page's one question. Default `md`. */
  size?: "md" | "lg" | undefined;
};

/** One to five stars by pointer, arrows or digits: a group of radio buttons in disguise. */
export function StarInput({
  legend,
  hint,
  error,
  value,
  onValueChange,
  name: givenName,
  names = english,
  optionLabel = wordOption,
  size = "md",
  className,
  ...props
}: StarInputProps) {
  const id = useId();
  const name = givenName ?? id;
  const row = useRef<HTMLDivElement>(null);
  const [hovered, setHovered] = useState(0);
  const shown = hovered || value;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;

  const byDigit = (event: KeyboardEvent) => {
    const stars = Number(event.key);
    if (!(stars >= 1 && stars <= 5)) return;
    onValueChange(stars);
    row.current?.querySelector<HTMLInputElement>(`input[value="${stars}"]`)?.focus();
  };

  return (
    <fieldset
      data-slot="star-input"
      data-size={size}
      aria-describedby={described}
      {...props}
      className={cn("min-w-0", className)}
    >
      <legend className="mb-1 text-14 font-semibold text-ink">{legend}</legend>
      {hint ? (
        <p id={`${id}-hint`} className="mb-1 text-14 text-muted">
          {hint}
        </p>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-3">
        <div ref={row} className="-ms-2 flex">
          {names.map((meaning, index) => {
            const stars = index + 1;
            return (
              <label
                key={stars}
                onPointerEnter={(event) => event.pointerType === "mouse" && setHovered(stars)}
                onPointerLeave={() => setHovered(0)}
                className={cn(
                  "relative grid cursor-pointer place-items-center rounded-field has-focus-visible:outline-3 has-focus-visible:outline-focus",
                  size === "lg" ? "size-14" : "size-11",
                )}
              >
                <input
                  type="radio"
                  name={name}
                  value={stars}
                  checked={value === stars}
                  aria-label={optionLabel(stars, meaning)}
                  onChange={() => onValueChange(stars)}
                  onKeyDown={byDigit}
                  className="absolute inset-0 cursor-pointer appearance-none rounded-field outline-none"
                />
                <svg
                  aria-hidden
                  viewBox="0 0 24 24"
                  strokeWidth={1.3}
                  strokeLinejoin="round"
                  className={cn(
                    "pointer-events-none stroke-star text-star transition-[scale] duration-120 motion-reduce:transition-none",
                    size === "lg" ? "size-10" : "size-7.5",
                    hovered === stars && "scale-110 motion-reduce:scale-100",
                  )}
                >
                  <path d={starPath} fill={stars <= shown ? "currentColor" : "none"} />
                </svg>
              </label>
            );
          })}
        </div>
        <span aria-hidden className="text-15 font-medium text-ink first-letter:uppercase">
          {shown > 0 ? names[shown - 1] : null}
        </span>
      </div>
      {error ? (
        <FieldError id={`${id}-error`} className="mt-1">
          {error}
        </FieldError>
      ) : null}
    </fieldset>
  );
}

const wordOption = (stars: number, name: string) => `${stars} ${stars === 1 ? "star" : "stars"}: ${name}`;
