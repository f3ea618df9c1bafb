// `npm run test:consumers`: installs the packed packages, as from a registry, into fresh apps that know nothing of this
// repository, builds them, serves them, and uses them in a browser.
//
//   node scripts/test-consumers.ts                 all of consumers/
//   node scripts/test-consumers.ts vite-tailwind   only this one
//   node scripts/test-consumers.ts first-page --picture docs/pictures/first-page.webp   also takes the README's picture
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { basename, delimiter, dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { chromium, expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { parse } from "yaml";
import { subpaths } from "../packages/ui/subpaths.ts";
import { findBrowser } from "./browser.ts";
import { freePort } from "./free-port.ts";
import { packPackages } from "./pack-packages.ts";
import { codeBlocks } from "./readme-blocks.ts";

process.chdir(resolve(import.meta.dirname, ".."));

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { report: { type: "string" }, picture: { type: "string" } },
});

/** How an app gets its sources and the packages, and what to check in it. */
type Consumer = {
  /** Returns where in the temporary folder the app is. */
  prepare: (name: string, folder: string) => string;
  install: [title: string, (app: string) => Promise<void>];
  visit: (app: App) => Promise<void>;
};

type App = { folder: string; url: string; page: Page; complaints: string[] };

const withNpm: Consumer["install"] = [
  "installs with npm",
  (app) => npm(app, "install", "--no-audit", "--no-fund", "--no-package-lock", "--prefer-offline", ...tarballs),
];

const workshop = (sources: string, also: (app: App) => Promise<void>): Consumer => ({
  prepare(name, folder) {
    cpSync(join("consumers", name), folder, { recursive: true });
    cpSync("consumers/workshop.tsx", join(folder, sources, "workshop.tsx"));
    if (name === "next-app") importEverything(folder);
    return folder;
  },
  install: withNpm,
  visit: (app) => visitWorkshop(app, also),
});

const consumers: Record<string, Consumer> = {
  "first-page": {
    prepare: fromReadme,
    // A package finds only its own dependencies, because pnpm puts nothing else within its reach.
    install: [
      "installs with pnpm, in an app that is part of a workspace",
      (app) => run(resolve("node_modules/.bin/pnpm"), app, "add", "--prefer-offline", ...packedFrom(app)),
    ],
    visit: visitFirstPage,
  },
  "vite-tailwind": workshop("src", withTailwind),
  "vite-plain": workshop("src", withoutTailwind),
  "next-app": workshop("app", onServer),
};

const counts = { passed: 0, failed: 0 };

/** The machine's own environment and npm settings, this Node, and none of this repository's tools. */
const env = Object.fromEntries(
  Object.entries({
    ...process.env,
    NEXT_TELEMETRY_DISABLED: "1",
    PATH: [
      dirname(process.execPath),
      ...(process.env["PATH"] ?? "").split(delimiter).filter((folder) => !folder.startsWith(process.cwd())),
    ].join(delimiter),
  }).filter(
    (entry): entry is [string, string] =>
      entry[1] !== undefined &&
      !/^(NODE_ENV|NODE_PATH|npm_(package|lifecycle|command|config_(local_)?prefix))/.test(entry[0]),
  ),
);

const npm = (folder: string, ...args: string[]) => run("npm", folder, ...args);

/** Runs a command in an app. Its output is shown only if it fails. */
async function run(command: string, folder: string, ...args: string[]): Promise<void> {
  const child = spawn(command, args, { cwd: folder, env, shell: process.platform === "win32" });
  let said = "";
  child.stdout.on("data", (text) => (said += text));
  child.stderr.on("data", (text) => (said += text));
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) throw new Error(`${basename(command)} ${args[0]} failed:\n${said.slice(-4000)}`);
}

async function promise(title: string, holds: () => unknown): Promise<void> {
  try {
    await holds();
    counts.passed++;
    console.log(`  ✓ ${title}`);
  } catch (error) {
    counts.failed++;
    console.log(`  ✗ ${title}\n${error instanceof Error ? error.message : String(error)}`.replaceAll("\n", "\n    "));
  }
}

