// What a review costs beyond its own row, and whether reading a vendor's page suffers while it is being reviewed a lot.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Database, openDatabase } from "../apps/api/src/database/open.ts";
import { createReview } from "../apps/api/src/reviews/create-review.ts";
import { filledDatabase, type Size, vendorId } from "./data.ts";
import { offerLoad } from "./load.ts";
import { type Postgres, startPostgres } from "./postgres.ts";
import { startApi } from "./processes.ts";
import { machine, printTable, ratio, verdict } from "./table.ts";

const seconds = Number(process.env["BENCH_SECONDS"] || 10);
const size: Size = { vendors: 20_000, reviews: 100_000 };
const people = Math.ceil(size.reviews / 20);
const clients = 8;
const burst = { reviews: 200, seconds: 5 };

const userId = (n: number) => `01900000-0000-7000-8002-${String(n).padStart(12, "0")}`;
const row = `
  '01900000-0000-7000-8000-' || lpad(:v::text, 12, '0') as vendor, '01900000-0000-7000-8002-' || lpad(:u::text, 12, '0') as author`;
const text = "They came in time and it was lovely to have them.";
const pick = `\\set v random(1, ${size.vendors})\n\\set u random(1, ${people})\n`;
const insert = `insert into reviews (id, vendor_id, author_id, rating, title, review, language, experience, wedding_date)
  select gen_random_uuid(), vendor::uuid, author::uuid, 4, 'Again', '${text}', 'en', 'completed', '2026-06-01' from (select ${row}) x
  on conflict (vendor_id, author_id) where status <> 'removed' do nothing`;

const scripts = {
  /** The reference: the row alone, with its indexes. */
  bare: `${pick}${insert};\n`,
  /** With the vendor's numbers worked out again, in the same transaction. */
  counted: `${pick}begin;
${insert};
select refresh_vendor_stats(array[('01900000-0000-7000-8000-' || lpad(:v::text, 12, '0'))::uuid]);
commit;\n`,
};

export async function run(): Promise<void> {
  const about = machine();
  const postgres = await startPostgres({ fsync: "on" });
  const filled = await filledDatabase(postgres, size);
  // What is added here is thrown away.
  const name = "measured_reviews";
  postgres.sql("postgres", `drop database if exists ${name}`);
  postgres.sql("postgres", `create database ${name} template ${filled}`);
  const database = await openDatabase({ url: postgres.url(name) });
  try {
    inserts(about, postgres, name, await throughCode(database));
    await reads(about, postgres.url(name), database);
  } finally {
    await database.close();
    postgres.sql("postgres", `drop database if exists ${name}`);
    await postgres.stop();
  }
}

function inserts(about: string, postgres: Postgres, name: string, byCode: number): void {
  const folder = mkdtempSync(join(tmpdir(), "bench-reviews-"));
  const perSecond = (script: keyof typeof scripts) => {
    const file = join(folder, `${script}.sql`);
    writeFileSync(file, scripts[script]);
    const log = join(folder, script);
    const args = [
      "-n",
      "-c",
      String(clients),
      "-j",
      "2",
      "-T",
      String(seconds),
      "-f",
      file,
      "-l",
      `--log-prefix=${log}`,
    ];
    return postgres.pgbench(name, args, log).perSecond;
  };
  const bare = perSecond("bare");
  const counted = perSecond("counted");
  rmSync(folder, { recursive: true, force: true });
  const share = (each: number) => ratio(each / bare);
  printTable(
    "What a review costs",
    [
      `${clients} writers for ${seconds} s each, ${size.vendors} vendors, ${size.reviews} reviews; ${postgres.version} (${postgres.settings}).`,
      `Reference: pgbench inserts the bare row. Then with the vendor's numbers worked out again in the same transaction. Last the API's own code, in one process: with its checks, screening, first version and record.`,
      `Machine: ${about}.`,
    ].join("\n"),
    ["", "reviews a second", "of the reference", "target"],
    [
      ["bare row, by pgbench", Math.round(bare), share(bare), ""],
      [
        "with the vendor’s numbers",
        Math.round(counted),
        share(counted),
        `≥ 0.5: ${verdict(counted / bare, 0.5, "at least")}`,
      ],
      ["the API's code", Math.round(byCode), share(byCode), ""],
    ],
  );
}

/** Reviews a second that the API's code writes. */
async function throughCode(database: Database): Promise<number> {
  const until = performance.now() + seconds * 1000;
  let written = 0;
  const writer = async (first: number) => {
    for (let n = first; performance.now() < until; n += clients) {
      await write(database, vendorId(1 + ((n * 7_919) % size.vendors)), userId(1 + ((n * 104_729) % people))).catch(
        () => undefined, // by someone who has reviewed it
      );
      written += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, i) => writer(i)));
  return written / seconds;
}

const write = (database: Database, vendor: string, author: string, n = 0) =>
  database.db.transaction().execute((trx) =>
    createReview(trx, vendor, author, {
      rating: 1 + (n % 5),
      title: "Again",
      review: text,
      experience: "completed",
      weddingDate: "2026-06",
    }),
  );

/** A vendor's page while two hundred people review it at the same time, against the same page when no one does. */
async function reads(about: string, url: string, database: Database): Promise<void> {
  const api = await startApi({ DATABASE_URL: url });
  const vendor = vendorId(77);
  const paths = [`/api/vendors/${vendor}`, `/api/vendors/${vendor}/reviews`];
  const load = (forSeconds: number) =>
    offerLoad({ url: api.url, paths, connections: 4, pause: 20, seconds: forSeconds });
  try {
    await load(3);
    const quiet = (await load(burst.seconds)).answers.get(200)!;
    const reviewing = (async () => {
      for (let n = 0; n < burst.reviews; n++) {
        void write(database, vendor, userId(1 + n), n).catch(() => undefined);
        await sleep((burst.seconds * 1000) / burst.reviews);
      }
    })();
    const busy = (await load(burst.seconds)).answers.get(200)!;
    await reviewing;
    const times = busy.p99 / quiet.p99;
    printTable(
      "Reading while many write",
      [
        `4 readers of one vendor and its reviews, each pausing 20 ms, for ${burst.seconds} s; then the same while ${burst.reviews} people review that vendor. Nothing is cached.`,
        `Machine: ${about}.`,
      ].join("\n"),
      ["", "p50, ms", "p99, ms", "of quiet", "target"],
      [
        ["quiet", quiet.p50.toFixed(1), quiet.p99.toFixed(1), ratio(1), ""],
        [
          `${burst.reviews} reviews in ${burst.seconds} s`,
          busy.p50.toFixed(1),
          busy.p99.toFixed(1),
          ratio(times),
          `≤ 2: ${verdict(times, 2, "at most")}`,
        ],
      ],
    );
  } finally {
    await api.stop();
  }
}
