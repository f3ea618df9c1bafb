// `npm start` as a service manager runs it: how it ends, whichever process is told or killed, and what it starts.
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { expect, test as base } from "@playwright/test";
import { freePort } from "../scripts/free-port.ts";
import { dataDir } from "./addresses.ts";

interface Started {
  npm: ChildProcess;
  apiUrl: string;
  /** What `npm start` has started, and what that has, in this order. */
  processes: number[];
}

const test = base.extend<{ started: Started }>({
  started: [
    async ({}, use, { testId }) => {
      const folder = `${dataDir}-${testId}`;
      const [site, api] = [await freePort(), await freePort()];
      const npm = spawn("npm", ["start"], {
        cwd: new URL("..", import.meta.url),
        stdio: ["ignore", "pipe", "inherit"],
        env: {
          ...process.env,
          NODE_ENV: "development",
          MODE: "demo",
          DEMO_DATA: "false",
          PORT: String(site),
          API_PORT: String(api),
          DATA_DIR: folder,
        },
      });
      const processes: number[] = [];
      try {
        let said = "";
        npm.stdout!.on("data", (bytes) => (said += String(bytes)));
        await expect.poll(() => said, { timeout: 110_000 }).toContain("Press Ctrl-C to stop everything.");
        processes.push(...below(npm.pid!));
        await use({ npm, apiUrl: `http://127.0.0.1:${api}`, processes });
      } finally {
        // Includes those started since, and those whose parent has gone.
        for (const pid of new Set([npm.pid!, ...below(npm.pid!), ...processes]))
          if (lives(pid)) process.kill(pid, "SIGKILL");
        rmSync(folder, { recursive: true, force: true });
      }
    },
    { timeout: 120_000 },
  ],
});

function below(pid: number): number[] {
  const table = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number) as [number, number]);
  return table.filter(([, parent]) => parent === pid).flatMap(([child]) => [child, ...below(child)]);
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** The servers are the processes that have started none themselves. */
const serversOf = ({ processes }: Started) => processes.filter((pid) => below(pid).length === 0);

test("fault 8: told to stop, npm start answers unfinished requests and ends both servers before itself", async ({
  started,
}) => {
  const { npm, apiUrl, processes } = started;
  // Each hashes a password: the last are still running when the first has its answer.
  const logins = Array.from({ length: 10 }, () =>
    fetch(`${apiUrl}/api/users/login`, {
      method: "POST",
      headers: { "content-type": "application/json", connection: "close" },
      body: JSON.stringify({ email: "nobody@example.org", password: "three lanterns by the lake" }),
    }),
  );
  await Promise.any(logins);
  const told = performance.now();
  npm.kill("SIGTERM");
  const [code] = await once(npm, "exit");
  expect(code).toBe(0);
  expect(performance.now() - told).toBeLessThan(10_000);
  expect(processes.filter(lives)).toEqual([]);
  expect(new Set((await Promise.all(logins)).map(({ status }) => status))).toEqual(new Set([401]));
});

test("both servers have ten seconds in total, even if neither reacts to being told to stop", async ({ started }) => {
  const { npm, processes } = started;
  for (const pid of serversOf(started)) process.kill(pid, "SIGSTOP");
  const told = performance.now();
  npm.kill("SIGTERM");
  await once(npm, "exit");
  expect(processes.filter(lives)).toEqual([]);
  // Ten for each would be twenty. A busy machine needs a moment to notice that they have passed.
  expect(performance.now() - told).toBeLessThan(15_000);
});

for (const [who, victim] of [
  ["npm", ({ npm }: Started) => npm.pid!],
  ["the process that npm started", ({ processes }: Started) => processes[0]!],
] as const)
  test(`no server survives when ${who} is killed`, async ({ started }) => {
    const servers = serversOf(started);
    expect(servers).toHaveLength(2);
    process.kill(victim(started), "SIGKILL");
    await expect.poll(() => started.processes.filter(lives), { timeout: 10_000 }).toEqual([]);
  });

test("both servers run as in production, whatever the environment says", async ({ started }) => {
  const environments = serversOf(started).map((pid) =>
    execFileSync("ps", ["eww", "-o", "command=", "-p", String(pid)], { encoding: "utf8" }),
  );
  const modes = environments.map((text) => /\sNODE_ENV=(\S+)/.exec(text)?.[1]);
  expect(modes).toEqual(["production", "production"]);
});
