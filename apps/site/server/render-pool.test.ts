// How the rendering threads fail and recover: real threads, with a script that does what a test needs.
import { Worker } from "node:worker_threads";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Rendering } from "./render-page.ts";
import { createRenderPool } from "./render-pool.ts";
import { smallApplication, startTestSite } from "./site.specimen.ts";

let pool: Rendering | undefined;
const log = { error: vi.fn() };

beforeEach(() => {
  log.error.mockClear();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(() => {
  vi.useRealTimers();
  pool?.close();
});

/** Starts threads of the script; `started` counts them. */
function startPool(script: string, threads = 1): { pool: Rendering; started: () => Worker } {
  const started = vi.fn(() => new Worker(new URL(`data:text/javascript,${encodeURIComponent(script)}`)));
  pool = createRenderPool(started, threads, log);
  return { pool, started };
}

/** Lets real threads run on, without letting time pass. */
async function until(comes: () => boolean): Promise<void> {
  while (!comes()) await new Promise(setImmediate);
}

/** Answers with its thread's number; `/loop` never ends. */
const renders = `
import { parentPort, threadId } from "node:worker_threads";
parentPort.on("message", ({ id, address }) => {
  if (address === "/loop") for (;;);
  parentPort.postMessage({ id, page: { status: 200, headers: {}, body: new Uint8Array(), lasting: true, threadId } });
});`;

test(
  "a thread that fails at its start is started again after a pause, which grows up to half a minute",
  { timeout: 20_000 },
  async () => {
    const { pool, started } = startPool(`throw new Error("cannot start")`);
    let pause = 100;
    for (let starts = 1; starts <= 11; starts++) {
      await until(() => log.error.mock.calls.length === starts && vi.getTimerCount() === 1);
      await vi.advanceTimersByTimeAsync(pause - 1);
      expect(started, `after ${pause} ms`).toHaveBeenCalledTimes(starts);
      await expect(pool.render("/")).rejects.toMatchObject({ statusCode: 503 });
      await vi.advanceTimersByTimeAsync(1);
      expect(started).toHaveBeenCalledTimes(starts + 1);
      pause = Math.min(pause * 2, 30_000);
    }
  },
);

test("a rendering that doesn't end is given up and its thread replaced; other threads carry on rendering", async () => {
  const { pool, started } = startPool(renders, 2);
  const loops = pool.render("/loop");
  const failed = expect(loops).rejects.toThrow("did not end");
  expect((await pool.render("/")).status).toBe(200);
  await vi.advanceTimersByTimeAsync(9_999);
  expect((await pool.render("/")).status).toBe(200);
  await vi.advanceTimersByTimeAsync(1);
  await failed;
  await until(() => vi.getTimerCount() === 1);
  await vi.advanceTimersByTimeAsync(100);
  expect(started).toHaveBeenCalledTimes(3);
  // One each for the thread that carried on and the new one.
  const pages = await Promise.all([pool.render("/"), pool.render("/")]);
  expect(new Set(pages.map((page) => (page as unknown as { threadId: number }).threadId)).size).toBe(2);
});

test(
  "visitors who ask for a page that doesn't end get the error page; the next get theirs from another thread",
  { timeout: 20_000 },
  async () => {
    const site = await startTestSite(
      smallApplication({ loop: ["loop"] }, `if (url.pathname === "/loop") for (;;); return "rendered";`),
      { "client/assets/app.css": "" },
      (_call, answer) => void answer.end(),
      {},
      1,
    );
    const loops = site.app.inject("/loop");
    await until(() => vi.getTimerCount() === 1);
    await vi.advanceTimersByTimeAsync(10_000);
    const answer = await loops;
    expect([answer.statusCode, answer.body]).toEqual([500, expect.stringContaining("An error occurred")]);
    await until(() => vi.getTimerCount() === 1);
    await vi.advanceTimersByTimeAsync(100);
    expect((await site.app.inject("/")).body).toBe("rendered");
    await site.close();
  },
);
