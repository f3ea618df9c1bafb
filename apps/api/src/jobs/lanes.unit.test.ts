import { setImmediate, setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { createLanes, utilizationSince } from "./lanes.ts";

test.each([
  ["two at a time while the process is busy", 0.9, 2],
  ["all at once while it has time", 0.1, 8],
])("a batch is worked on %s, each item once", async (_how, utilization, most) => {
  let [now, highest] = [0, 0];
  const inLanes = createLanes(() => utilization);
  const doubled = await inLanes([1, 2, 3, 4, 5, 6, 7, 8], async (item) => {
    highest = Math.max(highest, ++now);
    await setImmediate();
    now -= 1;
    return 2 * item;
  });
  expect(doubled).toEqual([2, 4, 6, 8, 10, 12, 14, 16]);
  expect(highest).toBe(most);
});

test("once the process has time again, what is left is worked on all at once", async () => {
  const answers = [0.9, 0.1];
  const started: number[] = [];
  const inLanes = createLanes(() => answers.shift() ?? 0.1);
  await inLanes([1, 2, 3, 4, 5, 6], async (item) => {
    started.push(item);
    await setTimeout(item === 1 ? 0 : 100);
    if (item === 2) expect(started).toEqual([1, 2, 3, 4, 5, 6]);
  });
  expect(started).toHaveLength(6);
});

test("whether the process is busy is measured since it was last asked", async () => {
  const utilization = utilizationSince();
  const spin = () => {
    const until = performance.now() + 50;
    while (performance.now() < until);
  };
  await setTimeout(0);
  spin();
  expect(utilization()).toBeGreaterThan(0.5);
  await setTimeout(300);
  expect(utilization()).toBeLessThan(0.5);
  spin();
  expect(utilization()).toBeGreaterThan(0.5);
});
