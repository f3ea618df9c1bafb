"use client";

import { Heart } from "lucide-react";
import { type ComponentProps, type MouseEvent, useOptimistic, useTransition } from "react";
import { cn } from "../lib/cn.ts";
import { cva } from "../lib/cva.ts";
import { useLocale, useTexts } from "../lib/locale.ts";

const favouriteButton = cva(
  [
    "relative inline-flex shrink-0 items-center justify-center gap-2 rounded-pill border font-semibold select-none",
    "transition-[color,background-color,border-color,scale] duration-quick ease-out not-disabled:active:scale-94 motion-reduce:transition-none motion-reduce:active:scale-100",
    "disabled:cursor-not-allowed disabled:opacity-50 aria-busy:cursor-progress",
    "[&_svg]:shrink-0 aria-pressed:[&_svg]:fill-current",
  ],
  {
    variants: {
      variant: {
        plain:
          "border-transparent text-ink not-disabled:hover:bg-quiet not-disabled:active:bg-pressed aria-pressed:[&_svg]:text-rose",
        outline:
          "border-field bg-surface text-ink not-disabled:hover:border-ink not-disabled:hover:bg-quiet not-disabled:active:bg-pressed aria-pressed:[&_svg]:text-rose",
        "on-picture":
          "border-hairline bg-surface text-rose shadow-card not-disabled:hover:border-rose not-disabled:active:bg-quiet aria-pressed:border-rose aria-pressed:bg-rose aria-pressed:text-on-rose not-disabled:aria-pressed:hover:brightness-92 not-disabled:aria-pressed:active:bg-rose",
      },
      size: {
        sm: "min-h-9 min-w-9 text-14 has-[span+span]:px-3.5 pointer-coarse:min-h-11 pointer-coarse:min-w-11 [&_svg]:size-4.5",
        md: "min-h-11 min-w-11 text-15 has-[span+span]:px-4.5 [&_svg]:size-5",
        lg: "min-h-14 min-w-14 text-16 has-[span+span]:px-6 [&_svg]:size-6",
      },
    },
    defaultVariants: { variant: "plain", size: "md" },
  },
);

/** Every word of a favourite button. */
export type FavouriteButtonTexts = {
  /** Names the button, whether pressed or not. Default "Save Villa Podrožnik". */
  label: (name: string) => string;
  /** The word beside the heart, part of the label. Default "Save". */
  save: string;
  /** Gives the count after the label, from the number and how it is written. Default "(saved by 1,204)". */
  count: (count: number, written: string) => string;
};

declare module "../lib/locale.ts" {
  interface Texts {
    "favourite-button": FavouriteButtonTexts;
  }
}

const english: FavouriteButtonTexts = {
  label: (name) => `Save ${name}`,
  save: "Save",
  count: (_, written) => `(saved by ${written})`,
};

export type FavouriteButtonProps = Omit<
  ComponentProps<"button">,
  "children" | "name" | "type" | "aria-label" | "aria-pressed"
> & {
  /** Who the heart is for, such as the vendor's name: part of the button's name. */
  name: string;
  /** Whether it is among the favourites. */
  pressed: boolean;
  /**
   * Called on a press to add or remove it, even when no one is logged in: it is up to you to open a log-in. If you
   * return a promise, the heart changes straight away and waits; if the promise rejects, the heart goes back, and you
   * say why.
   */
  onPressedChange?: ((pressed: boolean) => void | Promise<unknown>) | undefined;
  /** On a page, on a page with a border and the word "Save", or over a picture. Default `plain`. */
  variant?: "plain" | "outline" | "on-picture" | undefined;
  /** 36, 44 or 56 px. Default `md`. */
  size?: "sm" | "md" | "lg" | undefined;
  /** Shows the word "Save" beside the heart. Default only with `outline`. */
  showLabel?: boolean | undefined;
  /** How many have saved it. */
  count?: number | undefined;
  /** The change is being made elsewhere: presses do nothing. Default `false`. */
  busy?: boolean | undefined;
  /** Other words. */
  texts?: Partial<FavouriteButtonTexts> | undefined;
};

/** The heart: adds something to the favourites and removes it again. */
export function FavouriteButton({
  name,
  pressed,
  onPressedChange,
  variant = "plain",
  size = "md",
  showLabel = variant === "outline",
  count,
  busy = false,
  texts,
  className,
  onClick,
  ...props
}: FavouriteButtonProps) {
  const words = useTexts("favourite-button", english, texts);
  const locale = useLocale();
  const [shown, show] = useOptimistic(pressed);
  const [changing, startChange] = useTransition();
  const waits = busy || changing;

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || waits) return;
    const changed = onPressedChange?.(!shown);
    // Only a promise announces a change: people who have to log in first don't see the heart fill and empty.
    if (!(changed instanceof Promise)) return;
    startChange(async () => {
      show(!shown);
      await changed.catch(() => undefined);
    });
  };

  return (
    <button
      type="button"
      data-slot="favourite-button"
      data-variant={variant}
      data-size={size}
      aria-pressed={shown}
      {...(waits ? { "aria-busy": true } : {})}
      {...props}
      onClick={press}
      className={cn(favouriteButton({ variant, size }), className)}
    >
      <Heart aria-hidden />
      {showLabel ? <span aria-hidden>{words.save}</span> : null}
      <span className="sr-only">
        {words.label(name)}
        {count === undefined ? null : ` ${words.count(count, count.toLocaleString(locale))}`}
      </span>
      {count === undefined ? null : (
        <span aria-hidden className="figures font-medium">
          {count.toLocaleString(locale, { notation: "compact" })}
        </span>
      )}
    </button>
  );
}
