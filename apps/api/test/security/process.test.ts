// Faults 6 and 8, on the process itself: started as an operator would start it, and ended by signals.
import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { Agent, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { SMTPServer } from "smtp-server";
import { afterEach, beforeEach, expect, inject, test, vi } from "vitest";
import { openDatabase } from "../../src/database/open.ts";
import type { Schema } from "../../src/database/schema.ts";
import { signatureOf } from "../../src/security/client-address.ts";
import { freshEmail, origin, password } from "../test-app.ts";
import { type FreshDatabase, freshDatabase } from "../fresh-database.ts";
import { freePort } from "../../../../scripts/free-port.ts";

const siteSecret = "a secret of the site, 32 characters or more";
const main = fileURLToPath(new URL("../../src/main.ts", import.meta.url));
const children: ChildProcess[] = [];
let folder: string;
let database: FreshDatabase | undefined;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "troth-process-"));
  // The embedded database has one owner, which is the process: it starts with a copy in its folder.
  const template = inject("embeddedTemplate");
  if (template === undefined) database = await freshDatabase();
  else cpSync(join(template, "database"), join(folder, "database"), { recursive: true });
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  await database?.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Running {
  child: ChildProcess;
  port: number;
  /** The code or signal that it ended with. */
  ended: Promise<{ code: number | null; signal: string | null }>;
}

const productionEnv = (port: number): NodeJS.ProcessEnv => ({
  PATH: process.env["PATH"],
  MODE: "production",
  PUBLIC_URL: origin,
  SECRET_KEY: "a secret of the server, 32 characters or more",
  SITE_SECRET: siteSecret,
  SMTP_URL: "smtp://127.0.0.1:1",
  MAIL_FROM: "post@troth.example",
  OPERATOR_EMAIL: "operator@troth.example",
  DATA_DIR: folder,
  API_PORT: String(port),
  LOG_LEVEL: "silent",
  ...(database && "url" in database.place && { DATABASE_URL: database.place.url }),
});

/** How a server that does not start ends, and what it says. */
async function refusal(env: NodeJS.ProcessEnv): Promise<{ code: number; said: string }> {
  const child = spawn(process.execPath, [main], { env, stdio: ["ignore", "pipe", "pipe"] });
  children.push(child);
  let said = "";
  child.stderr.on("data", (bytes) => (said += String(bytes)));
  const code = await new Promise<number>((done) => child.once("exit", done));
  return { code, said };
}

async function start(env: Record<string, string> = {}): Promise<Running> {
  const port = await freePort();
  const child = spawn(process.execPath, [main], {
    env: { ...productionEnv(port), ...env },
    stdio: ["ignore", "inherit", "inherit"],
  });
  children.push(child);
  const ended = new Promise<{ code: number | null; signal: string | null }>((done) =>
    child.once("exit", (code, signal) => done({ code, signal })),
  );
  await vi.waitFor(async () => expect((await call(port, "GET", "/api/ready")).status).toBe(200), {
    timeout: 60_000,
    interval: 100,
  });
  return { child, port, ended };
}

/** As the site would send them, from a new visitor each time. */
function signedHeaders() {
  const [id, seconds] = [randomUUID(), Math.floor(Date.now() / 1000)];
  const address = `10.1.${Math.floor(Math.random() * 255)}.${Math.floor(Math.random() * 255)}`;
  return {
    origin,
    "x-request-id": id,
    "x-client-address": address,
    "x-client-signature": `${seconds}.${signatureOf(siteSecret, id, address, seconds)}`,
  };
}

/** One request on its own connection. */
function call(port: number, method: string, path: string, body?: object): Promise<{ status: number; text: string }> {
  const headers = { ...signedHeaders(), connection: "close", ...(body && { "content-type": "application/json" }) };
  return new Promise((done, fail) => {
    const sent = request({ host: "127.0.0.1", port, method, path, headers, agent: false }, (answer) => {
      let text = "";
      answer.on("data", (bytes) => (text += String(bytes)));
      answer.on("end", () => done({ status: answer.statusCode!, text }));
      answer.on("error", fail);
    });
    sent.on("error", fail);
    sent.end(body && JSON.stringify(body));
  });
}

