// A PostgreSQL server for measuring, with its pgbench. Its data are kept between runs.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir, totalmem } from "node:os";
import { basename, delimiter, dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { root } from "./processes.ts";
import { dataFolder, unprivilegedUser, utf8Locale } from "../scripts/postgres.ts";

export interface Postgres {
  /** The process whose child processes do the work. */
  pid: number;
  /** For example `PostgreSQL 15.18`. */
  version: string;
  /** Its settings that differ from the default, described for the reader. */
  settings: string;
  url(database: string): string;
  /** Runs SQL and returns what it prints. */
  sql(database: string, text: string): string;
  /** @param log where pgbench writes its transaction log, from which p99 is calculated, in ms */
  pgbench(database: string, args: string[], log: string): { count: number; perSecond: number; p99: number };
  stop(): Promise<void>;
}

const mebibytes = (share: number) => `${Math.round((totalmem() * share) / 2 ** 20)}MB`;
const readersSettings = {
  listen_addresses: "",
  shared_buffers: mebibytes(1 / 4), // as PostgreSQL's manual advises (19.4.1)
  effective_cache_size: mebibytes(1 / 2),
  random_page_cost: "1.1",
  max_wal_size: "4GB",
  fsync: "off", // nothing measured by reading waits for the disk
};

/** @param own settings that differ, such as `fsync: "on"` to measure writing */
export async function startPostgres(own: Record<string, string> = {}): Promise<Postgres> {
  const settings = { ...readersSettings, ...own };
  const bin = binaries();
  const version = execFileSync(join(bin, "postgres"), ["--version"], { encoding: "utf8" }).replace(
    /.*?\) (\S+).*\n/s,
    "PostgreSQL $1",
  );
  const user = process.getuid?.() === 0 ? unprivilegedUser() : undefined; // PostgreSQL refuses to run as root
  const kept = join(root, ".cache", `bench-${version.replace(" ", "-").toLowerCase()}`);
  const data = dataFolder(kept, user);
  const sockets = mkdtempSync(join(tmpdir(), "bench-pg-")); // the path of a socket must be short
  if (user) chownSync(sockets, user.uid, user.gid);
  const as = { ...user, cwd: "/", env: { PATH: process.env["PATH"], LC_ALL: "C", TZ: "UTC" } };
  if (!existsSync(join(data, "PG_VERSION"))) {
    rmSync(data, { recursive: true, force: true });
    dataFolder(kept, user);
    execFileSync(
      join(bin, "initdb"),
      ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", ...utf8Locale(join(bin, "initdb")), "--no-sync"],
      { ...as, stdio: ["ignore", "ignore", "inherit"] },
    );
  }
  const flags = Object.entries({ ...settings, unix_socket_directories: sockets }).flatMap(([name, value]) => [
    "-c",
    `${name}=${value}`,
  ]);
  const child = spawn(join(bin, "postgres"), ["-D", data, ...flags], { ...as, stdio: ["ignore", "ignore", "pipe"] });
  let log = "";
  child.stderr.on("data", (text: Buffer) => (log = (log + text.toString()).slice(-3_000)));
  const killed = () => child.kill("SIGQUIT");
  process.once("exit", killed);
  const ended = once(child, "exit");

  const client = (program: string, database: string, args: string[], input?: string) =>
    execFileSync(join(bin, program), ["-h", sockets, "-U", "postgres", ...args, database], {
      ...(input !== undefined && { input }),
      encoding: "utf8",
      maxBuffer: 64 * 2 ** 20,
      stdio: ["pipe", "pipe", "pipe"],
    });
  while (spawnSync(join(bin, "pg_isready"), ["-q", "-h", sockets]).status !== 0) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL did not start:\n${log}`);
    await sleep(50);
  }
  return {
    pid: child.pid!,
    version,
    settings: Object.entries(settings)
      .filter(([name]) => name !== "listen_addresses")
      .map(([name, value]) => `${name} ${value}`)
      .join(", "),
    url: (database) => `postgresql://postgres@localhost/${database}?host=${encodeURIComponent(sockets)}`,
    sql: (database, text) => client("psql", database, ["-XqAt", "-v", "ON_ERROR_STOP=1"], text),
    pgbench(database, args, log) {
      const said = client("pgbench", database, args);
      const count = Number(/transactions actually processed: (\d+)/.exec(said)![1]);
      const perSecond = Number(/tps = ([\d.]+)/.exec(said)![1]);
      return { count, perSecond, p99: p99OfLogs(log) };
    },
    async stop() {
      child.kill("SIGINT"); // fast: ends any sessions that are still open
      await ended;
      process.off("exit", killed);
      rmSync(sockets, { recursive: true, force: true });
    },
  };
}

/** The third column of the logs is how long a transaction took, in µs; there is one file per thread. */
function p99OfLogs(prefix: string): number {
  const files = readdirSync(dirname(prefix))
    .filter((file) => file.startsWith(basename(prefix)))
    .map((file) => join(dirname(prefix), file));
  const times = files.flatMap((file) =>
    readFileSync(file, "utf8")
      .trim()
      .split("\n")
      .map((line) => Number(line.split(" ")[2])),
  );
  for (const file of files) rmSync(file);
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)]! / 1000;
}

/** A folder with the server and pgbench, which is the reference. PostgreSQL from npm comes without it. */
function binaries(): string {
  const system = "/usr/lib/postgresql";
  const versions = existsSync(system) ? readdirSync(system).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(system, version, "bin")),
    ...(process.env["PATH"] ?? "").split(delimiter),
  ];
  const found = folders.find((bin) =>
    ["postgres", "initdb", "psql", "pgbench"].every((program) => existsSync(join(bin, program))),
  );
  if (!found)
    throw new Error(
      "The reference is pgbench. Install a PostgreSQL that includes it (Debian: apt-get install postgresql).",
    );
  return found;
}
