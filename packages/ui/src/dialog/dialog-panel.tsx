"use client";

import * as Radix from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { type RefObject, useEffect, useRef } from "react";
import { IconButton } from "../icon-button/icon-button.tsx";
import { cn } from "../lib/cn.ts";
import { cva } from "../lib/cva.ts";
import { focusRestorer, tabbableIn } from "../lib/focus.ts";
import { useTexts } from "../lib/locale.ts";
import { shareStyleNonce } from "../lib/style-nonce.ts";
import { isUnusedEscape } from "../lib/unused-escape.ts";
import type { DialogProps, DialogTexts } from "./dialog.tsx";

const sheet = cva(
  [
    "fixed z-float flex flex-col overflow-hidden border border-hairline bg-raised text-ink shadow-float",
    "inset-x-0 bottom-0 max-h-[92dvh] rounded-t-panel sm:inset-0 sm:m-auto sm:h-fit sm:w-[calc(100%-2.5rem)] sm:rounded-panel",
    "animate-rise motion-reduce:animate-none",
  ],
  {
    variants: { size: { sm: "sm:max-w-md", md: "sm:max-w-xl", lg: "sm:max-w-4xl" } },
    defaultVariants: { size: "md" },
  },
);

type DialogPanelProps = Omit<DialogProps, "open" | "onOpenChange" | "trigger"> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What opened it, if it has a trigger: the focus returns there. */
  button: RefObject<HTMLElement | null>;
  /** What had the focus when it opened. */
  cameFrom: RefObject<HTMLElement | null>;
};

const english: DialogTexts = { closeLabel: "Close" };

/** The dialog itself, loaded when the first one opens. */
export function DialogPanel({
  open,
  onOpenChange,
  button,
  cameFrom,
  title,
  description,
  footer,
  size = "md",
  closeLabel,
  closeHidden = false,
  onOpenAutoFocus,
  onCloseAutoFocus,
  onKeyDown,
  className,
  children,
  ...props
}: DialogPanelProps) {
  const words = useTexts("dialog", english);
  useEffect(shareStyleNonce, []);
  const goBack = useRef<() => void>(undefined);
  useEffect(() => {
    const opener = button.current ?? cameFrom.current;
    if (open && opener) goBack.current = focusRestorer(opener);
  }, [open, button, cameFrom]);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay
          data-slot="dialog-overlay"
          className="fixed inset-0 z-float animate-appear bg-scrim motion-reduce:animate-none"
        />
        <Radix.Content
          data-slot="dialog"
          data-size={size}
          {...(description ? {} : { "aria-describedby": undefined })}
          {...props}
          onOpenAutoFocus={(event) => {
            onOpenAutoFocus?.(event);
            if (!event.defaultPrevented && focusFirstField(event.currentTarget as HTMLElement)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus?.(event);
            if (event.defaultPrevented) return;
            event.preventDefault();
            goBack.current?.();
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            if (!isUnusedEscape(event)) return;
            event.preventDefault();
            onOpenChange(false);
          }}
          className={cn(sheet({ size }), className)}
        >
          <div className="flex items-start gap-4 px-5 pt-5 pb-3 sm:px-7 sm:pt-6">
            <div className="min-w-0 grow">
              <Radix.Title className="font-display text-26 font-display text-balance">{title}</Radix.Title>
              {description ? (
                <Radix.Description className="mt-1.5 text-15 text-muted">{description}</Radix.Description>
              ) : null}
            </div>
            {closeHidden ? null : (
              <Radix.Close asChild>
                <IconButton label={closeLabel ?? words.closeLabel} className="-me-2.5 -mt-2">
                  <X aria-hidden />
                </IconButton>
              </Radix.Close>
            )}
          </div>
          {children ? (
            <div ref={reachIfScrolling} className="min-h-0 overflow-y-auto px-5 pt-1 pb-6 sm:px-7">
              {children}
            </div>
          ) : null}
          {footer ? (
            <div
              data-slot="dialog-footer"
              className="flex flex-col-reverse gap-3 border-t border-hairline px-5 py-4 sm:flex-row sm:justify-end sm:px-7"
            >
              {footer}
            </div>
          ) : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/**
 * Whoever opens a form is about to fill it in. Not on a touch screen, where the keyboard would cover what the form is about, nor
 * with a switch, which a stray space would turn at once.
 * @returns whether there is a field, and it has the focus now
 */
function focusFirstField(dialog: HTMLElement): boolean {
  if (window.matchMedia("(pointer: coarse)").matches) return false;
  const field = tabbableIn(dialog).find((stop) => stop.matches("input:not([role=switch]), select, textarea"));
  field?.focus();
  return field !== undefined && field === document.activeElement;
}

/** Content that scrolls must be reachable by keyboard; content that doesn't is not a tab stop. */
function reachIfScrolling(node: HTMLElement | null) {
  if (!node) return undefined;
  const measure = () => {
    if (node.scrollHeight > node.clientHeight) node.tabIndex = 0;
    else node.removeAttribute("tabindex");
  };
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(node);
  return () => observer.disconnect();
}
