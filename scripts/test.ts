// `npm test`: runs every check in this project, stage by stage. At the end it names what failed and counts everything.
//
//   npm test                 all stages (scripts/test-stages.ts)
//   npm test -- api stories  only those whose names start with these words
//   npm test -- --changed    only what the change could break: the files that differ from where the branch left main or,
//                            on main, from the last commit. It says which stages it leaves out. Useful for a quick check;
//                            run everything before a merge.
//   npm test -- --slowest    also lists the ten slowest tests of each stage
//   npm test -- --help       lists the stages
//
// Stages run side by side (scripts/run-stages.ts). The output of a single stage is shown as it runs; with several, each
// one's output is shown whole when it ends. Until then it is in .cache/test-reports/<stage>.log.
import { parseArgs } from "node:util";
import { currentChange } from "./changed.ts";
import { runStages } from "./run-stages.ts";
import { type Counts, failedList, slowest } from "./test-reports.ts";
import { has, stages } from "./test-stages.ts";

const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { changed: { type: "boolean" }, slowest: { type: "boolean" }, help: { type: "boolean" } },
});
if (options.help) {
  console.log("npm test [-- [STAGE…] [--changed] [--slowest]]\n\nStages (the start of a name is enough):");
  for (const { name, about } of stages) console.log(`  ${name.padEnd(14)} ${about}`);
  process.exit(0);
}
const unknown = wanted.filter((start) => !stages.some(({ name }) => name.startsWith(start)));
if (unknown.length) {
  console.error(
    `There is no stage called ${unknown.join(", ")}. You can run: ${stages.map(({ name }) => name).join(", ")}`,
  );
  process.exit(2);
}

let chosen = stages.filter(({ name }) => !wanted.length || wanted.some((start) => name.startsWith(start)));
if (options.changed) {
  const change = currentChange();
  console.log(`Since ${change.since}:\n${change.files.map((file) => `  ${file}`).join("\n") || "  nothing"}\n`);
  const argumentsFor = new Map(
    chosen.map((stage) => [stage, has(stage.looksAt, change) ? [] : (stage.narrowed?.(change) ?? [])]),
  );
  const left = chosen.filter((stage) => !has(stage.looksAt, change) && argumentsFor.get(stage)!.length === 0);
  chosen = chosen
    .filter((stage) => !left.includes(stage))
    .map((stage) => ({ ...stage, command: [...stage.command, ...argumentsFor.get(stage)!] }));
  if (left.length)
    console.log(`Left out, because the change doesn't affect them: ${left.map(({ name }) => name).join(", ")}\n`);
}

const results = await runStages(chosen, { mayBeEmpty: options.changed ?? false });

if (options.slowest)
  for (const { name, tests } of results.filter(({ tests }) => tests.length > 0)) {
    console.log(`\nSlowest tests of ${name}`);
    for (const { title, seconds } of slowest(tests, 10)) console.log(`${seconds.toFixed(1).padStart(7)} s  ${title}`);
  }

console.log("\nStage           passed  failed  seconds");
for (const { name, counts, seconds } of results) {
  const columns = [counts.passed, counts.failed].map((count) => String(count).padStart(6));
  console.log(`${name.padEnd(15)} ${columns.join("  ")}  ${seconds.toFixed(0).padStart(7)}`);
}
console.log(`(side by side: ${(performance.now() / 1000).toFixed(0)} seconds)`);
const failed = failedList(results);
if (failed.length) console.log(`\nFailed:\n${failed.map((line) => `  ${line}`).join("\n")}`);
const total = (which: keyof Counts) => results.reduce((sum, { counts }) => sum + counts[which], 0);
console.log(`\n${total("passed")} passed, ${total("failed")} failed`);
process.exit(total("failed") === 0 ? 0 : 1);
