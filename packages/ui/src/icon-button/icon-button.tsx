import { Slot } from "@radix-ui/react-slot";
import type { ComponentProps } from "react";
import { buttonClasses } from "../button/button-classes.ts";
import { cn } from "../lib/cn.ts";
import { cva } from "../lib/cva.ts";

const square = cva("shrink-0 p-0 [&_svg]:size-5", {
  variants: {
    size: {
      sm: "size-9 min-h-0 pointer-coarse:size-11",
      md: "size-11 min-h-0",
      lg: "size-14 min-h-0 [&_svg]:size-6",
    },
    // An icon on its own is loud enough in ink.
    inked: { true: "text-ink not-disabled:hover:bg-quiet not-disabled:active:bg-quiet", false: "" },
  },
});

// Repeats a button's props, because the documentation tool only reads one file.
export type IconButtonProps = Omit<ComponentProps<"button">, "aria-label"> & {
  /** What it does, for people who can't see the icon. */
  label: string;
  /** How loud it is; `plain` is ink without a background. Default `plain`. */
  variant?: "solid" | "outline" | "quiet" | "plain" | undefined;
  /** 36, 44 or 56 px square. Default `md`. */
  size?: "sm" | "md" | "lg" | undefined;
  /** `danger` where something will be lost. Default `accent`. */
  tone?: "accent" | "danger" | undefined;
  /** Applies the button's styles to its one child, such as a router's link. Default `false`. */
  asChild?: boolean | undefined;
};

/** A button whose icon says enough: close, menu, favourite. The icon is the child. */
export function IconButton({
  label,
  variant = "plain",
  size = "md",
  tone = "accent",
  asChild = false,
  type = "button",
  className,
  ...props
}: IconButtonProps) {
  const inked = variant === "plain" && tone === "accent";
  const shared = {
    "data-slot": "icon-button",
    "data-variant": variant,
    "data-size": size,
    "aria-label": label,
    ...props,
    className: cn(cn(buttonClasses({ variant, tone }), square({ size, inked })), className),
  };
  return asChild ? <Slot {...shared} /> : <button {...shared} type={type} />;
}
