import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { failedList, ownReport, playwrightReport, vitestReport } from "./test-reports.ts";

test("Vitest's report names the tests that failed and why, those that never ran, files that failed before their tests, and processes that died", async () => {
  const root = mkdtempSync(join(tmpdir(), "troth-reports-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const files = {
    "a.test.ts": `test("a sum holds", () => new Promise((done) => setTimeout(done, 100)));
      test("a sum adds", () => expect(2).toBe(3));
      test("later", { todo: true });`,
    "b.test.ts": `import "./nowhere.ts";`,
    "c.test.ts": `beforeAll(() => { throw new Error("\\u001B[31mno database\\u001B[39m\\nanywhere"); });
      test("one", () => {}); test("two", () => {});`,
    "d.test.ts": `describe("inside", () => { beforeEach(() => { throw new Error("no folder"); }); test("three", () => {}); });
      test("left out", { skip: true }, () => {});`,
    "e.test.ts": `beforeAll(() => void process.kill(process.pid, "SIGKILL")); test("lost", () => {});`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  const file = join(root, "report.json");
  const reporter = resolve("scripts/vitest-reporter.ts");
  const run = spawn("vitest", ["run", "--globals", `--root=${root}`, `--reporter=${reporter}`], {
    stdio: "ignore",
    env: { ...process.env, STAGE_REPORT: file },
  });
  expect(await once(run, "exit")).toEqual([1, null]);
  const { counts, failures, tests } = vitestReport(readFileSync(file, "utf8"));
  expect(failures.toSorted()).toEqual([
    expect.stringMatching(/^Worker exited unexpectedly with signal SIGKILL .*e\.test\.ts$/),
    "a sum adds: expected 2 to be 3 // Object.is equality",
    expect.stringMatching(/^b\.test\.ts: .*nowhere/),
    "c.test.ts: no database",
    "inside > three: no folder",
    "later (skipped)",
    "left out (skipped)",
    "lost (pending)",
  ]);
  expect(counts).toEqual({ passed: 1, failed: 8 });
  const { seconds } = tests.find(({ title }) => title === "a sum holds")!;
  expect(seconds).toBeGreaterThan(0.09);
  expect(seconds).toBeLessThan(60);
});

test("Playwright's report names the tests that failed, passed only sometimes or were skipped, and what didn't load", () => {
  const attempt = (status: string) =>
    status === "unexpected"
      ? { duration: 2_000, error: { message: "Error: not visible\n\nLocator" } }
      : { duration: 2_000 };
  const spec = (title: string, status: string) => ({ title, tests: [{ status, results: [attempt(status)] }] });
  const report = {
    suites: [
      {
        title: "a.e2e.ts",
        specs: [spec("opens", "unexpected"), spec("closes", "expected")],
        suites: [{ title: "a phone", specs: [spec("turns", "flaky"), spec("rings", "skipped")] }],
      },
    ],
    errors: [
      { message: "Cannot find module\nfrom b.e2e.ts", location: { file: "b.e2e.ts" } },
      { message: "Timed out" },
    ],
    stats: { expected: 1 },
  };
  const { counts, failures, tests } = playwrightReport(JSON.stringify(report));
  expect(failures).toEqual([
    "b.e2e.ts: Cannot find module",
    "Timed out",
    "a.e2e.ts › opens: Error: not visible",
    "a.e2e.ts › a phone › turns",
    "a.e2e.ts › a phone › rings (skipped)",
  ]);
  expect(counts).toEqual({ passed: 1, failed: 5 });
  expect(tests[0]).toEqual({ title: "opens", seconds: 2 });
});

test("what failed is listed with its stage, up to a limit, and a stage that names nothing by itself", () => {
  const stage = (name: string, failures: string[], failed = failures.length) => ({
    name,
    failures,
    counts: { passed: 1, failed },
  });
  expect(failedList([stage("unit", ["adds"]), stage("lint", []), stage("types", [], 1)])).toEqual([
    "unit: adds",
    "types: see its output",
  ]);
  expect(failedList([stage("unit", ["one", "two", "three"])], 2)).toEqual(["unit: one", "unit: two", "and 1 more"]);
  expect(failedList([{ name: "sizes", ...ownReport('{"passed":3,"failed":2}') }])).toEqual(["sizes: see its output"]);
});
