import { useEffect, useState } from "react";

/** Seconds between two e-mails. */
const PAUSE = 30;

/** The wait between two e-mails, counted down to 0. `begun`: one has just been sent. */
export function usePause(begun = false): { left: number; begin: () => void } {
  const [left, setLeft] = useState(begun ? PAUSE : 0);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);
  return { left, begin: () => setLeft(PAUSE) };
}
