// What starting a throwaway PostgreSQL takes: a user that is not root, and letters beyond ASCII.
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chownSync, lstatSync, mkdirSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

export interface UnprivilegedUser {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root. @throws Error where there is nobody else to run it as */
export function unprivilegedUser(): UnprivilegedUser {
  for (const name of ["postgres", "nobody"]) {
    const { status, stdout } = spawnSync("id", [name], { encoding: "utf8" });
    const ids = /uid=(\d+).*? gid=(\d+)/.exec(stdout);
    if (status === 0 && ids) return { uid: Number(ids[1]), gid: Number(ids[2]) };
  }
  throw new Error("PostgreSQL does not run as root, and there is neither a user postgres nor nobody.");
}

/** Whether somebody may go through all the folders of an absolute path. */
export function isReachable(path: string, { uid, gid }: UnprivilegedUser): boolean {
  const folder = statSync(path);
  const bit = folder.uid === uid ? 0o100 : folder.gid === gid ? 0o010 : 0o001;
  return (folder.mode & bit) !== 0 && (dirname(path) === path || isReachable(dirname(path), { uid, gid }));
}

/**
 * Makes a folder for a server's data, which PostgreSQL wants closed to all others.
 * @param path absolute; where it should be
 * @param user whose it is, if not ours
 * @returns `path`; where that user may not go there, one among the temporary folders, which is the same the next time
 */
export function dataFolder(path: string, user: UnprivilegedUser | undefined): string {
  // First, with the mode that folders have: the data's own would close it to the data's owner.
  mkdirSync(dirname(path), { recursive: true });
  const name = `troth-postgres-${createHash("sha256").update(path).digest("hex").slice(0, 12)}`;
  const folder = user && !isReachable(dirname(path), user) ? join(tmpdir(), name) : path;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (user) {
    const { uid } = lstatSync(folder);
    if (uid !== process.getuid!() && uid !== user.uid) throw new Error(`${folder} is somebody else's.`);
    chownSync(folder, user.uid, user.gid);
  }
  return folder;
}

/** Options of initdb. Letters beyond ASCII must be letters: under the plain C locale trigrams and lower() pass them over. */
export function utf8Locale(initdb: string): string[] {
  const major = Number(/(\d+)/.exec(execFileSync(initdb, ["--version"], { encoding: "utf8" }))![1]);
  return major >= 17 ? ["--locale-provider=builtin", "--locale=C.UTF-8"] : ["--locale=C.UTF-8"];
}
