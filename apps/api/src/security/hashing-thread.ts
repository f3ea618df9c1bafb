// Hashes passwords one after the other, in a thread that gives way to all others. A hash is 10 ms of work that can wait
// a little; people who only read wait for the event loop and the database, which on few cores would otherwise wait for
// the hash.
import { readlinkSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import type { hashSync, Options, verifySync } from "@node-rs/argon2";

export interface ThreadInput {
  /** The module that hashes. */
  binding: string;
  options: Options;
}

/** The hash to compare with; null to make a hash. */
export type ToThread = { password: string; hashed: string | null };
/** In the order of the requests. */
export type FromThread = { made: string } | { matches: boolean } | { error: unknown };

stepBack();
const { binding, options } = workerData as ThreadInput;
const argon = (await import(binding)) as { hashSync: typeof hashSync; verifySync: typeof verifySync };
const port = parentPort!;
port.on("message", (job: ToThread) => port.postMessage(answer(job)));

function answer({ password, hashed }: ToThread): FromThread {
  try {
    return hashed === null
      ? { made: argon.hashSync(password, options) }
      : { matches: argon.verifySync(hashed, password) };
  } catch (error) {
    return { error };
  }
}

/**
 * Linux has a priority for each thread. This is not the lowest: with all cores busy, logins should slow down but not
 * stop.
 */
function stepBack() {
  try {
    const [, process_, thread] = /^(\d+)\/task\/(\d+)$/.exec(readlinkSync("/proc/thread-self")) ?? [];
    // In a container, /proc may belong to another namespace, and so would the thread with that number.
    if (Number(process_) === process.pid) setPriority(Number(thread), constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Another system, or not allowed: then it hashes at normal priority.
  }
}
