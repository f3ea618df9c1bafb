"use client";

import { Slot } from "@radix-ui/react-slot";
import {
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { lazyComponent } from "../lib/lazy-component.ts";

const Bubble = lazyComponent(async () => (await import("./tooltip-bubble.tsx")).TooltipBubble);

export type TooltipProps = {
  /** A few words, without anything to press. */
  label: string;
  /** Where it appears, if there is room. Default `top`. */
  side?: "top" | "bottom" | "start" | "end" | undefined;
  /** The control it is about: one element that takes the focus, such as an `IconButton`. */
  children: ReactElement;
};

/** Milliseconds until a resting pointer counts as asking. */
const restsFor = 500;
/** Milliseconds that a pointer has to cross from the control to the words. */
const crossesIn = 150;
/** When the last one closed: the next appears straight away for someone who has just read one. */
let lastGone = 0;

/** A few words about a control, for anyone who points at it or reaches it by keyboard. */
export function Tooltip({ label, side = "top", children }: TooltipProps) {
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pressed = useRef(Number.NEGATIVE_INFINITY);
  const [open, setOpen] = useState(false);
  // Once loaded it stays mounted, so that the exit can be animated too.
  const [control, setControl] = useState<HTMLElement>();
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return undefined;
    return () => {
      lastGone = Date.now();
    };
  }, [open]);

  const stay = () => clearTimeout(timer.current);
  const change = (next: boolean) => {
    stay();
    setOpen(next);
  };
  const changeAfter = (next: boolean, wait: number) => {
    stay();
    timer.current = setTimeout(() => setOpen(next), wait);
  };
  const leave = () => changeAfter(false, crossesIn);
  const enter = (event: PointerEvent<HTMLElement>) => {
    // A finger doesn't hover: it presses.
    if (event.pointerType === "touch") return;
    setControl(event.currentTarget);
    if (open) stay();
    else changeAfter(true, Date.now() - lastGone < 300 ? 0 : restsFor);
  };
  const focus = (event: FocusEvent<HTMLElement>) => {
    // Focus that comes from a press doesn't ask for a tooltip.
    if (event.timeStamp - pressed.current < 1000 || !event.currentTarget.matches(":focus-visible")) return;
    setControl(event.currentTarget);
    change(true);
  };

  return (
    <>
      <Slot
        // Don't repeat what the control is already called.
        aria-describedby={open && control?.ariaLabel !== label ? id : undefined}
        onPointerEnter={enter}
        onPointerLeave={leave}
        onPointerDown={(event) => {
          pressed.current = event.timeStamp;
          change(false);
        }}
        onFocus={focus}
        onBlur={() => change(false)}
      >
        {children}
      </Slot>
      {control ? (
        <Suspense>
          <Bubble
            id={id}
            label={label}
            side={side}
            open={open}
            onOpenChange={change}
            control={control}
            onPointerEnter={stay}
            onPointerLeave={leave}
          />
        </Suspense>
      ) : null}
    </>
  );
}
