// npm run import -- FILE…: imports places as listings, from OpenStreetMap and Overture Maps (GeoJSON) or from CSV.
import { parseArgs } from "node:util";
import { readSettings } from "../settings.ts";
import { openStore } from "../store.ts";
import { readMapping } from "./csv-mapping.ts";
import { importPlaces } from "./import-places.ts";
import type { Listing, SkipReason } from "./listing.ts";
import { importThroughOwner, OwnerLostError } from "./owner-command.ts";
import { type Progress, showProgress } from "./progress.ts";
import { csvPlaces, geojsonPlaces, isCsv, type ReadPlace } from "./read-places.ts";
import { addNote, count, inWords, type NoteCounts, type Report } from "./report.ts";
import { type Spool, withSpool } from "./spool.ts";
import { type CsvWriter, writeCsv } from "./write-csv.ts";

const usage = `npm run import -- FILE… [--mapping FILE | --accept] [--dry-run] [--refused FILE]

Imports the places in each FILE as listings, all or none: places of OpenStreetMap or Overture Maps (GeoJSON), or the
rows of a CSV file. Places that were imported before and haven't changed are left alone, and so are listings that have
been claimed or edited. All files are read first. If one is broken, nothing is changed.

What the columns of a CSV file say is guessed from its header, and shown with what the first ten rows would become.
E-mail addresses are left out, because listings don't show any. Nothing is written until you agree:
  --mapping FILE  says in JSON what the columns mean. If more than a third of the first ten rows fail, it stops.
  --accept        takes the mapping that was guessed. It doesn't say whose data it is, so no one is credited.

  --dry-run       tells what would happen to every row, and changes nothing
  --refused FILE  writes what was refused, and why, to a CSV file`;

const options = {
  help: { type: "boolean", short: "h" },
  mapping: { type: "string" },
  accept: { type: "boolean", default: false },
  "dry-run": { type: "boolean", default: false },
  refused: { type: "string" },
} as const;

const progress = showProgress();
let isImported = false;
try {
  const { positionals: files, values } = parseArgs({ allowPositionals: true, options });
  if (values.help || files.length === 0) {
    console.log(usage);
    process.exitCode = values.help ? 0 : 1;
  } else {
    const isDryRun = values["dry-run"];
    const places = await agreedPlaces(files, values.mapping, values.accept || isDryRun);
    if (places) await run(places, { isDryRun, refused: values.refused }, progress);
  }
} catch (error) {
  progress.end();
  console.error(error instanceof Error ? error.message : error);
  if (isImported) console.error("The listings have been imported all the same.");
  else if (!(error instanceof OwnerLostError)) console.error("Nothing was changed.");
  process.exitCode = 1;
}

/** What each file says; null if the operator has to look at it first. */
async function agreedPlaces(
  files: string[],
  mappingFile: string | undefined,
  isAccepted: boolean,
): Promise<AsyncIterable<ReadPlace>[] | null> {
  const mapping = mappingFile === undefined ? null : await readMapping(mappingFile);
  const all: AsyncIterable<ReadPlace>[] = [];
  let isAgreed = true;
  for (const file of files) {
    if (!isCsv(file)) {
      all.push(geojsonPlaces(file));
      continue;
    }
    const { trial, places } = await csvPlaces(file, mapping);
    console.log(`${trial.text}\n`);
    if (trial.fault && (mapping || isAccepted)) throw new Error(trial.fault);
    if (trial.fault) console.log(`${trial.fault}.\n`);
    isAgreed &&= mapping !== null || isAccepted;
    all.push(places);
  }
  if (isAgreed) return all;
  console.log(`Nothing was written. Save the mapping in a file, correct it, and say whose data it is:
  "source": {"name": "City of Graz", "licence": "CC BY 4.0", "url": "https://…"}
Words for trades that aren't known go into "categories": {"Tortenkunst": "cakes", "Metzgerei": null}.
Then import it with --mapping FILE. --accept takes it as it is.`);
  return null;
}

async function run(
  files: AsyncIterable<ReadPlace>[],
  { isDryRun, refused }: { isDryRun: boolean; refused: string | undefined },
  progress: Progress,
) {
  const settings = readSettings(process.env);
  const refusals = refused === undefined ? null : await writeCsv(refused, ["row", "name", "reason", "detail"]);
  const notes: NoteCounts = new Map();
  const skipped: Report["skipped"] = {};
  let places = 0;
  async function* listings(): AsyncGenerator<Listing> {
    for (const [i, file] of files.entries()) {
      progress("Reading files", i, files.length);
      for await (const place of file) {
        progress("Reading places", ++places, 0);
        for (const note of place.notes) addNote(notes, note);
        if (refusals) await addRefusals(refusals, place);
        if ("skipped" in place) count(skipped, place.skipped, place.name);
        else yield place.listing;
      }
    }
    progress("Reading files", files.length, files.length);
    progress("Reading places", places, places);
  }

  await withSpool(listings(), async (spool) => {
    const onProgress = (done: number) => progress("Writing listings", done, spool.count);
    const report = await write(settings, spool, { onProgress, dryRun: isDryRun });
    isImported = !isDryRun;
    const leftOut = [...Object.entries(report.skipped), ...Object.entries(report.kept)].flatMap(([reason, names]) =>
      names.map((name) => ["", name, reason, ""]),
    );
    for (const [reason, names] of Object.entries(skipped) as [SkipReason, string[]][])
      for (const name of names) count(report.skipped, reason, name);
    progress.end();
    if (isDryRun) console.log("This is what would happen. Nothing was changed.");
    console.log(inWords(report, notes, { files: files.length, places }));
    // Last, so that a disk that is full hides nothing of what has been done.
    for (const row of leftOut) await refusals?.add(row);
  });
  await refusals?.end();
}

async function addRefusals(refusals: CsvWriter, place: ReadPlace) {
  const row = place.row ?? "";
  for (const { about, text } of place.notes) await refusals.add([row, "", about, text]);
  // Of a map's places, most are no business for weddings.
  if ("skipped" in place && (place.row !== undefined || place.skipped !== "no category"))
    await refusals.add([row, place.name, place.skipped, place.detail ?? ""]);
}

/** Through the process that has the embedded database open; directly if there is none, or on a server. */
async function write(
  settings: ReturnType<typeof readSettings>,
  spool: Spool,
  { onProgress, dryRun }: { onProgress: (done: number) => void; dryRun: boolean },
): Promise<Report> {
  if (settings.databaseUrl === undefined) {
    const report = await importThroughOwner(settings.dataDir, spool, onProgress, { dryRun });
    if (report) return report;
  }
  const database = await openStore(settings);
  try {
    return await database.withoutTimeLimit((db) => importPlaces(db, spool, onProgress, new Date(), { dryRun }));
  } finally {
    await database.close();
  }
}
