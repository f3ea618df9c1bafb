import type { ComponentProps } from "react";
import { cn } from "../lib/cn.ts";

const lines = {
  horizontal: "w-full border-t border-hairline",
  vertical: "h-auto self-stretch border-s border-t-0 border-hairline",
};

export type SeparatorProps = Omit<ComponentProps<"hr">, "children"> & {
  /** Which way the line runs. Default `horizontal`. */
  orientation?: "horizontal" | "vertical" | undefined;
};

/** A hairline between two things that need separating. */
export function Separator({ orientation = "horizontal", className, ...props }: SeparatorProps) {
  return (
    <hr
      data-slot="separator"
      data-orientation={orientation}
      aria-orientation={orientation}
      {...props}
      className={cn(lines[orientation], className)}
    />
  );
}
