"use client";

import { ArrowLeft, ArrowRight } from "lucide-react";
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Button } from "../button/button.tsx";
import { Heading } from "../heading/heading.tsx";
import { cn } from "../lib/cn.ts";
import { useTexts } from "../lib/locale.ts";
import { Stepper, type StepperTexts } from "../stepper/stepper.tsx";

export type ReviewStep = {
  /** Tells the steps apart. */
  id: string;
  /** One or two words, such as "Your words". */
  label: string;
};

/** Every word the frame shows. */
export type ReviewStepperTexts = {
  /** The current position, for screen readers. Default "Step 2 of 4". */
  position: (current: number, total: number) => string;
  /** Default "Back". */
  back: string;
  /** Added before the next step's name for screen readers. Default "Next:". */
  next: string;
  /** Default "Publish". */
  submit: string;
  /** What the waiting button says. Default "Please wait". */
  wait: string;
  /** The words for the list of steps. */
  steps: Partial<StepperTexts>;
};

declare module "../lib/locale.ts" {
  interface Texts {
    "review-stepper": ReviewStepperTexts;
  }
}

const english: ReviewStepperTexts = {
  position: (current, total) => `Step ${current} of ${total}`,
  back: "Back",
  next: "Next:",
  submit: "Publish",
  wait: "Please wait",
  steps: {},
};

export type ReviewStepperProps = Omit<ComponentProps<"section">, "title"> & {
  /** The steps, in order. */
  steps: ReadonlyArray<ReviewStep>;
  /** The `id` of the current step. */
  current: string;
  /** Called to show another step: by Back, Next or a completed step. */
  onCurrentChange: (id: string) => void;
  /** The step's question; takes the focus when the step changes. */
  title: ReactNode;
  /** A line under it, such as the vendor's name. */
  subtitle?: ReactNode | undefined;
  /** What happens to the draft, such as "Draft saved on this device". Announced when it changes. */
  status?: ReactNode | undefined;
  /** Checks the step before moving on. Return `false` to stay: then show what is wrong and move the focus there. */
  onNext?: (() => boolean | Promise<boolean>) | undefined;
  /** Called when the last step's button is pressed and `onNext` allows it. */
  onSubmit?: (() => void | Promise<void>) | undefined;
  /** A way out that keeps the draft, such as a "Save and exit" link. */
  exit?: ReactNode | undefined;
  /** Names the forward button. Default the next step's label; on the last step `texts.submit`. */
  nextLabel?: string | undefined;
  /** Something is being sent, so the forward button waits. Default `false`. */
  busy?: boolean | undefined;
  /** The title's level in the page's outline. Default 1. */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Other words. */
  texts?: Partial<ReviewStepperTexts> | undefined;
  /** The step's fields. They belong to the caller, so going back loses nothing. */
  children: ReactNode;
};

/** The frame of a form in steps: where you are, one question at a time, back and next. */
export function ReviewStepper({
  steps,
  current,
  onCurrentChange,
  title,
  subtitle,
  status,
  onNext,
  onSubmit,
  exit,
  nextLabel,
  busy = false,
  headingLevel = 1,
  texts,
  className,
  children,
  ...props
}: ReviewStepperProps) {
  const words = useTexts("review-stepper", english, texts);
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(current);
  const [checking, setChecking] = useState(false);
  const index = Math.max(
    0,
    steps.findIndex(({ id }) => id === current),
  );
  const previous = steps[index - 1];
  const next = steps[index + 1];
  const waiting = busy || checking;

  // Keyboard and screen reader users start at the new question, not at a button that has gone.
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    heading.current?.focus();
  }, [current]);

  const goOn = async () => {
    if (waiting) return;
    setChecking(true);
    try {
      if (onNext && !(await onNext())) return;
      // Anyone who has gone back in the meantime stays there.
      if (shown.current !== current) return;
      if (next) onCurrentChange(next.id);
      else await onSubmit?.();
    } finally {
      setChecking(false);
    }
  };

  return (
    <section
      data-slot="review-stepper"
      aria-labelledby={headingId}
      {...props}
      className={cn("rounded-panel border border-hairline bg-surface shadow-card", className)}
    >
      <form
        // Outside a dialog element it sends nothing: if pressed before the script loads, nothing typed is lost.
        method="dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void goOn();
        }}
      >
        <div className="px-5 pt-6 pb-8 sm:px-9 sm:pt-7">
          <Stepper
            steps={steps}
            current={current}
            onStepSelect={busy ? undefined : onCurrentChange}
            texts={{ position: words.position, ...words.steps }}
          />
          <Heading
            ref={heading}
            id={headingId}
            level={headingLevel}
            size="section"
            tabIndex={-1}
            className="mt-2 outline-none sm:mt-6"
          >
            <span className="sr-only">{words.position(index + 1, steps.length)}: </span>
            {title}
          </Heading>
          {subtitle ? <div className="mt-2 text-16 text-muted">{subtitle}</div> : null}
          <div data-slot="review-stepper-content" className="mt-6">
            {children}
          </div>
          <output className={cn("block text-14 text-muted", status && "mt-4")}>{status}</output>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t border-hairline px-5 py-4.5 sm:px-9">
          {previous ? (
            <Button
              variant="outline"
              disabled={busy}
              onClick={() => onCurrentChange(previous.id)}
              className="max-sm:grow"
            >
              <ArrowLeft aria-hidden className="rtl:-scale-x-100" />
              {words.back}
            </Button>
          ) : (
            <span className="max-sm:hidden" />
          )}
          {exit ? <div className="order-last flex w-full justify-center sm:order-none sm:w-auto">{exit}</div> : null}
          <Button type="submit" loading={waiting} loadingLabel={words.wait} className="max-sm:grow">
            {next ? (
              <>
                <span>
                  <span className="sr-only">{words.next} </span>
                  {nextLabel ?? next.label}
                </span>
                <ArrowRight aria-hidden className="rtl:-scale-x-100" />
              </>
            ) : (
              (nextLabel ?? words.submit)
            )}
          </Button>
        </div>
      </form>
    </section>
  );
}
