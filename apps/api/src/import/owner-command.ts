// An import through the process that has the embedded database: the command reads files and makes listings of them, the
// owner writes them. Lines of JSON both ways, so that progress comes as it is made.
import { PassThrough, Readable } from "node:stream";
import { createInterface } from "node:readline";
import type { Database } from "../database/open.ts";
import { callOwner, type Command } from "../database/owner-socket.ts";
import { importPlaces } from "./import-places.ts";
import { type Listing, listingSchema } from "./listing.ts";
import type { Report } from "./report.ts";

type Line = { done: number } | { report: Report } | { error: string };

/** The owner's side; register it under `import`. */
export const importCommand = (database: Pick<Database, "withoutTimeLimit">): Command =>
  async function* (input) {
    // All is here before the transaction begins: it holds the database, and must wait for nobody.
    const listings: Listing[] = [];
    for await (const line of createInterface({ input, crlfDelay: Infinity }))
      listings.push(listingSchema.parse(JSON.parse(line)));
    const answer = new PassThrough({ encoding: "utf8" });
    const tell = (line: Line) => answer.write(`${JSON.stringify(line)}\n`);
    const work = database
      .withoutTimeLimit((db) => importPlaces(db, listings, (done) => tell({ done })))
      .then((report) => tell({ report }))
      .catch((error: unknown) => tell({ error: error instanceof Error ? error.message : String(error) }))
      .finally(() => answer.end());
    yield* answer as AsyncIterable<string>;
    await work;
  };

/** The command's side. Null when nobody has the folder. */
export async function importThroughOwner(
  dataDir: string,
  listings: readonly Listing[],
  onProgress: (done: number) => void,
): Promise<Report | null> {
  const lines = Readable.from(listings.map((listing) => `${JSON.stringify(listing)}\n`));
  const answer = await callOwner(dataDir, "import", lines);
  if (answer === null) return null;
  if (answer.statusCode !== 200) {
    const why = (await answer.setEncoding("utf8").toArray()).join("");
    throw new Error(`The running server refused the import: ${why}`);
  }
  for await (const text of createInterface({ input: answer, crlfDelay: Infinity })) {
    const line = JSON.parse(text) as Line;
    if ("error" in line) throw new Error(line.error);
    if ("report" in line) return line.report;
    onProgress(line.done);
  }
  throw new Error(
    "The running server ended in the middle. Start it and run the import again: it does not do anything twice.",
  );
}
