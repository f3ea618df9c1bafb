// How much script and style each route of the site loads, gzipped.
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";
import { buildSite } from "../scripts/build.ts";
import { kB, total, weighSite } from "../scripts/site-weights.ts";
import { root } from "./processes.ts";
import { printTable, verdict } from "./table.ts";

export async function run(): Promise<void> {
  await buildSite();
  const build = join(root, "apps/site/build");
  const { routes, shared } = weighSite(build);
  const own = JSON.parse(readFileSync(join(build, ".assets.json"), "utf8")) as string[];
  const sheets = globSync("client/assets/*.css", { cwd: build })
    .filter((sheet) => own.includes(sheet))
    .map((sheet) => `${basename(sheet)} ${kB(gzipSync(readFileSync(join(build, sheet))).length)}`);
  printTable(
    "Script of each route",
    `Gzip, in kB of 1,000 bytes: the entry, the root, the layouts and the page itself, with everything they import. Style, inside the document: ${sheets.join(", ")}.`,
    ["route", "script", "target"],
    routes.map(({ path, size, budget }) => [path, kB(size), `≤ ${budget / 1000}: ${verdict(size, budget, "at most")}`]),
  );
  printTable(
    "What every route loads",
    `The entry and the root, ${kB(total(shared))} kB.`,
    ["file", "kB"],
    shared.map(({ name, size }) => [name, kB(size)]),
  );
}
