// Makes dist/: each component's script and types, the style sheets, the fonts.
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compile, run } from "../../scripts/build-package.ts";
import { components } from "./components.ts";

const here = import.meta.dirname;
const dist = compile(here);

// Editors can't suggest anything behind a pattern with two stars, so each component's types get a path with one.
mkdirSync(join(dist, "types"));
for (const name of components)
  writeFileSync(join(dist, "types", `${name}.d.ts`), `export * from "../${name}/${name}.js";\n`);

for (const name of [
  "tailwind.css",
  "theme.css",
  "only-tokens.css",
  "tokens.generated.css",
  "base.css",
  "fonts.css",
  "fonts",
]) {
  cpSync(join(here, "src", name), join(dist, name), { recursive: true });
}
run("tailwindcss", ["--input", "src/styles.css", "--output", "dist/styles.css", "--minify"], here);
