// The design tokens (DTCG format, 2025.10) in this folder, and what their references resolve to.
import { readFileSync } from "node:fs";

export type Token = {
  $value: unknown;
  $type?: string;
  $description?: string;
  $extensions?: { "forced-colors"?: string };
};
export type Group = { [name: string]: Group | Token };

const text = (name: string) => readFileSync(new URL(`${name}.tokens.json`, import.meta.url), "utf8");

/** The files as written, by name. */
export const texts = {
  base: text("base"),
  semantic: text("semantic"),
  "semantic.light": text("semantic.light"),
  "semantic.dark": text("semantic.dark"),
};

export const base = JSON.parse(texts.base) as Group;
export const semantic = JSON.parse(texts.semantic) as Group;
export const themes = {
  light: JSON.parse(texts["semantic.light"]) as Group,
  dark: JSON.parse(texts["semantic.dark"]) as Group,
};

export const isToken = (node: unknown): node is Token => typeof node === "object" && node !== null && "$value" in node;

/** The path that a value refers to: `{color.blue.700}` → `color.blue.700`. */
export const referred = (value: unknown): string | undefined =>
  typeof value === "string" ? /^\{(.+)\}$/.exec(value)?.[1] : undefined;

/** Follows a path such as `color.blue.700` to its token's value. */
export function lookUp(path: string): unknown {
  let node: Group | Token | undefined = base;
  for (const name of path.split(".")) node = (node as Group | undefined)?.[name];
  if (!isToken(node)) throw new Error(`No token is named {${path}} in base.tokens.json.`);
  return resolve(node.$value);
}

/** The value with its references resolved, including those inside a composite. */
export function resolve(value: unknown): unknown {
  const reference = referred(value);
  if (reference) return lookUp(reference);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(resolve);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, resolve(part)]));
}
