// Results as Markdown, to read in a terminal or paste into a document.
import { cpus, loadavg, release, totalmem, type } from "node:os";

type Cell = string | number;

export function printTable(title: string, notes: string, columns: string[], rows: Cell[][]): void {
  console.log(`\n${section(title, notes, columns, rows)}`);
}

/** A heading, some text and a table, as Markdown. */
export function section(title: string, notes: string, columns: string[], rows: Cell[][]): string {
  const lines = [columns, ...rows].map((row) => row.map(String));
  const widths = columns.map((_, i) => Math.max(...lines.map((line) => line[i]!.length)));
  const line = (cells: string[]) =>
    `| ${cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join(" | ")} |`;
  const rule = `| ${widths.map((width, i) => (i === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`)).join(" | ")} |`;
  return `## ${title}\n\n${notes}\n\n${[line(lines[0]!), rule, ...lines.slice(1).map(line)].join("\n")}\n`;
}

/** The machine the measurements ran on; the load of the last minute shows whether anything else was running. */
export const machine = (): string =>
  `${cpus().length} × ${cpus()[0]?.model.trim()}, ${gibibytes(totalmem())} GiB, ${type()} ${release()}, Node ${process.version}, load before: ${loadavg()[0]!.toFixed(1)}`;

const gibibytes = (bytes: number) => Math.round(bytes / 2 ** 30);

export const ratio = (value: number): string => value.toFixed(2);
export const verdict = (value: number, limit: number, way: "at least" | "at most"): string =>
  (way === "at least" ? value >= limit : value <= limit) ? "met" : "missed";

export const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
