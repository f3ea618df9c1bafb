// `npm start`: builds what is stale, then runs the API and the site until Ctrl-C.
import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { apiProcess } from "./api-process.ts";
import { buildSite } from "./build.ts";
import { siteSettings } from "./ports.ts";

const started = performance.now();
const { site, api, host, production } = siteSettings(process.env);
// Without a public address people reach the site where it listens.
if (!production) process.env.PUBLIC_URL ||= `http://localhost:${site}`;
const children: { name: string; process: ChildProcess }[] = [];
let ending = false;

function run(name: string, args: string[], env: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push({ name, process: child });
  child.once("exit", (code) => {
    if (ending) return;
    console.error(`\nThe ${name} has ended (${code ?? "by a signal"}).`);
    void end(code || 1);
  });
  return child;
}

async function end(code: number): Promise<never> {
  ending = true;
  const left = children.filter(({ process: child }) => child.exitCode === null && child.signalCode === null);
  await Promise.all(
    left.map(({ process: child }) => {
      child.kill("SIGTERM");
      return new Promise((done) => child.once("exit", done));
    }),
  );
  process.exit(code);
}
process.once("SIGINT", () => void end(0));
process.once("SIGTERM", () => void end(0));

/** Shows the lines that tell of progress or trouble; requests stay out of sight. */
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
show(run("API", [...apiProcess.flags, "apps/api/src/main.ts"], { ...apiProcess.env, API_PORT: String(api) }));
await waitFor(`http://${host}:${api}/api/ready`);
console.log("Starting the site…");
show(run("site", ["apps/site/server/main.ts"], { PORT: String(site), API_HOST: `http://${host}:${api}` }));
await waitFor(`http://${host}:${site}/robots.txt`);
ready = true;

const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`
Troth ${version} is running (after ${seconds} s).

  Site           http://localhost:${site}
  API reference  http://localhost:${site}/api/reference`);
if (!production) {
  const { demoAccounts, demoAdminSecret, demoPassword } = await import("../apps/api/src/demo/accounts.ts");
  console.log(`  Mail inbox     http://localhost:${api}/dev/mail

  Demo accounts (password: ${demoPassword})
${demoAccounts.map(({ email, role }) => `    ${email.padEnd(22)} ${role}`).join("\n")}

  The admin's login asks for a code: npm run demo:code (or put ${demoAdminSecret} into an authenticator)
`);
}
console.log("Ctrl-C ends everything.");
