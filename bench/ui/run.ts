// `npm run bench:ui [-- --all] [-- --runs 12]`: our ten components beside the same ten of other libraries: bytes,
// mounting, updating, server rendering. Prints the tables, and saves them in results/ with the figures behind them.
// `--only mui,chakra` measures those two beside ours, plain React and Mantine, which the targets compare, and saves
// nothing.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { machine, median, ratio, section, verdict } from "../table.ts";
import type { Weight } from "./builds.ts";
import { type Library, librariesOf, versionOf } from "./libraries.ts";

const { values } = parseArgs({
  options: {
    all: { type: "boolean", default: false },
    only: { type: "string" },
    runs: { type: "string", default: "12" },
  },
});
const runs = Number(values.runs);
const kept = values.only === undefined;
const libraries = librariesOf(values.all, values.only?.split(","));
process.env["NODE_ENV"] = "production";
const here = import.meta.dirname;

install();
// Imported only now that what they need is installed.
const { built, buildApp, buildServer } = await import("./builds.ts");
const { measureCards, startBrowser, steps, tryTen } = await import("./pages.ts");
const { measureServers } = await import("./servers.ts");
const { serveFolder } = await import("../../scripts/serve-folder.ts");

const about = machine();
const titles = libraries.map((library) => [library.title, versionOf(library)].filter(Boolean).join(" "));
const indexOf = (name: string) => libraries.findIndex((library) => library.name === name);
const [mantine, plain] = [indexOf("mantine"), indexOf("plain")];
const figures: Record<string, unknown> = { machine: about, libraries: titles };

const sections = [await bytes(), ...(await cards()), await servers()];
const markdown = [
  "# Our ten components beside other libraries'",
  `Machine: ${about}. Pictures of each: \`bench/ui/pictures\`.`,
  libraries.map(({ title, note }) => `- ${title}: ${note}`).join("\n"),
  ...sections,
].join("\n\n");
console.log(`\n${markdown}`);
if (kept) {
  const results = join(here, "results");
  mkdirSync(results, { recursive: true });
  writeFileSync(join(results, "ui.md"), markdown);
  writeFileSync(join(results, "ui.json"), `${JSON.stringify(figures, null, 2)}\n`);
}

/**
 * The other libraries are not part of the workspace: the first run installs them, and the first `--all` those for
 * `--all`.
 */
function install(): void {
  const there = (library: Library) => !library.package || existsSync(join(here, "node_modules", library.package));
  const lock = readFileSync(join(here, "package-lock.json"));
  const mark = join(here, "node_modules/.installed-lock.json");
  const current = existsSync(mark) && readFileSync(mark).equals(lock);
  if (current && libraries.every(there)) return;
  console.log("Installing the other libraries…");
  execFileSync("npm", ["ci", ...(values.all ? [] : ["--omit=optional"]), "--ignore-scripts"], {
    cwd: here,
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "development" },
  });
  writeFileSync(mark, lock);
}

async function bytes(): Promise<string> {
  const react = await buildApp("react", "plain");
  const weights: Weight[] = [];
  for (const { name } of libraries) weights.push(await buildApp("ten", name));
  figures["bytes"] = { react, ...Object.fromEntries(weights.map((weight, i) => [libraries[i]!.name, weight])) };

  const sum = ({ script, style }: { script: number; style: number }) => script + style;
  const reactAlone = sum(react.total);
  const own = weights.map(({ total }) => sum(total) - reactAlone);
  const rows = weights.map(({ initial, total }, i) => [
    titles[i]!,
    kilobytes(total.script),
    kilobytes(total.style),
    kilobytes(sum(total)),
    against(sum(total), sum(weights[mantine]!.total), i === 0 ? 0.55 : undefined),
    kilobytes(own[i]!),
    against(own[i]!, own[mantine]!, i === 0 ? 0.55 : undefined),
    kilobytes(sum(initial)),
    kilobytes(sum(initial) - reactAlone),
    against(sum(initial) - reactAlone, sum(weights[mantine]!.initial) - reactAlone, i === 0 ? 0.55 : undefined),
  ]);
  return section(
    "Bytes",
    `Script and style of one page with the ten, Brotli (quality 11), kB of 1,000 bytes. *Without React*: less the ${kilobytes(reactAlone)} of a page with React alone. *Total*: also what is loaded only when someone reaches for it. *First*: what is loaded before the page shows. Target: ours ≤ 0.55 × Mantine, shown for each.`,
    [
      "",
      "script",
      "style",
      "total",
      "× Mantine",
      "without React",
      "× Mantine",
      "first",
      "first, without React",
      "× Mantine",
    ],
    rows,
  );
}

