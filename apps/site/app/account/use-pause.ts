import { useEffect, useState } from "react";

/** Counts seconds down to 0. */
export function usePause(): { left: number; begin: (seconds: number) => void } {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);
  return { left, begin: setLeft };
}
