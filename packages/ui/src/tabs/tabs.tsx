"use client";

import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  use,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { cn } from "../lib/cn.ts";
import { cva } from "../lib/cva.ts";
import { useLocale } from "../lib/locale.ts";

// Someone with a mouse needs the bar to reach what doesn't fit.
const list = cva("fades-where-cut flex overflow-x-auto [scrollbar-width:none] pointer-fine:[scrollbar-width:thin]", {
  variants: {
    variant: {
      // A tab’s focus ring needs room without indenting its label, at the start, where a page can't scroll to it. The
      // line starts with the label.
      line: "-ms-2 gap-x-2 border-b border-hairline [border-image:linear-gradient(to_right,transparent_0.5rem,var(--ui-hairline)_0.5rem)_1] rtl:[border-image:linear-gradient(to_left,transparent_0.5rem,var(--ui-hairline)_0.5rem)_1] forced-colors:[border-image:none] forced-colors:rtl:[border-image:none]",
      pill: "w-fit max-w-full gap-x-1 rounded-pill border border-transparent bg-sunken p-1",
    },
  },
});

const tab = cva(
  [
    "relative inline-flex shrink-0 items-center gap-1.5 font-medium whitespace-nowrap text-muted transition-colors duration-quick motion-reduce:transition-none",
    "not-disabled:hover:text-ink not-disabled:active:text-accent-text disabled:cursor-not-allowed disabled:opacity-50 aria-selected:text-ink",
    // Inside, because the list clips anything outside it.
    "focus-visible:-outline-offset-3",
  ],
  {
    variants: {
      variant: {
        line: "min-h-11 rounded-field px-2 text-15 after:absolute after:inset-x-2 after:bottom-0 after:h-0.5 after:rounded-pill aria-selected:after:bg-accent forced-colors:aria-selected:after:bg-[Highlight]",
        pill: "min-h-9 rounded-pill px-4 text-14 aria-selected:bg-surface aria-selected:shadow-card pointer-coarse:min-h-11 forced-colors:aria-selected:bg-[Highlight] forced-colors:aria-selected:text-[HighlightText] forced-colors:aria-selected:forced-color-adjust-none",
      },
    },
  },
);

type Variant = "line" | "pill";
type Choice = { value: string; choose: (value: string) => void; id: string; variant: Variant };

const TabsContext = createContext<Choice | null>(null);

function useChoice(): Choice {
  const choice = use(TabsContext);
  if (!choice) throw new Error("Tab, TabList and TabPanel need Tabs around them.");
  return choice;
}

export type TabsProps = Omit<ComponentProps<"div">, "defaultValue" | "onChange"> & {
  /** A line under the chosen one, or a pill behind it. Default `line`. */
  variant?: Variant | undefined;
  /** Called with the newly chosen value. */
  onValueChange?: ((value: string) => void) | undefined;
} & (
    | {
        /** The chosen tab's value, when the caller keeps it. */
        value: string;
        /** Only when the tabs keep the choice. */
        defaultValue?: undefined;
      }
    | {
        /** Only when the caller keeps the choice. */
        value?: undefined;
        /** The initially chosen value, when the tabs keep it. */
        defaultValue: string;
      }
  );

/** Several views of one thing, one at a time. Holds a `TabList` and the panels. */
export function Tabs({ variant = "line", value, defaultValue, onValueChange, className, ...props }: TabsProps) {
  const id = useId();
  const [own, setOwn] = useState(defaultValue);
  const chosen = value ?? own ?? "";
  const choice = useMemo(
    () => ({
      value: chosen,
      choose: (next: string) => {
        if (next === chosen) return;
        setOwn(next);
        onValueChange?.(next);
      },
      id,
      variant,
    }),
    [chosen, onValueChange, id, variant],
  );
  return (
    <TabsContext value={choice}>
      <div data-slot="tabs" data-variant={variant} {...props} className={cn("min-w-0", className)} />
    </TabsContext>
  );
}

export type TabListProps = Omit<ComponentProps<"div">, "role" | "aria-label"> & {
  /** Names the tabs for screen readers, such as "Queues". */
  label: string;
};

