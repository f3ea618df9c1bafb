import type { ComponentProps, ReactNode } from "react";
import { cn } from "../lib/cn.ts";

export type ActionBarProps = Omit<ComponentProps<"div">, "children"> & {
  /** One to three `Button`s, the one that matters most last. Longer words have more of the width. */
  children: ReactNode;
};

/**
 * What one comes to a page for, at the foot of a narrow window; on a wide one it is absent. It is the last of its `Container`,
 * and leaves with it: what follows, such as the footer, is never covered.
 */
export function ActionBar({ className, children, ...props }: ActionBarProps) {
  return (
    <div
      data-slot="action-bar"
      data-sticky="narrow bottom"
      {...props}
      className={cn(
        "bottom-0 z-bar -mx-5 flex gap-2.5 border-t border-hairline bg-paper px-5 py-3 *:min-w-0 *:flex-auto sm:-mx-8 sm:px-8 lg:hidden print:hidden [@media(min-height:30rem)]:sticky",
        className,
      )}
    >
      {children}
    </div>
  );
}
