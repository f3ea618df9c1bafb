// What a control shows of its action, both before and after the action's code has loaded.
import type { ToastMessage } from "@troth/ui/toast";
import type { Problem } from "./problem.ts";

export type ShowToast = (message: ToastMessage) => void;

export type ActionState = {
  /** In progress. */
  busy: boolean;
  /** Why the last one failed. */
  problem: Problem | null;
  /** Its confirmation is open. */
  asking: boolean;
};

export const idleState: ActionState = { busy: false, problem: null, asking: false };

/** Where a problem is shown: in a toast on its own, or under a title. */
export type Failed = "toast" | { toast: string };

/**
 * Shows a problem in a toast if `failed` asks for one, which closes the confirmation. Otherwise the control's own place
 * shows it.
 */
export function showProblem(problem: Problem, failed: Failed | undefined, showToast: ShowToast): Partial<ActionState> {
  if (!failed) return { problem };
  showToast(
    failed === "toast"
      ? { title: problem.message, tone: "danger" }
      : { title: failed.toast, description: problem.message, tone: "danger" },
  );
  return { problem, asking: false };
}
