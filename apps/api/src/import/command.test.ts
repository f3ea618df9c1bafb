// Runs the command as an operator does: in its own process, next to the owner of the embedded database or on a server.
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type FreshDatabase, freshDatabase } from "../../test/fresh-database.ts";
import { listenForCommands } from "../database/owner-socket.ts";
import { importCommand } from "./owner-command.ts";

let database: FreshDatabase;
let stopListening: (() => Promise<void>) | undefined;
let folder: string;
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "troth-import-"));
  database = await freshDatabase();
  const { place } = database;
  if ("dataDir" in place) {
    env = { DATA_DIR: place.dataDir };
    stopListening = await listenForCommands(place.dataDir, { import: importCommand(database) });
  } else {
    env = { DATA_DIR: folder, DATABASE_URL: place.url };
  }
});
afterAll(async () => {
  await stopListening?.();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

function run(...files: string[]): Promise<{ code: number; out: string; err: string }> {
  const command = fileURLToPath(new URL("command.ts", import.meta.url));
  return new Promise((done) => {
    execFile(process.execPath, [command, ...files], { env: { PATH: process.env["PATH"], ...env } }, (error, out, err) =>
      done({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
}

function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
}

const feature = (id: string, properties: Record<string, string>, coordinates: unknown = [15.61, 48.41]) => ({
  type: "Feature",
  id,
  geometry: { type: "Point", coordinates },
  properties,
});
const collection = (...features: unknown[]) => ({ type: "FeatureCollection", features });
const rows = () =>
  database.db
    .selectFrom("vendors")
    .select(["source_id", "name", "version", "updated_at"])
    .orderBy("source_id")
    .execute();

const hotel = feature("n1", { name: "Lindenhof", tourism: "hotel", website: "javascript:alert(1)" });
const florist = feature(
  "n2",
  { name: "Mohn & Rose", shop: "florist", opening_hours: "Mo-Fr 09:00-18:00; PH off" },
  [15.62, 48.41],
);
const confectioner = feature(
  "w3",
  { name: "Konditorei Korn", shop: "confectionery", opening_hours: "Mo 10:00+" },
  [9.52, 47.14],
);
const bench = feature("n4", { amenity: "bench" });
const nameless = feature("n5", { tourism: "hotel" });

describe("a broken file changes nothing, and the error says where it is broken", () => {
  test.each([
    ["not JSON", '{\n "type": "FeatureCollection",\n "features": [}', /broken at line 3, column 15/],
    [
      "not GeoJSON",
      JSON.stringify(collection(hotel, feature("n9", {}, ["a", 1]))),
      /feature 1 .*"n9": .*isn't two numbers/,
    ],
  ])("%s", async (name, content, expected) => {
    const { code, out, err } = await run(file("good.geojson", collection(hotel)), file(`${name}.geojson`, content));
    expect(err).toContain(`${name}.geojson: `);
    expect(err).toMatch(expected);
    expect(err).toContain("Nothing was changed.");
    expect(err).not.toMatch(/^\s+at /m);
    expect(out).toBe("");
    expect(code).toBe(1);
    expect(await rows()).toEqual([]);
  });
});

test("files are imported, with progress on the way and a report at the end; a second run changes nothing", async () => {
  const files = [
    file("a.geojson", collection(hotel, florist, bench)),
    file("b.geojson", collection(confectioner, nameless)),
  ];
  const first = await run(...files);
  expect(first.code).toBe(0);
  expect(first.err).toMatch(/Reading files: 2 of 2[^]*Reading places: 5 of 5[^]*Writing listings: 3 of 3/);
  expect(first.out).toMatch(/5 features in 2 files/);
  expect(first.out).toMatch(/added +3, with 2 new places/);
  expect(first.out).toMatch(/skipped +2\n +1 +no category[^]* +1 +no name/);
  expect(first.out).toMatch(
    /Websites left out \(1\):\n +Lindenhof: not an http or https address: "javascript:alert\(1\)"/,
  );
  expect(first.out).toMatch(/left out \(1\):\n +Konditorei Korn: has no closing time: "Mo 10:00\+"/);
  expect(first.out).toMatch(/Mohn & Rose: holidays/);
  expect(first.out).toMatch(/OpenStreetMap contributors[^]*GeoNames/);
  const before = await rows();
  expect(before.map(({ source_id }) => source_id)).toEqual(["node/1", "node/2", "way/3"]);

  const second = await run(...files);
  expect(second.out).toMatch(/added +0\n +updated +0\n +unchanged +3\n/);
  expect(second.code).toBe(0);
  expect(await rows()).toEqual(before);
});

test("without files it explains how to use it", async () => {
  const { code, out } = await run();
  expect(out).toMatch(/npm run import -- FILE…/);
  expect(code).toBe(1);
});
