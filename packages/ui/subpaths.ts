// What the built package can be imported by, as the patterns of its `exports` say. In the workspace they lead to the sources,
// and to `dist` once packed: `publishConfig.exports`, which pnpm puts in their place.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

type Exports = Record<string, string | { types: string; default: string }>;
type Manifest = { exports: Exports; publishConfig?: { exports?: Exports } };

/**
 * Each subpath, such as "button", and the file that it leads to.
 * @param folder of the package, in the workspace or unpacked
 */
export function subpaths(folder = import.meta.dirname): Map<string, string> {
  const { exports, publishConfig } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
  const files = globSync("{package.json,dist/**/*.*}", { cwd: folder })
    .map((file) => file.replaceAll("\\", "/"))
    .toSorted();
  return new Map(
    Object.entries(publishConfig?.exports ?? exports).flatMap(([path, target]) => {
      const file = typeof target === "string" ? target : target.default;
      // A star stands for the same wherever it stands: `./dist/*/*.js` leads to button/button.js and to none of its parts.
      const leading = file.slice(2).replaceAll(".", "\\.").replace("*", "(.+)").replaceAll("*", "\\1");
      return files.flatMap((found) => {
        const match = new RegExp(`^${leading}$`).exec(found);
        return match ? [[path.slice(2).replace("*", match[1] ?? ""), found] as const] : [];
      });
    }),
  );
}
