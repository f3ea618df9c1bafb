// `npm run build:packages`: packs both packages as a registry would get them; packing builds them (`prepack`). A
// package that hasn't changed since the last time isn't packed again.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { run } from "./build-package.ts";
import { digestOf } from "./digest.ts";

const names = ["ui", "api-client"] as const;
export type PackageName = (typeof names)[number];

const inputs = [
  `packages/{${names.join()}}/**/*`,
  "LICENSE",
  "tsconfig.base.json",
  "scripts/build-package.ts",
  "pnpm-lock.yaml",
];
const folder = resolve(".cache/packages");
const stamp = join(folder, ".stamp");

/** Returns the paths of the tarballs; their contents are in each package's dist/. */
export function packPackages(): Record<PackageName, string> {
  const wanted = digestOf(inputs, /(?:^|\/)(?:node_modules|dist)$/);
  if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted) {
    rmSync(folder, { recursive: true, force: true });
    for (const name of names) {
      mkdirSync(join(folder, name), { recursive: true });
      run("pnpm", ["pack", "--pack-destination", join(folder, name)], join("packages", name));
    }
    writeFileSync(stamp, wanted);
  }
  const tarball = (name: PackageName) => join(folder, name, globSync("*.tgz", { cwd: join(folder, name) })[0]!);
  return { ui: tarball("ui"), "api-client": tarball("api-client") };
}

if (import.meta.main) console.log(Object.values(packPackages()).join("\n"));
