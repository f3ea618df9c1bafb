// Starts the process. Half of a start was compiling, so what is compiled is kept for the next one: of everything that is
// imported from here on.
import { enableCompileCache, flushCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

enableCompileCache(fileURLToPath(new URL("../../../.cache/compiled", import.meta.url)));
const [{ createLog }, { readSettings }, { openStore }] = await Promise.all([
  import("./log.ts"),
  import("./settings.ts"),
  import("./store.ts"),
]);
try {
  const settings = readSettings(process.env);
  const log = createLog(settings.logLevel);
  const opening = openStore(settings, log);
  opening.catch(() => {}); // heard below
  // The embedded engine starts in a thread of its own; the rest of the server is loaded beside it.
  const { serve } = await import("./serve.ts");
  await serve(await opening, settings, log);
  flushCompileCache(); // a process that is killed would keep nothing
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
