// Work that is done a few pieces at a time while the rest waits in a queue: logins, uploaded pictures, drawn covers.
import { createAdmissionQueue, type Limits } from "@troth/server/admission-queue";
import { ProblemError } from "./problems.ts";

export interface WorkQueue {
  /**
   * Does a piece of work when its turn comes; never, if no one wants it any more by then.
   * @throws ProblemError unavailable, when too many are waiting or it has waited too long
   */
  run<T>(work: () => Promise<T>, isWanted?: () => boolean): Promise<T>;
  stop(): void;
}

/**
 * @param retryAfter after how many seconds a caller who was refused may try again
 * @param onRefused called every five seconds if any callers were refused, with how many
 */
export function createWorkQueue(limits: Limits, retryAfter: number, onRefused: (refused: number) => void): WorkQueue {
  const queue = createAdmissionQueue(limits, onRefused);
  return {
    async run(work, isWanted = () => true) {
      await new Promise<void>((start, reject) => {
        const refuse = () => reject(new ProblemError("unavailable", { retryAfter }));
        queue.submit({
          start,
          refuse,
          get cancelled() {
            return !isWanted();
          },
        });
      });
      try {
        return await work();
      } finally {
        queue.release();
      }
    },
    stop: queue.stop,
  };
}
