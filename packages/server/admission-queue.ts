// Admission control: runs a few jobs at a time, while the others wait and are refused if they wait too long. Waiting is
// what protects the process: a caller who is refused straight away tries again straight away, and then refusing takes
// up all of its time.

export interface Limits {
  /** How many run at the same time. */
  concurrency: number;
  /**
   * One that has run for longer than this, in milliseconds, is taken to wait for somebody else, such as a lock or another
   * server, so its place is lent to the next in line until `most` run. Default: no place is lent.
   */
  slow?: { afterMs: number; most: number };
  /** How many may wait, and at most half as many with the same key; any more are refused straight away. Default: any number. */
  maxQueued?: number;
  /** How long each may wait, in milliseconds. Default: for ever. */
  queueTimeoutMs?: number;
}

interface QueuedJob {
  /** It may start now, and calls `release` once, when it is done. */
  start(release: () => void): void;
  /** Too many are waiting, or this one has waited too long. */
  refuse(): void;
  /** No one is waiting for it any more. */
  readonly cancelled: boolean;
  /** Of several with the same key, one runs at a time: the others would only wait for it. */
  readonly key?: string | undefined;
}

export interface AdmissionQueue {
  submit(job: QueuedJob): void;
  stop(): void;
}

/** @param onRefused called every five seconds if anyone was refused, with how many */
export function createAdmissionQueue(
  { concurrency, slow, maxQueued = Infinity, queueTimeoutMs = Infinity }: Limits,
  onRefused: (refused: number) => void,
): AdmissionQueue {
  const queue: { job: QueuedJob; since: number }[] = [];
  const running = new Set<{ job: QueuedJob; since: number }>();
  let refused = 0;

  function isFree({ key }: QueuedJob): boolean {
    return key === undefined || !running.values().some(({ job }) => job.key === key);
  }
  function mayWait({ key }: QueuedJob): boolean {
    if (queue.length >= maxQueued) return false;
    return key === undefined || queue.filter(({ job }) => job.key === key).length < maxQueued / 2;
  }
  function hasRoom(): boolean {
    if (running.size < concurrency) return true;
    if (!slow || running.size >= slow.most) return false;
    let quick = running.size;
    for (const { since } of running) if (performance.now() - since > slow.afterMs) quick--;
    return quick < concurrency;
  }
  function start(job: QueuedJob) {
    const run = { job, since: performance.now() };
    running.add(run);
    job.start(() => {
      running.delete(run);
      startWaiting();
    });
  }
  function startWaiting() {
    for (let i = 0; i < queue.length && hasRoom();) {
      const { job } = queue[i]!;
      if (isFree(job)) {
        queue.splice(i, 1);
        if (!job.cancelled) start(job);
      } else i++;
    }
  }
  function refuse(job: QueuedJob) {
    refused++;
    job.refuse();
  }
  const tick = setInterval(() => {
    const tooLong = performance.now() - queueTimeoutMs;
    const still = queue.findIndex(({ since }) => since > tooLong);
    for (const { job } of queue.splice(0, still < 0 ? queue.length : still)) if (!job.cancelled) refuse(job);
    startWaiting();
  }, 50).unref();
  const report = setInterval(() => {
    if (refused) onRefused(refused);
    refused = 0;
  }, 5_000).unref();

  return {
    submit(job) {
      startWaiting(); // places may have been lent meanwhile
      if (hasRoom() && isFree(job)) start(job);
      else if (mayWait(job)) queue.push({ job, since: performance.now() });
      else refuse(job);
    },
    stop() {
      clearInterval(tick);
      clearInterval(report);
    },
  };
}
