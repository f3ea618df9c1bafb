// The servers under test, each in its own process, and the resources they use, read from /proc (so on Linux only).
import type { ChildProcess } from "node:child_process";
import { randomInt, randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { signatureOf } from "../apps/api/src/security/client-address.ts";
import { startServer } from "../scripts/servers.ts";

export const root = fileURLToPath(new URL("..", import.meta.url));

export interface Server {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/** Lets a request say which address it comes from, as the site's requests do. */
const siteSecret = "a secret for measuring that guards nothing";

/** Whoever knows it can make access tokens without logging in. */
export const secretKey = "a key for measuring that guards nothing";

/** The headers of a request from an address that no one else uses: this measures speed, not the rate limits. */
export function strangerHeaders(): Record<string, string> {
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  const [id, now] = [randomUUID(), Math.floor(Date.now() / 1000)];
  return {
    "x-request-id": id,
    "x-client-address": address,
    "x-client-signature": `${now}.${signatureOf(siteSecret, id, address, now)}`,
  };
}

/** The servers listen on this port and the ones after it. */
export const firstPort = Number(process.env["BENCH_PORT"] || 6700);

/**
 * Starts the API as in production, but with nothing cached, answers not compared with the contract, and no rate limit
 * for reading.
 * @param env what differs, such as DATABASE_URL; without it the embedded database gets its own folder
 */
export async function startApi(env: Record<string, string>, port = firstPort): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), "bench-api-"));
  const url = `http://127.0.0.1:${port}`;
  const child = startServer("api", {
    PATH: process.env["PATH"],
    MODE: "production",
    SMTP_URL: "smtp://127.0.0.1:9",
    MAIL_FROM: "bench@example.org",
    OPERATOR_EMAIL: "operator@example.org",
    API_PORT: String(port),
    PUBLIC_URL: "http://localhost:3000",
    SECRET_KEY: secretKey,
    SITE_SECRET: siteSecret,
    DATA_DIR: folder,
    CACHE_SECONDS: "0",
    CHECK_RESPONSES: "false",
    READS_PER_MINUTE: "1000000000",
    LOG_LEVEL: "warn",
    ...env,
  });
  return started(child, url, `${url}/api/ready`, () => rmSync(folder, { recursive: true, force: true }));
}

/** Starts the built site in front of an API, by default on the next port. */
export async function startSite(api: Server, env: Record<string, string> = {}, port = firstPort + 1): Promise<Server> {
  const url = `http://127.0.0.1:${port}`;
  const child = startServer("site", {
    PATH: process.env["PATH"],
    MODE: "production",
    PORT: String(port),
    API_HOST: api.url,
    PUBLIC_URL: url,
    SITE_SECRET: siteSecret,
    READS_PER_MINUTE: "1000000000",
    LOG_LEVEL: "warn",
    ...env,
  });
  return started(child, url, `${url}/robots.txt`, () => {});
}

async function started(child: ChildProcess, url: string, ready: string, tidy: () => void): Promise<Server> {
  const ended = once(child, "exit");
  const until = Date.now() + 180_000;
  while (!(await fetch(ready).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error(`The server at ${url} ended with ${child.exitCode}.`);
    if (Date.now() > until) throw new Error(`The server at ${url} is not ready after three minutes.`);
    await sleep(100);
  }
  return {
    url,
    pid: child.pid!,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      tidy();
    },
  };
}

const ticksPerSecond = 100; // USER_HZ, on every architecture that Linux runs Node on

/** The fields of a process in /proc/pid/stat, starting at `state`; null once it has gone. */
function statOf(pid: number | string): string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    return text.slice(text.lastIndexOf(")") + 2).split(" ");
  } catch {
    return null;
  }
}

const secondsOf = (stat: string[], from: number, to: number) =>
  stat.slice(from, to).reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerSecond;

/** CPU time of a process so far, over all its threads, in seconds. */
export const cpuSeconds = (pid: number): number => secondsOf(statOf(pid) ?? [], 11, 13);

/** CPU time of a process and its children, including those that have ended, in seconds. */
export function familyCpuSeconds(pid: number): number {
  const own = secondsOf(statOf(pid) ?? [], 11, 15);
  const children = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(statOf)
    .filter((stat) => stat !== null && Number(stat[1]) === pid);
  return own + children.reduce((sum, stat) => sum + secondsOf(stat!, 11, 13), 0);
}

/** How much memory a process uses, in MiB. */
export function residentMiB(pid: number): number {
  const [, kibibytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))!;
  return Number(kibibytes) / 1024;
}
