"use client";

import type { ComponentProps } from "react";
import type { ChartData } from "../chart-frame/chart-frame.tsx";
import { cn } from "../lib/cn.ts";
import { useLocale } from "../lib/locale.ts";

export type BarChartProps = Omit<ComponentProps<"div">, "children" | "role" | "aria-label"> & {
  /** Names the picture for screen readers: "Bar chart of reviews per week". The `ChartFrame` around it has the figures. */
  label: string;
  /** What it shows: counts, from zero. */
  data: ChartData;
};

/** Counts over time as bars, of one kind or of two to compare. */
export function BarChart({ label, data, className, ...props }: BarChartProps) {
  const locale = useLocale();
  const { points, series } = data;
  const top = topOf(Math.max(0, ...series.flatMap(({ values }) => values)));
  // As many labels as a phone has room for.
  const each = Math.ceil(points.length / 5);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img can't hold what it draws
    <div role="img" aria-label={label} data-slot="bar-chart" {...props} className={cn("text-13 text-muted", className)}>
      {series.length > 1 ? (
        <ul className="mb-4 flex flex-wrap gap-x-5 gap-y-1">
          {series.map(({ name }, index) => (
            <li key={name} className="flex items-center gap-2">
              <svg viewBox="0 0 12 12" className="size-3">
                <rect x="1" y="1" width="10" height="10" className={barClasses[index]} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      ) : null}
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
        <div className="figures -my-[0.75em] flex flex-col justify-between text-end">
          {[top, top / 2, 0].map((tick) => (
            <span key={tick}>{tick.toLocaleString(locale)}</span>
          ))}
        </div>
        <div className="relative h-40 border-y border-t-hairline border-b-field">
          <div className="absolute inset-x-0 top-1/2 border-t border-hairline" />
          <div className="relative flex h-full px-3">
            {points.map((point, index) => (
              <div key={point} data-slot="bar-chart-bars" className="min-w-0 flex-1">
                <svg
                  viewBox="0 0 100 100"
                  preserveAspectRatio="none"
                  className="mx-auto h-full w-full max-w-20 rtl:-scale-x-100"
                >
                  <title>{`${point}: ${series.map(({ values }) => (values[index] ?? 0).toLocaleString(locale)).join(" / ")}`}</title>
                  {series.map(({ name, values }, at) => {
                    const value = values[index] ?? 0;
                    // Any count above zero is visible.
                    const height = value > 0 ? Math.max(1.5, (value / top) * 100) : 0;
                    return (
                      <rect
                        key={name}
                        x={series.length === 1 ? 14 : 8 + at * 44}
                        y={100 - height}
                        width={series.length === 1 ? 72 : 40}
                        height={height}
                        vectorEffect="non-scaling-stroke"
                        className={barClasses[at]}
                      />
                    );
                  })}
                </svg>
              </div>
            ))}
          </div>
        </div>
        <div className="col-start-2 mt-1.5 flex px-3">
          {points.map((point, index) => (
            <span key={point} className="flex min-w-0 flex-1 justify-center whitespace-nowrap">
              {index % each === 0 ? point : null}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Filled and outlined: told apart without their colours too. */
const barClasses = ["fill-accent", "fill-surface stroke-accent-text stroke-2"];

/** The end of the scale: the next of 2, 4, 6, 8, 10, 12, 16, 20, 30 …, so that its half is a whole number. */
function topOf(most: number): number {
  for (let power = 1; ; power *= 10)
    for (const step of [10, 12, 16, 20, 30, 40, 50, 60, 80]) {
      const top = (step * power) / 10;
      if (top >= most && top % 2 === 0) return top;
    }
}
