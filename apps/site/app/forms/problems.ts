// What is wrong with a form, by the paths of its fields ("socialMedia.1.username"), as react-hook-form writes them.
import { ApiProblem } from "@troth/api-client";
import { type FieldErrors, type FieldValues, get, type Path, set } from "react-hook-form";
import { problemMessage } from "./problem-message.ts";

/** What is wrong with each field; problems of no particular field belong to the form. */
export type Problems<Values extends FieldValues> = { [Key in Path<Values> | "form"]?: string | undefined };

/** Anything with a path is a field, or part of one. */
export const isWithin = (path: string, field: string): boolean => path === field || path.startsWith(`${field}.`);

/** Only those with a message. */
export const entriesOf = (problems: { [path: string]: string | undefined }): [path: string, message: string][] =>
  Object.entries(problems).filter((entry): entry is [string, string] => Boolean(entry[1]));

/** In react-hook-form's shape. A field may have a problem of its own beside those of its parts. */
export function errorsOf<Values extends FieldValues>(problems: Problems<Values>): FieldErrors<Values> {
  const errors = {};
  for (const [path, message] of entriesOf(problems))
    set(errors, path, { ...(get(errors, path) as object | undefined), type: "check", message });
  return errors;
}

/** The reverse, in the order of the values in the form. */
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

/**
 * Puts each error of a problem document at its field, or at the nearest one around it; everything else belongs to the
 * form.
 */
export function problemsOf<Values extends FieldValues>(error: unknown, values: Values): Problems<Values> {
  const found: { [path: string]: string } = {};
  if (error instanceof ApiProblem) {
    for (const { pointer = "", message } of error.errors) found[pathOf(pointer, values) || "form"] ??= message;
  }
  const ofFields = Object.keys(found).some((path) => path !== "form");
  return (ofFields ? found : { form: problemMessage(error) }) as Problems<Values>;
}

/** How far into the values a JSON pointer leads. */
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
