// Actions that wait for the connection. One tab sends them in order, one after another, and each of them may be sent
// twice without being done twice: see `flush-queue.ts`.
import type { QueryClient } from "@tanstack/react-query";
import { ownQueuedActionsAtom, type QueuedAction, enqueueAtom, queuedActionsAtom } from "../state/action-queue.ts";
import type { Queue } from "./action.ts";
import type { OptimisticUpdate } from "./changes.ts";
import { invalidateOperations } from "./stale.ts";

// The changes on top of the cache while an action waits; after a reload there are none.
const updatesFor = new Map<string, readonly OptimisticUpdate[]>();

/** Ends an action's wait: its changes are kept or undone, and what it made stale is fetched again. */
export function settle(
  { id, stale }: Pick<QueuedAction, "id" | "stale">,
  end: keyof OptimisticUpdate,
  client: QueryClient,
): void {
  for (const one of updatesFor.get(id) ?? []) one[end]();
  updatesFor.delete(id);
  invalidateOperations(client, stale);
}

/**
 * For `offline`: an action without a connection waits for one, and survives a reload meanwhile. Its changes show as
 * long as it waits, and the shell says that it does.
 */
export const queue: Queue = {
  hasPending: ({ store }) => store.get(ownQueuedActionsAtom).length > 0,
  enqueue: ({ queryClient, store }, action, updates) => {
    const id = store.set(enqueueAtom, action);
    if (id === null) return false;
    updatesFor.set(id, updates);
    const stop = store.sub(queuedActionsAtom, () => {
      if (store.get(queuedActionsAtom).some((one) => one.id === id)) return;
      stop();
      // Another tab has sent it; the fresh answer tells whether that worked.
      if (updatesFor.has(id)) settle({ id, stale: action.stale }, "commit", queryClient);
    });
    return true;
  },
};
