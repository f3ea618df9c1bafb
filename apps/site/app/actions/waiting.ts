// Actions that wait for the connection. They are sent in their order, one after another, by one tab, and each of them may be
// sent twice without being done twice.
import { ApiProblem } from "@troth/api-client";
import type { QueryClient } from "@tanstack/react-query";
import { sayProblem } from "../forms/say-problem.ts";
import { catchUp } from "../state/persisted.ts";
import { sessionAtom } from "../state/session.ts";
import { mineWaitingAtom, type WaitingAction, waitAtom, waitingAtom, waitNoMoreAtom } from "../state/waiting.ts";
import type { Visit } from "../visit.ts";
import type { Queue, Say } from "./action.ts";
import { callOf } from "./call.ts";
import type { Laid } from "./changes.ts";
import { messages } from "./messages.ts";
import { isPassing } from "./problem.ts";
import { askAnew } from "./stale.ts";

/** Seconds until the next try, where the server does not say. */
const PAUSE = 15;

// What lies over the cache until an action waits no more; after a reload nothing does.
const laidFor = new Map<string, readonly Laid[]>();

function settle({ id, stale }: Pick<WaitingAction, "id" | "stale">, end: keyof Laid, client: QueryClient): void {
  for (const one of laidFor.get(id) ?? []) one[end]();
  laidFor.delete(id);
  askAnew(client, stale);
}

/**
 * For `offline`: an action that finds no connection waits for it, and survives a reload meanwhile. What it changes shows as
 * long as it waits; the shell says that it does.
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
      // Another tab has sent it, with what success the fresh answer tells.
      if (laidFor.has(id)) settle({ id, stale: action.stale }, "keep", queryClient);
    });
    return true;
  },
};

/**
 * Sends what waits. What the server refuses is said, and waits no more. Answers the seconds until another try, or null if
 * none is needed: all is sent, or nobody is logged in.
 */
export async function sendWaiting({ api, queryClient, store }: Visit, say: Say): Promise<number | null> {
  const waitsNoMore = (action: WaitingAction, end: keyof Laid) => {
    settle(action, end, queryClient);
    store.set(waitNoMoreAtom, action.id);
  };
  for (;;) {
    // Another tab may have sent some of it.
    catchUp(store, "waiting");
    const { _id } = store.get(sessionAtom).userData;
    const [first] = store.get(waitingAtom);
    if (!first || !_id) return null;
    const call = first.personId === _id ? callOf(api, first.operation) : undefined;
    if (!call) {
      waitsNoMore(first, "undo");
      continue;
    }
    try {
      await call(first.input);
      waitsNoMore(first, "keep");
    } catch (error) {
      if (isPassing(error)) return (error instanceof ApiProblem ? error.retryAfter : undefined) ?? PAUSE;
      // The session is over: it waits for the next one.
      if (error instanceof ApiProblem && error.status === 401) return null;
      waitsNoMore(first, "undo");
      say({ title: messages.refused, description: sayProblem(error), tone: "danger" });
    }
  }
}

type Sending = {
  say: Say;
  /** Told whether something waits that could not be sent. */
  onStuck: (stuck: boolean) => void;
};

/** Sends what waits now, whenever the connection returns, and from time to time. Answers how to stop. */
export function keepSending(visit: Visit, { say, onStuck }: Sending): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending = false;
  let stopped = false;
  const send = async () => {
    if (sending || stopped) return;
    sending = true;
    clearTimeout(timer);
    const pause = await inTurn(() => sendWaiting(visit, say)).finally(() => (sending = false));
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

/** One tab at a time, where the browser can say which. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  "locks" in navigator ? navigator.locks.request("troth.waiting", work) : work();
