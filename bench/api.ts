// How much of the database's speed the API passes on: detail, list and search from one API process, as a ratio to pgbench
// with the same SQL, the same values, as many connections, on the same server.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { categoryCount, filledDatabase, size, vendorId } from "./data.ts";
import { offerLoad } from "./load.ts";
import { type Postgres, startPostgres } from "./postgres.ts";
import { cpuSeconds, familyCpuSeconds, type Server, startApi } from "./processes.ts";
import { pgbenchScript, type Statement, statementsOf } from "./statements.ts";
import { machine, median, printTable, ratio, verdict } from "./table.ts";

const seconds = Number(process.env["BENCH_SECONDS"] || 10);
/** The API's CPU time a request was still falling after eight seconds. */
const warmUp = Math.min(12, 2 * seconds);
const rounds = Number(process.env["BENCH_ROUNDS"] || 3);
const connections = Number(process.env["BENCH_CONNECTIONS"] || 10); // as many as the API holds to the database
/** Different requests of a kind. Each is a script of pgbench's, whose statements every connection prepares. */
const variety = 40;

interface Kind {
  name: string;
  aim: number;
  paths: string[];
}

interface Measured {
  perSecond: number;
  p99: number;
  /** Microseconds a request. */
  apiCpu: number;
  databaseCpu: number;
  bytes: number;
}

export async function run(): Promise<void> {
  const about = machine();
  const postgres = await startPostgres();
  const database = await filledDatabase(postgres, size);
  const kinds = kindsOf(postgres, database);
  const api = await startApi({ DATABASE_URL: postgres.url(database) });

  const rows: (string | number)[][] = [];
  for (const { name, aim, paths } of kinds) {
    const statements = await statementsOf(postgres.url(database), paths);
    const reference = pgbenchFor(postgres, database, statements);
    await offerLoad({ url: api.url, paths, connections, seconds: warmUp }); // code compiled, plans chosen
    reference.run(2);
    // Side by side: whatever else the machine does meets both.
    const ofApi: Measured[] = [];
    const ofPgbench: Pick<Measured, "perSecond" | "p99" | "databaseCpu">[] = [];
    for (let round = 0; round < rounds; round++) {
      ofPgbench.push(reference.run(seconds));
      ofApi.push(await measure(api, postgres, paths));
    }
    reference.tidy();
    const middle = <K extends string>(of: Record<K, number>[], key: K) => median(of.map((one) => one[key]));
    const share = median(ofApi.map(({ perSecond }, i) => perSecond / ofPgbench[i]!.perSecond));
    rows.push([
      name,
      statements[0]!.length,
      Math.round(middle(ofApi, "perSecond")),
      Math.round(middle(ofPgbench, "perSecond")),
      ratio(share),
      `≥ ${aim}: ${verdict(share, aim, "at least")}`,
      middle(ofApi, "p99").toFixed(1),
      middle(ofPgbench, "p99").toFixed(1),
      Math.round(middle(ofApi, "apiCpu")),
      Math.round(middle(ofApi, "databaseCpu")),
      Math.round(middle(ofPgbench, "databaseCpu")),
      (middle(ofApi, "bytes") / 1024).toFixed(1),
    ]);
  }
  await api.stop();
  await postgres.stop();
  printTable(
    "The API on PostgreSQL, against pgbench with the same SQL",
    [
      `${size.vendors} vendors, ${size.reviews} reviews. One API process, one load process, ${postgres.version} (${postgres.settings}); no cache in the API;`,
      `${connections} connections to the API, ${connections} of the API or of pgbench (prepared, 2 threads) to the database over a Unix socket; ${variety} different requests of a kind;`,
      `median of ${rounds} rounds of ${seconds} s, the API's and pgbench's by turns. rps: requests, for pgbench all statements of one. CPU: µs a request, all threads.`,
      `Machine: ${about}.`,
    ].join("\n"),
    [
      "",
      "statements",
      "API rps",
      "pgbench rps",
      "ratio",
      "aim",
      "API p99 ms",
      "pgbench p99 ms",
      "CPU API",
      "CPU database",
      "with pgbench",
      "kB",
    ],
    rows,
  );
}

function kindsOf(postgres: Postgres, database: string): Kind[] {
  const some = (query: string) =>
    postgres
      .sql(database, query)
      .trim()
      .split("\n")
      .map((line) => line.split("|"));
  const step = Math.max(1, Math.floor(size.vendors / variety));
  const ids = Array.from({ length: variety }, (_, i) => vendorId(1 + ((i * step + 17 * i) % size.vendors)));
  // Categories in places as people browse: where there are some vendors.
  const browses = some(
    `select category[1], location[1] from vendors group by 1, 2 having count(*) between 3 and 300 order by md5(category[1] || location[1]) limit ${variety}`,
  );
  const words =
    some(`select vendors.name, places.name, categories.name from vendors join places on places.id = location[1] join categories on categories.slug = category[1]
    where vendors.id in (${ids.map((id) => `'${id}'`).join(",")}) order by vendors.id`);
  const searches = words.map(([name, place, category], i) => {
    const [first, second, third] = name!.split(" ");
    return [`${first} ${second}`, `${category!.split(" ")[0]} ${place}`, second!, `${second} ${third} wedding`][i % 4]!;
  });
  return [
    { name: "detail", aim: 0.6, paths: ids.map((id) => `/api/vendors/${id}`) },
    {
      name: `list (one of ${categoryCount} categories in a place)`,
      aim: 0.6,
      paths: browses.map(([category, place]) => `/api/vendors?category=${category}&location=${place}`),
    },
    { name: "search (words)", aim: 0.9, paths: searches.map((q) => `/api/vendors?q=${encodeURIComponent(q)}`) },
  ];
}

async function measure(api: Server, postgres: Postgres, paths: string[]): Promise<Measured> {
  const before = { api: cpuSeconds(api.pid), database: familyCpuSeconds(postgres.pid) };
  const { answers, failures } = await offerLoad({ url: api.url, paths, connections, seconds });
  const used = { api: cpuSeconds(api.pid) - before.api, database: familyCpuSeconds(postgres.pid) - before.database };
  const good = answers.get(200);
  if (!good || answers.size > 1 || failures)
    throw new Error(`Not only answers with 200: ${JSON.stringify([...answers])}, ${failures} failures`);
  return { ...good, apiCpu: (used.api / good.count) * 1e6, databaseCpu: (used.database / good.count) * 1e6 };
}

function pgbenchFor(postgres: Postgres, database: string, requests: Statement[][]) {
  const folder = mkdtempSync(join(tmpdir(), "bench-scripts-"));
  const scripts = requests.map((statements, i) => {
    const { script, variables } = pgbenchScript(statements, `r${i}`);
    const file = join(folder, `request-${i}.sql`);
    writeFileSync(file, script);
    return { file, variables };
  });
  const log = join(folder, "log");
  const args = [
    "--no-vacuum",
    "--protocol=prepared",
    `--client=${connections}`,
    "--jobs=2",
    "--log",
    `--log-prefix=${log}`,
    ...scripts.flatMap(({ file, variables }) => [
      `--file=${file}`,
      ...variables.flatMap((variable) => ["--define", variable]),
    ]),
  ];
  return {
    run(seconds: number) {
      const before = familyCpuSeconds(postgres.pid);
      const { perSecond, count, p99 } = postgres.pgbench(database, [...args, `--time=${seconds}`], log);
      return { perSecond, p99, databaseCpu: ((familyCpuSeconds(postgres.pid) - before) / count) * 1e6 };
    },
    tidy: () => rmSync(folder, { recursive: true, force: true }),
  };
}
