// What follows from the folders of src: the README's list of components.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { components } from "./components.ts";

const here = import.meta.dirname;
const src = join(here, "src");

/** The README, its components listed by the groups that Storybook shows them in. */
function readme(): string {
  const groups = Map.groupBy(components, (name) => {
    const stories = join(src, name, `${name}.stories.tsx`);
    return (existsSync(stories) && /title: "([^"/]+)\//.exec(readFileSync(stories, "utf8"))?.[1]) || "Others";
  });
  const list = [...groups]
    .toSorted(([one], [other]) => one.localeCompare(other, "en"))
    .map(([group, names]) => `| ${group} | ${names.map((name) => `\`${name}\``).join(", ")} |`)
    .join("\n");
  return readFileSync(join(here, "README.md"), "utf8").replace(
    /(<!-- components -->\n\|.*\n\|.*\n)[^]*?(?=\n<!-- \/components -->)/,
    (_, head: string) => head + list,
  );
}

/** Texts by their files, from the root. */
export const componentFiles = (): Record<string, string> => ({ "packages/ui/README.md": readme() });
