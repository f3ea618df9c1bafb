// Compares pictures of the stories with the committed ones (visual/baselines), in both themes and at several window
// sizes.
//   node scripts/visual.ts [--update] [--no-build] [--stories=<file>…] [words of a story's name…]
//   node scripts/visual.ts --only-build
// The report of differences is visual/report/index.html.
import { spawnSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, readdirSync, rmSync, statSync } from "node:fs";
import { join, normalize } from "node:path";
import { parseArgs } from "node:util";
import { pack, unpack } from "./baselines.ts";
import { findBrowser } from "./browser.ts";
import { serveFolder } from "./serve-folder.ts";

process.chdir(new URL("..", import.meta.url).pathname);

const storybook = "storybook-static";
const results = process.env["PLAYWRIGHT_JSON_OUTPUT_NAME"] ?? "test-results/visual.json";
const bin = (name: string) => join("node_modules", ".bin", name);

const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: {
    update: { type: "boolean", default: false },
    build: { type: "boolean", default: true },
    "only-build": { type: "boolean", default: false },
    /** Files of stories: what is about others is left out. */
    stories: { type: "string", multiple: true, default: [] },
  },
});

if (options.build && stale()) {
  console.log("Building the Storybook…");
  const build = spawnSync(bin("storybook"), ["build", "--quiet", "--output-dir", storybook], { encoding: "utf8" });
  if (build.status !== 0) {
    console.error(build.stdout, build.stderr);
    process.exit(1);
  }
}

if (options["only-build"]) process.exit(0);

await unpack();

// Found once here, so that the two workers don't both unpack it.
const { env } = await findBrowser();
if (Object.keys(env).length === 0) {
  console.warn(
    "The baselines were drawn by the browser in @sparticuz/chromium, which doesn't run here, so expect differences.",
  );
}

const server = await serveFolder(storybook, { maxAge: "1h" });

rmSync(results, { force: true });
const run = spawn(
  bin("playwright"),
  [
    "test",
    "--config=visual/playwright.config.ts",
    `--update-snapshots=${options.update ? "changed" : "none"}`,
    ...(words.length > 0 ? ["--grep", words.join(".*")] : []),
    ...(options.stories.length > 0 ? leavingOut(options.stories) : []),
  ],
  { stdio: "inherit", env: { ...process.env, VISUAL_STORYBOOK: storybook, VISUAL_STORYBOOK_URL: server.url } },
);
const [status] = (await once(run, "exit")) as [number | null];
await server.close();
if (options.update) await pack();

const stats = existsSync(results) ? (JSON.parse(readFileSync(results, "utf8")) as Report).stats : null;
const passed = stats?.expected ?? 0;
const failed = stats ? stats.unexpected + stats.flaky : 0;
if (failed > 0) console.log("See visual/report/index.html; `npm run visual:update` accepts the changes you intended.");
console.log(`Visual comparison: ${passed} passed, ${failed} failed${stats ? "" : " (it did not run)"}.`);
process.exit(status === 0 && stats && passed > 0 ? 0 : 1);

type Report = { stats: { expected: number; unexpected: number; flaky: number } };

/** Leaves out whose titles name a component of other files. Those that name none look at all, and always run. */
function leavingOut(files: string[]): string[] {
  const { entries } = JSON.parse(readFileSync(join(storybook, "index.json"), "utf8")) as {
    entries: Record<string, { id: string; type: string; importPath: string }>;
  };
  const components = Object.values(entries)
    .filter(({ type, importPath }) => type === "story" && !files.includes(normalize(importPath)))
    .map(({ id }) => id.slice(0, id.indexOf("--")));
  if (components.length === 0) return [];
  const others = `(?:${[...new Set(components)].join("|")})`;
  return ["--grep-invert", `\\b${others}--|each state of ${others} differs`];
}

/** Whether any source of the Storybook is newer than its build. */
function stale(): boolean {
  const built = join(storybook, "index.json");
  if (!existsSync(built)) return true;
  const since = statSync(built).mtimeMs;
  // E-mails are stories too.
  const folders = [".storybook", "packages/ui/src", "packages/ui/tokens", "apps/api/src/mail", "apps/api/src/users"];
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return [...files, "pnpm-lock.yaml"].some((file) => statSync(file).mtimeMs > since);
}
