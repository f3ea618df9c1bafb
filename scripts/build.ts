// `npm run build`: builds the site, but only if something that goes into it has changed.
import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { digestOf } from "./digest.ts";

const inputs = [
  "apps/site/{app,server,public}/**/*",
  "apps/site/*.{ts,json}",
  "packages/*/src/**/*",
  "packages/*/*.{ts,json}",
  "pnpm-lock.yaml",
  "scripts/build.ts",
];
const site = "apps/site";
const served = join(site, "build");
const stamp = ".stamp";
/** Lists the hashed files that this build made. */
const list = ".assets.json";

export async function buildSite(): Promise<void> {
  const wanted = digestOf(inputs, /stories|\.test\.|\.mdx$/);
  if (read(join(served, stamp)) === wanted) return;

  mkdirSync(join(site, "dist"), { recursive: true });
  const fresh = mkdtempSync(join(site, "dist", "build-"));
  try {
    const build = spawnSync("node_modules/.bin/react-router", ["build"], {
      cwd: site,
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, NODE_ENV: "production", SITE_BUILD_FOLDER: fresh.slice(site.length + 1) },
    });
    if (build.status !== 0) throw new Error("The site couldn't be built.");
    compressAssets(fresh);
    writeFileSync(join(fresh, list), JSON.stringify(assetsIn(fresh)));
    keepPrevious(fresh);
    writeFileSync(join(fresh, stamp), wanted);
    swap(fresh);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** Once, at the highest level, so that no visitor waits for it. */
function compressAssets(folder: string): void {
  for (const file of globSync("client/assets/**/*.{js,css,svg,json}", { cwd: folder }).map((name) =>
    join(folder, name),
  )) {
    const text = readFileSync(file);
    if (text.length < 1_024) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(text));
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
  }
}

/** Files named after their content, which pages of this build may ask for at any time. */
const assetsIn = (folder: string) => globSync("{client,server}/assets/**/*.*", { cwd: folder });

/** A running server or an open page may still ask for files of the last build; two builds later they're gone. */
function keepPrevious(fresh: string): void {
  const previous = JSON.parse(read(join(served, list)) ?? "null") as string[] | null;
  for (const file of previous ?? assetsIn(served)) {
    const from = join(served, file);
    const to = join(fresh, file);
    if (!existsSync(from) || existsSync(to)) continue;
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(from, to);
  }
}

/** Swaps in the whole build in one step, so no one sees half of it. */
function swap(fresh: string): void {
  const old = `${fresh}-old`;
  if (existsSync(served)) renameSync(served, old);
  renameSync(fresh, served);
  rmSync(old, { recursive: true, force: true });
}

const read = (file: string): string | null => (existsSync(file) ? readFileSync(file, "utf8") : null);

if (import.meta.main) await buildSite();
