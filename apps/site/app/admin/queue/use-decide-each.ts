import { ApiProblem, type TrothClient } from "@troth/api-client";
import type { OperationId } from "@troth/api-client";
import { useToast } from "@troth/ui/toast";
import { useAction } from "../../actions/use-action.ts";
import { problemMessage } from "../../forms/problem-message.ts";
import { messages } from "../messages.ts";

const words = messages.queue;

type Options<Item, Decision> = {
  /** One call for each, so that each is on record by itself. */
  call: (api: TrothClient, item: Item, decision: Decision, signal: AbortSignal) => Promise<unknown>;
  nameOf: (item: Item) => string;
  stale: readonly OperationId[];
};

/** The same decision about one thing or several. What others have decided meanwhile stays as it is, and is named. */
export function useDecideEach<Item, Decision>({ call, nameOf, stale }: Options<Item, Decision>) {
  const toast = useToast();
  const action = useAction(
    async ({ items, decision }: { items: readonly Item[]; decision: Decision }, { api, signal }) => {
      const refused: string[] = [];
      for (const item of items) {
        try {
          await call(api, item, decision, signal);
        } catch (error) {
          if (!(error instanceof ApiProblem) || error.kind === "unauthorized") throw error;
          refused.push(words.failedFor(nameOf(item), problemMessage(error)));
        }
      }
      return refused;
    },
    {
      stale,
      onDone: (refused) => {
        if (refused.length > 0)
          toast({ title: words.someFailed(refused.length), description: refused.join(" "), tone: "danger" });
      },
      failed: { toast: words.notDecided },
    },
  );
  return (items: readonly Item[], decision: Decision) => action.run({ items, decision });
}
