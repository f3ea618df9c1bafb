// GeoJSON files, read whole and checked before anything is done with them. What is wrong is told with its place: line and
// column where the file is no JSON, the feature's index where it is no GeoJSON.
import { readFile } from "node:fs/promises";
import { geometryFault } from "./geometry.ts";
import { jsonFault } from "./json-fault.ts";

export interface Feature {
  id?: string | number;
  geometry: unknown;
  properties: Record<string, unknown>;
}

/** A file that cannot be imported, in words for the operator. */
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
    const why = { ENOENT: "there is no such file", EISDIR: "it is a folder", EACCES: "it may not be read" }[code ?? ""];
    throw new BrokenFileError(file, why ?? "it cannot be read", { cause });
  }
  return featuresIn(file, textOf(file, bytes));
}

function textOf(file: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new BrokenFileError(file, `it is not UTF-8 (from byte ${firstBadByte(bytes)} on)`, { cause });
  }
}

/** What decodes before it is sound: found by halves. */
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
    const { line, column, offset, what } = jsonFault(text);
    throw new BrokenFileError(file, `it is broken at line ${line}, column ${column} (character ${offset}): ${what}`, {
      cause,
    });
  }
  if (!isRecord(content) || content["type"] !== "FeatureCollection") {
    throw new BrokenFileError(file, "it is not a GeoJSON FeatureCollection");
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
  if (!isRecord(feature) || feature["type"] !== "Feature") return "it is no Feature";
  const { id, geometry, properties } = feature;
  if (id !== undefined && typeof id !== "string" && typeof id !== "number") return "its id is neither text nor number";
  if (geometry === undefined) return "it has no geometry, not even null";
  if (properties !== null && !isRecord(properties)) return "its properties are no object";
  return geometryFault(geometry);
}

const idOf = (feature: unknown) =>
  isRecord(feature) && typeof feature["id"] === "string" ? `, ${JSON.stringify(feature["id"].slice(0, 40))}` : "";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
