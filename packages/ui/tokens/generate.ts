// Turns the design tokens (DTCG format, 2025.10) into what style sheets and scripts read: src/tokens.generated.css
// holds CSS variables and the Tailwind theme that names them, src/tokens.generated.ts the same names and values, typed.
// `npm run generate` writes them.
import { type Group, isToken, lookUp, resolve, semantic, themes } from "./read.ts";

type Dimension = { value: number; unit: string };
type Colour = { components: [number, number, number]; alpha?: number; hex?: string };
type Shadow = { color: Colour; offsetX: Dimension; offsetY: Dimension; blur: Dimension; spread: Dimension };
type Typography = { fontSize: Dimension; lineHeight: number; letterSpacing: Dimension };
type Transition = { duration: Dimension; timingFunction: [number, number, number, number] };

/** The tokens of one group, in order, with references resolved and each value written by `write`. */
function tokens<Value>(root: Group, group: string, write: (value: Value) => string): [name: string, value: string][] {
  const members = root[group];
  if (!members || isToken(members)) throw new Error(`No group is named ${group}.`);
  return Object.entries(members).flatMap(([name, node]) =>
    isToken(node) ? [[name, write(resolve(node.$value) as Value)] as [string, string]] : [],
  );
}

const px = ({ value, unit }: Dimension) => (value === 0 ? "0" : `${value}${unit}`);
/** Text grows with the reader's own font size, and so does the space around it: both are in rem. */
const rem = ({ value }: Dimension) => `${value / 16}rem`;
const percent = (part: number) => `${Math.round(part * 100)}%`;

function colour(value: Colour): string {
  if (value.hex && value.alpha === undefined) return value.hex.toLowerCase();
  const [red, green, blue] = value.components.map((part) => Math.round(part * 255));
  return `rgb(${red} ${green} ${blue} / ${percent(value.alpha ?? 1)})`;
}

const shadow = (layers: Shadow[]) =>
  layers.map((l) => `${px(l.offsetX)} ${px(l.offsetY)} ${px(l.blur)} ${px(l.spread)} ${colour(l.color)}`).join(", ");

const family = (names: string[]) => names.map((name) => (name.includes(" ") ? `"${name}"` : name)).join(", ");
const curve = (points: number[]) => `cubic-bezier(${points.join(", ")})`;
const transition = ({ duration, timingFunction }: Transition) => `${px(duration)} ${curve(timingFunction)}`;
const tracking = ({ letterSpacing, fontSize }: Typography) =>
  letterSpacing.value === 0 ? "0" : `${Number((letterSpacing.value / fontSize.value).toFixed(4))}em`;

const groups = {
  radius: tokens(semantic, "radius", px),
  font: tokens(semantic, "font", family),
  weight: tokens(semantic, "weight", String),
  text: tokens<Typography>(semantic, "text", ({ fontSize }) => rem(fontSize)),
  space: tokens(semantic, "space", rem),
  duration: tokens(semantic, "duration", px),
  ease: tokens(semantic, "easing", curve),
  motion: tokens(semantic, "motion", transition),
  layer: tokens(semantic, "layer", String),
  breakpoint: tokens(semantic, "breakpoint", rem),
};
const lineHeights = tokens<Typography>(semantic, "text", ({ lineHeight }) => String(lineHeight));
const trackings = tokens(semantic, "text", tracking).filter(([, value]) => value !== "0");
const themed = (theme: Group) => ({
  colour: tokens(theme, "color", colour),
  shadow: tokens(theme, "shadow", shadow),
});
const values = { light: themed(themes.light), dark: themed(themes.dark) };

/** Which colours the system's own replace. */
const forced = Object.entries(themes.light["color"] as Group).flatMap(([name, token]) => {
  const system = isToken(token) ? token.$extensions?.["forced-colors"] : undefined;
  return system ? [[name, system] as const] : [];
});

/** Our name for a variable; Tailwind's name, where it has one, refers to ours. */
const refer = (group: keyof typeof groups, prefix: string) =>
  groups[group].map(([name]) => `--${prefix}-${name}: var(--ui-${group}-${name});`);

const step = lookUp("space.1") as Dimension;

const theme = [
  ...values.light.colour.map(([name]) => `--color-${name}: var(--ui-${name});`),
  // An arch isn't round at its foot: `rounded-arch` is a utility in base.css.
  ...refer("radius", "radius").filter((line) => !line.startsWith("--radius-arch")),
  ...refer("font", "font"),
  ...refer("weight", "font-weight"),
  ...refer("text", "text"),
  ...lineHeights.map(([name, value]) => `--text-${name}--line-height: ${value};`),
  ...trackings.map(([name, value]) => `--text-${name}--letter-spacing: ${value};`),
  `--spacing: ${rem(step)};`,
  ...refer("space", "spacing"),
  ...refer("duration", "transition-duration"),
  ...refer("ease", "ease"),
  ...refer("layer", "z-index"),
  // Media queries can't read variables.
  ...groups.breakpoint.map(([name, value]) => `--breakpoint-${name}: ${value};`),
];

// Tailwind would compose a shadow from five variables of its own on each element. A ring beside it still finds it.
const shadowUtilities = values.light.shadow.map(
  ([name]) => `@utility shadow-${name} {
  --tw-shadow: var(--ui-shadow-${name});
  box-shadow: var(--ui-shadow-${name});
}
`,
);

