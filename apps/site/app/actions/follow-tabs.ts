import { focusManager } from "@tanstack/react-query";
import { hearFromTabs } from "../state/stale.ts";
import type { Visit } from "../visit.ts";
import { invalidateOperations } from "./stale.ts";

/**
 * Fetches again what the same person changes in another tab, until the signal aborts.
 *
 * What other people change is fetched when the page is looked at again (`refetchOnWindowFocus`): from here on also when
 * its window gets the focus, because of two windows side by side neither is ever hidden.
 */
export function followTabs({ queryClient, store }: Visit, left: AbortSignal): void {
  if (left.aborted) return;
  focusManager.setEventListener((onFocus) => {
    const look = () => onFocus();
    window.addEventListener("visibilitychange", look);
    window.addEventListener("focus", look);
    return () => {
      window.removeEventListener("visibilitychange", look);
      window.removeEventListener("focus", look);
    };
  });
  const stop = hearFromTabs(store, (operations) => invalidateOperations(queryClient, operations));
  left.addEventListener("abort", stop);
}
