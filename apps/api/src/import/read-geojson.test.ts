import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
  return readGeojson(path);
}

const feature = (id: string, coordinates: unknown) => ({
  type: "Feature",
  id,
  geometry: { type: "Point", coordinates },
  properties: { name: id },
});
const collection = (...features: unknown[]) => ({ type: "FeatureCollection", features });
const sound = feature("n1", [15.61, 48.41]);

test("features come as they are, with nothing for absent properties", async () => {
  expect(await read(collection(sound, { type: "Feature", geometry: null, properties: null }))).toEqual([
    { id: "n1", geometry: { type: "Point", coordinates: [15.61, 48.41] }, properties: { name: "n1" } },
    { geometry: null, properties: {} },
  ]);
  expect(await read(`\ufeff${JSON.stringify(collection())}`)).toEqual([]);
});

describe("a broken file says where it is broken", () => {
  test.each([
    [
      "no JSON",
      '{\n "type": "FeatureCollection",\n "features": [}',
      /broken at line 3, column 15 \(character \d+\): a value should stand here/,
    ],
    ["cut off", JSON.stringify(collection(sound)).slice(0, -3), /line 1, column \d+ .*it ends too early/],
    ["empty", "", /line 1, column 1 .*it ends too early/],
    [
      "not UTF-8",
      Buffer.concat([Buffer.from('{"ä":"'), Buffer.from([0xff]), Buffer.from('"}')]),
      /not UTF-8 \(from byte 7 on\)/,
    ],
    ["other JSON", { type: "Topology" }, /not a GeoJSON FeatureCollection/],
    ["null", null, /not a GeoJSON FeatureCollection/],
    ["no list", { type: "FeatureCollection", features: {} }, /no list of features/],
    ["no Feature", collection(sound, { type: "Point" }), /feature 1 \(the first is 0\): it is no Feature/],
    ["no geometry", collection({ type: "Feature", properties: {} }), /feature 0 .*no geometry/],
    ["odd id", collection({ ...sound, id: [] }), /feature 0 .*id is neither text nor number/],
    ["odd properties", collection({ ...sound, properties: [] }), /feature 0 .*properties are no object/],
    [
      "bad position",
      collection(sound, sound, feature("n9", ["a", 1])),
      /feature 2 \(the first is 0\), "n9": .*not two numbers/,
    ],
    ["beyond the globe", collection(feature("n9", [1_735_000, 6_172_000])), /feature 0 .*beyond longitude ±180/],
  ])("%s", async (_, content, expected) => {
    const reading = read(content);
    await expect(reading).rejects.toThrow(BrokenFileError);
    await expect(reading).rejects.toThrow(expected);
    await expect(reading).rejects.toThrow("places.geojson: ");
  });

  test("no such file, a folder", async () => {
    await expect(readGeojson(join(folder, "absent"))).rejects.toThrow(/absent: there is no such file/);
    await expect(readGeojson(folder)).rejects.toThrow(/it is a folder/);
  });
});
