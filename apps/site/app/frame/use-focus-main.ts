import { useEffect, useRef } from "react";

/**
 * Something else stands on the page now: the focus goes where it begins, as it would with a new document. Null: what stands
 * there now takes the focus by itself.
 */
export function useFocusMain(shown: string | null): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (shown === null) return;
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [shown]);
}
