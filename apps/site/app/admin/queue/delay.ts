// Decisions wait a moment before they are sent, so that they can be taken back.

/** Milliseconds between the press and the call. */
export const UNDO_DELAY = 7_000;

type Waiting = { ids: readonly string[]; send: () => unknown; timer: ReturnType<typeof setTimeout> };

export function createDelay(onChange: (ids: ReadonlySet<string>) => void, wait = UNDO_DELAY) {
  const waiting = new Set<Waiting>();
  const leaving = new Set<string>();
  let sending: Promise<unknown> = Promise.resolve();

  const changed = () => onChange(new Set([...leaving, ...[...waiting].flatMap(({ ids }) => ids)]));

  const end = (one: Waiting): boolean => {
    clearTimeout(one.timer);
    return waiting.delete(one);
  };

  // One after another, in the order in which they were made.
  const send = (one: Waiting) => {
    if (!end(one)) return;
    for (const id of one.ids) leaving.add(id);
    sending = sendAfter(sending, one);
  };

  const sendAfter = async (before: Promise<unknown>, { ids, send: run }: Waiting) => {
    await before;
    try {
      await run();
    } catch {
      // Whoever sends it says what went wrong.
    }
    for (const id of ids) leaving.delete(id);
    changed();
  };

  return {
    /**
     * Sends it when the time is up.
     * @param ids What it is about, which counts as gone meanwhile.
     * @returns takes it back, and says whether it wasn't too late
     */
    add: (ids: readonly string[], run: () => unknown): (() => boolean) => {
      const one: Waiting = { ids, send: run, timer: setTimeout(() => send(one), wait) };
      waiting.add(one);
      changed();
      return () => {
        const isInTime = end(one);
        if (isInTime) changed();
        return isInTime;
      };
    },
    /** Takes back the last one. */
    undo: () => {
      const last = [...waiting].at(-1);
      if (last && end(last)) changed();
    },
    /** Whether something waits or is being sent. */
    isBusy: () => waiting.size + leaving.size > 0,
    /** Sends everything now, as when the page is left. */
    flush: () => {
      for (const one of waiting) send(one);
    },
  };
}
