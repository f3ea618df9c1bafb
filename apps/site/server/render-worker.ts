// A thread that renders pages, for render-pool.ts.
import { parentPort, workerData } from "node:worker_threads";
import { createRendering, type Rendered } from "./render-page.ts";
import type { Settings } from "./settings.ts";

export interface WorkerData {
  settings: Omit<Settings, "publicUrl"> & { publicUrl: string };
  folder: string;
}
export type Job = { id: number; address: string };
export type Told = { id: number; page: Rendered } | { id: number; error: string } | { fault: string };

const { settings, folder } = workerData as WorkerData;
const port = parentPort!;
const tell = (told: Told, transfer: ArrayBuffer[] = []) => port.postMessage(told, transfer);
const words = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

const rendering = await createRendering(
  { ...settings, publicUrl: new URL(settings.publicUrl) },
  new URL(folder),
  (error) => tell({ fault: words(error) }),
);

port.on("message", async ({ id, address }: Job) => {
  try {
    const page = await rendering.render(address);
    tell({ id, page }, [page.body.buffer]);
  } catch (error) {
    tell({ id, error: words(error) });
  }
});
