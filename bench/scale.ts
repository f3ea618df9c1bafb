// What more vendors cost: the same requests with ten thousand, a hundred thousand and a million vendors. The reference is
// the smallest size, in the same run. Then the first page of results under load, and the memory that it leaves behind.
import { filledDatabase, type Size, vendorId } from "./data.ts";
import { offerLoad } from "./load.ts";
import { type Postgres, startPostgres } from "./postgres.ts";
import { cpuSeconds, familyCpuSeconds, residentMiB, startApi, strangerHeaders } from "./processes.ts";
import { kindsOf } from "./search.ts";
import { machine, median, printTable, ratio, verdict } from "./table.ts";

const sizes = (process.env["BENCH_SIZES"] || "10000,100000,1000000").split(",").map(Number);
const rounds = Number(process.env["BENCH_ROUNDS"] || 3);
const seconds = Number(process.env["BENCH_SECONDS"] || 10);
/** Different requests of each kind, one after another. */
const variety = 60;
const aims = { growth: 3, p99: 50, memory: 250 };
const clients = 20;
/** The size under load, or the largest if it is not among those measured. */
const loaded = sizes.includes(100_000) ? 100_000 : sizes.at(-1)!;

const count = (vendors: number) => vendors.toLocaleString("en");
const listed = (i: number) => `/api/vendors?category=category-${1 + (i % 24)}&location=place-${1 + (i % 50)}&limit=20`;
/** What people see first: the best of everything, of a category, and of a category in a place. */
const firstPages = Array.from(
  { length: variety },
  (_, i) => ["/api/vendors?limit=20", `/api/vendors?category=category-${1 + (i % 24)}&limit=20`, listed(i)][i % 3]!,
);

interface Request {
  path: string;
  body?: object;
}

async function requestsOf(postgres: Postgres, database: string, vendors: number): Promise<Map<string, Request[]>> {
  const each = (make: (i: number) => Request) => Array.from({ length: variety }, (_, i) => make(i));
  const rows = postgres
    .sql(database, `select name, location[1] from vendors order by id limit ${variety}`)
    .trim()
    .split("\n")
    .map((line) => line.split("|") as [name: string, place: string]);
  return new Map([
    ...(await kindsOf(postgres, database)).map(
      ({ name, typed }) => [`search: ${name}`, typed.map((path) => ({ path }))] as const,
    ),
    ["all vendors, best first", each(() => ({ path: "/api/vendors?limit=20" }))],
    ["list of a category in a place", each((i) => ({ path: listed(i) }))],
    ["list with three filters", each((i) => ({ path: `${listed(i)}&priceRange=2,3&minRating=4` }))],
    [
      "suggestions",
      each((i) => ({ path: `/api/vendors/suggestions?q=${encodeURIComponent(rows[i]![0].slice(0, 3 + (i % 4)))}` })),
    ],
    ["detail", each((i) => ({ path: `/api/vendors/${vendorId(1 + ((i * 7919) % vendors))}` }))],
    [
      "duplicates",
      each((i) => {
        const [name, place] = rows[i]!;
        return {
          path: "/api/vendors/duplicates",
          body: { name: `${name} Ltd`, location: [place], phoneNumber: "", website: "", address: `${i} High Street` },
        };
      }),
    ],
  ]);
}

/** Reads the whole database once, as if it had been in use for a while: otherwise the disk is what is measured. */
const readOnce = (postgres: Postgres, database: string) =>
  postgres.sql(
    database,
    `create extension if not exists pg_prewarm;
     select pg_prewarm(oid::regclass) from pg_class where relkind in ('r', 'i') and relnamespace = 'public'::regnamespace;`,
  );

