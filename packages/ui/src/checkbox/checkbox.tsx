"use client";

import { Check, Minus } from "lucide-react";
import { type ComponentProps, type ReactNode, useEffect, useId, useImperativeHandle, useRef } from "react";
import { FieldError } from "../field/field.tsx";
import { cn } from "../lib/cn.ts";

export type CheckboxProps = Omit<ComponentProps<"input">, "type" | "size" | "children"> & {
  /** What people agree to or choose; may contain a link. */
  label: ReactNode;
  /** Help under the label. */
  hint?: ReactNode | undefined;
  /** What is wrong and what to do about it. */
  error?: ReactNode | undefined;
  /**
   * Neither: only some of what it stands for is ticked. It is shown and announced as mixed; the form still sends
   * `checked`. Default `false`.
   */
  indeterminate?: boolean | undefined;
  /** Hides the label from sight, as in a table; screen readers still have it. Default `false`. */
  labelHidden?: boolean | undefined;
};

/** Yes or no, sent with a form. For a setting that takes effect straight away, use `Switch`. */
export function Checkbox({
  label,
  hint,
  error,
  indeterminate = false,
  labelHidden = false,
  id: givenId,
  ref,
  className,
  ...props
}: CheckboxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const box = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => box.current!, []);
  // After every render: a press removes the mixed state, even if the caller still asks for it.
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  });
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
  return (
    <div
      data-slot="checkbox"
      data-invalid={error ? "" : undefined}
      className={cn("group flex flex-col gap-1", className)}
    >
      <div
        className={
          labelHidden
            ? "relative isolate w-fit"
            : "flex items-start gap-3 pointer-coarse:min-h-11 pointer-coarse:py-2.5"
        }
      >
        <span className="relative mt-px grid size-5.5 shrink-0 place-items-center">
          <input
            ref={box}
            type="checkbox"
            id={id}
            aria-describedby={described}
            aria-invalid={error ? true : undefined}
            {...props}
            className={checkClasses}
          />
          {indeterminate ? (
            <Minus
              aria-hidden
              strokeWidth={3}
              className="pointer-events-none absolute size-4 text-on-accent forced-colors:hidden"
            />
          ) : (
            <Check
              aria-hidden
              strokeWidth={3}
              className="pointer-events-none absolute size-4 text-on-accent opacity-0 peer-checked:opacity-100 forced-colors:hidden"
            />
          )}
        </span>
        <label
          htmlFor={id}
          className={cn(
            "cursor-pointer text-15 text-ink group-has-disabled:cursor-not-allowed group-has-disabled:text-muted",
            // The target around the box stays as large as on touch screens.
            labelHidden && "absolute -inset-2.5 -z-1",
          )}
        >
          {labelHidden ? <span className="sr-only">{label}</span> : label}
        </label>
      </div>
      {hint ? (
        <p id={`${id}-hint`} className="ps-8.5 text-14 text-muted">
          {hint}
        </p>
      ) : null}
      {error ? (
        <FieldError id={`${id}-error`} className="ps-8.5">
          {error}
        </FieldError>
      ) : null}
    </div>
  );
}

const checkClasses = [
  "peer size-full cursor-pointer appearance-none rounded-small border border-field bg-surface transition-colors duration-quick motion-reduce:transition-none",
  "not-disabled:hover:border-ink not-disabled:active:bg-tint",
  "checked:border-accent checked:bg-accent not-disabled:checked:hover:border-accent-hover not-disabled:checked:hover:bg-accent-hover not-disabled:checked:active:brightness-85",
  "indeterminate:border-accent indeterminate:bg-accent not-disabled:indeterminate:hover:border-accent-hover not-disabled:indeterminate:hover:bg-accent-hover",
  "disabled:cursor-not-allowed disabled:opacity-50 aria-invalid:border-rose forced-colors:appearance-auto",
].join(" ");
