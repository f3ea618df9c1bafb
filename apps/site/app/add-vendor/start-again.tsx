import { AlertDialog } from "@troth/ui/alert-dialog";
import { useAtomValue } from "jotai";
import { sessionAtom } from "../state/session.ts";
import { messages } from "./messages.ts";

const words = messages.startAgain;

type StartAgainProps = { onOpenChange: (open: boolean) => void; onConfirm: () => void };

/** Asks before everything that was entered goes. */
export function StartAgain(props: StartAgainProps) {
  const { isLoggedIn } = useAtomValue(sessionAtom);
  return (
    <AlertDialog
      open
      tone="danger"
      title={words.title}
      description={isLoggedIn ? words.everywhere : words.description}
      confirmLabel={words.confirm}
      {...props}
    />
  );
}
