// `npm start`: builds what is out of date, then runs the API and the site until Ctrl-C. package.json uses `exec`,
// because npm sends signals to its shell, which would die and leave this process behind.
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { buildSite } from "./build.ts";
import { demoParts, siteSettings } from "./ports.ts";
import { startServer } from "./servers.ts";

/** Milliseconds the two servers have, together, to stop. */
const ENDS_IN = 9_500;

const started = performance.now();
const { site, api, host, production } = siteSettings(process.env);
// Without a public address, people reach the site where it listens.
if (!production) process.env.PUBLIC_URL ||= `http://localhost:${site}`;
const running: { api?: ChildProcess; site?: ChildProcess } = {};
let ending = false;

function run(name: "api" | "site", env: NodeJS.ProcessEnv): void {
  const server = startServer(name, { ...process.env, ...env }, "pipe");
  running[name] = server;
  server.once("exit", (code) => {
    delete running[name];
    if (ending) return;
    console.error(`\nThe ${name === "api" ? "API" : "site"} has stopped (${code ?? "by a signal"}).`);
    void end(code || 1);
  });
  show(server);
}

/** The site stops first, because it still needs the API for the answers it is working on. */
async function end(code: number): Promise<void> {
  if (ending) return;
  ending = true;
  // A frozen process responds to nothing else.
  setTimeout(() => Object.values(running).forEach((server) => server.kill("SIGKILL")), ENDS_IN);
  await Promise.race([stop(running.site), sleep(3_000)]);
  await Promise.all([stop(running.api), running.site && once(running.site, "exit")]);
  process.exit(code);
}

async function stop(server: ChildProcess | undefined): Promise<void> {
  if (!server) return;
  server.kill("SIGTERM");
  await once(server, "exit");
}

// Ctrl-C arrives twice: from the terminal and from npm.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void end(0));
// If npm is killed, it tells no one, but this process then has a different parent.
if (process.env.npm_lifecycle_event !== undefined) {
  const npm = process.ppid;
  setInterval(() => process.ppid !== npm && void end(1), 500).unref();
}

/** Shows lines about progress or trouble; requests stay out of sight. */
function show(child: ChildProcess): void {
  createInterface({ input: child.stdout! }).on("line", (line) => {
    try {
      const entry = JSON.parse(line) as { level: number; msg: string; status?: number; err?: { message: string } };
      if (entry.msg === "answered" || entry.level < 30) return;
      if (entry.level >= 50) console.error(entry.err?.message ?? entry.msg);
      else if (!ready) console.log(`  ${entry.msg}`);
    } catch {
      console.log(line);
    }
  });
}
let ready = false;

async function waitFor(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((later) => setTimeout(later, 150));
  }
}

console.log("Building the site…");
await buildSite();
console.log("Starting the API…");
run("api", { API_PORT: String(api) });
await waitFor(`http://${host}:${api}/api/ready`);
console.log("Starting the site…");
run("site", { PORT: String(site), API_HOST: `http://${host}:${api}` });
await waitFor(`http://${host}:${site}/robots.txt`);
ready = true;

const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`
Troth ${version} is running (after ${seconds} s).

  Site           http://localhost:${site}
  API reference  http://localhost:${site}/api/reference`);
const demo = demoParts(process.env);
if (!production && demo.inbox) console.log(`  E-mail inbox   http://localhost:${api}/dev/mail`);
if (!production && demo.accounts) {
  const { demoAccounts, demoAdminSecret, demoPassword } = await import("../apps/api/src/demo/accounts.ts");
  console.log(`
  Demo accounts (password: ${demoPassword})
${demoAccounts.map(({ email, role }) => `    ${email.padEnd(22)} ${role}`).join("\n")}

  Logging in as the admin needs a code: npm run demo:code (or add ${demoAdminSecret} to an authenticator)`);
}
console.log();
console.log("Press Ctrl-C to stop everything.");
