import { cva } from "../lib/cva.ts";

/** The styles that buttons and icon buttons share. */
export const buttonClasses = cva(
  [
    "pressable inline-flex items-center justify-center gap-2 rounded-pill border border-transparent text-center font-semibold no-underline select-none",
    "[&_svg]:size-[1.15em] [&_svg]:shrink-0",
  ],
  {
    variants: {
      variant: {
        solid: "",
        outline: "border-field bg-surface text-ink not-disabled:hover:border-ink not-disabled:hover:bg-quiet",
        quiet: "bg-quiet text-ink not-disabled:hover:bg-pressed",
        plain: "text-accent-text not-disabled:hover:bg-tint not-disabled:active:bg-tint",
      },
      tone: { accent: "", danger: "" },
      size: {
        sm: "min-h-9 px-4 py-1.5 text-14 pointer-coarse:min-h-11",
        md: "min-h-11 px-5.5 py-2 text-15",
        lg: "min-h-14 px-8 py-3 text-16",
      },
    },
    compoundVariants: [
      { variant: "solid", tone: "accent", class: "bg-accent text-on-accent not-disabled:hover:bg-accent-hover" },
      { variant: "solid", tone: "danger", class: "bg-rose text-on-rose not-disabled:hover:not-active:brightness-94" },
      { variant: ["outline", "quiet"], tone: "danger", class: "text-rose" },
      {
        variant: "plain",
        tone: "danger",
        class: "text-rose not-disabled:hover:bg-quiet not-disabled:active:bg-quiet",
      },
    ],
    defaultVariants: { variant: "solid", size: "md", tone: "accent" },
  },
);
