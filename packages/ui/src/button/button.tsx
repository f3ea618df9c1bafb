"use client";

import { Slot, Slottable } from "@radix-ui/react-slot";
import { cva } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "../lib/cn.ts";
import { useTexts, type Words } from "../lib/locale.ts";
import { Spinner } from "../spinner/spinner.tsx";

/** The classes of a button, for what must look like one without being this component. */
export const buttonClasses = cva(
  [
    "inline-flex items-center justify-center gap-2 rounded-pill border border-transparent text-center font-semibold text-balance no-underline select-none",
    "transition-colors duration-120 ease-out motion-reduce:transition-none",
    "disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50 data-loading:cursor-progress data-loading:opacity-100",
    "[&_svg]:size-[1.15em] [&_svg]:shrink-0",
  ],
  {
    variants: {
      variant: {
        solid: "",
        outline: "border-field bg-surface text-ink not-disabled:hover:border-ink not-disabled:hover:bg-sunken",
        quiet: "bg-sunken text-ink not-disabled:hover:bg-hairline",
        plain: "text-accent-text not-disabled:hover:bg-tint",
      },
      tone: { accent: "", danger: "" },
      size: {
        sm: "min-h-9 px-4 py-1.5 text-14 pointer-coarse:min-h-11",
        md: "min-h-11 px-5.5 py-2 text-15",
        lg: "min-h-14 px-8 py-3 text-16",
      },
    },
    compoundVariants: [
      { variant: "solid", tone: "accent", class: "bg-accent text-on-accent not-disabled:hover:bg-accent-hover" },
      { variant: "solid", tone: "danger", class: "bg-rose text-on-rose not-disabled:hover:brightness-92" },
      { variant: ["outline", "quiet", "plain"], tone: "danger", class: "text-rose" },
    ],
    defaultVariants: { variant: "solid", size: "md", tone: "accent" },
  },
);

export type ButtonProps = ComponentProps<"button"> & {
  /** How loud it is: one `solid` a view, the others quieter. Default `solid`. */
  variant?: "solid" | "outline" | "quiet" | "plain" | undefined;
  /** 36, 44 or 56 px high. Default `md`. */
  size?: "sm" | "md" | "lg" | undefined;
  /** `danger` where something is lost. Default `accent`. */
  tone?: "accent" | "danger" | undefined;
  /** The action is under way: a spinner shows, presses do nothing, the focus stays. Default `false`. */
  loading?: boolean | undefined;
  /** What the spinner says to a screen reader. Default "Please wait". */
  loadingLabel?: string | undefined;
  /** Puts the button's looks on the one child, such as a router's link. Default `false`. */
  asChild?: boolean | undefined;
};

export type ButtonTexts = Words<ButtonProps, "loadingLabel">;

const english: ButtonTexts = { loadingLabel: "Please wait" };

/** Does something. One `solid` button a view; the others `outline`, `quiet` or `plain`. */
export function Button({
  variant = "solid",
  size = "md",
  tone = "accent",
  loading = false,
  loadingLabel,
  asChild = false,
  type = "button",
  className,
  onClick,
  children,
  ...props
}: ButtonProps) {
  const words = useTexts("button", english);
  const Root = asChild ? Slot : "button";
  return (
    <Root
      data-slot="button"
      data-variant={variant}
      data-size={size}
      {...(asChild ? {} : { type })}
      {...(loading ? { "data-loading": "", "aria-disabled": true, "aria-busy": true } : {})}
      {...props}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      className={cn(buttonClasses({ variant, size, tone }), className)}
    >
      {loading ? <Spinner size="sm" label={loadingLabel ?? words.loadingLabel} /> : null}
      <Slottable>{children}</Slottable>
    </Root>
  );
}
