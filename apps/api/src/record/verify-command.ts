// npm run record:verify: goes through the process that has the embedded database open. If none has, or with PostgreSQL,
// it connects to the database itself.
import { parseArgs } from "node:util";
import { readSettings } from "../settings.ts";
import { openStore } from "../store.ts";
import { type RecordCheck, verifyRecord } from "./chain.ts";
import { toText, verifyThroughOwner } from "./verify.ts";

const help = `npm run record:verify [-- --since HEAD]

Checks that nothing on the record of decisions has been changed, deleted or put in between, nor what people were told
about them, and prints its head. Keep the head somewhere else: with --since, the check also fails if everything up to
that head has been rewritten.`;

try {
  const { values } = parseArgs({ options: { since: { type: "string" }, help: { type: "boolean" } } });
  if (values.help) console.log(help);
  else {
    const found = await check(headFrom(values.since));
    console.log(toText(found));
    if (found.fault !== null) process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function headFrom(since: string | undefined): string | null {
  if (since === undefined) return null;
  if (!/^[\da-f]{64}$/i.test(since)) throw new Error(`${JSON.stringify(since)} isn’t a head.\n\n${help}`);
  return since.toLowerCase();
}

async function check(since: string | null): Promise<RecordCheck> {
  const settings = readSettings(process.env);
  if (settings.databaseUrl === undefined) {
    const found = await verifyThroughOwner(settings.dataDir, since);
    if (found !== null) return found;
  }
  const database = await openStore(settings);
  try {
    return await verifyRecord(database.db, since);
  } finally {
    await database.close();
  }
}
