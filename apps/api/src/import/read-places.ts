// What the operator's files say of each place, whatever kind of file it is.
import { extname } from "node:path";
import { guessMapping, type Mapping } from "./csv-mapping.ts";
import type { Listing, Note, SkipReason } from "./listing.ts";
import type { Read } from "./make-listing.ts";
import { openCsv } from "./read-csv.ts";
import { type Feature, readGeojson } from "./read-geojson.ts";
import { type Trial, tryRows } from "./trial.ts";

/** One place, or why it isn't one. */
export type ReadPlace = {
  /** In a CSV file, as a spreadsheet counts. */
  row?: number;
  notes: Note[];
} & ({ listing: Listing } | { skipped: SkipReason; name: string; detail?: string });

export const isCsv = (file: string) => [".csv", ".tsv", ".tab", ".txt"].includes(extname(file).toLowerCase());

/** @throws BrokenFileError */
export async function* geojsonPlaces(file: string): AsyncGenerator<ReadPlace> {
  let read: ((feature: Feature) => Read) | undefined;
  for await (const feature of readGeojson(file)) {
    read ??= await featureReader();
    const place = read(feature);
    yield "skipped" in place ? { ...place, name: place.name || (place.sourceId ?? ""), notes: [] } : place;
  }
}

/** It knows every city in the world, so it is only loaded once there is a file that is sound so far. */
async function featureReader(): Promise<(feature: Feature) => Read> {
  const [{ listingFrom }, { isOverture, listingFromOverture }] = await Promise.all([
    import("./from-osm.ts"),
    import("./from-overture.ts"),
  ]);
  return (feature) => (isOverture(feature) ? listingFromOverture(feature) : listingFrom(feature));
}

/**
 * A CSV file's places, and what the first of them would become.
 * @param mapping null to guess it from the header
 * @throws BrokenFileError
 */
export async function csvPlaces(
  file: string,
  mapping: Mapping | null,
): Promise<{ trial: Trial; places: AsyncIterable<ReadPlace> }> {
  const { encoding, delimiter } = mapping ?? {};
  const csv = await openCsv(file, { encoding, delimiter });
  const used = mapping ?? guessMapping(csv.header);
  const { rowReader } = await import("./from-csv.ts");
  const read = rowReader(csv, used);
  const trial = await tryRows(csv, used, { read, isGuessed: mapping === null });
  async function* places() {
    for await (const row of csv.rows()) yield read(row);
  }
  return { trial, places: places() };
}
