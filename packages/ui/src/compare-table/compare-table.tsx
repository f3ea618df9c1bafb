"use client";

import type { ComponentProps, ReactNode } from "react";
import { cn } from "../lib/cn.ts";
import { cva } from "../lib/cva.ts";
import { useTexts, type Words } from "../lib/locale.ts";

export type CompareTableColumn = {
  /** What tells it from the others. */
  key: string;
  /** Its name, such as a link: heads the column. */
  name: ReactNode;
  /** A picture above the name. */
  picture?: ReactNode | undefined;
  /** A control at the column's foot, such as a button that removes it. */
  action?: ReactNode | undefined;
};

export type CompareTableRow = {
  /** What is compared. */
  label: string;
  /** The facts, in the order of the columns; `null` shows that there is none. */
  values: readonly ReactNode[];
};

export type CompareTableProps = Omit<ComponentProps<"section">, "children"> & {
  /** Names the table for screen readers: "Three venues side by side". */
  caption: string;
  /** What is compared, two to four. */
  columns: readonly CompareTableColumn[];
  /** The facts, the most important first. */
  rows: readonly CompareTableRow[];
  /** Heads the column of labels, for screen readers. Default "What is compared". */
  cornerLabel?: string | undefined;
  /** Stands for a missing fact. Default "Not given". */
  absentLabel?: string | undefined;
};

export type CompareTableTexts = Words<CompareTableProps, "cornerLabel" | "absentLabel">;

declare module "../lib/locale.ts" {
  interface Texts {
    "compare-table": CompareTableTexts;
  }
}

const english: CompareTableTexts = { cornerLabel: "What is compared", absentLabel: "Not given" };

const label = "sticky start-0 z-1 w-px min-w-26 border-e border-hairline bg-paper pe-3 sm:min-w-36 sm:pe-5";
const fact = cva("min-w-44 px-3 sm:min-w-52 sm:px-4", {
  // Equal shares; the labels take no more than they need.
  variants: { of: { 1: "", 2: "w-1/2", 3: "w-1/3", 4: "w-1/4" } },
});

/** A few things side by side. It scrolls sideways in a narrow space, and the labels stay in sight. */
export function CompareTable({
  caption,
  columns,
  rows,
  cornerLabel,
  absentLabel,
  className,
  ...props
}: CompareTableProps) {
  const words = useTexts("compare-table", english);
  const share = fact({ of: Math.min(columns.length, 4) as 1 | 2 | 3 | 4 });
  return (
    <section
      data-slot="compare-table"
      aria-label={caption}
      // Scrolled with the keyboard too.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      {...props}
      className={cn("relative overflow-x-auto overscroll-x-contain", className)}
    >
      <table className="w-full border-separate border-spacing-0 text-start text-15">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={cn(label, "border-b")}>
              <span className="sr-only">{cornerLabel ?? words.cornerLabel}</span>
            </th>
            {columns.map(({ key, name, picture }) => (
              <th
                key={key}
                scope="col"
                data-slot="compare-table-column"
                className={cn(
                  share,
                  "border-b border-hairline pb-4 text-start align-top font-display text-21 font-normal",
                )}
              >
                {picture ? (
                  <div className="relative isolate mb-3 aspect-[4/3] overflow-hidden rounded-card">{picture}</div>
                ) : null}
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const line = index > 0 ? "border-t border-hairline" : "";
            return (
              <tr key={row.label} data-slot="compare-table-row">
                <th
                  scope="row"
                  className={cn(label, line, "py-3.5 text-start align-top text-14 font-medium text-muted")}
                >
                  {row.label}
                </th>
                {columns.map(({ key }, at) => (
                  <td key={key} className={cn(share, line, "py-3.5 align-top wrap-anywhere")}>
                    {row.values[at] ?? <span className="text-muted">{absentLabel ?? words.absentLabel}</span>}
                  </td>
                ))}
              </tr>
            );
          })}
          {columns.some(({ action }) => action) ? (
            // Not in the heads, which are read out with every fact.
            <tr>
              <td aria-hidden className={cn(label, "border-t border-hairline")} />
              {columns.map(({ key, action }) => (
                <td key={key} className={cn(share, "border-t border-hairline py-3.5 align-top")}>
                  {action}
                </td>
              ))}
            </tr>
          ) : null}
        </tbody>
      </table>
    </section>
  );
}
