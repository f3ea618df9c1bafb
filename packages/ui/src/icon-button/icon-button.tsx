import { Slot, Slottable } from "@radix-ui/react-slot";
import { cva } from "class-variance-authority";
import { cn } from "../lib/cn.ts";
import { buttonClasses, type ButtonProps } from "../button/button.tsx";

const square = cva("shrink-0 p-0 [&_svg]:size-5", {
  variants: {
    size: {
      sm: "size-9 min-h-0 pointer-coarse:size-11",
      md: "size-11 min-h-0",
      lg: "size-14 min-h-0 [&_svg]:size-6",
    },
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
  children,
  ...props
}: IconButtonProps) {
  const Root = asChild ? Slot : "button";
  return (
    <Root
      data-slot="icon-button"
      data-variant={variant}
      data-size={size}
      aria-label={label}
      {...(asChild ? {} : { type })}
      {...props}
      className={cn(
        buttonClasses({ variant, tone }),
        square({ size }),
        variant === "plain" && tone === "accent" && "text-ink not-disabled:hover:bg-sunken",
        className,
      )}
    >
      <Slottable>{children}</Slottable>
    </Root>
  );
}
