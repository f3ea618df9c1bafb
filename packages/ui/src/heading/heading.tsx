import { Slot } from "@radix-ui/react-slot";
import type { ComponentProps } from "react";
import { cn } from "../lib/cn.ts";
import { cva, type VariantProps } from "../lib/cva.ts";

const heading = cva(
  [
    "font-display font-display text-ink [&_em]:text-accent-text [&_em]:italic",
    // Browsers would fake italics for scripts that have none; there, only the colour marks the phrase.
    "[&_em:lang(ar,fa,he,ja,ko,ur,zh)]:not-italic",
  ],
  {
    variants: {
      size: {
        display: "text-balance text-40 sm:text-56 lg:text-76",
        page: "text-balance text-32 sm:text-40 lg:text-56",
        section: "text-balance text-26 sm:text-32 lg:text-40",
        panel: "text-21 sm:text-26",
        card: "text-21",
      },
    },
  },
);

type Size = NonNullable<VariantProps<typeof heading>["size"]>;

const sizeOfLevel = { 1: "page", 2: "section", 3: "panel", 4: "card" } as const satisfies Record<number, Size>;

export type HeadingProps = ComponentProps<"h2"> & {
  /** Level in the page's outline. */
  level: 1 | 2 | 3 | 4;
  /** How large it is. Default by level: page, section, panel, card. */
  size?: Size | undefined;
  /** Makes its one child the heading, such as a `legend`. Default `false`. */
  asChild?: boolean | undefined;
};

/** A quiet serif headline. An `em` inside is the one phrase in italic blue. */
export function Heading({ level, size = sizeOfLevel[level], asChild = false, className, ...props }: HeadingProps) {
  const Root = asChild ? Slot : (`h${level}` as const);
  return <Root data-slot="heading" data-size={size} {...props} className={cn(heading({ size }), className)} />;
}
