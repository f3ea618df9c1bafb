// The contract as data: read once and used for the routes, the reference page and the tests generated from it.
import { readFileSync } from "node:fs";
import { parse } from "yaml";

export type JsonSchema = { [key: string]: unknown };
export interface Parameter {
  name: string;
  in: "query" | "path" | "header" | "cookie";
  required?: boolean;
  description?: string;
  example?: unknown;
  schema: JsonSchema;
}
export interface Operation {
  operationId: string;
  method: string;
  path: string;
  summary: string;
  description?: string;
  tags: string[];
  /** Alternatives; an empty one means that no login is needed. */
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: JsonSchema; example?: unknown }> };
  responses: Record<
    string,
    { description: string; content?: Record<string, { schema?: JsonSchema; example?: unknown }> }
  >;
}
type Document = { paths: Record<string, Record<string, unknown>>; security?: Record<string, string[]>[] } & JsonSchema;

/** The document as written, including references. */
export const contract: Document = parse(readFileSync(new URL("../../../../openapi.yaml", import.meta.url), "utf8"));

const methods = ["get", "post", "put", "patch", "delete"];

/** What each reference leads to: one for all places that refer to it, which are many. */
const targets = new Map<string, object>();

/** Resolves local references, so that the result is self-contained. The contract has no recursive schemas. */
export function resolved<T>(value: T): T {
  if (Array.isArray(value)) return value.map(resolved) as T;
  if (typeof value !== "object" || value === null) return value;
  const { $ref, ...rest } = value as { $ref?: string };
  if ($ref === undefined)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, resolved(part)])) as T;
  const target = targets.get($ref) ?? resolved(targetOf($ref));
  targets.set($ref, target);
  return (Object.keys(rest).length === 0 ? target : { ...target, ...resolved(rest) }) as T;
}

function targetOf($ref: string): object {
  const target = $ref
    .slice(2)
    .split("/")
    .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], contract);
  if (target === undefined) throw new Error(`openapi.yaml: there is nothing at ${$ref}`);
  return target as object;
}

export const operations: readonly Operation[] = Object.entries(contract.paths).flatMap(([path, item]) =>
  methods
    .filter((method) => method in item)
    .map((method) => {
      const operation = resolved(item[method]) as Omit<Operation, "method" | "path">;
      return {
        ...operation,
        method: method.toUpperCase(),
        path,
        parameters: [...(resolved(item.parameters ?? []) as Parameter[]), ...(operation.parameters ?? [])],
        security: operation.security ?? contract.security ?? [],
      };
    }),
);
