import { Slot } from "@radix-ui/react-slot";
import type { ComponentProps } from "react";
import { cn } from "../lib/cn.ts";
import { cva } from "../lib/cva.ts";

const card = cva("border", {
  variants: {
    tone: {
      surface: "border-hairline bg-surface shadow-card",
      outline: "border-hairline",
      sunken: "border-transparent bg-sunken",
    },
    padding: {
      none: "rounded-card",
      sm: "rounded-card p-4",
      md: "rounded-card p-5",
      lg: "rounded-panel p-5 sm:p-8",
    },
    interactive: {
      true: "relative transition-[border-color,background-color,box-shadow] duration-quick ease-out hover:border-field hover:shadow-float active:border-ink active:bg-quiet motion-reduce:transition-none forced-colors:hover:border-[Highlight]",
      false: "",
    },
    // The ring doubles the border without moving anything; repeated for hover, whose shadow would replace it.
    selected: { true: "border-accent ring-1 ring-accent hover:ring-1 forced-colors:border-[Highlight]", false: "" },
  },
});

export type CardProps = ComponentProps<"div"> & {
  /** Raised above the page, outlined on it, or sunk into it. Default `surface`. */
  tone?: "surface" | "outline" | "sunken" | undefined;
  /** Padding: none, 16 px, 20 px, or 32 px with rounder corners. Default `md`. */
  padding?: "none" | "sm" | "md" | "lg" | undefined;
  /** The whole card is a link, through the one `CardLink` inside. Default `false`. */
  interactive?: boolean | undefined;
  /**
   * It is the selected one. Its content must say so too: a ticked box, or `aria-current` on the link. Default `false`.
   */
  selected?: boolean | undefined;
  /** Makes its one child the card, such as an `article`. Default `false`. */
  asChild?: boolean | undefined;
};

/** A sheet of paper that groups everything about one thing. */
export function Card({
  tone = "surface",
  padding = "md",
  interactive = false,
  selected = false,
  asChild = false,
  className,
  ...props
}: CardProps) {
  const Root = asChild ? Slot : "div";
  return (
    <Root
      data-slot="card"
      data-tone={tone}
      data-padding={padding}
      data-interactive={interactive ? "" : undefined}
      data-selected={selected ? "" : undefined}
      {...props}
      className={cn(card({ tone, padding, interactive, selected }), className)}
    />
  );
}

export type CardHeaderProps = ComponentProps<"div"> & {
  /** Makes its one child the header, such as a `header`. Default `false`. */
  asChild?: boolean | undefined;
};

/** The top of a card: what it is about, and opposite that a badge or a button. */
export function CardHeader({ asChild = false, className, ...props }: CardHeaderProps) {
  const Root = asChild ? Slot : "div";
  return (
    <Root
      data-slot="card-header"
      {...props}
      className={cn("mb-3 flex flex-wrap items-start justify-between gap-x-4 gap-y-2 *:min-w-0", className)}
    />
  );
}

export type CardFooterProps = ComponentProps<"div"> & {
  /** Makes its one child the footer, such as a `footer`. Default `false`. */
  asChild?: boolean | undefined;
};

/** The foot of a card, under a hairline: when, and what to do. Its buttons stay pressable on an interactive card. */
export function CardFooter({ asChild = false, className, ...props }: CardFooterProps) {
  const Root = asChild ? Slot : "div";
  return (
    <Root
      data-slot="card-footer"
      {...props}
      className={cn("mt-4 flex flex-wrap items-center gap-3 border-t border-hairline pt-4", className)}
    />
  );
}

export type CardLinkProps = ComponentProps<"a"> & {
  /** Applies it to its one child: a router's link. Default `false`. */
  asChild?: boolean | undefined;
};

/**
 * The one link of an interactive card, inside its title. Its target is the whole card, its name only the title. Other
 * controls on the card sit above it, with the class `relative`.
 */
export function CardLink({ asChild = false, className, ...props }: CardLinkProps) {
  const Root = asChild ? Slot : "a";
  return (
    <Root
      data-slot="card-link"
      {...props}
      className={cn(
        "text-inherit no-underline hover:underline hover:decoration-1 hover:underline-offset-[0.2em]",
        // On a card that leads somewhere as a whole, and there only, it reaches over all of it.
        "in-data-interactive:outline-none in-data-interactive:after:absolute in-data-interactive:after:-inset-px in-data-interactive:after:rounded-card in-data-interactive:focus-visible:after:outline-3 in-data-interactive:focus-visible:after:outline-offset-2 in-data-interactive:focus-visible:after:outline-focus",
        className,
      )}
    />
  );
}
