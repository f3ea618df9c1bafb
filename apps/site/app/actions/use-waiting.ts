import { useToast } from "@troth/ui/toast";
import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import { mineWaitingAtom } from "../state/waiting.ts";
import { useVisit } from "../visit.ts";

/**
 * Has everything that waits for the connection sent. Used once, by the shell. Returns how much is waiting, and whether
 * sending it has failed.
 */
export function useWaiting(): { count: number; stuck: boolean } {
  const visit = useVisit();
  const say = useToast();
  const { length: count } = useAtomValue(mineWaitingAtom);
  const [stuck, onStuck] = useState(false);
  const any = count > 0;
  useEffect(() => {
    if (!any) return;
    let gone = false;
    let stop = () => {};
    // Loaded along with the action that waits; after a reload, there is a connection to load it over.
    void (async () => {
      const { keepSending } = await import("./send-waiting.ts");
      if (!gone) stop = keepSending(visit, { say, onStuck });
    })();
    return () => {
      gone = true;
      stop();
      onStuck(false);
    };
  }, [any, visit, say]);
  return { count, stuck };
}
