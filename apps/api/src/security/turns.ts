// Work of which a few are done at a time, while the others wait in line.
import { ProblemError } from "../problems.ts";

/** @returns what does a piece of work in its turn, or throws a ProblemError unavailable where too many wait */
export function createTurns(atOnce: number, waitingAtMost: number): <T>(work: () => Promise<T>) => Promise<T> {
  let working = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (working < atOnce) working++;
    else {
      if (waiting.length >= waitingAtMost) throw new ProblemError("unavailable", { retryAfter: 2 });
      await new Promise<void>((turn) => waiting.push(turn));
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else working--;
    }
  };
}
