import { availableParallelism } from "node:os";
import { buildSite } from "./app.ts";
import { SettingsError } from "@troth/server/settings";
import { readSettings } from "./settings.ts";

/** Threads that render, one for each core: each takes some 60 MB. */
const MOST_THREADS = 4;
/** Milliseconds to wait for a clean end before giving up. */
const PATIENCE = 9_000;

try {
  const settings = await readSettings(process.env);
  const { app, end } = await buildSite(settings, undefined, Math.min(MOST_THREADS, availableParallelism()));
  await app.listen({ host: settings.host, port: settings.port, backlog: 2_048 });

  let closing = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      if (closing) return;
      closing = true;
      setTimeout(() => process.exit(1), PATIENCE).unref();
      void end().then(() => process.exit(0));
    });
  }
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exit(1);
}
