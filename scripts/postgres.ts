// What it takes to start a throwaway PostgreSQL: a user other than root, and support for letters beyond ASCII.
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chownSync, lstatSync, mkdirSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

export interface UnprivilegedUser {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root, so this finds another user. @throws Error if there is none */
export function unprivilegedUser(): UnprivilegedUser {
  for (const name of ["postgres", "nobody"]) {
    const { status, stdout } = spawnSync("id", [name], { encoding: "utf8" });
    const ids = /uid=(\d+).*? gid=(\d+)/.exec(stdout);
    if (status === 0 && ids) return { uid: Number(ids[1]), gid: Number(ids[2]) };
  }
  throw new Error(
    "PostgreSQL doesn't run as root, and this system has neither a user called postgres nor one called nobody.",
  );
}

/** Whether a user may enter every folder of an absolute path. */
export function isReachable(path: string, { uid, gid }: UnprivilegedUser): boolean {
  const folder = statSync(path);
  const bit = folder.uid === uid ? 0o100 : folder.gid === gid ? 0o010 : 0o001;
  return (folder.mode & bit) !== 0 && (dirname(path) === path || isReachable(dirname(path), { uid, gid }));
}

/**
 * Makes a folder for a server's data, which PostgreSQL requires to be closed to everyone else.
 * @param path an absolute path: where the folder should be
 * @param user the owner, if it isn't us
 * @returns `path`; if that user can't get there, a temporary folder, the same one every time
 */
export function dataFolder(path: string, user: UnprivilegedUser | undefined): string {
  // Parents first, with the usual mode, because the data folder's mode would shut out the data's owner.
  mkdirSync(dirname(path), { recursive: true });
  const name = `troth-postgres-${createHash("sha256").update(path).digest("hex").slice(0, 12)}`;
  const folder = user && !isReachable(dirname(path), user) ? join(tmpdir(), name) : path;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (user) {
    const { uid } = lstatSync(folder);
    if (uid !== process.getuid!() && uid !== user.uid) throw new Error(`${folder} belongs to another user.`);
    chownSync(folder, user.uid, user.gid);
  }
  return folder;
}

/**
 * Options for initdb. Letters beyond ASCII must count as letters: under the plain C locale, trigrams and lower() ignore
 * them.
 */
export function utf8Locale(initdb: string): string[] {
  const major = Number(/(\d+)/.exec(execFileSync(initdb, ["--version"], { encoding: "utf8" }))![1]);
  return major >= 17 ? ["--locale-provider=builtin", "--locale=C.UTF-8"] : ["--locale=C.UTF-8"];
}
