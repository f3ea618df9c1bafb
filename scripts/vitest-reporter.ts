// Vitest's reporter for the stages of `npm test`: writes their report into the file that STAGE_REPORT names. Unlike
// Vitest's own, it includes what no test is to blame for, such as a process that has died.
import { writeFileSync } from "node:fs";
import type { Reporter, TestModule } from "vitest/node";
import { because, firstLine, type Report } from "./test-reports.ts";

type Errors = Parameters<NonNullable<Reporter["onTestRunEnd"]>>[1];

export default class StageReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: Errors): void {
    writeFileSync(process.env["STAGE_REPORT"]!, JSON.stringify(reportOf(modules, errors)));
  }
}

function reportOf(modules: readonly TestModule[], errors: Errors): Report {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const failures = [
    ...errors.map((error) => firstLine(error.cause?.message ?? error.message)),
    ...modules.flatMap((module) => failuresIn(module)),
  ];
  return {
    counts: { passed: tests.filter((test) => test.result().state === "passed").length, failed: failures.length },
    tests: tests.map((test) => ({ title: test.fullName, seconds: (test.diagnostic()?.duration ?? 0) / 1_000 })),
    failures,
  };
}

function failuresIn(module: TestModule): string[] {
  // A skipped test, or one that is still pending at the end, is a promise that no one has checked.
  const left = [...module.children.allTests()].filter((test) => test.result().state !== "passed");
  // What failed to load or to set up was skipped for that reason.
  const broken = [module, ...module.children.allSuites()].flatMap((suite) => suite.errors());
  return [
    ...broken.map(({ message }) => `${module.relativeModuleId}: ${firstLine(message)}`),
    ...left
      .filter((test) => broken.length === 0 || test.result().state === "failed")
      .map((test) => {
        const { state, errors } = test.result();
        return state === "failed" ? because(test.fullName, errors[0]?.message) : `${test.fullName} (${state})`;
      }),
  ];
}
