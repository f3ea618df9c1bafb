/** How an answer is made, and how long it is kept. Times are in milliseconds. */
interface KeptAnswer<T> {
  make: () => Promise<T>;
  /** How long callers wait for the first answer. */
  patience: number;
  /** How long until the next answer is made, after this one or after a failure (null). */
  keep: (made: T | null) => number;
  /** Called with every failure. */
  failed?: (error: unknown) => void;
}

/**
 * An answer for everyone, renewed in the background when it is due. Callers get the previous one meanwhile; they wait only for
 * the first, and not for ever. Null if there is none yet.
 */
export function keptAnswer<T>({ make, patience, keep, failed }: KeptAnswer<T>): () => Promise<T | null> {
  let kept: T | null = null;
  let due = 0;
  let making: Promise<void> | null = null;

  async function again(): Promise<void> {
    try {
      kept = await make();
      due = Date.now() + keep(kept);
    } catch (error) {
      failed?.(error);
      due = Date.now() + keep(null);
    }
  }

  return async () => {
    if (Date.now() >= due) making ??= again().finally(() => (making = null));
    if (kept === null && making) await within(patience, making);
    return kept;
  };
}

/** Resolves with the work, or when the time is up. */
async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  const { promise: over, resolve } = Promise.withResolvers<void>();
  const limit = setTimeout(resolve, milliseconds);
  await Promise.race([work, over]);
  clearTimeout(limit);
}
