import { Slot } from "@radix-ui/react-slot";
import type { ButtonProps } from "../button/button.tsx";
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
    // An icon alone is loud enough in ink.
    inked: { true: "text-ink not-disabled:hover:bg-sunken not-disabled:active:bg-sunken", false: "" },
  },
});

export type IconButtonProps = Omit<ButtonProps, "loading" | "loadingLabel" | "aria-label"> & {
  /** What it does, for those who cannot see the icon. */
  label: string;
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
