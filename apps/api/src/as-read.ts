import { ProblemError } from "./problems.ts";

/**
 * @param what what is decided about, such as "review"
 * @throws ProblemError conflict if it has changed since an admin read the version that they decide about
 */
export function assertAsRead(what: string, current: number, read: number): void {
  if (current !== read)
    throw new ProblemError("conflict", {
      detail: `The ${what} has changed since you loaded it. Load it again before you decide.`,
    });
}
