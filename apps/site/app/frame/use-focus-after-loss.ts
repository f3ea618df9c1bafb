import { type RefObject, useEffect, useRef } from "react";

/**
 * Takes the focus once there is less than there was: a dialog gives it back to the button that opened it, and that button
 * is gone with what the dialog removed.
 */
export function useFocusAfterLoss(target: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count);
  useEffect(() => {
    const isLoss = count < before.current;
    before.current = count;
    if (!isLoss) return;
    // After the dialog has tried.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) target.current?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [count, target]);
}
