// Finds the browser that story tests, visual comparison, journeys and Lighthouse share. The one inside @sparticuz/chromium
// comes first where it runs (Linux on x64): the lockfile pins it, so pictures do not change with a machine's own browser.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export type Browser = {
  executablePath: string;
  /** Command-line switches for a quiet browser that contacts no one and draws the same everywhere. */
  args: string[];
  /** Environment in which it sees only its own few fonts, for pictures that must not depend on the machine's fonts. */
  env: Record<string, string>;
};

const root = fileURLToPath(new URL("..", import.meta.url));
const isRoot = process.getuid?.() === 0;

const args = [
  ...(process.platform === "linux" ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-quic",
  "--no-first-run",
  "--no-default-browser-check",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--font-render-hinting=none",
  "--force-color-profile=srgb",
];

/** `TROTH_BROWSER`, the lockfile's browser, Playwright's own, the system's, Debian's package: whichever runs first. */
export async function findBrowser(): Promise<Browser> {
  const chosen = process.env["TROTH_BROWSER"];
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`TROTH_BROWSER is set to ${chosen}, but there is no such file.`);
    return { executablePath: chosen, args, env: {} };
  }
  const failures: string[] = [];
  for (const [name, find] of [
    ["the browser in @sparticuz/chromium", fromLockfile],
    ["Playwright's browser", fromPlaywright],
    ["a browser on this system", fromSystem],
    ["Debian's chromium package", fromDebian],
  ] as const) {
    try {
      const found = await find();
      if (found) return { env: {}, ...found, args };
      failures.push(`${name}: not found`);
    } catch (error) {
      failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  throw new Error(
    `We couldn't find a browser. Install Chromium or Chrome, or set TROTH_BROWSER to its path. We looked for:\n- ${failures.join("\n- ")}`,
  );
}

type Found = Pick<Browser, "executablePath"> & Partial<Browser>;

/**
 * Unpacks the browser once, beside the checkout's other caches (not in /tmp, where anyone could put a file of that name
 * first). It is unpacked into a separate folder and then moved into place whole, so that no process ever sees half of
 * it.
 */
async function fromLockfile(): Promise<Found | null> {
  if (process.platform !== "linux" || process.arch !== "x64") return null;
  const packed = dirname(dirname(createRequire(import.meta.url).resolve("@sparticuz/chromium")));
  const { version } = JSON.parse(readFileSync(join(packed, "package.json"), "utf8")) as { version: string };
  const home = join(root, ".cache", `chromium-${version}`);
  const found = (folder: string) => ({
    executablePath: join(folder, "browser"),
    env: { FONTCONFIG_FILE: join(folder, "fonts.conf") },
  });
  if (existsSync(home)) return found(home);

  mkdirSync(dirname(home), { recursive: true });
  const folder = mkdtempSync(`${home}-unpacking-`);
  try {
    unpack(packed, folder);
    writeFileSync(join(folder, "fonts.conf"), fontsConfiguration(home));
    // Uses the system's libraries if it has them all, otherwise the few that come with the package.
    for (const libraries of [null, "al2023/lib"]) {
      writeFileSync(join(folder, "browser"), launcher(libraries), { mode: 0o755 });
      const problem = await trial(join(folder, "browser"));
      if (!problem) break;
      if (libraries) throw new Error(`does not start: ${problem}`);
    }
    try {
      renameSync(folder, home);
    } catch (error) {
      // Another process got there first, and its copy is as good as ours.
      if (!existsSync(home)) throw error;
    }
    return found(home);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The package unpacks to the system's temporary folder; in a separate process we can say where that is. */
function unpack(packed: string, folder: string): void {
  const script = `
    import chromium, { inflate } from "@sparticuz/chromium";
    await chromium.executablePath();
    await inflate(${JSON.stringify(join(packed, "bin", "al2023.tar.br"))});
  `;
  const run = spawnSync(process.execPath, ["--input-type=module", "--eval", script], {
    cwd: root,
    env: { ...process.env, TMPDIR: folder },
    encoding: "utf8",
  });
  if (run.status !== 0) throw new Error(`could not be unpacked: ${run.stderr.trim().split("\n").at(-1) ?? "killed"}`);
}

const launcher = (libraries: string | null) => `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
${libraries ? `export LD_LIBRARY_PATH="$here/${libraries}\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"\n` : ""}exec "$here/chromium" "$@"
`;

const fontsConfiguration = (home: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(home, "fonts")}</dir>
  <cachedir>${join(home, "fonts-cache")}</cachedir>
</fontconfig>
`;

/** What stops a browser from starting, if anything. It has started once it listens for commands. */
async function trial(executablePath: string): Promise<string | null> {
  const profile = mkdtempSync(join(tmpdir(), "browser-trial-"));
  const browser = spawn(
    executablePath,
    [...args, "--headless", `--user-data-dir=${profile}`, "--remote-debugging-port=0"],
    {
      stdio: ["ignore", "ignore", "pipe"],
    },
  );
  try {
    let said = "";
    return await new Promise<string | null>((resolve) => {
      const timer = setTimeout(() => resolve("it did not answer within 20 seconds"), 20_000);
      const settle = (problem: string | null) => {
        clearTimeout(timer);
        resolve(problem);
      };
      browser.on("error", (error) => settle(error.message));
      browser.on("exit", (code) => settle(said.trim().split("\n").at(-1) || `exit ${code}`));
      browser.stderr.setEncoding("utf8").on("data", (text: string) => {
        said += text;
        if (said.includes("DevTools listening on")) settle(null);
      });
    });
  } finally {
    const gone = browser.exitCode === null && browser.pid ? once(browser, "exit") : undefined;
    browser.kill("SIGKILL");
    await gone;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  }
}

async function fromPlaywright(): Promise<Found | null> {
  const { chromium } = await import("playwright");
  const executablePath = chromium.executablePath();
  return existsSync(executablePath) && !(await trial(executablePath)) ? { executablePath } : null;
}

async function fromSystem(): Promise<Found | null> {
  const folders = (process.env["PATH"] ?? "").split(process.platform === "win32" ? ";" : ":");
  const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome.exe", "msedge.exe"];
  const candidates = [
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
  ];
  for (const executablePath of candidates) {
    if (existsSync(executablePath) && !(await trial(executablePath))) return { executablePath };
  }
  return null;
}

async function fromDebian(): Promise<Found | null> {
  if (!isRoot || !existsSync("/usr/bin/apt-get")) return null;
  console.log("Installing Debian's chromium…");
  const install = spawnSync(
    "sh",
    ["-c", "apt-get -q update && apt-get -qy -o DPkg::Lock::Timeout=300 install --no-install-recommends chromium"],
    {
      stdio: ["ignore", "ignore", "pipe"],
      encoding: "utf8",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    },
  );
  if (install.status !== 0) throw new Error(install.stderr.trim().split("\n").at(-1) ?? "apt-get failed");
  return await fromSystem();
}

if (import.meta.main) console.log(JSON.stringify(await findBrowser(), null, 2));
