// Fills a data folder with the demo, then exits.
import { join } from "node:path";
import { folderStore } from "../photos/store.ts";
import { createVault } from "../vault/vault.ts";
import { deriveKeys } from "../security/keys.ts";
import { readSettings } from "../settings.ts";
import { openStore } from "../store.ts";
import { fillDemo } from "./fill.ts";

const settings = readSettings(process.env);
const database = await openStore(settings);
try {
  const keys = deriveKeys(settings.secretKey);
  const photos = folderStore(join(settings.dataDir, "photos"));
  const vault = createVault(join(settings.dataDir, "proofs"), keys.proofs);
  const filled = await fillDemo(database.db, { photos, vault, key: keys.secondStep }, console.log);
  if (!filled) console.log("There are already vendors, so nothing was changed.");
} finally {
  await database.close();
}
