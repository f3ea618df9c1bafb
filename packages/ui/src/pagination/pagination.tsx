"use client";

import { Slot } from "@radix-ui/react-slot";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { cloneElement, type ComponentProps, type ReactElement, type ReactNode } from "react";
import { buttonClasses } from "../button/button-classes.ts";
import { cn } from "../lib/cn.ts";
import { useLocale, useTexts } from "../lib/locale.ts";
import { pagesAround } from "./pages-around.ts";

/** The words of the pagination. */
export type PaginationTexts = {
  /** Names the navigation. Default "Pages". */
  label: string;
  /** Steps back. Default "Previous". */
  previous: string;
  /** Steps forward. Default "Next". */
  next: string;
  /** Names the link to a page. Default "Page 4". */
  page: (page: string) => string;
  /** The current position, on phones. Default "Page 4 of 12". */
  pageOf: (page: string, pages: string) => string;
};

declare module "../lib/locale.ts" {
  interface Texts {
    pagination: PaginationTexts;
  }
}

/** All props together; the types below say which belong together, a distinction the docs page doesn't need. */
type AnyProps = Omit<ComponentProps<"nav">, "children"> & {
  /** One step back and forward, or numbered pages. Default `steps`. */
  variant?: "steps" | "numbers" | undefined;
  /** For `steps`: link or button to the previous page; leave it out on the first. */
  previous?: ReactNode | undefined;
  /** For `steps`: link or button to the next page; leave it out on the last. */
  next?: ReactNode | undefined;
  /** For `steps`: the current position, "Showing 1–20". */
  status?: ReactNode | undefined;
  /** For `numbers`, required: the current page, from 1. */
  page?: number | undefined;
  /** For `numbers`, required: how many pages there are. */
  pages?: number | undefined;
  /** For `numbers`, required: the link or button for a page, without its text. */
  link?: ((page: number) => ReactElement<{ children?: ReactNode }>) | undefined;
  /** Its words. Default English. */
  texts?: Partial<PaginationTexts> | undefined;
};

/** Back and forward, where the number of pages is unknown. */
type StepsProps = AnyProps & { variant?: "steps" | undefined; page?: never; pages?: never; link?: never };

/** Numbered pages, where all of them are available. */
type NumbersProps = AnyProps & {
  variant: "numbers";
  page: number;
  pages: number;
  link: (page: number) => ReactElement<{ children?: ReactNode }>;
  previous?: never;
  next?: never;
  status?: never;
};

export type PaginationProps = AnyProps & (StepsProps | NumbersProps);

const english: PaginationTexts = {
  label: "Pages",
  previous: "Previous",
  next: "Next",
  page: (page) => `Page ${page}`,
  pageOf: (page, pages) => `Page ${page} of ${pages}`,
};

/** Moves through a list of several pages. */
export function Pagination({ texts, ...props }: PaginationProps) {
  const words = useTexts("pagination", english, texts);
  return props.variant === "numbers" ? <Numbers words={words} {...props} /> : <Steps words={words} {...props} />;
}

type Part<Props> = Omit<Props, "texts"> & { words: PaginationTexts };

function Steps({ variant = "steps", words, previous, next, status, className, ...props }: Part<StepsProps>) {
  if (!previous && !next && !status) return null;
  return (
    <nav
      data-slot="pagination"
      data-variant={variant}
      aria-label={words.label}
      {...props}
      className={cn("grid grid-cols-2 items-center gap-3 sm:grid-cols-[1fr_auto_1fr]", className)}
    >
      <div className="justify-self-start">{previous}</div>
      <p className="figures text-14 text-muted max-sm:order-last max-sm:col-span-2 max-sm:text-center">{status}</p>
      <div className="justify-self-end">{next}</div>
    </nav>
  );
}

const number =
  "figures grid min-h-11 min-w-11 place-items-center rounded-pill border border-transparent px-2 text-15 font-medium no-underline";
const numberLink = `${number} text-ink transition-colors duration-quick hover:bg-quiet active:bg-pressed motion-reduce:transition-none`;
const step = cn(buttonClasses({ variant: "plain", size: "md" }), "px-3 text-ink not-disabled:hover:bg-quiet");

function Numbers({ variant, words, page, pages, link, className, ...props }: Part<NumbersProps>) {
  const locale = useLocale();
  if (pages < 2) return null;
  const write = (count: number) => count.toLocaleString(locale);
  return (
    <nav
      data-slot="pagination"
      data-variant={variant}
      aria-label={words.label}
      {...props}
      className={cn("grid grid-cols-2 items-center gap-1 sm:flex sm:justify-center", className)}
    >
      {page > 1 ? (
        <Slot className={cn(step, "justify-self-start")} {...{ rel: "prev" }}>
          {cloneElement(link(page - 1), {}, <ChevronLeft aria-hidden className="rtl:-scale-x-100" />, words.previous)}
        </Slot>
      ) : null}
      <p className="figures text-14 text-muted max-sm:order-last max-sm:col-span-2 max-sm:text-center sm:hidden">
        {words.pageOf(write(page), write(pages))}
      </p>
      <ol className="flex items-center gap-1 max-sm:hidden">
        {pagesAround(page, pages).map((one) =>
          one < 0 ? (
            <li key={one} aria-hidden className="min-w-8 text-center text-muted">
              …
            </li>
          ) : (
            <li key={one}>
              {one === page ? (
                <span aria-current="page" className={cn(number, "bg-ink text-paper forced-colors:border-[Highlight]")}>
                  {write(one)}
                </span>
              ) : (
                <Slot className={numberLink} aria-label={words.page(write(one))}>
                  {cloneElement(link(one), {}, write(one))}
                </Slot>
              )}
            </li>
          ),
        )}
      </ol>
      {page < pages ? (
        <Slot className={cn(step, "justify-self-end max-sm:col-start-2")} {...{ rel: "next" }}>
          {cloneElement(link(page + 1), {}, words.next, <ChevronRight aria-hidden className="rtl:-scale-x-100" />)}
        </Slot>
      ) : null}
    </nav>
  );
}
