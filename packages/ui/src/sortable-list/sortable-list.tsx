"use client";

import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type ReactNode,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { IconButton } from "../icon-button/icon-button.tsx";
import { cn } from "../lib/cn.ts";
import { useTexts } from "../lib/locale.ts";

/** The words of the buttons, and what is announced. */
export type SortableListTexts = {
  /** Names the handle. Default "Move Venues". */
  handle: (name: string) => string;
  /** Default "Move Venues up". */
  up: (name: string) => string;
  /** Default "Move Venues down". */
  down: (name: string) => string;
  /** Announced after a move; positions are counted from 1. */
  moved: (name: string, place: number, total: number) => string;
};

declare module "../lib/locale.ts" {
  interface Texts {
    "sortable-list": SortableListTexts;
  }
}

const english: SortableListTexts = {
  handle: (name) => `Move ${name}`,
  up: (name) => `Move ${name} up`,
  down: (name) => `Move ${name} down`,
  moved: (name, place, total) => `${name} is now ${place} of ${total}.`,
};

type Dragging = { order: readonly string[]; held: string | undefined };
type List = Dragging & {
  texts: SortableListTexts;
  disabled: boolean;
  lift: (id: string, drop: (to: number) => void) => void;
  announce: (text: string) => void;
};

const ListContext = createContext<List | null>(null);

export type SortableListProps = Omit<ComponentProps<"ol">, "ref"> & {
  /** The ids of the items in their present order. */
  order: readonly string[];
  /** Nothing can be moved. Default `false`. */
  disabled?: boolean | undefined;
  /** Other words. */
  texts?: Partial<SortableListTexts> | undefined;
};

/** A list whose items people put in order: by dragging, with buttons, or by keys. Its children are `SortableItem`s. */
export function SortableList({ order, disabled = false, texts, className, children, ...props }: SortableListProps) {
  const words = useTexts("sortable-list", english, texts);
  const root = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState("");
  const drag = useDrag(root, order);
  return (
    <ListContext value={{ ...drag, texts: words, disabled, announce: setSaid }}>
      <output className="sr-only">{said}</output>
      <ol
        ref={root}
        data-slot="sortable-list"
        {...props}
        className={cn("flex flex-col divide-y divide-hairline rounded-card border border-hairline", className)}
      >
        {children}
      </ol>
    </ListContext>
  );
}

export type SortableItemProps = Omit<ComponentProps<"li">, "id" | "ref"> & {
  /** As in the list's `order`. */
  id: string;
  /** What the buttons and the announcement call it. */
  name: string;
  /** Called with the index that it should have. */
  onMove: (to: number) => void;
  /** What it shows between the handle and the buttons. */
  children: ReactNode;
};

