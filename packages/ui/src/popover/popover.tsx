"use client";

import type * as Radix from "@radix-ui/react-popover";
import { Slot } from "@radix-ui/react-slot";
import { type ComponentProps, type ReactElement, type ReactNode, Suspense, useId, useRef, useState } from "react";
import { later } from "../lib/later.ts";

const Panel = later(async () => (await import("./popover-panel.tsx")).PopoverPanel);

export type PopoverProps = Omit<
  ComponentProps<typeof Radix.Content>,
  "title" | "asChild" | "forceMount" | "children"
> & {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Names it. */
  title: ReactNode;
  /** Keeps the title for screen readers only, where the content says it all. Default `false`. */
  titleHidden?: boolean | undefined;
  /** What there is to read, fill in or press. A function gets what closes it. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Whether it shows, where the caller keeps that. */
  open?: boolean | undefined;
  /** Called when it wants to open or close: by its trigger, Escape, a press outside, the focus that goes elsewhere. */
  onOpenChange?: ((open: boolean) => void) | undefined;
};

/** A few words or fields that belong to one button, while the page stays in use. */
export function Popover({ trigger, open, onOpenChange, ...props }: PopoverProps) {
  const id = useId();
  const button = useRef<HTMLElement>(null);
  const [ownOpen, setOwnOpen] = useState(false);
  const shown = open ?? ownOpen;
  // Once it has come it stays, so that it can also leave.
  const [wanted, setWanted] = useState(shown);
  if (shown && !wanted) setWanted(true);
  const change = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  return (
    <>
      <Slot
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={shown}
        aria-controls={shown ? id : undefined}
        data-state={shown ? "open" : "closed"}
        onClick={() => change(!shown)}
        onPointerEnter={Panel.load}
        onFocus={Panel.load}
      >
        {trigger}
      </Slot>
      {wanted ? (
        <Suspense>
          <Panel id={id} {...props} open={shown} onOpenChange={change} button={button} />
        </Suspense>
      ) : null}
    </>
  );
}
