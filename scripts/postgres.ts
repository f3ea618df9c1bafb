// What starting a throwaway PostgreSQL takes: a user that is not root, and letters beyond ASCII.
import { execFileSync, spawnSync } from "node:child_process";

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

/** Options of initdb. Letters beyond ASCII must be letters: under the plain C locale trigrams and lower() pass them over. */
export function utf8Locale(initdb: string): string[] {
  const major = Number(/(\d+)/.exec(execFileSync(initdb, ["--version"], { encoding: "utf8" }))![1]);
  return major >= 17 ? ["--locale-provider=builtin", "--locale=C.UTF-8"] : ["--locale=C.UTF-8"];
}
