// Where the next page starts: after the last item's sort keys and id. Opaque to callers, tied to the list it came from,
// and accepted only if it is exactly what we would have written.
import { createHash } from "node:crypto";
import { ProblemError } from "../problems.ts";

/** The types a sort key can have; `micros` is a time in microseconds since 1970. */
export type KeyKind = "number" | "integer" | "micros";

export interface Position {
  keys: number[];
  id: string;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const limits: Record<KeyKind, number> = {
  number: Number.MAX_VALUE,
  integer: 2 ** 31 - 1,
  micros: Number.MAX_SAFE_INTEGER,
};

/** A short name for a list, made from its filters and order. */
export const listName = (...parts: unknown[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, 10);

export const writeCursor = (list: string, { keys, id }: Position): string =>
  Buffer.from(JSON.stringify([list, ...keys, id])).toString("base64url");

/** @returns null if there is none @throws ProblemError bad-request for anything but a cursor of this very list */
export function readCursor(text: string | undefined, list: string, kinds: readonly KeyKind[]): Position | null {
  if (text === undefined) return null;
  const parts = parse(text);
  if (!Array.isArray(parts) || parts.length !== kinds.length + 2) throw unusable("isn’t a cursor of this list");
  const [name, ...keys] = parts as unknown[];
  const id = keys.pop();
  const fits = (key: unknown, i: number) =>
    typeof key === "number" && Math.abs(key) <= limits[kinds[i]!] && (kinds[i] === "number" || Number.isInteger(key));
  if (typeof id !== "string" || !uuid.test(id) || !keys.every(fits)) throw unusable("isn’t a cursor of this list");
  if (name !== list) throw unusable("belongs to a list with different filters or a different order");
  return { keys: keys as number[], id };
}

function parse(text: string): unknown {
  try {
    const json = Buffer.from(text, "base64url").toString("utf8");
    return Buffer.from(json).toString("base64url") === text ? JSON.parse(json) : null;
  } catch {
    return null;
  }
}

const unusable = (message: string) => new ProblemError("bad-request", { errors: [{ parameter: "cursor", message }] });
