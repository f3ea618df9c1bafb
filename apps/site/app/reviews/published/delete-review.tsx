import type { Schemas } from "@troth/api-client";
import { AlertDialog } from "@troth/ui/alert-dialog";
import { useSetAtom } from "jotai";
import type { ReactElement } from "react";
import { useAction } from "../../actions/use-action.ts";
import { reviewEditDraft } from "../../state/review-edits.ts";
import { messages } from "./edit-messages.ts";
import { affected } from "./affected.ts";

/** What deleting a review is called: one that is still being checked is withdrawn. */
export const removalWords = (status: Schemas["ReviewStatus"]) =>
  status === "held" ? messages.withdraw : messages.remove;

type DeleteReviewProps = {
  review: Pick<Schemas["Review"], "id" | "status">;
  vendorName: string;
  /** The button that asks. */
  trigger: ReactElement;
  onDone?: () => void | Promise<void>;
};

/** Deletes someone's own review, once they have read what goes with it. */
export function DeleteReview({ review: { id, status }, vendorName, trigger, onDone }: DeleteReviewProps) {
  const words = removalWords(status);
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
