// What pages say about props beyond what react-docgen reads: which native element they extend, and what the types they
// name look like.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const sources = join(import.meta.dirname, "../packages/ui/src");
const name = "virtual:declarations";

const code = () =>
  globSync("*/*.{ts,tsx}", { cwd: sources, exclude: (file) => /\.(?:stories|test)\./.test(file) }).map((file) =>
    readFileSync(join(sources, file), "utf8"),
  );

/** `ButtonProps` → "button", also where one props type extends another. */
function elements(): Record<string, string> {
  const heads = new Map<string, string>();
  for (const text of code())
    for (const [, type, head] of text.matchAll(/^(?:export )?type (\w+Props) =([^{;]*)/gm)) heads.set(type!, head!);
  const elementOf = (type: string): string | undefined => {
    const head = heads.get(type) ?? "";
    const native = /ComponentProps<"(\w+)">/.exec(head)?.[1];
    if (native) return native;
    const others = head.match(/\b\w+Props\b/g) ?? [];
    return others
      .filter((other) => other !== type && heads.has(other))
      .map(elementOf)
      .find((element) => element);
  };
  return Object.fromEntries(
    [...heads.keys()].flatMap((type) => {
      const element = elementOf(type);
      return element ? [[type, element]] : [];
    }),
  );
}

/** Exported types that aren't a component's props, as written: `SelectOption` → "type SelectOption = { …". */
function types(): Record<string, string> {
  return Object.fromEntries(
    code().flatMap((text) =>
      [...text.matchAll(/^export (type (\w+)(?<!Props) =(?:[^\n]*;|[^\n]*\{\n[^]*?^\};|\n[^]*?;)$)/gm)].map(
        ([, declaration, type]) => [type!, declaration!.replaceAll(/\s+\| undefined(?=;)/g, "")] as const,
      ),
    ),
  );
}

/** Lets the Storybook's pages import both. */
export const declarations: Plugin = {
  name,
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) =>
    id === `\0${name}`
      ? `export const elements = ${JSON.stringify(elements())};\nexport const types = ${JSON.stringify(types())};`
      : undefined,
};
