// What a review costs beyond its own row, and whether reading a vendor's page suffers while it is being reviewed a lot.
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Database, inTransaction, openDatabase } from "../apps/api/src/database/open.ts";
import { ProblemError } from "../apps/api/src/problems.ts";
import { createReview } from "../apps/api/src/reviews/create-review.ts";
import { deriveKeys } from "../apps/api/src/security/keys.ts";
import { createSessions } from "../apps/api/src/security/sessions.ts";
import { startMailServer } from "../apps/api/test/mail-server.ts";
import { filledDatabase, type Size, vendorId } from "./data.ts";
import { type Answers, offerLoad, type Outcome } from "./load.ts";
import { type Postgres, startPostgres } from "./postgres.ts";
import { secretKey, startApi, strangerHeaders } from "./processes.ts";
import { machine, median, printTable, ratio, verdict } from "./table.ts";

const seconds = Number(process.env["BENCH_SECONDS"] || 10);
const rounds = Number(process.env["BENCH_ROUNDS"] || 3);
const size: Size = { vendors: 20_000, reviews: 100_000 };
const people = Math.ceil(size.reviews / 20);
const clients = 8;
const burst = { reviews: 200, seconds: 5 };

const userId = (n: number) => `01900000-0000-7000-8002-${String(n).padStart(12, "0")}`;
const pick = `\\set v random(1, ${size.vendors})\n\\set u random(1, ${people})\n`;

/**
 * What is written: long enough to be compared with other reviews, and unlike any of them. The same in both languages.
 */
const textBy = (vendor: string, author: string) =>
  lettersOf(createHash("sha512").update(`${vendor} ${author}`).digest("hex")).replaceAll(/.{6}/g, "$& ");
const lettersOf = (hex: string) => hex.replaceAll(/\d/g, (digit) => "ghijklmnop"[Number(digit)]!);
const textInSql = `regexp_replace(translate(encode(sha512((vendor || ' ' || author)::bytea), 'hex'), '0123456789', 'ghijklmnop'), '(.{6})', '\\1 ', 'g')`;

const insert = `insert into reviews (id, vendor_id, author_id, rating, title, review, language, experience, wedding_date)
  select gen_random_uuid(), vendor::uuid, author::uuid, 4, 'Again', ${textInSql}, 'en', 'completed', '2026-06-01'
  from (select '01900000-0000-7000-8000-' || lpad(:v::text, 12, '0') as vendor, '01900000-0000-7000-8002-' || lpad(:u::text, 12, '0') as author) x
  on conflict (vendor_id, author_id) where status <> 'removed' do nothing`;
const numbersOf = (vendors: string) => `select refresh_vendor_stats(${vendors})`;

