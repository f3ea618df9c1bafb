"use client";

import * as Radix from "@radix-ui/react-popover";
import { type KeyboardEvent, type RefObject, useId, useRef } from "react";
import { cn } from "../lib/cn.ts";
import { tabbableIn } from "../lib/focus.ts";
import { isUnusedEscape } from "../lib/unused-escape.ts";
import type { PopoverProps } from "./popover.tsx";

type PopoverPanelProps = Omit<PopoverProps, "open" | "onOpenChange" | "trigger"> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What opened it: the focus returns there. */
  button: RefObject<HTMLElement | null>;
};

/** The popover itself, loaded when the first one opens. */
export function PopoverPanel({
  open,
  onOpenChange,
  button,
  title,
  titleHidden = false,
  align = "start",
  sideOffset = 8,
  collisionPadding = 12,
  className,
  children,
  onKeyDown,
  onInteractOutside,
  onCloseAutoFocus,
  ...props
}: PopoverPanelProps) {
  const titleId = useId();
  const leftAlone = useRef(false);
  const close = () => onOpenChange(false);

  /** Escape closes it. It is at the end of the document, but the Tab key treats it as if it came right after its button. */
  const hear = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (isUnusedEscape(event)) {
      event.preventDefault();
      close();
    }
    if (event.key !== "Tab" || event.defaultPrevented || !button.current) return;
    const panel = event.currentTarget;
    const stops = tabbableIn(panel);
    const end = event.shiftKey ? stops[0] : stops.at(-1);
    const here = document.activeElement;
    const leaves = here === end || (here === panel && (event.shiftKey || stops.length === 0));
    if (!leaves) return;
    event.preventDefault();
    const others = tabbableIn(document.body).filter((stop) => !panel.contains(stop));
    const next = event.shiftKey ? undefined : others[others.indexOf(button.current) + 1];
    (next ?? button.current).focus();
    leftAlone.current = true;
    close();
  };

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Anchor virtualRef={button as RefObject<HTMLElement>} />
      <Radix.Portal>
        <Radix.Content
          data-slot="popover"
          aria-labelledby={titleId}
          align={align}
          sideOffset={sideOffset}
          collisionPadding={collisionPadding}
          {...props}
          onKeyDown={hear}
          onInteractOutside={(event) => {
            // A press on the button already closes it.
            if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault();
            else leftAlone.current = true;
            onInteractOutside?.(event);
          }}
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus?.(event);
            if (!event.defaultPrevented && !leftAlone.current) button.current?.focus();
            leftAlone.current = false;
            event.preventDefault();
          }}
          className={cn(
            "z-float max-h-(--radix-popover-content-available-height) w-80 max-w-[calc(100vw-1.5rem)] overflow-y-auto rounded-panel border border-hairline bg-raised p-5 text-15 text-ink shadow-float",
            "animate-appear motion-reduce:animate-none",
            className,
          )}
        >
          <h2 id={titleId} className={titleHidden ? "sr-only" : "mb-2 font-display text-21 font-display"}>
            {title}
          </h2>
          {typeof children === "function" ? children(close) : children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
