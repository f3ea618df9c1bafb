import { ArrowLeft, ArrowRight, Check } from "lucide-react";
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Button } from "../button/button.tsx";
import { Heading } from "../heading/heading.tsx";
import { cn } from "../lib/cn.ts";

export type ReviewStep = {
  /** Tells the steps apart. */
  id: string;
  /** One or two words, such as "Your words". */
  label: string;
};

/** Every word the frame shows. */
export type ReviewStepperTexts = {
  /** Names the list of steps. */
  progress: string;
  /** Where one is, on phones and for screen readers. Default "Step 2 of 4". */
  position: (current: number, total: number) => string;
  /** Said after a step that is done. */
  done: string;
  back: string;
  /** Said before the next step's name to screen readers. */
  next: string;
  submit: string;
};

const defaultTexts: ReviewStepperTexts = {
  progress: "Progress",
  position: (current, total) => `Step ${current} of ${total}`,
  done: "done",
  back: "Back",
  next: "Next:",
  submit: "Publish",
};

export type ReviewStepperProps = Omit<ComponentProps<"section">, "title"> & {
  /** The steps, in order. */
  steps: readonly ReviewStep[];
  /** The `id` of the step that shows. */
  current: string;
  /** Another step is to show: by Back, by Next, or by a step that is done. */
  onCurrentChange: (id: string) => void;
  /** The step's question; takes the focus when the step changes. */
  title: ReactNode;
  /** A line under it, such as the vendor's name. */
  subtitle?: ReactNode | undefined;
  /** What happens to the draft, such as "Draft saved on this device". Announced when it changes. */
  status?: ReactNode | undefined;
  /** Checks the step before going on. `false` stays: show what is wrong, and move the focus there. */
  onNext?: (() => boolean | Promise<boolean>) | undefined;
  /** The last step's button was pressed, and `onNext` agreed. */
  onSubmit?: (() => void | Promise<void>) | undefined;
  /** A way out that keeps the draft, such as a "Save and exit" link. */
  exit?: ReactNode | undefined;
  /** Names the forward button. Default the next step's label; on the last step `texts.submit`. */
  nextLabel?: string | undefined;
  /** Something is being sent: the forward button waits. Default `false`. */
  busy?: boolean | undefined;
  /** The title's level in the page's outline. Default 1. */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Other words. */
  texts?: Partial<ReviewStepperTexts> | undefined;
  /** The step's fields. They stay their owner's: going back loses nothing. */
  children: ReactNode;
};

/** The frame of a form in steps: where one is, one question at a time, back and on. */
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
  const words = { ...defaultTexts, ...texts };
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

  // Whoever goes on by keyboard or screen reader starts at the new question, not at the button that is gone.
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
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void goOn();
        }}
      >
        <div className="px-5 pt-6 pb-8 sm:px-9 sm:pt-7">
          <ReviewStepperProgress steps={steps} index={index} words={words} onCurrentChange={onCurrentChange} />
          {/* Phones have room for the numbers only; the label stands here. */}
          <p aria-hidden className="mt-4 text-14 font-semibold text-muted sm:hidden">
            {words.position(index + 1, steps.length)} · {steps[index]?.label}
          </p>
          <Heading
            ref={heading}
            id={headingId}
            level={headingLevel}
            size="section"
            tabIndex={-1}
            className="mt-1.5 outline-none sm:mt-6"
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
            <Button variant="outline" onClick={() => onCurrentChange(previous.id)} className="max-sm:grow">
              <ArrowLeft aria-hidden className="rtl:-scale-x-100" />
              {words.back}
            </Button>
          ) : (
            <span className="max-sm:hidden" />
          )}
          {exit ? <div className="order-last flex w-full justify-center sm:order-none sm:w-auto">{exit}</div> : null}
          <Button type="submit" loading={waiting} className="max-sm:grow">
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

type ProgressProps = {
  steps: readonly ReviewStep[];
  index: number;
  words: ReviewStepperTexts;
  onCurrentChange: (id: string) => void;
};

function ReviewStepperProgress({ steps, index, words, onCurrentChange }: ProgressProps) {
  return (
    <nav aria-label={words.progress} data-slot="review-stepper-progress">
      <ol className="flex min-w-0 items-center gap-x-2.5">
        {steps.map(({ id, label }, position) => {
          const state = position < index ? "done" : position === index ? "current" : "to-come";
          const inner = (
            <>
              <span
                aria-hidden
                className={cn(
                  "figures grid size-7 shrink-0 place-items-center rounded-pill border text-14 font-semibold",
                  state === "done" && "border-green bg-green text-surface",
                  state === "current" &&
                    "border-accent bg-accent text-on-accent forced-colors:outline-2 forced-colors:outline-offset-2",
                  state === "to-come" && "border-field text-muted",
                )}
              >
                {state === "done" ? <Check className="size-4" strokeWidth={2.75} /> : position + 1}
              </span>
              <span
                className={cn(
                  "truncate text-14 max-sm:sr-only",
                  state === "current" ? "font-semibold" : "font-medium text-muted",
                )}
              >
                {label}
              </span>
            </>
          );
          return (
            <li
              key={id}
              data-state={state}
              aria-current={state === "current" ? "step" : undefined}
              className="flex min-w-0 items-center gap-x-2.5 not-first:grow"
            >
              {position > 0 ? <span aria-hidden className="min-w-1.5 shrink grow border-t border-field" /> : null}
              {state === "done" ? (
                <button
                  type="button"
                  onClick={() => onCurrentChange(id)}
                  className="flex min-h-11 min-w-7 items-center gap-x-2 rounded-pill underline-offset-4 hover:underline pointer-coarse:max-sm:-mx-2 pointer-coarse:max-sm:min-w-11 pointer-coarse:max-sm:justify-center"
                >
                  {inner}
                  <span className="sr-only">, {words.done}</span>
                </button>
              ) : (
                <span className="flex min-h-11 min-w-0 items-center gap-x-2">{inner}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
