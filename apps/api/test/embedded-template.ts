// Makes the folder that fresh embedded databases are copied from, unless it exists: once for each state of the
// migrations and of the code that lays the folder out.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { migrationsFolder } from "../src/database/migrate.ts";
import { openDatabase } from "../src/database/open.ts";
import { fillTemplate } from "./template.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A data folder to copy, for tests on the embedded database. */
    embeddedTemplate?: string;
  }
}

const cache = fileURLToPath(new URL("../../../.cache/database-templates/", import.meta.url));
const filling = fileURLToPath(new URL("./template.ts", import.meta.url));
const manifest = fileURLToPath(new URL("../package.json", import.meta.url));

export default async function setup(project: TestProject): Promise<void> {
  project.provide("embeddedTemplate", await embeddedTemplate());
}

async function embeddedTemplate(): Promise<string> {
  const folder = join(cache, stateOfMigrations());
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const unfinished = mkdtempSync(join(cache, "new-"));
  const database = await openDatabase({ dataDir: unfinished });
  await database.withoutTimeLimit(() => fillTemplate(database));
  await database.close();
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true });
    if (!existsSync(folder)) throw error; // otherwise another run was quicker
  }
  return folder;
}

function stateOfMigrations(): string {
  const hash = createHash("sha256");
  const { dependencies } = JSON.parse(readFileSync(manifest, "utf8")) as { dependencies: Record<string, string> };
  hash.update(`${dependencies["@electric-sql/pglite"]} ${dependencies["pg-boss"]}`);
  hash.update(readFileSync(filling));
  for (const name of readdirSync(migrationsFolder).sort())
    hash.update(name).update(readFileSync(join(migrationsFolder, name)));
  return hash.digest("hex").slice(0, 16);
}