/** The row of tabs. It scrolls if it doesn't fit, and fades out where it goes on; the chosen tab comes into sight by itself. */
export function TabList({ label, onScroll, className, ...props }: TabListProps) {
  const { variant, value, id } = useChoice();
  const chosenId = `${id}-tab-${value}`;
  // Counts that come later make the row longer.
  const shown = useRef("");
  useLayoutEffect(() => {
    const [tab, row] = withRow(chosenId);
    if (!tab || !row) return;
    if (shown.current !== (shown.current = value + row.scrollWidth)) {
      // Not by `scrollIntoView`, which would scroll the page as well.
      const [tabBox, rowBox] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
      // Clear of where the row fades out.
      row.scrollLeft += Math.min(0, tabBox.left - rowBox.left - 48) + Math.max(0, tabBox.right - rowBox.right + 48);
    }
    markCut(row);
  });
  useLayoutEffect(() => {
    const [, row] = withRow(chosenId);
    const resized = new ResizeObserver(() => markCut(row!));
    if (row) resized.observe(row);
    return () => resized.disconnect();
  }, [chosenId]);
  return (
    <div
      role="tablist"
      aria-label={label}
      data-slot="tab-list"
      {...props}
      onScroll={(event) => {
        onScroll?.(event);
        markCut(event.currentTarget);
      }}
      className={cn(list({ variant }), className)}
    />
  );
}

/** A tab, and the row that it is in. */
function withRow(tabId: string): [tab: HTMLElement, row: HTMLElement] | [] {
  const tab = document.getElementById(tabId);
  return tab ? [tab, tab.closest<HTMLElement>("[role=tablist]")!] : [];
}

/** Says at which ends there are more tabs than can be seen. */
function markCut(row: HTMLElement) {
  const before = Math.abs(row.scrollLeft) > 1;
  const after = row.scrollWidth - row.clientWidth - Math.abs(row.scrollLeft) > 1;
  row.dataset["cut"] = [before && "start", after && "end"].filter(Boolean).join(" ");
}

export type TabProps = Omit<ComponentProps<"button">, "type" | "role" | "value"> & {
  /** Which panel it shows: a word without spaces. */
  value: string;
  /** How many there are in it. */
  count?: number | undefined;
};

/** One tab: its label, and perhaps a count. */
export function Tab({ value, count, onClick, onKeyDown, className, children, ...props }: TabProps) {
  const { value: chosen, choose, id, variant } = useChoice();
  const locale = useLocale();
  const selected = value === chosen;
  return (
    <button
      type="button"
      role="tab"
      id={`${id}-tab-${value}`}
      aria-selected={selected}
      aria-controls={`${id}-panel-${value}`}
      tabIndex={selected ? 0 : -1}
      data-slot="tab"
      {...props}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        choose(value);
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (!event.defaultPrevented) move(event);
      }}
      className={cn(tab({ variant }), className)}
    >
      {children}
      {count === undefined ? null : <span className="figures">{count.toLocaleString(locale)}</span>}
    </button>
  );
}

/** Arrow keys follow the reading direction and wrap round; moving the focus to a tab chooses it. */
function move(event: KeyboardEvent<HTMLElement>) {
  const tabs = [
    ...(event.currentTarget.closest("[role=tablist]")?.querySelectorAll<HTMLElement>("[role=tab]:not(:disabled)") ??
      []),
  ];
  const at = tabs.indexOf(event.currentTarget);
  const forward = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
  const to = { ArrowRight: at + forward, ArrowLeft: at - forward, Home: 0, End: -1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  const next = tabs.at(to % tabs.length);
  next?.focus();
  next?.click();
}

export type TabPanelProps = Omit<ComponentProps<"div">, "role" | "hidden"> & {
  /** Its tab's value. */
  value: string;
  /** Keeps its content while another is shown: typed text, scroll position. Default `false`. */
  keepMounted?: boolean | undefined;
};

/** What a tab shows. */
export function TabPanel({ value, keepMounted = false, className, children, ...props }: TabPanelProps) {
  const { value: chosen, id } = useChoice();
  const selected = value === chosen;
  return (
    <div
      role="tabpanel"
      id={`${id}-panel-${value}`}
      aria-labelledby={`${id}-tab-${value}`}
      tabIndex={0}
      hidden={!selected}
      data-slot="tab-panel"
      {...props}
      className={cn("mt-5 rounded-small", className)}
    >
      {selected || keepMounted ? children : null}
    </div>
  );
}
