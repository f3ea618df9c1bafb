// Runs test stages side by side: a large one, which keeps all cores busy most of the time, and small ones that use what
// it leaves. A stage's output goes into a file and is printed whole when the stage ends.
import { spawn } from "node:child_process";
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import type { Report } from "./test-reports.ts";

export type Stage = {
  name: string;
  about: string;
  /** `{report}` in it stands for the file that its report is read from. */
  command: readonly string[];
  /** Reads what the command reports. Without it, the command passes or fails as a whole. */
  report?: (text: string) => Report;
  /** Whether it uses all cores on its own. */
  large?: boolean;
  /** Stages that must come before it, if they run at all. */
  after?: readonly string[];
  env?: NodeJS.ProcessEnv;
};
export type Result = Report & { name: string; seconds: number };

const folder = resolve(".cache/test-reports"); // Playwright resolves a relative path from its configuration's folder
const failure: Report = { counts: { passed: 0, failed: 1 }, tests: [], failures: [] };

/** @returns the results in the order of the stages */
export async function runStages(stages: readonly Stage[], { mayBeEmpty = false } = {}): Promise<Result[]> {
  mkdirSync(folder, { recursive: true });
  const waiting = [...stages];
  const running = new Map<Stage, Promise<void>>();
  const results = new Map<string, Result>();
  const room = (large: boolean) => (large ? 1 : Math.max(1, Math.floor(availableParallelism() / 2)));
  const fits = ({ large = false, after = [] }: Stage) =>
    [...running.keys()].filter((other) => (other.large ?? false) === large).length < room(large) &&
    after.every((name) => results.has(name) || !stages.some((stage) => stage.name === name));
  const begin = async (stage: Stage) => {
    const began = performance.now();
    const report = await run(stage, stages.length === 1, mayBeEmpty);
    results.set(stage.name, { name: stage.name, seconds: (performance.now() - began) / 1000, ...report });
    running.delete(stage);
  };
  while (results.size < stages.length) {
    for (let next = waiting.find(fits); next; next = waiting.find(fits)) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(next, begin(next));
    }
    await Promise.race(running.values());
  }
  return stages.map(({ name }) => results.get(name)!);
}

async function run({ name, about, command, report, env }: Stage, alone: boolean, mayBeEmpty: boolean): Promise<Report> {
  const [log, file] = [`${folder}/${name}.log`, `${folder}/${name}.json`];
  rmSync(file, { force: true });
  console.log(alone ? `\n── ${name}: ${about}` : `${name} starts`);
  const output = openSync(log, "w");
  const [program, ...args] = command.map((word) => word.replace("{report}", file));
  const child = spawn(program!, args, {
    stdio: alone ? ["ignore", "inherit", "inherit"] : ["ignore", output, output],
    env: {
      ...(process.stdout.isTTY && { FORCE_COLOR: "1" }),
      ...process.env,
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      STAGE_REPORT: file,
    },
  });
  const code = await new Promise<number>((ended, failed) => {
    child.once("error", failed);
    child.once("exit", (code) => ended(code ?? 1));
  });
  closeSync(output);
  if (!alone) console.log(`\n── ${name}: ${about}\n${readFileSync(log, "utf8")}`);
  if (!report) return code === 0 ? { counts: { passed: 1, failed: 0 }, tests: [], failures: [] } : failure;
  try {
    const told = report(readFileSync(file, "utf8"));
    const { passed, failed } = told.counts;
    // A run that crashes or runs nothing has failed.
    const wrong = failed === 0 && (code !== 0 || (passed === 0 && !mayBeEmpty));
    return wrong ? { ...told, counts: { passed, failed: 1 } } : told;
  } catch {
    return failure;
  }
}
