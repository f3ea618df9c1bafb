// The API and the site as processes of their own. `npm start` and the benchmarks start them here, so that both run the same.
import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const servers = {
  api: {
    file: "apps/api/src/main.ts",
    // So that it stays small: the nursery is 4 MB instead of 16; glibc keeps what was freed unless it is told to give it back
    // (737 MB after a start on the embedded database, 392 with the threshold). No limit on the heap: it holds for the embedded
    // database's thread too, which ended of it under ten times the load.
    flags: ["--max-semi-space-size=4"],
    env: { MALLOC_TRIM_THRESHOLD_: "131072" },
  },
  // With Node's own nursery: rendering a page leaves as much behind as fills the small one.
  site: { file: "apps/site/server/main.ts", flags: [], env: { MALLOC_TRIM_THRESHOLD_: "131072" } },
};

const root = fileURLToPath(new URL("..", import.meta.url));
const endWithStarter = new URL("end-with-starter.ts", import.meta.url).href;

/**
 * Starts a server, which ends when this process does.
 * @param stdout "pipe" to read what it logs
 */
export function startServer(
  name: keyof typeof servers,
  env: NodeJS.ProcessEnv,
  stdout: "pipe" | "inherit" = "inherit",
): ChildProcess {
  const server = servers[name];
  return spawn(process.execPath, [...server.flags, "--import", endWithStarter, server.file], {
    cwd: root,
    // Without it React and others run their development builds, several times slower, whatever MODE is.
    env: { ...env, ...server.env, NODE_ENV: "production" },
    stdio: ["ignore", stdout, "inherit", "ipc"],
  });
}
