import { describe, expect, test } from "vitest";
import { downloads, tokensOf } from "./downloads.ts";
import { base, type Group, semantic, texts, themes } from "./read.ts";

const parsed = (file: string) => JSON.parse(downloads[file]!.text) as Group;
const paths = (...groups: Group[]) => groups.flatMap((group) => tokensOf(group).map(({ path }) => path.join("/")));

type Figma = {
  variableCollections: { id: string; initialModeId: string }[];
  variableModes: { id: string; name: string; variableCollectionId: string }[];
  variables: { id: string; name: string; variableCollectionId: string; resolvedType: string }[];
  variableModeValues: { variableId: string; modeId: string; value: unknown }[];
};
const figma = JSON.parse(downloads["figma.variables.json"]!.text) as Figma;

describe("the tokens that Storybook offers", () => {
  test("contain our own files letter for letter", () => {
    for (const [name, text] of Object.entries(texts)) expect(downloads[`${name}.tokens.json`]?.text).toBe(text);
  });

  test.each(["light", "dark"] as const)(
    "contain every token of the %s theme, with the style sheet's values",
    (theme) => {
      const file = parsed(`${theme}.tokens.json`);
      expect(paths(file).toSorted()).toEqual(paths(semantic, themes[theme]).toSorted());
      expect(downloads[`${theme}.tokens.json`]!.text).not.toMatch(/"\{[\w.-]+\}"/);
      const { accent } = file["color"] as Record<string, { $value: { hex: string } }>;
      expect(accent!.$value.hex).toBe(theme === "light" ? "#2440D8" : "#4C66F2");
    },
  );

  test("give Figma a variable for every token, or one for each of its parts", () => {
    const named = (collection: string) =>
      figma.variables.filter((one) => one.variableCollectionId === collection).map(({ name }) => name);
    for (const [collection, wanted] of [
      ["base", paths(base)],
      ["semantic", paths(semantic, themes.light)],
    ] as const) {
      const names = named(collection);
      expect(new Set(names).size).toBe(names.length);
      expect(wanted.filter((path) => !names.some((name) => name === path || name.startsWith(`${path}/`)))).toEqual([]);
      expect(names.filter((name) => !wanted.some((path) => name === path || name.startsWith(`${path}/`)))).toEqual([]);
    }
    // Figma allows neither in a name.
    expect(figma.variables.filter(({ name }) => /[.{}]/.test(name))).toEqual([]);
  });

  test("give each of Figma's variables a value of its type in every mode, and refer only to existing ones", () => {
    const types = new Map(figma.variables.map(({ id, resolvedType }) => [id, resolvedType]));
    const wanted = figma.variables.flatMap(({ id, variableCollectionId }) =>
      figma.variableModes
        .filter((mode) => mode.variableCollectionId === variableCollectionId)
        .map((mode) => `${id} ${mode.id}`),
    );
    expect(figma.variableModeValues.map(({ variableId, modeId }) => `${variableId} ${modeId}`).toSorted()).toEqual(
      wanted.toSorted(),
    );
    const typeOf = (value: unknown) => {
      if (typeof value === "number") return "FLOAT";
      if (typeof value === "string") return "STRING";
      return typeof value === "object" && value !== null && "r" in value
        ? "COLOR"
        : types.get((value as { id: string }).id);
    };
    const wrong = figma.variableModeValues.filter(({ variableId, value }) => typeOf(value) !== types.get(variableId));
    expect(wrong).toEqual([]);
  });

  test("have the modes light and dark, with different values in the two themes", () => {
    const modes = figma.variableModes.filter(({ variableCollectionId }) => variableCollectionId === "semantic");
    expect(modes.map(({ name }) => name)).toEqual(["Light", "Dark"]);
    const paper = figma.variableModeValues.filter(({ variableId }) => variableId === "semantic/color/paper");
    expect(paper.map(({ value }) => value)).toEqual([
      { type: "VARIABLE_ALIAS", id: "base/color/paper/light" },
      { type: "VARIABLE_ALIAS", id: "base/color/paper/dark" },
    ]);
  });
});
