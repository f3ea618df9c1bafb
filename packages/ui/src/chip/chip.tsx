"use client";

import { Slot } from "@radix-ui/react-slot";
import { X } from "lucide-react";
import {
  Children,
  cloneElement,
  type ComponentProps,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useEffect,
  useImperativeHandle,
  useRef,
} from "react";
import { cn } from "../lib/cn.ts";
import { useTexts, type Words } from "../lib/locale.ts";

export type ChipListProps = ComponentProps<"ul"> & {
  /** Names the list for screen readers: "What is searched for". */
  "aria-label": string;
};

/** Chips in a row that wraps. When one is removed, the focus goes to its neighbour. */
export function ChipList({ ref, className, children, onClick, ...props }: ChipListProps) {
  const list = useRef<HTMLUListElement>(null);
  useImperativeHandle(ref, () => list.current!, []);
  const pressed = useRef<{ index: number; shown: string } | null>(null);
  const chips = Children.toArray(children);
  const shown = chips.map((chip) => (isValidElement(chip) ? chip.key : null)).join();
  useEffect(() => {
    const { current } = pressed;
    if (!current || current.shown === shown) return;
    pressed.current = null;
    // Anyone who has moved on in the meantime stays where they are.
    if (document.activeElement !== document.body) return;
    const items = list.current!.children;
    items[Math.min(current.index, items.length - 1)]
      ?.querySelector<HTMLElement>("a, button")
      ?.focus({ preventScroll: true });
  }, [shown]);
  return (
    // The presses come from the links and buttons inside.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <ul
      ref={list}
      data-slot="chip-list"
      {...props}
      onClick={(event) => {
        const index = [...event.currentTarget.children].findIndex((item) => item.contains(event.target as Node));
        pressed.current = { index, shown };
        onClick?.(event);
      }}
      className={cn("flex flex-wrap gap-2", className)}
    >
      {chips.map((chip, index) => (
        <li key={isValidElement(chip) ? chip.key : index} className="flex max-w-full min-w-0">
          {chip}
        </li>
      ))}
    </ul>
  );
}

export type ChipProps = Omit<ComponentProps<"a">, "children"> & {
  /** What applies, in a word or two. */
  label: string;
  /** A link or a button without its text: removes the chip. */
  remove: ReactElement<{ children?: ReactNode }>;
  /** What pressing does, given the label. Default "Remove Vienna". */
  removeLabel?: ((label: string) => string) | undefined;
};

export type ChipTexts = Words<ChipProps, "removeLabel">;

declare module "../lib/locale.ts" {
  interface Texts {
    chip: ChipTexts;
  }
}

const english: ChipTexts = { removeLabel: (label) => `Remove ${label}` };

/** Something chosen or recognised that can be removed again: the whole chip is the button. */
export function Chip({ label, remove, removeLabel, className, ...props }: ChipProps) {
  const words = useTexts("chip", english);
  return (
    <Slot
      data-slot="chip"
      {...props}
      aria-label={(removeLabel ?? words.removeLabel)(label)}
      className={cn(
        "group pressable inline-flex min-h-9 max-w-full min-w-0 cursor-pointer items-center gap-1.5 rounded-pill border border-transparent bg-tint py-1 ps-3.5 pe-2.5 text-start text-14 font-medium text-accent-text no-underline hover:border-current pointer-coarse:min-h-11",
        className,
      )}
    >
      {cloneElement(
        remove,
        {},
        <bdi className="min-w-0 truncate">{label}</bdi>,
        <X aria-hidden className="size-4 shrink-0 opacity-70 group-hover:opacity-100" />,
      )}
    </Slot>
  );
}
