// Checks what comes out of storage: another version, another tab or a person may have written it.

export type Check<T> = (value: unknown) => value is T;

export const isString = (value: unknown): value is string => typeof value === "string";
export const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
export const isBoolean = (value: unknown): value is boolean => typeof value === "boolean";

export const isListOf =
  <T>(check: Check<T>): Check<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(check);

export const isOneOf =
  <const T extends readonly unknown[]>(...options: T): Check<T[number]> =>
  (value): value is T[number] =>
    options.includes(value);

/** At least these fields, each of its type. Any others stay. */
export const isShape =
  <T extends object>(fields: { [Key in keyof T]-?: Check<T[Key]> }): Check<T> =>
  (value): value is T =>
    typeof value === "object" &&
    value !== null &&
    (Object.entries(fields) as [string, Check<unknown>][]).every(([name, check]) =>
      check((value as Record<string, unknown>)[name]),
    );
