// A test's own database, migrated and empty, on whichever database the project runs on.
import { randomUUID } from "node:crypto";
import { cpSync, constants, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Client } from "pg";
import { inject } from "vitest";
import { type Database, openDatabase, type OpenOptions } from "../src/database/open.ts";
import type { Schema } from "../src/database/schema.ts";
import { databaseUrl } from "./postgres-server.ts";

export interface FreshDatabase<DB = Schema> extends Database<DB> {
  /** What opens the same database, for example in another process. */
  place: { url: string } | { dataDir: string };
}

// A machine that runs all the tests at once is slow: only tests about patience should run out of it.
const patient: OpenOptions = { maxWaitMs: 20_000, statementTimeoutMs: 30_000 };

/** Closing the database drops it. */
export async function freshDatabase<DB = Schema>(options: OpenOptions = {}): Promise<FreshDatabase<DB>> {
  const server = inject("postgresServer");
  const { place, drop } = server ? await clone(server) : await copy();
  const database = await openDatabase<DB>({ ...patient, ...options, ...place });
  return {
    ...database,
    place,
    async close() {
      await database.close();
      await drop();
    },
  };
}

/** The data folder of a fresh embedded database that no process has opened. */
export function freshFolder(): { dataDir: string; drop: () => void } {
  const dataDir = mkdtempSync(join(tmpdir(), "troth-database-"));
  const template = join(inject("embeddedTemplate")!, "database");
  cpSync(template, join(dataDir, "database"), { recursive: true, mode: constants.COPYFILE_FICLONE });
  return { dataDir, drop: () => rmSync(dataDir, { recursive: true, force: true }) };
}

const require = createRequire(import.meta.url);
/**
 * V8 shares the machine code of one WebAssembly file within a process for as long as anyone holds it. Without this,
 * every file's engine would be compiled and optimised again, which is half of what its queries cost.
 */
let engine: Promise<WebAssembly.Module> | undefined;

/**
 * Copying a folder takes a tenth of a second; loading a tar into memory takes a whole one, and a restart would lose it.
 */
async function copy() {
  engine ??= WebAssembly.compile(readFileSync(join(dirname(require.resolve("@electric-sql/pglite")), "pglite.wasm")));
  await engine;
  const { dataDir, drop } = freshFolder();
  return { place: { dataDir }, drop };
}

async function clone({ url, template }: { url: string; template: string }) {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const admin = async (...statements: string[]) => {
    const client = new Client(url);
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  // Clones of one template are made one after another, since they disturb each other.
  await admin("select pg_advisory_lock(7684)", `create database ${name} template ${template} strategy file_copy`);
  return { place: { url: databaseUrl(url, name) }, drop: () => admin(`drop database ${name} with (force)`) };
}