const indented = (lines: string[], depth: number) => lines.map((line) => " ".repeat(depth) + line).join("\n");
const themeVariables = ({ colour, shadow }: ReturnType<typeof themed>) => [
  ...colour.map(([name, value]) => `--ui-${name}: ${value};`),
  ...shadow.map(([name, value]) => `--ui-shadow-${name}: ${value};`),
];
const { breakpoint: _, ...constant } = groups;

const css = `/* Generated from tokens/*.tokens.json by tokens/generate.ts. Do not edit. */

@theme inline {
${indented(theme, 2)}
}

${shadowUtilities.join("\n")}
@layer theme {
  :root {
${indented(
  Object.entries(constant).flatMap(([group, list]) => list.map(([name, value]) => `--ui-${group}-${name}: ${value};`)),
  4,
)}
  }

  :root,
  [data-theme="light"] {
    color-scheme: light;
${indented(themeVariables(values.light), 4)}
  }

  /* Paper is always light. */
  @media screen {
    [data-theme="dark"] {
      color-scheme: dark;
${indented(themeVariables(values.dark), 6)}
    }
  }

  /* No choice made: the system's. */
  @media screen and (prefers-color-scheme: dark) {
    :root:not([data-theme="light"]) {
      color-scheme: dark;
${indented(themeVariables(values.dark), 6)}
    }
  }

  /* Colours of the reader's own: the system's names for them, so that what is filled stays filled. */
  @media (forced-colors: active) {
    :root,
    :root:not([data-theme="light"]),
    [data-theme="light"],
    [data-theme="dark"] {
${indented(
  forced.map(([name, value]) => `--ui-${name}: ${value};`),
  6,
)}
    }
  }
}
`;

const numbers = (group: string, write: (value: never) => number) =>
  Object.fromEntries(tokens(semantic, group, (value) => String(write(value as never))).map(([n, v]) => [n, Number(v)]));
const pixels = ({ value }: Dimension) => value;

/** One constant: its description, its values, and its names as a type. */
const constants = (about: string, name: string, type: string, value: unknown) =>
  `/** ${about} */\nexport const ${name} = ${JSON.stringify(value, null, 2)} as const;\nexport type ${type} = keyof typeof ${name};\n`;

const written = (lists: Record<string, [string, string][]>) =>
  Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, Object.fromEntries(list)]));

const script = `// Generated from tokens/*.tokens.json by tokens/generate.ts. Do not edit.

${[
  constants(
    "Every colour in both themes. In a style sheet: `var(--ui-accent)`, in a class: `bg-accent`.",
    "colours",
    "Theme",
    written({ light: values.light.colour, dark: values.dark.colour }),
  ),
  "export type Colour = keyof typeof colours.light;\n",
  constants(
    "The system's colour that stands in for ours in forced colours.",
    "forcedColours",
    "ForcedColour",
    Object.fromEntries(forced),
  ),
  constants(
    "Shadows in both themes: `shadow-card`.",
    "shadows",
    "ShadowTheme",
    written({ light: values.light.shadow, dark: values.dark.shadow }),
  ),
  "export type Shadow = keyof typeof shadows.light;\n",
  constants("Pixels: `rounded-card`.", "radii", "Radius", numbers("radius", pixels)),
  constants("Families: `font-display`.", "fonts", "Font", Object.fromEntries(groups.font)),
  constants("Weights: `font-semibold`.", "weights", "Weight", numbers("weight", Number)),
  constants(
    "Sizes of text: `text-15`. `size` in pixels, `leading` as a multiple of it, `tracking` in em.",
    "texts",
    "TextSize",
    Object.fromEntries(
      tokens<Typography>(semantic, "text", (value) =>
        JSON.stringify([value.fontSize.value, value.lineHeight, Number.parseFloat(tracking(value))]),
      ).map(([name, value]) => {
        const [size, leading, tracking] = JSON.parse(value) as number[];
        return [name, { size, leading, tracking }];
      }),
    ),
  ),
  constants("Pixels of one step of space: `p-4` is four of them.", "space", "SpaceUnit", { step: step.value }),
  constants("Pixels: `py-section`, `min-h-control`.", "spaces", "Space", numbers("space", pixels)),
  constants("Milliseconds: `duration-quick`.", "durations", "Duration", numbers("duration", pixels)),
  constants("Curves: `ease-out`.", "easings", "Easing", Object.fromEntries(groups.ease)),
  constants(
    "Duration and curve of a movement: `var(--ui-motion-rise)`.",
    "motions",
    "Motion",
    Object.fromEntries(groups.motion),
  ),
  constants(
    "Pixels from which a layout holds: `lg:grid-cols-2`.",
    "breakpoints",
    "Breakpoint",
    numbers("breakpoint", pixels),
  ),
  constants(
    "Widths, in pixels, of the windows that everything is looked at in.",
    "viewports",
    "Viewport",
    numbers("viewport", pixels),
  ),
  constants("What lies above what: `z-float`.", "layers", "Layer", numbers("layer", Number)),
].join("\n")}`;

export const tokenFiles = {
  "packages/ui/src/tokens.generated.css": css,
  "packages/ui/src/tokens.generated.ts": script,
};
