import { resolve } from "node:path";
import { expect, test } from "vitest";
import { failedList, ownReport, playwrightReport, vitestReport } from "./test-reports.ts";

const vitestFile = (name: string, status: string, message: string, tests: Record<string, string>) => ({
  name: resolve(name),
  status,
  message,
  assertionResults: Object.entries(tests).map(([fullName, status]) => ({
    fullName,
    status,
    duration: 1_500,
    failureMessages: status === "failed" ? ["Error: expected 2 to be 3\n    at a.test.ts:4"] : [],
  })),
});

test("Vitest's report names the tests that failed and why, those that never ran, and files that failed before their tests", () => {
  const report = {
    numPassedTests: 1,
    testResults: [
      vitestFile("a.test.ts", "failed", "", {
        "a sum adds": "failed",
        "a sum holds": "passed",
        later: "todo",
        lost: "pending",
      }),
      vitestFile("b.test.ts", "failed", "\u001B[31mCannot find module\u001B[39m\nfrom b.test.ts", {}),
      vitestFile("c.test.ts", "failed", "no database", { one: "skipped", two: "skipped" }),
      vitestFile("d.test.ts", "passed", "", { "left out": "skipped" }),
    ],
  };
  const { counts, failures, tests } = vitestReport(JSON.stringify(report));
  expect(failures).toEqual([
    "a sum adds: Error: expected 2 to be 3",
    "later (todo)",
    "lost (pending)",
    "b.test.ts: Cannot find module",
    "c.test.ts: no database",
    "left out (skipped)",
  ]);
  expect(counts).toEqual({ passed: 1, failed: 6 });
  expect(tests[0]).toEqual({ title: "a sum adds", seconds: 1.5 });
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
