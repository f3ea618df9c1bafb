import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import { messages } from "./messages.ts";
import type { Action } from "./use-action.ts";

type ActionProblemProps = {
  action: Pick<Action<never, unknown>, "problem" | "busy" | "again">;
  /** What did not come to be, where the problem alone does not tell. */
  title?: string;
};

/** Beside a control: why its action did not go through, and once more, where that may help. */
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
