// The subpaths of the built package, as the patterns of its `exports` define them. In the workspace they point to the
// sources; once packed, to `dist`, because pnpm swaps in `publishConfig.exports`.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

type Exports = Record<string, string | { types: string; default: string }>;
type Manifest = { exports: Exports; publishConfig?: { exports?: Exports } };

/**
 * Each subpath, such as "button", and the file that it points to.
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
      // Every star in a pattern stands for the same text: `./dist/*/*.js` matches button/button.js but none of its
      // parts.
      const leading = file.slice(2).replaceAll(".", "\\.").replace("*", "(.+)").replaceAll("*", "\\1");
      return files.flatMap((found) => {
        const match = new RegExp(`^${leading}$`).exec(found);
        return match ? [[path.slice(2).replace("*", match[1] ?? ""), found] as const] : [];
      });
    }),
  );
}
