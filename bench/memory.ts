// How much memory an API process uses: after it starts, and after ten thousand requests.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fillFolder, filledDatabase, type Size, size as full, vendorId } from "./data.ts";
import { offerLoad } from "./load.ts";
import { startPostgres } from "./postgres.ts";
import { residentMiB, type Server, startApi } from "./processes.ts";
import { machine, printTable, verdict } from "./table.ts";

const requests = 10_000;
/** About as many as the demo has. */
const small: Size = { vendors: 545, reviews: 1500 };

export async function run(): Promise<void> {
  const about = machine();
  const rows: string[][] = [];

  const folder = mkdtempSync(join(tmpdir(), "bench-embedded-"));
  await fillFolder(folder, small);
  const embedded = await startApi({ DATA_DIR: folder });
  rows.push(await measure("with the embedded database", embedded, small, 400));
  await embedded.stop();
  rmSync(folder, { recursive: true, force: true });

  const postgres = await startPostgres();
  const onServer = await startApi({ DATABASE_URL: postgres.url(await filledDatabase(postgres, full)) });
  rows.push(await measure(`on ${postgres.version}`, onServer, full, 250));
  await onServer.stop();
  await postgres.stop();

  printTable(
    "Memory of an API process",
    `Resident, in MiB. Embedded: ${small.vendors} vendors, ${small.reviews} reviews; on PostgreSQL: ${full.vendors} and ${full.reviews}. ${requests} requests over 16 connections, a third each for a vendor, its reviews and a search.\nMachine: ${about}.`,
    ["", "after start", `after ${requests} requests`, "target"],
    rows,
  );
}

async function measure(name: string, api: Server, { vendors }: Size, limit: number): Promise<string[]> {
  const start = residentMiB(api.pid);
  const paths = Array.from({ length: 300 }, (_, i) => {
    const vendor = `/api/vendors/${vendorId(1 + ((i * 37) % vendors))}`;
    return [vendor, `${vendor}/reviews`, `/api/vendors?q=garden&category=category-${1 + (i % 24)}`][i % 3]!;
  });
  let answered = 0;
  while (answered < requests) {
    const { answers } = await offerLoad({ url: api.url, paths, connections: 16, seconds: 2 });
    answered += answers.get(200)?.count ?? 0;
  }
  const end = residentMiB(api.pid);
  return [name, start.toFixed(0), end.toFixed(0), `≤ ${limit}: ${verdict(end, limit, "at most")}`];
}
