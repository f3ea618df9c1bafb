// GeoJSON files, checked as they are read: a FeatureCollection as a whole, and a sequence of features (one a line, RFC
// 8142 or without its separators) line by line, since those can be as big as a country. Errors say where they are: by
// line and column if the file isn't JSON, by the feature's index or line if it isn't GeoJSON.
import { createReadStream } from "node:fs";
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
export async function* readGeojson(file: string): AsyncGenerator<Feature> {
  if (!(await isSequence(file))) {
    yield* featuresIn(file, textOf(file, await readFile(file)));
    return;
  }
  for await (const { line, text } of linesOf(file)) yield featureOf(file, line, text);
}

/** A longer line isn't a place. */
const longestLine = 4_000_000;

/** Whether its first line is a feature. */
async function isSequence(file: string): Promise<boolean> {
  try {
    for await (const { text } of linesOf(file)) {
      const first: unknown = JSON.parse(text);
      return isRecord(first) && first["type"] === "Feature";
    }
  } catch (error) {
    if (error instanceof BrokenFileError && error.cause instanceof Error && "code" in error.cause) throw error;
    // It will be read as a whole, and found broken then.
  }
  return false;
}

interface Line {
  /** From 1. */
  line: number;
  text: string;
}

/** Without empty lines, byte order mark and record separators. */
async function* linesOf(file: string): AsyncGenerator<Line> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let rest = "";
  let line = 0;
  const decode = (bytes?: Uint8Array) => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined });
    } catch (cause) {
      throw new BrokenFileError(file, `it isn't UTF-8 (after line ${line})`, { cause: String(cause) });
    }
  };
  const told = (text: string): Line[] => {
    line++;
    const bare = text.replaceAll("\u001e", "").trim();
    return bare === "" ? [] : [{ line, text: bare }];
  };
  for await (const bytes of bytesOf(file)) {
    const lines = (rest + decode(bytes)).split("\n");
    rest = lines.pop()!;
    if (rest.length > longestLine) throw new BrokenFileError(file, `line ${line + 1 + lines.length} is too long`);
    for (const text of lines) yield* told(text);
  }
  yield* told(rest + decode());
}

/** @throws BrokenFileError */
export async function* bytesOf(file: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(file) as AsyncIterable<Uint8Array>;
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code;
    const why = {
      ENOENT: "the file doesn't exist",
      EISDIR: "it is a folder",
      EACCES: "there is no permission to read it",
    }[code ?? ""];
    throw new BrokenFileError(file, why ?? "it can't be read", { cause });
  }
}

/** @throws BrokenFileError */
function featureOf(file: string, line: number, text: string): Feature {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (cause) {
    const { column, what } = jsonError(text);
    throw new BrokenFileError(file, `it is broken at line ${line}, column ${column}: ${what}`, { cause });
  }
  const fault = featureFault(content);
  if (fault) throw new BrokenFileError(file, `line ${line}${idOf(content)}: ${fault}`);
  return plainFeature(content as Feature);
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
    return plainFeature(feature as Feature);
  });
}

const plainFeature = ({ id, geometry, properties }: Feature): Feature => ({
  ...(id !== undefined && id !== null && { id }),
  geometry,
  properties: properties ?? {},
});

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
