// `npm run size`: compares what each component weighs with its budget, the size-budget.json beside it. It fails if a
// component exceeds its budget or has none. `npm run size -- --update` writes budgets a tenth above the measured size,
// for all components or only the ones you name; say why in the commit.
import { spawnSync } from "node:child_process";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { packPackages } from "./pack-packages.ts";

/** Sizes by name: "dialog" is what loads with it, "dialog, whole" is that plus what it loads on demand. */
type Budgets = Record<string, string>;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { update: { type: "boolean" }, report: { type: "string" } },
});
const ui = resolve("packages/ui");
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

packPackages();
const { stdout, stderr } = spawnSync(resolve("node_modules/.bin/size-limit"), ["--json"], {
  cwd: ui,
  encoding: "utf8",
});
if (!stdout.startsWith("[")) throw new Error(stderr || stdout);
const measured = JSON.parse(stdout) as { name: string; size: number }[];

// Imported after the build, because it needs the built files.
const { default: weighed } = await import("../packages/ui/.size-limit.ts");
const files = globSync("src/{,*/}size-budget.json", { cwd: ui }).map((file) => join(ui, file));
const budgets: Budgets = Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, "utf8"))));
const gone = Object.keys(budgets).filter((name) => !measured.some((one) => one.name === name));

if (options.update) {
  for (const { name, size } of measured)
    if (positionals.length === 0 || positionals.includes(name.split(", ")[0]!))
      budgets[name] = kB(Math.ceil((size * 1.1) / 100) * 100);
  for (const name of gone.splice(0)) delete budgets[name];

  const folders = new Map(weighed.map(({ name, path }) => [name, dirname(path.replace(/^dist/, "src"))]));
  for (const file of files) rmSync(file);
  for (const [folder, names] of Map.groupBy(Object.keys(budgets), (name) => folders.get(name)!)) {
    const lines = names.map((name) => `"${name}": "${budgets[name]}"`);
    writeFileSync(join(ui, folder, "size-budget.json"), `{ ${lines.join(", ")} }\n`);
  }
}

const failures = new Set<string>(gone);
for (const { name, size } of measured) {
  const limit = budgets[name];
  const holds = limit !== undefined && size <= Number.parseFloat(limit) * 1000;
  if (!holds) failures.add(name);
  const verdict = holds ? "" : limit ? "  TOO LARGE" : "  NO BUDGET in its folder's size-budget.json";
  console.log(`${name.padEnd(30)} ${kB(size).padStart(8)} of ${(limit ?? "-").padStart(8)}${verdict}`);
}
for (const name of gone) console.log(`${name.padEnd(30)} has a budget but does not exist`);

const counts = { passed: measured.filter(({ name }) => !failures.has(name)).length, failed: failures.size };
if (options.report) writeFileSync(options.report, JSON.stringify(counts));
console.log(`Sizes (brotli, without React): ${counts.passed} within budget, ${counts.failed} not.`);
process.exit(counts.failed === 0 ? 0 : 1);
