import type { ComponentProps, ReactNode } from "react";
import { Heading } from "../heading/heading.tsx";
import { cn } from "../lib/cn.ts";
import { cva } from "../lib/cva.ts";

export const panel = cva("rounded-panel border border-hairline p-6", {
  variants: { tone: { surface: "bg-surface shadow-card", sunken: "bg-sunken" } },
});

export type PanelProps = Omit<ComponentProps<"section">, "title"> & {
  /** Its heading. */
  title: ReactNode;
  /** A word opposite the heading, such as a `Badge`. */
  status?: ReactNode | undefined;
  /** A sentence or a link at the foot. */
  note?: ReactNode | undefined;
  /** The heading's level in the page's outline. Default 2. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Whether it stands out from the page or steps back from it. Default "surface". */
  tone?: "surface" | "sunken" | undefined;
};

/** A panel beside a vendor: a heading, its facts, a note. */
export function Panel({
  title,
  status,
  note,
  headingLevel = 2,
  tone = "surface",
  className,
  children,
  ...props
}: PanelProps) {
  return (
    <section {...props} className={cn(panel({ tone }), className)}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Heading level={headingLevel} size="card">
          {title}
        </Heading>
        {status}
      </div>
      {children}
      {note ? <div className="mt-3 text-14 text-muted">{note}</div> : null}
    </section>
  );
}
