// Work in turns: a few at once, the others wait, and whoever has waited for long is told so. Waiting is what protects: a
// caller who is refused at once asks again at once, and refusing then takes all there is of the process.

export interface Limits {
  /** What is worked on at once. */
  working: number;
  /** How many may wait. More are refused at once. */
  waiting: number;
  /** How long one may wait, in milliseconds. */
  patience: number;
}

interface Turn {
  /** Its turn has come: `end` must follow, once. */
  begin(): void;
  /** Too many wait, or this one has waited for too long. */
  refuse(): void;
  /** Nobody waits for it any more. */
  readonly gone: boolean;
}

export interface Turns {
  take(turn: Turn): void;
  /** One that had begun is done. */
  end(): void;
  stop(): void;
}

/** @param told every five seconds in which somebody was refused: how many */
export function createTurns({ working, waiting, patience }: Limits, told: (refused: number) => void): Turns {
  const queue: { turn: Turn; since: number }[] = [];
  let active = 0;
  let refused = 0;

  function refuse(turn: Turn) {
    refused++;
    turn.refuse();
  }
  const impatience = setInterval(() => {
    const tooLong = performance.now() - patience;
    const still = queue.findIndex(({ since }) => since > tooLong);
    for (const { turn } of queue.splice(0, still < 0 ? queue.length : still)) if (!turn.gone) refuse(turn);
  }, 50).unref();
  const report = setInterval(() => {
    if (refused) told(refused);
    refused = 0;
  }, 5_000).unref();

  return {
    take(turn) {
      if (active < working) {
        active++;
        turn.begin();
      } else if (queue.length < waiting) queue.push({ turn, since: performance.now() });
      else refuse(turn);
    },
    end() {
      active--;
      let next = queue.shift();
      while (next?.turn.gone) next = queue.shift();
      if (!next) return;
      active++;
      next.turn.begin();
    },
    stop() {
      clearInterval(impatience);
      clearInterval(report);
    },
  };
}
