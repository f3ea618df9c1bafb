// The server's own hasher, thread included, which counts calls to the real binding.
import { setEnvironmentData } from "node:worker_threads";
import { createPasswordHasher } from "../src/security/passwords.ts";

export function countingHasher() {
  const shared = new SharedArrayBuffer(8);
  setEnvironmentData("calls of argon2", shared);
  const calls = new Int32Array(shared);
  return {
    hasher: createPasswordHasher(new URL("./counting-argon2.ts", import.meta.url).href),
    calls: {
      get hash() {
        return Atomics.load(calls, 0);
      },
      get verify() {
        return Atomics.load(calls, 1);
      },
    },
  };
}
