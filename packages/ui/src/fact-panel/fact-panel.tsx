import type { ReactNode } from "react";
import { Panel, type PanelProps } from "./panel.tsx";

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
};

/** Plain figures that line up: a vendor's record, an account's numbers. */
export function FactPanel({ rows, tone = "sunken", ...props }: FactPanelProps) {
  return (
    <Panel data-slot="fact-panel" data-tone={tone} tone={tone} {...props}>
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
    </Panel>
  );
}
