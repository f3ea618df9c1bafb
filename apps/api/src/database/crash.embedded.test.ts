import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { freshFolder } from "../../test/fresh-database.ts";
import { openDatabase } from "./open.ts";

const writer = fileURLToPath(new URL("../../test/crash-writer.ts", import.meta.url));
const rounds = Number(process.env.CRASH_ROUNDS ?? 4);

/** Lets the writer run until it has acknowledged this many rows, then kills it halfway. */
async function writeAndKill(dataDir: string, rows: number) {
  const child = spawn(process.execPath, [writer, dataDir], { stdio: ["ignore", "pipe", "inherit"] });
  const began = performance.now();
  let readyAfter = Number.POSITIVE_INFINITY;
  let last = 0;
  let seen = 0;
  for await (const line of createInterface(child.stdout)) {
    const [what, id] = line.split(" ");
    if (what === "ready") readyAfter = performance.now() - began;
    if (what !== "acknowledged") continue;
    last = Number(id);
    if (++seen === rows) child.kill("SIGKILL"); // everything it reports until it dies was acknowledged too
  }
  return { readyAfter, last };
}

test(
  `kill -9 during writes, ${rounds} times, loses nothing acknowledged and leaves no half of a transaction`,
  async () => {
    const { dataDir, drop } = freshFolder();
    let cleanStart = 0;
    for (let round = 1; round <= rounds; round++) {
      const { readyAfter, last } = await writeAndKill(dataDir, 40 * round);
      if (round === 1) cleanStart = readyAfter;
      const began = performance.now();
      const database = await openDatabase({ dataDir });
      // When other work keeps the machine busy, every start is slow, so it is compared with a start on a fresh folder.
      expect(performance.now() - began).toBeLessThan(Math.max(5_000, 3 * cleanStart));
      const { rows } = await sql<{ pairs: number; halves: number; last: number }>`
        select count(distinct id) as pairs, count(*) as halves, max(id) as last from pairs`.execute(database.db);
      await database.close();
      const found = rows[0]!;
      expect(found.last).toBeGreaterThanOrEqual(last);
      expect(found).toEqual({ pairs: found.last, halves: 2 * found.last, last: found.last });
    }
    drop();
  },
  rounds * 30_000,
);
