// The stages of `npm test`, and what each one checks. Small ones are in the order in which large ones need them.
import { type Change, storiesOf } from "./changed.ts";
import type { Stage } from "./run-stages.ts";
import { ownReport, playwrightReport, vitestReport } from "./test-reports.ts";

/**
 * `npm test -- --changed` runs a whole stage if the change touches a file it looks at, otherwise only the part it
 * narrows down to.
 */
export type TestStage = Stage & {
  looksAt: readonly RegExp[];
  /** Arguments that select what the change could break; none if it can't break anything. */
  narrowed?: (change: Change) => string[];
};

const vitest = (...args: string[]) => ({
  command: ["vitest", "run", "--reporter=default", "--reporter=./scripts/vitest-reporter.ts", ...args],
  report: vitestReport,
});

const everything = [/./];
/** What everything else depends on. */
const ground = [/^pnpm-lock\.yaml$/, /^(?:package|pnpm-workspace|tsconfig[\w.]*)\.\w+$/];
const published = [
  ...ground,
  /^(?:packages|consumers)\/(?!.*\.(?:stories|mdx)\b)/,
  /^scripts\/(?:.*pack|sizes|test-cons)/,
];
const shipped = [
  /^openapi\.yaml$/,
  /^(?:packages|apps)\/(?!.*\.(?:stories|test|mdx)\b)/,
  /^scripts\/(?:build|start|servers|end-with-starter)/,
];
const server = [/^openapi\.yaml$/, /^apps\/api\//, /^packages\/(?!ui\/src\/)/];
const forms = [/^apps\/site\/app\/forms\//, /^packages\/ui\/src\/(?!.*\.stories)/];

export const has = (patterns: readonly RegExp[], { files }: Change) =>
  files.some((file) => patterns.some((pattern) => pattern.test(file)));

/** Vitest follows imports; anything read another way is listed in vitest.config.ts. */
const ofServer = {
  looksAt: [...ground, /^vitest\.config/],
  narrowed: (change: Change) => (has(server, change) ? ["--changed", change.since] : []),
};
const ofPictures = {
  looksAt: [
    ...ground,
    /^(?:visual|\.storybook|packages\/ui\/tokens)\//,
    /^scripts\/(?:visual|baselines|browser|serve-folder)/,
  ],
  // A component's page is looked at with its stories.
  narrowed: ({ files }: Change) =>
    storiesOf(files.map((file) => file.replace(/\.mdx$/, ".stories.tsx"))).map((file) => `--stories=${file}`),
};

export const stages: TestStage[] = [
  {
    name: "contract",
    about: "openapi.yaml is well-formed",
    command: ["redocly", "lint", "openapi.yaml"],
    looksAt: [...ground, /^openapi\.yaml$/, /^redocly/],
  },
  { name: "types", about: "types hold", command: ["pnpm", "typecheck"], looksAt: everything },
  { name: "lint", about: "lint and format", command: ["pnpm", "lint"], looksAt: everything },
  // Conventions read files of any kind, so there is no telling which tests a change doesn't affect.
  { name: "unit", about: "units and conventions", ...vitest("--project", "unit"), looksAt: everything },
  {
    name: "api-contract",
    about: "the tests generated from the contract, on the embedded database",
    ...vitest("--project", "api-contract"),
    large: true,
    ...ofServer,
  },
  {
    name: "api-embedded",
    about: "the API on the embedded database",
    ...vitest("--project", "api-embedded"),
    large: true,
    ...ofServer,
  },
  {
    name: "api-postgres",
    about: "the API on PostgreSQL",
    ...vitest("--project", "api-postgres"),
    large: true,
    ...ofServer,
  },
  {
    name: "stories",
    about: "stories in a browser, with axe, in light and dark colours",
    ...vitest("--config", "vitest.stories.config.ts"),
    large: true,
    looksAt: [...ground, /^vitest\.stories/],
    narrowed: (change) => [...storiesOf(change.files), ...(has(forms, change) ? ["apps/site/app/forms"] : [])],
  },
  {
    name: "storybook",
    about: "the Storybook builds",
    command: ["node", "scripts/visual.ts", "--only-build"],
    ...ofPictures,
  },
  {
    name: "visual",
    about: "the built Storybook: pictures, states, conditions, the markup of its pages",
    command: ["node", "scripts/visual.ts"],
    report: playwrightReport,
    large: true,
    after: ["storybook"],
    ...ofPictures,
  },
  {
    name: "packages",
    about: "both packed packages, as their users' tools see them",
    ...vitest("--project", "packages"),
    looksAt: published,
  },
  {
    name: "sizes",
    about: "each component stays within its budget",
    command: ["node", "scripts/sizes.ts", "--report={report}"],
    report: ownReport,
    after: ["packages"],
    looksAt: published,
  },
  {
    name: "consumers",
    about: "the packages, installed in an app that knows nothing of this repository",
    command: ["node", "scripts/test-consumers.ts", "--report={report}", "vite-tailwind"],
    report: ownReport,
    after: ["packages", "sizes"],
    looksAt: published,
  },
  {
    name: "weights",
    about: "each page stays within its script budget",
    command: ["node", "scripts/site-weights.ts", "--report={report}"],
    report: ownReport,
    after: ["build"],
    looksAt: [...ground, ...shipped, /^scripts\/site-weights/],
  },
  { name: "build", about: "the site builds", command: ["node", "scripts/build.ts"], looksAt: [...ground, ...shipped] },
  {
    name: "servers",
    about: "npm start runs production builds in both modes",
    ...vitest("--project", "servers"),
    after: ["build"],
    looksAt: [...ground, ...shipped],
  },
  {
    name: "e2e",
    about: "journeys in a browser",
    command: ["playwright", "test", "--config", "e2e/playwright.config.ts"],
    report: playwrightReport,
    large: true,
    after: ["build"],
    looksAt: [...ground, ...shipped, /^e2e\/(?!.*\.e2e\.ts)/, /^apps\/api\/test\//],
    narrowed: ({ files }) => files.filter((file) => file.endsWith(".e2e.ts")),
  },
];
