// Keeps the admins' pages up to date while others decide.
import { ApiProblem, type OperationId, type Schemas, type TrothClient } from "@troth/api-client";
import { useEffect } from "react";
import { invalidateOperations } from "../actions/stale.ts";
import { useVisit } from "../visit.ts";

type Queue = Schemas["Queue"];

/** What shows a queue, or something that is in it. */
const showing: Record<Queue, readonly OperationId[]> = {
  vendors: ["listPendingVendors", "getVendorCase"],
  claims: ["listPendingClaims", "getClaimCase"],
  proposals: ["listPendingProposals", "getProposalCase"],
  reports: ["listReportTickets", "getReportCase"],
  "held-reviews": ["listHeldReviews", "getHeldReview"],
  notices: ["listNotices", "getReportCase", "getCaseBackground"],
  removals: ["listRemovals", "getCaseBackground"],
  proofs: ["listProofs", "getCaseBackground"],
};

/** Fetches again what others have changed, for as long as the page is shown. Call it once on a page. */
export function useLiveQueues(): void {
  const { api, queryClient } = useVisit();
  useEffect(() => {
    const changed = (queues: readonly Queue[]) =>
      invalidateOperations(queryClient, ["getFigures", ...queues.flatMap((queue) => showing[queue])]);
    let stop: (() => void) | null = null;
    // The first thing that is heard is that everything may have changed, so nothing is missed meanwhile.
    const update = () => {
      const isOn = !document.hidden && navigator.onLine;
      if (isOn) stop ??= followQueues(api, changed);
      else {
        stop?.();
        stop = null;
      }
    };
    update();
    document.addEventListener("visibilitychange", update);
    window.addEventListener("online", update);
    window.addEventListener("offline", update);
    return () => {
      document.removeEventListener("visibilitychange", update);
      window.removeEventListener("online", update);
      window.removeEventListener("offline", update);
      stop?.();
    };
  }, [api, queryClient]);
}

/** Milliseconds. */
const usual = {
  /** That the first event may take: a proxy may hold it back. */
  start: 10_000,
  /** Without a sign of life after that. */
  silence: 35_000,
  /** Until the next attempt after the first failure. */
  pause: 1_000,
  /** Between two looks while there are no events. */
  poll: 20_000,
};

/**
 * Hears about changes until stopped. When the events fail twice, everything counts as changed now and then instead, and
 * each time the events are tried again.
 * @param times shorter in tests
 */
export function followQueues(
  api: Pick<TrothClient, "watchQueues">,
  changed: (queues: readonly Queue[]) => void,
  { start, silence, pause, poll } = usual,
): () => void {
  const stopping = new AbortController();

  /** One connection. Its end is usual, if there was an event on it. */
  async function listen(): Promise<void> {
    const call = new AbortController();
    const abort = () => call.abort();
    stopping.signal.addEventListener("abort", abort);
    let timer = setTimeout(abort, start);
    try {
      const stream = await api.watchQueues({ signal: call.signal });
      const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
      let text = "";
      let isFirst = true;
      for (;;) {
        const { value, done } = await reader.read();
        if (done) break;
        clearTimeout(timer);
        timer = setTimeout(abort, silence);
        const events = (text + value).split("\n\n");
        text = events.pop()!;
        for (const event of events) {
          const data = /^event: changed\ndata: (.*)$/m.exec(event)?.[1];
          if (data === undefined) continue;
          isFirst = false;
          changed((JSON.parse(data) as Schemas["QueueChange"]).queues);
        }
      }
      if (isFirst) throw new Error("The events ended before they began");
    } finally {
      clearTimeout(timer);
      stopping.signal.removeEventListener("abort", abort);
    }
  }

  async function follow(): Promise<void> {
    for (let failures = 0; !stopping.signal.aborted;) {
      try {
        await listen();
        failures = 0;
      } catch (error) {
        if (stopping.signal.aborted || (error instanceof ApiProblem && [401, 403].includes(error.status))) return;
        failures++;
        if (failures > 1) changed(Object.keys(showing) as Queue[]);
        await wait(failures > 1 ? poll : pause, stopping.signal);
      }
    }
  }
  void follow();
  return () => stopping.abort();
}

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((done) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      done();
    });
  });
