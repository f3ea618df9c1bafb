// `npm start` runs what the benchmarks measure: this asks the running servers what they have loaded.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { freePort } from "./free-port.ts";

interface Message {
  id?: number;
  method?: string;
  params: Record<string, never>;
  result: { result: { value: string } };
}

interface Inspector {
  loaded: string[];
  threads: Map<string, Inspector>;
  call(method: string, params?: object): Promise<Message["result"]>;
  evaluate(expression: string): Promise<string>;
  hear(text: string): void;
}

/** The inspector of a process or one of its threads: what it has loaded, and what it answers. */
function inspect(send: (message: string) => void): Inspector {
  const loaded: string[] = [];
  const threads = new Map<string, Inspector>();
  const answers = new Map<number, (result: Message["result"]) => void>();
  let calls = 0;
  const call = (method: string, params: object = {}): Promise<Message["result"]> =>
    new Promise((resolve) => {
      answers.set(++calls, resolve);
      send(JSON.stringify({ id: calls, method, params }));
    });
  return {
    loaded,
    threads,
    call,
    evaluate: async (expression: string) => (await call("Runtime.evaluate", { expression })).result.value,
    hear(text: string) {
      const { id, method, params, result } = JSON.parse(text) as Message;
      if (id !== undefined) answers.get(id)!(result);
      if (method === "Debugger.scriptParsed") loaded.push(params["url"]!);
      const sessionId = params?.["sessionId"] as string | undefined;
      if (method === "NodeWorker.attachedToWorker")
        threads.set(
          sessionId!,
          inspect((message) => void call("NodeWorker.sendMessageToWorker", { sessionId, message })),
        );
      if (method === "NodeWorker.receivedMessageFromWorker") threads.get(sessionId!)?.hear(params["message"]!);
    },
  };
}

/**
 * Information about a running process, and the addresses of everything it and its threads have loaded. Nothing for a
 * process that has ended.
 */
async function askProcess(address: string) {
  const socket = new WebSocket(address);
  const [{ type }] = (await Promise.race([once(socket, "open"), once(socket, "close")])) as [Event];
  if (type === "close") return [];
  const inspector = inspect((message) => socket.send(message));
  socket.addEventListener("message", ({ data }) => inspector.hear(String(data)));
  // When enabled, the inspector lists what was loaded before and which threads there are.
  await inspector.call("Debugger.enable");
  await inspector.call("NodeWorker.enable", { waitForDebuggerOnStart: false });
  const threads = [...inspector.threads.values()];
  for (const thread of threads) await thread.call("Debugger.enable");
  const main = await inspector.evaluate("process.argv[1]");
  const nodeEnv = await inspector.evaluate("process.env.NODE_ENV ?? ''");
  socket.close();
  return [{ main, nodeEnv, loaded: inspector.loaded, threads: threads.map(({ loaded }) => loaded) }];
}

const production = {
  MODE: "production",
  SECRET_KEY: "a key for a test that guards nothing at all",
  SITE_SECRET: "a secret for a test that guards nothing",
  SMTP_URL: "smtp://127.0.0.1:9",
  MAIL_FROM: "test@example.org",
  OPERATOR_EMAIL: "test@example.org",
};

const isDevelopment = (address: string) => /[./]development[./]/.test(address);

test.each([
  ["demo", { MODE: "demo", DEMO_DATA: "false" }],
  ["production", production],
])("in %s mode neither server loads a development build of anything", { timeout: 120_000 }, async (_, settings) => {
  const folder = mkdtempSync(join(tmpdir(), "servers-"));
  const [PORT, API_PORT] = [String(await freePort()), String(await freePort())];
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
    let [said, told] = ["", ""];
    started.stderr.on("data", (chunk: Buffer) => (said += String(chunk)));
    const running = new Promise<void>((resolve, reject) => {
      started.stdout.on("data", (chunk: Buffer) => (told += String(chunk)).includes("Ctrl-C") && resolve());
      started.once("exit", () => reject(new Error(said)));
    });
    await running;
    // There are no demo accounts to list and, if e-mail is really sent, no inbox.
    expect(told).not.toMatch(/Demo accounts|password/);
    expect(/E-mail inbox/.test(told)).toBe(!("SMTP_URL" in settings));
    // Makes sure everything loaded for the first rendering is there.
    expect((await fetch(`http://127.0.0.1:${PORT}/login`)).status).toBe(200);
    const inspectors = [...said.matchAll(/ws:\/\/\S+/g)].map(([address]) => address);
    const processes = (await Promise.all(inspectors.map(askProcess))).flat();
    for (const name of ["apps/api/src/main.ts", "apps/site/server/main.ts"]) {
      const server = processes.find(({ main }) => main.endsWith(name))!;
      expect(server.loaded.length, name).toBeGreaterThan(50);
      expect([server.loaded, ...server.threads].flat().filter(isDevelopment), name).toEqual([]);
      expect(server.nodeEnv, name).toBe("production");
    }
    const site = processes.find(({ main }) => main.includes("apps/site/"))!;
    // The threads that render.
    expect(site.threads.length).toBeGreaterThan(0);
    for (const loaded of [site.loaded, ...site.threads]) {
      // Whatever the environment says, React and the router are inside the bundle.
      expect(loaded.filter((address) => /node_modules\/react/.test(address))).toEqual([]);
      expect(loaded.some((address) => address.endsWith("apps/site/build/server/index.js"))).toBe(true);
    }
  } finally {
    const ended = once(started, "exit");
    started.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
});
