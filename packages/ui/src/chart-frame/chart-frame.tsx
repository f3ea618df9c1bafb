"use client";

import type { ReactNode } from "react";
import { Panel, type PanelProps } from "../fact-panel/panel.tsx";
import { useLocale, useTexts, type Words } from "../lib/locale.ts";

/** One line of figures. */
export type ChartSeries = {
  /** What is counted: "Reviews". */
  name: string;
  /** How many at each point. */
  values: readonly number[];
};

/** What a chart shows, and its table too. */
export type ChartData = {
  /** What the points are: "Week". Heads the table's first column. */
  pointsName: string;
  /** The points, in order: "5 Oct". */
  points: readonly string[];
  /** What is counted: one series, or two to compare. */
  series: readonly [ChartSeries] | readonly [ChartSeries, ChartSeries];
};

export type ChartFrameProps = Omit<PanelProps, "children" | "note"> & {
  /** What the figures say, in a sentence: "38 reviews last week, twice as many as the week before." */
  summary: ReactNode;
  /** The figures, for the table. */
  data: ChartData;
  /** The chart of the same figures. */
  children: ReactNode;
  /** Opens the table. Default "As a table". */
  tableLabel?: string | undefined;
};

export type ChartFrameTexts = Words<ChartFrameProps, "tableLabel">;

declare module "../lib/locale.ts" {
  interface Texts {
    "chart-frame": ChartFrameTexts;
  }
}

const english: ChartFrameTexts = { tableLabel: "As a table" };

/** Figures three ways: in a sentence, as a chart and as a table. */
export function ChartFrame({ summary, data, children, tableLabel, ...props }: ChartFrameProps) {
  const words = useTexts("chart-frame", english);
  const locale = useLocale();
  return (
    <Panel data-slot="chart-frame" {...props}>
      <p className="mt-1 text-15 text-muted">{summary}</p>
      <div className="mt-5">{children}</div>
      <details className="mt-4">
        <summary className="w-fit rounded-small py-0.5 text-14 text-muted hover:text-ink hover:underline active:text-ink pointer-coarse:py-3">
          {tableLabel ?? words.tableLabel}
        </summary>
        <table className="mt-2 w-full text-start text-14">
          <caption className="sr-only">{props.title}</caption>
          <thead>
            <tr className="text-muted">
              <th scope="col" className="py-1 text-start font-medium">
                {data.pointsName}
              </th>
              {data.series.map(({ name }) => (
                <th key={name} scope="col" className="py-1 ps-4 text-end font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.points.map((point, index) => (
              <tr key={point} className="border-t border-hairline">
                <th scope="row" className="py-1 text-start font-normal">
                  {point}
                </th>
                {data.series.map(({ name, values }) => (
                  <td key={name} className="figures py-1 ps-4 text-end">
                    {(values[index] ?? 0).toLocaleString(locale)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Panel>
  );
}
