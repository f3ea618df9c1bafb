import type { ReactElement, ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { Dialog, DialogClose } from "../dialog/dialog.tsx";

export type ConfirmDialogProps = {
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
  /** Called at the yes. The caller closes the dialog when it is done. */
  onConfirm: () => void;
  /** The yes is under way: the dialog stays. Default `false`. */
  busy?: boolean | undefined;
  /** The button that opens it. */
  trigger?: ReactElement | undefined;
  /** More to see or fill in before the answer. */
  children?: ReactNode | undefined;
};

/** Asks before something that is not easily undone. The no has the focus first. */
export function ConfirmDialog({
  confirmLabel = "Confirm",
  cancelLabel = "Cancel",
  tone = "accent",
  onConfirm,
  busy = false,
  onOpenChange,
  ...props
}: ConfirmDialogProps) {
  return (
    <Dialog
      {...props}
      data-slot="confirm-dialog"
      role="alertdialog"
      size="sm"
      closeHidden
      onOpenChange={(open) => {
        if (open || !busy) onOpenChange?.(open);
      }}
      onInteractOutside={(event) => event.preventDefault()}
      onEscapeKeyDown={(event) => {
        if (busy) event.preventDefault();
      }}
      footer={
        <>
          <DialogClose>
            <Button variant="outline" disabled={busy}>
              {cancelLabel}
            </Button>
          </DialogClose>
          <Button tone={tone} loading={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
