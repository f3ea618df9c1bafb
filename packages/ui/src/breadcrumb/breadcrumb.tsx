"use client";

import { Slot } from "@radix-ui/react-slot";
import { ChevronRight } from "lucide-react";
import { cloneElement, type ComponentProps, type ReactElement, type ReactNode, useRef, useState } from "react";
import { cn } from "../lib/cn.ts";
import { useTexts, type Words } from "../lib/locale.ts";

export type BreadcrumbItem = {
  /** What the place is called. */
  label: string;
  /** The link there, without its text: `<Link to="/categories" />`. Leave it out for the current page. */
  link?: ReactElement<{ children?: ReactNode }> | undefined;
};

export type BreadcrumbProps = Omit<ComponentProps<"nav">, "children"> & {
  /** From the top to the current page. With more than three, phones hide the middle ones behind a button. */
  items: ReadonlyArray<BreadcrumbItem>;
  /** Names the navigation. Default "You are here". */
  label?: string | undefined;
  /** Names the button that shows the middle on phones. Default "Show the whole path". */
  expandLabel?: string | undefined;
};

export type BreadcrumbTexts = Words<BreadcrumbProps, "label" | "expandLabel">;

declare module "../lib/locale.ts" {
  interface Texts {
    breadcrumb: BreadcrumbTexts;
  }
}

const english: BreadcrumbTexts = { label: "You are here", expandLabel: "Show the whole path" };

const place = "block rounded-small py-1 hover:text-ink hover:underline active:text-accent-text";

/** The path from the top of the site to this page. */
export function Breadcrumb({ items, label, expandLabel, className, ...props }: BreadcrumbProps) {
  const words = useTexts("breadcrumb", english);
  const [whole, setWhole] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const collapsed = !whole && items.length > 3;
  // The button disappears, so the focus moves to what it revealed.
  const expand = () => {
    setWhole(true);
    requestAnimationFrame(() => list.current?.querySelectorAll("a")[1]?.focus());
  };
  return (
    <nav
      data-slot="breadcrumb"
      aria-label={label ?? words.label}
      {...props}
      className={cn("text-14 text-muted", className)}
    >
      <ol ref={list} className="flex flex-wrap items-center gap-x-1.5">
        {items.map(({ label, link }, index) => {
          const hidden = collapsed && index > 0 && index < items.length - 2;
          return (
            <li
              key={index}
              className={cn("flex max-w-full min-w-0 items-center gap-1.5", hidden && index > 1 && "max-sm:hidden")}
            >
              {index > 0 ? <ChevronRight aria-hidden className="size-3.5 shrink-0 rtl:-scale-x-100" /> : null}
              {hidden && index === 1 ? (
                <button
                  type="button"
                  aria-label={expandLabel ?? words.expandLabel}
                  aria-expanded={false}
                  onClick={expand}
                  className="min-h-8 min-w-8 rounded-small font-semibold hover:text-ink active:bg-quiet sm:hidden pointer-coarse:min-h-11 pointer-coarse:min-w-11"
                >
                  …
                </button>
              ) : null}
              {link ? (
                <Slot className={cn(place, "max-w-[28ch] truncate", hidden && "max-sm:hidden")}>
                  {cloneElement(link, {}, label)}
                </Slot>
              ) : (
                <span aria-current="page" className="min-w-0 py-1 text-ink">
                  {label}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