const tarballs = Object.values(packPackages());
const browser = await findBrowser();
const api = await tinyApi();
for (const name of positionals.length ? positionals : Object.keys(consumers)) {
  const consumer = consumers[name];
  if (!consumer)
    throw new Error(`There is no consumer called ${name}. You can run: ${Object.keys(consumers).join(", ")}`);
  console.log(`\n${name}`);
  const folder = mkdtempSync(join(tmpdir(), `consumer-${name}-`));
  try {
    await use(consumer.prepare(name, folder), consumer);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}
api.close();

if (options.report) writeFileSync(options.report, JSON.stringify(counts));
console.log(`\nConsumers: ${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed === 0 && counts.passed > 0 ? 0 : 1);

async function use(folder: string, { install: [title, install], visit }: Consumer): Promise<void> {
  const failedBefore = counts.failed;
  await promise(title, () => install(folder));
  await promise("type-checks and builds", () => npm(folder, "run", "build"));
  if (counts.failed > failedBefore) return;

  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn("npm", ["start", "--", "--port", String(port)], { cwd: folder, env, detached: true });
  try {
    await answering(url, server);
    const chrome = await chromium.launch({
      executablePath: browser.executablePath,
      args: browser.args,
      env: { ...env, ...browser.env },
    });
    try {
      const page = await chrome.newPage({ reducedMotion: "reduce" });
      page.setDefaultTimeout(10_000);
      await visit({ folder, url, page, complaints: complaintsOf(page) });
    } finally {
      await chrome.close();
    }
  } finally {
    if (server.pid && server.exitCode === null) {
      process.kill(-server.pid);
      await once(server, "exit");
    }
  }
}

function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  return complaints;
}

/** An app in a workspace, its sources copied word for word from the design system's README. */
function fromReadme(name: string, folder: string): string {
  const app = join(folder, "apps", name);
  cpSync(join("consumers", name), app, { recursive: true });
  for (const { file, code } of codeBlocks("packages/ui/README.md")) {
    mkdirSync(join(app, dirname(file)), { recursive: true });
    writeFileSync(join(app, file), code);
  }
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true }));
  writeFileSync(join(folder, "pnpm-workspace.yaml"), "packages: [apps/*]\n");
  mkdirSync(join(folder, "packed"));
  for (const tarball of tarballs) cpSync(tarball, join(folder, "packed", basename(tarball)));
  return app;
}

/** The tarballs, as an app in the workspace refers to them. */
function packedFrom(app: string): string[] {
  return globSync("*.tgz", { cwd: join(app, "../../packed") }).map((file) => `../../packed/${file}`);
}

async function visitFirstPage({ page, url, complaints }: App): Promise<void> {
  const cards = page.getByRole("main").getByRole("article");
  const widths = () => cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().width)));

  await page.goto(url);
  await promise("shows the README's page", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Well spoken of");
    await expect(cards).toHaveCount(4);
  });
  if (options.picture) {
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await sharp(await page.screenshot())
      .webp({ quality: 90 })
      .toFile(options.picture);
  }

  await promise("cards are laid out in columns, and a single card is as wide as one of four", async () => {
    const [width, ...others] = await widths();
    expect(width).toBeLessThan(400);
    expect(others).toEqual([width, width, width]);
    await page.getByLabel("Name of a vendor").fill("villa");
    await expect(cards).toHaveCount(1);
    expect(await widths()).toEqual([width]);
  });

  await promise("a dialog asks a question, and closes when the answer has been sent", async () => {
    await page.getByRole("button", { name: "Suggest a vendor" }).click();
    const dialog = page.getByRole("dialog", { name: "Suggest a vendor" });
    await dialog.getByLabel("Its name").fill("Sladka Hiša");
    await dialog.getByRole("button", { name: "Send" }).click();
    await expect(dialog).toBeHidden();
  });

  await promise("nothing overflows on a narrow phone", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(page.getByRole("button", { name: "Menu" })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  await promise("the console stays silent", () => expect(complaints).toEqual([]));
}

async function visitWorkshop(app: App, also: (app: App) => Promise<void>): Promise<void> {
  const { page, url, complaints } = app;
  const fonts: string[] = [];
  const elsewhere: string[] = [];
  page.on("response", (response) => {
    const address = new URL(response.url());
    if (address.pathname.endsWith(".woff2") && response.ok()) fonts.push(address.pathname);
    if (address.protocol.startsWith("http") && ![url, api.url].includes(address.origin)) elsewhere.push(address.href);
  });
  const button = (name: string) => page.getByRole("button", { name, exact: true });

  await page.goto(`${url}/?api=${encodeURIComponent(api.url)}`);
  await promise("shows its components", () =>
    expect(page.getByRole("heading", { level: 1 })).toHaveText("Flowers by Ana"),
  );

  await promise("styles load: colour, shape and typeface match the tokens", async () => {
    const seen = await button("Save").evaluate((element) => {
      const { backgroundColor, borderRadius, fontFamily, minHeight } = getComputedStyle(element);
      return { backgroundColor, round: Number.parseFloat(borderRadius) > 100, fontFamily, minHeight };
    });
    expect(seen).toEqual({
      backgroundColor: await colour(page, "--ui-accent"),
      round: true,
      fontFamily: expect.stringContaining("Instrument Sans"),
      minHeight: "44px",
    });
  });

  await promise("a dialog opens, takes the focus, uses the provider's words, and gives the focus back", async () => {
    await button("Delete").click();
    const dialog = page.getByRole("dialog", { name: "Delete this review?" });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Put away" })).toBeVisible();
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(button("Delete")).toBeFocused();
  });

  await promise("a menu works with the keyboard alone", async () => {
    await button("More").focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menuitem", { name: "Edit" })).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("menuitem", { name: "Report" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status", { name: "Chosen" })).toHaveText("report");
    await expect(button("More")).toBeFocused();
  });

  await promise("a select and a text field accept input", async () => {
    await page.getByLabel("Category").selectOption({ label: "Venues" });
    await expect(page.getByLabel("Category")).toHaveValue("venues");
    await page.getByLabel("Your name").fill("Žana Čeh");
    await expect(page.getByLabel("Your name")).toHaveValue("Žana Čeh");
  });

  await promise("a toast says what was done", async () => {
    await button("Save").click();
    await expect(page.getByRole("listitem").filter({ hasText: "Saved to favourites" })).toBeVisible();
  });

  await promise("the typed client calls a server and gets its answer", async () => {
    await button("Ask the API").click();
    await expect(page.getByRole("status", { name: "Found" })).toHaveText("Villa Podrožnik");
    expect(api.asked).toContain("/api/vendors?q=flowers");
  });

  await also(app);

  await promise("the dark theme has different colours", async () => {
    const light = await colour(page, "--ui-paper");
    await button("Dark").click();
    const paper = await colour(page, "--ui-paper");
    expect(paper).not.toBe(light);
    await expect(page.locator("html")).toHaveCSS("background-color", paper);
  });

  await promise("fonts load, and everything comes from the app itself", async () => {
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(fonts.length).toBeGreaterThan(0);
    expect(elsewhere).toEqual([]);
  });

  await promise("the console stays silent", () => expect(complaints).toEqual([]));
}

async function withTailwind({ folder, page }: App): Promise<void> {
  await promise("Tailwind's own names still work, alongside ours", async () => {
    const own = page.getByTestId("own");
    await expect(own).toHaveCSS("color", await colour(page, "--ui-ink"));
    await expect(own).toHaveCSS("font-size", "18px");
    expect(await own.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe("rgba(0, 0, 0, 0)");
  });
  await onlyTheButton(folder);
}

async function withoutTailwind({ folder, page }: App): Promise<void> {
  await promise("the app's own rules win over the system's", () => ownRulesWin(page));
  await onlyTheButton(folder);
}

async function ownRulesWin(page: Page): Promise<void> {
  await expect(page.getByTestId("own")).toHaveCSS("background-color", "rgb(255, 0, 0)");
  await expect(page.getByTestId("own")).toHaveCSS("padding-top", "48px");
}

async function onlyTheButton(folder: string): Promise<void> {
  await promise("importing a button brings in only a button (and its spinner)", async () => {
    await npm(folder, "run", "build:button");
    const code = globSync("dist-button/*.js", { cwd: folder }).map((file) => readFileSync(join(folder, file)));
    expect(slotsIn(code.join("\n"))).toEqual(["button", "spinner"]);
    const bytes = code.reduce((sum, file) => sum + brotliCompressSync(file).length, 0);
    console.log(`    a button alone: ${(bytes / 1000).toFixed(1)} kB brotli, without React`);
    expect(code.length).toBe(1);
  });
}

async function onServer({ folder, url, page }: App): Promise<void> {
  const html = await (await fetch(url)).text();
  await promise("the server sends rendered components, none with a style attribute", () => {
    expect(slotsIn(html.replaceAll("=", ":"))).toEqual(
      expect.arrayContaining(["heading", "text", "avatar", "badge", "card", "prose", "button", "select-field"]),
    );
    expect(html).toMatch(/<h1[^>]*>Flowers by Ana<\/h1>/);
    expect(html).not.toMatch(/<[^>]+ style=/);
  });
  await promise("a server component can import every component", async () => {
    const count = /<p>(\d+)<\/p>/.exec(await (await fetch(`${url}/everything`)).text())?.[1];
    expect(Number(count)).toBeGreaterThan(60);
  });
  await promise("what only shows stays on the server: its code does not reach the browser", () => {
    const named = new Set(html.match(/static\/chunks\/[^"'\\]+\.js/g));
    const sent = [...named].map((file) => readFileSync(join(folder, ".next", decodeURIComponent(file)), "utf8"));
    const slots = slotsIn(sent.join("\n"));
    expect(slots).toContain("button");
    for (const slot of ["prose", "badge", "vendor-card", "gallery"]) expect(slots).not.toContain(slot);
  });
  await promise("the app's own rules win over the system's", () => ownRulesWin(page));
}

/** A server page that imports every module: one without the "use client" it needs does not build. */
function importEverything(folder: string): void {
  const modules = [...subpaths().keys()].filter((path) => /^[a-z-]+$/.test(path));
  const lines = modules.map((path, at) => `import * as module${at} from "@troth/ui/${path}";`);
  const page = `export default () => <p>{[${modules.map((_, at) => `module${at}`).join(", ")}].flatMap(Object.keys).length}</p>;`;
  mkdirSync(join(folder, "app/everything"));
  writeFileSync(join(folder, "app/everything/page.tsx"), `${lines.join("\n")}\n\n${page}\n`);
}

/** The components whose code ended up in a bundle. */
function slotsIn(code: string): string[] {
  const slots = [...code.matchAll(/data-slot["'`]?:\s*["'`]([\w-]+)["'`]/g)].map(([, slot]) => slot!);
  return [...new Set(slots)].toSorted();
}

/** The computed colour of a token on the page. */
function colour(page: Page, token: string): Promise<string> {
  return page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = `var(${name})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, token);
}

/** A server that answers a search with the contract's example. */
async function tinyApi() {
  const contract = parse(readFileSync("openapi.yaml", "utf8")) as {
    paths: Record<
      string,
      { get: { responses: Record<string, { content: { "application/json": { example: object } } }> } }
    >;
  };
  const { example } = contract.paths["/api/vendors"]!.get.responses["200"]!.content["application/json"];
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.writeHead(200, {
      "content-type": "application/json",
      "access-control-allow-origin": request.headers.origin ?? "*",
      "access-control-allow-credentials": "true",
    });
    response.end(JSON.stringify(example));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, asked, close: () => server.close().closeAllConnections() };
}

async function answering(url: string, server: ChildProcess): Promise<void> {
  let said = "";
  server.stdout?.on("data", (text) => (said += text));
  server.stderr?.on("data", (text) => (said += text));
  for (let tries = 0; tries < 150 && server.exitCode === null; tries++) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error(`The app is not responding:\n${said}`);
}
