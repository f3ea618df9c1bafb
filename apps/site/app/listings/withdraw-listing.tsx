import { AlertDialog } from "@troth/ui/alert-dialog";
import { Button } from "@troth/ui/button";
import { ActionProblem } from "../actions/action-problem.tsx";
import { useAction } from "../actions/use-action.ts";
import { messages } from "./messages.ts";

const words = messages.withdraw;

type WithdrawListingProps = {
  vendor: { id: string; name: string };
  /** What comes next. */
  onDone?: () => void | Promise<void>;
};

/** For the person who added it, until it's approved. It can't be undone, so it asks first. */
export function WithdrawListing({ vendor: { id, name }, onDone }: WithdrawListingProps) {
  const withdraw = useAction("withdrawVendor", {
    stale: ["listMyVendors", "findDuplicates"],
    done: words.done(name),
    ...(onDone && { onDone }),
  });
  return (
    <AlertDialog
      {...withdraw.confirmation({ path: { id } })}
      tone="danger"
      title={words.title(name)}
      description={words.description}
      confirmLabel={words.confirm}
      trigger={
        <Button size="sm" variant="outline" aria-label={words.buttonOf(name)}>
          {words.button}
        </Button>
      }
    >
      <ActionProblem action={withdraw} title={words.problem} />
    </AlertDialog>
  );
}