async function cards(): Promise<string[]> {
  for (const { name } of libraries) await buildApp("cards", name);
  const site = await serveFolder(built);
  const browser = await startBrowser();
  const samples = libraries.map(() => [] as Awaited<ReturnType<typeof measureCards>>[]);
  try {
    for (const library of libraries) await tryTen(browser, site.url, library, { keepPictures: kept });
    for (let run = 0; run < runs; run++) {
      for (const [i, library] of libraries.entries()) samples[i]!.push(await measureCards(browser, site.url, library));
    }
  } finally {
    await browser.close();
    await site.close();
  }
  figures["cards"] = Object.fromEntries(samples.map((each, i) => [libraries[i]!.name, each]));

  const about = {
    mount: ["Mounting 1,000 cards", "Targets: ours ≤ 0.40 × Mantine and ≤ 2.5 × plain.", 0.4, 2.5],
    update: [
      "Updating 1,000 cards",
      "Every text in every card changes. Target: ours ≤ 0.35 × Mantine.",
      0.35,
      undefined,
    ],
    one: [
      "Updating 1 of 1,000 cards",
      "All are rendered again, nothing is memoised; one of them differs.",
      undefined,
      undefined,
    ],
  } as const;
  return steps.map((step) => {
    const middle = samples.map((each) => ({
      task: median(each.map((sample) => sample[step].task)),
      script: median(each.map((sample) => sample[step].script)),
      style: median(each.map((sample) => sample[step].style)),
      layout: median(each.map((sample) => sample[step].layout)),
    }));
    const [title, aim, limit, plainLimit] = about[step];
    return section(
      title,
      `CPU time of the page's main thread in ms, for all its tasks until the change was painted (\`TaskDuration\` from \`Performance.getMetrics\` with \`threadTicks\`), and the share of script, style and layout. Median of ${runs} alternating rounds, each in a new page after four rounds with 50 cards. ${aim}`,
      ["", "CPU ms", "least–most", "× Mantine", "× plain", "script", "style", "layout"],
      middle.map(({ task, script, style, layout }, i) => [
        titles[i]!,
        task.toFixed(1),
        spread(samples[i]!.map((sample) => sample[step].task)),
        against(task, middle[mantine]!.task, i === 0 ? limit : undefined),
        against(task, middle[plain]!.task, i === 0 ? plainLimit : undefined),
        script.toFixed(1),
        style.toFixed(1),
        layout.toFixed(1),
      ]),
    );
  });
}

async function servers(): Promise<string> {
  const files = new Map<string, string>();
  for (const library of libraries) files.set(library.name, await buildServer(library));
  const renders = [...(await measureServers(files, runs)).values()];
  figures["server"] = Object.fromEntries(renders.map((each, i) => [libraries[i]!.name, each]));

  const times = renders.map((each) => each.map(({ milliseconds }) => milliseconds));
  const middle = times.map(median);
  return section(
    "Server rendering of 1,000 cards",
    `\`renderToString\` in Node ${process.version}, CPU time of the main thread in ms, one process for each, taking turns; median of ${runs} after ten unmeasured. Target: ours ≤ 0.40 × Mantine.`,
    ["", "CPU ms", "least–most", "× Mantine", "× plain", "HTML kB"],
    middle.map((time, i) => [
      titles[i]!,
      time.toFixed(1),
      spread(times[i]!),
      against(time, middle[mantine]!, i === 0 ? 0.4 : undefined),
      against(time, middle[plain]!),
      kilobytes(renders[i]![0]!.html),
    ]),
  );
}

/** A ratio and, where there is a target, whether it is met. */
function against(value: number, base: number, limit?: number): string {
  const share = value / base;
  return limit === undefined ? ratio(share) : `${ratio(share)} ${verdict(share, limit, "at most")}`;
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

function spread(values: number[]): string {
  return `${Math.min(...values).toFixed(0)}–${Math.max(...values).toFixed(0)}`;
}
