import type { ComponentProps } from "react";

/** An anchor whose words its component puts in. */
export function PlainLink({ children, ...props }: ComponentProps<"a">) {
  return <a {...props}>{children}</a>;
}
