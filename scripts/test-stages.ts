// The stages of `npm test`, and what each looks at. Small ones stand in the order in which they are wanted by large ones.
import { type Change, storiesOf } from "./changed.ts";
import type { Stage } from "./run-stages.ts";
import { ownReport, playwrightReport, vitestReport } from "./test-reports.ts";

export type NarrowedStage = Stage & {
  /** Further arguments, by which it runs what a change can break; nothing where the change does not touch it. */
  touchedBy: (change: Change) => string[] | undefined;
};

const has = (pattern: RegExp, { files }: Change) => files.some((file) => pattern.test(file));
const onlyWith = (pattern: RegExp) => (change: Change) => (has(pattern, change) ? [] : undefined);
const always = () => [];

const vitest = (...args: string[]) => ({
  command: ["vitest", "run", "--reporter=default", "--reporter=json", "--outputFile.json={report}", ...args],
  report: vitestReport,
});

/** What everything stands on. */
const ground = String.raw`^pnpm-lock\.yaml|^(?:package|pnpm-workspace|tsconfig[\w.]*)\.\w+$`;
/** What is in the packages and in the apps as they are shipped. */
const shipped = String.raw`^openapi\.yaml|^(?:packages|apps)/(?!.*\.(?:stories|test|mdx)\b)`;
const inPackages = new RegExp(
  String.raw`${ground}|^(?:packages|consumers)/(?!.*\.(?:stories|mdx)\b)|^scripts/(?:.*pack|sizes|test-consumers|browser)`,
);
const inSite = new RegExp(`${ground}|${shipped}|^scripts/(?:build|start|browser)`);
const inJourneys = new RegExp(String.raw`${inSite.source}|^e2e/(?!.*\.e2e\.ts)|^apps/api/test/`);
const inServer = new RegExp(String.raw`${ground}|^openapi\.yaml|^apps/api/|^packages/(?!ui/src/)|^vitest\.config`);

/** Vitest follows imports; a change of the ground it takes for a change of everything. */
const ofServer = (change: Change) => (has(inServer, change) ? ["--changed", change.since] : undefined);
const stories = (change: Change) =>
  has(new RegExp(`${ground}|^vitest\\.stories`), change) ? [] : someOf(storiesOf(change.files));
const pictures = (change: Change) =>
  has(new RegExp(`${ground}|^visual/(?!baselines)|^scripts/(?:visual|browser)`), change)
    ? []
    : someOf(storiesOf(change.files).map((file) => `--stories=${file}`));
const journeys = (change: Change) =>
  has(inJourneys, change) ? [] : someOf(change.files.filter((file) => file.endsWith(".e2e.ts")));
const someOf = (list: string[]) => (list.length > 0 ? list : undefined);

export const stages: NarrowedStage[] = [
  {
    name: "contract",
    about: "openapi.yaml is well-formed",
    command: ["redocly", "lint", "openapi.yaml"],
    touchedBy: onlyWith(/^openapi\.yaml|^redocly|^pnpm-lock/),
  },
  { name: "types", about: "types hold", command: ["pnpm", "typecheck"], touchedBy: always },
  { name: "lint", about: "lint and format", command: ["pnpm", "lint"], touchedBy: always },
  // Conventions read files of any kind, so that nothing tells which tests a change leaves alone.
  { name: "unit", about: "units and conventions", ...vitest("--project", "unit"), touchedBy: always },
  {
    name: "api-contract",
    about: "what is generated from the contract, on the embedded database",
    ...vitest("--project", "api-contract"),
    large: true,
    touchedBy: ofServer,
  },
  {
    name: "api-embedded",
    about: "the API on the embedded database",
    ...vitest("--project", "api-embedded"),
    large: true,
    touchedBy: ofServer,
  },
  {
    name: "api-postgres",
    about: "the API on PostgreSQL",
    ...vitest("--project", "api-postgres"),
    large: true,
    touchedBy: ofServer,
  },
  {
    name: "stories",
    about: "stories in a browser, with axe, in light and dark colours",
    ...vitest("--config", "vitest.stories.config.ts"),
    large: true,
    touchedBy: stories,
  },
  {
    name: "storybook",
    about: "the Storybook builds",
    command: ["node", "scripts/visual.ts", "--only-build"],
    touchedBy: pictures,
  },
  {
    name: "visual",
    about: "the built Storybook: pictures, states, conditions",
    command: ["node", "scripts/visual.ts"],
    report: playwrightReport,
    large: true,
    after: ["storybook"],
    touchedBy: pictures,
  },
  {
    name: "tarballs",
    about: "both packages build and pack",
    command: ["pnpm", "build:packages"],
    touchedBy: onlyWith(inPackages),
  },
  {
    name: "packages",
    about: "both packages, packed, as their users' tools see them",
    ...vitest("--project", "packages"),
    after: ["tarballs"],
    touchedBy: onlyWith(inPackages),
  },
  {
    name: "sizes",
    about: "each component keeps to its budget",
    command: ["node", "scripts/sizes.ts", "--report={report}"],
    report: ownReport,
    after: ["tarballs"],
    touchedBy: onlyWith(inPackages),
  },
  {
    name: "consumers",
    about: "the packages, installed into an app that knows nothing of this repository",
    command: ["node", "scripts/test-consumers.ts", "--report={report}", "vite-tailwind"],
    report: ownReport,
    after: ["tarballs"],
    touchedBy: onlyWith(inPackages),
  },
  { name: "build", about: "the site builds", command: ["node", "scripts/build.ts"], touchedBy: onlyWith(inSite) },
  {
    name: "e2e",
    about: "journeys in a browser",
    command: ["playwright", "test", "--config", "e2e/playwright.config.ts"],
    report: playwrightReport,
    large: true,
    after: ["build"],
    touchedBy: journeys,
  },
];
