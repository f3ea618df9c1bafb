// What every test's database starts as: migrated, with the job tables, and empty.
import { migrate } from "../src/database/migrate.ts";
import type { Database } from "../src/database/open.ts";
import { createJobs } from "../src/jobs/jobs.ts";

export async function fillTemplate(database: Database): Promise<void> {
  await migrate(database);
  const jobs = createJobs(database);
  await jobs.start();
  await jobs.stop();
}
