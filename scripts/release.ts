// `npm run release`: checks the packages once more and publishes those with a new version.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

type Environment = Record<string, string | undefined>;
type Repository = { type: "git"; url: string; directory: string };

/**
 * A signed provenance statement needs the repository's address. The build environment knows it, so no host is named
 * here.
 */
export function repositoryOf(folder: string, env: Environment): Repository | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name } = env;
  return server && name ? { type: "git", url: `git+${server}/${name}.git`, directory: folder } : undefined;
}

function release(): void {
  for (const folder of ["packages/ui", "packages/api-client"]) {
    const repository = repositoryOf(folder, process.env);
    const file = `${folder}/package.json`;
    const manifest = JSON.parse(readFileSync(file, "utf8")) as object;
    if (repository) writeFileSync(file, `${JSON.stringify({ ...manifest, repository }, null, 2)}\n`);
  }
  for (const [command, ...args] of [
    ["node", "scripts/test.ts", "packages", "sizes"],
    ["changeset", "publish"],
  ] as const) {
    const { status } = spawnSync(command, args, { stdio: "inherit", shell: process.platform === "win32" });
    if (status !== 0) process.exit(status ?? 1);
  }
}

if (import.meta.main) release();
