"use client";

import { type ReactElement, type ReactNode, useState } from "react";
import { Button } from "../button/button.tsx";
import { Dialog, DialogClose } from "../dialog/dialog.tsx";
import { useTexts, type Words } from "../lib/locale.ts";

export type AlertDialogProps = {
  /** Whether it shows, where the caller keeps that. */
  open?: boolean | undefined;
  /** Called when it wants to open or close. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The question, such as "Log out?". */
  title: ReactNode;
  /** What follows from a yes. */
  description?: ReactNode | undefined;
  /** The yes, as a verb: "Log out", "Delete". Default "Confirm". */
  confirmLabel?: string | undefined;
  /** The no. Default "Cancel". */
  cancelLabel?: string | undefined;
  /** `danger` where something is lost. Default `accent`. */
  tone?: "accent" | "danger" | undefined;
  /** Called at the yes. While its promise is under way the dialog waits, then it closes; if the promise is rejected, it stays. */
  onConfirm: () => void | Promise<void>;
  /** The yes is under way elsewhere: the dialog stays. Default `false`. */
  busy?: boolean | undefined;
  /** The button that opens it. Without one the focus goes back to whatever had it. */
  trigger?: ReactElement | undefined;
  /** More to see or fill in before the answer. */
  children?: ReactNode | undefined;
};

export type AlertDialogTexts = Words<AlertDialogProps, "confirmLabel" | "cancelLabel">;

declare module "../lib/locale.ts" {
  interface Texts {
    "alert-dialog": AlertDialogTexts;
  }
}

const english: AlertDialogTexts = { confirmLabel: "Confirm", cancelLabel: "Cancel" };

/** Asks before something that is not easily undone. The no has the focus first. */
export function AlertDialog({
  open,
  onOpenChange,
  confirmLabel,
  cancelLabel,
  tone = "accent",
  onConfirm,
  busy = false,
  ...props
}: AlertDialogProps) {
  const words = useTexts("alert-dialog", english);
  const [ownOpen, setOwnOpen] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const waits = busy || confirming;

  const change = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  const confirm = async () => {
    setConfirming(true);
    try {
      await onConfirm();
      change(false);
    } finally {
      setConfirming(false);
    }
  };

  return (
    <Dialog
      {...props}
      data-slot="alert-dialog"
      role="alertdialog"
      size="sm"
      closeHidden
      open={open ?? ownOpen}
      onOpenChange={(next) => {
        if (next || !waits) change(next);
      }}
      onInteractOutside={(event) => event.preventDefault()}
      footer={
        <>
          <DialogClose>
            <Button variant="outline" disabled={waits}>
              {cancelLabel ?? words.cancelLabel}
            </Button>
          </DialogClose>
          <Button tone={tone} loading={waits} onClick={() => void confirm()}>
            {confirmLabel ?? words.confirmLabel}
          </Button>
        </>
      }
    />
  );
}
