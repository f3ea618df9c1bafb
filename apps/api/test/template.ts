// What every test's database starts as: migrated, with the job tables, and empty.
import { sql } from "kysely";
import { migrate } from "../src/database/migrate.ts";
import type { Database } from "../src/database/open.ts";
import { createJobs } from "../src/jobs/jobs.ts";

export async function fillTemplate(database: Database): Promise<void> {
  await migrate(database);
  const jobs = createJobs(database);
  await jobs.start();
  await jobs.stop();
  if (database.embedded) await dropTemplates(database);
}

/** Nothing clones the embedded engine's own templates, and they are half of the files that every test would copy. */
async function dropTemplates({ db }: Database): Promise<void> {
  for (const name of ["template0", "template1"]) {
    await sql`update pg_database set datistemplate = false where datname = ${name}`.execute(db);
    await sql`drop database ${sql.id(name)}`.execute(db);
  }
}
