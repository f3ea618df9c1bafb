// Writes src/tokens.generated.css from the design tokens (DTCG format, 2025.10): CSS variables for both themes, and the
// Tailwind theme that gives them names. `node tokens/generate.ts --check` fails when the file is not current.
import { readFileSync, writeFileSync } from "node:fs";

type Dimension = { value: number; unit: string };
type Colour = { components: [number, number, number]; alpha?: number; hex?: string };
type Shadow = { color: Colour; offsetX: Dimension; offsetY: Dimension; blur: Dimension; spread: Dimension };
type Typography = { fontSize: Dimension; lineHeight: number; letterSpacing: Dimension };
type Token = { $value: unknown };
type Group = { [name: string]: Group | Token };

const target = new URL("../src/tokens.generated.css", import.meta.url);

const read = (name: string): Group => {
  const file = new URL(`${name}.tokens.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8")) as Group;
};

const base = read("base");
const themes = { light: read("semantic.light"), dark: read("semantic.dark") };

const isToken = (node: Group | Token | undefined): node is Token => typeof node === "object" && "$value" in node;

/** Follows a path such as `color.blue.700` to its token's value. */
function lookUp(path: string): unknown {
  let node: Group | Token | undefined = base;
  for (const name of path.split(".")) node = (node as Group | undefined)?.[name];
  if (!isToken(node)) throw new Error(`No token is named {${path}} in base.tokens.json.`);
  return resolve(node.$value);
}

function resolve(value: unknown): unknown {
  const reference = typeof value === "string" ? /^\{(.+)\}$/.exec(value)?.[1] : undefined;
  return reference ? lookUp(reference) : value;
}

/** The tokens of one group, in order, references followed. */
function tokens(root: Group, group: string): [name: string, value: unknown][] {
  const members = root[group];
  if (!members || isToken(members)) throw new Error(`No group is named ${group}.`);
  return Object.entries(members).flatMap(([name, node]) =>
    isToken(node) ? [[name, resolve(node.$value)] as [string, unknown]] : [],
  );
}

const px = ({ value, unit }: Dimension) => (value === 0 ? "0" : `${value}${unit}`);
/** Text grows with the reader's own font size, so sizes are written in rem. */
const rem = ({ value }: Dimension) => `${value / 16}rem`;

function colour(value: Colour): string {
  if (value.hex && value.alpha === undefined) return value.hex.toLowerCase();
  const [red, green, blue] = value.components.map((part) => Math.round(part * 255));
  return `rgb(${red} ${green} ${blue} / ${(value.alpha ?? 1) * 100}%)`;
}

const shadow = (layers: Shadow[]) =>
  layers.map((l) => `${px(l.offsetX)} ${px(l.offsetY)} ${px(l.blur)} ${px(l.spread)} ${colour(l.color)}`).join(", ");

const family = (names: string[]) => names.map((name) => (name.includes(" ") ? `"${name}"` : name)).join(", ");

const variables = (theme: Group, indent: string) =>
  [
    ...tokens(theme, "color").map(([name, value]) => `--ui-${name}: ${colour(value as Colour)};`),
    ...tokens(theme, "shadow").map(([name, value]) => `--ui-shadow-${name}: ${shadow(value as Shadow[])};`),
  ]
    .map((line) => indent + line)
    .join("\n");

const theme = [
  ...tokens(themes.light, "color").map(([name]) => `--color-${name}: var(--ui-${name});`),
  ...tokens(themes.light, "shadow").map(([name]) => `--shadow-${name}: var(--ui-shadow-${name});`),
  ...tokens(base, "radius").map(([name, value]) => `--radius-${name}: ${px(value as Dimension)};`),
  ...tokens(base, "font").map(([name, value]) => `--font-${name}: ${family(value as string[])};`),
  ...tokens(base, "weight").map(([name, value]) => `--font-weight-${name}: ${String(value)};`),
  ...tokens(base, "text").flatMap(([name, value]) => {
    const { fontSize, lineHeight, letterSpacing } = value as Typography;
    return [
      `--text-${name}: ${rem(fontSize)};`,
      `--text-${name}--line-height: ${lineHeight};`,
      ...(letterSpacing.value === 0
        ? []
        : [`--text-${name}--letter-spacing: ${Number((letterSpacing.value / fontSize.value).toFixed(4))}em;`]),
    ];
  }),
  ...tokens(base, "duration").map(([name, value]) => `--transition-duration-${name}: ${px(value as Dimension)};`),
];

const css = `/* Generated from tokens/*.tokens.json by tokens/generate.ts. Do not edit. */

@theme inline {
${theme.map((line) => `  ${line}`).join("\n")}
}

@layer theme {
  :root,
  [data-theme="light"] {
    color-scheme: light;
${variables(themes.light, "    ")}
  }

  [data-theme="dark"] {
    color-scheme: dark;
${variables(themes.dark, "    ")}
  }

  /* No choice made: the system's. */
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme]) {
      color-scheme: dark;
${variables(themes.dark, "      ")}
    }
  }
}
`;

if (process.argv.includes("--check")) {
  if (readFileSync(target, "utf8") !== css) {
    console.error("src/tokens.generated.css is not current: run `pnpm --filter @troth/ui generate`.");
    process.exit(1);
  }
} else {
  writeFileSync(target, css);
}
