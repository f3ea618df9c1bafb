// The data folder holds everyone's addresses, pictures and e-mails, and the keys to all of it, so only this user may
// open it.
import { chmodSync, lstatSync, mkdirSync, readdirSync, realpathSync, statSync } from "node:fs";
import { join } from "node:path";
import { SettingsError } from "@troth/server/settings";

/**
 * Makes the folder, or closes an existing one and everything in it to others. From then on, everything this process
 * writes anywhere is for its user only.
 * @param user who has to own it; absent on systems without users
 * @throws SettingsError if it belongs to someone else
 */
export function securePrivateFolder(folder: string, user = process.getuid?.()): void {
  process.umask(0o077);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = realpathSync(folder);
  const { uid } = statSync(path);
  if (user !== undefined && uid !== user)
    throw new SettingsError(
      `The data folder ${path} belongs to another user of this machine (user ID ${uid}; this process runs as ${user}). Start it as that user, give the folder and everything in it to this user (chown -R), or choose another folder (DATA_DIR).`,
    );
  // If the folder itself is open, an older version made it; then everything in it is checked once.
  if ([path, ...readdirSync(path).map((name) => join(path, name))].some(isOpen)) restrictToOwner(path);
}

/** Whether others have any access to it. A link's own mode means nothing. */
function isOpen(path: string): boolean {
  const entry = lstatSync(path, { throwIfNoEntry: false });
  return entry !== undefined && !entry.isSymbolicLink() && (entry.mode & 0o077) !== 0;
}

/** Restricts a file, or a folder and everything in it, to its owner. Links point elsewhere, so they are left alone. */
export function restrictToOwner(path: string): void {
  const entry = lstatSync(path, { throwIfNoEntry: false });
  if (!entry || entry.isSymbolicLink()) return;
  const isDirectory = entry.isDirectory();
  // Anything already closed is left alone, since a backup would treat a new modification time as a change.
  if ((entry.mode & 0o077) !== 0) chmodSync(path, isDirectory ? 0o700 : 0o600);
  if (!isDirectory) return;
  for (const name of readdirSync(path)) restrictToOwner(join(path, name));
}
