"use client";

import { CircleCheck } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, type ReactNode, useImperativeHandle, useRef, useState } from "react";
import { Field, type FieldBaseProps, type FieldWordsProps, splitFieldProps, useField } from "../field/field.tsx";
import { cn } from "../lib/cn.ts";
import { cva } from "../lib/cva.ts";

const box = cva(
  [
    "figures grid h-14 min-w-0 max-w-14 grow basis-0 place-items-center rounded-field border bg-surface text-21 font-semibold text-ink",
    "transition-colors duration-quick ease-out motion-reduce:transition-none",
  ],
  {
    variants: {
      state: {
        idle: "border-field group-hover:border-ink group-active:bg-quiet",
        invalid: "border-rose",
        success: "border-green bg-green-tint text-green",
        disabled: "border-field bg-sunken text-muted",
      },
      here: { true: "border-accent-text outline-3 outline-offset-1 outline-focus" },
    },
    compoundVariants: [{ state: "invalid", here: true, class: "outline-rose" }],
    defaultVariants: { state: "idle" },
  },
);

export type CodeInputProps = Omit<
  ComponentProps<"input">,
  "value" | "defaultValue" | "type" | "size" | "maxLength" | "children"
> &
  FieldWordsProps & {
    /** How many characters the code has. Default 6. */
    length?: number | undefined;
    /** `digits` for one-time codes, `letters` for recovery codes of letters and digits, shown as capitals. Default `digits`. */
    variant?: "digits" | "letters" | undefined;
    /** Characters between gaps: 3 shows six as three and three. Default none. */
    groupSize?: number | undefined;
    /** The code so far, when the caller keeps it. */
    value?: string | undefined;
    /** The initial code, when the field keeps it. Default "". */
    defaultValue?: string | undefined;
    /** Called with the code so far, without any characters that can't be part of it. */
    onValueChange?: ((value: string) => void) | undefined;
    /**
     * Called once the last character is entered. Don't rely on it alone to send the code if a mistake could lock
     * someone out.
     */
    onComplete?: ((value: string) => void) | undefined;
    /** The message for a correct code, such as "E-mail address confirmed". */
    success?: ReactNode | undefined;
  };

/** A short code from an e-mail, a message or a list: one input over drawn boxes, so that pasting and autofill work. */
export function CodeInput(props: CodeInputProps) {
  const [{ success, ...field }, control] = splitSuccess(props);
  return (
    <Field data-slot="code-input" {...field}>
      <Boxes {...control} succeeded={Boolean(success)} />
      <output className={success ? "flex items-start gap-1.5 text-14 font-medium text-green" : "sr-only"}>
        {success ? <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0" /> : null}
        {success}
      </output>
    </Field>
  );
}

function splitSuccess({ success, ...props }: CodeInputProps) {
  const [field, control] = splitFieldProps(props);
  return [{ ...field, success }, control] as const;
}

type BoxesProps = Omit<CodeInputProps, keyof FieldBaseProps | "success"> & { succeeded: boolean };

function Boxes({
  length = 6,
  variant = "digits",
  groupSize = length,
  value,
  defaultValue = "",
  onValueChange,
  onComplete,
  succeeded,
  disabled,
  onSelect,
  onKeyDown,
  onFocus,
  onBlur,
  ref,
  ...props
}: BoxesProps) {
  const wiring = useField();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current!, []);
  // Arriving by Tab selects everything, although people mean to carry on.
  const arriving = useRef(false);
  const [own, setOwn] = useState(defaultValue);
  const [focused, setFocused] = useState(false);
  const [caret, setCaret] = useState(0);
  const code = clean(value ?? own, variant).slice(0, length);
  const invalid = props["aria-invalid"] ?? wiring["aria-invalid"];
  const state = disabled ? "disabled" : succeeded ? "success" : invalid ? "invalid" : "idle";

  const change = (text: string) => {
    const all = clean(text, variant);
    // A whole code pasted into a full field replaces it, wherever the caret is.
    const inserted = all.slice(caret, all.length - Math.max(0, code.length - caret - 1));
    const next = (all.length > length && inserted.length >= length ? inserted : all).slice(0, length);
    setOwn(next);
    if (next === code) return;
    onValueChange?.(next);
    if (next.length === length) onComplete?.(next);
  };
  /** Selects the character under the caret, so that typing replaces it instead of pushing the rest along. */
  const go = (to: number) => {
    const at = Math.max(0, Math.min(to, code.length, length - 1));
    input.current?.setSelectionRange(at, at + 1);
    setCaret(at);
  };
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    arriving.current = false;
    const target = targets[event.key];
    if (!target || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(target(caret, length));
  };

  return (
    // A code reads from left to right in every script.
    <span dir="ltr" className="group relative flex max-w-96">
      <span aria-hidden className={cn("flex grow", length > 8 ? "gap-1" : "gap-1.5 sm:gap-2")}>
        {Array.from({ length }, (_, at) => (
          <span
            // Boxes are positions; they never move.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            data-slot="code-input-box"
            className={cn(
              box({ state, here: focused && at === caret }),
              at > 0 && at % groupSize === 0 && "ms-2 sm:ms-3",
              length > 8 && "text-16",
            )}
          >
            {code[at] ??
              (focused && at === caret ? (
                <span className="h-6 w-0.5 animate-pulse bg-accent-text motion-reduce:animate-none forced-colors:bg-[CanvasText]" />
              ) : null)}
          </span>
        ))}
      </span>
      <input
        data-slot="code-input-control"
        type="text"
        inputMode={variant === "digits" ? "numeric" : "text"}
        autoComplete="one-time-code"
        autoCapitalize={variant === "digits" ? "off" : "characters"}
        autoCorrect="off"
        spellCheck={false}
        {...wiring}
        {...props}
        ref={input}
        disabled={disabled}
        value={code}
        onChange={(event) => {
          change(event.target.value);
          setCaret(
            Math.min(event.target.selectionStart ?? length, clean(event.target.value, variant).length, length - 1),
          );
        }}
        onFocus={(event) => {
          setFocused(true);
          arriving.current = true;
          go(code.length);
          onFocus?.(event);
        }}
        onBlur={(event) => {
          setFocused(false);
          onBlur?.(event);
        }}
        onClick={() => go(code.length)}
        onKeyDown={keyDown}
        onSelect={(event) => {
          onSelect?.(event);
          const { selectionStart: from, selectionEnd: to } = event.currentTarget;
          if (arriving.current && from === 0 && to === code.length && code.length > 1) {
            arriving.current = false;
            go(code.length);
          } else setCaret(Math.min(from ?? 0, length - 1));
        }}
        // The boxes show its value; it stays on top for the pointer, the keyboard and autofill.
        className="absolute inset-0 cursor-text rounded-field bg-transparent text-16 text-transparent caret-transparent outline-none selection:bg-transparent selection:text-transparent disabled:cursor-not-allowed forced-color-adjust-none"
      />
    </span>
  );
}

/** Where a key moves to in a code of this many characters. */
const targets: Record<string, (at: number, length: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, length) => length,
};

/**
 * Digits of any script as 0 to 9, letters as capitals, and nothing else: spaces and dashes in a pasted code are
 * dropped.
 */
const clean = (text: string, variant: "digits" | "letters"): string =>
  text
    .normalize("NFKC")
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/gu, (digit) => String(digit.codePointAt(0)! & 0xf))
    .replace(variant === "digits" ? /[^0-9]/gu : /[^0-9a-z]/giu, "")
    .toUpperCase();
