// Runs the server: jobs, listening, and a shutdown that fails no request.
import { type Brand, brandFrom } from "@troth/brand";
import type { FastifyBaseLogger } from "fastify";
import { buildApp } from "./app.ts";
import type { Database } from "./database/open.ts";
import { listenForCommands } from "./database/owner-socket.ts";
import { hasDemoData, removeDemoCommand } from "./demo/remove.ts";
import { importCommand } from "./import/owner-command.ts";
import { startJobs } from "./jobs/run.ts";
import { checkBucket } from "./file-store/bucket.ts";
import { createDecoder } from "./photos/decoder.ts";
import { enqueueMissingFormats } from "./photos/later-formats.ts";
import { openFileStore } from "./file-store/file-store.ts";
import { createVault } from "./vault/vault.ts";
import { deriveKeys } from "./security/keys.ts";
import { trackRequests } from "./plugins/closing.ts";
import { verifyRecordCommand } from "./record/verify.ts";
import { SettingsError } from "@troth/server/settings";
import type { Settings } from "./settings.ts";
import { inviteCommand } from "./users/admins/invite.ts";

/** @throws SettingsError if this database must not be served with these settings */
export async function serve(database: Database, settings: Settings, log: FastifyBaseLogger): Promise<void> {
  const brand = readBrand(process.env);
  if (settings.mode === "production" && (await hasDemoData(database.db))) {
    await database.close();
    throw new SettingsError(
      "This database contains the demo, whose passwords are public. Remove it first: npm run demo:remove",
    );
  }
  if (settings.bucket) {
    await checkBucket(settings.bucket, database.db).catch(async (error: unknown) => {
      await database.close();
      throw error;
    });
  }
  const photos = openFileStore(settings, "photos");
  let isFresh = false;
  // Before the jobs: it is one long transaction, for which they would wait in vain.
  if (settings.demoData) {
    // What reads its opening hours takes several MB, which a server without the demo never needs.
    const { fillDemo } = await import("./demo/fill.ts");
    const keys = deriveKeys(settings.secretKey);
    const vault = createVault(openFileStore(settings, "proofs"), keys.proofs);
    isFresh = await fillDemo(database.db, { photos, vault, key: keys.secondStep }, (line) => log.info(line));
  }
  const decoder = createDecoder(log);
  let clearCache = () => {};
  const running = await startJobs(database, { settings, brand, log, decoder, onPhotosChanged: () => clearCache() });
  // It takes minutes of a processor, which whoever has just started the demo needs for looking around.
  if (isFresh) await enqueueMissingFormats(database.db, running.jobs, { olderThan: 0, after: 900 });
  const app = await buildApp({ database, jobs: running.jobs, settings, photos, log, brand, decoder });
  clearCache = () => app.publicCache.clear();
  const close = trackRequests(app.server);
  const stopCommands = database.embedded
    ? await listenForCommands(settings.dataDir, {
        import: importCommand(database),
        "import-dry-run": importCommand(database, { dryRun: true }),
        "invite-admin": inviteCommand(database.db, { jobs: running.jobs, settings, brand }),
        "verify-record": verifyRecordCommand(database.db),
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
    const told = performance.now();
    log.info({ signal }, "stopping");
    // Readiness fails first, so that traffic is sent elsewhere; then requests in progress are finished.
    app.lifecycle.stopping = true;
    setTimeout(() => process.exit(1), 9_500);
    if (settings.mode === "production") await new Promise((done) => setTimeout(done, 1_000));
    await close(app, { bodies: 2_000, answers: 7_500 });
    await stopCommands();
    await running.stop(told + 8_000 - performance.now());
    await database.close();
    process.exit(0);
  };
  // May happen more than once: Ctrl-C comes from the terminal and from whatever started this process.
  process.on("SIGTERM", end);
  process.on("SIGINT", end);
}

/** @throws SettingsError if a variable of the brand is wrong */
function readBrand(env: NodeJS.ProcessEnv): Brand {
  try {
    return brandFrom(env);
  } catch (cause) {
    throw new SettingsError((cause as Error).message, { cause });
  }
}
