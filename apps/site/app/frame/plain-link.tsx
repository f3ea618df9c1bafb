import type { ComponentProps } from "react";

/** An anchor that gets its text from the component that renders it. */
export function PlainLink({ children, ...props }: ComponentProps<"a">) {
  return <a {...props}>{children}</a>;
}
