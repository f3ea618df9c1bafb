import { useEffect, useRef } from "react";

/**
 * When the page's content is replaced, moves the focus to its start, as a new document would. With null, the new
 * content takes the focus itself.
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
