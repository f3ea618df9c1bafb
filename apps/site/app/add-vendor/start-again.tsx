import { AlertDialog } from "@troth/ui/alert-dialog";
import { messages } from "./messages.ts";

const words = messages.startAgain;

type StartAgainProps = { onOpenChange: (open: boolean) => void; onConfirm: () => void };

/** Asks before everything that was entered goes. */
export function StartAgain(props: StartAgainProps) {
  return (
    <AlertDialog
      open
      tone="danger"
      title={words.title}
      description={words.description}
      confirmLabel={words.confirm}
      {...props}
    />
  );
}
