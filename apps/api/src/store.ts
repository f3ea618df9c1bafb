// Opens what is kept: the database that the settings name, brought up to date, with its jobs running. The embedded one has
// one owner at a time.
import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { fileURLToPath } from "node:url";
import type { Brand } from "@troth/brand";
import { lockFolder } from "./database/lock.ts";
import { migrate } from "./database/migrate.ts";
import { type Database, openDatabase } from "./database/open.ts";
import { socketPath } from "./database/owner-socket.ts";
import type { Schema } from "./database/schema.ts";
import type { Jobs } from "./jobs/jobs.ts";
import { startJobs } from "./jobs/run.ts";
import type { Settings } from "./settings.ts";

export const migrations = fileURLToPath(new URL("../migrations/", import.meta.url));

export interface Store {
  database: Database<Schema>;
  jobs: Jobs;
  close(): Promise<void>;
}

/** @throws InUseError when another process owns the embedded database */
export async function openStore(settings: Settings, brand: Brand, log: FastifyBaseLogger): Promise<Store> {
  const folder = join(settings.dataDir, "database");
  const unlock = settings.databaseUrl === undefined ? lockFolder(folder, socketPath(folder)) : () => {};
  try {
    const database = await openDatabase<Schema>(settings.databaseUrl === undefined ? { dataDir: join(folder, "pglite") } : { url: settings.databaseUrl });
    await migrate(database.db, migrations);
    const running = await startJobs(database, { settings, brand: brand.shortName, log });
    return {
      database,
      jobs: running.jobs,
      async close() {
        await running.stop();
        await database.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
