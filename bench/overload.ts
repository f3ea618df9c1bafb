// Ten times the load the API can bear: what it still serves, how fast, and how it turns the rest away. On both
// databases, in two ways: clients that ask again immediately, and arrivals on a fixed schedule whatever state the
// server is in.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fillFolder, filledDatabase, type Size, vendorId } from "./data.ts";
import { offerLoad, type Outcome } from "./load.ts";
import { startPostgres } from "./postgres.ts";
import { residentMiB, type Server, startApi } from "./processes.ts";
import { machine, printTable, verdict } from "./table.ts";

const seconds = Number(process.env["BENCH_SECONDS"] || 10);
const size: Size = { vendors: 2_000, reviews: 20_000 };
/** The peak is the best result among these. */
const connectionsAtPeak = [8, 16, 32];
const times = 10;

export async function run(): Promise<void> {
  const about = machine();
  const rows: string[][] = [];

  const folder = mkdtempSync(join(tmpdir(), "bench-embedded-"));
  await fillFolder(folder, size);
  const embedded = await startApi({ DATA_DIR: folder });
  rows.push(...(await overload("embedded", embedded)));
  await embedded.stop();
  rmSync(folder, { recursive: true, force: true });

  const postgres = await startPostgres();
  const onServer = await startApi({ DATABASE_URL: postgres.url(await filledDatabase(postgres, size)) });
  rows.push(...(await overload(postgres.version, onServer)));
  await onServer.stop();
  await postgres.stop();

  printTable(
    "Ten times the load it can bear",
    [
      `One API process, one load process; ${size.vendors} vendors, ${size.reviews} reviews; out of nine requests, six are for a vendor, two for its reviews, one for a list; no cache.`,
      `Peak: the most 200 answers per second, with ${connectionsAtPeak.join(", ")} connections. "Ask again": ${times} times as many connections as at the peak plus 1,000,`,
      `each asking again immediately. "By the clock": ${times} times the peak's requests per second on 2,000 connections; requests due while all of them wait are offered but not sent. ${seconds} s each.`,
      `Targets: goodput at least 80 % of the peak; p99 of what is served at most 2 s; the rest 503 with Retry-After within 1 s.`,
      `Machine: ${about}.`,
    ].join("\n"),
    [
      "",
      "peak rps",
      "offered rps",
      "sent rps",
      "goodput",
      "target",
      "p99 served ms",
      "target",
      "refused rps",
      "p99 refused ms",
      "target",
      "with Retry-After",
      "other",
      "MiB",
      "after rps",
    ],
    rows,
  );
}

async function overload(name: string, api: Server): Promise<string[][]> {
  const paths = Array.from({ length: 90 }, (_, i) => {
    const vendor = `/api/vendors/${vendorId(1 + ((i * 37) % size.vendors))}`;
    return i % 9 === 8 ? `/api/vendors?category=category-${1 + (i % 24)}` : i % 9 > 5 ? `${vendor}/reviews` : vendor;
  });
  const good = ({ answers }: Outcome) => answers.get(200)?.perSecond ?? 0;
  const offer = (connections: number, seconds: number, rate?: number) =>
    offerLoad({ url: api.url, paths, connections, seconds, ...(rate !== undefined && { rate }) });

  await offer(16, 4);
  let peak = 0;
  let atPeak = 0;
  for (const connections of connectionsAtPeak) {
    const rps = good(await offer(connections, Math.min(4, seconds)));
    if (rps > peak) [peak, atPeak] = [rps, connections];
  }
  const rows: string[][] = [];
  for (const [way, connections, rate] of [
    ["ask again", times * atPeak + 1_000, undefined],
    ["by the clock", 2_000, times * peak],
  ] as const) {
    const outcome = await offer(connections, seconds, rate);
    const memory = residentMiB(api.pid);
    const after = good(await offer(atPeak, 3));
    const served = outcome.answers.get(200);
    const refused = outcome.answers.get(503);
    const others = [...outcome.answers]
      .filter(([status]) => status !== 200 && status !== 503)
      .reduce((sum, [, { count }]) => sum + count, outcome.failures);
    const share = good(outcome) / peak;
    rows.push([
      `${name}, ${way}`,
      peak.toFixed(0),
      outcome.offered.toFixed(0),
      outcome.sent.toFixed(0),
      `${(share * 100).toFixed(0)} %`,
      verdict(share, 0.8, "at least"),
      served?.p99.toFixed(0) ?? "—",
      verdict(served?.p99 ?? Infinity, 2_000, "at most"),
      refused?.perSecond.toFixed(0) ?? "0",
      refused?.p99.toFixed(0) ?? "—",
      verdict(refused?.p99 ?? 0, 1_000, "at most"),
      refused ? `${((refused.withRetryAfter / refused.count) * 100).toFixed(0)} %` : "—",
      String(others),
      memory.toFixed(0),
      after.toFixed(0),
    ]);
  }
  return rows;
}
