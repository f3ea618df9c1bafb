// How long the admins' dashboard takes to open in a browser, with a lot in it and with little: each of its queues, and each
// request that the page makes. The reference is a small site with fifty open items, in the same run.
import { type Browser, type BrowserContext, chromium } from "playwright";
import { openDatabase } from "../apps/api/src/database/open.ts";
import { deriveKeys } from "../apps/api/src/security/keys.ts";
import { createSessions } from "../apps/api/src/security/sessions.ts";
import { queueOf, tabNames } from "../apps/site/app/admin/tabs.ts";
import { sessionOf } from "../apps/site/app/state/session.ts";
import { findBrowser } from "../scripts/browser.ts";
import { buildSite } from "../scripts/build.ts";
import { filledDatabase, type Size } from "./data.ts";
import { adminId, openItems } from "./open-items.ts";
import { startPostgres } from "./postgres.ts";
import { firstPort, secretKey, type Server, startApi, startSite, strangerHeaders } from "./processes.ts";
import { machine, median, printTable, ratio, verdict } from "./table.ts";

const rounds = Number(process.env["BENCH_ROUNDS"] || 12);
const aim = 2;

interface Site extends Size {
  items: number;
}
const little: Site = { vendors: 1_000, reviews: 3_000, items: 50 };
const much: Site = {
  vendors: Number(process.env["BENCH_VENDORS"] || 1_000_000),
  reviews: Number(process.env["BENCH_REVIEWS"] || 3_000_000),
  items: Number(process.env["BENCH_ITEMS"] || 50_000),
};

const queues = tabNames.filter((tab) => tab === "appeals" || queueOf[tab] !== undefined);
/** The queues narrowed to what many of their items have, and to what none has. */
const frequent = [
  "vendors?status=approved",
  "claims?evidence=none",
  "reports?reason=fake",
  "reports?state=decided",
  "held-reviews?because=alike",
  "notices?reason=other",
  "proposals?field=address",
  "removals?role=owner",
];
const rare = [
  "vendors?status=suspended",
  "claims?evidence=at-website",
  "reports?reason=illegal",
  "held-reviews?because=unusual-rate",
  "notices?reason=intellectual-property",
  "proposals?field=priceRange",
  "removals?role=agency",
];
const narrowed = (query: string) => `/api/admin/${query}&sort=oldest&limit=30`;
/** What an admin waits for: the figures, and the first items of the queue. */
const shown = ["main dl", "main tbody :is(a, [aria-haspopup])"];

interface Dashboard {
  site: Server;
  context: BrowserContext;
  token: string;
  stop(): Promise<void>;
}

async function openDashboard(browser: Browser, databaseUrl: string, port: number): Promise<Dashboard> {
  const url = `http://127.0.0.1:${port + 1}`;
  const api = await startApi({ DATABASE_URL: databaseUrl, PUBLIC_URL: url }, port);
  const site = await startSite(api, {}, port + 1);
  const database = await openDatabase({ url: databaseUrl });
  const device = { userAgent: "bench", isGoogleLogin: false, secondStep: true };
  const opened = await createSessions(deriveKeys(secretKey)).open(database.db, adminId, device);
  await database.close();

  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 800 } });
  await context.addCookies([{ name: "refresh", value: opened!.refreshToken, url, httpOnly: true, sameSite: "Strict" }]);
  const renewed = await context.request.post("/api/users/refresh-token", { headers: { origin: url } });
  const session = (await renewed.json()) as Parameters<typeof sessionOf>[0];
  const page = await context.newPage();
  await page.goto("/robots.txt");
  await page.evaluate((kept) => localStorage.setItem("troth.session", kept), JSON.stringify(sessionOf(session)));
  await page.close();
  return {
    site,
    context,
    token: session.token,
    async stop() {
      await context.close();
      await site.stop();
      await api.stop();
    },
  };
}

/**
 * Opens the page in a new tab of a browser that has been there before.
 * @returns milliseconds until everything is shown, and what it has asked the API for
 */
