import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

type Manifests = { components?: { components: Record<string, object> }; [name: string]: unknown };

const statement = /import \{([^}]*)\} from ['"]([^'"]+)['"];?\n?/g;

const sources = join(import.meta.dirname, "../packages/ui/src");

/** Says which folder exports which name: `Grid` comes from "@troth/ui/page". */
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
 * The manifest that coding assistants read, with imports as an app writes them. Storybook only knows packages and says
 * `import { Button } from "@troth/ui"`; we export one subpath per component.
 */
export function withSubpaths<Given extends Manifests | undefined>(manifests: Given): Given {
  const folders = subpaths();
  for (const component of Object.values(manifests?.components?.components ?? {})) {
    if (!("import" in component) || typeof component.import !== "string") continue;
    component.import = component.import.replaceAll(statement, (line: string, list: string, from: string) => {
      // An app doesn't import what only a story needs.
      if (/^\.|^storybook/.test(from)) return "";
      if (from !== "@troth/ui") return line;
      const names = list
        .split(",")
        .map((name) => name.trim())
        .filter(Boolean);
      return [...Map.groupBy(names, (name) => folders.get(name))]
        .map(([folder, names]) => (folder ? `import { ${names.join(", ")} } from "@troth/ui/${folder}";\n` : ""))
        .join("");
    });
  }
  return manifests;
}
