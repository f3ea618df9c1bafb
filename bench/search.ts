// The search: how well it finds what people ask for, and what understanding them costs. The reference for the cost is
// the same search with its filters chosen by hand, or with the words taken as written: the database then does the same
// work, or what it did before searches were understood.
import { runQuality } from "./search/quality.ts";
import { categoryCount, filledDatabase, size } from "./data.ts";
import { startPostgres } from "./postgres.ts";
import { startApi } from "./processes.ts";
import { machine, median, printTable, ratio, verdict } from "./table.ts";

const rounds = Number(process.env["BENCH_ROUNDS"] || 3);
/** Different requests of each kind, one after another. */
const variety = 60;
const aim = 1.3;

interface Kind {
  name: string;
  /** The search as people type it, and its reference. */
  typed: string[];
  reference: string[];
}

const address = (query: Record<string, string>) => `/api/vendors?${new URLSearchParams({ limit: "20", ...query })}`;

/** Searches of each kind, made of what the database holds. */
export async function kindsOf(postgres: Awaited<ReturnType<typeof startPostgres>>, database: string): Promise<Kind[]> {
  const rows = (sql: string) =>
    postgres
      .sql(database, sql)
      .trim()
      .split("\n")
      .map((line) => line.split("|"));
  const places = rows(`select id, name from places order by id limit ${variety}`);
  const categories = rows("select slug, name from categories order by position");
  const names = rows(`select name, translate(name, 'ae', 'ea') from vendors order by id limit ${variety}`);
  const pick = <T>(list: T[], i: number) => list[i % list.length]!;
  const each = (make: (i: number) => Record<string, string>) =>
    Array.from({ length: variety }, (_, i) => address(make(i)));
  return [
    {
      name: "a trade",
      typed: each((i) => ({ q: pick(categories, i)[1]! })),
      reference: each((i) => ({ category: pick(categories, i)[0]! })),
    },
    {
      name: "a trade in a place",
      typed: each((i) => ({ q: `${pick(categories, i)[1]!} in ${pick(places, i)[1]!}` })),
      reference: each((i) => ({ category: pick(categories, i)[0]!, location: pick(places, i)[0]! })),
    },
    {
      name: "words",
      typed: each((i) => ({ q: pick(names, i)[0]!.split(" ").slice(0, 2).join(" ") })),
      reference: each((i) => ({ q: pick(names, i)[0]!.split(" ").slice(0, 2).join(" "), verbatim: "true" })),
    },
    {
      name: "a name",
      typed: each((i) => ({ q: pick(names, i)[0]! })),
      reference: each((i) => ({ q: pick(names, i)[0]!, verbatim: "true" })),
    },
    {
      name: "a misspelt name",
      typed: each((i) => ({ q: pick(names, i)[1]! })),
      reference: each((i) => ({ q: pick(names, i)[1]!, verbatim: "true" })),
    },
  ];
}

async function milliseconds(url: string, paths: readonly string[]): Promise<number[]> {
  const taken: number[] = [];
  for (const path of paths) {
    const began = performance.now();
    const answer = await fetch(url + path);
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`GET ${path} answered ${answer.status}`);
    taken.push(performance.now() - began);
  }
  return taken;
}

export async function run(): Promise<void> {
  await runQuality();
  const about = machine();
  const postgres = await startPostgres();
  const database = await filledDatabase(postgres, size);
  const api = await startApi({ DATABASE_URL: postgres.url(database) });
  const rows = [];
  for (const { name, typed, reference } of await kindsOf(postgres, database)) {
    const ofTyped: number[] = [];
    const ofReference: number[] = [];
    await milliseconds(api.url, [...typed, ...reference]);
    for (let round = 0; round < rounds; round++) {
      ofReference.push(...(await milliseconds(api.url, reference)));
      ofTyped.push(...(await milliseconds(api.url, typed)));
    }
    const share = median(ofTyped) / median(ofReference);
    rows.push([
      name,
      median(ofTyped).toFixed(1),
      median(ofReference).toFixed(1),
      ratio(share),
      `≤ ${aim}: ${verdict(share, aim, "at most")}`,
    ]);
  }
  await api.stop();
  await postgres.stop();
  printTable(
    "What understanding costs",
    `${size.vendors.toLocaleString("en")} vendors, ${categoryCount} categories; PostgreSQL; one request at a time, medians in ms; ${about}.`,
    ["", "as typed", "filters, or words as written", "ratio", "target"],
    rows,
  );
}
