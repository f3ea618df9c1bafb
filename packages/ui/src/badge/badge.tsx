import type { ComponentProps } from "react";
import { cn } from "../lib/cn.ts";
import { cva } from "../lib/cva.ts";

const badge = cva(
  "inline-flex max-w-full items-center gap-1.5 rounded-pill wrap-anywhere border border-transparent font-medium [&_svg]:size-[1.1em] [&_svg]:shrink-0",
  {
    variants: {
      tone: {
        neutral: "bg-quiet text-ink",
        green: "bg-green-tint text-green",
        gold: "bg-gold text-star-text",
        rose: "border-rose text-rose",
        tint: "bg-tint text-accent-text",
      },
      size: { sm: "px-2 py-px text-13", md: "px-3 py-1 text-14" },
      // Drawn by the badge itself: it needs no element of its own, and forced colours give it the text's colour.
      dot: {
        true: "before:size-2 before:shrink-0 before:rounded-pill before:bg-current forced-colors:before:bg-[CanvasText]",
        false: "",
      },
    },
    defaultVariants: { tone: "neutral", size: "md", dot: false },
  },
);

export type BadgeProps = ComponentProps<"span"> & {
  /**
   * What kind of fact: `green` open or verified, `gold` needs a second look, `rose` restricted, `tint` your own.
   * Default `neutral`.
   */
  tone?: "neutral" | "green" | "gold" | "rose" | "tint" | undefined;
  /** `sm` in a line of text, `md` on its own. Default `md`. */
  size?: "sm" | "md" | undefined;
  /** A dot before the words, for a state that may change: open, live. Default `false`. */
  dot?: boolean | undefined;
};

/**
 * A fact in a word or two: open now, claimed, likely duplicate. The words carry the meaning, never the colour alone.
 */
export function Badge({ tone = "neutral", size = "md", dot = false, className, ...props }: BadgeProps) {
  return (
    <span
      data-slot="badge"
      data-tone={tone}
      data-size={size}
      {...props}
      className={cn(badge({ tone, size, dot }), className)}
    />
  );
}
