// Imports through the process that has the embedded database open: the command reads files and turns them into
// listings, and that process writes them. Both sides send lines of JSON, so progress arrives as it happens.
import { PassThrough, type Readable } from "node:stream";
import type { Database } from "../database/open.ts";
import { callOwner, type Command } from "../database/owner-socket.ts";
import { importPlaces } from "./import-places.ts";
import { type Listing, listingSchema } from "./listing.ts";
import type { Report } from "./report.ts";
import { linesOf, type Spool, withSpool } from "./spool.ts";

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

/** The owner's side; register it as `import` and, with `dryRun`, as `import-dry-run`. */
export const importCommand = (
  database: Pick<Database, "withoutTimeLimit">,
  options: { dryRun?: boolean } = {},
): Command =>
  async function* (input) {
    // Everything has arrived before the transaction starts, since it blocks the database and must not wait for anyone.
    // If the sender disappears halfway, reading ends with an error, so half a list is never written.
    const answer = new PassThrough({ encoding: "utf8" });
    const tell = (line: Line) => answer.write(`${JSON.stringify(line)}\n`);
    const arrived = Promise.withResolvers<void>();
    const work = withSpool(received(input), async (spool) => {
      arrived.resolve();
      await database
        .withoutTimeLimit((db) => importPlaces(db, spool, (done) => tell({ done }), new Date(), options))
        .then((report) => tell({ report }))
        .catch((error: unknown) => tell({ error: error instanceof Error ? error.message : String(error) }));
    }).finally(() => answer.end());
    work.catch(arrived.reject);
    await arrived.promise;
    yield* answer as AsyncIterable<string>;
    await work;
  };

async function* received(input: Readable): AsyncGenerator<Listing> {
  for await (const line of linesOf(input)) yield listingSchema.parse(JSON.parse(line));
}

/**
 * The command's side.
 * @returns null when no process has the folder
 * @throws OwnerLostError
 */
export async function importThroughOwner(
  dataDir: string,
  spool: Pick<Spool, "lines">,
  onProgress: (done: number) => void,
  { dryRun = false }: { dryRun?: boolean } = {},
): Promise<Report | null> {
  const answer = await callOwner(dataDir, dryRun ? "import-dry-run" : "import", spool.lines()).catch(
    (error: NodeJS.ErrnoException) => {
      throw error.code === "ECONNRESET" || error.code === "EPIPE" ? new OwnerLostError({ cause: error }) : error;
    },
  );
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
