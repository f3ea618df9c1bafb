// Workflow files run only elsewhere. What we can check here is that they parse, that they call only commands a person
// could run, that they have no more permissions than they need, and that their tools accept their configuration.
import { existsSync, globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { getConfiguration } from "chromatic/node";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import changelog from "../.changeset/changelog.ts";
import { repositoryOf } from "./release.ts";

type Step = { uses?: string; run?: string; if?: string; with?: Record<string, unknown>; env?: Record<string, string> };
type Job = {
  permissions?: Record<string, string>;
  "timeout-minutes"?: number;
  steps: Step[];
  env?: Record<string, string>;
};
type Workflow = { name: string; on: object; permissions: Record<string, string>; jobs: Record<string, Job> };
type Manifest = { name: string; version: string; scripts: Record<string, string> };

const json = <T>(file: string) => JSON.parse(readFileSync(file, "utf8")) as T;
const { scripts } = json<Manifest>("package.json");
const read = (name: string) => parse(readFileSync(`.github/workflows/${name}.yml`, "utf8")) as Workflow;

describe.each(globSync(".github/workflows/*.yml").toSorted())("%s", (file) => {
  const source = readFileSync(file, "utf8");
  const { jobs, permissions, on } = parse(source) as Workflow;
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  test("calls only commands that a person could run", () => {
    const commands = steps.flatMap(({ run, with: inputs }) =>
      [run, inputs?.["version"], inputs?.["publish"]].filter((command) => typeof command === "string"),
    );
    expect(commands.length).toBeGreaterThan(0);
    const unknown = commands.filter((command) => {
      const [, script] = /^npm (?:run )?([\w:-]+)$/.exec(command) ?? [];
      return script ? !(script in scripts) : !existsSync(command);
    });
    expect(unknown).toEqual([]);
  });

  // A tag can be moved to other code, which would then get the tokens; a commit cannot.
  test("pins every action to a commit, and says which version that is", () => {
    const uses = source.split("\n").filter((line) => /\buses:/.test(line));
    expect(uses).toHaveLength(steps.filter((step) => step.uses).length);
    expect(uses.filter((line) => !/ uses: [\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  });

  test("ends some time", () => {
    for (const job of Object.values(jobs)) expect(job["timeout-minutes"]).toBeLessThanOrEqual(60);
    expect(Object.keys(on).length).toBeGreaterThan(0);
  });

  test("has read permission only, unless a job says why it needs more", () =>
    expect(permissions).toEqual({ contents: "read" }));
});

test("CI runs the checks a submission must pass, and every consumer", () => {
  const commands = Object.values(read("ci").jobs).flatMap(({ steps }) => steps.map(({ run }) => run));
  expect(commands).toEqual(expect.arrayContaining([".ci/run", "npm run test:consumers"]));
});

describe("Chromatic", () => {
  const job = read("chromatic").jobs["chromatic"]!;

  test("does nothing if no token is set", () => {
    expect(job.env).toHaveProperty("CHROMATIC_PROJECT_TOKEN");
    expect(job.steps.filter((step) => step.if !== "env.CHROMATIC_PROJECT_TOKEN != ''")).toEqual([]);
  });

  test("accepts its configuration, and checks changed stories only", async () => {
    const configuration = await getConfiguration(resolve("chromatic.config.json"));
    expect(configuration).toMatchObject({ onlyChanged: true });
    expect(scripts[configuration.buildScriptName!]).toMatch(/^storybook build .*--stats-json/);
    const nowhere = configuration.externals!.filter((pattern) => globSync(pattern).length === 0);
    expect(nowhere).toEqual([]);
  });

  test("has the full history to compare with", () => {
    expect(job.steps.find(({ uses }) => uses?.startsWith("actions/checkout"))?.with).toEqual({ "fetch-depth": 0 });
  });
});

describe("a release", () => {
  test("may write only where it has to, and signs what it publishes", () => {
    const { permissions, steps } = read("release").jobs["release"]!;
    expect(permissions).toEqual({ contents: "write", "pull-requests": "write", "id-token": "write" });
    expect(steps.at(-1)!.env).toMatchObject({ pnpm_config_provenance: "true" });
  });

  test("says where the package was built, as the build environment reports it", () => {
    expect(repositoryOf("packages/ui", {})).toBeUndefined();
    expect(repositoryOf("packages/ui", { GITHUB_SERVER_URL: "https://git.example", GITHUB_REPOSITORY: "a/b" })).toEqual(
      { type: "git", url: "git+https://git.example/a/b.git", directory: "packages/ui" },
    );
  });

  test("writes a changelog from people's own words, and nothing else", async () => {
    const line = await changelog.getReleaseLine({ summary: "Adds a combobox.\n\nIt takes one or many. \n" });
    expect(line).toBe("- Adds a combobox.\n\n  It takes one or many.");
    expect(await changelog.getDependencyReleaseLine([], [])).toBe("");
    expect(await changelog.getDependencyReleaseLine([], [{ name: "@troth/ui", newVersion: "1.2.0" }])).toBe(
      "- Works with `@troth/ui` 1.2.0.",
    );
  });

  test.each(["packages/ui", "packages/api-client"])("the changelog of %s starts with its version", (folder) => {
    const { name, version } = json<Manifest>(`${folder}/package.json`);
    expect(readFileSync(`${folder}/CHANGELOG.md`, "utf8")).toMatch(
      new RegExp(`^# ${name}\n\n## ${version.replaceAll(".", String.raw`\.`)}\n`),
    );
  });
});
