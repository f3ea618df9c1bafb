import { focusManager } from "@tanstack/react-query";
import { hearFromTabs } from "../state/stale.ts";
import type { Visit } from "../visit.ts";
import { invalidateOperations } from "./stale.ts";

/**
 * Fetches again what the same person changes in another tab, until the signal aborts.
 *
 * What other people change is fetched when the page is looked at again (`refetchOnWindowFocus`): from here on also when
 * its window gets the focus, because with two windows side by side, neither is ever hidden.
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
  const lookAgain = () => void queryClient.invalidateQueries();
  // What is on the page stays there until the new answer has come.
  const stop = hearFromTabs(store, (operations) =>
    operations.includes("everything") ? lookAgain() : invalidateOperations(queryClient, operations),
  );
  left.addEventListener("abort", stop);
  // A page from the back/forward cache has heard nothing in the meantime.
  window.addEventListener("pageshow", ({ persisted }) => persisted && lookAgain(), { signal: left });
}
