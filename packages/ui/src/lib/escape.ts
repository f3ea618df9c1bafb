"use client";

import { type RefObject, useEffect, useRef } from "react";

/**
 * While something small is open inside `root`, the Escape key pressed there is its own. A dialog around it listens at the
 * document, before any handler of an element could stop it, so this listens one step earlier.
 */
export function useEscape(open: boolean, root: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    if (!open) return undefined;
    const hear = (event: KeyboardEvent) => {
      // While an input method composes a word, its keys are its own.
      if (event.key !== "Escape" || event.isComposing || !root.current?.contains(event.target as Node)) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    window.addEventListener("keydown", hear, { capture: true });
    return () => window.removeEventListener("keydown", hear, { capture: true });
  }, [open, root]);
}
