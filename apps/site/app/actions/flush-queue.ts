// Sends what waits for the connection. Loaded only when something does.
import { ApiProblem } from "@troth/api-client";
import { problemMessage } from "../forms/problem-message.ts";
import { syncFromStorage } from "../state/persisted.ts";
import { sessionAtom } from "../state/session.ts";
import { type QueuedAction, queuedActionsAtom, dequeueAtom } from "../state/action-queue.ts";
import { tellTabsAtom } from "../state/stale.ts";
import { NoSuchOperation } from "../lazy-client.ts";
import type { Visit } from "../visit.ts";
import type { ShowToast } from "./action-state.ts";
import { callOf } from "./call.ts";
import { inTurn } from "./in-turn.ts";
import type { OptimisticUpdate } from "./changes.ts";
import { messages } from "./lazy-messages.ts";
import { isPassing } from "./problem.ts";
import { settle } from "./action-queue.ts";

/** Seconds until the next try, if the server does not say. */
const PAUSE = 15;

/**
 * Sends what is waiting. What the server refuses is reported and dropped. Returns the seconds until the next try, or
 * null if none is needed: everything has been sent, or no one is logged in.
 */
export async function flushQueue({ api, queryClient, store }: Visit, showToast: ShowToast): Promise<number | null> {
  const dequeue = (action: QueuedAction, end: keyof OptimisticUpdate) => {
    settle(action, end, queryClient);
    if (end === "commit") store.set(tellTabsAtom, action.stale);
    store.set(dequeueAtom, action.id);
  };
  for (;;) {
    // Another tab may have sent some of it.
    syncFromStorage(store, "waiting");
    const { _id } = store.get(sessionAtom).userData;
    const [first] = store.get(queuedActionsAtom);
    if (!first || !_id) return null;
    if (first.personId !== _id) {
      dequeue(first, "rollback");
      continue;
    }
    try {
      await callOf(api, first.operation)(first.input);
      dequeue(first, "commit");
    } catch (error) {
      if (error instanceof NoSuchOperation) {
        dequeue(first, "rollback");
        continue;
      }
      if (isPassing(error)) return (error instanceof ApiProblem ? error.retryAfter : undefined) ?? PAUSE;
      // The session is over, so it waits for the next one.
      if (error instanceof ApiProblem && error.status === 401) return null;
      dequeue(first, "rollback");
      showToast({ title: messages.refused, description: problemMessage(error), tone: "danger" });
    }
  }
}

type Sending = {
  showToast: ShowToast;
  /** Told whether anything is waiting that could not be sent. */
  onStuck: (stuck: boolean) => void;
};

/** Sends what is waiting: now, whenever the connection returns, and at intervals. Returns a function that stops it. */
export function startQueueSync(visit: Visit, { showToast, onStuck }: Sending): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending = false;
  let stopped = false;
  const send = async () => {
    if (sending || stopped) return;
    sending = true;
    clearTimeout(timer);
    const pause = await inTurn("troth.waiting", () => flushQueue(visit, showToast)).finally(() => (sending = false));
    if (stopped) return;
    onStuck(pause !== null);
    if (pause !== null) timer = setTimeout(() => void send(), pause * 1_000);
  };
  const onOnline = () => void send();
  window.addEventListener("online", onOnline);
  if (navigator.onLine) void send();
  return () => {
    stopped = true;
    clearTimeout(timer);
    window.removeEventListener("online", onOnline);
  };
}
