import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BrokenFileError, readGeojson } from "./read-geojson.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "troth-geojson-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function read(content: unknown) {
  const path = join(folder, "places.geojson");
  const isRaw = typeof content === "string" || content instanceof Uint8Array;
  writeFileSync(path, isRaw ? content : JSON.stringify(content));
  return Readable.from(readGeojson(path)).toArray();
}

const feature = (id: string, coordinates: unknown) => ({
  type: "Feature",
  id,
  geometry: { type: "Point", coordinates },
  properties: { name: id },
});
const collection = (...features: unknown[]) => ({ type: "FeatureCollection", features });
const sound = feature("n1", [15.61, 48.41]);

test("features are read unchanged, and missing properties are empty", async () => {
  expect(await read(collection(sound, { type: "Feature", geometry: null, properties: null }))).toEqual([
    { id: "n1", geometry: { type: "Point", coordinates: [15.61, 48.41] }, properties: { name: "n1" } },
    { geometry: null, properties: {} },
  ]);
  expect(await read(`\ufeff${JSON.stringify(collection())}`)).toEqual([]);
});

describe("a sequence of features", () => {
  const line = JSON.stringify(sound);

  test("is read line by line, with separators or without", async () => {
    const lines = [`${line}\n${line}\n`, `\ufeff${line}\r\n\r\n${line}`, `\u001e${line}\n\u001e${line}\n`];
    for (const text of lines) expect(await read(text)).toHaveLength(2);
  });

  test.each([
    ["not JSON", `${line}\n{"type":]`, /broken at line 2, column 9: a value is expected here/],
    ["not a Feature", `${line}\n\n{"type":"Point"}`, /line 3: it isn't a Feature/],
    ["bad position", `${line}\n${JSON.stringify(feature("n9", ["a", 1]))}`, /line 2, "n9": .*isn't two numbers/],
    ["not UTF-8", Buffer.concat([Buffer.from(`${line}\n`), Buffer.from([0xff, 0x0a])]), /isn't UTF-8/],
    ["an endless line", `${line}\n${" ".repeat(5_000_000)}`, /line 2 is too long/],
  ])("says where it is broken: %s", async (_, content, expected) => {
    await expect(read(content)).rejects.toThrow(expected);
  });
});

describe("a broken file says where it is broken", () => {
  test.each([
    [
      "not JSON",
      '{\n "type": "FeatureCollection",\n "features": [}',
      /broken at line 3, column 15 \(character \d+\): a value is expected here/,
    ],
    ["cut off", JSON.stringify(collection(sound)).slice(0, -3), /line 1, column \d+ .*it ends too early/],
    ["empty", "", /line 1, column 1 .*it ends too early/],
    [
      "not UTF-8",
      Buffer.concat([Buffer.from('{"ä":"'), Buffer.from([0xff]), Buffer.from('"}')]),
      /isn't UTF-8 \(from byte 7\)/,
    ],
    ["other JSON", { type: "Topology" }, /isn't a GeoJSON FeatureCollection/],
    ["null", null, /isn't a GeoJSON FeatureCollection/],
    ["no list", { type: "FeatureCollection", features: {} }, /no list of features/],
    ["not a Feature", collection(sound, { type: "Point" }), /feature 1 \(the first is 0\): it isn't a Feature/],
    ["no geometry", collection({ type: "Feature", properties: {} }), /feature 0 .*no geometry/],
    ["odd id", collection({ ...sound, id: [] }), /feature 0 .*id is neither text nor a number/],
    ["odd properties", collection({ ...sound, properties: [] }), /feature 0 .*properties aren't an object/],
    [
      "bad position",
      collection(sound, sound, feature("n9", ["a", 1])),
      /feature 2 \(the first is 0\), "n9": .*isn't two numbers/,
    ],
    ["beyond the globe", collection(feature("n9", [1_735_000, 6_172_000])), /feature 0 .*outside longitude ±180/],
  ])("%s", async (_, content, expected) => {
    const reading = read(content);
    await expect(reading).rejects.toThrow(BrokenFileError);
    await expect(reading).rejects.toThrow(expected);
    await expect(reading).rejects.toThrow("places.geojson: ");
  });

  test("no such file, a folder", async () => {
    const reading = (path: string) => Readable.from(readGeojson(path)).toArray();
    await expect(reading(join(folder, "absent"))).rejects.toThrow(/absent: the file doesn't exist/);
    await expect(reading(folder)).rejects.toThrow(/it is a folder/);
  });
});
