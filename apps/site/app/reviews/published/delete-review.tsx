import { AlertDialog } from "@troth/ui/alert-dialog";
import { useSetAtom } from "jotai";
import type { ReactElement } from "react";
import { useAction } from "../../actions/use-action.ts";
import { reviewEditDraft } from "../../state/review-edits.ts";
import { messages } from "./edit-messages.ts";
import { affected } from "./affected.ts";

const words = messages.remove;

type DeleteReviewProps = {
  id: string;
  vendorName: string;
  /** The button that asks. */
  trigger: ReactElement;
  onDone?: () => void | Promise<void>;
};

/** Deletes someone's own review, once they have read what goes with it. */
export function DeleteReview({ id, vendorName, trigger, onDone }: DeleteReviewProps) {
  const forget = useSetAtom(reviewEditDraft(id));
  const remove = useAction("deleteReview", {
    stale: affected,
    done: words.done,
    failed: "toast",
    onDone: async () => {
      forget(null);
      await onDone?.();
    },
  });
  return (
    <AlertDialog
      {...remove.confirmation({ path: { id } })}
      tone="danger"
      title={words.title(vendorName)}
      description={words.text}
      confirmLabel={words.confirm}
      trigger={trigger}
    />
  );
}
