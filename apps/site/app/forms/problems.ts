// What is wrong with a form, by the paths of its fields ("socialMedia.1.username"), as react-hook-form writes them.
import { ApiProblem } from "@troth/api-client";
import { type FieldErrors, type FieldValues, get, type Path, set } from "react-hook-form";
import { sayProblem } from "./say-problem.ts";

/** What is wrong with each field; what is wrong with no field in particular is the form's. */
export type Problems<Values extends FieldValues> = { [Key in Path<Values> | "form"]?: string | undefined };

/** What has a path is the field, or a part of it. */
export const isWithin = (path: string, field: string): boolean => path === field || path.startsWith(`${field}.`);

/** Those that say something. */
export const entriesOf = (problems: { [path: string]: string | undefined }): [path: string, message: string][] =>
  Object.entries(problems).filter((entry): entry is [string, string] => Boolean(entry[1]));

/** As react-hook-form keeps them. A field may have its own problem beside those of its parts. */
export function errorsOf<Values extends FieldValues>(problems: Problems<Values>): FieldErrors<Values> {
  const errors = {};
  for (const [path, message] of entriesOf(problems))
    set(errors, path, { ...(get(errors, path) as object | undefined), type: "check", message });
  return errors;
}

/** And back again, in the order in which the values stand in the form. */
export function messagesIn(errors: unknown, values: unknown, parent = ""): [path: string, message: string][] {
  if (!isTree(errors) || !isTree(values)) return [];
  return Object.keys(values).flatMap((key) => {
    const error = errors[key];
    if (!isTree(error)) return [];
    const path = parent + key;
    const own = error["message"];
    return [
      ...(typeof own === "string" ? [[path, own] as [string, string]] : []),
      ...messagesIn(error, values[key], `${path}.`),
    ];
  });
}

/** A problem document's errors, each at its field or the nearest around it; else what it says is said of the form. */
export function problemsOf<Values extends FieldValues>(error: unknown, values: Values): Problems<Values> {
  const found: { [path: string]: string } = {};
  if (error instanceof ApiProblem) {
    for (const { pointer = "", message } of error.errors) found[pathOf(pointer, values) || "form"] ??= message;
  }
  const ofFields = Object.keys(found).some((path) => path !== "form");
  return (ofFields ? found : { form: sayProblem(error) }) as Problems<Values>;
}

/** How far a JSON pointer leads into the values. */
function pathOf(pointer: string, values: unknown): string {
  const path: string[] = [];
  let at = values;
  for (const key of pointer.split("/").slice(1)) {
    if (!isTree(at) || !Object.hasOwn(at, key)) break;
    path.push(key);
    at = at[key];
  }
  return path.join(".");
}

const isTree = (value: unknown): value is { [key: string]: unknown } => typeof value === "object" && value !== null;
