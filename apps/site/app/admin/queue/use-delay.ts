import { useEffect, useState } from "react";
import { createDelay } from "./delay.ts";

/** Decisions that wait to be sent. What is left when the page goes is sent at once. */
export function useDelay() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [delay] = useState(() => createDelay(setIds));
  useEffect(() => {
    window.addEventListener("pagehide", delay.leave);
    return () => {
      window.removeEventListener("pagehide", delay.leave);
      delay.flush();
    };
  }, [delay]);
  return { ids, add: delay.add, undo: delay.undo };
}
