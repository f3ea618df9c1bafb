"use client";

import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useId, useState } from "react";
import { useEscape } from "./escape.ts";

export type ListboxSettings = {
  /** The element that the list hangs under. */
  root: RefObject<HTMLElement | null>;
  /** How many options there are. */
  count: number;
  /** Whether an option is disabled; the arrow keys skip it. */
  isDisabled?: ((index: number) => boolean) | undefined;
  /** Where the arrow keys start when they open the list: the current choice. Default at its end or beginning. */
  startAt?: number | undefined;
  /** Called when an option is taken, by Enter or a press. */
  onSelect: (index: number) => void;
};

/**
 * The list under a field, following the ARIA combobox pattern: the focus stays in the field, and
 * `aria-activedescendant` names the active option. One step beyond either end of the list is the field itself.
 */
export function useListbox({ root, count, isDisabled, startAt = -1, onSelect }: ListboxSettings) {
  const id = useId();
  const [wanted, setWanted] = useState(false);
  const [side, setSide] = useState<"top" | "bottom">("bottom");
  const [at, setAt] = useState({ index: -1, byKey: false });
  const open = wanted && count > 0;
  const active = open && at.index < count ? at.index : -1;

  // Only for keys: the list would slip away under a pointer.
  useEffect(() => {
    if (at.byKey && active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [id, active, at.byKey]);

  const show = () => {
    if (!wanted) setSide(sideOf(root));
    setWanted(true);
  };
  const close = () => {
    setWanted(false);
    setAt({ index: -1, byKey: false });
  };
  useEscape(open, root, close);
  const reset = () => setAt({ index: -1, byKey: false });

  /** The available option `step` away from here, or -1, which is the field. */
  const next = (from: number, step: 1 | -1): number => {
    const places = count + 1;
    const place = ((from + 1 + step + places) % places) - 1;
    return place >= 0 && isDisabled?.(place) ? next(place, step) : place;
  };
  /** The available option nearest to where a page key, Home or End leads. */
  const nearest = (index: number, step: 1 | -1): number => {
    const within = Math.min(Math.max(index, 0), count - 1);
    const found = isDisabled?.(within) ? next(within, step) : within;
    return found < 0 ? active : found;
  };

  /** Moves, takes and closes; `true` if the list handled the key. */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    // While an input method is composing a word, it needs its keys.
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.shiftKey) return false;
    const moveTo = (index: number) => {
      event.preventDefault();
      show();
      setAt({ index, byKey: true });
      return true;
    };
    switch (event.key) {
      case "ArrowDown":
      case "ArrowUp":
        if (event.altKey) {
          event.preventDefault();
          if (event.key === "ArrowUp") close();
          else show();
          return true;
        }
        if (count === 0) return false;
        // The first arrow press, not one that has come round to the field again.
        if (active < 0 && !at.byKey && startAt >= 0) return moveTo(startAt);
        return moveTo(next(active, event.key === "ArrowDown" ? 1 : -1));
      // With no active option, these keys move within the text, as everywhere.
      case "Home":
        return active >= 0 && moveTo(nearest(0, 1));
      case "End":
        return active >= 0 && moveTo(nearest(count - 1, -1));
      case "PageDown":
        return open && moveTo(nearest(active + PAGE, -1));
      case "PageUp":
        return open && moveTo(nearest(active - PAGE, 1));
      case "Escape":
        // It hasn't opened yet, so the key isn't for it alone.
        close();
        return false;
      case "Enter":
        if (active < 0) return false;
        event.preventDefault();
        onSelect(active);
        return true;
      default:
        return false;
    }
  };

  return {
    id,
    /** The list should be open, whether or not there is anything in it. */
    wanted,
    /** It should be open and has options. */
    open,
    /** The side where there is room for it. */
    side,
    /** The active option; -1 is the field. */
    active,
    show,
    close,
    /** Goes back to the field, because the list has changed. */
    reset,
    onKeyDown,
    /** For the field. */
    fieldProps: {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": open,
      "aria-controls": open ? `${id}-list` : undefined,
      "aria-activedescendant": active < 0 ? undefined : `${id}-${active}`,
      autoComplete: "off",
      autoCapitalize: "none",
      autoCorrect: "off",
      spellCheck: false,
    } as const,
    /** For one option. */
    optionProps: (index: number) => ({
      id: `${id}-${index}`,
      "data-active": index === active ? "" : undefined,
      // The field keeps the focus; the press takes the option.
      onPointerDown: (event: PointerEvent) => event.preventDefault(),
      onClick: () => onSelect(index),
      onPointerMove: () => {
        if (index !== active) setAt({ index, byKey: false });
      },
    }),
  };
}

/** How many options PageDown moves by. */
const PAGE = 10;

/** Space that a list needs, in px. */
const ROOM = 320;

/** Below, unless there is too little room there and more above. */
function sideOf(root: RefObject<HTMLElement | null>): "top" | "bottom" {
  const box = root.current?.getBoundingClientRect();
  if (!box) return "bottom";
  // A phone's keyboard covers the window without making it smaller.
  const below = (window.visualViewport?.height ?? window.innerHeight) - box.bottom;
  return below < ROOM && box.top > below ? "top" : "bottom";
}

/** The styles of the panel that floats under its field, and of an option in it. */
export const listboxClasses = {
  panel:
    "absolute top-full z-float mt-2 rounded-card border border-hairline bg-raised shadow-float data-[side=top]:top-auto data-[side=top]:bottom-full data-[side=top]:mt-0 data-[side=top]:mb-2",
  list: "max-h-80 overflow-y-auto overscroll-contain p-1.5",
  option:
    "flex min-h-11 cursor-pointer items-center gap-3 rounded-field px-3 py-2 text-15 data-active:bg-tint data-active:text-accent-text active:brightness-95 aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-muted aria-disabled:opacity-60 forced-colors:data-active:outline-2 forced-colors:data-active:-outline-offset-2",
};
