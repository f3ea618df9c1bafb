// Makes dist/: each component's script and types, the style sheets, the fonts.
import { cpSync } from "node:fs";
import { join } from "node:path";
import { compile, run } from "../../scripts/build-package.ts";

const here = import.meta.dirname;
const dist = compile(here);

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
