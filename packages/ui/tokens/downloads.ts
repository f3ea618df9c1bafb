// The tokens as designers download them from Storybook: our own files, the same with every reference resolved, and
// variables for Figma. Made from *.tokens.json whenever Storybook is built, so none of it is committed.
import { base, type Group, isToken, referred, resolve, semantic, texts, themes, type Token } from "./read.ts";

type Named = { path: string[]; token: Token; type: string };

/** Every token of a file in order, with its own type or its group's. */
export function tokensOf(group: Group, path: string[] = [], type = ""): Named[] {
  const own = typeof group["$type"] === "string" ? group["$type"] : type;
  return Object.entries(group).flatMap(([name, node]): Named[] => {
    if (name.startsWith("$") || typeof node !== "object") return [];
    if (!isToken(node)) return tokensOf(node, [...path, name], own);
    return [{ path: [...path, name], token: node, type: node.$type ?? own }];
  });
}

/** A file with no references left in it, for tools that read one file at a time. */
function resolved(group: Group): Group {
  const entries = Object.entries(group).map(([name, node]) => {
    if (typeof node !== "object") return [name, node] as const;
    return [name, isToken(node) ? { ...node, $value: resolve(node.$value) } : resolved(node)] as const;
  });
  return Object.fromEntries(entries);
}

/** Everything in a theme: its colours and shadows, and whatever is the same in both. */
const whole = (theme: keyof typeof themes) => ({
  ...resolved(semantic),
  ...resolved(themes[theme]),
  $description: `Semantic tokens of the ${theme} theme, with every reference resolved.`,
});

type Value = number | string | { r: number; g: number; b: number; a: number };
type Part = { suffix: string[]; type: "COLOR" | "FLOAT" | "STRING"; value: Value };

const round = (value: number) => Number(value.toFixed(4));

/**
 * Figma knows colours, numbers and strings; a composite value becomes a variable for each of its parts.
 * @param value with its references resolved
 */
function parts(type: string, value: unknown, suffix: string[] = []): Part[] {
  const of = (type: Part["type"], value: Value): Part[] => [{ suffix, type, value }];
  const within = (types: Record<string, string>, value: unknown) =>
    Object.entries(types).flatMap(([name, type]) =>
      parts(type, (value as Record<string, unknown>)[name], [...suffix, name]),
    );
  switch (type) {
    case "color": {
      const { components, alpha = 1 } = value as { components: [number, number, number]; alpha?: number };
      return of("COLOR", { r: components[0], g: components[1], b: components[2], a: alpha });
    }
    case "dimension":
    case "duration":
      return of("FLOAT", (value as { value: number }).value);
    case "number":
    case "fontWeight":
      return of("FLOAT", round(value as number));
    case "fontFamily":
      // Figma takes a single family, the first.
      return of("STRING", [value as string | string[]].flat()[0]!);
    case "cubicBezier":
      return of("STRING", `cubic-bezier(${(value as number[]).join(", ")})`);
    case "transition":
      return within({ duration: "duration", timingFunction: "cubicBezier" }, value);
    case "typography": {
      const faces = {
        fontFamily: "fontFamily",
        fontWeight: "fontWeight",
        fontSize: "dimension",
        letterSpacing: "dimension",
      };
      // The line height in pixels: Figma's variables can't be multiples.
      const { fontSize, lineHeight } = value as { fontSize: { value: number }; lineHeight: number };
      const height = round(fontSize.value * lineHeight);
      return [...within(faces, value), { suffix: [...suffix, "lineHeight"], type: "FLOAT", value: height }];
    }
    case "shadow":
      return [value as object | object[]]
        .flat()
        .flatMap((layer, index) => parts("shadowLayer", layer, [...suffix, String(index + 1)]));
    case "shadowLayer":
      return within(
        { color: "color", offsetX: "dimension", offsetY: "dimension", blur: "dimension", spread: "dimension" },
        value,
      );
    default:
      throw new Error(`Unknown token type "${type}".`);
  }
}

const partsOf = ({ type, token }: Named) => parts(type, resolve(token.$value));

/** A shadow layer that only the light theme has is added to the dark one too, where it is invisible. */
const nothing: Record<Part["type"], Value> = { COLOR: { r: 0, g: 0, b: 0, a: 0 }, FLOAT: 0, STRING: "" };

