// How much script each route of the built site loads, gzipped, according to the manifest that the browser itself uses.
// Run directly, it checks every route against its budget.
import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";

interface Assets {
  module: string;
  imports: string[];
}
interface Route extends Assets {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
}
interface Manifest {
  entry: Assets;
  routes: Record<string, Route>;
}

export type WeighedFile = { name: string; size: number };
/** Sizes are bytes, gzipped. */
export type WeighedRoute = { path: string; size: number; budget: number; files: WeighedFile[] };

/** Bytes for the pages that people open first. */
const first = 150_000;
const firstPages = new Set([
  "/",
  "/search",
  "/categories",
  "/categories/:category",
  "/categories/:category/:place",
  "/vendor/detail/vendordetail/:id",
  "/terms",
  "/*",
]);
/** Bytes for all others. */
const other = 165_000;

/** Not there yet: until they are, these may not grow. */
const stillAbove: Record<string, number> = {
  "/": 158_500,
  "/search": 165_600,
  "/vendor/detail/vendordetail/:id": 160_000,
  "/review/:id": 174_500,
  "/confirmreview": 168_000,
};

const budgetOf = (path: string): number => stillAbove[path] ?? (firstPages.has(path) ? first : other);

/** Every finished route, the heaviest first, and what all of them load. */
export function weighSite(build: string): { routes: WeighedRoute[]; shared: WeighedFile[] } {
  // The folder still holds the previous build's files as well.
  const own = JSON.parse(readFileSync(join(build, ".assets.json"), "utf8")) as string[];
  const file = own.find((name) => /^client\/assets\/manifest-.*\.js$/.test(name))!;
  const text = readFileSync(join(build, file), "utf8");
  const { entry, routes } = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)) as Manifest;

  const sizes = new Map<string, number>();
  const sizeOf = (path: string) => {
    if (!sizes.has(path)) sizes.set(path, gzipSync(readFileSync(join(build, "client", path))).length);
    return sizes.get(path)!;
  };
  const weigh = (chain: Route[]): WeighedFile[] =>
    [...new Set(scriptsOf(entry, chain))]
      .map((path) => ({ name: basename(path), size: sizeOf(path) }))
      .toSorted((a, b) => b.size - a.size);

  const open = Object.values(routes).filter(
    ({ id, path, index }) => (path !== undefined || index) && id !== "root" && !id.startsWith("later:"),
  );
  const weighed = open.map((route) => {
    const chain = chainOf(route, routes);
    const path = `/${chain
      .map(({ path }) => path)
      .filter(Boolean)
      .join("/")}`;
    const files = weigh(chain);
    return { path, files, size: total(files), budget: budgetOf(path) };
  });
  return { routes: weighed.toSorted((a, b) => b.size - a.size), shared: weigh([routes["root"]!]) };
}

export const total = (files: readonly WeighedFile[]): number => files.reduce((sum, { size }) => sum + size, 0);

/** In thousands of bytes. */
export const kB = (bytes: number): string => (bytes / 1000).toFixed(1);

const chainOf = (route: Route, routes: Record<string, Route>): Route[] =>
  route.parentId === undefined ? [route] : [...chainOf(routes[route.parentId]!, routes), route];

const scriptsOf = (entry: Assets, chain: Route[]): string[] => [
  entry.module,
  ...entry.imports,
  ...chain.flatMap((route) => [route.module, ...route.imports]),
];

if (import.meta.main) {
  const { values } = parseArgs({ options: { report: { type: "string" } } });
  const { routes } = weighSite("apps/site/build");
  const heavy = routes.filter(({ size, budget }) => size > budget);
  for (const { path, size, budget } of routes)
    console.log(`${path.padEnd(36)} ${kB(size).padStart(6)} of ${kB(budget)} kB${size > budget ? "  TOO LARGE" : ""}`);
  for (const { path, files } of heavy)
    console.log(
      `\n${path} loads\n${files
        .slice(0, 8)
        .map(({ name, size }) => `  ${kB(size).padStart(6)} ${name}`)
        .join("\n")}`,
    );
  const counts = { passed: routes.length - heavy.length, failed: heavy.length };
  if (values.report) writeFileSync(values.report, JSON.stringify(counts));
  console.log(`Script of each route (gzip): ${counts.passed} within budget, ${counts.failed} not.`);
  process.exit(heavy.length === 0 ? 0 : 1);
}
