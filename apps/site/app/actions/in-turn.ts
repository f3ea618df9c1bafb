/** One tab at a time, if the browser supports locks. */
export const inTurn = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  "locks" in navigator ? navigator.locks.request(name, work) : work();
