import { UserRound } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "../lib/cn.ts";
import { avatarClasses } from "./avatar-classes.ts";
import { AvatarPicture } from "./avatar-picture.tsx";

export { AvatarGroup, type AvatarGroupProps, type AvatarTexts } from "./avatar-group.tsx";

export type AvatarProps = Omit<ComponentProps<"span">, "children"> & {
  /** 24, 32, 40, 56 or 88 px. Default `md`. */
  size?: "xs" | "sm" | "md" | "lg" | "xl" | undefined;
  /** Colour behind the initials. Default `tint`. */
  tone?: "tint" | "gold" | "green" | "neutral" | undefined;
  /** Whose it is, as one name or in two parts; the initials replace a missing or broken picture. */
  name: string | { first?: string | undefined; last?: string | undefined };
  /** Address of the picture. */
  image?: string | null | undefined;
  /** Says who it is when there is no name beside it. Without it, the avatar is decoration. */
  label?: string | undefined;
};

/** A person in a circle: the picture, or the first letters of first and last name. */
export function Avatar({ name, image, label, size = "md", tone = "tint", className, ...props }: AvatarProps) {
  return (
    <span
      data-slot="avatar"
      data-size={size}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
      {...props}
      className={cn(avatarClasses({ size, tone }), className)}
    >
      {initialsOf(name, size === "xs" ? 1 : 2) || <UserRound className="size-[55%]" />}
      {image ? <AvatarPicture src={image} /> : null}
    </span>
  );
}

const firstLetter = /[\p{Lu}\p{Ll}\p{Lt}\p{Lo}\p{N}]\p{M}*/u;

/** First letters with their accents, skipping apostrophes and emoji, and kept apart so that Arabic ones don't join. */
function initialsOf(name: AvatarProps["name"], most: number): string {
  let letters = "";
  let count = 0;
  for (const part of partsOf(name)) {
    const letter = part && firstLetter.exec(part)?.[0].toUpperCase();
    if (!letter || count === most) continue;
    letters += letters ? `\u200C${letter}` : letter;
    count++;
  }
  return letters;
}

/** The first and last word of a name; a single word, or a name in a script without spaces, is one part. */
function partsOf(name: AvatarProps["name"]): (string | undefined)[] {
  if (typeof name !== "string") return [name.first, name.last];
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => firstLetter.test(word));
  return words.length > 1 ? [words[0], words.at(-1)] : words;
}