/** Its name in the style sheet; parts of a token, and tokens only Storybook reads, have none there. */
function codeSyntax([group, ...names]: string[], suffix: string[]) {
  const groups: Record<string, string> = { color: "", easing: "ease-", shadow: "shadow-" };
  if (suffix.length > 0 || group === "viewport" || group === "breakpoint") return {};
  return { codeSyntax: { WEB: `var(--ui-${groups[group!] ?? `${group}-`}${names.join("-")})` } };
}

const collections = {
  base: { name: "Base", modes: { value: "Value" } },
  semantic: { name: "Semantic", modes: { light: "Light", dark: "Dark" } },
};

/**
 * The body of Figma's `POST /v1/files/:file_key/variables`: the raw values in a collection with one mode, the semantic
 * ones in a collection with two, light and dark, whose colours refer to the raw ones.
 */
function figma() {
  const id = (collection: string, path: string[], suffix: string[] = []) => [collection, ...path, ...suffix].join("/");
  const variable = (collection: keyof typeof collections, { path, token }: Named, { suffix, type }: Part) => ({
    action: "CREATE",
    id: id(collection, path, suffix),
    name: [...path, ...suffix].join("/"),
    variableCollectionId: collection,
    resolvedType: type,
    ...(token.$description ? { description: token.$description } : {}),
    ...(collection === "base" ? { hiddenFromPublishing: true } : codeSyntax(path, suffix)),
  });
  const values = (collection: keyof typeof collections, mode: string, named: Named, all: Named = named) => {
    const reference = referred(named.token.$value)?.split(".");
    const own = new Map(partsOf(named).map((part) => [part.suffix.join("/"), part.value]));
    return partsOf(all).map(({ suffix, type }) => ({
      variableId: id(collection, named.path, suffix),
      modeId: `${collection}/${mode}`,
      value: reference
        ? { type: "VARIABLE_ALIAS", id: id("base", reference, suffix) }
        : (own.get(suffix.join("/")) ?? nothing[type]),
    }));
  };
  const variablesOf = (collection: keyof typeof collections, named: Named) =>
    partsOf(named).map((part) => variable(collection, named, part));

  const existing = tokensOf(base);
  const constant = tokensOf(semantic);
  const themed = tokensOf(themes.light);
  return {
    variableCollections: Object.entries(collections).map(([id, { name, modes }]) => ({
      action: "CREATE",
      id,
      name,
      initialModeId: `${id}/${Object.keys(modes)[0]}`,
    })),
    variableModes: Object.entries(collections).flatMap(([collection, { modes }]) =>
      Object.entries(modes).map(([mode, name], index) => ({
        // A collection starts with one mode, which only has to be named.
        action: index === 0 ? "UPDATE" : "CREATE",
        id: `${collection}/${mode}`,
        name,
        variableCollectionId: collection,
      })),
    ),
    variables: [
      ...existing.flatMap((named) => variablesOf("base", named)),
      ...[...themed, ...constant].flatMap((named) => variablesOf("semantic", named)),
    ],
    variableModeValues: [
      ...existing.flatMap((named) => values("base", "value", named)),
      ...(["light", "dark"] as const).flatMap((mode) => [
        ...tokensOf(themes[mode]).flatMap((named, index) => values("semantic", mode, named, themed[index])),
        ...constant.flatMap((named) => values("semantic", mode, named)),
      ]),
    ],
  };
}

const written = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The files on offer: each one's text by its name, with a description. */
export const downloads: Record<string, { about: string; text: string }> = {
  "figma.variables.json": {
    about:
      "Variables for Figma: a collection of raw values, and a semantic one with the modes light and dark. The body of Figma’s `POST /v1/files/:file_key/variables`.",
    text: written(figma()),
  },
  "light.tokens.json": {
    about: "The light theme in one file, with every reference resolved.",
    text: written(whole("light")),
  },
  "dark.tokens.json": {
    about: "The dark theme in one file, with every reference resolved.",
    text: written(whole("dark")),
  },
  "base.tokens.json": { about: "Raw values: colours, steps, typefaces, durations.", text: texts.base },
  "semantic.tokens.json": {
    about: "Semantic tokens that are the same in both themes; refers to base.",
    text: texts.semantic,
  },
  "semantic.light.tokens.json": {
    about: "Colours and shadows of the light theme; refers to base.",
    text: texts["semantic.light"],
  },
  "semantic.dark.tokens.json": {
    about: "Colours and shadows of the dark theme; refers to base.",
    text: texts["semantic.dark"],
  },
};
