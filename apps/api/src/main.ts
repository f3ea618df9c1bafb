// Starts the server: settings, database, jobs, listening, and an end that fails no request.
import { join } from "node:path";
import { brandFrom } from "@troth/brand";
import { buildApp } from "./app.ts";
import { listenForCommands } from "./database/owner-socket.ts";
import { fillDemo } from "./demo/fill.ts";
import { demoIsThere, removeDemoCommand } from "./demo/remove.ts";
import { importCommand } from "./import/owner-command.ts";
import { startJobs } from "./jobs/run.ts";
import { createLog } from "./log.ts";
import { folderStore } from "./photos/store.ts";
import { deriveKeys } from "./security/keys.ts";
import { readSettings, SettingsError } from "./settings.ts";
import { openStore } from "./store.ts";
import { inviteCommand } from "./users/admins/invite.ts";

try {
  const settings = readSettings(process.env);
  const log = createLog(settings.logLevel);
  const brand = brandFrom(process.env);
  const database = await openStore(settings, log);
  if (settings.mode === "production" && (await demoIsThere(database.db))) {
    await database.close();
    throw new SettingsError(
      "This database holds the demo, whose passwords everybody knows. Remove it first: npm run demo:remove",
    );
  }
  const running = await startJobs(database, { settings, brand: brand.shortName, log });
  const photos = folderStore(join(settings.dataDir, "photos"));
  const app = await buildApp({ database, jobs: running.jobs, settings, photos, log, brand });
  if (settings.demoData)
    await fillDemo(database.db, photos, deriveKeys(settings.secretKey).secondStep, (line) => log.info(line));
  const stopCommands = database.embedded
    ? await listenForCommands(settings.dataDir, {
        import: importCommand(database),
        "invite-admin": inviteCommand(database.db, { jobs: running.jobs, settings, brand }),
        "remove-demo": removeDemoCommand(database, photos, () => app.publicCache.clear()),
      })
    : async () => {};
  await app.listen({ host: settings.host, port: settings.port, backlog: 2_048 });
  log.info(
    { port: settings.port, mode: settings.mode, database: settings.databaseUrl ? "server" : "embedded" },
    "listening",
  );

  let ending = false;
  const end = async (signal: string) => {
    if (ending) return;
    ending = true;
    log.info({ signal }, "stopping");
    // Readiness fails first, so that whoever sends traffic here looks elsewhere; then what is under way is finished.
    app.lifecycle.stopping = true;
    const latest = setTimeout(() => process.exit(1), 9_000);
    if (settings.mode === "production") await new Promise((done) => setTimeout(done, 1_000));
    await app.close();
    await stopCommands();
    await running.stop();
    await database.close();
    clearTimeout(latest);
    process.exit(0);
  };
  process.once("SIGTERM", end);
  process.once("SIGINT", end);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
