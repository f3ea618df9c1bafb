// `npm run build:packages`: packs both packages as a registry would get them; packing builds (`prepack`).
import { globSync, mkdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { run } from "./build-package.ts";

const names = ["ui", "api-client"] as const;
export type PackageName = (typeof names)[number];

/** Answers where the tarballs are. */
export function packPackages(into = ".cache/packages"): Record<PackageName, string> {
  const folder = resolve(into);
  rmSync(folder, { recursive: true, force: true });
  const pack = (name: PackageName) => {
    const destination = join(folder, name);
    mkdirSync(destination, { recursive: true });
    run("pnpm", ["pack", "--pack-destination", destination], join("packages", name));
    return join(destination, globSync("*.tgz", { cwd: destination })[0]!);
  };
  return { ui: pack("ui"), "api-client": pack("api-client") };
}

if (import.meta.main) console.log(Object.values(packPackages()).join("\n"));
