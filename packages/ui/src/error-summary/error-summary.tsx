"use client";

import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
} from "react";
import { cn } from "../lib/cn.ts";
import { useLocale, useTexts } from "../lib/locale.ts";

export type ErrorSummaryItem = {
  /**
   * Address of its field: `#` and the `id` of the control or its group. Leave it out if the problem belongs to no
   * field.
   */
  href?: string | undefined;
  /** What is wrong and what to do about it, in the same words as at the field. */
  message: ReactNode;
};

export type ErrorSummaryProps = Omit<ComponentProps<"section">, "title" | "children"> & {
  /** The headline. Default "There are 2 things to put right". */
  title?: ReactNode | undefined;
  /** Level of the headline in the page's outline. Default 2. */
  level?: 2 | 3 | 4 | undefined;
  /** The problems, in the form's order; with none, nothing shows. */
  errors: ReadonlyArray<ErrorSummaryItem>;
  /** Increase it with each attempt, so that the summary takes the focus again. Default 0. */
  attempt?: number | undefined;
};

/** Every word of the summary. */
export type ErrorSummaryTexts = {
  /**
   * The headline, given the number of problems and how the language writes it. Default "There are 2 things to put
   * right".
   */
  title: (count: number, written: string) => string;
};

declare module "../lib/locale.ts" {
  interface Texts {
    "error-summary": ErrorSummaryTexts;
  }
}

const english: ErrorSummaryTexts = {
  title: (count, written) =>
    count === 1 ? "There is 1 thing to put right" : `There are ${written} things to put right`,
};

/**
 * Everything that is wrong with a form, listed above it. It takes the focus when it appears; each line links to its
 * field.
 */
export function ErrorSummary({ errors, attempt = 0, ...props }: ErrorSummaryProps) {
  return errors.length > 0 ? <Summary key={attempt} errors={errors} {...props} /> : null;
}

function Summary({ ref, title, level = 2, errors, className, ...props }: Omit<ErrorSummaryProps, "attempt">) {
  const words = useTexts("error-summary", english);
  const locale = useLocale();
  const root = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => root.current!, []);
  const id = useId();
  const Title = `h${level}` as const;
  useEffect(() => root.current?.focus(), []);
  return (
    <section
      ref={root}
      data-slot="error-summary"
      aria-labelledby={id}
      tabIndex={-1}
      {...props}
      className={cn("rounded-card border-2 border-rose bg-surface p-5", className)}
    >
      <Title id={id} className="text-16 font-semibold text-ink">
        {title ?? words.title(errors.length, errors.length.toLocaleString(locale))}
      </Title>
      <ul className="mt-2 flex flex-col gap-1 text-15">
        {errors.map(({ href, message }, index) => (
          <li key={href ?? index} className="text-rose">
            {href ? (
              <a
                href={href}
                onClick={leadTo}
                className="inline-block max-w-full rounded-small py-0.5 font-medium underline underline-offset-4 hover:decoration-2 active:text-ink pointer-coarse:py-2.5"
              >
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What takes the focus for a field: in a group, the first control that is wrong, or else the first. */
export const controlOf = (field: HTMLElement): HTMLElement =>
  field.matches("fieldset, div, ul, section")
    ? (field.querySelector<HTMLElement>("[aria-invalid=true]") ??
      field.querySelector<HTMLElement>("input:not([type=hidden]), select, textarea, button") ??
      field)
    : field;

/** Moves the focus without changing the address, which may hold the page's state. */
function leadTo(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(decodeURIComponent(event.currentTarget.hash.slice(1)));
  if (!field) return;
  event.preventDefault();
  const control = controlOf(field);
  control.focus();
  control.scrollIntoView({ block: "center" });
}
