// Counts the tests in a stage of `npm test` and names those that failed, using the reports of Playwright, of our own
// scripts, and of Vitest (vitest-reporter.ts).
import { stripVTControlCharacters } from "node:util";

export type Counts = { passed: number; failed: number };
export type Timed = { title: string; seconds: number };
export type Report = {
  counts: Counts;
  tests: Timed[];
  /** What failed and why: full titles, or the file if it failed before its tests ran. */
  failures: string[];
};

type Attempt = { duration: number; error?: { message?: string } };
type Spec = { title: string; tests: { status: string; results: Attempt[] }[] };
type Suite = { title: string; suites?: Suite[]; specs?: Spec[] };
type PlaywrightReport = {
  suites: Suite[];
  errors: { message?: string; location?: { file: string } }[];
  stats: { expected: number };
};

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

export const because = (title: string, why = "") => (why ? `${title}: ${firstLine(why)}` : title);

export const firstLine = (message: string) => stripVTControlCharacters(message).split("\n", 1)[0]!;

export const vitestReport = (text: string) => JSON.parse(text) as Report;

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
