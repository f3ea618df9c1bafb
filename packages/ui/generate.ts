// Generates what follows from the folders of src: one object with each language's words, and the README's list of
// components.
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { components } from "./components.ts";

const here = import.meta.dirname;
const src = join(here, "src");

/** German is kept complete, so that no one forgets that there are other languages: without its words nothing compiles. */
const complete = "de";

/** `button.de.ts` beside `button.tsx` is the component's words in German. */
const languages = () => new Set(globSync("*/*.??.ts", { cwd: src }).map((file) => file.slice(-5, -3)));

/** One language's words by component, in the object that apps import. */
function locale(language: string): string {
  const names = components.filter((name) => existsSync(join(src, name, `${name}.${language}.ts`)));
  const called = (name: string) => `${name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Texts`;
  const type = language === complete ? "Texts" : "LocaleTexts";
  const spoken = new Intl.DisplayNames("en-GB", { type: "language" }).of(language);
  return `// Generated from src/*/*.${language}.ts by generate.ts. Do not edit.
${names.map((name) => `import { ${language} as ${called(name)} } from "../${name}/${name}.${language}.ts";`).join("\n")}
import type { ${type} } from "../lib/locale.ts";

/** The components' words in ${spoken}. */
export const ${language} = {
${names.map((name) => `  "${name}": ${called(name)},`).join("\n")}
} satisfies ${type};
`;
}

/** The README, with its components listed in Storybook's groups. */
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

/** File contents by path from the root. */
export const componentFiles = (): Record<string, string> => ({
  ...Object.fromEntries(
    [...languages()].map((language) => [`packages/ui/src/locales/${language}.generated.ts`, locale(language)]),
  ),
  "packages/ui/README.md": readme(),
});
