// What `npm start` runs is what the benchmarks measure: the running servers themselves are asked what they have loaded.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

async function freePort(): Promise<string> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  return String(port);
}

/** Asks the inspector of a running process for its main script, and for the addresses of all that it has loaded. */
async function askProcess(inspector: string): Promise<{ main: string; loaded: string[]; nodeEnv: string }> {
  const socket = new WebSocket(inspector);
  await once(socket, "open");
  const loaded: string[] = [];
  const answers = new Map<number, (result: { result: { value: string } }) => void>();
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data)) as {
      id?: number;
      method?: string;
      params: { url: string };
      result: never;
    };
    if (message.method === "Debugger.scriptParsed") loaded.push(message.params.url);
    if (message.id !== undefined) answers.get(message.id)!(message.result);
  });
  const send = (id: number, method: string, params = {}) => {
    socket.send(JSON.stringify({ id, method, params }));
    return new Promise<{ result: { value: string } }>((resolve) => answers.set(id, resolve));
  };
  const evaluate = async (id: number, expression: string) =>
    (await send(id, "Runtime.evaluate", { expression })).result.value;
  // What was loaded before is told on enabling.
  await send(1, "Debugger.enable");
  const main = await evaluate(2, "process.argv[1]");
  const nodeEnv = await evaluate(3, "process.env.NODE_ENV ?? ''");
  socket.close();
  return { main, loaded, nodeEnv };
}

const production = {
  MODE: "production",
  SECRET_KEY: "a key for a test that guards nothing at all",
  SITE_SECRET: "a secret for a test that guards nothing",
  SMTP_URL: "smtp://127.0.0.1:9",
  MAIL_FROM: "test@example.org",
  OPERATOR_EMAIL: "test@example.org",
};

test.each([
  ["demo", { MODE: "demo", DEMO_DATA: "false" }],
  ["production", production],
])("in the mode %s neither server has a development build of anything", { timeout: 120_000 }, async (_, settings) => {
  const folder = mkdtempSync(join(tmpdir(), "servers-"));
  const [PORT, API_PORT] = [await freePort(), await freePort()];
  const started = spawn(process.execPath, ["scripts/start.ts"], {
    env: {
      PATH: process.env["PATH"],
      NODE_OPTIONS: "--inspect=127.0.0.1:0",
      DATA_DIR: folder,
      PORT,
      API_PORT,
      PUBLIC_URL: `http://localhost:${PORT}`,
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  try {
    let said = "";
    started.stderr.on("data", (chunk: Buffer) => (said += String(chunk)));
    const running = new Promise<void>((resolve, reject) => {
      started.stdout.on("data", (chunk: Buffer) => String(chunk).includes("Ctrl-C") && resolve());
      started.once("exit", () => reject(new Error(said)));
    });
    await running;
    // So that what is loaded at the first rendering is there.
    expect((await fetch(`http://127.0.0.1:${PORT}/login`)).status).toBe(200);
    const inspectors = [...said.matchAll(/ws:\/\/\S+/g)].map(([address]) => address);
    const processes = await Promise.all(inspectors.map(askProcess));
    for (const name of ["apps/api/src/main.ts", "apps/site/server/main.ts"]) {
      const server = processes.find(({ main }) => main.endsWith(name))!;
      expect(server.loaded.length, name).toBeGreaterThan(50);
      expect(server.loaded.filter((address) => /[./]development[./]/.test(address))).toEqual([]);
      expect(server.nodeEnv, name).toBe("production");
    }
    const site = processes.find(({ main }) => main.includes("apps/site/"))!;
    // Whatever the environment says: React and the router are inside the bundle.
    expect(site.loaded.filter((address) => /node_modules\/react/.test(address))).toEqual([]);
    expect(site.loaded.some((address) => address.endsWith("apps/site/build/server/index.js"))).toBe(true);
  } finally {
    const ended = once(started, "exit");
    started.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
});
