// Work that takes too long for one go: everyone else would wait until it is done.
import { setImmediate } from "node:timers/promises";

export type Steps<T> = Generator<void, T, void>;

/** In milliseconds. */
const slice = 5;

/** Does a few milliseconds of the work at a time, and in between whatever else there is to do. */
export async function inSlices<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    const until = performance.now() + slice;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < until);
    await setImmediate();
  }
}

export function inOneGo<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
