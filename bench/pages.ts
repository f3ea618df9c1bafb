// Lighthouse on the pages that most people see, against the same HTML without script: what the application costs a
// reader.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { brotliCompressSync } from "node:zlib";
import lighthouse from "lighthouse";
import { findBrowser } from "../scripts/browser.ts";
import { buildSite } from "../scripts/build.ts";
import { firstPort, root, startApi, startSite } from "./processes.ts";
import { machine, median, printTable, ratio, verdict } from "./table.ts";

const runs = Number(process.env["BENCH_RUNS"] || 5);
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

interface Visit {
  fcp: number;
  lcp: number;
  cls: number;
  tbt: number;
  scores: number[];
}

export async function run(): Promise<void> {
  const about = machine();
  await buildSite();
  // The demo's vendors, whose covers are drawn in the first run and kept.
  const api = await startApi({ MODE: "demo", DATA_DIR: join(root, ".cache/bench-demo"), CACHE_SECONDS: "2" });
  const site = await startSite(api);
  const { items } = (await (await fetch(`${api.url}/api/vendors?limit=1`)).json()) as { items: { id: string }[] };
  const paths = [
    "/",
    "/search?q=flowers",
    `/vendor/detail/vendordetail/${items[0]!.id}`,
    "/categories/photographers",
    "/categories/photographers/vienna-at",
    "/how-we-rank",
    "/vendor/addvendor",
    `/remove-listing/${items[0]!.id}`,
  ];
  const bare = await serveWithoutScript(site.url, paths);
  const browser = await startBrowser();

  const rows: string[][] = [];
  for (const path of paths) {
    const whole: Visit[] = [];
    const without: Visit[] = [];
    for (let i = 0; i < runs; i++) {
      whole.push(await visit(site.url + path, browser.port));
      without.push(await visit(bare.url + path, browser.port));
    }
    const middle = (visits: Visit[], key: "fcp" | "lcp" | "cls" | "tbt") => median(visits.map((one) => one[key]));
    const share = {
      fcp: middle(whole, "fcp") / middle(without, "fcp"),
      lcp: middle(whole, "lcp") / middle(without, "lcp"),
    };
    const [cls, tbt] = [middle(whole, "cls"), middle(whole, "tbt")];
    const scores = categories.map((_, i) => median(whole.map((one) => one.scores[i]!)));
    rows.push([
      path.replace(/[\w-]{36}/, "{id}"),
      `${middle(whole, "fcp").toFixed(0)} / ${middle(without, "fcp").toFixed(0)}`,
      `${ratio(share.fcp)} ${verdict(share.fcp, 1.5, "at most")}`,
      `${middle(whole, "lcp").toFixed(0)} / ${middle(without, "lcp").toFixed(0)}`,
      `${ratio(share.lcp)} ${verdict(share.lcp, 1.1, "at most")}`,
      `${cls.toFixed(3)} ${verdict(cls, 0.0005, "at most")}`,
      `${tbt.toFixed(0)} ${verdict(tbt, 50, "at most")}`,
      scores.map((score) => score.toFixed(2)).join(" "),
      scores.every((score, i) => score >= (i === 0 ? 0.98 : 1)) ? "held" : "missed",
    ]);
  }
  await browser.stop();
  bare.stop();
  await site.stop();
  await api.stop();
  printTable(
    "Lighthouse on the pages, against the same HTML without script",
    `Mobile, simulated throttling (Lighthouse's default), median of ${runs}, both taking turns; ms. Targets: FCP ≤ 1.5 ×, LCP ≤ 1.10 × the page without script, CLS 0, TBT ≤ 50 ms, scores ≥ 0.98 1 1 1 (${categories.join(", ")}).\nMachine: ${about}.`,
    [
      "",
      "FCP with / without",
      "ratio ≤ 1.5",
      "LCP with / without",
      "ratio ≤ 1.10",
      "CLS 0",
      "TBT ≤ 50",
      "scores",
      "target",
    ],
    rows,
  );
}

async function visit(url: string, port: number): Promise<Visit> {
  const result = await lighthouse(url, { port, output: "json", logLevel: "silent", onlyCategories: [...categories] });
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse on ${url}: ${result?.lhr.runtimeError?.message ?? "no result"}`);
  const { audits, categories: scored } = result.lhr;
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    fcp: number("first-contentful-paint"),
    lcp: number("largest-contentful-paint"),
    cls: number("cumulative-layout-shift"),
    tbt: number("total-blocking-time"),
    scores: categories.map((name) => scored[name]?.score ?? Number.NaN),
  };
}

/** Serves the pages without any script or script preload; everything else comes from the site. */
async function serveWithoutScript(site: string, paths: string[]): Promise<{ url: string; stop(): void }> {
  const saved = new Map<string, { headers: Record<string, string>; body: Buffer }>();
  for (const path of paths) {
    const answer = await fetch(site + path);
    const html = (await answer.text())
      .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
      .replaceAll(/<link\b[^>]*\b(?:modulepreload|as="script")[^>]*>/g, "")
      // Unwraps what readers without script get, because the measuring browser would not look inside.
      .replaceAll(/<\/?noscript>/g, "");
    const policy = answer.headers.get("content-security-policy");
    saved.set(path, {
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-encoding": "br",
        ...(policy && { "content-security-policy": policy }),
      },
      body: brotliCompressSync(html),
    });
  }
  const server = createServer((incoming, outgoing) => {
    const page = saved.get(incoming.url!);
    if (page) return void outgoing.writeHead(200, page.headers).end(page.body);
    const onward = request(site + incoming.url, { headers: incoming.headers }, (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on("error", () => outgoing.destroy());
    onward.end();
  });
  server.listen(firstPort + 2, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${firstPort + 2}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function startBrowser(): Promise<{ port: number; stop(): Promise<void> }> {
  const { executablePath, args, env } = await findBrowser();
  const profile = mkdtempSync(join(tmpdir(), "bench-browser-"));
  const port = firstPort + 3;
  const browser = spawn(
    executablePath,
    [...args, "--headless", `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`],
    {
      env: { ...process.env, ...env },
      stdio: "ignore",
      detached: true, // a group of its own: the launcher's children end with it
    },
  );
  const kill = () => process.kill(-browser.pid!, "SIGKILL");
  process.once("exit", kill);
  const until = Date.now() + 30_000;
  while (!(await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => null))?.ok) {
    if (Date.now() > until) throw new Error("The browser is not responding.");
    await sleep(100);
  }
  return {
    port,
    async stop() {
      process.off("exit", kill);
      const gone = once(browser, "exit");
      kill();
      await gone;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}
