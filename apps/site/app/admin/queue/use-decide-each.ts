import { ApiProblem, NetworkError, type OperationId } from "@troth/api-client";
import { useQueryClient } from "@tanstack/react-query";
import { useToast } from "@troth/ui/toast";
import { type ActionId, callOf, type InputOf } from "../../actions/call.ts";
import { type CallContext, useAction } from "../../actions/use-action.ts";
import { problemMessage } from "../../forms/problem-message.ts";
import { useVisit } from "../../visit.ts";
import { messages } from "../messages.ts";
import type { QueueItem } from "./queue.tsx";

const words = messages.queue;

type Options<Id extends ActionId, Item extends Pick<QueueItem, "since">, Decision> = {
  /** Called once for each, so that each is on record by itself. */
  operation: Id;
  inputOf: (item: Item, decision: Decision) => InputOf<Id>;
  nameOf: (item: Item) => string;
  /** What others have decided about it, the latest first. */
  decidedOf: (item: Item, call: CallContext) => Promise<readonly { what: string; who: string; at: string }[]>;
  stale: readonly OperationId[];
};

/** The same decision about one thing or several. What others have decided meanwhile stays as it is, and is named. */
export function useDecideEach<Id extends ActionId, Item extends Pick<QueueItem, "since">, Decision>({
  operation,
  inputOf,
  nameOf,
  decidedOf,
  stale,
}: Options<Id, Item, Decision>) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const visit = useVisit();
  // No answer will come, so there is nothing to wait for.
  const sendAtOnce = (items: readonly Item[], decision: Decision) =>
    Promise.allSettled(items.map((item) => callOf(visit.api, operation)(inputOf(item, decision))));
  const whyNot = async (item: Item, error: unknown, call: CallContext) => {
    const isLate = error instanceof ApiProblem && error.kind === "conflict";
    const others = isLate ? await decidedOf(item, call).catch(() => []) : [];
    // Earlier ones sent it elsewhere, before it came here.
    const other = others.find(({ at }) => at > item.since);
    return other ? words.decidedMeanwhile(other.what, other.who) : problemMessage(error);
  };
  const action = useAction(
    async ({ items: all, decision }: { items: readonly Item[]; decision: Decision }, { api, signal }) => {
      const refused: string[] = [];
      let isCutOff = false;
      const items = [...all];
      // The queue may have been left for another page by then.
      const leave = () => void sendAtOnce(items.splice(0), decision);
      window.addEventListener("pagehide", leave);
      try {
        for (let item = items.shift(); item !== undefined; item = items.shift()) {
          if (isCutOff) {
            refused.push(words.failedFor(nameOf(item), words.notSent));
            continue;
          }
          try {
            await callOf(api, operation)({ ...inputOf(item, decision), signal });
          } catch (error) {
            if (error instanceof ApiProblem && error.kind === "unauthorized") throw error;
            isCutOff = error instanceof NetworkError;
            refused.push(words.failedFor(nameOf(item), await whyNot(item, error, { api, signal })));
          }
        }
      } finally {
        window.removeEventListener("pagehide", leave);
      }
      return refused;
    },
    {
      stale: [...stale, "getFigures"],
      onDone: async (refused) => {
        if (refused.length > 0)
          toast({ title: words.someFailed(refused.length), description: refused.join(" "), tone: "danger" });
        // Until then the rows would come back.
        await Promise.all(
          stale.map((operation) =>
            queryClient.refetchQueries({ queryKey: [operation], type: "active" }, { cancelRefetch: false }),
          ),
        );
      },
      failed: { toast: words.notDecided },
    },
  );
  return (items: readonly Item[], decision: Decision) =>
    visit.leaving ? sendAtOnce(items, decision) : action.run({ items, decision });
}
