// Decisions wait a moment before they are sent, so that they can be taken back.

/** Milliseconds between the press and the call. */
export const UNDO_DELAY = 7_000;

export type Delayed = {
  send: () => unknown;
  /** It can't be taken back any more. */
  tooLate: () => void;
  /** It has been taken back. */
  undone: () => void;
};

type Waiting = Delayed & { ids: readonly string[]; timer: ReturnType<typeof setTimeout> };

export function createDelay(onChange: (ids: ReadonlySet<string>) => void, wait = UNDO_DELAY) {
  const waiting = new Set<Waiting>();
  /** No longer to be undone, but after another one. */
  const due = new Set<Waiting>();
  const leaving = new Set<string>();
  let sending: Promise<unknown> = Promise.resolve();

  const changed = () => onChange(new Set([...leaving, ...[...waiting].flatMap(({ ids }) => ids)]));

  const end = (one: Waiting): boolean => {
    clearTimeout(one.timer);
    return waiting.delete(one);
  };

  const takeBack = (one: Waiting) => {
    if (!end(one)) return;
    changed();
    one.undone();
  };

  // One after another, in the order in which they were made.
  const send = (one: Waiting) => {
    if (!end(one)) return;
    for (const id of one.ids) leaving.add(id);
    due.add(one);
    one.tooLate();
    sending = sending.then(() => carryOut(one));
  };

  const carryOut = async (one: Waiting) => {
    if (!due.delete(one)) return;
    try {
      await one.send();
    } catch {
      // Whoever sends it says what went wrong.
    }
    for (const id of one.ids) leaving.delete(id);
    changed();
  };

  return {
    /**
     * Sends it when the time is up.
     * @param ids What it is about, which counts as gone meanwhile.
     * @returns takes it back
     */
    add: (ids: readonly string[], { send: run, tooLate, undone }: Delayed): (() => void) => {
      const one: Waiting = { ids, send: run, tooLate, undone, timer: setTimeout(() => send(one), wait) };
      waiting.add(one);
      changed();
      return () => takeBack(one);
    },
    /** Takes back the last one. */
    undo: () => {
      const last = [...waiting].at(-1);
      if (last) takeBack(last);
    },
    /** Sends everything now, in order, as when another page comes. Resolves once it has all been sent. */
    flush: () => {
      for (const one of waiting) send(one);
      return sending;
    },
    /** Sends everything at once, because the page is about to end, and no answer will reach it. */
    leave: () => {
      for (const one of waiting) send(one);
      for (const one of due) void carryOut(one);
    },
  };
}
