"use client";

import { type RefObject, useEffect, useRef } from "react";

/**
 * While something small is open inside `root`, it gets the Escape key pressed there. A dialog around it listens on the
 * document, before any element's handler could stop the event, so this listens one step earlier.
 */
export function useEscape(open: boolean, root: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    if (!open) return undefined;
    const hear = (event: KeyboardEvent) => {
      // While an input method is composing a word, it needs its keys.
      if (event.key !== "Escape" || event.isComposing || !root.current?.contains(event.target as Node)) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    window.addEventListener("keydown", hear, { capture: true });
    return () => window.removeEventListener("keydown", hear, { capture: true });
  }, [open, root]);
}
