"use client";

import * as Radix from "@radix-ui/react-toast";
import { CircleAlert, CircleCheck, X } from "lucide-react";
import { createPortal } from "react-dom";
import { IconButton } from "../icon-button/icon-button.tsx";
import type { ShownToast } from "./toast.tsx";

const icons = {
  neutral: null,
  success: <CircleCheck aria-hidden className="mt-2 size-5 shrink-0 text-green" />,
  danger: <CircleAlert aria-hidden className="mt-2 size-5 shrink-0 text-rose" />,
};

export type ToasterProps = {
  /** Newest last. */
  toasts: ShownToast[];
  /** Names the region. */
  label: string;
  /** Names the close button. */
  closeLabel: string;
  /** What screen readers say before each one. */
  noticeLabel: string;
  /** Called with the notice to remove. */
  dismiss: (id: number) => void;
};

/** The region where notices appear; loaded with the first of them. */
export function Toaster({ toasts, label, closeLabel, noticeLabel, dismiss }: ToasterProps) {
  return (
    <Radix.Provider label={noticeLabel} duration={6000} swipeDirection="down">
      {toasts.map(({ id, title, description, tone = "neutral", action, duration }) => (
        <Radix.Root
          key={id}
          data-slot="toast"
          data-tone={tone}
          // Only bad news interrupts a screen reader.
          type={tone === "danger" ? "foreground" : "background"}
          open
          onOpenChange={(next) => !next && dismiss(id)}
          {...(duration === undefined ? {} : { duration })}
          className="pointer-events-auto flex animate-rise items-start gap-3 rounded-card border border-hairline bg-raised py-2 ps-4 pe-2 text-ink shadow-float data-[swipe=move]:translate-y-(--radix-toast-swipe-move-y) motion-reduce:animate-none"
        >
          {icons[tone]}
          <div className="min-w-0 grow py-1.5 text-15">
            <Radix.Title className="font-semibold">{title}</Radix.Title>
            {description ? <Radix.Description className="text-14 text-muted">{description}</Radix.Description> : null}
            {action ? (
              <Radix.Action asChild altText={action.altText}>
                {action.element}
              </Radix.Action>
            ) : null}
          </div>
          <Radix.Close asChild>
            <IconButton label={closeLabel} size="sm">
              <X aria-hidden />
            </IconButton>
          </Radix.Close>
        </Radix.Root>
      ))}
      {/* At the end of the document, and live, so that a dialog does not hide it from screen readers with the page. */}
      {createPortal(
        <div aria-live="off">
          <Radix.Viewport
            label={label}
            className={[
              "fixed inset-x-4 bottom-4 z-toast flex flex-col gap-2.5 sm:inset-x-auto sm:end-6 sm:bottom-6 sm:w-96",
              // A phone's dialog has its buttons at the foot: then notices come from above.
              "max-sm:in-[body:has([data-slot=dialog-overlay])]:top-4 max-sm:in-[body:has([data-slot=dialog-overlay])]:bottom-auto",
            ].join(" ")}
          />
        </div>,
        document.body,
      )}
    </Radix.Provider>
  );
}
