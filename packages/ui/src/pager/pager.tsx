import type { ComponentProps, ReactNode } from "react";
import { cn } from "../lib/cn.ts";

export type PagerProps = Omit<ComponentProps<"nav">, "children"> & {
  /** Link or button to the page before; absent on the first. */
  previous?: ReactNode | undefined;
  /** Link or button to the page after; absent on the last. */
  next?: ReactNode | undefined;
  /** Where one is: "Showing 1–20". */
  status?: ReactNode | undefined;
  /** Names the navigation. Default "Pages". */
  label?: string | undefined;
};

/** Steps through a long list. */
export function Pager({ previous, next, status, label = "Pages", className, ...props }: PagerProps) {
  if (!previous && !next && !status) return null;
  return (
    <nav
      data-slot="pager"
      aria-label={label}
      {...props}
      className={cn("grid grid-cols-2 items-center gap-3 sm:grid-cols-[1fr_auto_1fr]", className)}
    >
      <div className="justify-self-start">{previous}</div>
      <p className="figures text-14 text-muted max-sm:order-last max-sm:col-span-2 max-sm:text-center">{status}</p>
      <div className="justify-self-end">{next}</div>
    </nav>
  );
}
