import type { ComponentProps, ReactNode } from "react";
import { cn } from "../lib/cn.ts";

export type ActionBarProps = Omit<ComponentProps<"div">, "children"> & {
  /** One to three `Button`s, the most important one last. Longer labels get more of the width. */
  children: ReactNode;
};

/**
 * The main actions of a page, kept at the foot of a narrow window and absent on a wide one. It comes last in its
 * `Container` and scrolls away with it, so it never covers what follows, such as the footer.
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
