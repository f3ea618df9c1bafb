// Replaces @node-rs/argon2 in the hashing thread: counts each call, then makes it.
import { getEnvironmentData } from "node:worker_threads";
import * as argon2 from "@node-rs/argon2";

/** Made by `countingHasher`: the number of hashes and of comparisons. */
const calls = new Int32Array(getEnvironmentData("calls of argon2") as SharedArrayBuffer);

export function hashSync(...given: Parameters<typeof argon2.hashSync>): string {
  Atomics.add(calls, 0, 1);
  return argon2.hashSync(...given);
}

export function verifySync(...given: Parameters<typeof argon2.verifySync>): boolean {
  Atomics.add(calls, 1, 1);
  return argon2.verifySync(...given);
}
