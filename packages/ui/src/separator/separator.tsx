import type { ComponentProps } from "react";
import { cn } from "../lib/cn.ts";

export type SeparatorProps = Omit<ComponentProps<"hr">, "children"> & {
  /** Which way the line runs. Default `horizontal`. */
  orientation?: "horizontal" | "vertical" | undefined;
};

/** A hairline between two things that belong apart. */
export function Separator({ orientation = "horizontal", className, ...props }: SeparatorProps) {
  return (
    <hr
      data-slot="separator"
      data-orientation={orientation}
      aria-orientation={orientation}
      {...props}
      className={cn(
        "border-hairline",
        orientation === "vertical" ? "h-auto self-stretch border-s" : "w-full border-t",
        className,
      )}
    />
  );
}
