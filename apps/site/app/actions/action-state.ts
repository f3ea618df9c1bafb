// What a control shows of its action, before the action's code has come as well as after.
import type { ToastMessage } from "@troth/ui/toast";
import type { Problem } from "./problem.ts";

export type Say = (message: ToastMessage) => void;

export type ActionState = {
  /** Under way. */
  busy: boolean;
  /** Why the last one did not go through. */
  problem: Problem | null;
  /** Its confirmation is open. */
  asking: boolean;
};

export const atRest: ActionState = { busy: false, problem: null, asking: false };

/** Where a problem is said: in a toast by itself, or under a title. */
export type Failed = "toast" | { toast: string };

/** Says a problem in a toast if `failed` asks for one, which closes the confirmation. Otherwise it is for its place to show. */
export function showProblem(problem: Problem, failed: Failed | undefined, say: Say): Partial<ActionState> {
  if (!failed) return { problem };
  say(
    failed === "toast"
      ? { title: problem.message, tone: "danger" }
      : { title: failed.toast, description: problem.message, tone: "danger" },
  );
  return { problem, asking: false };
}
