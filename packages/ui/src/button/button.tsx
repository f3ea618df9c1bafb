"use client";

import { Slot, Slottable } from "@radix-ui/react-slot";
import type { ComponentProps, SyntheticEvent } from "react";
import { cn } from "../lib/cn.ts";
import { useTexts, type Words } from "../lib/locale.ts";
import { Spinner } from "../spinner/spinner.tsx";
import { buttonClasses } from "./button-classes.ts";

export type ButtonProps = ComponentProps<"button"> & {
  /** How loud it is: one `solid` per view, the others quieter. Default `solid`. */
  variant?: "solid" | "outline" | "quiet" | "plain" | undefined;
  /** 36, 44 or 56 px high. Default `md`. */
  size?: "sm" | "md" | "lg" | undefined;
  /** `danger` where something will be lost. Default `accent`. */
  tone?: "accent" | "danger" | undefined;
  /** The action is in progress: a spinner shows, presses do nothing, the focus stays. Default `false`. */
  loading?: boolean | undefined;
  /** What the spinner says to a screen reader. Default "Please wait". */
  loadingLabel?: string | undefined;
  /** Applies the button's styles to its one child, such as a router's link. Default `false`. */
  asChild?: boolean | undefined;
};

export type ButtonTexts = Words<ButtonProps, "loadingLabel">;

declare module "../lib/locale.ts" {
  interface Texts {
    button: ButtonTexts;
  }
}

const english: ButtonTexts = { loadingLabel: "Please wait" };

/** Does something. Use one `solid` button per view; the others are `outline`, `quiet` or `plain`. */
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
  const shared = {
    "data-slot": "button",
    "data-variant": variant,
    "data-size": size,
    ...(loading ? { "data-loading": "", "aria-disabled": true, "aria-busy": true } : null),
    ...props,
    onClick: loading ? hold : onClick,
    className: cn(buttonClasses({ variant, size, tone }), className),
  };
  const spinner = loading ? <Waiting label={loadingLabel} /> : null;
  return asChild ? (
    <Slot {...shared}>
      {spinner}
      <Slottable>{children}</Slottable>
    </Slot>
  ) : (
    <button {...shared} type={type}>
      {spinner}
      {children}
    </button>
  );
}

const hold = (event: SyntheticEvent) => event.preventDefault();

/** Kept separate, so that only a loading button subscribes to the words. */
function Waiting({ label }: { label: string | undefined }) {
  const words = useTexts("button", english);
  return <Spinner size="sm" label={label ?? words.loadingLabel} />;
}
