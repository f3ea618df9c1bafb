// The data folder holds everybody's addresses, pictures and mails, and the keys to all of it: it is for this user only.
import { chmodSync, lstatSync, mkdirSync, readdirSync, realpathSync, statSync } from "node:fs";
import { join } from "node:path";
import { SettingsError } from "./settings-error.ts";

/**
 * Makes the folder, or closes one that is there to others, with all that is in it. Whatever this process writes from then on is
 * for its user only, wherever it writes it.
 * @param user whose it has to be; absent on systems without users
 * @throws SettingsError where it belongs to somebody else
 */
export function ownDataFolder(folder: string, user = process.getuid?.()): void {
  process.umask(0o077);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = realpathSync(folder);
  const { uid } = statSync(path);
  if (user !== undefined && uid !== user)
    throw new SettingsError(
      `The data folder ${path} belongs to another user of this machine (number ${uid}; this process runs as ${user}). Start it as that user, give the folder with all that is in it to this one (chown -R), or choose another folder (DATA_DIR).`,
    );
  // What is open at the top tells of an older version; then all of it is looked at, once.
  if ([path, ...readdirSync(path).map((name) => join(path, name))].some(isOpen)) closeToOthers(path);
}

/** Whether others may do anything with it. A link's own mode says nothing. */
function isOpen(path: string): boolean {
  const entry = lstatSync(path, { throwIfNoEntry: false });
  return entry !== undefined && !entry.isSymbolicLink() && (entry.mode & 0o077) !== 0;
}

/** Leaves a file, or a folder with all that is in it, to its owner only. Links lead elsewhere, and are left alone. */
export function closeToOthers(path: string): void {
  const entry = lstatSync(path, { throwIfNoEntry: false });
  if (!entry || entry.isSymbolicLink()) return;
  const isDirectory = entry.isDirectory();
  // What is closed is left alone: a backup would take a new time of change for a change.
  if ((entry.mode & 0o077) !== 0) chmodSync(path, isDirectory ? 0o700 : 0o600);
  if (!isDirectory) return;
  for (const name of readdirSync(path)) closeToOthers(join(path, name));
}
