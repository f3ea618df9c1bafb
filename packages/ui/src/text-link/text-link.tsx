import { Slot } from "@radix-ui/react-slot";
import type { ComponentProps } from "react";
import { cn } from "../lib/cn.ts";
import { cva } from "../lib/cva.ts";

const textLink = cva(
  "rounded-small underline decoration-1 underline-offset-[0.22em] transition-colors duration-quick hover:decoration-2 motion-reduce:transition-none active:bg-tint disabled:cursor-not-allowed disabled:no-underline disabled:opacity-50",
  {
    variants: {
      tone: {
        ink: "text-ink decoration-field hover:decoration-ink",
        accent: "text-accent-text",
        muted: "text-muted hover:text-ink",
      },
    },
    defaultVariants: { tone: "ink" },
  },
);

export type TextLinkProps = ComponentProps<"a"> & {
  /** Colour of the words. Default `ink`. */
  tone?: "ink" | "accent" | "muted" | undefined;
  /** Applies the link's styles to its one child: a router's link, or a button that reads as one. Default `false`. */
  asChild?: boolean | undefined;
};

/** A link in running text or beside a heading; underlined, because colour alone is not enough. */
export function TextLink({ tone = "ink", asChild = false, className, ...props }: TextLinkProps) {
  const Root = asChild ? Slot : "a";
  return <Root data-slot="text-link" data-tone={tone} {...props} className={cn(textLink({ tone }), className)} />;
}
