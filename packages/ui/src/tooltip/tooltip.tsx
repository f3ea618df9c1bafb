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
import { later } from "../lib/later.ts";

const Bubble = later(async () => (await import("./tooltip-bubble.tsx")).TooltipBubble);

export type TooltipProps = {
  /** A few words, without anything to press. */
  label: string;
  /** Where it stands, if there is room. Default `top`. */
  side?: "top" | "bottom" | "start" | "end" | undefined;
  /** The control that it is about: one element that takes the focus, such as an `IconButton`. */
  children: ReactElement;
};

/** Milliseconds until a pointer that rests means to ask. */
const restsFor = 500;
/** Milliseconds in which a pointer may cross from the control to the words. */
const crossesIn = 150;
/** Who has just read one reads the next at once: when the last one went. */
let lastGone = 0;

/** A few words about a control, for who points at it or comes to it by keyboard. */
export function Tooltip({ label, side = "top", children }: TooltipProps) {
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pressed = useRef(Number.NEGATIVE_INFINITY);
  const [open, setOpen] = useState(false);
  // Once somebody came it stays, so that the words can also leave.
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
    // A finger rests on nothing: it presses.
    if (event.pointerType === "touch") return;
    setControl(event.currentTarget);
    if (open) stay();
    else changeAfter(true, Date.now() - lastGone < 300 ? 0 : restsFor);
  };
  const focus = (event: FocusEvent<HTMLElement>) => {
    // The focus that a press brings along asks for nothing.
    if (event.timeStamp - pressed.current < 1000 || !event.currentTarget.matches(":focus-visible")) return;
    setControl(event.currentTarget);
    change(true);
  };

  return (
    <>
      <Slot
        // What the control is called already need not be said twice.
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
