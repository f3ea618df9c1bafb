// How long something keeps the processor busy, which other work on the machine hardly changes: a test of how long it
// takes would fail there.

/**
 * In milliseconds, in this process with all its threads: the embedded database and the hashing of passwords are among
 * them, PostgreSQL isn't.
 */
export async function cpuTime(run: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** The least of up to ten times, since others of its threads may work meanwhile; once it is below `enough`, that one. */
export async function leastCpuTime(run: () => unknown, enough: number): Promise<number> {
  let least = Infinity;
  for (let attempt = 0; attempt < 10 && least >= enough; attempt++) least = Math.min(least, await cpuTime(run));
  return least;
}
