import type { ReactNode } from "react";
import { Heading } from "../heading/heading.tsx";
import { cn } from "../lib/cn.ts";
import { Panel, panel, type PanelProps } from "./panel.tsx";

export type FactPanelProps = Omit<PanelProps, "children" | "status"> & {
  /** What the figures are about, such as "In the open". */
  title: ReactNode;
  /** Name and value, in order. */
  rows: ReadonlyArray<{ label: ReactNode; value: ReactNode }>;
  /** A sentence or a link under them. */
  note?: ReactNode | undefined;
  /** The title's level in the page's outline. Default 2. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Whether it stands out from the page or steps back from it. Default "sunken". */
  tone?: "surface" | "sunken" | undefined;
  /** Shows only the title until someone opens it; works without script. Default `false`. */
  collapsible?: boolean | undefined;
};

/** Plain figures that line up: a vendor's record, an account's numbers. */
export function FactPanel({ rows, tone = "sunken", collapsible = false, ...props }: FactPanelProps) {
  const facts = (
    <dl className="mt-3 text-14">
      {rows.map(({ label, value }, index) => (
        // Rows are identified by position: labels may be any element, and the list never reorders.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className="flex flex-wrap items-baseline justify-between gap-x-4 py-1">
          <dt className="min-w-0 text-muted">{label}</dt>
          <dd className="figures ms-auto text-end font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
  if (!collapsible)
    return (
      <Panel data-slot="fact-panel" data-tone={tone} tone={tone} {...props}>
        {facts}
      </Panel>
    );
  const { title, note, headingLevel = 2, className, ...rest } = props;
  return (
    <section data-slot="fact-panel" data-tone={tone} {...rest} className={cn(panel({ tone }), className)}>
      <details className="group">
        <summary className="-m-3 flex list-none items-center justify-between gap-4 rounded-field p-3 hover:bg-quiet active:bg-pressed [&::-webkit-details-marker]:hidden">
          <Heading level={headingLevel} size="card">
            {title}
          </Heading>
          <svg
            aria-hidden
            viewBox="0 0 24 24"
            className="size-5 shrink-0 fill-none stroke-current stroke-2 text-muted transition-[rotate] duration-quick group-open:rotate-180 motion-reduce:transition-none"
          >
            <path d="m6 9 6 6 6-6" />
          </svg>
        </summary>
        {facts}
        {note ? <div className="mt-3 text-14 text-muted">{note}</div> : null}
      </details>
    </section>
  );
}