test(
  "fault 8: told to stop, it says so first, finishes what it is doing, and is gone within ten seconds",
  { timeout: 150_000 },
  async () => {
    const { child, port, ended } = await start();
    // Logging in hashes, two at a time: some hundreds of milliseconds of work are in progress when the signal comes.
    const underWay = Array.from({ length: 60 }, () =>
      call(port, "POST", "/api/users/login", { email: freshEmail(), password }),
    );
    await Promise.any(underWay);
    const told = performance.now();
    child.kill("SIGTERM");
    await vi.waitFor(async () => expect((await call(port, "GET", "/api/ready")).status).toBe(503), {
      timeout: 900,
      interval: 5,
    });
    // Callers who do not know yet are still served.
    const late = await Promise.all(Array.from({ length: 3 }, () => call(port, "GET", "/api/categories")));
    expect(late.map(({ status }) => status)).toEqual(late.map(() => 200));
    const answers = await Promise.all(underWay);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401));
    expect(await ended).toEqual({ code: 0, signal: null });
    expect(performance.now() - told).toBeLessThan(10_000);
  },
);

test(
  "fault 8: over connections that stay open, every request that was accepted is answered to the end",
  { timeout: 150_000 },
  async () => {
    const { child, port, ended } = await start();
    const agent = new Agent({ keepAlive: true, maxSockets: 8 });
    const statuses: number[] = [];
    let reads = 0;
    /** Reads once. @returns null, or the connection on which it failed */
    const read = () =>
      new Promise<"new" | "used" | null>((done) => {
        const path = `/api/vendors?limit=${(reads++ % 50) + 1}`;
        const sent = request({ host: "127.0.0.1", port, path, headers: signedHeaders(), agent }, (answer) => {
          statuses.push(answer.statusCode!);
          answer.resume();
          answer.on("end", () => done(null));
          answer.on("error", () => done("used"));
        });
        sent.on("error", () => done(sent.reusedSocket ? "used" : "new"));
        sent.end();
      });
    const untilRefused = async () => {
      for (;;) {
        const failed = await read();
        if (failed !== null) return failed;
      }
    };
    const load = Array.from({ length: 8 }, untilRefused);
    await vi.waitFor(() => expect(statuses.length).toBeGreaterThan(50), { timeout: 20_000, interval: 10 });
    child.kill("SIGTERM");
    // In the end nothing listens; until then nothing is refused, and no connection breaks during a request.
    expect(await Promise.all(load)).toEqual(load.map(() => "new"));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await ended).toEqual({ code: 0, signal: null });
    agent.destroy();
  },
);

test(
  "fault 8: a slow body is answered 503 in time, one that arrives whole is answered as usual, and half a header delays nothing",
  { timeout: 150_000 },
  async () => {
    const { child, port, ended } = await start();
    const body = JSON.stringify({ email: freshEmail(), password });
    const logIn = (length: number) => {
      const headers = { ...signedHeaders(), "content-type": "application/json", "content-length": String(length) };
      const sent = request({
        host: "127.0.0.1",
        port,
        method: "POST",
        path: "/api/users/login",
        headers,
        agent: false,
      });
      sent.write(body.slice(0, 1));
      const answer = new Promise<IncomingMessage>((done, fail) => {
        sent.once("response", done);
        sent.once("error", fail);
      });
      return { sent, answer };
    };
    const slow = Array.from({ length: 5 }, () => logIn(1_000));
    const whole = logIn(body.length);
    const halfAHead = connect(port, "127.0.0.1");
    halfAHead.on("error", () => {});
    halfAHead.write("GET /api/categories HTTP/1.1\r\nhost: ");
    await call(port, "GET", "/api/health"); // so that the others have arrived before
    const trickle = setInterval(() => slow.forEach(({ sent }) => sent.write(" ")), 100);

    const told = performance.now();
    child.kill("SIGTERM");
    await vi.waitFor(async () => expect((await call(port, "GET", "/api/ready")).status).toBe(503), { interval: 5 });
    whole.sent.end(body.slice(1));
    expect((await whole.answer).statusCode).toBe(401);
    const answers = await Promise.all(slow.map(({ answer }) => answer));
    clearInterval(trickle);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 503));
    for (const answer of answers) expect(answer.headers).toMatchObject({ connection: "close", "retry-after": "1" });
    expect(await ended).toEqual({ code: 0, signal: null });
    expect(performance.now() - told).toBeLessThan(8_000);
  },
);