const scripts = {
  /** The reference: the row alone, with its indexes. */
  bare: `${pick}${insert};\n`,
  /** With the vendor's numbers worked out again, in the same statement. */
  counted: `${pick}with written as (${insert} returning vendor_id)
${numbersOf("array_agg(vendor_id)")} from written;\n`,
  /** The same as a transaction, whose four statements are sent one by one. */
  stepwise: `${pick}begin;
${insert};
${numbersOf("array[('01900000-0000-7000-8000-' || lpad(:v::text, 12, '0'))::uuid]")};
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
  // Dated back, so that none is held because so many come on one day.
  postgres.sql(name, "alter table reviews alter column created_at set default now() - interval '2 days'");
  // New accounts may write less in a day than five rounds take.
  postgres.sql(name, "update users set created_at = created_at - interval '1 year'");
  const database = await openDatabase({ url: postgres.url(name) });
  try {
    await inserts(about, postgres, name, database);
    await reads(about, postgres.url(name), database);
  } finally {
    await database.close();
    postgres.sql("postgres", `drop database if exists ${name}`);
    await postgres.stop();
  }
}

/** Each in turn, so that whatever else the machine does slows all of them down. */
async function inserts(about: string, postgres: Postgres, name: string, database: Database): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "bench-reviews-"));
  const perSecond = (script: keyof typeof scripts) => {
    const file = join(folder, `${script}.sql`);
    writeFileSync(file, scripts[script]);
    const log = join(folder, script);
    const load = ["-c", String(clients), "-j", "2", "-T", String(seconds)];
    return postgres.pgbench(name, ["-n", "-M", "prepared", ...load, "-f", file, "-l", `--log-prefix=${log}`], log)
      .perSecond;
  };
  const measured: Record<keyof typeof scripts | "byCode", number>[] = [];
  for (let round = 0; round < rounds; round++) {
    // None pays for the pages that another has written.
    const each = { bare: 0, counted: 0, stepwise: 0, byCode: 0 };
    for (const [kind, measure] of [
      ["bare", () => perSecond("bare")],
      ["counted", () => perSecond("counted")],
      ["stepwise", () => perSecond("stepwise")],
      ["byCode", () => throughCode(database, round)],
    ] as const) {
      postgres.sql(name, "checkpoint");
      each[kind] = await measure();
    }
    measured.push(each);
  }
  rmSync(folder, { recursive: true, force: true });
  const middle = (of: (each: (typeof measured)[number]) => number) => median(measured.map(of));
  const share = (of: (each: (typeof measured)[number]) => number) => middle((each) => of(each) / each.bare);
  const counted = (name: string, of: (each: (typeof measured)[number]) => number) => [
    name,
    Math.round(middle(of)),
    ratio(share(of)),
    `≥ 0.5: ${verdict(share(of), 0.5, "at least")}`,
  ];
  printTable(
    "What a review costs",
    [
      `${clients} writers for ${seconds} s each, median of ${rounds} rounds; ${size.vendors} vendors, ${size.reviews} reviews; ${postgres.version} (${postgres.settings}).`,
      `Reference: pgbench inserts the bare row. Then with the vendor's numbers worked out again, in the same statement and in the same transaction. Last the API's own code, in one process: with its checks, screening, first version and record.`,
      `Machine: ${about}.`,
    ].join("\n"),
    ["", "reviews a second", "of the reference", "target"],
    [
      ["bare row, by pgbench", Math.round(middle(({ bare }) => bare)), ratio(1), ""],
      counted("with the vendor’s numbers, in one statement", ({ counted }) => counted),
      counted("with the vendor’s numbers, in a transaction of four", ({ stepwise }) => stepwise),
      ["the API's code", Math.round(middle(({ byCode }) => byCode)), ratio(share(({ byCode }) => byCode)), ""],
    ],
  );
}

/** Reviews a second that the API's code publishes. */
async function throughCode(database: Database, round: number): Promise<number> {
  const began = performance.now();
  const until = began + seconds * 1000;
  let published = 0;
  let held = 0;
  const writer = async (first: number) => {
    for (let n = first + round * 1_000_003; performance.now() < until; n += clients) {
      const [vendor, author] = [vendorId(1 + ((n * 7_919) % size.vendors)), userId(1 + ((n * 104_729) % people))];
      const review = inTransaction(database.db, (trx) =>
        createReview(trx, vendor, author, reviewBy(vendor, author), async () => undefined),
      );
      const written = await review.catch((error: unknown) => {
        if (error instanceof ProblemError && error.type === "already-reviewed") return null;
        throw error;
      });
      if (written?.heldFor) held += 1;
      else if (written) published += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, i) => writer(i)));
  mostPublished(published, published + held);
  return published / ((performance.now() - began) / 1000);
}

const reviewBy = (vendor: string, author: string, n = 0) => ({
  rating: 1 + (n % 5),
  title: "Again",
  review: textBy(vendor, author),
  experience: "completed" as const,
  weddingDate: "2026-06",
});

/** One that is held leaves the vendor's numbers alone, so it costs less, and is read by no one. */
function mostPublished(published: number, sent: number): void {
  if (published < 0.9 * sent) throw new Error(`Only ${published} of ${sent} reviews were published.`);
}

/** A vendor's page while two hundred people review it at the same time, against the same page when no one does. */
async function reads(about: string, url: string, database: Database): Promise<void> {
  // Authors are told, as they would be.
  const mails = await startMailServer(null);
  const api = await startApi({ DATABASE_URL: url, SMTP_URL: mails.url });
  const tokens = await tokensOf(database, burst.reviews);
  const read = async (vendor: string, forSeconds: number) =>
    only200(
      await offerLoad({
        url: api.url,
        paths: [`/api/vendors/${vendor}`, `/api/vendors/${vendor}/reviews`],
        connections: 4,
        pause: 20,
        seconds: forSeconds,
      }),
    );
  const write = (vendor: string) =>
    offerLoad({
      url: api.url,
      paths: (n) => requestBy(vendor, n % burst.reviews, tokens[n % burst.reviews]!),
      connections: 100,
      rate: burst.reviews / burst.seconds,
      seconds: burst.seconds,
    });
  // The load doesn't wait for long; the reviews that it has sent are written all the same.
  const allPublished = async (vendor: string, before: number, written: Outcome) => {
    const sent = Math.round(written.sent * written.seconds);
    const until = performance.now() + 30_000;
    let published = 0;
    do {
      await sleep(250);
      published = (await countOf(vendor)) - before;
    } while (published < sent && performance.now() < until);
    mostPublished(published, sent);
    await allSent();
    return published;
  };
  // The next reading in the quiet mustn't wait for them.
  const allSent = async () => {
    for (const until = performance.now() + 60_000; performance.now() < until; await sleep(250)) {
      const { rowCount } = await database.pool.query("select from emails where sent_at is null limit 1");
      if (rowCount === 0) return;
    }
    throw new Error("Some e-mails weren't sent within a minute.");
  };
  const countOf = async (vendor: string) => {
    const { rows } = await database.pool.query<{ published: number }>(
      "select count(*)::integer as published from reviews where vendor_id = $1 and status = 'published'",
      [vendor],
    );
    return rows[0]!.published;
  };
  try {
    // A warm-up, of reading as well as writing.
    const warm = vendorId(76);
    const before = await countOf(warm);
    const [, written] = await Promise.all([read(warm, burst.seconds), write(warm)]);
    await allPublished(warm, before, written);
    const measured: { quiet: Answers; busy: Answers; written: number }[] = [];
    for (let round = 0; round < rounds; round++) {
      const vendor = vendorId(77 + round);
      const before = await countOf(vendor);
      const quiet = await read(vendor, burst.seconds);
      const [busy, written] = await Promise.all([read(vendor, burst.seconds), write(vendor)]);
      measured.push({ quiet, busy, written: await allPublished(vendor, before, written) });
    }
    const middle = (of: (each: (typeof measured)[number]) => number) => median(measured.map(of));
    const times = middle(({ quiet, busy }) => busy.p99 / quiet.p99);
    printTable(
      "Reading while many write",
      [
        `4 readers of one vendor and its reviews, each pausing 20 ms, for ${burst.seconds} s; then the same while ${burst.reviews} people review that vendor`,
        `through the same API process, of which ${middle(({ written }) => written)} were published. Median of ${rounds} rounds, each with another vendor. Nothing is cached.`,
        `Machine: ${about}.`,
      ].join("\n"),
      ["", "p50, ms", "p99, ms", "of quiet", "target"],
      [
        [
          "quiet",
          middle(({ quiet }) => quiet.p50).toFixed(1),
          middle(({ quiet }) => quiet.p99).toFixed(1),
          ratio(1),
          "",
        ],
        [
          `${burst.reviews} reviews in ${burst.seconds} s`,
          middle(({ busy }) => busy.p50).toFixed(1),
          middle(({ busy }) => busy.p99).toFixed(1),
          ratio(times),
          `≤ 2: ${verdict(times, 2, "at most")}`,
        ],
      ],
    );
  } finally {
    await api.stop();
    await mails.close();
  }
}

/** Access tokens of people who are logged in. */
async function tokensOf({ db }: Database, count: number): Promise<string[]> {
  const sessions = createSessions(deriveKeys(secretKey));
  return Promise.all(
    Array.from({ length: count }, async (_, i) => {
      const author = userId(1 + i);
      const opened = await sessions.open(db, author, { userAgent: "bench", isGoogleLogin: false });
      return sessions.accessToken(author, opened!.sessionId);
    }),
  );
}

function requestBy(vendor: string, n: number, token: string): string {
  const body = JSON.stringify(reviewBy(vendor, userId(1 + n), n));
  return [
    `POST /api/vendors/${vendor}/reviews HTTP/1.1`,
    "host: 127.0.0.1",
    "content-type: application/json",
    `authorization: Bearer ${token}`,
    `content-length: ${Buffer.byteLength(body)}`,
    ...Object.entries(strangerHeaders()).map(([name, value]) => `${name}: ${value}`),
    `\r\n${body}`,
  ].join("\r\n");
}

function only200({ answers, failures }: Outcome): Answers {
  const good = answers.get(200);
  if (!good || answers.size > 1 || failures)
    throw new Error(`Not all answers were 200: ${JSON.stringify([...answers])}, ${failures} failures`);
  return good;
}
