// Production builds of the apps, one by one (no chunk is shared between two of them), and what they weigh.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { build, type InlineConfig, type Manifest, type PluginOption } from "vite";
import type { Library } from "./libraries.ts";

const here = import.meta.dirname;
const apps = join(here, "apps");
const ui = join(here, "../../packages/ui");

/** Where the apps are built; a server's root. */
export const built = join(here, "build");

async function configOf(name: string): Promise<InlineConfig> {
  const plugins: PluginOption[] = [react()];
  if (name === "ours") plugins.unshift(tailwindcss());
  return {
    root: apps,
    configFile: false,
    logLevel: "error",
    plugins,
    resolve: {
      alias: [{ find: /^library\//, replacement: `${join(here, "libraries", name)}/` }, ...publishedPaths()],
      // One React for all: the one in this folder's lockfile.
      dedupe: ["react", "react-dom"],
    },
  };
}

/** Our package, resolved by its own export paths. */
function publishedPaths(): { find: RegExp; replacement: string }[] {
  const { exports } = JSON.parse(readFileSync(join(ui, "package.json"), "utf8")) as { exports: Record<string, string> };
  return Object.entries(exports).map(([path, target]) => ({
    find: new RegExp(`^@troth/ui/${path.slice(2).replaceAll(".", "\\.").replace("*", "([^.]*)")}$`),
    replacement: join(ui, target).replaceAll("*", "$1"),
  }));
}

export type Bytes = { script: number; style: number };
export type Weight = {
  /** What the page requests before it shows. */
  initial: Bytes;
  /** Including what it loads later, on demand. */
  total: Bytes;
};

/** Builds one app with one library and weighs its files, each compressed separately as a server would send it. */
export async function buildApp(app: "ten" | "cards" | "react", name: string): Promise<Weight> {
  const outDir = join(built, name, app);
  const config = await configOf(name);
  const html = `${app}.html`;
  await build({
    ...config,
    base: `/${name}/${app}/`,
    build: {
      outDir,
      emptyOutDir: true,
      manifest: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: Infinity,
      rolldownOptions: { input: join(apps, html) },
    },
  });
  const manifest = JSON.parse(readFileSync(join(outDir, ".vite/manifest.json"), "utf8")) as Manifest;
  const files = (entries: Iterable<string>) =>
    new Set([...entries].flatMap((key) => [manifest[key]!.file, ...(manifest[key]!.css ?? [])]));
  return {
    initial: weigh(outDir, files(neededBy(manifest, html))),
    total: weigh(outDir, files(Object.keys(manifest))),
  };
}

function neededBy(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (!found.has(key)) {
    found.add(key);
    for (const needed of manifest[key]?.imports ?? []) neededBy(manifest, needed, found);
  }
  return found;
}

function weigh(folder: string, files: Iterable<string>): Bytes {
  const bytes: Bytes = { script: 0, style: 0 };
  for (const file of files) {
    const content = readFileSync(join(folder, file));
    const { length } = brotliCompressSync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    });
    if (file.endsWith(".js")) bytes.script += length;
    if (file.endsWith(".css")) bytes.style += length;
  }
  return bytes;
}

/** Builds the page that a server renders. @returns the module */
export async function buildServer({ name }: Library): Promise<string> {
  const outDir = join(built, name, "server");
  await build({
    ...(await configOf(name)),
    define: { "process.env.NODE_ENV": '"production"' },
    ssr: { noExternal: true },
    build: {
      outDir,
      emptyOutDir: true,
      ssr: join(apps, "server.tsx"),
      target: "node24",
      rolldownOptions: { output: { entryFileNames: "server.mjs" } },
    },
  });
  return join(outDir, "server.mjs");
}
