// Serves the journeys: a copy of the demo's data, filled once and reused until what fills it changes.
import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { once } from "node:events";
import { envOf, startProvider } from "../apps/api/test/openid-provider.ts";
import { digestOf } from "../scripts/digest.ts";
import { dataDir, googleUrl, siteUrl } from "./addresses.ts";
import { prepare } from "./beforehand.ts";

const inputs = ["apps/api/{demo,migrations}/**/*.{json,sql}", "apps/api/src/{demo,covers,photos,import}/**/*.ts"];
const template = `.cache/e2e/template-${digestOf(inputs).slice(0, 16)}`;

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
rmSync(dataDir, { recursive: true, force: true });
cpSync(template, dataDir, { recursive: true });
await prepare(dataDir);

// A real provider in Google's place: people who type an address there own it, and it is confirmed unless it says
// otherwise.
const people = {
  get: (address: string) => ({
    email: address,
    email_verified: !address.startsWith("unconfirmed"),
    given_name: "Nika",
    family_name: "Horvat",
  }),
};
const google = await startProvider(people, {
  port: Number(new URL(googleUrl).port),
  redirect: `${siteUrl}/api/users/google/callback`,
});

const start = spawn(process.execPath, ["scripts/start.ts"], {
  stdio: "inherit",
  env: {
    ...process.env,
    DATA_DIR: dataDir,
    PUBLIC_URL: siteUrl,
    // Each journey comes from its own address, so that they don't share the limits of one.
    TRUSTED_PROXIES: "127.0.0.1,::1",
    ...envOf(google.issuer),
  },
});
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => start.kill(signal));
start.once("exit", (code) => process.exit(code ?? 0));
