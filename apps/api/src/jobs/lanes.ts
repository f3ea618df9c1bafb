import { performance } from "node:perf_hooks";

/** The share of the time, from 0 to 1, in which the process has had something to do since it was last asked. */
export function utilizationSince(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const { utilization } = performance.eventLoopUtilization(last);
    last = performance.eventLoopUtilization();
    return utilization;
  };
}

/** How many are worked on at the same time while the process is busy, and from when on it is. */
const whenBusy = { lanes: 2, utilization: 0.5 };

/**
 * Makes a function that works on all items of a batch: a few at a time while the process is busy, because each takes time
 * from everyone who waits for an answer, and all at once while it isn't, because then it waits for somebody else, such as
 * a slow mail server (docs/benchmarks.md). Whether it is busy is asked again after each item.
 */
export function createLanes(utilization: () => number = utilizationSince()) {
  return async <Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> => {
    const results: Result[] = [];
    const left = items.entries();
    const lanes: Promise<void>[] = [];
    const open = () => {
      const most = utilization() > whenBusy.utilization ? whenBusy.lanes : items.length;
      while (lanes.length < most) lanes.push(lane());
    };
    const lane = async () => {
      for (const [i, item] of left) {
        results[i] = await work(item);
        open();
      }
    };
    open();
    // Includes those that are opened meanwhile.
    for (const each of lanes) await each;
    return results;
  };
}
