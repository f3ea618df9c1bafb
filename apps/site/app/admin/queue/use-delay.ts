import { useEffect, useState } from "react";
import { useVisit } from "../../visit.ts";
import { createDelay } from "./delay.ts";

/** Decisions that wait to be sent. What is left when the page goes is sent at once. */
export function useDelay() {
  const visit = useVisit();
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [delay] = useState(() => createDelay(setIds));
  useEffect(() => {
    const leave = () => {
      visit.leaving = true;
      delay.leave();
    };
    // It has come back from the back/forward cache.
    const comeBack = () => (visit.leaving = false);
    window.addEventListener("pagehide", leave);
    window.addEventListener("pageshow", comeBack);
    return () =>
      void delay.flush().finally(() => {
        window.removeEventListener("pagehide", leave);
        window.removeEventListener("pageshow", comeBack);
      });
  }, [delay, visit]);
  return { ids, add: delay.add, undo: delay.undo };
}
