import { useToast } from "@troth/ui/toast";
import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import { ownQueuedActionsAtom } from "../state/action-queue.ts";
import { useVisit } from "../visit.ts";

/**
 * Has everything that waits for the connection sent. Used once, by the shell. Returns how much is waiting, and whether
 * sending it has failed.
 */
export function useActionQueue(): { count: number; stuck: boolean } {
  const visit = useVisit();
  const showToast = useToast();
  const { length: count } = useAtomValue(ownQueuedActionsAtom);
  const [stuck, onStuck] = useState(false);
  const any = count > 0;
  useEffect(() => {
    if (!any) return;
    let gone = false;
    let stop = () => {};
    // Loaded along with the action that waits; after a reload, there is a connection to load it over.
    void (async () => {
      const { startQueueSync } = await import("./flush-queue.ts");
      if (!gone) stop = startQueueSync(visit, { showToast, onStuck });
    })();
    return () => {
      gone = true;
      stop();
      onStuck(false);
    };
  }, [any, visit, showToast]);
  return { count, stuck };
}
