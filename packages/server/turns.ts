// Runs work in turns: a few pieces at a time, while the others wait and are refused if they wait too long. Waiting is
// what protects the process: a caller who is refused straight away tries again straight away, and then refusing takes
// up all of its time.

export interface Limits {
  /** How many run at the same time. */
  working: number;
  /** How many may wait. Any more are refused straight away. */
  waiting: number;
  /** How long each may wait, in milliseconds. */
  patience: number;
}

interface Turn {
  /** Its turn has come; `end` must follow, once. */
  begin(): void;
  /** Too many are waiting, or this one has waited too long. */
  refuse(): void;
  /** No one is waiting for it any more. */
  readonly gone: boolean;
}

export interface Turns {
  take(turn: Turn): void;
  /** One that had started is done. */
  end(): void;
  stop(): void;
}

/** @param told called every five seconds if anyone was refused, with how many */
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
