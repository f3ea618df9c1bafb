"use client";

import { Search } from "lucide-react";
import { useRef, useState } from "react";
import { Dialog } from "../dialog/dialog.tsx";
import { cn } from "../lib/cn.ts";
import { useTexts, type Words } from "../lib/locale.ts";
import { SearchBox, type SearchBoxProps } from "../search-box/search-box.tsx";

export type SearchBarProps = Omit<SearchBoxProps, "size"> & {
  /**
   * The current search in a few words, for the button on phones: "Photographers · Vienna". Default: what the fields
   * hold.
   */
  summary?: string | undefined;
  /** The title of the sheet on phones, also in its button's name. Default "Search". */
  title?: string | undefined;
};

export type SearchBarTexts = Words<SearchBarProps, "title">;

declare module "../lib/locale.ts" {
  interface Texts {
    "search-bar": SearchBarTexts;
  }
}

const english: SearchBarTexts = { title: "Search" };

/** A search above its results: a bar of fields where there is room; on phones, a button opens them in a sheet. */
export function SearchBar({ summary, title, className, onSubmit, onSelect, ...props }: SearchBarProps) {
  const words = useTexts("search-bar", english);
  const [open, setOpen] = useState(false);
  const sheet = useRef<HTMLDivElement>(null);
  const { what, where } = props;
  const shown = summary || [what.defaultValue, where?.defaultValue].filter(Boolean).join(" · ");
  return (
    <div data-slot="search-bar" className={className}>
      <div className="sm:hidden noscript:hidden">
        <Dialog
          ref={sheet}
          open={open}
          onOpenChange={setOpen}
          title={title ?? words.title}
          // Tall, so that suggestions have room above a phone's keyboard.
          className="h-[92dvh]"
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            sheet.current?.querySelector("input")?.focus();
          }}
          trigger={
            <button
              type="button"
              className="pressable flex min-h-12 w-full items-center gap-3 rounded-pill border border-field bg-surface px-4.5 text-start text-16 font-medium shadow-card hover:border-ink"
            >
              <Search aria-hidden className="size-5 shrink-0 text-accent-text" />
              <span className="sr-only">{title ?? words.title}: </span>
              <bdi className={cn("min-w-0 truncate", !shown && "font-normal text-muted")}>
                {shown || what.placeholder || what.label}
              </bdi>
            </button>
          }
        >
          <SearchBox
            {...props}
            onSubmit={(event) => {
              onSubmit?.(event);
              // A browser that is to send the form itself needs it where it is.
              if (event.defaultPrevented) setOpen(false);
            }}
            onSelect={
              onSelect &&
              ((field, suggestion) => {
                setOpen(false);
                onSelect(field, suggestion);
              })
            }
          />
        </Dialog>
      </div>
      <SearchBox
        {...props}
        size="bar"
        onSubmit={onSubmit}
        onSelect={onSelect}
        className="hidden sm:flex noscript:grid noscript:sm:flex"
      />
    </div>
  );
}
