// What size-limit measures: each component as an app would get it on its own, minified and compressed (brotli), without
// React. "button" is what loads with it, "button, whole" adds what it loads on demand. `scripts/sizes.ts` compares them
// with the budgets in the size-budget.json beside each component.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { subpaths } from "./subpaths.ts";

const here = import.meta.dirname;

type Resolution = { path: string; external: boolean };
type Bundler = {
  onResolve(
    options: { filter: RegExp },
    resolve: (args: { path: string; kind: string }) => Resolution | undefined,
  ): void;
};

/** Leaves out everything that loads on demand. */
const onDemand = {
  name: "on-demand",
  setup: (bundler: Bundler) =>
    bundler.onResolve({ filter: /./ }, ({ path, kind }) =>
      kind === "dynamic-import" ? { path, external: true } : undefined,
    ),
};

const esbuild = (plugins: object[]) => (config: object) => ({
  ...config,
  format: "esm",
  target: "es2022",
  external: ["react", "react-dom", "react/*", "react-dom/*"],
  plugins,
});

/** Whether a module, or anything it imports, imports something on demand. */
const hasMore = (file: string, seen = new Set<string>()): boolean => {
  if (seen.has(file)) return false;
  seen.add(file);
  const code = readFileSync(file, "utf8");
  return (
    /\bimport\("/.test(code) ||
    [...code.matchAll(/^import\s(?:[^"]*from\s)?"(\.[^"]+\.js)"/gm)].some(([, path]) =>
      hasMore(join(file, "..", path!), seen),
    )
  );
};

const scripts = [...subpaths()].filter(([, path]) => path.endsWith(".js"));

export default [
  { name: "styles.css", path: "dist/styles.css", disablePlugins: ["@size-limit/esbuild"] },
  ...scripts.flatMap(([name, path]) => [
    { name, path, modifyEsbuildConfig: esbuild([onDemand]) },
    ...(hasMore(join(here, path)) ? [{ name: `${name}, whole`, path, modifyEsbuildConfig: esbuild([]) }] : []),
  ]),
];
