// What the published package exports, for package.json (`publishConfig.exports`, which pnpm puts in place of `exports` when
// it packs): one subpath a component, and nothing that is only a part. In the workspace the patterns of `exports` say the
// same of the sources. The README's list of components is made here too; `pnpm generate` writes both.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const here = import.meta.dirname;
const src = join(here, "src");
const manifest = join(here, "package.json");
const readme = join(here, "README.md");

const folders = () =>
  readdirSync(src)
    .filter((name) => existsSync(join(src, name, `${name}.tsx`)))
    .toSorted();

/** Modules beside the components that apps call themselves. */
const modules = {
  tokens: "tokens.generated",
  "brand-colours": "lib/brand-colours",
  dates: "lib/dates",
  "opening-hours": "lib/opening-hours",
};

export function publishedExports(): Record<string, string | { types: string; default: string }> {
  const script = (file: string) => ({ types: `./dist/${file}.d.ts`, default: `./dist/${file}.js` });
  return {
    "./styles.css": "./dist/styles.css",
    "./tailwind.css": "./dist/tailwind.css",
    "./theme.css": "./dist/theme.css",
    "./only-tokens.css": "./dist/only-tokens.css",
    "./fonts/*": "./dist/fonts/*",
    ...Object.fromEntries(
      Object.entries(modules)
        .filter(([, file]) => existsSync(join(src, `${file}.ts`)))
        .map(([name, file]) => [`./${name}`, script(file)]),
    ),
    ...(existsSync(join(src, "locales")) ? { "./locales/*": script("locales/*") } : {}),
    ...Object.fromEntries(folders().map((name) => [`./${name}`, script(`${name}/${name}`)])),
    "./package.json": "./package.json",
  };
}

/** The components by the groups that Storybook shows them in, for the README. */
function componentList(): string {
  const groups = Map.groupBy(folders(), (name) => {
    const stories = join(src, name, `${name}.stories.tsx`);
    return (existsSync(stories) && /title: "([^"/]+)\//.exec(readFileSync(stories, "utf8"))?.[1]) || "Others";
  });
  return [...groups]
    .toSorted(([one], [other]) => one.localeCompare(other, "en"))
    .map(([group, names]) => `| ${group} | ${names.map((name) => `\`${name}\``).join(", ")} |`)
    .join("\n");
}

const withComponentList = (text: string): string =>
  text.replace(
    /(<!-- components -->\n\|.*\n\|.*\n)[^]*?(?=\n<!-- \/components -->)/,
    (_, head: string) => head + componentList(),
  );

export function manifestAndReadme(): Record<string, string> {
  const content = JSON.parse(readFileSync(manifest, "utf8")) as { publishConfig: { exports: object } };
  content.publishConfig.exports = publishedExports();
  return {
    "packages/ui/package.json": `${JSON.stringify(content, null, 2)}\n`,
    "packages/ui/README.md": withComponentList(readFileSync(readme, "utf8")),
  };
}
