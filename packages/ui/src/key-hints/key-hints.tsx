"use client";

import { type ComponentProps, Fragment, type ReactNode } from "react";
import { cn } from "../lib/cn.ts";
import { useTexts, type Words } from "../lib/locale.ts";

export type KeyProps = ComponentProps<"kbd">;

/** A key to press, as it is written on the keyboard. */
export function Key({ className, ...props }: KeyProps) {
  return (
    <kbd
      data-slot="key"
      {...props}
      className={cn(
        "inline-block min-w-6 rounded-small border border-field bg-surface px-1.5 py-0.5 text-center font-text text-13 font-medium text-ink",
        className,
      )}
    />
  );
}

export type KeyHint = {
  /** Each of these does it. Keys pressed together are joined by " + ": "Shift + Enter". */
  keys: readonly string[];
  /** What happens then. */
  does: ReactNode;
};

export type KeyHintsProps = Omit<ComponentProps<"dl">, "children"> & {
  /** The keys and what they do, the most useful first. */
  hints: readonly KeyHint[];
  /** Between keys that do the same. Default "or". */
  orLabel?: string | undefined;
};

export type KeyHintsTexts = Words<KeyHintsProps, "orLabel">;

declare module "../lib/locale.ts" {
  interface Texts {
    "key-hints": KeyHintsTexts;
  }
}

const english: KeyHintsTexts = { orLabel: "or" };

/** What can be done from the keyboard, such as in the dialog that `?` opens. */
export function KeyHints({ hints, orLabel, className, ...props }: KeyHintsProps) {
  const words = useTexts("key-hints", english);
  return (
    <dl
      data-slot="key-hints"
      {...props}
      className={cn(
        "grid grid-cols-[fit-content(50%)_minmax(0,1fr)] items-baseline gap-x-5 gap-y-2.5 text-15",
        className,
      )}
    >
      {hints.map(({ keys, does }) => (
        <Fragment key={keys.join()}>
          <dt className="flex flex-wrap items-baseline gap-1.5">
            {keys.map((combination, index) => (
              <Fragment key={combination}>
                {index > 0 ? <span className="text-14 text-muted">{orLabel ?? words.orLabel}</span> : null}
                <KeyCombination keys={combination} />
              </Fragment>
            ))}
          </dt>
          <dd>{does}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

export type KeyCombinationProps = Omit<ComponentProps<"span">, "children"> & {
  /** Keys pressed together, joined by " + ": "Shift + Enter". */
  keys: string;
};

/** Keys pressed together, in a line of text. */
export function KeyCombination({ keys, className, ...props }: KeyCombinationProps) {
  return (
    // The same from left to right in every language, as on the keyboard.
    <span dir="ltr" data-slot="key-combination" {...props} className={cn("whitespace-nowrap", className)}>
      {keys.split(" + ").map((key, index) => (
        <Fragment key={key}>
          {index > 0 ? " + " : null}
          <Key>{key}</Key>
        </Fragment>
      ))}
    </span>
  );
}
