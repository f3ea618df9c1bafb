import type { ArgTypesEnhancer } from "storybook/internal/types";

type SimpleType = { name: "boolean" | "string" | "number" } | { name: "enum"; value: (string | number)[] };

/**
 * Our optional props say `| undefined`, so that callers may pass what they do not have. Left as a union, each would get
 * an object editor; without the `undefined`, it gets the switch, the text box or the list that it deserves.
 */
export const withoutUndefined: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).flatMap(([name, argType]) => {
      const type = argType.type;
      // A native attribute for which we only choose a default, such as a button's `type`: it is no prop of ours.
      if (!type && !argType.description && argType.table?.defaultValue && !(name in initialArgs)) return [];
      const raw = typeof type === "object" ? (type.raw ?? argType.table?.type?.summary) : undefined;
      const simple = raw ? simplify(raw) : null;
      if (!simple) return [[name, argType]];
      const summary =
        simple.name === "enum" ? simple.value.map((value) => JSON.stringify(value)).join(" | ") : simple.name;
      return [[name, { ...argType, type: simple, table: { ...argType.table, type: { summary } } }]];
    }),
  );

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
