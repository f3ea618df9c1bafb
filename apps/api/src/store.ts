// Opens the database that the settings choose and brings it up to date. The embedded one is in the data folder and has
// one owner at a time.
import type { FastifyBaseLogger } from "fastify";
import { migrate } from "./database/migrate.ts";
import { type Database, openDatabase } from "./database/open.ts";
import { securePrivateFolder } from "./data-folder.ts";
import type { Settings } from "./settings.ts";

/**
 * @throws InUseError when another process owns the embedded database
 * @throws SettingsError when the data folder belongs to another user
 */
export async function openStore(settings: Settings, log?: FastifyBaseLogger): Promise<Database> {
  securePrivateFolder(settings.dataDir);
  const database = await openDatabase(
    settings.databaseUrl === undefined
      ? {
          dataDir: settings.dataDir,
          onRestart: (why) => log?.error({ why }, "the embedded database was restarted"),
        }
      : { url: settings.databaseUrl },
  );
  try {
    const applied = await migrate(database);
    if (applied.length) log?.info({ applied }, "the database schema was brought up to date");
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
