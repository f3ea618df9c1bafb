// Actions that wait for the connection. One tab sends them in order, one after another, and each of them may be sent
// twice without being done twice: see `send-waiting.ts`.
import type { QueryClient } from "@tanstack/react-query";
import { mineWaitingAtom, type WaitingAction, waitAtom, waitingAtom } from "../state/waiting.ts";
import type { Queue } from "./action.ts";
import type { Laid } from "./changes.ts";
import { askAnew } from "./stale.ts";

// The changes on top of the cache while an action waits; after a reload there are none.
const laidFor = new Map<string, readonly Laid[]>();

/** Ends an action's wait: its changes are kept or undone, and what it made stale is fetched again. */
export function settle({ id, stale }: Pick<WaitingAction, "id" | "stale">, end: keyof Laid, client: QueryClient): void {
  for (const one of laidFor.get(id) ?? []) one[end]();
  laidFor.delete(id);
  askAnew(client, stale);
}

/**
 * For `offline`: an action without a connection waits for one, and survives a reload meanwhile. Its changes show as
 * long as it waits, and the shell says that it does.
 */
export const queue: Queue = {
  isLong: ({ store }) => store.get(mineWaitingAtom).length > 0,
  take: ({ queryClient, store }, action, laid) => {
    const id = store.set(waitAtom, action);
    if (id === null) return false;
    laidFor.set(id, laid);
    const stop = store.sub(waitingAtom, () => {
      if (store.get(waitingAtom).some((one) => one.id === id)) return;
      stop();
      // Another tab has sent it; the fresh answer tells whether that worked.
      if (laidFor.has(id)) settle({ id, stale: action.stale }, "keep", queryClient);
    });
    return true;
  },
};
