"use client";

import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useId, useState } from "react";
import { useEscape } from "./escape.ts";

export type ListboxSettings = {
  /** The element that the list hangs under. */
  root: RefObject<HTMLElement | null>;
  /** How many options there are. */
  count: number;
  /** Whether an option may not be taken; the arrows pass over it. */
  isDisabled?: ((index: number) => boolean) | undefined;
  /** Where the arrows begin when they open the list: what is chosen. Default at its end or beginning. */
  startAt?: number | undefined;
  /** An option was taken, by Enter or by a press. */
  onTake: (index: number) => void;
};

/**
 * The list under a field, as the ARIA combobox pattern has it: the focus stays in the field, and `aria-activedescendant`
 * names the option that the keys are at. One place beyond the list's ends is the field itself.
 */
export function useListbox({ root, count, isDisabled, startAt = -1, onTake }: ListboxSettings) {
  const id = useId();
  const [wanted, setWanted] = useState(false);
  const [side, setSide] = useState<"top" | "bottom">("bottom");
  const [at, setAt] = useState({ index: -1, byKey: false });
  const open = wanted && count > 0;
  const active = open && at.index < count ? at.index : -1;

  // Only for the keys: under a pointer the list would run away.
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
  useEscape(wanted, root, close);
  const reset = () => setAt({ index: -1, byKey: false });

  /** The place `step` from here that can be taken, or -1, which is the field. */
  const next = (from: number, step: 1 | -1): number => {
    const places = count + 1;
    const place = ((from + 1 + step + places) % places) - 1;
    return place >= 0 && isDisabled?.(place) ? next(place, step) : place;
  };
  /** The nearest that can be taken to what a page, Home or End leads to. */
  const nearest = (index: number, step: 1 | -1): number => {
    const within = Math.min(Math.max(index, 0), count - 1);
    const found = isDisabled?.(within) ? next(within, step) : within;
    return found < 0 ? active : found;
  };

  /** Moves, takes and closes; `true` when the key was the list's. */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    // While an input method composes a word, its keys are its own.
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
        // The first arrow, not one that came round to the field again.
        if (active < 0 && !at.byKey && startAt >= 0) return moveTo(startAt);
        return moveTo(next(active, event.key === "ArrowDown" ? 1 : -1));
      // With no option under the keys, these move in the text, as everywhere.
      case "Home":
        return active >= 0 && moveTo(nearest(0, 1));
      case "End":
        return active >= 0 && moveTo(nearest(count - 1, -1));
      case "PageDown":
        return open && moveTo(nearest(active + PAGE, -1));
      case "PageUp":
        return open && moveTo(nearest(active - PAGE, 1));
      case "Enter":
        if (active < 0) return false;
        event.preventDefault();
        onTake(active);
        return true;
      default:
        return false;
    }
  };

  return {
    id,
    /** The list is asked for, whether or not there is anything in it. */
    wanted,
    /** It is asked for and holds something. */
    open,
    /** Where there is room for it. */
    side,
    /** The option that the keys are at; -1 is the field. */
    active,
    show,
    close,
    /** Back to the field: what is listed has changed. */
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
      // The field keeps the focus; the press takes.
      onPointerDown: (event: PointerEvent) => event.preventDefault(),
      onClick: () => onTake(index),
      onPointerMove: () => {
        if (index !== active) setAt({ index, byKey: false });
      },
    }),
  };
}

/** Options that PageDown passes. */
const PAGE = 10;

/** Room that a list wants, in px. */
const ROOM = 320;

/** Below, unless there is too little room there and more above. */
function sideOf(root: RefObject<HTMLElement | null>): "top" | "bottom" {
  const box = root.current?.getBoundingClientRect();
  if (!box) return "bottom";
  // A phone's keyboard covers the window without making it smaller.
  const below = (window.visualViewport?.height ?? window.innerHeight) - box.bottom;
  return below < ROOM && box.top > below ? "top" : "bottom";
}

/** The looks of the panel that floats under its field, and of an option in it. */
export const listboxClasses = {
  panel:
    "absolute top-full z-float mt-2 rounded-card border border-hairline bg-raised shadow-float data-[side=top]:top-auto data-[side=top]:bottom-full data-[side=top]:mt-0 data-[side=top]:mb-2",
  list: "max-h-80 overflow-y-auto overscroll-contain p-1.5",
  option:
    "flex min-h-11 cursor-pointer items-center gap-3 rounded-field px-3 py-2 text-15 data-active:bg-tint data-active:text-accent-text active:brightness-95 aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-muted aria-disabled:opacity-60 forced-colors:data-active:outline-2 forced-colors:data-active:-outline-offset-2",
};
