import { ProblemError } from "./problems.ts";

/**
 * Does the work for each, one after the other, even if it fails for some.
 * @throws Error at the end, if it has failed for any
 */
export async function eachDespiteFailures<T>(
  items: Iterable<T> | AsyncIterable<T>,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for await (const item of items) {
    try {
      await work(item);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length === 0) return;
  const [first] = failures;
  // A problem's own words are for callers.
  const reason = first instanceof ProblemError ? (first.details.cause ?? first) : first;
  throw new Error(`${failures.length} failed, the first with: ${String(reason)}`, { cause: first });
}
