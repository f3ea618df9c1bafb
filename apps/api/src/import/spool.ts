// Listings on their way from files to the database. They wait in a temporary file, one a line, so that a file of any
// size takes the same memory, and nothing is written to the database before the last one has been read.
import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Listing } from "./listing.ts";

export interface Spool extends AsyncIterable<Listing> {
  count: number;
  /** As lines of JSON. */
  lines(): Readable;
}

/** The spool is there until `work` has ended. */
export async function withSpool<T>(
  listings: Iterable<Listing> | AsyncIterable<Listing>,
  work: (spool: Spool) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "troth-import-"));
  try {
    const file = join(folder, "listings.jsonl");
    let count = 0;
    async function* lines() {
      for await (const listing of listings) {
        count++;
        yield `${JSON.stringify(listing)}\n`;
      }
    }
    await pipeline(Readable.from(lines()), createWriteStream(file, { mode: 0o600 }));
    return await work({
      count,
      lines: () => createReadStream(file, "utf8"),
      async *[Symbol.asyncIterator]() {
        for await (const line of linesOf(createReadStream(file))) yield JSON.parse(line) as Listing;
      },
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Unlike readline's, these lines end with an error if the stream does. */
export async function* linesOf(stream: Readable): AsyncGenerator<string> {
  let rest = "";
  for await (const part of stream.setEncoding("utf8") as AsyncIterable<string>) {
    const lines = (rest + part).split("\n");
    rest = lines.pop()!;
    yield* lines;
  }
  if (rest !== "") yield rest;
}
