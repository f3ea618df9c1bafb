"use client";

import type * as Radix from "@radix-ui/react-popover";
import { Slot } from "@radix-ui/react-slot";
import { type ComponentProps, type ReactElement, type ReactNode, Suspense, useId, useRef, useState } from "react";
import { lazyComponent } from "../lib/lazy-component.ts";

const Panel = lazyComponent(async () => (await import("./popover-panel.tsx")).PopoverPanel);

export type PopoverProps = Omit<
  ComponentProps<typeof Radix.Content>,
  "title" | "asChild" | "forceMount" | "children"
> & {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Names it. */
  title: ReactNode;
  /** Shows the title to screen readers only, where the content says it all. Default `false`. */
  titleHidden?: boolean | undefined;
  /** What there is to read, fill in or press. A function receives a way to close it. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Whether it is open, when the caller controls it. */
  open?: boolean | undefined;
  /**
   * Called when it is about to open or close: by its trigger, Escape, a press outside, or the focus moving elsewhere.
   */
  onOpenChange?: ((open: boolean) => void) | undefined;
};

/** A few words or fields that belong to one button, while the page stays in use. */
export function Popover({ trigger, open, onOpenChange, ...props }: PopoverProps) {
  const id = useId();
  const button = useRef<HTMLElement>(null);
  const [ownOpen, setOwnOpen] = useState(false);
  const shown = open ?? ownOpen;
  // Once loaded it stays mounted, so that its exit can be animated too.
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
