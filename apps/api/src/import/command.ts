// npm run import -- FILE…: imports places from OpenStreetMap (GeoJSON, as osmium export writes it) as listings.
import { parseArgs } from "node:util";
import { readSettings } from "../settings.ts";
import { openStore } from "../store.ts";
import { importPlaces } from "./import-places.ts";
import type { Listing, Note, SkipReason } from "./listing.ts";
import { importThroughOwner, OwnerLostError } from "./owner-command.ts";
import { type Progress, showProgress } from "./progress.ts";
import { type Feature, readGeojson } from "./read-geojson.ts";
import { count, inWords, type Report } from "./report.ts";

const usage = `npm run import -- FILE…

Imports the OpenStreetMap places in each FILE (GeoJSON) as listings, all or none. Places that were imported before and
haven't changed are left alone, and so are listings that have been claimed or edited.
All files are read first. If one is broken, nothing is changed.`;

const progress = showProgress();
try {
  const { positionals: files, values } = parseArgs({
    allowPositionals: true,
    options: { help: { type: "boolean", short: "h" } },
  });
  if (values.help || files.length === 0) {
    console.log(usage);
    process.exitCode = values.help ? 0 : 1;
  } else {
    await run(files, progress);
  }
} catch (error) {
  progress.end();
  console.error(error instanceof Error ? error.message : error);
  if (!(error instanceof OwnerLostError)) console.error("Nothing was changed.");
  process.exitCode = 1;
}

async function run(files: string[], progress: Progress) {
  const settings = readSettings(process.env);
  const features: Feature[] = [];
  for (const [i, file] of files.entries()) {
    progress("Reading files", i, files.length);
    for (const feature of await readGeojson(file)) features.push(feature);
  }
  progress("Reading files", files.length, files.length);

  const { listings, notes, skipped } = await readAll(features, progress);
  const onProgress = (done: number) => progress("Writing listings", done, listings.length);
  const report = await write(settings, listings, onProgress);
  for (const [reason, names] of Object.entries(skipped) as [SkipReason, string[]][]) {
    for (const name of names) count(report.skipped, reason, name);
  }
  progress.end();
  console.log(inWords(report, notes, files.length, features.length));
}

async function readAll(features: readonly Feature[], progress: Progress) {
  progress("Reading places", 0, features.length);
  // It knows every city in the world, so it is only loaded once the files are known to be sound.
  const { listingFrom } = await import("./from-osm.ts");
  const listings: Listing[] = [];
  const notes: Note[] = [];
  const skipped: Partial<Record<SkipReason, string[]>> = {};
  for (const [i, feature] of features.entries()) {
    const read = listingFrom(feature);
    if ("skipped" in read) {
      count(skipped, read.skipped, read.name || (read.sourceId ?? ""));
    } else {
      listings.push(read.listing);
      notes.push(...read.notes);
    }
    if (i % 100 === 0) progress("Reading places", i, features.length);
  }
  progress("Reading places", features.length, features.length);
  return { listings, notes, skipped };
}

/** Through the process that has the embedded database open; directly if there is none, or on a server. */
async function write(
  settings: ReturnType<typeof readSettings>,
  listings: Listing[],
  onProgress: (done: number) => void,
): Promise<Report> {
  if (settings.databaseUrl === undefined) {
    const report = await importThroughOwner(settings.dataDir, listings, onProgress);
    if (report) return report;
  }
  const database = await openStore(settings);
  try {
    return await database.withoutTimeLimit((db) => importPlaces(db, listings, onProgress));
  } finally {
    await database.close();
  }
}
