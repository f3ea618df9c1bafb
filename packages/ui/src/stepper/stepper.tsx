"use client";

import { Slot } from "@radix-ui/react-slot";
import { cva } from "class-variance-authority";
import { Check } from "lucide-react";
import { cloneElement, type ComponentProps, type ReactElement, type ReactNode } from "react";
import { cn } from "../lib/cn.ts";
import { useTexts } from "../lib/locale.ts";

export type StepState = "done" | "current" | "upcoming" | "error";

export type Step = {
  /** Tells the steps apart. */
  id: string;
  /** One or two words, such as "Your words". */
  label: string;
  /** A line under it; only the vertical layout has room. */
  description?: ReactNode | undefined;
  /** Its state. Default by its position: done before the current one, upcoming after. */
  state?: StepState | undefined;
  /**
   * A link to the step, without its text: `<Link to="/review/photos" />`. Upcoming and current steps don't use theirs.
   */
  link?: ReactElement<{ children?: ReactNode }> | undefined;
};

/** Every word the stepper shows. */
export type StepperTexts = {
  /** Names the list. Default "Progress". */
  label: string;
  /** The current position, on phones. Default "Step 2 of 4". */
  position: (current: number, total: number) => string;
  /** Added after a completed step. Default "done". */
  done: string;
  /** Added after a step that has a problem. Default "has a problem". */
  error: string;
};

declare module "../lib/locale.ts" {
  interface Texts {
    stepper: StepperTexts;
  }
}

const english: StepperTexts = {
  label: "Progress",
  position: (current, total) => `Step ${current} of ${total}`,
  done: "done",
  error: "has a problem",
};

const mark = cva("figures grid size-7 shrink-0 place-items-center rounded-pill border text-14 font-semibold", {
  variants: {
    state: {
      done: "border-green bg-green text-surface",
      current: "border-accent bg-accent text-on-accent forced-colors:outline-2 forced-colors:outline-offset-2",
      upcoming: "border-field text-muted",
      error: "border-rose bg-surface text-rose",
    },
    wrongNow: { true: "outline-2 outline-offset-2 outline-rose" },
  },
});

const press =
  "group/step flex min-h-11 min-w-7 items-center gap-x-2 rounded-pill text-start underline-offset-4 hover:underline active:text-accent-text";

export type StepperProps = Omit<ComponentProps<"nav">, "children"> & {
  /** The steps, in order. */
  steps: ReadonlyArray<Step>;
  /** The `id` of the current step. */
  current: string;
  /** Called when a step that is done or has a problem is pressed. Without this or links, steps can't be pressed. */
  onStepSelect?: ((id: string) => void) | undefined;
  /** Side by side, or one below the other with room for descriptions. Default `horizontal`. */
  orientation?: "horizontal" | "vertical" | undefined;
  /** Other words. */
  texts?: Partial<StepperTexts> | undefined;
};

/**
 * Shows where you are in something that takes several steps. On phones the horizontal layout shows numbers, with the
 * current step's name below.
 */
export function Stepper({
  steps,
  current,
  onStepSelect,
  orientation = "horizontal",
  texts,
  className,
  ...props
}: StepperProps) {
  const words = useTexts("stepper", english, texts);
  const index = Math.max(
    0,
    steps.findIndex(({ id }) => id === current),
  );
  const horizontal = orientation === "horizontal";
  return (
    <nav
      data-slot="stepper"
      data-orientation={orientation}
      aria-label={words.label}
      {...props}
      className={cn("min-w-0", className)}
    >
      <ol className={horizontal ? "flex min-w-0 items-center gap-x-1.5 sm:gap-x-2.5" : "flex flex-col"}>
        {steps.map((step, position) => {
          const state = step.state ?? (position < index ? "done" : position === index ? "current" : "upcoming");
          const here = position === index;
          return (
            <li
              key={step.id}
              data-slot="step"
              data-state={state}
              aria-current={here ? "step" : undefined}
              className={
                horizontal
                  ? "flex min-w-0 items-center gap-x-1.5 not-first:grow sm:gap-x-2.5"
                  : "relative flex gap-x-2 not-last:pb-4 not-last:before:absolute not-last:before:start-3.5 not-last:before:top-10 not-last:before:-bottom-1 not-last:before:border-s not-last:before:border-field"
              }
            >
              {horizontal && position > 0 ? (
                <span aria-hidden className="min-w-1 shrink grow border-t border-field" />
              ) : null}
              <StepPress
                step={step}
                pressable={!here && (state === "done" || state === "error")}
                onSelect={onStepSelect && (() => onStepSelect(step.id))}
                narrow={horizontal}
              >
                <span
                  aria-hidden
                  data-slot="step-mark"
                  className={mark({ state, wrongNow: state === "error" && here })}
                >
                  {state === "done" ? (
                    <Check className="size-4" strokeWidth={2.75} />
                  ) : state === "error" ? (
                    "!"
                  ) : (
                    position + 1
                  )}
                </span>
                <span className={cn("min-w-0", horizontal && "truncate max-sm:sr-only")}>
                  <span
                    className={cn(
                      "text-14",
                      here ? "font-semibold" : "font-medium text-muted",
                      state === "error" && "text-rose",
                    )}
                  >
                    {step.label}
                  </span>
                  {state === "done" || state === "error" ? <span className="sr-only">, {words[state]}</span> : null}
                  {!horizontal && step.description ? (
                    <span className="block text-14 text-muted no-underline">{step.description}</span>
                  ) : null}
                </span>
              </StepPress>
            </li>
          );
        })}
      </ol>
      {horizontal ? (
        // Phones only have room for the numbers, so the name goes here.
        <p aria-hidden className="mt-2 text-14 font-semibold text-muted sm:hidden">
          {words.position(index + 1, steps.length)} · {steps[index]?.label}
        </p>
      ) : null}
    </nav>
  );
}

type StepPressProps = {
  step: Step;
  pressable: boolean;
  onSelect: (() => void) | undefined;
  narrow: boolean;
  children: ReactNode;
};

function StepPress({ step, pressable, onSelect, narrow, children }: StepPressProps) {
  const classes = cn(
    press,
    narrow && "pointer-coarse:max-sm:-mx-2 pointer-coarse:max-sm:min-w-11 pointer-coarse:max-sm:justify-center",
  );
  if (pressable && step.link) return <Slot className={classes}>{cloneElement(step.link, {}, children)}</Slot>;
  if (pressable && onSelect) {
    return (
      <button type="button" onClick={onSelect} className={classes}>
        {children}
      </button>
    );
  }
  return <span className="flex min-h-11 min-w-0 items-center gap-x-2">{children}</span>;
}
