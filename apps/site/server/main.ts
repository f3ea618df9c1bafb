import { setTimeout as sleep } from "node:timers/promises";
import { buildSite } from "./app.ts";
import { readSettings, SettingsError } from "./settings.ts";

/** Milliseconds between saying that no more is taken and closing, so that balancers can hear it. */
const NOTICE = 300;
/** Milliseconds after which what has not ended is given up. */
const PATIENCE = 9_000;

try {
  const settings = await readSettings(process.env);
  const { app, drain } = await buildSite(settings);
  await app.listen({ host: settings.host, port: settings.port });

  let closing = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      if (closing) return;
      closing = true;
      setTimeout(() => process.exit(1), PATIENCE).unref();
      drain();
      void sleep(NOTICE)
        .then(() => app.close())
        .then(() => process.exit(0));
    });
  }
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exit(1);
}
