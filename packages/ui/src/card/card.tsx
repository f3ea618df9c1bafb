import { Slot } from "@radix-ui/react-slot";
import { cva } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "../lib/cn.ts";

const card = cva("border", {
  variants: {
    tone: { surface: "border-hairline bg-surface shadow-card", sunken: "border-transparent bg-sunken" },
    padding: { none: "rounded-card", md: "rounded-card p-5", lg: "rounded-panel p-5 sm:p-8" },
  },
  defaultVariants: { tone: "surface", padding: "md" },
});

export type CardProps = ComponentProps<"div"> & {
  /** Lies on the page or in it. Default `surface`. */
  tone?: "surface" | "sunken" | undefined;
  /** Room inside: none, 20 px, or 32 px with rounder corners. Default `md`. */
  padding?: "none" | "md" | "lg" | undefined;
  /** Makes the one child the card, such as an `article`. Default `false`. */
  asChild?: boolean | undefined;
};

/** A sheet of paper that holds one thing together. */
export function Card({ tone = "surface", padding = "md", asChild = false, className, ...props }: CardProps) {
  const Root = asChild ? Slot : "div";
  return (
    <Root
      data-slot="card"
      data-tone={tone}
      data-padding={padding}
      {...props}
      className={cn(card({ tone, padding }), className)}
    />
  );
}
