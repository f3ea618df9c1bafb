import { cva } from "../lib/cva.ts";

/** The circle for a person, and for the rest of a group. */
export const avatarClasses = cva(
  "relative inline-flex shrink-0 items-center justify-center overflow-hidden rounded-pill font-semibold tracking-wide select-none forced-colors:border",
  {
    variants: {
      size: {
        xs: "size-6 text-13 tracking-normal",
        sm: "size-8 text-13",
        md: "size-10 text-14",
        lg: "size-14 text-18",
        xl: "size-22 text-26",
      },
      tone: {
        tint: "bg-tint text-accent-text",
        gold: "bg-gold text-star-text",
        green: "bg-green-tint text-green",
        neutral: "bg-quiet text-ink",
      },
    },
    defaultVariants: { size: "md", tone: "tint" },
  },
);
