import { useEffect, useState } from "react";
import { createDelay } from "./delay.ts";

/** Decisions that wait to be sent. What is left when the page goes is sent at once, and the browser asks before it closes. */
export function useDelay() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [delay] = useState(() => createDelay(setIds));
  useEffect(() => {
    const stay = (event: BeforeUnloadEvent) => {
      if (!delay.isBusy()) return;
      delay.flush();
      event.preventDefault();
    };
    window.addEventListener("beforeunload", stay);
    return () => {
      window.removeEventListener("beforeunload", stay);
      delay.flush();
    };
  }, [delay]);
  return { ids, add: delay.add, undo: delay.undo };
}