async function open({ context }: Dashboard, tab: string): Promise<{ ms: number; asked: string[] }> {
  const page = await context.newPage();
  const asked: string[] = [];
  page.on("response", (answer) => {
    const { pathname, search } = new URL(answer.url());
    if (!pathname.startsWith("/api/") || answer.request().method() !== "GET") return;
    if (answer.status() !== 200) throw new Error(`${pathname} answered ${answer.status()}.`);
    if (!pathname.endsWith("/admin/changes")) asked.push(pathname + search);
  });
  await page.goto(`/dashboard?seleted=dash&tab=${tab}`, { waitUntil: "commit" });
  const time = await page.waitForFunction(
    (parts) => (parts.every((part) => document.querySelector(part)) ? performance.now() : 0),
    shown,
  );
  const ms = await time.jsonValue();
  await page.close();
  return { ms, asked };
}

async function read({ site, token }: Dashboard, path: string): Promise<string> {
  const answer = await fetch(site.url + path, {
    headers: { authorization: `Bearer ${token}`, "sec-fetch-site": "same-origin", ...strangerHeaders() },
  });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 300)}`);
  return text;
}

/** @returns milliseconds */
async function ask(dashboard: Dashboard, path: string): Promise<number> {
  const began = performance.now();
  await read(dashboard, path);
  return performance.now() - began;
}

const isEmpty = async (dashboard: Dashboard, path: string): Promise<boolean> =>
  (JSON.parse(await read(dashboard, path)) as { items: unknown[] }).items.length === 0;

export async function run(): Promise<void> {
  const about = machine();
  await buildSite();
  const postgres = await startPostgres();
  const databases = [];
  for (const { items, ...size } of [little, much])
    databases.push(
      await filledDatabase(postgres, size, { name: `${items} open items`, statements: openItems(size, items) }),
    );
  const { executablePath, args, env } = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    args,
    env: { ...process.env, ...env } as Record<string, string>,
  });
  const dashboards: Dashboard[] = [];
  for (const [i, name] of databases.entries())
    dashboards.push(await openDashboard(browser, postgres.url(name), firstPort + 2 * i));

  const paths = new Set<string>();
  const rows: string[][] = [];
  /** Takes turns, so that whatever else the machine does slows both down. */
  const compare = async (name: string, measure: (dashboard: Dashboard) => Promise<number>) => {
    const times: number[][] = [[], []];
    for (let round = -2; round < rounds; round++)
      for (const [i, dashboard] of dashboards.entries()) {
        const ms = await measure(dashboard);
        if (round >= 0) times[i]!.push(ms);
      }
    const [few, many] = times.map(median) as [number, number];
    rows.push([
      name,
      few.toFixed(1),
      many.toFixed(1),
      ratio(many / few),
      `≤ ${aim}: ${verdict(many / few, aim, "at most")}`,
    ]);
  };
  for (const tab of queues)
    await compare(`opening ${tab}`, async (dashboard) => {
      const { ms, asked } = await open(dashboard, tab);
      for (const path of asked) paths.add(path);
      return ms;
    });
  for (const path of frequent.map(narrowed))
    for (const dashboard of dashboards)
      if (await isEmpty(dashboard, path)) throw new Error(`${path} has nothing to show.`);
  for (const path of [...paths, ...frequent.map(narrowed), ...rare.map(narrowed)])
    await compare(path.replace(/^\/api\//, ""), (dashboard) => ask(dashboard, path));

  for (const dashboard of dashboards) await dashboard.stop();
  await browser.close();
  await postgres.stop();
  const count = ({ vendors, reviews, items }: Site) =>
    `${items.toLocaleString("en")} open items (${vendors.toLocaleString("en")} vendors, ${reviews.toLocaleString("en")} reviews)`;
  printTable(
    "The admins’ dashboard",
    [
      `Medians of ${rounds} in turns, in ms: first until a browser that has been there before shows the figures and the first items of a queue,`,
      `then each request that it made for that, alone, and those that it makes once a queue is narrowed. ${postgres.version} (${postgres.settings}).`,
      `Machine: ${about}.`,
    ].join("\n"),
    ["", count(little), count(much), "ratio", "target"],
    rows,
  );
}
