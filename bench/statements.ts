// What the API asks the database for each request, captured so that the reference runs exactly the same SQL.
import { tmpdir } from "node:os";
import { buildApp } from "../apps/api/src/app.ts";
import { openDatabase } from "../apps/api/src/database/open.ts";
import { createJobs } from "../apps/api/src/jobs/jobs.ts";
import { folderStore } from "../apps/api/src/file-store/folder.ts";
import { readSettings } from "../apps/api/src/settings.ts";

export interface Statement {
  text: string;
  values: unknown[];
}

/** The statements for each path, in the order they were sent. Nothing is cached. */
export async function statementsOf(databaseUrl: string, paths: string[]): Promise<Statement[][]> {
  const database = await openDatabase({ url: databaseUrl });
  let caught: Statement[] = [];
  database.pool.on("connect", (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    Object.assign(client, {
      query(text: unknown, values?: unknown, ...rest: unknown[]) {
        if (typeof text === "string" && Array.isArray(values)) caught.push({ text, values });
        return query(text, values, ...rest);
      },
    });
  });
  const settings = readSettings({
    CACHE_SECONDS: "0",
    CHECK_RESPONSES: "false",
    READS_PER_MINUTE: "1000000000",
    DATA_DIR: tmpdir(),
    SECRET_KEY: "x".repeat(32),
    SITE_SECRET: "x".repeat(32),
  });
  const app = await buildApp({ database, jobs: createJobs(database), settings, photos: folderStore(tmpdir()) });
  const all: Statement[][] = [];
  for (const path of paths) {
    caught = [];
    const { statusCode, body } = await app.inject({ url: path });
    if (statusCode !== 200) throw new Error(`GET ${path} answered ${statusCode}: ${body.slice(0, 300)}`);
    all.push(caught);
  }
  await app.close();
  await database.close();
  return all;
}

/**
 * One request as a pgbench script. Each value is a variable set on the command line, so it is sent as a parameter of a
 * prepared statement, as the API does.
 */
export function pgbenchScript(statements: Statement[], name: string): { script: string; variables: string[] } {
  const variables: string[] = [];
  const script = statements.map(({ text, values }, s) =>
    text
      .replaceAll(/\$(\d+)/g, (_, number: string) => {
        const value = asText(values[Number(number) - 1]);
        if (value === null) return "null";
        const variable = `${name}_${s}_${number}`;
        if (!variables.some((set) => set.startsWith(`${variable}=`))) variables.push(`${variable}=${value}`);
        return `:${variable}`;
      })
      .replaceAll(/\s*\n\s*/g, " "),
  );
  return { script: `${script.join(";\n")};\n`, variables };
}

/** As a literal that PostgreSQL can read. */
function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (!Array.isArray(value)) return String(value);
  const items = value.map((item) => {
    const text = asText(item);
    return text === null ? "NULL" : `"${text.replaceAll(/["\\]/g, "\\$&")}"`;
  });
  return `{${items.join(",")}}`;
}
