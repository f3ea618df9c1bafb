import { type RefObject, useEffect, useRef } from "react";

/**
 * Moves the focus to the target when something is removed: a dialog would return it to the button that opened it, but
 * that button has gone along with what the dialog removed.
 */
export function useFocusOnRemoval(target: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count);
  useEffect(() => {
    const isLoss = count < before.current;
    before.current = count;
    if (!isLoss) return;
    const isLost = () => document.activeElement === document.body;
    const had = isLost();
    // After the dialog, which would move it to whatever comes next.
    const timer = setTimeout(() => {
      if (had || isLost()) target.current?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [count, target]);
}
