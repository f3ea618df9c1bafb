// Work that is done a few pieces at a time while the rest waits in a queue: logins, uploaded pictures, drawn covers.
import { createAdmissionQueue, type Limits } from "@troth/server/admission-queue";
import { ProblemError } from "./problems.ts";

interface RunOptions {
  isWanted?: () => boolean;
  /** What it would wait for: of several about the same, one is done at a time. */
  about?: string;
}

export interface WorkQueue {
  /**
   * Does a piece of work when its turn comes; never, if no one wants it any more by then.
   * @throws ProblemError unavailable, when too many are waiting or it has waited too long
   */
  run<T>(work: () => Promise<T>, options?: RunOptions): Promise<T>;
  stop(): void;
}

/**
 * @param retryAfter after how many seconds a caller who was refused may try again
 * @param onRefused called every five seconds if any callers were refused, with how many
 */
export function createWorkQueue(
  limits: Limits,
  retryAfter = 2,
  onRefused: (refused: number) => void = () => {},
): WorkQueue {
  const queue = createAdmissionQueue(limits, onRefused);
  return {
    async run(work, { isWanted = () => true, about } = {}) {
      const release = await new Promise<() => void>((start, reject) => {
        const refuse = () => reject(new ProblemError("unavailable", { retryAfter }));
        queue.submit({
          start,
          refuse,
          key: about,
          get cancelled() {
            return !isWanted();
          },
        });
      });
      try {
        return await work();
      } finally {
        release();
      }
    },
    stop: queue.stop,
  };
}
