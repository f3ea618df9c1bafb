// `npm run size`: what each component weighs, against its budget. Growth beyond it fails, and so does a component without
// one. `npm run size -- --update` writes budgets a tenth above what is measured; say in the commit why.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Budgets } from "../packages/ui/.size-limit.ts";
import { run } from "./build-package.ts";

type Measured = { name: string; size: number; sizeLimit?: number; passed?: boolean };

const { values: options } = parseArgs({ options: { update: { type: "boolean" }, report: { type: "string" } } });
const ui = resolve("packages/ui");
const file = join(ui, "size-budgets.json");
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

run(process.execPath, ["build.ts"], ui);
const { stdout, stderr } = spawnSync(resolve("node_modules/.bin/size-limit"), ["--json"], {
  cwd: ui,
  encoding: "utf8",
});
if (!stdout.startsWith("[")) throw new Error(stderr || stdout);
const measured = JSON.parse(stdout) as Measured[];

if (options.update) {
  const budgets: Budgets = {};
  for (const { name, size } of measured) {
    const [component, part = "first"] = name.split(", ") as [string, "first" | "whole" | undefined];
    budgets[component] = {
      ...(budgets[component] as Budgets[string]),
      [part]: kB(Math.ceil((size * 1.1) / 100) * 100),
    };
  }
  const lines = Object.entries(budgets).map(
    ([name, { first, whole }]) =>
      `  ${JSON.stringify(name)}: { "first": "${first}"${whole ? `, "whole": "${whole}"` : ""} }`,
  );
  writeFileSync(file, `{\n${lines.join(",\n")}\n}\n`);
}

const budgets = JSON.parse(readFileSync(file, "utf8")) as Budgets;
const limitOf = (name: string) => {
  const [component, part = "first"] = name.split(", ") as [string, "first" | "whole" | undefined];
  return budgets[component]?.[part];
};
const gone = Object.keys(budgets).filter((name) => !measured.some((line) => line.name === name));

const failures = new Set<string>(gone);
for (const { name, size } of measured) {
  const limit = limitOf(name);
  const holds = limit !== undefined && size <= Number.parseFloat(limit) * 1000;
  if (!holds) failures.add(name);
  const verdict = holds ? "" : limit ? "  TOO LARGE" : "  NO BUDGET in packages/ui/size-budgets.json";
  console.log(`${name.padEnd(30)} ${kB(size).padStart(8)} of ${(limit ?? "-").padStart(8)}${verdict}`);
}
for (const name of gone) console.log(`${name.padEnd(30)} has a budget, and is not there`);

const counts = { passed: measured.filter(({ name }) => !failures.has(name)).length, failed: failures.size };
if (options.report) writeFileSync(options.report, JSON.stringify(counts));
console.log(`Sizes (brotli, without React): ${counts.passed} within budget, ${counts.failed} not.`);
process.exit(counts.failed === 0 ? 0 : 1);
