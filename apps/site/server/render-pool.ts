// Renders in separate threads, so that kept pages, files and calls never wait for it, and every core is used.
import { Worker } from "node:worker_threads";
import type { FastifyBaseLogger } from "fastify";
import { BusyError } from "./error-page.ts";
import { createRendering, type Rendered, type Rendering } from "./render-page.ts";
import type { Job, Told, WorkerData } from "./render-worker.ts";
import type { Settings } from "./settings.ts";

/**
 * Milliseconds after which a rendering is given up along with its thread: its calls and React's own timeout take less.
 */
const JOB_LIMIT = 10_000;
/** Milliseconds until a thread that has ended is replaced: the first time, and at most. */
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 30_000;

interface Thread {
  worker: Worker;
  jobs: Map<number, { resolve: (page: Rendered) => void; reject: (error: Error) => void; limit: NodeJS.Timeout }>;
}

/** @param threads how many; 0 renders in this one */
export async function startRendering(
  settings: Settings,
  folder: URL,
  threads: number,
  log: FastifyBaseLogger,
): Promise<Rendering> {
  if (threads === 0) return createRendering(settings, folder, (error) => log.error(error, fault));
  const workerData: WorkerData = {
    settings: { ...settings, publicUrl: settings.publicUrl.href },
    folder: folder.href,
  };
  const file = new URL("render-worker.ts", import.meta.url);
  return createRenderPool(() => new Worker(file, { workerData }), threads, log);
}

const fault = "a page could not be rendered";

export function createRenderPool(
  start: () => Worker,
  threads: number,
  log: Pick<FastifyBaseLogger, "error">,
): Rendering {
  let nextId = 0;
  let closing = false;
  const pool = new Set<Thread>();

  /** @param pause before its replacement starts, if this one ends before it has rendered anything */
  function begin(pause: number): void {
    if (closing) return;
    const worker = start();
    const thread: Thread = { worker, jobs: new Map() };
    pool.add(thread);
    worker.on("message", (told: Told) => {
      if ("fault" in told) return log.error(new Error(told.fault), fault);
      const job = removeJob(thread, told.id);
      if ("page" in told) {
        pause = FIRST_PAUSE;
        job?.resolve(told.page);
      } else job?.reject(new Error(told.error));
    });
    worker.on("error", (error) => log.error(error, "a rendering thread has ended"));
    worker.once("exit", () => {
      pool.delete(thread);
      for (const id of thread.jobs.keys()) removeJob(thread, id)!.reject(new Error("The rendering thread has ended"));
      if (!closing) setTimeout(begin, pause, Math.min(pause * 2, LONGEST_PAUSE)).unref();
    });
  }
  for (let i = 0; i < threads; i++) begin(FIRST_PAUSE);

  return {
    render: (address) =>
      new Promise((resolve, reject) => {
        if (pool.size === 0) throw new BusyError("No thread can render at the moment");
        const thread = [...pool].reduce((least, one) => (one.jobs.size < least.jobs.size ? one : least));
        const job: Job = { id: nextId++, address };
        const limit = setTimeout(() => {
          log.error({ address }, "a rendering did not end, so its thread was stopped");
          removeJob(thread, job.id)!.reject(new Error("The rendering did not end"));
          pool.delete(thread);
          void thread.worker.terminate();
        }, JOB_LIMIT);
        thread.jobs.set(job.id, { resolve, reject, limit });
        thread.worker.postMessage(job, []);
      }),
    close() {
      closing = true;
      for (const { worker } of pool) void worker.terminate();
    },
  };
}

function removeJob({ jobs }: Thread, id: number) {
  const job = jobs.get(id);
  jobs.delete(id);
  clearTimeout(job?.limit);
  return job;
}
