// Admission control: runs a few jobs at a time, while the others wait and are refused if they wait too long. Waiting is
// what protects the process: a caller who is refused straight away tries again straight away, and then refusing takes
// up all of its time.

export interface Limits {
  /** How many run at the same time. */
  concurrency: number;
  /** How many may wait. Any more are refused straight away. */
  maxQueued: number;
  /** How long each may wait, in milliseconds. */
  queueTimeoutMs: number;
}

interface QueuedJob {
  /** It may start now; `release` must follow, once. */
  start(): void;
  /** Too many are waiting, or this one has waited too long. */
  refuse(): void;
  /** No one is waiting for it any more. */
  readonly cancelled: boolean;
}

export interface AdmissionQueue {
  submit(job: QueuedJob): void;
  /** One that had started is done. */
  release(): void;
  stop(): void;
}

/** @param onRefused called every five seconds if anyone was refused, with how many */
export function createAdmissionQueue(
  { concurrency, maxQueued, queueTimeoutMs }: Limits,
  onRefused: (refused: number) => void,
): AdmissionQueue {
  const queue: { job: QueuedJob; since: number }[] = [];
  let active = 0;
  let refused = 0;

  function refuse(job: QueuedJob) {
    refused++;
    job.refuse();
  }
  const expiryTimer = setInterval(() => {
    const tooLong = performance.now() - queueTimeoutMs;
    const still = queue.findIndex(({ since }) => since > tooLong);
    for (const { job } of queue.splice(0, still < 0 ? queue.length : still)) if (!job.cancelled) refuse(job);
  }, 50).unref();
  const report = setInterval(() => {
    if (refused) onRefused(refused);
    refused = 0;
  }, 5_000).unref();

  return {
    submit(job) {
      if (active < concurrency) {
        active++;
        job.start();
      } else if (queue.length < maxQueued) queue.push({ job, since: performance.now() });
      else refuse(job);
    },
    release() {
      active--;
      let next = queue.shift();
      while (next?.job.cancelled) next = queue.shift();
      if (!next) return;
      active++;
      next.job.start();
    },
    stop() {
      clearInterval(expiryTimer);
      clearInterval(report);
    },
  };
}
