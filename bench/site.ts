// How many pages per second the site's server delivers to browser-like requests: kept pages and freshly rendered ones,
// beside a static file of the same bytes from the same server and the API's own answer.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { buildSite } from "../scripts/build.ts";
import { offerLoad } from "./load.ts";
import { cpuSeconds, residentMiB, root, type Server, startApi, startSite } from "./processes.ts";
import { machine, printTable, ratio, verdict } from "./table.ts";

const seconds = Number(process.env["BENCH_SECONDS"] || 5);
const visitors = [10, 100];
/**
 * Freshly rendered pages per second for 10 visitors, before pages were kept, with NODE_ENV=production: on two Xeon
 * cores shared with the load process.
 */
const before = { "/": 45, "/search": 46, detail: 54, "/login": 148 };

interface Row {
  rps: number;
  p50: number;
  p99: number;
  /** Milliseconds the site's server spends on each page. */
  cpu: number;
  others: number;
}

export async function run(): Promise<void> {
  const about = machine();
  await buildSite();
  const api = await startApi({ MODE: "demo", DATA_DIR: join(root, ".cache/bench-demo"), CACHE_SECONDS: "2" });
  const { items } = (await (await fetch(`${api.url}/api/vendors?limit=1`)).json()) as { items: { id: string }[] };
  const { id } = items[0]!;
  const pages = [
    { name: "/", path: "/", call: "/api/reviews/latest" },
    { name: "/search", path: "/search", call: "/api/vendors?limit=20" },
    { name: "detail", path: `/vendor/detail/vendordetail/${id}`, call: `/api/vendors/${id}` },
    { name: "/login", path: "/login", call: null },
  ] as const;

  const rows: string[][] = [];
  const found = new Map<string, Row>();
  const measure = async (name: string, server: Server, path: string, connections: number) => {
    const row = await ask(server, path, connections);
    found.set(`${name} ${connections}`, row);
    return row;
  };

  const keeping = await startSite(api);
  for (const { name, path, call } of pages) {
    const file = await sameAsFile(keeping.url + path);
    for (const connections of visitors) {
      await measure(`${name} kept`, keeping, path, connections);
      await measure(`${name} static`, keeping, file.path, connections);
      if (call) await measure(`${name} api`, api, call, connections);
    }
    file.remove();
  }
  const memory = residentMiB(keeping.pid);
  await keeping.stop();
  const anew = await startSite(api, { CACHE_SECONDS: "0" });
  for (const { name, path } of pages)
    for (const connections of visitors) await measure(`${name} rendered`, anew, path, connections);
  await anew.stop();
  await api.stop();

  for (const { name, call } of pages)
    for (const connections of visitors) {
      const of = (kind: string) => found.get(`${name} ${kind} ${connections}`)!;
      for (const kind of ["kept", "rendered", "static", ...(call ? ["api"] : [])]) {
        const { rps, p50, p99, cpu, others } = of(kind);
        const share = rps / of("static").rps;
        const times = rps / before[name];
        rows.push([
          `${name}, ${kind}`,
          String(connections),
          rps.toFixed(0),
          p50.toFixed(1),
          p99.toFixed(1),
          kind === "api" ? "—" : cpu.toFixed(2),
          kind === "kept" ? `${ratio(share)} of the file, ≥ 0.3: ${verdict(share, 0.3, "at least")}` : "",
          kind === "rendered" ? `${ratio(times)} × ${before[name]}, ≥ 4: ${verdict(times, 4, "at least")}` : "",
          String(others),
        ]);
      }
    }
  printTable(
    "Pages of the site's server",
    [
      `Requests ask for br; one load process, the API and the site on the same machine, started the way npm start does; the demo's data; ${seconds} s each.`,
      `Kept: pages live for 2 s. Rendered: the site keeps none, the API keeps its answers (2 s). Static: a file of the same bytes. API: the answer that makes up most of the page.`,
      `CPU: the site's, in ms per page. Memory of the site once all that is kept: ${memory.toFixed(0)} MiB.`,
      `Machine: ${about}.`,
    ].join("\n"),
    ["", "visitors", "rps", "p50 ms", "p99 ms", "CPU ms", "kept", "rendered", "other answers"],
    rows,
  );
}

async function ask(server: Server, path: string, connections: number): Promise<Row> {
  const { host } = new URL(server.url);
  const text = `GET ${path} HTTP/1.1\r\nhost: ${host}\r\naccept: text/html\r\naccept-encoding: gzip, deflate, br, zstd\r\n\r\n`;
  const load = (during: number) => offerLoad({ url: server.url, paths: () => text, connections, seconds: during });
  await load(Math.min(2, seconds));
  const begun = cpuSeconds(server.pid);
  const { answers, failures } = await load(seconds);
  const used = cpuSeconds(server.pid) - begun;
  const right = answers.get(200);
  const others = [...answers].reduce((sum, [status, { count }]) => sum + (status === 200 ? 0 : count), failures);
  return {
    rps: right?.perSecond ?? 0,
    p50: right?.p50 ?? Number.NaN,
    p99: right?.p99 ?? Number.NaN,
    cpu: (used * 1000) / (right?.count ?? 1),
    others,
  };
}

/** A file with exactly the bytes that the server sends for the page. */
async function sameAsFile(url: string): Promise<{ path: string; remove(): void }> {
  const name = "measured.html";
  const file = join(root, "apps/site/build/client/assets", name);
  const page = await fetch(url, { headers: { "accept-encoding": "identity" } });
  writeFileSync(file, await page.text());
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
  writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file), { params }));
  return {
    path: `/assets/${name}`,
    remove() {
      for (const ending of ["", ".br"]) rmSync(file + ending, { force: true });
    },
  };
}
