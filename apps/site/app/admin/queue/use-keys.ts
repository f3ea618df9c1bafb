import { useAtomValue } from "jotai";
import { useEffectEvent, useLayoutEffect } from "react";
import { noSingleKeysAtom } from "../../state/single-keys.ts";

/** A key, by what it types. `press` is missing while there is nothing to act on. */
export type Key = { key: string; does: string; press: (() => void) | undefined };

/**
 * Single keys for a whole page. They do nothing while someone types, together with Ctrl, Alt or the command key, while a
 * dialog is open, or when they are switched off.
 */
export function useKeys(keys: readonly Key[]): void {
  const isOff = useAtomValue(noSingleKeysAtom);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
    if (isTyping(event.target) || document.querySelector("[role=dialog], [role=alertdialog]")) return;
    // The help stays within reach of people who want the keys back.
    if (isOff && event.key !== "?") return;
    // A key that is held down moves on, and does nothing else.
    if (event.repeat && event.key !== "j" && event.key !== "k") return;
    const press = keys.find(({ key }) => key === event.key)?.press;
    if (!press) return;
    event.preventDefault();
    press();
  });
  // Not a moment later than what they act on is there.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches("textarea, select, input:not([type=checkbox], [type=radio], [type=button], [type=submit])"));
