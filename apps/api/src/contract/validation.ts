// Validation by the contract's own schemas. Parameters arrive as text and are coerced; bodies must already have the
// right types.
import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { mostParts } from "@troth/rules/bodies";
import type { FieldError } from "../problems.ts";
import type { JsonSchema, Parameter } from "./contract.ts";

const options = { allErrors: false, strict: false, useDefaults: true, removeAdditional: false } as const;
const forParameters = new Ajv2020({ ...options, coerceTypes: true });
const forBodies = new Ajv2020({ ...options, coerceTypes: false, allErrors: true });
formats.default(forParameters);
formats.default(forBodies);

/**
 * Compiled when first needed: compiling all the contract's schemas takes half a second, which would delay the start.
 */
function compiled<T>(ajv: Ajv2020, schema: JsonSchema): () => ValidateFunction<T> {
  let validate: ValidateFunction<T> | undefined;
  return () => (validate ??= ajv.compile<T>(schema));
}

type BodyError = { pointer: string; message: string };
export type Checked<T> = { value: T } | { errors: FieldError[] };

/** Checks text parameters: refuses unknown and repeated ones, splits lists at commas and coerces types. */
export function parameterCheck(
  parameters: Parameter[],
): (given: Record<string, string | string[] | undefined>) => Checked<object> {
  const lists = new Set(parameters.filter((p) => p.schema.type === "array").map((p) => p.name));
  const known = new Set(parameters.map((p) => p.name));
  const check = compiled<object>(forParameters, {
    type: "object",
    properties: Object.fromEntries(parameters.map((p) => [p.name, p.schema])),
    required: parameters.filter((p) => p.required).map((p) => p.name),
  });
  return (given) => {
    const errors: FieldError[] = [];
    const value: Record<string, unknown> = {};
    for (const [name, text] of Object.entries(given)) {
      if (!known.has(name)) errors.push({ parameter: name, message: "isn’t a parameter of this call" });
      else if (Array.isArray(text)) errors.push({ parameter: name, message: "is given more than once" });
      else if (text?.includes("\0"))
        errors.push({ parameter: name, message: "contains a character that isn’t allowed" });
      else if (text !== undefined) value[name] = lists.has(name) ? text.split(",") : text;
    }
    if (errors.length) return { errors };
    const validate = check();
    return validate(value)
      ? { value }
      : {
          errors: (validate.errors ?? []).map((e) => ({
            parameter: e.instancePath.split("/")[1] ?? e.params.missingProperty,
            message: words(e),
          })),
        };
  };
}

/**
 * Checks a JSON body without changing it, after counting its parts, since each could cause an error. Text with a NUL or
 * half a surrogate pair can't be stored, so it is refused here.
 */
export function bodyCheck(schema: JsonSchema): (given: unknown) => Checked<unknown> {
  const check = compiled(forBodies, schema);
  return (given) => {
    if (partsOf(given, mostParts) > mostParts)
      return { errors: [{ pointer: "", message: `has more than ${mostParts} fields and items` }] };
    const validate = check();
    const errors = validate(given)
      ? unstorable(given)
      : (validate.errors ?? []).map((e) => ({ pointer: pointerOf(e), message: words(e) }));
    return errors.length ? { errors: distinct(errors) } : { value: given };
  };
}

/** Compares an answer with the contract, in tests and development. */
export function answerCheck(schema: JsonSchema): (answer: unknown) => string | null {
  const check = compiled(forBodies, schema);
  return (answer) => {
    const validate = check();
    return validate(JSON.parse(JSON.stringify(answer))) ? null : forBodies.errorsText(validate.errors);
  };
}

const pointerOf = (e: ErrorObject) => {
  const missing = e.params.missingProperty ?? e.params.additionalProperty;
  return missing === undefined
    ? e.instancePath
    : `${e.instancePath}/${String(missing).replaceAll("~", "~0").replaceAll("/", "~1")}`;
};

function words(e: ErrorObject): string {
  switch (e.keyword) {
    case "required":
      return "is required";
    case "additionalProperties":
      return "isn’t a field of this call";
    case "minLength":
      return e.params.limit === 1 ? "must not be empty" : `must have ${e.params.limit} characters or more`;
    case "maxLength":
      return `must have ${e.params.limit} characters or fewer`;
    case "minimum":
      return `must be ${e.params.limit} or more`;
    case "maximum":
      return `must be ${e.params.limit} or less`;
    case "enum":
      return `must be one of ${(e.params.allowedValues as unknown[]).join(", ")}`;
    case "format":
      return e.params.format === "email" ? "must be an e-mail address" : `must be a ${e.params.format}`;
    case "pattern":
      return "isn’t in the expected format";
    case "oneOf":
      return "isn’t in any of the expected formats";
    default:
      return e.message ?? "isn’t acceptable";
  }
}

/** Stops counting once it passes `most`. */
function partsOf(value: unknown, most: number): number {
  if (typeof value !== "object" || value === null || most < 0) return 0;
  let parts = 0;
  for (const key in value) {
    parts += 1 + partsOf((value as Record<string, unknown>)[key], most - parts - 1);
    if (parts > most) break;
  }
  return parts;
}

function unstorable(value: unknown, at = ""): BodyError[] {
  if (typeof value === "string") {
    return value.includes("\0") || !value.isWellFormed()
      ? [{ pointer: at, message: "contains a character that isn’t allowed" }]
      : [];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => unstorable(part, `${at}/${key}`));
}

const distinct = (errors: BodyError[]) =>
  [...new Map(errors.toReversed().map((e) => [e.pointer, e])).values()].toReversed();
