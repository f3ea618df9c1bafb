// The API and the site as separate processes. `npm start` and the benchmarks both start them here, so both run the same
// programs.
import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

const servers = {
  api: {
    file: "apps/api/src/main.ts",
    // These keep the process small, and its pauses short (docs/benchmarks.md). The nursery has 8 MB from the start, not 16 in
    // the end. The heap may grow to a tenth more than was in use when it was last tidied up; by itself it grew to three times
    // that under load, and stayed there. `--optimize-for-size` takes less still, but has a nursery of 1 MB and moves everything
    // at each collection, for which all who read wait. Code is interpreted until it is worth optimising, without two compilers in between. glibc keeps freed
    // memory unless it is told to give it back (737 MB after a start on the embedded database, 392 with the threshold), and
    // threads that share two arenas leave less unused in each. There is no limit on the heap, because it would apply to the
    // embedded database's thread too, and that died under ten times the load.
    flags: [
      "--min-semi-space-size=8",
      "--max-semi-space-size=8",
      "--heap-growing-percent=10",
      "--no-maglev",
      "--no-sparkplug",
    ],
    // Where main.ts keeps the code that it loads. So is what comes before, from the second start on: then no types are left
    // to be taken out, and what does that isn't loaded (8 MB).
    env: {
      MALLOC_TRIM_THRESHOLD_: "131072",
      MALLOC_ARENA_MAX: "2",
      NODE_COMPILE_CACHE: join(root, ".cache", "compiled"),
    },
  },
  // Uses Node's default nursery, because rendering a page leaves enough behind to fill the small one.
  site: { file: "apps/site/server/main.ts", flags: [], env: { MALLOC_TRIM_THRESHOLD_: "131072" } },
};

const endWithStarter = new URL("end-with-starter.ts", import.meta.url).href;

/**
 * Starts a server that ends when this process does.
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
    // Without it, React and others run their development builds, which are several times slower, whatever MODE is.
    env: { ...env, ...server.env, NODE_ENV: "production" },
    stdio: ["ignore", stdout, "inherit", "ipc"],
  });
}