/** One item of a `SortableList`, with its handle and buttons. */
export function SortableItem({ id, name, onMove, className, children, ...props }: SortableItemProps) {
  const list = use(ListContext);
  if (!list) throw new Error("A SortableItem belongs into a SortableList.");
  const { order, held, texts, disabled, lift, announce } = list;
  const at = order.indexOf(id);
  const end = order.length - 1;

  // While something is dragged, the others only look as if they had moved.
  const root = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    root.current?.style.setProperty("order", held === undefined ? "" : String(at));
  }, [held, at]);

  // An element that moves within the page loses the focus on the way.
  const pressed = useRef<{ button: HTMLElement; at: number }>(null);
  useLayoutEffect(() => {
    if (!pressed.current || pressed.current.at === at) return;
    pressed.current.button.focus();
    pressed.current = null;
  });

  // Where it was last told to go: the next press counts from there, even if the list hasn't changed yet.
  const aim = useRef<{ place: number; order: readonly string[] }>(null);

  const move = (find: (from: number) => number, button: HTMLElement | null = null) => {
    const from = aim.current?.order.join() === order.join() ? aim.current.place : at;
    const place = Math.max(0, Math.min(find(from), end));
    if (place === from) return;
    aim.current = button && { place, order };
    pressed.current = button && { button, at };
    onMove(place);
    announce(texts.moved(name, place + 1, order.length));
  };
  const byKey = (event: KeyboardEvent<HTMLElement>) => {
    const find = moves[event.key];
    if (!find || disabled) return;
    event.preventDefault();
    move(find, event.currentTarget);
  };
  const button = (label: string, step: 1 | -1, icon: ReactNode) => (
    <IconButton
      label={label}
      size="sm"
      disabled={disabled}
      // Not `disabled` at the ends, because the focus would be lost.
      aria-disabled={at + step < 0 || at + step > end || undefined}
      onKeyDown={byKey}
      onClick={({ currentTarget }) => move((from) => from + step, currentTarget)}
    >
      {icon}
    </IconButton>
  );

  return (
    <li
      ref={root}
      data-slot="sortable-list-item"
      data-sortable={id}
      data-held={held === id || undefined}
      {...props}
      className={cn(
        "flex items-center gap-2 bg-surface px-1 py-2 first:rounded-t-card last:rounded-b-card sm:gap-3 sm:px-2",
        held === id && "relative rounded-small shadow-float outline-3 outline-focus",
        className,
      )}
    >
      <IconButton
        label={texts.handle(name)}
        size="sm"
        disabled={disabled}
        onKeyDown={byKey}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          lift(id, (to) => move(() => to));
        }}
        className="touch-none not-disabled:cursor-grab not-disabled:active:cursor-grabbing"
      >
        <GripVertical aria-hidden />
      </IconButton>
      <div className="min-w-0 flex-1">{children}</div>
      <div className="flex shrink-0">
        {button(texts.up(name), -1, <ArrowUp aria-hidden />)}
        {button(texts.down(name), 1, <ArrowDown aria-hidden />)}
      </div>
    </li>
  );
}

const moves: Partial<Record<string, (from: number) => number>> = {
  ArrowUp: (from) => from - 1,
  ArrowDown: (from) => from + 1,
  Home: () => 0,
  End: () => Infinity,
};

/** The order with the dragged item at the position of the one under the pointer. Escape puts it back. */
function useDrag(root: React.RefObject<HTMLOListElement | null>, order: readonly string[]) {
  const [dragged, setDragged] = useState<{ id: string; to: number; drop: (to: number) => void }>();
  const id = dragged?.id;
  const shown = dragged ? moved(order, dragged.id, dragged.to) : order;
  const latest = useRef({ shown, dragged });
  useLayoutEffect(() => {
    latest.current = { shown, dragged };
  });
  useEffect(() => {
    if (id === undefined) return;
    const ends = new AbortController();
    const { signal } = ends;
    window.addEventListener(
      "pointermove",
      ({ clientY }) => {
        const items = [...(root.current?.querySelectorAll<HTMLElement>("[data-sortable]") ?? [])];
        const under = items.find((item) => {
          const { top, bottom } = item.getBoundingClientRect();
          return clientY >= top && clientY <= bottom;
        })?.dataset["sortable"];
        const to = latest.current.shown.findIndex((each) => each === under);
        if (to >= 0 && under !== id) setDragged((now) => now && { ...now, to });
      },
      { signal },
    );
    window.addEventListener(
      "pointerup",
      () => {
        const { dragged: last } = latest.current;
        setDragged(undefined);
        if (last) last.drop(last.to);
      },
      { signal },
    );
    window.addEventListener("pointercancel", () => setDragged(undefined), { signal });
    window.addEventListener(
      "keydown",
      (event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        setDragged(undefined);
      },
      { signal },
    );
    return () => ends.abort();
  }, [id, root]);
  return {
    order: shown,
    held: id,
    lift: (lifted: string, drop: (to: number) => void) => setDragged({ id: lifted, to: order.indexOf(lifted), drop }),
  };
}

const moved = (order: readonly string[], id: string, to: number) =>
  order.filter((each) => each !== id).toSpliced(to, 0, id);
