// Fills a data folder with the demo, then exits.
import { openFileStore } from "../file-store/file-store.ts";
import { createVault } from "../vault/vault.ts";
import { deriveKeys } from "../security/keys.ts";
import { readSettings } from "../settings.ts";
import { openStore } from "../store.ts";
import { fillDemo } from "./fill.ts";

const settings = readSettings(process.env);
const database = await openStore(settings);
try {
  const keys = deriveKeys(settings.secretKey);
  const photos = openFileStore(settings, "photos");
  const vault = createVault(openFileStore(settings, "proofs"), keys.proofs);
  const filled = await fillDemo(database.db, { photos, vault, key: keys.secondStep }, console.log);
  if (!filled) console.log("There are already vendors, so nothing was changed.");
} finally {
  await database.close();
}
