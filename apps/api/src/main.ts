// Starts the process. Compiling took half of the start, so compiled code is kept for the next one: everything imported
// from here on.
import { enableCompileCache, flushCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

enableCompileCache(fileURLToPath(new URL("../../../.cache/compiled", import.meta.url)));
const [{ createLog }, { readSettings }, { openStore }, { SettingsError }, { InUseError }] = await Promise.all([
  import("./log.ts"),
  import("./settings.ts"),
  import("./store.ts"),
  import("@troth/server/settings"),
  import("./database/lock.ts"),
]);
try {
  const settings = readSettings(process.env);
  const log = createLog(settings.logLevel);
  const opening = openStore(settings, log);
  opening.catch(() => {}); // handled below
  // The embedded engine starts in its own thread while the rest of the server loads.
  const { serve } = await import("./serve.ts");
  await serve(await opening, settings, log);
  flushCompileCache(); // a process that is killed would save nothing
} catch (error) {
  // What an operator can mend is explained; anything else is shown whole.
  console.error(error instanceof SettingsError || error instanceof InUseError ? error.message : error);
  process.exit(1);
}
