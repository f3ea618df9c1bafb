"use client";

import { useImperativeHandle, useRef, useState } from "react";
import { useAsyncOptions } from "../lib/use-async-options.ts";
import { Field, type FieldBaseProps, splitFieldProps } from "../field/field.tsx";
import { cn } from "../lib/cn.ts";
import { listboxClasses, useListbox } from "../lib/listbox.ts";
import { useLocale, useTexts } from "../lib/locale.ts";
import { TextInput, type TextInputProps } from "../text-field/text-field.tsx";

export type TextSuggestion = {
  /** Tells the suggestions apart. */
  id: string;
  /** What the field says once it's chosen. */
  text: string;
  /** What people read in the list. */
  label: string;
  /** A second, fainter line. */
  description?: string | undefined;
};

/** Every word the field shows. */
export type SuggestFieldTexts = {
  /** Names the list. Default "Suggestions". */
  list: string;
  /** Announces how many there are, given the number and how the language writes it. Default "3 suggestions". */
  results: (count: number, written: string) => string;
};

declare module "../lib/locale.ts" {
  interface Texts {
    "suggest-field": SuggestFieldTexts;
  }
}

const english: SuggestFieldTexts = {
  list: "Suggestions",
  results: (count, written) => (count === 1 ? "1 suggestion" : `${written} suggestions`),
};

type SuggestInputProps = TextInputProps & {
  /** Ways to finish what has been written, once typing pauses. If it fails, or there are none, nothing shows. */
  onSuggest: (text: string, signal: AbortSignal) => Promise<readonly TextSuggestion[]>;
  /** Called when one is chosen. Its text is already in the field, and `onChange` has been called. */
  onSuggestionSelect?: ((suggestion: TextSuggestion) => void) | undefined;
  /** Milliseconds without a keystroke before `onSuggest` is called. Default 200. */
  suggestPause?: number | undefined;
  /** Other words. */
  texts?: Partial<SuggestFieldTexts> | undefined;
};

export type SuggestFieldProps = SuggestInputProps & FieldBaseProps;

/**
 * One line of text that helps to finish it. What is written stays as it is unless a suggestion is chosen. `className`
 * goes to the field, everything else to the input.
 */
export function SuggestField(props: SuggestFieldProps) {
  const [field, input] = splitFieldProps(props);
  return (
    <Field data-slot="suggest-field" {...field}>
      <SuggestInput {...input} />
    </Field>
  );
}

/* A native datalist replaces the whole text, shows no second line, and its keys are the browser's own. */
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events */

function SuggestInput({
  onSuggest,
  onSuggestionSelect,
  suggestPause = 200,
  texts,
  onChange,
  onKeyDown,
  ref,
  ...props
}: SuggestInputProps) {
  const words = useTexts("suggest-field", english, texts);
  const locale = useLocale();
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current!, []);
  // What has been typed since the last choice.
  const [written, setWritten] = useState<string | null>(null);
  const { options, loading } = useAsyncOptions(onSuggest, written?.trim() ? written : null, suggestPause);
  const suggestions = options ?? [];
  const isChoosing = useRef(false);
  const list = useListbox({
    root,
    count: suggestions.length,
    onSelect: (index) => {
      const suggestion = suggestions[index];
      // Those for what was written before would undo what has been since.
      if (!suggestion || loading) return;
      isChoosing.current = true;
      type(input.current!, suggestion.text);
      isChoosing.current = false;
      onSuggestionSelect?.(suggestion);
    },
  });
  return (
    <div
      ref={root}
      data-slot="suggest-input"
      className="relative"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) list.close();
      }}
    >
      <TextInput
        {...list.fieldProps}
        {...props}
        ref={input}
        onChange={(event) => {
          onChange?.(event);
          list.reset();
          if (isChoosing.current) list.close();
          else list.show();
          setWritten(isChoosing.current ? null : event.target.value);
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (!event.defaultPrevented) list.onKeyDown(event);
        }}
      />
      <div
        data-slot="suggest-panel"
        data-side={list.side}
        hidden={!list.open}
        className={cn(listboxClasses.panel, "inset-x-0 text-ink")}
      >
        <div id={`${list.id}-list`} role="listbox" aria-label={words.list} className={listboxClasses.list}>
          {suggestions.map(({ id, label, description }, index) => (
            <div
              key={id}
              {...list.optionProps(index)}
              role="option"
              aria-selected={index === list.active}
              className={listboxClasses.option}
            >
              <span className="min-w-0">
                <span className="block font-medium wrap-anywhere">
                  <bdi>{label}</bdi>
                </span>
                {description ? <span className="block text-13 text-muted">{description}</span> : null}
              </span>
            </div>
          ))}
        </div>
      </div>
      <output className="sr-only">
        {list.open ? words.results(suggestions.length, suggestions.length.toLocaleString(locale)) : ""}
      </output>
    </div>
  );
}

/** As if it had been typed, for whoever listens. */
function type(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(input, text);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
