// Renderings in threads of their own, so that kept pages, files and calls wait for none, and each core renders.
import { Worker } from "node:worker_threads";
import type { FastifyBaseLogger } from "fastify";
import type { Job, Told, WorkerData } from "./render-worker.ts";
import { createRendering, type Rendered, type Rendering } from "./render-page.ts";
import type { Settings } from "./settings.ts";

interface Thread {
  worker: Worker;
  jobs: Map<number, { resolve: (page: Rendered) => void; reject: (error: Error) => void }>;
}

/** @param threads how many; 0 renders in this one */
export async function startRendering(
  settings: Settings,
  folder: URL,
  threads: number,
  log: FastifyBaseLogger,
): Promise<Rendering> {
  const fault = (error: unknown) => log.error(error, "a page could not be rendered");
  if (threads === 0) return createRendering(settings, folder, fault);

  const workerData: WorkerData = {
    settings: { ...settings, publicUrl: settings.publicUrl.href },
    folder: folder.href,
  };
  let nextId = 0;
  let closing = false;
  const pool: Thread[] = [];

  function begin(): void {
    const worker = new Worker(new URL("render-worker.ts", import.meta.url), { workerData });
    const thread: Thread = { worker, jobs: new Map() };
    pool.push(thread);
    worker.on("message", (told: Told) => {
      if ("fault" in told) return fault(new Error(told.fault));
      const job = thread.jobs.get(told.id)!;
      thread.jobs.delete(told.id);
      if ("page" in told) job.resolve(told.page);
      else job.reject(new Error(told.error));
    });
    worker.on("error", (error) => log.error(error, "a rendering thread has ended"));
    worker.once("exit", () => {
      pool.splice(pool.indexOf(thread), 1);
      for (const { reject } of thread.jobs.values()) reject(new Error("The rendering thread has ended"));
      if (!closing) begin();
    });
  }
  for (let i = 0; i < threads; i++) begin();

  return {
    render: (address) =>
      new Promise((resolve, reject) => {
        const thread = pool.reduce((least, one) => (one.jobs.size < least.jobs.size ? one : least));
        const job: Job = { id: nextId++, address };
        thread.jobs.set(job.id, { resolve, reject });
        thread.worker.postMessage(job, []);
      }),
    close() {
      closing = true;
      for (const { worker } of pool) void worker.terminate();
    },
  };
}
