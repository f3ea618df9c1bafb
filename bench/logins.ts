// Do people logging in slow down people reading? Hashing a password is hard work by design. Reads are timed when it is
// quiet and while twenty people log in, on both databases, and the number of logins is compared with the bare hashing
// each one needs.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../apps/api/src/database/open.ts";
import { createPasswordHasher } from "../apps/api/src/security/passwords.ts";
import { fillFolder, filledDatabase, type Size, vendorId } from "./data.ts";
import { type Answers, offerLoad, type Outcome } from "./load.ts";
import { startPostgres } from "./postgres.ts";
import { type Server, startApi, strangerHeaders } from "./processes.ts";
import { machine, median, printTable, ratio, verdict } from "./table.ts";

const seconds = Number(process.env["BENCH_SECONDS"] || 10);
const rounds = Number(process.env["BENCH_ROUNDS"] || 3);
const size: Size = { vendors: 2_000, reviews: 20_000 };
const readsPerSecond = 100;
const people = 20;
const password = "three lanterns by the lake";
/** A password for people in the benchmark's data. */
const passwordFor = (hash: string) =>
  `update users set password_hash = '${hash}' where email in (${Array.from({ length: people }, (_, n) => `'${emailOf(n)}'`).join(",")})`;
const emailOf = (n: number) => `reader-${1 + (n % people)}@example.org`;

/**
 * How they log in: each again immediately, which is more than twenty real people would do, or each a second after the
 * last time.
 */
const ways = [
  ["again and again", 0],
  ["once a second", 1_000],
] as const;

export async function run(): Promise<void> {
  const about = machine();
  const hash = await createPasswordHasher().hash(password);
  const rows: string[][] = [];

  const folder = mkdtempSync(join(tmpdir(), "bench-embedded-"));
  await fillFolder(folder, size);
  const owner = await openDatabase({ dataDir: folder });
  await owner.pool.query(passwordFor(hash));
  await owner.close();
  const embedded = await startApi({ DATA_DIR: folder });
  rows.push(...(await logins("embedded", embedded, hash)));
  await embedded.stop();
  rmSync(folder, { recursive: true, force: true });

  const postgres = await startPostgres();
  // A copy, so that what logins leave behind doesn't affect other benchmarks.
  const copy = "logins";
  const filled = await filledDatabase(postgres, size);
  postgres.sql("postgres", `drop database if exists ${copy}`);
  postgres.sql("postgres", `create database ${copy} template ${filled}`);
  postgres.sql(copy, passwordFor(hash));
  const onServer = await startApi({ DATABASE_URL: postgres.url(copy) });
  rows.push(...(await logins(postgres.version, onServer, hash)));
  await onServer.stop();
  postgres.sql("postgres", `drop database ${copy}`);
  await postgres.stop();

  printTable(
    "Reading while twenty people log in",
    [
      `One API process, one load process; ${size.vendors} vendors, ${size.reviews} reviews; ${readsPerSecond} reads of a vendor a second, on a fixed schedule; no cache. ${people} people log in:`,
      `"again and again" without a pause, "once a second" with one. Median of ${rounds} rounds of ${seconds} s, quiet and busy in turn. Hashes: password checks per second`,
      `in a process that does nothing else, as many at a time as the API allows. Target: p99 of a read at most twice its quiet value.`,
      `Machine: ${about}.`,
    ].join("\n"),
    [
      "",
      "logins/s",
      "hashes/s",
      "ratio",
      "login p50 ms",
      "login p99 ms",
      "read p50 quiet",
      "read p50",
      "read p99 quiet",
      "read p99",
      "ratio",
      "target",
    ],
    rows,
  );
}

async function logins(name: string, api: Server, hash: string): Promise<string[][]> {
  const paths = Array.from({ length: 90 }, (_, i) => `/api/vendors/${vendorId(1 + ((i * 37) % size.vendors))}`);
  const read = async (seconds: number) =>
    only(200, await offerLoad({ url: api.url, paths, connections: people, seconds, rate: readsPerSecond }));
  const logIn = async (seconds: number, pause: number) =>
    only(200, await offerLoad({ url: api.url, paths: loginOf, connections: people, seconds, pause }));

  await Promise.all([read(4), logIn(4, 0)]); // a warm-up: code gets compiled and plans are chosen
  const rows: string[][] = [];
  for (const [way, pause] of ways) {
    const measured: { quiet: Answers; busy: Answers; logins: Answers; hashes: number }[] = [];
    for (let round = 0; round < rounds; round++) {
      const hashes = await hashesPerSecond(hash, Math.min(3, seconds));
      const quiet = await read(seconds);
      const [busy, logins] = await Promise.all([read(seconds), logIn(seconds, pause)]);
      measured.push({ quiet, busy, logins, hashes });
    }
    const middle = (of: (one: (typeof measured)[number]) => number) => median(measured.map(of));
    const share = middle(({ quiet, busy }) => busy.p99 / quiet.p99);
    rows.push([
      `${name}, ${way}`,
      middle(({ logins }) => logins.perSecond).toFixed(1),
      middle(({ hashes }) => hashes).toFixed(1),
      ratio(middle(({ logins, hashes }) => logins.perSecond / hashes)),
      middle(({ logins }) => logins.p50).toFixed(0),
      middle(({ logins }) => logins.p99).toFixed(0),
      middle(({ quiet }) => quiet.p50).toFixed(1),
      middle(({ busy }) => busy.p50).toFixed(1),
      middle(({ quiet }) => quiet.p99).toFixed(1),
      middle(({ busy }) => busy.p99).toFixed(1),
      ratio(share),
      `≤ 2: ${verdict(share, 2, "at most")}`,
    ]);
  }
  return rows;
}

/** A login from an address that no one else uses: this measures speed, not the rate limits. */
function loginOf(n: number): string {
  const body = JSON.stringify({ email: emailOf(n), password });
  return [
    "POST /api/users/login HTTP/1.1",
    "host: 127.0.0.1",
    "content-type: application/json",
    `content-length: ${Buffer.byteLength(body)}`,
    ...Object.entries(strangerHeaders()).map(([name, value]) => `${name}: ${value}`),
    `\r\n${body}`,
  ].join("\r\n");
}

function only(status: number, { answers, failures }: Outcome): Answers {
  const good = answers.get(status);
  if (!good || answers.size > 1 || failures)
    throw new Error(`Not all answers were ${status}: ${JSON.stringify([...answers])}, ${failures} failures`);
  return good;
}

/** The reference: the same password check, with nothing around it. */
async function hashesPerSecond(hash: string, seconds: number): Promise<number> {
  const hasher = createPasswordHasher();
  const until = performance.now() + seconds * 1000;
  let count = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: people }, async () => {
      while (performance.now() < until) {
        await hasher.verify(hash, password);
        count++;
      }
    }),
  );
  return (count / (performance.now() - began)) * 1000;
}
