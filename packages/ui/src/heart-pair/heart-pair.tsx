"use client";

import { Heart } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "../lib/cn.ts";
import { cva } from "../lib/cva.ts";
import { useLocale, useTexts, type Words } from "../lib/locale.ts";

const heart = cva("relative inline-grid shrink-0 place-items-center font-semibold select-none", {
  variants: {
    size: { sm: "size-7 text-13", md: "size-9 text-15" },
    saved: { true: "text-on-rose [&_svg]:fill-rose [&_svg]:text-rose", false: "text-muted [&_svg]:text-field" },
  },
});

export type HeartPairPerson = {
  /** Their first name. */
  name: string;
  /** Whether they have saved it. */
  saved: boolean;
};

export type HeartPairProps = Omit<ComponentProps<"span">, "children"> & {
  /** Everyone who shares the list, always in the same order, so that each keeps their place. */
  people: readonly HeartPairPerson[];
  /** 28 or 36 px. Default `md`. */
  size?: "sm" | "md" | undefined;
  /** Says who has saved it, given their names in a row. Default "Saved by Ana and Jan". */
  label?: ((names: string) => string) | undefined;
  /** Says that no one has. Default "Not saved by anyone". */
  noneLabel?: string | undefined;
};

export type HeartPairTexts = Words<HeartPairProps, "label" | "noneLabel">;

declare module "../lib/locale.ts" {
  interface Texts {
    "heart-pair": HeartPairTexts;
  }
}

const english: HeartPairTexts = { label: (names) => `Saved by ${names}`, noneLabel: "Not saved by anyone" };

/** Whose hearts something has: one for each person, side by side, filled if they have saved it. */
export function HeartPair({ people, size = "md", label, noneLabel, className, ...props }: HeartPairProps) {
  const words = useTexts("heart-pair", english);
  const locale = useLocale();
  const names = people.filter(({ saved }) => saved).map(({ name }) => name);
  return (
    <span
      data-slot="heart-pair"
      data-size={size}
      // Drawn with elements, so that the letters are in the page's own type.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={
        names.length > 0
          ? (label ?? words.label)(new Intl.ListFormat(locale).format(names))
          : (noneLabel ?? words.noneLabel)
      }
      {...props}
      className={cn("inline-flex shrink-0 items-center gap-0.5", className)}
    >
      {people.map(({ name, saved }, index) => (
        // Two people may have the same name, and each keeps their place.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index} data-slot="heart-pair-heart" data-saved={saved} className={heart({ size, saved })}>
          <Heart aria-hidden className="absolute inset-0 size-full" strokeWidth={1.5} />
          <span className="relative -mt-px leading-none">{initialOf(name)}</span>
        </span>
      ))}
    </span>
  );
}

/** The first letter with its accents. */
const initialOf = (name: string) => /[\p{L}\p{N}]\p{M}*/u.exec(name)?.[0].toUpperCase() ?? "";
