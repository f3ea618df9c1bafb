// One process owns a data folder. The lock is the kernel's (taken through SQLite), so it ends with its process, however
// that ends. It is never stale, and it works between containers that share a folder on one machine.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";

export interface Owner {
  pid: number;
  /** RFC 3339. */
  since: string;
  /** Where it listens for commands, once it has started to. */
  socket?: string;
}

export class InUseError extends Error {
  readonly owner: Owner | null;
  constructor(folder: string, owner: Owner | null) {
    const who = owner ? `process ${owner.pid} has been using it since ${owner.since}` : "another process is using it";
    super(
      `The data folder ${folder} is in use: ${who}. Stop that process first, or choose another data folder (DATA_DIR).`,
    );
    this.name = "InUseError";
    this.owner = owner;
  }
}

// If the handle were garbage-collected, its lock would be lost.
const held = new Map<string, DatabaseSync>();
const sqliteBusy = 5;
const infoOf = (folder: string) => join(folder, "owner.json");

/** @throws InUseError with the owner */
export function lockFolder(folder: string): () => void {
  const path = resolve(folder);
  mkdirSync(path, { recursive: true, mode: 0o700 });
  // Nothing else in this process may open owner.lock, since closing another handle would release the lock.
  const lock = new DatabaseSync(join(path, "owner.lock"), { timeout: 0 });
  try {
    lock.exec("pragma locking_mode = exclusive; pragma journal_mode = memory; begin exclusive");
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode === sqliteBusy) throw new InUseError(folder, readOwner(path));
    throw error;
  }
  held.set(path, lock);
  writeOwner(path);
  return () => {
    if (!held.delete(path)) return;
    rmSync(infoOf(path), { force: true });
    lock.close();
  };
}

/** Tells other processes who owns the folder; only the owner calls this. */
export function writeOwner(folder: string, socket?: string) {
  const owner: Owner = {
    pid: process.pid,
    since: new Date(performance.timeOrigin).toISOString(),
    ...(socket !== undefined && { socket }),
  };
  writeFileSync(infoOf(folder), JSON.stringify(owner), { mode: 0o600 });
}

/** The last process known to own the folder: it may have ended without notice. */
export function readOwner(folder: string): Owner | null {
  try {
    return JSON.parse(readFileSync(infoOf(folder), "utf8")) as Owner;
  } catch {
    return null;
  }
}
