// How much of the database's speed the API passes on: detail, list and search from one API process and from two, as a
// ratio to pgbench with the same SQL, the same values and as many connections, on the same server. There is nothing in
// front of the two: the load is spread over both ports, so this measures the API and not some operator's load balancer.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { categoryCount, filledDatabase, size, vendorId } from "./data.ts";
import { offerLoad } from "./load.ts";
import { type Postgres, startPostgres } from "./postgres.ts";
import { cpuSeconds, familyCpuSeconds, firstPort, type Server, startApi } from "./processes.ts";
import { pgbenchScript, type Statement, statementsOf } from "./statements.ts";
import { machine, median, printTable, ratio, verdict } from "./table.ts";

const seconds = Number(process.env["BENCH_SECONDS"] || 10);
/** After eight seconds the API's CPU time per request was still falling. */
const warmUp = Math.min(12, 2 * seconds);
const rounds = Number(process.env["BENCH_ROUNDS"] || 3);
const connections = Number(process.env["BENCH_CONNECTIONS"] || 10); // as many as the API opens to the database
/** Different requests of each kind. Each one is a pgbench script whose statements every connection prepares. */
const variety = 40;

interface Kind {
  name: string;
  aim: number;
  paths: string[];
}

interface Measured {
  perSecond: number;
  p99: number;
  /** Microseconds per request. */
  apiCpu: number;
  databaseCpu: number;
  bytes: number;
}

export async function run(): Promise<void> {
  const about = machine();
  const postgres = await startPostgres();
  const database = await filledDatabase(postgres, size);
  const kinds = kindsOf(postgres, database);
  const env = { DATABASE_URL: postgres.url(database) };
  // The port between them belongs to the site.
  const apis = [await startApi(env), await startApi(env, firstPort + 2)];

  const rows: (string | number)[][] = [];
  for (const { name, aim, paths } of kinds) {
    const statements = await statementsOf(postgres.url(database), paths);
    const reference = pgbenchFor(postgres, database, statements);
    // A warm-up: code gets compiled and query plans are chosen.
    await Promise.all(apis.map(({ url }) => offerLoad({ url, paths, connections, seconds: warmUp })));
    reference.run(2);
    // One right after the other, so that other work on the machine affects both.
    const ofApi: Measured[] = [];
    const ofTwo: Measured[] = [];
    const ofPgbench: Pick<Measured, "perSecond" | "p99" | "databaseCpu">[] = [];
    for (let round = 0; round < rounds; round++) {
      ofPgbench.push(reference.run(seconds));
      ofApi.push(await measure(apis.slice(0, 1), postgres, paths));
      ofTwo.push(await measure(apis, postgres, paths));
    }
    reference.tidy();
    const middle = <K extends string>(of: Record<K, number>[], key: K) => median(of.map((one) => one[key]));
    for (const [processes, measured] of [
      ["one process", ofApi],
      ["two", ofTwo],
    ] as const) {
      const share = median(measured.map(({ perSecond }, i) => perSecond / ofPgbench[i]!.perSecond));
      rows.push([
        `${name}, ${processes}`,
        statements[0]!.length,
        Math.round(middle(measured, "perSecond")),
        Math.round(middle(ofPgbench, "perSecond")),
        ratio(share),
        `≥ ${aim}: ${verdict(share, aim, "at least")}`,
        middle(measured, "p99").toFixed(1),
        middle(ofPgbench, "p99").toFixed(1),
        Math.round(middle(measured, "apiCpu")),
        Math.round(middle(measured, "databaseCpu")),
        Math.round(middle(ofPgbench, "databaseCpu")),
        (middle(measured, "bytes") / 1024).toFixed(1),
      ]);
    }
  }
  for (const api of apis) await api.stop();
  await postgres.stop();
  printTable(
    "The API on PostgreSQL, against pgbench with the same SQL",
    [
      `${size.vendors} vendors, ${size.reviews} reviews. One API process or two, one load process, ${postgres.version} (${postgres.settings}); no cache in the API;`,
      `${connections} connections to the API, half of them to each process when there are two; ${connections} from an API process or from pgbench (prepared, 2 threads) to the database over a Unix socket; ${variety} different requests of each kind;`,
      `median of ${rounds} rounds of ${seconds} s, the API and pgbench taking turns. rps: requests; for pgbench, all statements of one request. CPU: µs per request, all threads.`,
      `Machine: ${about}.`,
    ].join("\n"),
    [
      "",
      "statements",
      "API rps",
      "pgbench rps",
      "ratio",
      "target",
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
  // Categories in places as people browse them: only where there are some vendors.
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

async function measure(apis: Server[], postgres: Postgres, paths: string[]): Promise<Measured> {
  const used = () => ({
    api: apis.reduce((sum, { pid }) => sum + cpuSeconds(pid), 0),
    database: familyCpuSeconds(postgres.pid),
  });
  const before = used();
  const outcomes = await Promise.all(
    apis.map(({ url }) => offerLoad({ url, paths, connections: connections / apis.length, seconds })),
  );
  const after = used();
  const good = outcomes.map(({ answers, failures }) => {
    const served = answers.get(200);
    if (!served || answers.size > 1 || failures)
      throw new Error(`Not all answers were 200: ${JSON.stringify([...answers])}, ${failures} failures`);
    return served;
  });
  const count = good.reduce((sum, one) => sum + one.count, 0);
  return {
    perSecond: good.reduce((sum, one) => sum + one.perSecond, 0),
    p99: Math.max(...good.map(({ p99 }) => p99)),
    bytes: good[0]!.bytes,
    apiCpu: ((after.api - before.api) / count) * 1e6,
    databaseCpu: ((after.database - before.database) / count) * 1e6,
  };
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
