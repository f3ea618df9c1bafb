import { cva } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "../lib/cn.ts";

const badge = cva(
  "inline-flex max-w-full items-center gap-1.5 rounded-pill border border-transparent font-medium [&_svg]:size-[1.1em] [&_svg]:shrink-0",
  {
    variants: {
      tone: {
        neutral: "bg-sunken text-ink",
        green: "bg-green-tint text-green",
        gold: "bg-gold text-star-text",
        rose: "border-rose text-rose",
        tint: "bg-tint text-accent-text",
      },
      size: { sm: "px-2 py-px text-13", md: "px-3 py-1 text-14" },
    },
    defaultVariants: { tone: "neutral", size: "md" },
  },
);

export type BadgeProps = ComponentProps<"span"> & {
  /** What kind of fact: `green` open or verified, `gold` wants a second look, `rose` restricted, `tint` one's own. Default `neutral`. */
  tone?: "neutral" | "green" | "gold" | "rose" | "tint" | undefined;
  /** Default `md`. */
  size?: "sm" | "md" | undefined;
  /** A dot before the words, for a state that may change: open, live. Default `false`. */
  dot?: boolean | undefined;
};

/** A fact in a word or two: open now, claimed, likely duplicate. The words carry it, never the colour alone. */
export function Badge({ tone = "neutral", size = "md", dot = false, className, children, ...props }: BadgeProps) {
  return (
    <span
      data-slot="badge"
      data-tone={tone}
      data-size={size}
      {...props}
      className={cn(badge({ tone, size }), className)}
    >
      {dot ? (
        <svg aria-hidden viewBox="0 0 8 8" className="size-2!">
          <circle cx="4" cy="4" r="4" fill="currentColor" />
        </svg>
      ) : null}
      {children}
    </span>
  );
}
