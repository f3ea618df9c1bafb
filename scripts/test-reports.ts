// Counts the tests in a stage of `npm test` and names those that failed, using the JSON reports of Vitest, Playwright
// and our own scripts.
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

export type Counts = { passed: number; failed: number };
export type Timed = { title: string; seconds: number };
export type Report = {
  counts: Counts;
  tests: Timed[];
  /** What failed and why: full titles, or the file if it failed before its tests ran. */
  failures: string[];
};

type VitestReport = {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; duration?: number | null; failureMessages: string[] }[];
  }[];
};
type Attempt = { duration: number; error?: { message?: string } };
type Spec = { title: string; tests: { status: string; results: Attempt[] }[] };
type Suite = { title: string; suites?: Suite[]; specs?: Spec[] };
type PlaywrightReport = {
  suites: Suite[];
  errors: { message?: string; location?: { file: string } }[];
  stats: { expected: number };
};

export function vitestReport(text: string): Report {
  const { testResults, numPassedTests } = JSON.parse(text) as VitestReport;
  const failures = testResults.flatMap(({ name, status, message, assertionResults: tests }) => {
    // A skipped test, or one that is still pending at the end, is a promise that no one has checked.
    const failed = tests.filter((test) => test.status !== "passed");
    // Without a failed test, a file failed to load or to set up, and its tests were skipped for that reason.
    if (status === "failed" && !failed.some((test) => test.status === "failed"))
      return [`${relative("", name)}: ${firstLine(message)}`];
    return failed.map(({ fullName, status, failureMessages: [why] }) =>
      status === "failed" ? because(fullName, why) : `${fullName} (${status})`,
    );
  });
  return {
    counts: { passed: numPassedTests, failed: failures.length },
    tests: testResults.flatMap(({ assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({ title: fullName, seconds: (duration ?? 0) / 1000 })),
    ),
    failures,
  };
}

export function playwrightReport(text: string): Report {
  const { suites, errors, stats } = JSON.parse(text) as PlaywrightReport;
  const specs = suites.flatMap((suite) => specsOf(suite));
  const failures = [
    ...errors.map(({ message = "", location }) => firstLine(location ? `${location.file}: ${message}` : message)),
    ...specs.flatMap(({ path, tests }) =>
      tests
        .filter(({ status }) => status !== "expected")
        .map(({ status, results }) => {
          const title = path.join(" › ");
          const why = results.find(({ error }) => error)?.error?.message;
          return status === "skipped" ? `${title} (skipped)` : because(title, why);
        }),
    ),
  ];
  return {
    counts: { passed: stats.expected, failed: failures.length },
    tests: specs.map(({ title, tests }) => ({
      title,
      seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration / 1000, 0),
    })),
    failures,
  };
}

const specsOf = (suite: Suite, above: string[] = []): (Spec & { path: string[] })[] => {
  const path = [...above, suite.title];
  return [
    ...(suite.specs ?? []).map((spec) => ({ ...spec, path: [...path, spec.title] })),
    ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, path)),
  ];
};

const because = (title: string, why = "") => (why ? `${title}: ${firstLine(why)}` : title);

const firstLine = (message: string) => stripVTControlCharacters(message).split("\n", 1)[0]!;

/** The report format of our own scripts. */
export const ownReport = (text: string): Report => ({ counts: JSON.parse(text) as Counts, tests: [], failures: [] });

export const slowest = (tests: readonly Timed[], count: number): Timed[] =>
  tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, count);

/** Names what failed, by stage, for the end of the output: where the output is cut, that is what remains. */
export function failedList(
  results: readonly (Pick<Report, "counts" | "failures"> & { name: string })[],
  most = 100,
): string[] {
  const failed = results.filter(({ counts }) => counts.failed > 0);
  const lines = failed.flatMap(({ name, failures }) =>
    failures.length > 0 ? failures.map((failure) => `${name}: ${failure}`) : [`${name}: see its output`],
  );
  return lines.length > most ? [...lines.slice(0, most), `and ${lines.length - most} more`] : lines;
}
