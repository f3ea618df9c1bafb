// npm run admin:invite -- EMAIL: goes through the process that has the embedded database open. If none has, or with
// PostgreSQL, it connects to the database itself.
import { brandFrom } from "@troth/brand";
import { lifetimes } from "@troth/rules/lifetimes";
import { startJobs } from "../../jobs/run.ts";
import { readSettings } from "../../settings.ts";
import { openStore } from "../../store.ts";
import { counted } from "../lifetimes.ts";
import { invite, inviteThroughOwner } from "./invite.ts";

const [address, ...more] = process.argv.slice(2);
if (address === undefined || more.length > 0 || address.startsWith("-")) {
  console.log(
    `npm run admin:invite -- EMAIL\n\nE-mails an invitation to become an admin. It works once, for ${counted(lifetimes.invitation, "day")}.`,
  );
  process.exitCode = address === "--help" ? 0 : 1;
} else {
  try {
    console.log(await send(address));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

async function send(to: string): Promise<string> {
  const settings = readSettings(process.env);
  if (settings.databaseUrl === undefined) {
    const done = await inviteThroughOwner(settings.dataDir, to);
    if (done !== null) return done;
  }
  const database = await openStore(settings);
  const brand = brandFrom(process.env);
  const running = await startJobs(database, { settings, brand });
  try {
    return await invite(database.db, { jobs: running.jobs, settings, brand }, to);
  } finally {
    await running.stop();
    await database.close();
  }
}
