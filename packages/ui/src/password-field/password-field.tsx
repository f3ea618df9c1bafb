"use client";

import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { Field, type FieldBaseProps, splitFieldProps } from "../field/field.tsx";
import { cn } from "../lib/cn.ts";
import { useTexts } from "../lib/locale.ts";
import { type TextBoxProps, TextInput } from "../text-field/text-field.tsx";
import { estimatePassword, type PasswordAdvice, type PasswordStrength } from "./password-strength.ts";

export { estimatePassword, type PasswordAdvice, type PasswordStrength };

/** Every word the field shows. */
export type PasswordFieldTexts = {
  /** Names the button that shows the password. Default "Show password". */
  show: string;
  /** Its name while the password is visible. Default "Hide password". */
  hide: string;
  /** Names the meter. Default "Strength". */
  meter: string;
  /** Says how strong the password is. Default "Weak", "Fair", "Good", "Strong". */
  strength: Record<PasswordStrength, string>;
  /** Says what would help most. Default "Add a word or two." and the like. */
  advice: Record<NonNullable<PasswordAdvice>, string>;
};

declare module "../lib/locale.ts" {
  interface Texts {
    "password-field": PasswordFieldTexts;
  }
}

const english: PasswordFieldTexts = {
  show: "Show password",
  hide: "Hide password",
  meter: "Strength",
  strength: { weak: "Weak", fair: "Fair", good: "Good", strong: "Strong" },
  advice: {
    longer: "Add a word or two.",
    common: "Part of it is easy to guess. Choose words no one would expect to see together.",
    repeats: "Repeat yourself less.",
  },
};

export type PasswordFieldProps = Omit<ComponentProps<"input">, "size" | "type" | "children"> &
  TextBoxProps &
  FieldBaseProps & {
    /** Shows how strong the password is, as guidance while one is chosen. Default `false`. */
    strength?: boolean | undefined;
    /** Other words. */
    texts?: Partial<PasswordFieldTexts> | undefined;
  };

/** A password field that can show what you type; paste and password managers work. Set `autoComplete`. */
export function PasswordField({ strength = false, texts, ...props }: PasswordFieldProps) {
  const words = useTexts("password-field", english, texts);
  const [shown, setShown] = useState(false);
  const [field, { onChange, ...input }] = splitFieldProps(props);
  const [written, setWritten] = useState(String(input.defaultValue ?? ""));
  const box = useRef<HTMLDivElement>(null);
  // Count what was typed or autofilled before hydration too.
  useEffect(() => setWritten(box.current!.querySelector("input")!.value), []);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field data-slot="password-field" {...field}>
      <div ref={box} className="relative">
        <TextInput
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...input}
          onChange={(event) => {
            onChange?.(event);
            setWritten(event.target.value);
          }}
          type={shown ? "text" : "password"}
          className="pe-12"
        />
        <button
          type="button"
          disabled={input.disabled}
          aria-label={shown ? words.hide : words.show}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-px end-px grid w-11 place-items-center rounded-e-field text-muted not-disabled:hover:text-ink not-disabled:active:bg-quiet not-disabled:active:text-accent-text disabled:cursor-not-allowed disabled:opacity-50"
        >
          <Icon aria-hidden className="size-5" />
        </button>
      </div>
      {strength ? <StrengthMeter password={String(input.value ?? written)} words={words} /> : null}
    </Field>
  );
}

const levels = ["weak", "fair", "good", "strong"] as const satisfies readonly PasswordStrength[];

const fills = { weak: "bg-rose", fair: "bg-star", good: "bg-green", strong: "bg-green" };

/** Four steps, repeated in words, which are announced only when they change. */
function StrengthMeter({ password, words }: { password: string; words: PasswordFieldTexts }) {
  const { strength, advice } = estimatePassword(password);
  const level = password === "" ? 0 : levels.indexOf(strength) + 1;
  return (
    <div data-slot="password-strength" data-level={level}>
      <div
        // The browsers' own meter can't be styled.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="meter"
        aria-label={words.meter}
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={level}
        aria-valuetext={level === 0 ? undefined : words.strength[strength]}
        className="grid grid-cols-4 gap-1.5"
      >
        {levels.map((each, index) => (
          <span
            key={each}
            className={cn(
              "h-1.5 rounded-pill forced-colors:h-2.5 border border-transparent transition-colors duration-calm motion-reduce:transition-none",
              index < level
                ? `${fills[strength]} forced-colors:bg-[CanvasText]`
                : "bg-hairline forced-colors:border-[CanvasText] forced-colors:bg-[Canvas]",
            )}
          />
        ))}
      </div>
      <output className="mt-1 block min-h-5 text-14 text-muted">
        {level > 0 ? <strong className="font-semibold text-ink">{words.strength[strength]}</strong> : null}
        {level > 0 && advice ? ` · ${words.advice[advice]}` : null}
      </output>
    </div>
  );
}
