// `npm run build`: the site's bundle, made again only when something that goes into it has changed.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";

const inputs = [
  "apps/site/{app,server,public}/**/*",
  "apps/site/*.{ts,json}",
  "packages/*/src/**/*",
  "packages/*/*.{ts,json}",
  "pnpm-lock.yaml",
];
const stamp = "apps/site/build/.stamp";

export async function buildSite(): Promise<void> {
  const hash = createHash("sha256");
  for (const file of globSync(inputs, { exclude: (name) => /stories|\.test\.|\.mdx$/.test(name) }).toSorted()) {
    if (/\.[a-z0-9]+$/i.test(file)) hash.update(file).update(readFileSync(file));
  }
  const wanted = hash.digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  const build = spawnSync("node_modules/.bin/react-router", ["build"], {
    cwd: "apps/site",
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (build.status !== 0) throw new Error("The site could not be built.");
  mkdirSync("apps/site/build", { recursive: true });
  writeFileSync(stamp, wanted);
}

if (import.meta.main) await buildSite();
