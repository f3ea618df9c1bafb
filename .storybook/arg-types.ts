import { isValidElement } from "react";
import type { ArgTypesEnhancer, StrictInputType } from "storybook/internal/types";

type SimpleType = { name: "boolean" | "string" | "number" } | { name: "enum"; value: (string | number)[] };

/**
 * Props as their page shows them.
 *
 * Our optional props say `| undefined`, so that callers may pass a value they don't have. As a union, each would get an
 * object editor; without the `undefined`, it gets the switch, the text box or the list that it deserves. A prop without
 * a description isn't ours but the native element's, and is listed separately. An element can't be edited as an object.
 */
export const asWritten: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const given = Object.keys(initialArgs).filter((name) => !(name in argTypes));
  return Object.fromEntries(
    [...Object.entries(argTypes), ...given.map((name) => [name, { name }] as const)].map(([name, argType]) => [
      name,
      {
        ...simplified(argType),
        ...native(argType),
        ...(isElement(initialArgs[name])
          ? { control: false, table: { ...native(argType).table, type: { summary: "ReactNode" } } }
          : {}),
      },
    ]),
  );
};

const isElement = (value: unknown) => [value].flat().some((one) => isValidElement(one));

const native = (argType: StrictInputType) =>
  argType.description ? {} : { table: { ...simplified(argType).table, category: "Of the native element" } };

function simplified(argType: StrictInputType): StrictInputType {
  const type = argType.type;
  const raw = typeof type === "object" ? (type.raw ?? argType.table?.type?.summary) : undefined;
  if (!raw) return argType;
  const members = membersOf(raw);
  const simple = simplify(members);
  // A prop without a control still shows its type as in the code, "ReactNode" or "(open: boolean) => void".
  if (!simple) {
    const summary = members.join(" | ");
    // Where any element is allowed, the panel lets people type plain text; an object editor would require quotation
    // marks.
    const control = editable(summary)
      ? {}
      : { control: summary === "ReactNode" ? { type: "text" as const } : (false as const) };
    return { ...argType, ...control, table: { ...argType.table, type: { summary } } };
  }
  const summary = simple.name === "enum" ? simple.value.map((value) => JSON.stringify(value)).join(" | ") : simple.name;
  const required = typeof type === "object" && type.required ? { required: true } : {};
  return { ...argType, type: { ...simple, ...required }, table: { ...argType.table, type: { summary } } };
}

/**
 * Whether a page offers a control for it: one of a few values, a switch, a number or text. Elements, functions, lists
 * and objects are written in code; a component's own words belong to the provider.
 */
export function settable({ name, type, control, description }: StrictInputType, initial: unknown): boolean {
  if (typeof control !== "object" || control.disable) return false;
  // With it, the child must be an element.
  if (name === "asChild") return false;
  if (!description) return name === "children" && typeof initial === "string";
  const kind = typeof type === "object" ? type.name : type;
  if (kind === "boolean" || kind === "number" || kind === "enum") return true;
  if (kind === "string") return !name.endsWith("Label") || initial !== undefined;
  // Any element is allowed there, and text will do.
  return typeof initial === "string";
}

/** As a page's controls show it: ungrouped, with its default, and a few short values side by side. */
export function onPage(argType: StrictInputType): StrictInputType {
  const { options, table: { category: _, ...table } = {} } = argType;
  const otherwise = defaultOf(argType);
  return {
    ...argType,
    ...(options && options.join("").length <= 32 ? { control: { type: "inline-radio" } } : {}),
    table: {
      ...table,
      ...(otherwise === "" || otherwise === null || otherwise === undefined || argType.name === "children"
        ? {}
        : { defaultValue: { summary: String(otherwise) } }),
    },
  };
}

/** The value a prop has when it isn't given, as its control shows it. */
export function defaultOf({ type, table, description }: StrictInputType): unknown {
  const kind = typeof type === "object" ? type.name : type;
  const said = table?.defaultValue?.summary ?? /Default `?("[^"]+"|[^"`.]+)`?\.?$/.exec(description ?? "")?.[1];
  const word = /^"(.*)"$/.exec(said ?? "")?.[1];
  if (kind === "boolean") return said === "true";
  if (kind === "number") return said !== undefined && /^-?[\d.]+$/.test(said) ? Number(said) : null;
  if (kind === "enum") {
    const { value } = type as { value: (string | number)[] };
    return value.find((one) => [word, said].includes(String(one)));
  }
  return word ?? "";
}

/** Lists and objects can be written by hand; functions and elements can't. */
const editable = (type: string) => !/=>|ReactNode|ReactElement/.test(type);

/** The members of a union except `undefined`, as written; anything inside brackets is not a member. */
export function membersOf(raw: string): string[] {
  const members: string[] = [];
  let depth = 0;
  let member = "";
  const line = raw.replaceAll(/\/\*[^]*?\*\//g, "").replaceAll(/\s+/g, " ");
  for (const [at, character] of [...line].entries()) {
    if ("([{<".includes(character)) depth++;
    if (")]}".includes(character) || (character === ">" && line[at - 1] !== "=")) depth--;
    if (character === "|" && depth === 0) {
      members.push(member);
      member = "";
    } else member += character;
  }
  const written = [...members, member].map((one) => one.trim()).filter((one) => one !== "" && one !== "undefined");
  // A function only needs its brackets beside other members.
  return written.length === 1 ? [written[0]!.replace(/^\((\(.*)\)$/, "$1")] : written;
}

function simplify(members: readonly string[]): SimpleType | null {
  const [only] = members;
  if (members.length === 1 && (only === "boolean" || only === "string" || only === "number")) return { name: only };
  const values = members.map((member) =>
    /^(".*"|\d+)$/.test(member) ? (JSON.parse(member) as string | number) : null,
  );
  return values.length > 1 && values.every((value) => value !== null) ? { name: "enum", value: values } : null;
}
