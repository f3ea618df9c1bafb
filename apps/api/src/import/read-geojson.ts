// GeoJSON files, read whole and checked before anything is done with them. Errors say where they are: by line and
// column if the file isn't JSON, by the feature's index if it isn't GeoJSON.
import { readFile } from "node:fs/promises";
import { geometryError } from "./geometry.ts";
import { jsonError } from "./json-error.ts";

export interface Feature {
  id?: string | number;
  geometry: unknown;
  properties: Record<string, unknown>;
}

/** A file that can't be imported, with an explanation for the operator. */
export class BrokenFileError extends Error {
  constructor(file: string, what: string, options?: ErrorOptions) {
    super(`${file}: ${what}`, options);
    this.name = "BrokenFileError";
  }
}

/** @throws BrokenFileError */
export async function readGeojson(file: string): Promise<Feature[]> {
  let bytes: Uint8Array;
  try {
    bytes = await readFile(file);
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code;
    const why = {
      ENOENT: "the file doesn't exist",
      EISDIR: "it is a folder",
      EACCES: "there is no permission to read it",
    }[code ?? ""];
    throw new BrokenFileError(file, why ?? "it can't be read", { cause });
  }
  return featuresIn(file, textOf(file, bytes));
}

function textOf(file: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new BrokenFileError(file, `it isn't UTF-8 (from byte ${firstBadByte(bytes)})`, { cause });
  }
}

/** Everything before it decodes, so it is found by halving. */
function firstBadByte(bytes: Uint8Array): number {
  const decodes = (end: number) => {
    try {
      new TextDecoder("utf-8", { fatal: true }).decode(bytes.subarray(0, end), { stream: true });
      return true;
    } catch {
      return false;
    }
  };
  let [sound, broken] = [0, bytes.length];
  while (broken - sound > 1) {
    const middle = (sound + broken) >> 1;
    if (decodes(middle)) sound = middle;
    else broken = middle;
  }
  return sound;
}

/** @throws BrokenFileError */
function featuresIn(file: string, text: string): Feature[] {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (cause) {
    const { line, column, offset, what } = jsonError(text);
    throw new BrokenFileError(file, `it is broken at line ${line}, column ${column} (character ${offset}): ${what}`, {
      cause,
    });
  }
  if (!isRecord(content) || content["type"] !== "FeatureCollection") {
    throw new BrokenFileError(file, "it isn't a GeoJSON FeatureCollection");
  }
  const { features } = content;
  if (!Array.isArray(features)) throw new BrokenFileError(file, "its FeatureCollection has no list of features");
  return features.map((feature: unknown, index) => {
    const fault = featureFault(feature);
    if (fault) throw new BrokenFileError(file, `feature ${index} (the first is 0)${idOf(feature)}: ${fault}`);
    const { id, geometry, properties } = feature as Feature;
    return { ...(id !== undefined && { id }), geometry, properties: properties ?? {} };
  });
}

function featureFault(feature: unknown): string | null {
  if (!isRecord(feature) || feature["type"] !== "Feature") return "it isn't a Feature";
  const { id, geometry, properties } = feature;
  if (id !== undefined && typeof id !== "string" && typeof id !== "number")
    return "its id is neither text nor a number";
  if (geometry === undefined) return "it has no geometry (null is allowed)";
  if (properties !== null && !isRecord(properties)) return "its properties aren't an object";
  return geometryError(geometry);
}

const idOf = (feature: unknown) =>
  isRecord(feature) && typeof feature["id"] === "string" ? `, ${JSON.stringify(feature["id"].slice(0, 40))}` : "";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