/** Milliseconds of each request, one after another. */
async function measure(url: string, requests: Request[]): Promise<number[]> {
  const taken: number[] = [];
  for (const { path, body } of requests) {
    const began = performance.now();
    const answer = await fetch(
      url + path,
      body && {
        method: "POST",
        headers: { "content-type": "application/json", ...strangerHeaders() },
        body: JSON.stringify(body),
      },
    );
    const text = await answer.text();
    taken.push(performance.now() - began);
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 300)}`);
  }
  return taken;
}

interface Load {
  p50: number;
  p99: number;
  perSecond: number;
  /** In MiB, afterwards. */
  memory: number;
}

const nothingKept = { CACHE_SECONDS: "0" };

async function underLoad(database: string, settings: Record<string, string>): Promise<Load> {
  // Public answers are kept as they are by default.
  const api = await startApi({ DATABASE_URL: database, CACHE_SECONDS: "2", ...settings });
  const offer = () => offerLoad({ url: api.url, paths: firstPages, connections: clients, seconds });
  await offer();
  const { answers, failures } = await offer();
  const served = answers.get(200);
  if (!served || answers.size > 1 || failures) throw new Error(`Not all answers were 200: ${[...answers.keys()]}`);
  const memory = residentMiB(api.pid);
  await api.stop();
  return { ...served, memory };
}

export async function run(): Promise<void> {
  const about = machine();
  const postgres = await startPostgres();
  const times = new Map<string, number[]>();
  const work = new Map<string, number[]>();
  const load: string[][] = [];
  for (const vendors of sizes) {
    const size: Size = { vendors, reviews: vendors };
    const database = await filledDatabase(postgres, size);
    readOnce(postgres, database);
    const api = await startApi({ DATABASE_URL: postgres.url(database) });
    const kinds = await requestsOf(postgres, database, vendors);
    // To compile code, choose plans and fill caches; before the first size, which is the reference, this process too.
    for (let warmUp = vendors === sizes[0] ? 4 : 2; warmUp > 0; warmUp--)
      for (const requests of kinds.values()) await measure(api.url, requests);
    for (const [name, requests] of kinds) {
      const measured: number[] = [];
      const seconds = () => cpuSeconds(api.pid) + familyCpuSeconds(postgres.pid);
      const before = seconds();
      for (let round = 0; round < rounds; round++) measured.push(...(await measure(api.url, requests)));
      times.set(name, [...(times.get(name) ?? []), median(measured)]);
      work.set(name, [...(work.get(name) ?? []), ((seconds() - before) / measured.length) * 1_000]);
    }
    await api.stop();
    if (vendors !== loaded) continue;
    const [asRun, uncached] = [
      await underLoad(postgres.url(database), {}),
      await underLoad(postgres.url(database), nothingKept),
    ];
    const row = (name: string, of: (load: Load) => number, digits: number, aim?: number) => [
      name,
      of(asRun).toFixed(digits),
      of(uncached).toFixed(digits),
      aim ? `≤ ${aim}: ${verdict(of(asRun), aim, "at most")}` : "",
    ];
    load.push(
      row("p99, ms", ({ p99 }) => p99, 1, aims.p99),
      row("p50, ms", ({ p50 }) => p50, 1),
      row("a second", ({ perSecond }) => perSecond, 0),
      row("memory of the API, MiB", ({ memory }) => memory, 0, aims.memory),
    );
  }
  await postgres.stop();
  const setting = `${postgres.version} (${postgres.settings}), no cache in the API; as many reviews as vendors; the whole database read once beforehand; one request at a time, ${variety} different ones of each kind`;
  const growthOf = (costs: Map<string, number[]>) =>
    [...costs].map(([name, ms]) => {
      const growth = ms.at(-1)! / ms[0]!;
      return [
        name,
        ...ms.map((each) => each.toFixed(1)),
        ratio(growth),
        `≤ ${aims.growth}: ${verdict(growth, aims.growth, "at most")}`,
      ];
    });
  const columns = ["", ...sizes.map(count), "largest / smallest", "target"];
  printTable(
    "What more vendors cost",
    `${setting}; medians of ${rounds} rounds, in ms; ${about}.`,
    columns,
    growthOf(times),
  );
  printTable(
    "The same, as work",
    "CPU time of the API and the database together, mean of all requests, in ms: unlike the wait, it hardly depends on what else the machine does.",
    columns,
    growthOf(work),
  );
  printTable(
    `First pages of ${count(loaded)} vendors`,
    `${clients} clients, each asking again once it has its answer, for ${seconds} s; the load comes from the same machine. As it runs by default, the API keeps public answers for two seconds; ${about}.`,
    ["", "as it runs", "nothing kept", "target"],
    load,
  );
}
