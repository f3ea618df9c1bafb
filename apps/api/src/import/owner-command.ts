// Imports through the process that has the embedded database open: the command reads files and turns them into
// listings, and that process writes them. Both sides send lines of JSON, so progress arrives as it happens.
import { PassThrough, Readable } from "node:stream";
import type { Database } from "../database/open.ts";
import { callOwner, type Command } from "../database/owner-socket.ts";
import { importPlaces } from "./import-places.ts";
import { type Listing, listingSchema } from "./listing.ts";
import type { Report } from "./report.ts";

type Line = { done: number } | { report: Report } | { error: string };

/** The owner stopped before it reported the end: its work may or may not be done. */
export class OwnerLostError extends Error {
  constructor(options?: ErrorOptions) {
    super(
      "The running server stopped before the import was confirmed. Run the import again: nothing is imported twice.",
      options,
    );
    this.name = "OwnerLostError";
  }
}

/** The owner's side; register it as `import`. */
export const importCommand = (database: Pick<Database, "withoutTimeLimit">): Command =>
  async function* (input) {
    // Everything has arrived before the transaction starts, since it blocks the database and must not wait for anyone.
    // If the sender disappears halfway, reading ends with an error, so half a list is never written.
    const listings: Listing[] = [];
    for await (const line of linesOf(input)) listings.push(listingSchema.parse(JSON.parse(line)));
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

/**
 * The command's side.
 * @returns null when no process has the folder
 * @throws OwnerLostError
 */
export async function importThroughOwner(
  dataDir: string,
  listings: readonly Listing[],
  onProgress: (done: number) => void,
): Promise<Report | null> {
  const lines = Readable.from(listings.map((listing) => `${JSON.stringify(listing)}\n`));
  const answer = await callOwner(dataDir, "import", lines).catch((error: NodeJS.ErrnoException) => {
    throw error.code === "ECONNRESET" || error.code === "EPIPE" ? new OwnerLostError({ cause: error }) : error;
  });
  if (answer === null) return null;
  if (answer.statusCode !== 200) {
    const why = (await answer.setEncoding("utf8").toArray()).join("");
    throw new Error(`The running server refused the import: ${why}`);
  }
  let last: Line | undefined;
  try {
    for await (const text of linesOf(answer)) {
      last = JSON.parse(text) as Line;
      if ("done" in last) onProgress(last.done);
    }
  } catch (cause) {
    throw new OwnerLostError({ cause });
  }
  if (last && "error" in last) throw new Error(last.error);
  if (last && "report" in last) return last.report;
  throw new OwnerLostError();
}

/** Unlike readline's, these lines end with an error if the stream does. */
async function* linesOf(stream: Readable): AsyncGenerator<string> {
  let rest = "";
  for await (const part of stream.setEncoding("utf8") as AsyncIterable<string>) {
    const lines = (rest + part).split("\n");
    rest = lines.pop()!;
    yield* lines;
  }
  if (rest !== "") yield rest;
}
