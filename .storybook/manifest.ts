import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

type Manifests = { components?: { components: Record<string, object> }; [name: string]: unknown };

const sources = join(import.meta.dirname, "../packages/ui/src");

/** Which folder exports which name: `Grid` comes from "@troth/ui/page". */
function subpaths(): Map<string, string> {
  const names = new Map<string, string>();
  for (const file of globSync("*/*.tsx", { cwd: sources })) {
    const folder = dirname(file);
    if (basename(file) !== `${folder}.tsx`) continue;
    const code = readFileSync(join(sources, file), "utf8");
    for (const [, name] of code.matchAll(/^export (?:async )?(?:function|const) ([A-Z]\w*)/gm))
      names.set(name!, folder);
    for (const [, list] of code.matchAll(/^export \{([^}]+)\}/gm))
      for (const name of list!.split(",")) names.set(name.trim().split(" as ").at(-1)!, folder);
  }
  return names;
}

/**
 * The manifest that coding assistants read, its imports as an app writes them. Storybook knows packages only and says
 * `import { Button } from "@troth/ui"`; we export one subpath a component.
 */
export function withSubpaths<Given extends Manifests | undefined>(manifests: Given): Given {
  const folders = subpaths();
  for (const component of Object.values(manifests?.components?.components ?? {})) {
    if (!("import" in component) || typeof component.import !== "string") continue;
    component.import = component.import
      .split("\n")
      .flatMap((line) => {
        const names = /^import \{([^}]+)\} from ['"]@troth\/ui['"];?$/.exec(line)?.[1];
        // What only a story needs is nothing to import.
        if (!names) return /from ['"](?:\.|storybook)/.test(line) ? [] : [line];
        const wanted = Map.groupBy(
          names.split(",").map((name) => name.trim()),
          (name) => folders.get(name),
        );
        return [...wanted].flatMap(([folder, names]) =>
          folder ? [`import { ${names.join(", ")} } from "@troth/ui/${folder}";`] : [],
        );
      })
      .join("\n");
  }
  return manifests;
}