test(
  "fault 8: everything acknowledged before the end is there after the next start",
  { timeout: 150_000 },
  async () => {
    const person = { email: freshEmail(), password, firstName: "Maja", lastName: "Zupan" };
    const first = await start();
    expect((await call(first.port, "POST", "/api/users", person)).status).toBe(202);
    first.child.kill("SIGTERM");
    expect((await first.ended).code).toBe(0);
    const second = await start();
    expect((await call(second.port, "POST", "/api/users/login", { email: person.email, password })).status).toBe(200);
  },
);

test(
  "fault 6: killed between creating an account and e-mailing it, it sends the e-mail when it is started again",
  { timeout: 260_000 },
  async () => {
    const recipients: string[] = [];
    const smtpPort = await freePort();
    const smtp = { SMTP_URL: `smtp://127.0.0.1:${smtpPort}?ignoreTLS=true` };
    const email = freshEmail();
    const first = await start(smtp);
    const signedUp = await call(first.port, "POST", "/api/users", {
      email,
      password,
      firstName: "Maja",
      lastName: "Zupan",
    });
    first.child.kill("SIGKILL");
    expect(signedUp.status).toBe(202);
    expect(await first.ended).toEqual({ code: null, signal: "SIGKILL" });

    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS", "AUTH"],
      onData(stream, session, done) {
        stream.resume().on("end", () => {
          recipients.push(...session.envelope.rcptTo.map(({ address }) => address));
          done();
        });
      },
    });
    await new Promise<void>((listening) => server.listen(smtpPort, "127.0.0.1", listening));
    await start(smtp);
    // Seconds, as a rule; with a database server, if it was killed while sending, only after the job has expired.
    await vi.waitFor(() => expect(recipients).toContain(email), { timeout: 200_000, interval: 100 });
    expect(recipients).toEqual([email]);
    await new Promise<void>((closed) => server.close(closed));
  },
);

test(
  "a production server does not start without its secrets and mail server, and says what is missing",
  { timeout: 60_000 },
  async () => {
    const { code, said } = await refusal({ PATH: process.env["PATH"], MODE: "production", DATA_DIR: folder });
    expect(code).not.toBe(0);
    expect(said).toMatch(/PUBLIC_URL, SECRET_KEY, SITE_SECRET, SMTP_URL, MAIL_FROM, OPERATOR_EMAIL/);
    expect(said).not.toMatch(/\bat \w/);
  },
);

test(
  "a production server does not start on a database with the demo in it, and says what to do",
  { timeout: 60_000 },
  async () => {
    const opened = database ?? (await openDatabase<Schema>({ dataDir: folder }));
    await opened.db
      .insertInto("users")
      .values({ id: randomUUID(), email: "ana@demo.example", first_name: "Ana", last_name: "Kovač", is_demo: true })
      .execute();
    if (!database) await opened.close();
    const { code, said } = await refusal(productionEnv(await freePort()));
    expect(code).not.toBe(0);
    expect(said).toMatch(/npm run demo:remove/);
    expect(said).not.toMatch(/\bat \//);
  },
);
