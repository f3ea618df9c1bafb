// The import: places from a map imported for the first time, and the same file again. The reference is what the
// database itself needs for as many rows: to write the same rows from a copy, with all their triggers and indexes, and
// to digest each row.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "../apps/api/src/database/migrate.ts";
import { type Database, openDatabase } from "../apps/api/src/database/open.ts";
import { listingFrom } from "../apps/api/src/import/from-osm.ts";
import { importPlaces } from "../apps/api/src/import/import-places.ts";
import type { Listing } from "../apps/api/src/import/listing.ts";
import type { Feature } from "../apps/api/src/import/read-geojson.ts";
import { startPostgres } from "./postgres.ts";
import { machine, printTable, ratio, verdict } from "./table.ts";

const count = Number(process.env["BENCH_PLACES"] || 100_000);
const aim = { first: 3, again: 10 };

const trades: Record<string, string>[] = [
  { tourism: "hotel" },
  { shop: "florist" },
  { craft: "photographer" },
  { shop: "hairdresser" },
  { historic: "castle" },
  { shop: "confectionery", amenity: "cafe" },
  { amenity: "restaurant", cuisine: "regional" },
  { shop: "jewelry" },
];
const firstWords = "Linden Rosen Berg Stern Garten Schloss Adler Hirsch Quellen Sonnen Mühlen Wald".split(" ");
const secondWords = "hof haus blick tal grund weg stube werk saal laden atelier studio".split(" ");

/** The same places each time, in 400 towns of Central Europe. */
function features(): Feature[] {
  const townAt = (town: number): [number, number] => [8 + (town % 20) * 0.4, 45.5 + Math.floor(town / 20) * 0.3];
  const names = Array.from({ length: 400 }, (_, town) => {
    const read = listingFrom({
      id: "n1",
      geometry: { type: "Point", coordinates: townAt(town) },
      properties: { name: "Lindenhof", tourism: "hotel" },
    });
    return "listing" in read ? read.listing.place.name : "";
  });
  return Array.from({ length: count }, (_, i) => {
    const town = (i * 7) % 400;
    const [longitude, latitude] = townAt(town);
    const nth = Math.floor(i / 400);
    return {
      id: `n${i + 1}`,
      geometry: {
        type: "Point",
        coordinates: [longitude + ((nth % 16) - 8) * 0.004, latitude + (Math.floor(nth / 16) - 8) * 0.003],
      },
      properties: {
        ...trades[i % trades.length],
        name: `${firstWords[nth % 12]}${secondWords[Math.floor(nth / 12) % 12]} ${nth}`,
        "addr:street": "Am Anger",
        "addr:housenumber": String(nth + 1),
        "addr:city": names[town]!,
        website: `https://www.lindenhof-${i}.example/`,
        phone: `+43 2732 ${String(i).padStart(6, "0")}`,
        opening_hours: `Mo-Fr ${String(6 + (i % 5)).padStart(2, "0")}:00-${14 + (i % 8)}:${i % 2 ? "30" : "00"}; Sa 09:00-12:00; PH off`,
      },
    };
  });
}

const timed = async <T>(work: () => T | Promise<T>): Promise<{ result: T; seconds: number }> => {
  const began = performance.now();
  const result = await work();
  return { result, seconds: (performance.now() - began) / 1000 };
};

function read(given: readonly Feature[]): Listing[] {
  return given.flatMap((feature) => {
    const result = listingFrom(feature);
    return "listing" in result ? [result.listing] : [];
  });
}

interface Run {
  name: string;
  database: Database;
  sql: (text: string) => unknown;
  listings: readonly Listing[];
  /** The seconds it took to read them. */
  reading: number;
}

async function measure({ name, database, sql, listings, reading }: Run) {
  await migrate(database);
  return database.withoutTimeLimit(async (db) => {
    const first = await timed(() => importPlaces(db, listings));
    const again = await timed(() => importPlaces(db, listings));
    if (first.result.taken !== listings.length || again.result.unchanged !== listings.length)
      throw new Error(
        `This is not what the benchmark measures: ${JSON.stringify([first.result, again.result]).slice(0, 300)}`,
      );
    const digesting = await timed(() => sql("select count(md5(v::text)) from vendors v"));
    await sql("create table made as select * from vendors");
    await sql("truncate vendors, listing_counts cascade");
    const writing = await timed(() => sql("insert into vendors select * from made"));
    return [
      row(name, "first", reading, first.seconds, writing.seconds, aim.first),
      row(name, "again", reading, again.seconds, digesting.seconds, aim.again),
    ];
  });
}

function row(name: string, run: string, reading: number, writing: number, reference: number, most: number) {
  const times = writing / reference;
  const seconds = [reading, writing, reading + writing, reference].map((value) => value.toFixed(1));
  return [name, run, ...seconds, ratio(times), `≤ ${most}: ${verdict(times, most, "at most")}`];
}

export async function run(): Promise<void> {
  const given = features();
  const { result: listings, seconds: reading } = await timed(() => read(given));
  const dataDir = mkdtempSync(join(tmpdir(), "bench-import-"));
  const embedded = await openDatabase({ dataDir });
  const sql = (text: string) => embedded.pool.query(text);
  const rows = await measure({ name: "embedded", database: embedded, sql, listings, reading });
  await embedded.close();
  rmSync(dataDir, { recursive: true, force: true });

  const postgres = await startPostgres();
  postgres.sql("postgres", "drop database if exists import");
  postgres.sql("postgres", "create database import");
  const server = await openDatabase({ url: postgres.url("import") });
  const psql = (text: string) => postgres.sql("import", text);
  rows.push(...(await measure({ name: postgres.version, database: server, sql: psql, listings, reading })));
  await server.close();
  postgres.sql("postgres", "drop database import");
  await postgres.stop();

  printTable(
    `The import of ${listings.length.toLocaleString("en")} places`,
    `${machine()}. Times are in seconds. The reference for the first import is one statement that writes the same vendors from a copy, with triggers and indexes; for a repeat, one that digests each row. Ratios are for writing; reading the file's features is our code alone.`,
    ["", "import", "reading", "writing", "both", "reference", "ratio", "target"],
    rows,
  );
}
