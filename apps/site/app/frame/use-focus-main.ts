import { useEffect, useRef } from "react";

/** Something else stands on the page now: the focus goes where it begins, as it would with a new document. */
export function useFocusMain(shown: string): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [shown]);
}
