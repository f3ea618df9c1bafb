// How much script and style each route of the site loads, gzipped: from the manifest that the browser itself goes by.
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";
import { buildSite } from "../scripts/build.ts";
import { root } from "./processes.ts";
import { printTable, verdict } from "./table.ts";

interface Assets {
  module: string;
  imports: string[];
  css?: string[];
}
interface Route extends Assets {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  clientActionModule?: string;
  clientLoaderModule?: string;
  clientMiddlewareModule?: string;
  hydrateFallbackModule?: string;
}
interface Manifest {
  entry: Assets;
  routes: Record<string, Route>;
}

const limit = 150_000;
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

export async function run(): Promise<void> {
  await buildSite();
  const client = join(root, "apps/site/build/client");
  const [file] = globSync(join(client, "assets/manifest-*.js"));
  const text = readFileSync(file!, "utf8");
  const { entry, routes } = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)) as Manifest;
  const sizes = new Map<string, number>();
  const sizeOf = (path: string) => {
    if (!sizes.has(path)) sizes.set(path, gzipSync(readFileSync(join(client, "assets", basename(path)))).length);
    return sizes.get(path)!;
  };
  const sum = (paths: (string | undefined)[]) =>
    [...new Set(paths.filter((path) => path !== undefined))].reduce((total, path) => total + sizeOf(path), 0);

  const rows = Object.values(routes)
    .filter(({ id, path, index }) => (path !== undefined || index) && id !== "root" && !id.startsWith("later:"))
    .map((route) => {
      const chain = chainOf(route, routes);
      const script = sum(scriptsOf(entry, chain));
      const path = `/${chain
        .map(({ path }) => path)
        .filter(Boolean)
        .join("/")}`;
      return { path, script };
    })
    .toSorted((a, b) => b.script - a.script);
  const sheets = globSync(join(client, "assets/*.css")).map(
    (sheet) => `${basename(sheet)} ${kilobytes(sizeOf(sheet))}`,
  );
  printTable(
    "Script of each route",
    `Gzip, in kB of 1,000 bytes: the entry's, the root's, the layouts' and the page's own, with all that they import. Style, inside the document: ${sheets.join(", ")}.`,
    ["route", "script", "aim"],
    rows.map(({ path, script }) => [
      path,
      kilobytes(script),
      `≤ ${limit / 1000}: ${verdict(script, limit, "at most")}`,
    ]),
  );
  const shared = [...new Set(scriptsOf(entry, [routes["root"]!]).filter((path) => path !== undefined))];
  printTable(
    "What every route loads",
    `The entry and the root, ${kilobytes(sum(shared))} kB.`,
    ["file", "kB"],
    shared
      .map((path) => [basename(path), sizeOf(path)] as const)
      .toSorted((a, b) => b[1] - a[1])
      .map(([name, size]) => [name, kilobytes(size)]),
  );
}

const chainOf = (route: Route, routes: Record<string, Route>): Route[] =>
  route.parentId === undefined ? [route] : [...chainOf(routes[route.parentId]!, routes), route];

const scriptsOf = (entry: Assets, chain: Route[]) => [
  entry.module,
  ...entry.imports,
  ...chain.flatMap((route) => [
    route.module,
    ...route.imports,
    route.clientActionModule,
    route.clientLoaderModule,
    route.clientMiddlewareModule,
    route.hydrateFallbackModule,
  ]),
];
