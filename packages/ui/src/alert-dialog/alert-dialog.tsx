"use client";

import { type ReactElement, type ReactNode, useState } from "react";
import { Button } from "../button/button.tsx";
import { Dialog, DialogClose } from "../dialog/dialog.tsx";
import { useTexts, type Words } from "../lib/locale.ts";

export type AlertDialogProps = {
  /** Whether it is open, when the caller controls it. */
  open?: boolean | undefined;
  /** Called when it is about to open or close. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The question, such as "Log out?". */
  title: ReactNode;
  /** What happens after a yes. */
  description?: ReactNode | undefined;
  /** The yes, as a verb: "Log out", "Delete". Default "Confirm". */
  confirmLabel?: string | undefined;
  /** The no. Default "Cancel". */
  cancelLabel?: string | undefined;
  /** `danger` where something will be lost. Default `accent`. */
  tone?: "accent" | "danger" | undefined;
  /**
   * Called on a yes. The dialog waits for the promise it returns, then closes; if the promise rejects, it stays open.
   */
  onConfirm: () => void | Promise<void>;
  /** The yes is being carried out elsewhere: the dialog stays open. Default `false`. */
  busy?: boolean | undefined;
  /** The button that opens it. Without one, the focus returns to whatever had it before. */
  trigger?: ReactElement | undefined;
  /** More to read or fill in before answering. */
  children?: ReactNode | undefined;
};

export type AlertDialogTexts = Words<AlertDialogProps, "confirmLabel" | "cancelLabel">;

declare module "../lib/locale.ts" {
  interface Texts {
    "alert-dialog": AlertDialogTexts;
  }
}

const english: AlertDialogTexts = { confirmLabel: "Confirm", cancelLabel: "Cancel" };

/** Asks for confirmation before something that is hard to undo. The no has the focus first. */
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
