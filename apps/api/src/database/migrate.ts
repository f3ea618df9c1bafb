// Migrations are plain SQL files, each applied once, in the order of their names. Each is one transaction; two nodes
// that start at the same time take turns using Kysely's lock.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Kysely, sql } from "kysely";
import { type Migration, type MigrationProvider, Migrator } from "kysely/migration";
import type { Database } from "./open.ts";

export const migrationsFolder = fileURLToPath(new URL("../../migrations", import.meta.url));

/** @returns the names of the migrations applied by this call */
export function migrate<DB>(
  database: Pick<Database<DB>, "withoutTimeLimit">,
  folder = migrationsFolder,
): Promise<string[]> {
  return database.withoutTimeLimit(async (db) => {
    if (await nothingToDo(db, folder)) return [];
    const migrator = new Migrator({ db, provider: sqlFiles(folder) });
    const applied: string[] = [];
    for (;;) {
      const step = await stepWithPatience(migrator);
      if (step === undefined) return applied;
      applied.push(step);
    }
  });
}

/** Kysely would search the whole catalogue first, which takes as long as the rest of a start. */
async function nothingToDo<DB>(db: Kysely<DB>, folder: string): Promise<boolean> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
    const names = await namesIn(folder);
    return rows.map(({ name }) => name).join() === names.join();
  } catch (error) {
    if ((error as { code?: unknown }).code === undefinedTable) return false;
    throw error;
  }
}

const undefinedTable = "42P01";

/** The names of the migrations, in order. */
const namesIn = async (folder: string) =>
  (await readdir(folder))
    .filter((name) => name.endsWith(".sql"))
    .map((name) => name.slice(0, -".sql".length))
    .sort();

// A migration that waits for a lock makes everyone behind it wait too, so it gives up after a second and tries again.
const lockTimeout = "1s";
const lockNotAvailable = "55P03";
const attempts = 30;

async function stepWithPatience(migrator: Migrator): Promise<string | undefined> {
  for (let attempt = 1; ; attempt++) {
    const { error, results = [] } = await migrator.migrateUp();
    if (error === undefined) return results.find(({ status }) => status === "Success")?.migrationName;
    if ((error as { code?: unknown }).code !== lockNotAvailable || attempt === attempts) {
      const name = results.find(({ status }) => status === "Error")?.migrationName;
      throw new Error(`The migration ${name ?? ""} failed, and none of it was kept.`, { cause: error });
    }
  }
}

function sqlFiles(folder: string): MigrationProvider {
  return {
    async getMigrations() {
      const names = await namesIn(folder);
      const read = async (name: string): Promise<[string, Migration]> => {
        const text = await readFile(join(folder, `${name}.sql`), "utf8");
        // Without values, it is one simple query with many statements.
        const up = async (db: Kysely<unknown>) => {
          await sql.raw(`set local lock_timeout = '${lockTimeout}'`).execute(db);
          await sql.raw(text).execute(db);
        };
        return [name, { up }];
      };
      return Object.fromEntries(await Promise.all(names.map(read)));
    },
  };
}
