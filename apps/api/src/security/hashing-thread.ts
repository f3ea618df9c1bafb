// Where passwords are hashed: one after the other, in a thread that steps back for all others. A hash is 10 ms of work that
// can wait a little; whoever only reads waits for the event loop and the database, and on few cores these would wait for it.
import { readlinkSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import type { hashSync, Options, verifySync } from "@node-rs/argon2";

export interface ThreadInput {
  /** The module that hashes. */
  binding: string;
  options: Options;
}

/** What is to be compared with; null: nothing, a hash is to be made. */
export type ToThread = { password: string; hashed: string | null };
/** In the order in which it was asked for. */
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

/** Linux knows a priority for each thread. Not the lowest: with all cores taken, logins are to be slow and not to stand still. */
function stepBack() {
  try {
    const [, process_, thread] = /^(\d+)\/task\/(\d+)$/.exec(readlinkSync("/proc/thread-self")) ?? [];
    // Within a container /proc may be another's, and so would be the thread of that number.
    if (Number(process_) === process.pid) setPriority(Number(thread), constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Another system, or not allowed: it hashes like any thread.
  }
}
