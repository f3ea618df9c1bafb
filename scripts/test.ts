// `npm test`: everything that holds for this project, stage by stage, with one line of counts at the end.
//
//   npm test                 all stages
//   npm test -- api stories  only these
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";

type Counts = { passed: number; failed: number };
type Stage = { name: string; about: string; run: () => Promise<Counts> };

const reports = resolve(".cache/test-reports"); // Playwright takes a relative one from its configuration's folder
mkdirSync(reports, { recursive: true });

function execute(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { stdio: ["ignore", "inherit", "inherit"], env: { ...process.env, ...env } });
    child.once("error", fail);
    child.once("exit", (code) => done(code ?? 1));
  });
}

/** A command that is right or wrong as a whole. */
const check = (name: string, about: string, command: string, ...args: string[]): Stage => ({
  name,
  about,
  run: async () => ((await execute(command, args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
});

/** Tests that leave a report in JSON; a run that crashes or runs nothing has failed. */
const suite = (
  name: string,
  about: string,
  args: string[],
  counts: (report: string) => Counts,
  env?: NodeJS.ProcessEnv,
): Stage => ({
  name,
  about,
  async run() {
    const report = `${reports}/${name}.json`;
    rmSync(report, { force: true });
    const [command, ...rest] = args.map((arg) => arg.replace("{report}", report)) as [string, ...string[]];
    const code = await execute(command, rest, { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report });
    try {
      const counted = counts(readFileSync(report, "utf8"));
      const nothing = counted.passed + counted.failed === 0;
      return code !== 0 && counted.failed === 0
        ? { ...counted, failed: 1 }
        : nothing
          ? { passed: 0, failed: 1 }
          : counted;
    } catch {
      return { passed: 0, failed: 1 };
    }
  },
});

const vitestCounts = (text: string): Counts => {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numFailedTestSuites } = JSON.parse(
    text,
  ) as Record<string, number>;
  // A test that is left out is a promise that nobody keeps.
  const failed = numFailedTests! + numPendingTests! + numTodoTests!;
  return { passed: numPassedTests!, failed: failed === 0 && numFailedTestSuites! > 0 ? 1 : failed };
};
const playwrightCounts = (text: string): Counts => {
  const { stats } = JSON.parse(text) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
};
/** What our own scripts report. */
const ownCounts = (text: string): Counts => JSON.parse(text) as Counts;
const vitest = (name: string, about: string, ...args: string[]) =>
  suite(
    name,
    about,
    ["vitest", "run", "--reporter=default", "--reporter=json", "--outputFile.json={report}", ...args],
    vitestCounts,
  );

const stages: Stage[] = [
  check("contract", "openapi.yaml is well-formed", "redocly", "lint", "openapi.yaml"),
  check("types", "types hold", "pnpm", "typecheck"),
  check("lint", "lint and format", "pnpm", "lint"),
  vitest("unit", "units and conventions", "--project", "unit"),
  vitest("api-embedded", "the API on the embedded database", "--project", "api-embedded"),
  vitest("api-postgres", "the API on PostgreSQL", "--project", "api-postgres"),
  vitest("stories", "stories in a browser, light and dark, with axe", "--config", "vitest.stories.config.ts"),
  suite("visual", "the built Storybook: pictures, states, conditions", ["node", "scripts/visual.ts"], playwrightCounts),
  vitest("packages", "both packages, packed, as their users' tools see them", "--project", "packages"),
  suite("sizes", "each component keeps to its budget", ["node", "scripts/sizes.ts", "--report={report}"], ownCounts),
  suite(
    "consumers",
    "the packages, installed into an app that knows nothing of this repository",
    ["node", "scripts/test-consumers.ts", "--report={report}", "vite-tailwind"],
    ownCounts,
  ),
  check("build", "the site builds", "node", "scripts/build.ts"),
  suite(
    "e2e",
    "journeys in a browser",
    ["playwright", "test", "--config", "e2e/playwright.config.ts"],
    playwrightCounts,
  ),
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !stages.some((stage) => stage.name.startsWith(name)));
if (unknown.length) {
  console.error(`No stage ${unknown.join(", ")}. There are: ${stages.map((stage) => stage.name).join(", ")}`);
  process.exit(2);
}

const results: { name: string; counts: Counts; seconds: number }[] = [];
for (const stage of stages.filter(({ name }) => !wanted.length || wanted.some((start) => name.startsWith(start)))) {
  console.log(`\n── ${stage.name}: ${stage.about}`);
  const began = performance.now();
  const counts = await stage.run();
  results.push({ name: stage.name, counts, seconds: (performance.now() - began) / 1000 });
}

console.log("\nStage           passed  failed  seconds");
for (const { name, counts, seconds } of results) {
  console.log(
    `${name.padEnd(15)} ${String(counts.passed).padStart(6)}  ${String(counts.failed).padStart(6)}  ${seconds.toFixed(0).padStart(7)}`,
  );
}
const total = (which: keyof Counts) => results.reduce((sum, { counts }) => sum + counts[which], 0);
console.log(`\n${total("passed")} passed, ${total("failed")} failed`);
process.exit(total("failed") === 0 ? 0 : 1);
