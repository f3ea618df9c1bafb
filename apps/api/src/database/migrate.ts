// Migrations are plain SQL files, each applied once, in the order of their names; one that came with a lower number than
// others had already is applied all the same. Each is one transaction; two nodes that start at the same time take turns
// using Kysely's lock.
//
// A transaction that builds an index keeps everyone from writing to the table until it ends. A migration that says
// "concurrently" is therefore no transaction: each of its statements, which a blank line separates, is one of its own.
// If it is cut short, all of them run again, so each has to be safe to repeat.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
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
    const prepared = new Set<string>();
    const provider = sqlFiles(folder, prepared);
    const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true });
    const applied: string[] = [];
    for (;;) {
      const step = await stepWithPatience(migrator, () => runConcurrently(db, folder, prepared));
      if (step === undefined) return applied;
      applied.push(step);
    }
  });
}

/** Kysely would search the whole catalogue first, which takes as long as the rest of a start. */
async function nothingToDo<DB>(db: Kysely<DB>, folder: string): Promise<boolean> {
  return (await appliedTo(db)).join() === (await namesIn(folder)).join();
}

async function appliedTo<DB>(db: Kysely<DB>): Promise<string[]> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
    return rows.map(({ name }) => name);
  } catch (error) {
    if ((error as { code?: unknown }).code === undefinedTable) return [];
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

async function stepWithPatience(migrator: Migrator, prepare: () => Promise<void>): Promise<string | undefined> {
  for (let attempt = 1; ; attempt++) {
    await prepare();
    const { error, results = [] } = await migrator.migrateUp();
    if (error === undefined) return results.find(({ status }) => status === "Success")?.migrationName;
    if ((error as { code?: unknown }).code !== lockNotAvailable || attempt === attempts) {
      const name = results.find(({ status }) => status === "Error")?.migrationName;
      throw new Error(`The migration ${name ?? ""} failed, and none of it was kept.`, { cause: error });
    }
  }
}

const isConcurrent = (text: string) => /^(?:create(?: unique)?|drop) index concurrently /m.test(text);
const textOf = (folder: string, name: string) => readFile(join(folder, `${name}.sql`), "utf8");

/** Runs the next migration if it is no transaction. All that is left then is to note that it has been applied. */
async function runConcurrently<DB>(db: Kysely<DB>, folder: string, prepared: Set<string>): Promise<void> {
  const applied = new Set(await appliedTo(db));
  const name = (await namesIn(folder)).find((each) => !applied.has(each));
  if (name === undefined || prepared.has(name)) return;
  const text = await textOf(folder, name);
  if (!isConcurrent(text)) return;
  await db.connection().execute(async (session) => {
    // Nodes ask for their turn again and again. One that waited inside a statement, as for Kysely's lock, would have a
    // snapshot, and an index is only finished once those who had one before have gone.
    while (!(await hasTurn(session))) await setTimeout(200);
    try {
      await dropUnfinished(session, text);
      for (const statement of text.split(/;\n\s*\n/)) await patiently(session, statement);
    } finally {
      await sql`reset lock_timeout`.execute(session);
      await sql`select pg_advisory_unlock(hashtext('concurrent migrations'))`.execute(session);
    }
  });
  prepared.add(name);
}

/** Building an index waits for whoever has begun before, and nobody has to wait for it. */
async function patiently<DB>(session: Kysely<DB>, statement: string): Promise<void> {
  await sql.raw(`set lock_timeout = '${isConcurrent(statement) ? 0 : lockTimeout}'`).execute(session);
  for (let attempt = 1; ; attempt++) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one attempt after another
      await sql.raw(statement).execute(session);
      return;
    } catch (error) {
      if ((error as { code?: unknown }).code !== lockNotAvailable || attempt === attempts) throw error;
    }
  }
}

/** Another node has just applied the migration before, so it isn't known whether this one has run. */
class OutOfTurn extends Error {
  readonly code = lockNotAvailable;
}

async function hasTurn<DB>(session: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select pg_try_advisory_lock(hashtext('concurrent migrations')) as has`.execute(session);
  return rows[0]!.has;
}

/** An index whose building was cut short stays, costs each write and serves no read. */
async function dropUnfinished<DB>(session: Kysely<DB>, text: string): Promise<void> {
  const names = [...text.matchAll(/^create (?:unique )?index concurrently if not exists (\w+)/gm)].map(
    ([, name]) => name!,
  );
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
    where not i.indisvalid and c.relname = any(${names}::text[])`.execute(session);
  for (const { name } of rows) await sql`drop index concurrently if exists ${sql.ref(name)}`.execute(session);
}

function sqlFiles(folder: string, prepared: ReadonlySet<string>): MigrationProvider {
  return {
    async getMigrations() {
      const names = await namesIn(folder);
      const read = async (name: string): Promise<[string, Migration]> => {
        const text = await textOf(folder, name);
        if (isConcurrent(text)) {
          const up = async () => {
            if (!prepared.has(name)) throw new OutOfTurn();
          };
          return [name, { up }];
        }
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
