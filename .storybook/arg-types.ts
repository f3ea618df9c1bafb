import { isValidElement } from "react";
import type { ArgTypesEnhancer, StrictInputType } from "storybook/internal/types";

type SimpleType = { name: "boolean" | "string" | "number" } | { name: "enum"; value: (string | number)[] };

/**
 * Props as their page shows them.
 *
 * Our optional props say `| undefined`, so that callers may pass what they do not have. Left as a union, each would get
 * an object editor; without the `undefined`, it gets the switch, the text box or the list that it deserves. What is not
 * described is no prop of ours but the native element's, and stands apart. An element is nothing to edit as an object.
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
  const simple = raw ? simplify(raw) : null;
  if (!simple) return argType;
  const summary = simple.name === "enum" ? simple.value.map((value) => JSON.stringify(value)).join(" | ") : simple.name;
  return { ...argType, type: simple, table: { ...argType.table, type: { summary } } };
}

function simplify(raw: string): SimpleType | null {
  const members = raw
    .split("|")
    .map((member) => member.trim())
    .filter((member) => member !== "" && member !== "undefined");
  const [only] = members;
  if (members.length === 1 && (only === "boolean" || only === "string" || only === "number")) return { name: only };
  const values = members.map((member) =>
    /^(".*"|\d+)$/.test(member) ? (JSON.parse(member) as string | number) : null,
  );
  return values.length > 1 && values.every((value) => value !== null) ? { name: "enum", value: values } : null;
}
