import { cva } from "class-variance-authority";
import { UserRound } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { cn } from "../lib/cn.ts";

const avatar = cva(
  "relative inline-grid shrink-0 place-items-center overflow-hidden rounded-pill font-semibold tracking-wide select-none forced-colors:border",
  {
    variants: {
      size: { sm: "size-8 text-13", md: "size-10 text-14", lg: "size-14 text-18", xl: "size-22 text-26" },
      tone: {
        tint: "bg-tint text-accent-text",
        gold: "bg-gold text-star-text",
        green: "bg-green-tint text-green",
        neutral: "bg-sunken text-ink",
      },
    },
    defaultVariants: { size: "md", tone: "tint" },
  },
);

export type AvatarProps = Omit<ComponentProps<"span">, "children"> & {
  /** 32, 40, 56 or 88 px. Default `md`. */
  size?: "sm" | "md" | "lg" | "xl" | undefined;
  /** Colour behind the initials. Default `tint`. */
  tone?: "tint" | "gold" | "green" | "neutral" | undefined;
  /** Whose it is; their initials stand in for an absent or broken picture. */
  name: { first?: string | undefined; last?: string | undefined };
  /** Address of the picture. */
  image?: string | null | undefined;
  /** Says who it is where no name stands beside it. Without it the avatar is decoration. */
  label?: string | undefined;
};

/** A person in a circle: the picture, or the first letters of first and last name. */
export function Avatar({ name, image, label, size = "md", tone = "tint", className, ...props }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span
      data-slot="avatar"
      data-size={size}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
      {...props}
      className={cn(avatar({ size, tone }), className)}
    >
      {initials(name) || <UserRound className="size-[55%]" />}
      {image && image !== broken ? (
        <img
          src={image}
          alt=""
          // It may have failed before this script came to listen.
          ref={(picture) => {
            if (picture?.complete && picture.naturalWidth === 0) setBroken(image);
          }}
          onError={() => setBroken(image)}
          className="absolute inset-0 size-full object-cover"
        />
      ) : null}
    </span>
  );
}

const firstLetter = /[\p{Lu}\p{Ll}\p{Lt}\p{Lo}\p{N}]\p{M}*/u;

/** First letters with their marks, past apostrophes and the like, kept apart so that Arabic ones do not join. */
function initials({ first = "", last = "" }: AvatarProps["name"]): string {
  return [first, last]
    .map((part) => firstLetter.exec(part)?.[0].toUpperCase() ?? "")
    .filter(Boolean)
    .join("\u200C");
}
