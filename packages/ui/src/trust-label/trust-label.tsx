"use client";

import { BadgeCheck, UserCheck } from "lucide-react";
import { cloneElement, type ComponentProps, type ReactElement, type ReactNode } from "react";
import { cn } from "../lib/cn.ts";
import { useTexts } from "../lib/locale.ts";
import { Popover } from "../popover/popover.tsx";
import { TextLink } from "../text-link/text-link.tsx";

/** Every word the label shows. */
export type TrustLabelTexts = {
  /** The author was named by the vendor, with all clients of a period. Default "Invited client". */
  invited: string;
  /** What that means, and what it doesn't. */
  invitedMeans: string;
  /** A contract, an invoice or something similar has been seen. Default "Booking confirmed". */
  proof: string;
  /** What that means, and what it doesn't. */
  proofMeans: string;
  /** Ends the label's name for screen readers. Default "(what this means)". */
  means: string;
  /** The text of the link. Default "How reviews are checked". */
  link: string;
};

declare module "../lib/locale.ts" {
  interface Texts {
    "trust-label": TrustLabelTexts;
  }
}

const english: TrustLabelTexts = {
  invited: "Invited client",
  invitedMeans:
    "The vendor gave us the addresses of all their clients of a period, and we invited each of them. We don’t tell the vendor who followed the invitation, and we haven’t seen a contract.",
  proof: "Booking confirmed",
  proofMeans:
    "We’ve seen a contract, an invoice or something similar that shows the author was a client. We don’t judge what they wrote.",
  means: "(what this means)",
  link: "How reviews are checked",
};

export type TrustLabelProps = Omit<ComponentProps<"button">, "children"> & {
  /** What is known: `invited` by way of the vendor, or a `proof` has been seen. For less, show no label. */
  trust: "invited" | "proof";
  /** A link to more about it, an anchor without content. */
  link?: ReactElement<{ children?: ReactNode }> | undefined;
  /** Whether the explanation is open, when the caller controls it. */
  open?: boolean | undefined;
  /** Called when the explanation is about to open or close. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Other words. */
  texts?: Partial<TrustLabelTexts> | undefined;
};

/** What is known about where a review comes from, in two words, and what that means at a press. */
export function TrustLabel({ trust, link, open, onOpenChange, texts, className, ...props }: TrustLabelProps) {
  const words = useTexts("trust-label", english, texts);
  const Icon = trust === "proof" ? BadgeCheck : UserCheck;
  return (
    <Popover
      open={open}
      onOpenChange={onOpenChange}
      title={words[trust]}
      trigger={
        <button
          data-slot="trust-label"
          data-variant={trust}
          type="button"
          {...props}
          className={cn(
            "inline-flex min-h-6 items-center gap-1.5 rounded-small text-start text-14 text-muted underline decoration-field decoration-dotted underline-offset-4 hover:text-ink hover:decoration-ink active:text-ink data-[state=open]:text-ink pointer-coarse:-my-2 pointer-coarse:min-h-11 noscript:pointer-events-none noscript:no-underline",
            className,
          )}
        >
          <Icon aria-hidden className="size-4 shrink-0" />
          <span>
            {words[trust]}
            <span className="sr-only"> {words.means}</span>
          </span>
        </button>
      }
    >
      <p>{words[`${trust}Means`]}</p>
      {link ? (
        <p className="mt-3">
          <TextLink asChild>{cloneElement(link, {}, words.link)}</TextLink>
        </p>
      ) : null}
    </Popover>
  );
}
