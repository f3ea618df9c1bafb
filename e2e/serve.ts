// Serves the journeys: a copy of the demo's data, filled once for as long as what fills it stays the same.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { once } from "node:events";

const hash = createHash("sha256");
const inputs = ["apps/api/{demo,migrations}/**/*.{json,sql}", "apps/api/src/{demo,covers,photos,import}/**/*.ts"];
for (const file of globSync(inputs).toSorted()) hash.update(readFileSync(file));
const template = `.cache/e2e/template-${hash.digest("hex").slice(0, 16)}`;
const data = ".cache/e2e/data";

if (!existsSync(template)) {
  const filling = `${template}.new`;
  rmSync(filling, { recursive: true, force: true });
  mkdirSync(filling, { recursive: true });
  const fill = spawn(process.execPath, ["apps/api/src/demo/command.ts"], {
    stdio: "inherit",
    env: { ...process.env, DATA_DIR: filling },
  });
  const [code] = await once(fill, "exit");
  if (code !== 0) process.exit(1);
  renameSync(filling, template);
}
rmSync(data, { recursive: true, force: true });
cpSync(template, data, { recursive: true });

const start = spawn(process.execPath, ["scripts/start.ts"], {
  stdio: "inherit",
  env: { ...process.env, DATA_DIR: data, PUBLIC_URL: `http://localhost:${process.env.PORT}` },
});
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => start.kill(signal));
start.once("exit", (code) => process.exit(code ?? 0));
