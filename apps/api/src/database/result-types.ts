// How values come out of either database: int8 and numeric as numbers (an int8 beyond 2^53 as text), a date as text (a
// Date would shift with the time zone), times as Date.
import { type CustomTypesConfig, types } from "pg";

type Parse = (text: string) => unknown;

const { INT8, NUMERIC, DATE } = types.builtins;
const arrayOf = { [INT8]: 1016, [NUMERIC]: 1231, [DATE]: 1182 };
const textArray = 1009;

const exactNumber: Parse = (text) => (Number.isSafeInteger(Number(text)) ? Number(text) : text);

const parsers = new Map<number, Parse>([
  [INT8, exactNumber],
  [NUMERIC, Number],
  [DATE, (text) => text],
]);

const parseTexts = types.getTypeParser(textArray as never) as (text: string) => (string | null)[];
for (const [element, array] of Object.entries(arrayOf)) {
  const parse = parsers.get(Number(element))!;
  parsers.set(array, (text) => parseTexts(text).map((item) => (item === null ? null : parse(item))));
}

export const resultTypes = {
  getTypeParser: (oid: number, format?: "text" | "binary") =>
    parsers.get(oid) ?? types.getTypeParser(oid, format as "text"),
} as CustomTypesConfig;
