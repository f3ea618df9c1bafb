import type { ComponentProps, ReactNode } from "react";
import { Heading } from "../heading/heading.tsx";
import { cn } from "../lib/cn.ts";

export type FactPanelProps = Omit<ComponentProps<"section">, "title" | "children"> & {
  /** What the figures are about, such as "In the open". */
  title: ReactNode;
  /** Name and value, in order. */
  rows: readonly { label: ReactNode; value: ReactNode }[];
  /** A sentence or a link under them. */
  note?: ReactNode | undefined;
  /** The title's level in the page's outline. Default 2. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Stands out from the page, or steps back from it. Default "sunken". */
  tone?: "surface" | "sunken" | undefined;
};

/** Plain figures that must line up: a vendor's record, an account's numbers. */
export function FactPanel({
  title,
  rows,
  note,
  headingLevel = 2,
  tone = "sunken",
  className,
  ...props
}: FactPanelProps) {
  return (
    <section
      data-slot="fact-panel"
      data-tone={tone}
      {...props}
      className={cn(
        "rounded-panel border border-hairline p-6",
        tone === "surface" ? "bg-surface shadow-card" : "bg-sunken",
        className,
      )}
    >
      <Heading level={headingLevel} size="card">
        {title}
      </Heading>
      <dl className="mt-3 text-14">
        {rows.map(({ label, value }, index) => (
          // Rows are told apart by their place: labels may be any element, and the list never reorders.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} className="flex items-baseline justify-between gap-4 py-1">
            <dt className="min-w-0 text-muted">{label}</dt>
            <dd className="figures shrink-0 text-end font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {note ? <div className="mt-3 text-14 text-muted">{note}</div> : null}
    </section>
  );
}
