import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import { messages } from "./messages.ts";
import type { Action } from "./use-action.ts";

type ActionProblemProps = {
  action: Pick<Action<never, unknown>, "problem" | "busy" | "again">;
  /** What could not be done, where the problem alone does not say so. */
  title?: string;
};

/** Beside a control: why its action failed and, where it may help, a button to try again. */
export function ActionProblem({ action: { problem, busy, again }, title }: ActionProblemProps) {
  if (!problem) return null;
  return (
    <Banner
      tone="danger"
      live
      title={title}
      action={
        problem.passing ? (
          <Button size="sm" variant="outline" loading={busy} onClick={() => void again()}>
            {messages.again}
          </Button>
        ) : undefined
      }
    >
      {problem.message}
    </Banner>
  );
}
