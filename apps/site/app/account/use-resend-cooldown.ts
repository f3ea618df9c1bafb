import { useEffect, useState } from "react";

/** Seconds between two e-mails. */
const RESEND_COOLDOWN_S = 30;

/** The wait between two e-mails, counted down to 0. `startActive`: one has just been sent. */
export function useResendCooldown(startActive = false): { left: number; start: () => void } {
  const [left, setLeft] = useState(startActive ? RESEND_COOLDOWN_S : 0);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);
  return { left, start: () => setLeft(RESEND_COOLDOWN_S) };
}
