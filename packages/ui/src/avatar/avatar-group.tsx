"use client";

import { Children, type ComponentProps } from "react";
import { cn } from "../lib/cn.ts";
import { cva } from "../lib/cva.ts";
import { useLocale, useTexts, type Words } from "../lib/locale.ts";
import { avatarClasses } from "./avatar-classes.ts";

// Each overlaps the one before, with a rim in the colour of the background.
const group = cva("inline-flex items-center [&>*]:ring-2 [&>*]:ring-surface", {
  variants: {
    size: {
      xs: "[&>*+*]:-ms-1",
      sm: "[&>*+*]:-ms-1",
      md: "[&>*+*]:-ms-2",
      lg: "[&>*+*]:-ms-3",
      xl: "[&>*+*]:-ms-4",
    },
  },
});

// A long count widens its circle.
const rim = cva("figures w-auto tracking-normal", {
  variants: {
    size: { xs: "min-w-6 px-1", sm: "min-w-8 px-1", md: "min-w-10 px-1.5", lg: "min-w-14 px-2", xl: "min-w-22 px-3" },
  },
});

export type AvatarGroupProps = ComponentProps<"span"> & {
  /** Who they are, for people who can't see them: "Saved by Ana, Layla and 12 more". */
  label: string;
  /** The avatars, in the size of the group. */
  children: ComponentProps<"span">["children"];
  /** How many to show before counting the rest. Default 4. */
  max?: number | undefined;
  /** How many there are in total, if the children aren't all of them. Default the number of children. */
  total?: number | undefined;
  /** The size of the count, the same as the avatars'. Default `md`. */
  size?: "xs" | "sm" | "md" | "lg" | "xl" | undefined;
  /** The count of the rest, as written. Default "+12", formatted for the locale. */
  moreLabel?: ((count: number, written: string) => string) | undefined;
};

export type AvatarTexts = Words<AvatarGroupProps, "moreLabel">;

declare module "../lib/locale.ts" {
  interface Texts {
    avatar: AvatarTexts;
  }
}

const english: AvatarTexts = { moreLabel: (_count, written) => `+${written}` };

/** Several people in an overlapping row, and how many more there are. A single image to a screen reader. */
export function AvatarGroup({
  label,
  max = 4,
  total,
  size = "md",
  moreLabel,
  className,
  children,
  ...props
}: AvatarGroupProps) {
  const words = useTexts("avatar", english);
  const locale = useLocale();
  const avatars = Children.toArray(children);
  // If only one is left over, show it: it takes no more room than its count.
  const shown = avatars.length === max + 1 && (total ?? 0) <= avatars.length ? avatars : avatars.slice(0, max);
  const rest = Math.max(total ?? 0, avatars.length) - shown.length;
  return (
    <span
      data-slot="avatar-group"
      data-size={size}
      {...{ role: "img", "aria-label": label }}
      {...props}
      className={cn(group({ size }), className)}
    >
      {shown}
      {rest > 0 ? (
        <span data-slot="avatar-more" className={cn(avatarClasses({ size, tone: "neutral" }), rim({ size }))}>
          {(moreLabel ?? words.moreLabel)(rest, new Intl.NumberFormat(locale).format(rest))}
        </span>
      ) : null}
    </span>
  );
}
