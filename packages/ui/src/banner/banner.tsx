"use client";

import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { IconButton } from "../icon-button/icon-button.tsx";
import { cn } from "../lib/cn.ts";
import { cva } from "../lib/cva.ts";
import { useTexts, type Words } from "../lib/locale.ts";

const banner = cva(
  "flex items-start gap-3 rounded-card border p-4 text-15 text-ink [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0",
  {
    variants: {
      tone: {
        info: "border-transparent bg-tint [&>svg]:text-accent-text",
        caution: "border-transparent bg-gold [&>svg]:text-star-text",
        danger: "border-rose bg-surface [&>svg]:text-rose",
        success: "border-transparent bg-green-tint [&>svg]:text-green",
      },
    },
    defaultVariants: { tone: "info" },
  },
);

const icons = { info: Info, caution: TriangleAlert, danger: CircleAlert, success: CircleCheck };

export type BannerProps = Omit<ComponentProps<"div">, "title"> & {
  /** What kind of news. Default `info`. */
  tone?: "info" | "caution" | "danger" | "success" | undefined;
  /** The message in a few words. */
  title?: ReactNode | undefined;
  /** What to do about it: a button or link. */
  action?: ReactNode | undefined;
  /**
   * It appears in response to something, so screen readers announce it: `danger` straight away, the others at the next
   * pause. Default `false`.
   */
  live?: boolean | undefined;
  /**
   * Called when someone dismisses it: remove it, and put the focus where it was. Without this, it can't be dismissed.
   */
  onDismiss?: (() => void) | undefined;
  /** Name of the button that dismisses it. Default "Dismiss". */
  dismissLabel?: string | undefined;
};

export type BannerTexts = Words<BannerProps, "dismissLabel">;

declare module "../lib/locale.ts" {
  interface Texts {
    banner: BannerTexts;
  }
}

const english: BannerTexts = { dismissLabel: "Dismiss" };

/** Something the reader needs to know, shown above what it is about. */
export function Banner({
  tone = "info",
  title,
  action,
  live = false,
  onDismiss,
  dismissLabel,
  className,
  children,
  ...props
}: BannerProps) {
  const words = useTexts("banner", english);
  const Icon = icons[tone];
  return (
    <div
      data-slot="banner"
      data-tone={tone}
      role={live ? (tone === "danger" ? "alert" : "status") : undefined}
      {...props}
      className={cn(banner({ tone }), className)}
    >
      <Icon aria-hidden />
      <div className="flex min-w-0 grow flex-col gap-x-6 gap-y-3 sm:flex-row sm:items-center">
        <div className="min-w-0 grow">
          {title ? <p className="font-semibold">{title}</p> : null}
          {children}
        </div>
        {action ? <div className="flex shrink-0 flex-wrap gap-3">{action}</div> : null}
      </div>
      {onDismiss ? (
        <IconButton label={dismissLabel ?? words.dismissLabel} size="sm" className="-m-1.5" onClick={onDismiss}>
          <X aria-hidden />
        </IconButton>
      ) : null}
    </div>
  );
}
