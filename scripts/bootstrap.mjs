// Gets a fresh clone ready: installs the pinned tools (Node and pnpm among them) when a manifest or the lockfile has
// changed since the last time. Runs on the machine's own Node (20 or later), so it uses only Node itself.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const pnpm = "12.21.0";
const stamp = "node_modules/.bootstrap";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));

const workspaces = ["packages", "apps"].flatMap((folder) =>
  readdirSync(folder).map((name) => join(folder, name, "package.json")),
);
const hash = createHash("sha256");
for (const file of ["pnpm-lock.yaml", "pnpm-workspace.yaml", "package.json", ...workspaces.filter(existsSync)]) {
  hash.update(readFileSync(file));
}
const wanted = hash.digest("hex");
if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) process.exit(0);

console.log("Installing dependencies (once, and again when they change)…");
const install = spawnSync("npx", ["--yes", `pnpm@${pnpm}`, "install", "--frozen-lockfile"], {
  stdio: "inherit",
  shell: process.platform === "win32",
});
if (install.status !== 0) process.exit(install.status ?? 1);
writeFileSync(stamp, wanted);
