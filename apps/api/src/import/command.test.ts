// Runs the command as an operator does: in its own process, next to the owner of the embedded database or on a server.
import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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
    stopListening = await listenForCommands(place.dataDir, {
      import: importCommand(database),
      "import-dry-run": importCommand(database, { dryRun: true }),
    });
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
  expect(first.out).toMatch(/5 places in 2 files/);
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

describe("a CSV file", () => {
  const csv = `Firma;Branche;Ort;Land;Telefon;Webseite
Foto Korn;Fotograf;Krems;AT;02732 555 01;https://korn.example
"Torten; Rosa";Konditorei;Krems;AT;=HYPERLINK(1);
Huber;Metzgerei;Krems;AT;;
DJ Bumm;DJ;Krems;AT;;
`;
  const source = { name: "City of Krems", licence: "CC BY 4.0", url: "https://krems.example/licence" };
  const columns = {
    name: "Firma",
    category: "Branche",
    city: "Ort",
    country: "Land",
    phone: "Telefon",
    website: "Webseite",
  };
  const imported = () =>
    database.db
      .selectFrom("vendors")
      .select(["name", "source", "category", "phone_number"])
      .where("source", "like", "csv:%")
      .orderBy("name")
      .execute();

  test("shows its mapping and its first rows, and writes nothing until someone agrees", async () => {
    const { code, out } = await run(file("krems.csv", csv));
    expect(code).toBe(0);
    expect(out).toMatch(/krems\.csv: utf-8, separated by semicolons, 6 columns/);
    const guessed = /^\{[^]*?^\}/m.exec(out)![0];
    expect(JSON.parse(guessed)).toEqual({ columns, categories: {} });
    expect(out).toMatch(/The first 4 rows would become:/);
    expect(out).toMatch(/2 +Foto Korn +photographers +Krems an der Donau, AT +Krems +02732 555 01 +korn\.example/);
    expect(out).toMatch(/Rows refused:\n +row 4, Huber: a category that isn't known: "Metzgerei"/);
    expect(out).toMatch(/phone: row 3, Torten; Rosa: not a phone number: "=HYPERLINK\(1\)"/);
    expect(out).toMatch(/Nothing was written\. Save the mapping/);
    expect(await imported()).toEqual([]);
  });

  test("with e-mail addresses says that they're left out, and so does the command's help", async () => {
    const rows = "Firma;Branche;Ort;Land;E-Mail\nFoto Korn;Fotograf;Krems;AT;foto@korn.example\n";
    const { out } = await run(file("mail.csv", rows));
    expect(out).toMatch(/"email": "E-Mail"[^]*E-mail addresses aren't imported: listings don't show any\./);
    expect((await run("--help")).out).toContain("E-mail addresses are left out, because listings don't show any.");
  });

  test("whose mapping doesn't fit stops before anything is written", async () => {
    const wrong = file("wrong.json", { columns: { name: "Firma", category: "Telefon", city: "Ort", country: "Land" } });
    const { code, out, err } = await run(file("krems.csv", csv), "--mapping", wrong);
    expect(err).toMatch(/4 of the first 4 rows can't become listings\. More than a third/);
    expect(err).toContain("Nothing was changed.");
    expect(out).toMatch(/row 2, Foto Korn: a category that isn't known: "02732 555 01"/);
    expect(code).toBe(1);
    expect(await imported()).toEqual([]);
  });

  test("is tried as a whole without being written", async () => {
    const { code, out } = await run(file("krems.csv", csv), "--dry-run");
    expect(out).toMatch(/This is what would happen\. Nothing was changed\.\n4 places in 1 file\.\n +added +3/);
    expect(code).toBe(0);
    expect(await imported()).toEqual([]);
  });

  test("is imported by its mapping; a second run changes nothing; what was refused is in a CSV file", async () => {
    const mapping = file("mapping.json", { source, columns, categories: { Metzgerei: null } });
    const refused = join(folder, "refused.csv");
    const first = await run(file("krems.csv", csv), "--mapping", mapping, "--refused", refused);
    expect(first.err).toMatch(/Writing listings: 3 of 3/);
    expect(first.out).toMatch(/added +3[^]*skipped +1\n +1 +left out by the mapping \(Huber\)/);
    expect(first.out).toMatch(/© City of Krems \(CC BY 4\.0\)/);
    expect(await imported()).toEqual([
      { name: "DJ Bumm", source: "csv:city-of-krems", category: ["djs"], phone_number: "" },
      { name: "Foto Korn", source: "csv:city-of-krems", category: ["photographers"], phone_number: "02732 555 01" },
      { name: "Torten; Rosa", source: "csv:city-of-krems", category: ["cakes"], phone_number: "" },
    ]);
    expect(readFileSync(refused, "utf8")).toBe(
      `\ufeff${[
        "row,name,reason,detail",
        `3,,phone,"row 3, Torten; Rosa: not a phone number: ""=HYPERLINK(1)"""`,
        `4,Huber,"left out by the mapping",`,
        "",
      ].join("\r\n")}`,
    );
    const second = await run(file("krems.csv", csv), "--mapping", mapping);
    expect(second.out).toMatch(/added +0\n +updated +0\n +unchanged +3\n/);
  });

  test("that is broken changes nothing, and the error says where it is broken", async () => {
    const { code, err } = await run(file("broken.csv", 'Firma;Ort\nKorn;"Krems\n'), "--accept");
    expect(err).toMatch(/broken\.csv: a quote is opened at line 2 or before, and never closed\nNothing was changed\./);
    expect(err).not.toMatch(/^\s+at /m);
    expect(code).toBe(1);
  });
});

test("Overture's places are recognised and imported, one a line, and credited", async () => {
  const place = (id: string, name: string, primary: string, more = {}) => ({
    type: "Feature",
    id,
    geometry: { type: "Point", coordinates: [15.63, 48.42] },
    properties: {
      names: { primary: name },
      taxonomy: { primary },
      confidence: 0.9,
      sources: [{ property: "", dataset: "meta", license: "CDLA-Permissive-2.0" }],
      ...more,
    },
  });
  const lines = [
    place("g1", "Brautmoden Iris", "bridal_shop"),
    place("g2", "Zoo Handlung", "pet_store"),
    place("g3", "Alte Braut", "bridal_shop", { operating_status: "permanently_closed" }),
    place("g4", "Vielleicht", "bridal_shop", { confidence: 0.3 }),
  ];
  const places = file("places.geojsonseq", lines.map((line) => JSON.stringify(line)).join("\n"));
  const first = await run(places);
  expect(first.out).toMatch(/added +1/);
  expect(first.out).toMatch(/1 +closed \(Alte Braut\)/);
  expect(first.out).toMatch(/1 +too uncertain to exist \(Vielleicht\)/);
  expect(first.out).toMatch(/© Overture Maps Foundation \(CDLA Permissive 2\.0\)/);
  const found = await database.db
    .selectFrom("vendors")
    .select(["name", "source_id"])
    .where("source", "=", "overture")
    .execute();
  expect(found).toEqual([{ name: "Brautmoden Iris", source_id: "g1" }]);
  expect((await run(places)).out).toMatch(/added +0\n +updated +0\n +unchanged +1\n/);
});

test.skipIf(!existsSync("/dev/full"))(
  "a disk that is full when the refusals are written doesn't take the import back, and the error says so",
  async () => {
    const chapel = feature("n6", { name: "Kapelle am Berg", tourism: "hotel" }, [15.64, 48.43]);
    const { code, out, err } = await run(file("c.geojson", collection(chapel)), "--refused", "/dev/full");
    expect(err).toMatch(/ENOSPC[^]*The listings have been imported all the same\./);
    expect(err).not.toContain("Nothing was changed.");
    expect(err).not.toMatch(/^\s+at /m);
    expect(out).toMatch(/added +1/);
    expect(code).toBe(1);
    expect((await rows()).map(({ name }) => name)).toContain("Kapelle am Berg");
  },
);

test("without files it explains how to use it", async () => {
  const { code, out } = await run();
  expect(out).toMatch(/npm run import -- FILE…/);
  expect(code).toBe(1);
});
