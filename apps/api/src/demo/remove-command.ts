// npm run demo:remove: through the process that has the embedded database open; directly if there is none, or on a
// server.
import { openFileStore } from "../file-store/file-store.ts";
import { readSettings } from "../settings.ts";
import { openStore } from "../store.ts";
import { removeDemo, removeDemoThroughOwner } from "./remove.ts";

try {
  console.log(await remove());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function remove(): Promise<string> {
  const settings = readSettings(process.env);
  if (settings.databaseUrl === undefined) {
    const done = await removeDemoThroughOwner(settings.dataDir);
    if (done !== null) return done;
  }
  const database = await openStore(settings);
  try {
    const photos = openFileStore(settings, "photos");
    return await database.withoutTimeLimit((db) => removeDemo(db, photos));
  } finally {
    await database.close();
  }
}
