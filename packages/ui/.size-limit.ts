// What size-limit measures: each component as an app would get it alone, minified and compressed (brotli), without React.
// "first" is what loads with it, "whole" is that and what it loads on demand. The limits are lines of size-budgets.json.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { subpaths } from "./subpaths.ts";

const here = import.meta.dirname;

export type Budgets = Record<string, { first: string; whole?: string }>;
export const budgets = JSON.parse(readFileSync(join(here, "size-budgets.json"), "utf8")) as Budgets;

type Resolution = { path: string; external: boolean };
type Bundler = {
  onResolve(
    options: { filter: RegExp },
    resolve: (args: { path: string; kind: string }) => Resolution | undefined,
  ): void;
};

/** Leaves out what loads on demand. */
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

/** Whether anything that a module imports, near or far, is imported on demand. */
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
  {
    name: "styles.css",
    path: "dist/styles.css",
    limit: budgets["styles.css"]?.first,
    disablePlugins: ["@size-limit/esbuild"],
  },
  ...scripts.flatMap(([name, path]) => [
    { name, path, limit: budgets[name]?.first, modifyEsbuildConfig: esbuild([onDemand]) },
    ...(hasMore(join(here, path))
      ? [{ name: `${name}, whole`, path, limit: budgets[name]?.whole, modifyEsbuildConfig: esbuild([]) }]
      : []),
  ]),
];
