// One process owns a data folder. The lock is the kernel's (taken through SQLite), so it goes with its process however that
// ends: nothing is ever stale, and it holds between containers that share a folder on one machine.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";

export interface Owner {
  pid: number;
  /** RFC 3339. */
  since: string;
  /** Where it listens for commands, once it does. */
  socket?: string;
}

export class InUseError extends Error {
  readonly owner: Owner | null;
  constructor(folder: string, owner: Owner | null) {
    const who = owner ? `process ${owner.pid} has had it since ${owner.since}` : "another process has it";
    super(`The data folder ${folder} is in use: ${who}. Stop that process first, or choose another folder (DATA_DIR).`);
    this.name = "InUseError";
    this.owner = owner;
  }
}

// A handle that were garbage-collected would take its lock with it.
const held = new Map<string, DatabaseSync>();
const sqliteBusy = 5;
const infoOf = (folder: string) => join(folder, "owner.json");

/** @throws InUseError naming the owner */
export function lockFolder(folder: string): () => void {
  const path = resolve(folder);
  mkdirSync(path, { recursive: true, mode: 0o700 });
  // Nothing else may open owner.lock in this process: closing another handle of it would drop the lock.
  const lock = new DatabaseSync(join(path, "owner.lock"), { timeout: 0 });
  try {
    lock.exec("pragma locking_mode = exclusive; pragma journal_mode = memory; begin exclusive");
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode === sqliteBusy) throw new InUseError(folder, readOwner(path));
    throw error;
  }
  held.set(path, lock);
  noteOwner(path);
  return () => {
    if (!held.delete(path)) return;
    rmSync(infoOf(path), { force: true });
    lock.close();
  };
}

/** Tells others who has the folder; only its owner calls this. */
export function noteOwner(folder: string, socket?: string) {
  const owner: Owner = {
    pid: process.pid,
    since: new Date(performance.timeOrigin).toISOString(),
    ...(socket !== undefined && { socket }),
  };
  writeFileSync(infoOf(folder), JSON.stringify(owner), { mode: 0o600 });
}

/** Who said last that they have the folder: it may have gone without a word. */
export function readOwner(folder: string): Owner | null {
  try {
    return JSON.parse(readFileSync(infoOf(folder), "utf8")) as Owner;
  } catch {
    return null;
  }
}
