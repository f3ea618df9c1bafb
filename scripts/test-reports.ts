// Counts the tests in a stage of `npm test`, using the JSON reports of Vitest, Playwright and our own scripts.
export type Counts = { passed: number; failed: number };
export type Timed = { title: string; seconds: number };
export type Report = { counts: Counts; tests: Timed[] };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numFailedTestSuites: number;
  testResults: { assertionResults: { fullName: string; duration?: number | null }[] }[];
};
type Suite = { suites?: Suite[]; specs?: { title: string; tests: { results: { duration: number }[] }[] }[] };
type PlaywrightReport = Suite & {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
};

export function vitestReport(text: string): Report {
  const report = JSON.parse(text) as VitestReport;
  // A skipped test is a promise that no one checks.
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests;
  return {
    counts: { passed: report.numPassedTests, failed: failed === 0 && report.numFailedTestSuites > 0 ? 1 : failed },
    tests: report.testResults.flatMap(({ assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({ title: fullName, seconds: (duration ?? 0) / 1000 })),
    ),
  };
}

export function playwrightReport(text: string): Report {
  const report = JSON.parse(text) as PlaywrightReport;
  const { expected, unexpected, flaky, skipped } = report.stats;
  const testsOf = (suite: Suite): Timed[] => [
    ...(suite.specs ?? []).map(({ title, tests }) => ({
      title,
      seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration / 1000, 0),
    })),
    ...(suite.suites ?? []).flatMap(testsOf),
  ];
  return { counts: { passed: expected, failed: unexpected + flaky + skipped }, tests: testsOf(report) };
}

/** The report format of our own scripts. */
export const ownReport = (text: string): Report => ({ counts: JSON.parse(text) as Counts, tests: [] });

export const slowest = (tests: readonly Timed[], count: number): Timed[] =>
  tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, count);
